"""Setting up: the mission, the options, the first Time Captain."""

from looptable.engine.contract.settings import Options
from looptable.games.time_stories.mission.texts import BASE
from looptable.games.time_stories.rules.codes import CAPTAIN_STREAM
from looptable.games.time_stories.rules.runs import put_up
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import seat_count, tell

__all__ = ["agent_total", "set_up"]


def agent_total(players: int, *, shared: bool) -> int:
    """How many receptacles are in play: two play two each, or share a third (TIME-TWO-1, -2)."""
    if players > 2:
        return players
    return 3 if shared else 4


def read_base(state: StoryState) -> None:
    """The Time Captain reads the first base card aloud, the others go round (TIME-SET-11, -12)."""
    for number, letter in enumerate(BASE[: state.story.base]):
        seat = (state.captain + number) % seat_count(state)
        tell(state, "reads-base", {"seat": seat, "base": f"{state.story.id}.{letter}"}, True)


def set_up(state: StoryState, options: Options, seed: int) -> None:
    """Brings a blank state to its first choice."""
    state.reseed(seed)
    state.idle_always = int(options["idle_malus"] == "always")
    state.notes_only = int(options["notebook"] == "notes")
    state.bound_deeds = int(bool(options["bound_deeds"]))
    state.lost_action = int(bool(options["lost_action"]))
    state.one_bearer = int(bool(options["one_bearer"]))
    state.firm_locks = int(bool(options["firm_locks"]))
    state.every_unit = int(bool(options["every_unit"]))
    state.planned_order = int(bool(options["planned_order"]))
    state.captain = state.chance.below(CAPTAIN_STREAM, seat_count(state))  # TIME-SET-10
    read_base(state)
    put_up(state)
    state.settle()
