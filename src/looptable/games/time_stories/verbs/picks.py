"""Questions in the middle of an effect: how they are asked, and how their answers are used up. Compiled."""

from mypy_extensions import i64

from looptable.effects.program import ANSWER
from looptable.games.time_stories.rules.codes import PICKED_REGISTER
from looptable.games.time_stories.rules.fields import StoryFields
from looptable.games.time_stories.rules.table import seat_of

__all__ = ["ask_actor", "forget", "picked"]


def ask_actor(t: StoryFields, prompt: i64) -> None:
    """Asks for one of the options laid out; with nothing to pick there is nothing to ask."""
    if t.options.height == 0:
        t.registers[ANSWER] = -1
    else:
        t.ask(seat_of(t, t.actor), prompt)


def picked(t: StoryFields) -> i64:
    """Takes what was picked last, or -1."""
    found = t.registers[PICKED_REGISTER]
    forget(t)
    return found


def forget(t: StoryFields) -> None:
    """No trace of a pick stays."""
    t.registers[PICKED_REGISTER] = 0
    t.registers[ANSWER] = 0
