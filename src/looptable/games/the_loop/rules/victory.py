"""The end of a match, won or lost. Compiled."""

from mypy_extensions import i64

from looptable.games.the_loop.rules.codes import OVER_PHASE, WON
from looptable.games.the_loop.rules.fields import LoopFields

__all__ = ["finish", "finish_if_won"]


def finish(t: LoopFields, ending: i64) -> None:
    """Ends the match, at once."""
    if t.phase == OVER_PHASE:
        return
    t.phase = OVER_PHASE
    t.ending = ending
    t.halt()
    if t.listener is not None:
        t.tell("over", {"ending": t.names.name("ending", ending)})


def finish_if_won(t: LoopFields) -> bool:
    """Ends the match if the team has won; says whether it has."""
    if not t.mode_rules.wins_with(t, t.completed.height):
        return False
    finish(t, WON)
    return True
