"""The blueprint bot: plans its own turn by a plain judgement, and takes what helps the team."""

from collections.abc import Sequence
from typing import cast

from looptable.core.chance import Chance
from looptable.core.ids import Seat
from looptable.engine.bot import Advice
from looptable.engine.game import Game
from looptable.engine.option import Option
from looptable.engine.view import View
from looptable.games.the_loop import codes as c
from looptable.games.the_loop import planner
from looptable.games.the_loop.advice import Prospect, card_why, why, worth_of_card
from looptable.games.the_loop.judge import judge
from looptable.games.the_loop.state import LoopState

__all__ = ["Blueprint"]

WIDTH = 4
DEPTH = 7
NEARLY = 3  # completed missions; with one more the match may be won
WINNING = 500_000  # a plan worth more than this wins the match, or makes ready to
TAKEN = (c.ASK_ACQUIRE, c.ASK_REWARD)
AGREED = (c.ASK_COMPLETE, c.ASK_MARK)


class Blueprint:
    """Sees a view, guesses a state that has it, and plans on that. It gives advice, too."""

    def choose(
        self, game: Game, view: View, seat: Seat, options: Sequence[Option], chance: Chance
    ) -> int:
        """The index of the option it takes."""
        state = cast("LoopState", game.guess(view, chance))
        legal = state.legal(seat)
        if state.prompt in AGREED:
            return 0  # yes, or the first mark
        if state.prompt in TAKEN:
            return max(range(len(legal)), key=lambda index: worth_of_card(state, legal[index]))
        return legal.index(_planned(state))

    def rank(
        self,
        game: Game,
        view: View,
        seat: Seat,
        options: Sequence[Option],
        chance: Chance,
        effort: int = 1,
    ) -> list[Advice]:
        """Every option with what the judgement says of the best that can follow it this turn.

        Of options worth the same the one that it would take itself comes first.
        """
        state = cast("LoopState", game.guess(view, chance))
        legal = state.legal(seat)
        if state.prompt in TAKEN:
            found = [
                Advice(index, worth_of_card(state, card), card_why(state, card))
                for index, card in enumerate(legal)
            ]
            return sorted(found, key=lambda advice: -advice.worth)
        if state.prompt in AGREED:
            prospects = [_agreed(state, option) for option in legal]
            favourite = legal[0]
        else:
            plans = planner.best_plans(state, 1 << effort, DEPTH + effort - 1)
            prospects = [Prospect(plan.state, plan.worth, plan.steps) for plan in plans]
            favourite = _planned(state)
        found = [
            Advice(index, prospect.worth, why(state, legal[index], prospect, prospects))
            for index, prospect in enumerate(prospects)
        ]
        return sorted(found, key=lambda advice: (-advice.worth, legal[advice.index] != favourite))


def _planned(state: LoopState) -> int:
    """The option to take; where the match may be won this turn, that is looked for longer."""
    if state.completed.size() >= NEARLY:
        best = max(
            planner.best_plans(state, WIDTH, DEPTH), key=lambda plan: (plan.worth, -plan.steps)
        )
        if best.worth > WINNING:
            return best.first
    return planner.plan_turn(state, WIDTH, DEPTH)


def _agreed(state: LoopState, option: int) -> Prospect:
    """The table with a mark or a completed mission, before anything else happens on it."""
    after = state.clone()
    if state.prompt == c.ASK_MARK and option != c.NOTHING:
        after.mark(option - c.MARK)
    elif state.prompt == c.ASK_COMPLETE and option:
        after.complete(after.at[after.active])
        if after.has_won():
            after.finish(c.WON)
    return Prospect(after, judge(after), 1)
