"""Insight into T.I.M.E Stories for hints: figures, and how an option is played on behind the veil.

An action is played on until the agents of its seat have acted; everything else until somebody is asked for the next
decision of the team. Unread text is never reached: `StoryVeil` ends the branch.
"""

from typing import cast

from looptable.core.ids import Action, Seat
from looptable.effects.machine import ASK_CHOOSE, ASK_MAY
from looptable.engine.advice.insight import Figures, Policy
from looptable.engine.contract.state import State
from looptable.games.time_stories.bot.evaluation import judge
from looptable.games.time_stories.bot.figures import HARMFUL, figures_of
from looptable.games.time_stories.bot.veil import StoryVeil
from looptable.games.time_stories.rules import codes
from looptable.games.time_stories.rules.declaring import deed, undeclared
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import first_of, members, own

__all__ = ["INSIGHT", "StoryInsight"]

TOGETHER = (codes.ASK_ENTRY, codes.ASK_ACTION, codes.ASK_PLACE, codes.ASK_AGAIN)
"""Questions to all at once."""
MIDWAY = (
    ASK_CHOOSE,
    ASK_MAY,
    codes.ASK_AGENT,
    codes.ASK_DIE,
    codes.ASK_POWER,
    codes.ASK_SHIELD,
    codes.ASK_RESOURCE,
)
"""Questions in the middle of an effect or of a roll."""


class StoryInsight:
    """The figures that a seat may know, and the way on as far as it can know it."""

    harmful = HARMFUL

    def figures(self, state: State, seat: Seat) -> Figures:
        """The table in numbers, the most important first."""
        return figures_of(cast("StoryState", state), seat)

    def worth(self, state: State, seat: Seat) -> int:
        """Nothing: the bot brings its own worths."""
        return 0

    def veil(self, state: State, seat: Seat, action: Action) -> StoryVeil:
        """The border of unread text, for an option."""
        return StoryVeil(cast("StoryState", state), seat, action)

    def policy(self, state: State, seat: Seat, effort: int) -> Policy:
        """The way on to the horizon."""
        return _Playing(cast("StoryState", state), seat).following


INSIGHT = StoryInsight()


class _Playing:
    """A policy that remembers what was asked."""

    def __init__(self, asked: StoryState, seat: Seat) -> None:
        self._asked = asked
        self._seat = seat
        self._agent = first_of(undeclared(asked, seat))

    def following(self, state: State) -> tuple[Seat, Action] | None:
        """The next choice, or None at the horizon."""
        t = cast("StoryState", state)
        seat = t.mover()
        if t.prompt in TOGETHER:
            return self._together(t, seat)
        if t.prompt == codes.ASK_ORDER:
            return self._in_order(t, seat)
        if t.prompt in MIDWAY and seat == self._seat and not self._veil(t).has_news(t):
            worths = judge(t.clone(), seat)
            return seat, t.legal(seat)[worths.index(max(worths))]
        return None

    def _together(self, t: StoryState, seat: Seat) -> tuple[Seat, Action] | None:
        """Others answer the question that the seat has answered; the next one is the horizon."""
        asked = self._asked
        now, then = (t.prompt, t.time, t.here), (asked.prompt, asked.time, asked.here)
        if now != then or self._seat in t.pending():
            return None
        return seat, self._veil(t).others.answer(t, t.legal(seat))

    def _in_order(self, t: StoryState, seat: Seat) -> tuple[Seat, Action] | None:
        """The agents of the seat act first, and the rest is the others' affair."""
        mine = members(own(t, self._seat))
        acting = [option for option in t.legal(seat) if option in mine]
        return (seat, acting[0]) if acting and self._asked.prompt != codes.ASK_ORDER else None

    def _veil(self, t: StoryState) -> StoryVeil:
        return StoryVeil(self._asked, self._seat, self._action(t))

    def _action(self, t: StoryState) -> Action:
        """The option that was taken, as the table shows it."""
        vote = int(t.vote[self._seat])
        if self._asked.prompt == codes.ASK_PLACE:
            return vote - codes.PLACE_BALLOT
        if self._asked.prompt == codes.ASK_AGAIN:
            return vote
        if vote == codes.LEAVE_BALLOT:
            return int(deed(t, codes.LEAVE_DEED))
        return int(t.intent[self._agent]) if self._agent >= 0 else -1
