"""The blueprint bot: plans its own turn by a plain judgement, and takes what helps the team."""

from collections.abc import Sequence
from typing import cast

from looptable.core.chance import Chance
from looptable.core.ids import Seat
from looptable.engine.game import Game
from looptable.engine.option import Option
from looptable.engine.view import View
from looptable.games.the_loop import codes as c
from looptable.games.the_loop.planner import plan_turn
from looptable.games.the_loop.state import LoopState

__all__ = ["Blueprint"]

WIDTH = 4
DEPTH = 7
TAKEN = (c.ASK_ACQUIRE, c.ASK_REWARD)
AGREED = (c.ASK_COMPLETE, c.ASK_MARK)


class Blueprint:
    """Sees a view, guesses a state that has it, and plans on that."""

    def choose(
        self, game: Game, view: View, seat: Seat, options: Sequence[Option], chance: Chance
    ) -> int:
        """The index of the option it takes."""
        state = cast("LoopState", game.guess(view, chance))
        legal = state.legal(seat)
        if state.prompt in AGREED:
            return 0  # yes, or the first mark
        if state.prompt in TAKEN:
            return max(range(len(legal)), key=lambda index: _worth(state, legal[index]))
        return legal.index(plan_turn(state, WIDTH, DEPTH))


def _worth(state: LoopState, card: int) -> int:
    """What a new card is worth: black hole cards are strong, a dimension one has already loops."""
    if card == c.NOTHING:
        return 0
    me = state.active
    dimension = state.book.dimension[card]
    if dimension == c.BLACK_HOLE:
        return 3
    deck = [*state.draw[me].as_list(), *state.discard[me].as_list()]
    return 2 + 2 * sum(state.book.dimension[other] == dimension for other in deck)
