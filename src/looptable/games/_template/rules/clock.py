"""The clock: where pawns stand, how much it is strained, and how a match ends. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.games._template.rules.codes import BROKEN, MOST, OVER, TIE
from looptable.games._template.rules.fields import TemplateFields
from looptable.games._template.rules.sparks import hour_name

__all__ = ["BREAKING", "add_strain", "end", "is_alone", "move_pawn"]

BREAKING: Final = 5  # the clock breaks at this strain


def move_pawn(t: TemplateFields, seat: i64, hour: i64) -> None:
    """Puts a pawn on another hour."""
    t.pawn[seat] = hour
    if t.listener is not None:
        t.tell("moves", {"seat": seat, "hour": hour_name(t, hour)})


def is_alone(t: TemplateFields, seat: i64) -> bool:
    """Whether nobody else is at this seat's hour."""
    here: i64 = 0
    for hour in t.pawn:
        if hour == t.pawn[seat]:
            here += 1
    return here == 1


def add_strain(t: TemplateFields, count: i64) -> None:
    """Strains the clock; once it breaks, everybody loses."""
    t.strain += count
    if t.listener is not None:
        t.tell("strains", {"n": t.strain})
    if t.strain >= BREAKING:
        finish(t, BROKEN)


def end(t: TemplateFields) -> None:
    """Ends the match: the seat with most sparks wins."""
    best: i64 = -1
    seats: i64 = 0
    for score in t.pocket:
        if score > best:
            best = score
            seats = 0
        if score == best:
            seats += 1
    finish(t, MOST if seats == 1 else TIE)


def finish(t: TemplateFields, ending: i64) -> None:
    """Stops the match with this ending."""
    t.phase = OVER
    t.halt()
    t.ending = ending
    if t.listener is not None:
        t.tell("over", {"ending": t.names.name("ending", ending)})
