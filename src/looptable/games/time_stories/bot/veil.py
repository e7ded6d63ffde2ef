"""The veil before unread text: where a hint stops, because its seat does not know what comes then.

A guess of a match has the whole mission in it. So an option is played on only as far as cards go that the seat has
read: every effect is announced by an event, and before an unread one the branch ends.
"""

from typing import cast

from looptable.engine.contract.event import Event
from looptable.engine.contract.state import State
from looptable.games.time_stories.bot.others import Others
from looptable.games.time_stories.bot.sight import UNKNOWN, Sight
from looptable.games.time_stories.rules.codes import ASK_ACTION, PASSED_TEST
from looptable.games.time_stories.rules.planning import is_plan
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import card_of, seat_of

__all__ = ["StoryVeil"]


class StoryVeil:
    """Everything that a seat had read before an option."""

    def __init__(self, state: StoryState, seat: int, action: int) -> None:
        self._state = state
        self._seat = seat
        self._action = action
        self._sight = Sight(state, seat)
        self.others = Others(state, seat, action, self._sight)

    def begin(self) -> StoryState:
        """A copy in which all others have decided what a hint assumes of them."""
        t = self._state.clone()
        self.others.assume(t)
        if t.prompt == ASK_ACTION and not is_plan(t, self._action):
            t.paused = t.planned_order  # so that the rest can be left to the others
        return t

    def hides(self, state: State, event: Event) -> bool:
        """Whether an event announces a text that the seat has not read."""
        t, data = cast("StoryState", state), event.data
        match event.kind:
            case "opens":
                return not self._sight.knows(self._number("place", data["place"]))
            case "reads":
                return not self._sight.reads(self._number("card", data["card"]))
            case "takes-offer":
                return self._sight.outcome(self._number("offer", data["offer"])) == UNKNOWN
            case "held-back":  # so a blind offer would have led away
                return True
            case "passed":
                return self._is_reward_unread(t, self._number("card", data["card"]))
            case "uses":
                return self._is_power_unread(self._number("power", data["rules"]))
            case "rolled":
                return self._is_roll_unread(t, str(data["agent"]))
            case "retaliation":
                return self.has_news(t)
            case _:
                return False

    def has_news(self, t: StoryState) -> bool:
        """Whether somebody has got an element since whose face the seat had not read."""
        elements = range(len(t.story.elements))
        got = (e for e in elements if t.holder[e] >= 0 and self._state.holder[e] < 0)
        return any(not self._sight.knows_element(element) for element in got)

    def _number(self, kind: str, told: object) -> int:
        """The number of something that an event names in full."""
        name = str(told).removeprefix(f"{self._state.story.id}.")
        return self._state.story.names[kind].index(name)

    def _is_reward_unread(self, t: StoryState, card: int) -> bool:
        trials = t.story.cards[card].tests
        passed = [trial for trial in trials if t.test[trial] == PASSED_TEST]
        return any(self._sight.reward(trial) == UNKNOWN for trial in passed)

    def _is_power_unread(self, power: int) -> bool:
        element = self._state.story.powers[power].element
        return element >= 0 and not self._sight.knows_element(element)

    def _is_roll_unread(self, t: StoryState, agent: str) -> bool:
        """How many dice others roll, and what for, says a card that the seat may not have read."""
        number = t.names.names["agent"].index(agent)
        card = card_of(t, number)
        is_own = seat_of(t, number) == self._seat
        return not is_own and card >= 0 and not self._sight.reads(card)
