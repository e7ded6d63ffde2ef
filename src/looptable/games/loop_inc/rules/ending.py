"""The end of the match (INC-END). Compiled."""

from mypy_extensions import i64

from looptable.games.loop_inc.rules.codes import FEWEST_PENALTIES, MOST_POINTS, OVER_PHASE, SHARED
from looptable.games.loop_inc.rules.fields import IncFields
from looptable.games.loop_inc.rules.scores import best_players, winning_players

__all__ = ["finish", "rank"]


def finish(t: IncFields, ending: i64) -> None:
    """The match is over."""
    t.phase = OVER_PHASE
    t.ending = ending
    t.halt()
    if t.listener is not None:
        t.tell("over", {"ending": t.names.name("ending", ending)})


def rank(t: IncFields) -> None:
    """The highest score wins; then the least penalties; then the victory is shared."""
    ties = best_players(t, False)
    if ties & (ties - 1) == 0:
        finish(t, MOST_POINTS)
    elif winning_players(t) & (winning_players(t) - 1) == 0:
        finish(t, FEWEST_PENALTIES)
    else:
        finish(t, SHARED)
