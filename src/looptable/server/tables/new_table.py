"""Making a table: every mistake in what was asked for is found before anything is stored."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from looptable.bots import find_bot
from looptable.core.errors import PositionError, Refusal, WrongUse
from looptable.engine.contract.game import Game
from looptable.engine.match.commitment import commitment
from looptable.engine.match.match import new_match, open_match
from looptable.engine.match.record import Header
from looptable.engine.match.recordfile import parse_record
from looptable.engine.packs import game_with_packs, read_installed_pack
from looptable.storage.rows import Guest, SeatKind, SeatRow, TableRow
from looptable.wire.lobby import NewTable

__all__ = ["make_rows", "make_seat"]

LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"  # none that could be taken for another


def make_rows(wish: NewTable, guest: Guest, lang: str) -> tuple[TableRow, list[SeatRow]]:
    """The rows of a table; refuses what the game or the server cannot do."""
    game = game_with_packs(wish.game, wish.packs, is_path_allowed=False)
    secret, salt = secrets.token_hex(32), secrets.token_hex(16)
    header = _header(game, wish)
    is_set_up = header.position is not None
    table_id = "".join(secrets.choice(LETTERS) for _ in range(10))
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
        invite=secrets.token_urlsafe(12),
        secret=secret,
        salt=salt,
        commit_hash=commit,
        header=_committed(header, commit),
    )
    return row, _seats(wish, header.players, table_id, guest, game)


def _committed(header: Header, commit: str) -> Header:
    """A header that says nothing of the draws to come."""
    return msgspec.structs.replace(header, seed=None, commit=commit or None)


def _header(game: Game, wish: NewTable) -> Header:
    """The match to play. A trial set-up finds every mistake in the settings."""
    game, position = _position(game, wish)
    least = game.meta.least_players
    if position is None:
        players = max(least, len(wish.seats)) if wish.players is None else wish.players
        return new_match(game, players, wish.options, 0).header
    state = game.load(position)
    # The author of the position must not know what will be drawn.
    state.reseed(secrets.randbits(256))
    match = new_match(game, position["players"], wish.options, 0, state.position())
    return match.header


def _position(game: Game, wish: NewTable) -> tuple[Game, dict[str, Any] | None]:
    """The position to begin from, if any, and the game with the content that it needs."""
    if wish.position is not None and wish.record is not None:
        raise Refusal("table/two-beginnings")
    if wish.record is not None:
        return _end_of_record(game, wish.record)
    if wish.position is None:
        return game, None
    return game, _with_players(game, wish.position, wish.players)


def _with_players(game: Game, position: Mapping[str, Any], players: int | None) -> dict[str, Any]:
    """The number of seats shapes everything else, so it is settled before the rest is read."""
    found = position.get("players", players or game.meta.least_players)
    least, most = game.meta.least_players, game.meta.most_players
    if type(found) is not int or not least <= found <= most:
        raise PositionError(
            "position/bad-value", field="players", value=str(found), accepted=[f"{least}–{most}"]
        )
    return {**position, "players": found}


def _end_of_record(game: Game, text: str) -> tuple[Game, dict[str, Any]]:
    record, _ = parse_record(text, "record")
    match = open_match(record, read_installed_pack)
    if match.game.meta.id != game.meta.id:
        raise WrongUse(
            "use/other-game", file="record", game=match.game.meta.id, wanted=game.meta.id
        )
    if match.state.outcome() is not None:
        raise Refusal("action/match-over")
    return (match.game if match.game.content_name() else game), match.state.position()


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
