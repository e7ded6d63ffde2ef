"""The blueprint bot: plans its own turn by a plain judgement, and takes what helps the team."""

from collections.abc import Sequence
from typing import cast

from looptable.core.chance import Chance
from looptable.core.ids import Seat
from looptable.engine.contract.bot import Advice
from looptable.engine.contract.game import Game
from looptable.engine.contract.option import Option
from looptable.engine.contract.state import State
from looptable.engine.contract.view import View
from looptable.games.the_loop.bot import planner
from looptable.games.the_loop.bot.advice import Prospect, card_why, why, worth_of_card
from looptable.games.the_loop.bot.evaluation import judge
from looptable.games.the_loop.rules.actions import mark
from looptable.games.the_loop.rules.codes import (
    ASK_ACQUIRE,
    ASK_ACTION,
    ASK_COMPLETE,
    ASK_MARK,
    ASK_REWARD,
)
from looptable.games.the_loop.rules.kinds import END, MARK, NOTHING
from looptable.games.the_loop.rules.missions import complete_mission
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.rules.victory import finish_if_won

__all__ = ["TurnSearchBot"]

WIDTH = 12
DEPTH = 14
NEARLY = 3  # completed missions; with one more the match may be won
WINNING = 500_000  # a plan worth more than this wins the match, or makes ready to
TAKEN = (ASK_ACQUIRE, ASK_REWARD)
AGREED = (ASK_COMPLETE, ASK_MARK)


class TurnSearchBot:
    """Sees a view, guesses a state that has it, and plans on that. It gives advice, too.

    It keeps to a plan as long as the table looks as the plan foresaw, and plans again after that.
    """

    def __init__(self) -> None:
        self._steps: list[planner.Plan] = []

    def choose(
        self, game: Game, view: View, seat: Seat, options: Sequence[Option], chance: Chance
    ) -> int:
        """The index of the option it takes."""
        return self.pick_on(game.guess(view, chance), seat)

    def pick_on(self, guess: State, seat: Seat) -> int:
        """The same, on a guess."""
        state = cast("LoopState", guess)
        legal = state.legal(seat)
        if state.prompt in AGREED:
            return 0  # yes, or the first mark
        if state.prompt in TAKEN:
            return max(range(len(legal)), key=lambda index: worth_of_card(state, legal[index]))
        return legal.index(self._next_option(state, legal))

    def _next_option(self, state: LoopState, legal: Sequence[int]) -> int:
        if not (self._steps and _fits(self._steps[0], state, legal)):
            self._steps = planner.steps_to(_planned(state))
        return self._steps.pop(0).option if self._steps else END

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
            picks = int(state.prompt != ASK_ACTION)  # the rest of an action counts as one
            prospects = [Prospect(plan.state, plan.worth, plan.actions + picks) for plan in plans]
            steps = planner.steps_to(_planned(state))
            favourite = steps[0].option if steps else END
        found = [
            Advice(index, prospect.worth, why(state, legal[index], prospect, prospects))
            for index, prospect in enumerate(prospects)
        ]
        return sorted(found, key=lambda advice: (-advice.worth, legal[advice.index] != favourite))


def _fits(step: planner.Plan, state: LoopState, legal: Sequence[int]) -> bool:
    """Whether the table is as a step of a plan expects it."""
    before = step.before
    if before is None or step.option not in legal:
        return False
    return planner.looks_alike(before.state, state)


def _planned(state: LoopState) -> planner.Plan:
    """The best plan; where the match may be won this turn, that is looked for longer."""
    if state.completed.height >= NEARLY:
        plans = planner.best_plans(state, WIDTH, DEPTH)
        best = max(plans, key=lambda plan: (plan.worth, -plan.actions))
        if best.worth > WINNING:
            return best
    return planner.plan_turn(state, WIDTH, DEPTH)


def _agreed(state: LoopState, option: int) -> Prospect:
    """The table with a mark or a completed mission, before anything else happens on it."""
    after = state.clone()
    if state.prompt == ASK_MARK and option != NOTHING:
        mark(after, option - MARK)
    elif state.prompt == ASK_COMPLETE and option:
        complete_mission(after, after.at[after.active])
        finish_if_won(after)
    return Prospect(after, judge(after), 1)
