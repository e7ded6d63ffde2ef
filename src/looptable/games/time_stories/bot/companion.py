"""The companion: plays its own agents among people, and leaves the story to them.

It votes as they do, never carries them off, and takes nothing into the unknown: puzzles, temptations and the
end of a run are theirs; of these it says what it would do. Without people it plays as the team bot does.
"""

from collections.abc import Sequence
from typing import cast

from looptable.core.chance import Chance
from looptable.core.ids import Seat
from looptable.engine.contract.bot import Orders, Proposal, Wishes
from looptable.engine.contract.game import Game
from looptable.engine.contract.option import Option
from looptable.engine.contract.view import View
from looptable.games.time_stories.bot.bot import TeamBot
from looptable.games.time_stories.bot.proposing import agreed, intended, own_choice, proposed
from looptable.games.time_stories.rules.codes import ASK_ACTION, ASK_AGAIN, ASK_ENTRY, ASK_PLACE
from looptable.games.time_stories.rules.declaring import undeclared
from looptable.games.time_stories.rules.state import StoryState

__all__ = ["CompanionBot"]


class CompanionBot:
    """Fills a seat beside people."""

    def __init__(self) -> None:
        self._team = TeamBot()

    def choose(
        self, game: Game, view: View, seat: Seat, options: Sequence[Option], chance: Chance
    ) -> int:
        """The index of the option it takes where nobody sits with it."""
        return self._team.choose(game, view, seat, options, chance)

    def follow(
        self,
        game: Game,
        view: View,
        seat: Seat,
        options: Sequence[Option],
        chance: Chance,
        wishes: Wishes,
        orders: Orders,
    ) -> int:
        """The index of the option it takes among people: as they vote, as they tell it, or as it likes."""
        keys = [option.key for option in options]
        state = cast("StoryState", game.guess(view, chance))
        wanted = _wanted(state, seat, wishes)
        return keys.index(wanted) if wanted in keys else own_choice(state, seat, orders)

    def propose(
        self,
        game: Game,
        view: View,
        seat: Seat,
        options: Sequence[Option],
        chance: Chance,
        orders: Orders,
    ) -> tuple[Proposal, ...]:
        """The answer of all that it is for, and what its own agents will do, by its own cards; it tells none of them."""
        state = cast("StoryState", game.guess(view, chance))
        for_all = proposed(state, seat)
        own = intended(state, seat, orders)
        return own if for_all is None else (for_all, *own)


def _wanted(state: StoryState, seat: Seat, wishes: Wishes) -> str | None:
    """The vote of most people, where it is a matter of votes."""
    if state.prompt in (ASK_PLACE, ASK_AGAIN):
        return agreed(state, wishes)
    if state.prompt in (ASK_ENTRY, ASK_ACTION):
        if _leaves(state, seat, wishes):
            return "stay-out" if state.prompt == ASK_ENTRY else "leave"
        return None if undeclared(state, seat) else "stay"
    return None


def _leaves(state: StoryState, seat: Seat, wishes: Wishes) -> bool:
    """Whether most people want to go; as Time Captain it decides a tie as one of them does (TIME-CAP-5)."""
    votes = {
        person: "leave" if key in ("leave", "stay-out") else "stay"
        for person, key in wishes.items()
        if key is not None
    }
    leavers = list(votes.values()).count("leave")
    if leavers * 2 == len(votes):
        return state.captain == seat and agreed(state, votes) == "leave"
    return leavers * 2 > len(votes)
