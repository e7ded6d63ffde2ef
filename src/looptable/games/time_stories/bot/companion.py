"""The companion: plays its own agents among people, and leaves the story to them.

It votes as they do, never carries them off, and takes nothing into the unknown: puzzles, temptations and the
end of a run are theirs; of these it says what it would do. Without people it plays as the team bot does.
"""

from collections import Counter
from collections.abc import Sequence
from typing import cast

from looptable.core.chance import Chance
from looptable.core.ids import Seat
from looptable.engine.contract.bot import Proposal, Wishes
from looptable.engine.contract.game import Game
from looptable.engine.contract.option import Option
from looptable.engine.contract.view import View
from looptable.games.time_stories.bot.bot import TeamBot
from looptable.games.time_stories.bot.deeds import best_deed
from looptable.games.time_stories.bot.evaluation import judge
from looptable.games.time_stories.bot.proposing import is_grave, proposed
from looptable.games.time_stories.bot.prospects import Prospects
from looptable.games.time_stories.rules import codes
from looptable.games.time_stories.rules.codes import (
    ASK_ACTION,
    ASK_AGAIN,
    ASK_ENTRY,
    ASK_FREE,
    ASK_PLACE,
)
from looptable.games.time_stories.rules.declaring import deed, undeclared
from looptable.games.time_stories.rules.possessions import free_deeds
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import members

__all__ = ["CompanionBot"]

NEVER = -1_000_000


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
    ) -> int:
        """The index of the option it takes among people."""
        keys = [option.key for option in options]
        state = cast("StoryState", game.guess(view, chance))
        wanted = _wanted(state, seat, [key for key in wishes.values() if key is not None])
        if wanted in keys:
            return keys.index(wanted)
        verdicts = judge(state, seat)
        worths = [
            NEVER if _is_for_people(state, seat, option, key) else verdict.worth
            for option, key, verdict in zip(state.legal(seat), keys, verdicts, strict=True)
        ]
        return worths.index(max(worths))

    def propose(
        self, game: Game, view: View, seat: Seat, options: Sequence[Option], chance: Chance
    ) -> Proposal | None:
        """The answer to a question of all that it is for, by its own cards; it tells none of them."""
        state = cast("StoryState", game.guess(view, chance))
        return proposed(state, seat)


def _wanted(state: StoryState, seat: Seat, chosen: list[str]) -> str | None:
    """The vote of most people, where it is a matter of votes."""
    if state.prompt in (ASK_PLACE, ASK_AGAIN):
        counts = Counter(chosen)
        return counts.most_common(1)[0][0] if counts else None
    if state.prompt in (ASK_ENTRY, ASK_ACTION):
        leavers = sum(key in ("leave", "stay-out") for key in chosen)
        if chosen and 2 * leavers > len(chosen):
            return "stay-out" if state.prompt == ASK_ENTRY else "leave"
        return None if undeclared(state, seat) else "stay"
    return None


def _is_for_people(state: StoryState, seat: Seat, option: int, key: str) -> bool:
    """Whether an option would decide for others, or what only people should find out."""
    if state.prompt in (ASK_ENTRY, ASK_ACTION):
        if option == deed(state, codes.FIRST_DEED):
            agents = members(undeclared(state, seat))
            return not agents or not _has_own_deed(state, seat, agents[0])
        return key in ("leave", "stay-out")
    if state.prompt == ASK_FREE and option > 0:
        return is_grave(state, free_deeds(state, state.freely)[option - 1])
    return False


def _has_own_deed(state: StoryState, seat: Seat, agent: int) -> bool:
    """Whether an agent has something free to do that a companion would do."""
    prospects = Prospects(state, seat)
    deeds = [one for one in free_deeds(state, agent) if not is_grave(state, one)]
    return best_deed(prospects, agent, deeds) > 0
