"""Figures for the summary of a match."""

from collections.abc import Mapping

from looptable.engine.contract.event import Event
from looptable.engine.contract.game import Gauges
from looptable.games.loop_inc.rules.players import player_count
from looptable.games.loop_inc.rules.scores import standing_score
from looptable.games.loop_inc.rules.state import IncState

__all__ = ["gauges_of", "prospects_of", "tally_of"]

ONCE = {
    "launches": "launches",
    "fulfils": "fulfilled",
    "ad-fails": "failed",
    "tear": "tears",
    "fails": "misses",
}
"""Events that count once, with their tally."""


def gauges_of(state: IncState) -> Gauges:
    """The score as it can be recounted from the table at any time, in the end the final one."""
    return {"points": prospects_of(state)}


def prospects_of(state: IncState) -> tuple[int, ...]:
    """Points are what it is about."""
    return tuple(int(standing_score(state, player)) for player in range(player_count(state)))


def tally_of(event: Event) -> Mapping[str, int]:
    """Trips, ads, and what went wrong."""
    return {ONCE[event.kind]: 1} if event.kind in ONCE else {}
