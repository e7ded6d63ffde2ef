"""Snapshots: all that a seat sees and may do at one moment, as text that people read and tests compare.

The first line names the moment: after how many choices of which playthrough, and whose view it is. All else is made
from it, so a change of a view, a text or an option shows as a change of a line.
"""

from collections.abc import Callable, Iterator, Sequence

import msgspec

from looptable.content.text.texts import Text
from looptable.core.ids import Seat
from looptable.engine.contract.game import Game
from looptable.engine.contract.option import Option
from looptable.engine.contract.view import Piece, Zone
from looptable.engine.match.playthrough import replay

__all__ = ["Moment", "moment_of", "snapshot"]

Say = Callable[[Text], str]


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a snapshot, as JSON behind a `#`."""

    story: str
    after: int
    seat: Seat


def moment_of(text: str) -> Moment:
    """The moment that a snapshot shows."""
    return msgspec.json.decode(text.partition("\n")[0].removeprefix("#"), type=Moment)


def snapshot(game: Game, moment: Moment, story: str) -> str:
    """The moment of this playthrough in English, as its seat sees it."""

    def say(text: Text) -> str:
        return game.texts().say(text, "en")

    match = replay(game, story, moment.after)
    view = game.view(match.state, moment.seat)
    pending = moment.seat in match.state.pending()
    options = match.options(moment.seat) if pending else ()
    lines = ["#" + msgspec.json.encode(moment).decode(), ""]
    lines += [say(text) for text in (*view.chapter, *view.trail, view.prompt) if text is not None]
    lines += ["", *(line for zone in view.zones for line in _zone(zone, say, 0)), ""]
    lines += [line for option in options for line in _option(option, say)]
    return "\n".join(lines).rstrip("\n") + "\n"


def _zone(zone: Zone, say: Say, depth: int) -> Iterator[str]:
    indent = "  " * depth
    limit = "" if zone.limit is None else f" of {zone.limit}"
    count = f" {zone.count}{limit}" if zone.count or zone.kind == "track" else ""
    yield f"{indent}{say(zone.name)} ({zone.kind} {zone.id}){count}{_marks(zone.marks)}"
    yield from _warnings(zone.warnings, say, indent)
    for piece in zone.pieces:
        yield from _piece(piece, say, f"{indent}  ")
    for inner in zone.zones:
        yield from _zone(inner, say, depth + 1)


def _piece(piece: Piece, say: Say, indent: str) -> Iterator[str]:
    count = f"{piece.count} × " if piece.count > 1 else ""
    slots = f" {piece.filled}/{piece.slots}" if piece.slots else ""
    yield f"{indent}- {count}{say(piece.name)} ({piece.kind} {piece.id}){slots}{_marks(piece.marks)}"
    yield from _warnings(piece.warnings, say, indent)


def _option(option: Option, say: Say) -> Iterator[str]:
    targets = ", ".join(f"{target.kind} {target.id}" for target in option.targets)
    yield f"> {option.key}: {say(option.text)}" + (f" → {targets}" if targets else "")
    yield from _warnings(option.warnings, say, "")


def _marks(marks: Sequence[str]) -> str:
    return f" [{', '.join(marks)}]" if marks else ""


def _warnings(warnings: Sequence[Text], say: Say, indent: str) -> Iterator[str]:
    return (f"{indent}  ! {say(warning)}" for warning in warnings)
