"""Setting up: the mission, the options, the first Time Captain."""

from looptable.engine.settings import Options
from looptable.games.time_stories.codes import CAPTAIN
from looptable.games.time_stories.state import StoryState

__all__ = ["agent_count", "set_up"]


def agent_count(players: int, *, shared: bool) -> int:
    """How many receptacles are in play: two play two each, or share a third (TIME-TWO-1, -2)."""
    if players > 2:
        return players
    return 3 if shared else 4


def set_up(state: StoryState, options: Options, seed: int) -> None:
    """Brings a blank state to its first choice."""
    state.reseed(seed)
    state.idle_always = int(options["idle_malus"] == "always")
    state.notes_only = int(options["notebook"] == "notes")
    state.captain = state.chance.below(CAPTAIN, state.seats())  # TIME-SET-10
    state.put_up()
    state.settle()
