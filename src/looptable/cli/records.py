"""Records that a command line names: opened with their warnings, overwritten only with --force."""

from collections.abc import Sequence
from pathlib import Path

from looptable.cli.output import complain
from looptable.cli.packs import pack_finder
from looptable.cli.voice import Voice
from looptable.core.errors import Refusal, WrongUse
from looptable.core.ids import Seat
from looptable.engine.contract.game import Game
from looptable.engine.match.editions import game_of
from looptable.engine.match.match import Match, open_match
from looptable.engine.match.record import Record
from looptable.engine.match.recordfile import read_record, write_record

__all__ = [
    "check_seat",
    "open_game",
    "open_record",
    "pending_seat",
    "refuse_to_overwrite",
    "save",
]


def open_record(file: Path, packs: Sequence[str], voice: Voice) -> Match:
    """The match of a record file, at its last choice."""
    match = open_match(_read(file, voice), pack_finder(packs))
    voice.speak_of(match.game)
    return match


def open_game(file: Path, packs: Sequence[str], voice: Voice) -> tuple[Game, Record]:
    """A record and its game, before any choice is replayed."""
    record = _read(file, voice)
    game = game_of(record.header, pack_finder(packs))
    voice.speak_of(game)
    return game, record


def _read(file: Path, voice: Voice) -> Record:
    record, warnings = read_record(file)
    for warning in warnings:
        complain(voice.say(warning))
    return record


def refuse_to_overwrite(file: Path, *, force: bool) -> None:
    """A file that exists stays as it is, unless that is asked for."""
    if file.exists() and not force:
        raise WrongUse("use/file-exists", file=str(file))


def save(file: Path, match: Match) -> None:
    """Writes the record of a match, all of it or nothing."""
    write_record(file, match.record)


def check_seat(seat: int, match: Match) -> None:
    """Refuses a seat that this table does not have."""
    players = match.header.players
    if not 0 <= seat < players:
        raise WrongUse(
            "use/unknown-seat", seat=seat, players=players, accepted=tuple(range(players))
        )


def pending_seat(match: Match, seat: Seat | None = None) -> Seat:
    """The seat asked for, or the only one that must choose now."""
    if seat is not None:
        check_seat(seat, match)
    pending = match.state.pending()
    if not pending:
        raise Refusal("action/match-over")
    if seat is None:
        if len(pending) > 1:
            raise WrongUse("use/which-seat", pending=pending)
        return pending[0]
    if seat not in pending:
        raise Refusal("action/not-your-turn", seat=seat, pending=pending)
    return seat
