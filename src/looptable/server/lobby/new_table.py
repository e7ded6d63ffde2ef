"""Making a table: every mistake in what was asked for is found before anything is stored."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from looptable.bots import find_bot
from looptable.core.errors import LooptableError, Refusal, WrongUse
from looptable.engine.contract.game import Game
from looptable.engine.match.commitment import commitment
from looptable.engine.match.match import new_match
from looptable.engine.match.positions import given_position
from looptable.engine.match.record import Header
from looptable.engine.packs import game_with_packs
from looptable.server.lobby.upload import Upload
from looptable.storage.rows import Guest, SeatKind, SeatRow, TableRow
from looptable.wire.lobby import NewTable, SettingValue

__all__ = ["make_rows", "make_seat", "new_id", "new_invite"]

LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"  # none that could be taken for another


def new_id() -> str:
    """An id for a table."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))


def new_invite() -> str:
    """The secret of a table's link."""
    return secrets.token_urlsafe(12)


def make_rows(
    wish: NewTable, guest: Guest, lang: str, upload: Upload | None = None
) -> tuple[TableRow, list[SeatRow]]:
    """The rows of a table; refuses what the game or the server cannot do.

    `upload` is the end of the record in the wish, if there is one.
    """
    game = game_with_packs(wish.game, wish.packs, is_path_allowed=False)
    secret, salt = secrets.token_hex(32), secrets.token_hex(16)
    header = _header(game, wish, upload)
    is_set_up = header.position is not None
    table_id = new_id()
    commit = "" if is_set_up else commitment(secret, salt)
    row = TableRow(
        id=table_id,
        owner=guest.id,
        game=game.meta.id,
        players=header.players,
        options=header.options,
        packs=wish.packs,
        lang=wish.lang or lang,
        access=wish.access,
        invite=new_invite(),
        secret=secret,
        salt=salt,
        commit_hash=commit,
        header=_committed(header, commit),
    )
    return row, _seats(wish, header.players, table_id, guest, game)


def _committed(header: Header, commit: str) -> Header:
    """A header that says nothing of the draws to come."""
    return msgspec.structs.replace(header, seed=None, commit=commit or None)


def _header(game: Game, wish: NewTable, upload: Upload | None) -> Header:
    """The match to play. A trial set-up finds every mistake in the settings."""
    game, position = _position(game, wish, upload)
    least = game.meta.least_players
    if position is None:
        players = max(least, len(wish.seats)) if wish.players is None else wish.players
        return new_match(game, players, wish.options, 0).header
    try:
        return _set_up(game, position, wish.options)
    except LooptableError:
        raise
    except Exception:
        # A position written by hand may break any rule.
        raise Refusal("table/impossible") from None


def _set_up(game: Game, position: dict[str, Any], options: Mapping[str, SettingValue]) -> Header:
    """The header of a match that begins from a position, with everything it may be asked at once."""
    state = game.load(position)
    # The author of the position must not know what will be drawn.
    state.reseed(secrets.randbits(256))
    match = new_match(game, position["players"], options, 0, state.position())
    for seat in match.state.pending():
        match.options(seat)
    return match.header


def _position(
    game: Game, wish: NewTable, upload: Upload | None
) -> tuple[Game, dict[str, Any] | None]:
    """The position to begin from, if any, and the game with the content that it needs."""
    if upload is not None:
        return _end_of_record(game, wish, upload)
    if wish.position is None:
        return game, None
    return game, given_position(game, wish.position, wish.players)


def _end_of_record(game: Game, wish: NewTable, upload: Upload) -> tuple[Game, dict[str, Any]]:
    if upload.game != game.meta.id:
        raise WrongUse("use/other-game", file="record", game=upload.game, wanted=game.meta.id)
    if upload.content:
        game = game_with_packs(wish.game, wish.packs, is_path_allowed=False, content=upload.content)
    return game, upload.position


def _seats(wish: NewTable, players: int, table_id: str, guest: Guest, game: Game) -> list[SeatRow]:
    if len(wish.seats) > players:
        raise Refusal("table/too-many-seats", seats=len(wish.seats), players=players)
    words = [*wish.seats, *["open"] * (players - len(wish.seats))]
    return [make_seat(table_id, seat, word, guest, game) for seat, word in enumerate(words)]


def make_seat(table_id: str, seat: int, word: str, guest: Guest, game: Game) -> SeatRow:
    """A seat as a table asks for it: me, open, hot, or bot:NAME."""
    kind, _, bot = word.partition(":")
    kinds: Mapping[str, SeatKind] = {"me": "guest", "open": "open", "hot": "hot", "bot": "bot"}
    accepted: Sequence[str] = ("me", "open", "hot", "bot:…")
    if kind not in kinds or (bot and kind != "bot"):
        raise Refusal("seat/unknown-kind", kind=word, accepted=accepted)
    row = SeatRow(table_id, seat, kinds[kind])
    if kind == "bot":
        find_bot(bot, game)  # refuses an unknown name
        return SeatRow(table_id, seat, "bot", None, bot, bot)
    if kind in ("me", "hot"):
        return SeatRow(
            table_id, seat, kinds[kind], guest.id, None, guest.name if kind == "me" else ""
        )
    return row
