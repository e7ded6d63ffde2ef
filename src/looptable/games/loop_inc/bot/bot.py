"""The planning bot: tries every way through its own turn, and takes the one with the best evaluation."""

from collections.abc import Sequence
from typing import cast

from looptable.core.chance import Chance
from looptable.core.ids import Action, Seat
from looptable.engine.advice.ranking import rank_options
from looptable.engine.contract.bot import Advice
from looptable.engine.contract.game import Game
from looptable.engine.contract.option import Option
from looptable.engine.contract.state import State
from looptable.engine.contract.view import View
from looptable.games.loop_inc.bot.insight import INSIGHT, IncInsight, expected_values, values_of
from looptable.games.loop_inc.bot.reach import best_score
from looptable.games.loop_inc.rules.codes import ASK_LAUNCH
from looptable.games.loop_inc.rules.keys import STAY
from looptable.games.loop_inc.rules.state import IncState

__all__ = ["PlanningBot"]

TIED = 4  # options worth the same that are told apart


class PlanningBot:
    """Sees a view, guesses a state that has it, and looks ahead to the end of its turn."""

    insight: IncInsight = INSIGHT

    def choose(
        self, game: Game, view: View, seat: Seat, options: Sequence[Option], chance: Chance
    ) -> int:
        """The index of the option it takes."""
        return self.pick_on(game.guess(view, chance), seat)

    def pick_on(self, guess: State, seat: Seat) -> int:
        """The same, on a guess."""
        values = values_of(cast("IncState", guess))
        return values.index(max(values))

    def rank(
        self,
        game: Game,
        view: View,
        seat: Seat,
        options: Sequence[Option],
        chance: Chance,
        effort: int = 1,
    ) -> list[Advice]:
        """Every option, the best first, with what the best turn that starts with it is worth."""
        state = cast("IncState", game.guess(view, chance))
        worths = expected_values(state)
        return rank_options(
            game,
            view,
            seat,
            INSIGHT,
            chance,
            effort,
            worths=worths,
            favourite=_favourite(state, seat, worths),
            passing=state.legal(seat).index(STAY) if state.prompt == ASK_LAUNCH else None,
        )


def _favourite(state: IncState, seat: Seat, worths: Sequence[int]) -> int:
    """Of the options worth most, the one that leaves most within reach today."""
    best = max(worths)
    tied = [index for index, worth in enumerate(worths) if worth == best][:TIED]
    if len(tied) == 1:
        return tied[0]
    return max(tied, key=lambda index: best_score(_played_on(state, seat, index), seat))


def _played_on(state: IncState, seat: Seat, index: int) -> IncState:
    """The end of the turn that starts with an option."""
    after = state.clone()
    policy = INSIGHT.policy(state, seat, 1)
    following: tuple[Seat, Action] | None = (seat, state.legal(seat)[index])
    while following is not None:
        after.play(*following)
        following = policy(after) if after.pending() else None
    return after
