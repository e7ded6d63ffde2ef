"""The answers that a hint assumes of all others: they agree to a vote, and otherwise do nothing of their own.

So the figures of an option tell what comes of that option alone. Nothing here looks at a card that the seat has
not read.
"""

from collections.abc import Sequence

from looptable.core.pile import Pile
from looptable.games.time_stories.bot.sight import Sight
from looptable.games.time_stories.rules import codes
from looptable.games.time_stories.rules.cards import is_for_group
from looptable.games.time_stories.rules.codes import ASK_ACTION, ASK_ENTRY, LEAVE_BALLOT
from looptable.games.time_stories.rules.declaring import (
    action_options,
    declare_for,
    deed,
    entry_options,
    forget,
    is_bystander,
    required,
)
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import (
    card_at,
    is_alive,
    members,
    own,
    seat_count,
)

__all__ = ["Others"]


class Others:
    """Everybody beside the agent for whom an option is tried."""

    def __init__(self, state: StoryState, seat: int, action: int, sight: Sight) -> None:
        self._seat = seat
        self._prompt = state.prompt
        self._action = action
        self._sight = sight

    def answer(self, t: StoryState, legal: Sequence[int]) -> int:
        """The answer of another seat to the question that this one has answered."""
        if self._prompt in (codes.ASK_PLACE, codes.ASK_AGAIN):
            return self._action if self._action in legal else legal[0]
        if self._prompt == ASK_ENTRY:
            return self._entry(t, legal)
        away, stay = deed(t, codes.LEAVE_DEED), deed(t, codes.STAY_DEED)
        for wanted in (self._shared(t), away if self._action == away else stay):
            if wanted in legal:
                return int(wanted)
        return int(deed(t, codes.NOTHING_DEED))

    def assume(self, t: StoryState) -> None:
        """Replaces what was guessed of the decisions of others, and settles the seat's other agents."""
        if self._prompt in (codes.ASK_PLACE, codes.ASK_AGAIN):
            self._assume_votes(t)
        elif self._prompt in (ASK_ENTRY, ASK_ACTION):
            for seat in range(seat_count(t)):
                if seat == self._seat and self._prompt == ASK_ACTION:
                    self._settle_own(t)
                elif seat == self._seat:
                    continue
                elif is_bystander(t, seat):
                    self._assume_bystander(t, seat)
                else:
                    self._assume_declared(t, seat)

    def _assume_votes(self, t: StoryState) -> None:
        is_place = self._prompt == codes.ASK_PLACE
        ballot = self._action + (codes.PLACE_BALLOT if is_place else 0)
        for seat in range(seat_count(t)):
            if seat != self._seat and t.vote[seat] >= 0:
                t.vote[seat] = ballot

    def _assume_bystander(self, t: StoryState, seat: int) -> None:
        if t.vote[seat] >= 0:
            is_leaving = self._action == deed(t, codes.LEAVE_DEED)
            t.vote[seat] = LEAVE_BALLOT if is_leaving else codes.STAY_BALLOT

    def _assume_declared(self, t: StoryState, seat: int) -> None:
        """A decision of another seat is only guessed; that there is one is known."""
        agents = [agent for agent in members(own(t, seat)) if is_alive(t, agent)]
        is_leaving = t.vote[seat] == LEAVE_BALLOT
        decided = [agent for agent in agents if is_leaving or t.intent[agent] >= 0]
        t.vote[seat] = -1
        if decided == agents and self._action == deed(t, codes.LEAVE_DEED):
            t.vote[seat] = LEAVE_BALLOT
            for agent in agents:
                forget(t, agent)
            return
        for agent in decided:
            self._declare(t, agent)

    def _settle_own(self, t: StoryState) -> None:
        """The other agents of the seat do nothing: each of them is asked for in its turn."""
        waiting = [agent for agent in members(own(t, self._seat)) if is_alive(t, agent)]
        for agent in [agent for agent in waiting if t.intent[agent] < 0][1:]:
            self._declare(t, agent)

    def _declare(self, t: StoryState, agent: int) -> None:
        options = Pile()
        if self._prompt == ASK_ENTRY:
            entry_options(t, agent, options)
        else:
            action_options(t, agent, options)
        away = deed(t, codes.LEAVE_DEED)
        able = [option for option in options.as_list() if option != away]
        declare_for(t, agent, self.answer(t, able))

    def _shared(self, t: StoryState) -> int:
        """The space to which all must go together, if the option leads to one; else -1."""
        is_space = self._action < len(t.story.cards)
        return self._action if is_space and is_for_group(t, self._action) else -1

    def _entry(self, t: StoryState, legal: Sequence[int]) -> int:
        """Along where only all may go, or where somebody must; else to a card that the seat knows.

        So the seat can tell what follows, as far as that can be.
        """
        spaces = [option for option in legal if option < len(t.story.cards)]
        is_out = self._action == deed(t, codes.STAY_OUT_DEED)
        plain = [space for space in spaces if not is_for_group(t, space)]
        known = [space for space in plain if self._sight.reads(card_at(t, space))]
        if (is_out and self._action in legal) or self._shared(t) in spaces:
            return self._action
        called = [space for space in required(t) if space in plain and space != self._action]
        if called or known:
            return (*called, *known)[0]
        return self._action if self._action in plain else (*plain, *legal)[0]
