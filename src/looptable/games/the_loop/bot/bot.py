"""The blueprint bot: plans its own turn by a plain judgement, and takes what helps the team."""

from collections.abc import Sequence
from typing import cast

from looptable.core.chance import Chance
from looptable.core.ids import Seat
from looptable.engine.advice.ranking import rank_options
from looptable.engine.contract.bot import Advice
from looptable.engine.contract.game import Game
from looptable.engine.contract.option import Option
from looptable.engine.contract.state import State
from looptable.engine.contract.view import View
from looptable.games.the_loop.bot import planner
from looptable.games.the_loop.bot.card_worth import worth_of_card
from looptable.games.the_loop.bot.insight import DEPTH, INSIGHT, TAKEN, LoopInsight
from looptable.games.the_loop.rules.codes import ACTIONS_PHASE, ASK_ACTION, ASK_COMPLETE, ASK_MARK
from looptable.games.the_loop.rules.kinds import END
from looptable.games.the_loop.rules.state import LoopState

__all__ = ["TurnSearchBot"]

WIDTH = 12
NEARLY = 3  # completed missions; with one more the match may be won
WINNING = 500_000  # a plan worth more than this wins the match, or makes ready to
AGREED = (ASK_COMPLETE, ASK_MARK)


class TurnSearchBot:
    """Sees a view, guesses a state that has it, and plans on that. It gives advice, too.

    It keeps to a plan as long as the table looks as the plan foresaw, and plans again after that.
    """

    insight: LoopInsight = INSIGHT

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
        return legal.index(self._next_option(state))

    def _next_option(self, state: LoopState) -> int:
        if not (self._steps and planner.fits(self._steps[0], state)):
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
        """Every option, the best first; in the middle of a turn by the best plan that starts with it.

        Of options worth the same the one that it would take itself comes first.
        """
        state = cast("LoopState", game.guess(view, chance))
        if state.phase != ACTIONS_PHASE or state.prompt in TAKEN:
            return rank_options(game, view, seat, INSIGHT, chance, effort)
        legal = state.legal(seat)
        plans = planner.best_plans(state, 1 << effort, DEPTH + effort - 1)
        steps = planner.steps_to(_planned(state))
        favourite = steps[0].option if steps else END
        return rank_options(
            game,
            view,
            seat,
            INSIGHT,
            chance,
            effort,
            worths=[plan.worth for plan in plans],
            favourite=legal.index(favourite) if favourite in legal else None,
            passing=legal.index(END) if state.prompt == ASK_ACTION and END in legal else None,
        )


def _planned(state: LoopState) -> planner.Plan:
    """The best plan; where the match may be won this turn, that is looked for longer."""
    if state.completed.height >= NEARLY:
        plans = planner.best_plans(state, WIDTH, DEPTH)
        best = max(plans, key=lambda plan: (plan.worth, -plan.actions))
        if best.worth > WINNING:
            return best
    return planner.plan_turn(state, WIDTH, DEPTH)
