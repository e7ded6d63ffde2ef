"""Sparks: on the clock, in pockets and in the supply. Compiled."""

from mypy_extensions import i64

from looptable.games._template.rules.codes import DIE_STREAM
from looptable.games._template.rules.fields import TemplateFields

__all__ = ["add_sparks", "gain", "hour_name", "roll", "steal", "take"]


def gain(t: TemplateFields, seat: i64, count: i64) -> None:
    """Moves sparks from the supply into a pocket, as far as it goes."""
    given = min(count, t.supply)
    t.supply -= given
    t.pocket[seat] += given
    if given and t.listener is not None:
        t.tell("gains", {"seat": seat, "n": given})


def take(t: TemplateFields, seat: i64, hour: i64, count: i64) -> None:
    """Moves sparks from an hour into a pocket, as many as lie there."""
    taken = min(count, t.sparks[hour])
    t.sparks[hour] -= taken
    t.pocket[seat] += taken
    if taken and t.listener is not None:
        t.tell("takes", {"seat": seat, "n": taken, "hour": hour_name(t, hour)})


def add_sparks(t: TemplateFields, hour: i64, count: i64) -> None:
    """Moves sparks from the supply to an hour, as far as it goes."""
    given = min(count, t.supply)
    t.supply -= given
    t.sparks[hour] += given
    if given and t.listener is not None:
        t.tell("adds", {"n": given, "hour": hour_name(t, hour)})


def steal(t: TemplateFields, seat: i64, victim: i64, count: i64) -> None:
    """Moves sparks from another pocket, as many as it holds."""
    stolen = min(count, t.pocket[victim])
    t.pocket[victim] -= stolen
    t.pocket[seat] += stolen
    if stolen and t.listener is not None:
        t.tell("steals", {"seat": seat, "other_seat": victim, "n": stolen})


def roll(t: TemplateFields, seat: i64) -> None:
    """Gains as many sparks as a three-sided die shows."""
    face = 1 + t.chance.below(DIE_STREAM, 3)
    if t.listener is not None:
        t.tell("rolls", {"seat": seat, "n": face}, None, True)
    gain(t, seat, face)


def hour_name(t: TemplateFields, hour: i64) -> str:
    """The name of an hour."""
    return t.names.name("hour", hour)
