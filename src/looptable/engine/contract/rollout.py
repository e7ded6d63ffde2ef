"""Random play to the end, compiled with the rules: the measure of speed and the heart of search."""

from mypy_extensions import i64

from looptable.core.chance import Chance
from looptable.engine.contract.state import State

__all__ = ["play_out"]


def play_out(state: State, chance: Chance, limit: i64) -> i64:
    """Plays random choices until the match is over or the limit is reached; counts them."""
    played: i64 = 0
    while played < limit and state.wander(chance):
        played += 1
    return played
