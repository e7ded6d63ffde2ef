"""The planning bot: tries every way through its own turn, and takes the one with the best evaluation."""

from collections.abc import Sequence
from typing import cast

from looptable.content.text.texts import Text
from looptable.core.chance import Chance
from looptable.core.ids import Seat
from looptable.engine.contract.bot import Advice
from looptable.engine.contract.game import Game
from looptable.engine.contract.option import Option
from looptable.engine.contract.state import State
from looptable.engine.contract.view import View
from looptable.games.loop_inc.bot.evaluation import OUT, Scout
from looptable.games.loop_inc.rules.scores import trip_points
from looptable.games.loop_inc.rules.state import IncState

__all__ = ["PlanningBot"]

POINT = 100
LOST = OUT // 2  # less than this and one is out of the game


class PlanningBot:
    """Sees a view, guesses a state that has it, and looks ahead to the end of its turn."""

    def choose(
        self, game: Game, view: View, seat: Seat, options: Sequence[Option], chance: Chance
    ) -> int:
        """The index of the option it takes."""
        return self.pick_on(game.guess(view, chance), seat)

    def pick_on(self, guess: State, seat: Seat) -> int:
        """The same, on a guess."""
        values = _values(cast("IncState", guess))
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
        """Every option with what the best turn that starts with it is worth."""
        state = cast("IncState", game.guess(view, chance))
        values = _values(state)
        best = max(values)
        found = [
            Advice(index, value, _why(state, index, value, best))
            for index, value in enumerate(values)
        ]
        return sorted(found, key=lambda advice: -advice.worth)


def _values(state: IncState) -> list[int]:
    """The worth of each option."""
    (seat,) = state.pending()
    scout = Scout(list(state.names.names["card"]))
    return [scout.value(state, option) for option in state.legal(seat)]


def _why(state: IncState, index: int, value: int, best: int) -> Text:
    """One sentence: what it does at once if that is worth telling, else how far it is from the best."""
    (seat,) = state.pending()
    if value < LOST:
        return Text("advice.out")
    after = state.clone()
    after.play(seat, state.legal(seat)[index])
    if after.tears[seat] > state.tears[seat]:
        return Text("advice.tear")
    gained = trip_points(after, seat) - trip_points(state, seat)
    if gained > 0:
        return Text.of("advice.trip", n=gained)
    short = (best - value + POINT // 2) // POINT
    return Text.of("advice.short", n=short) if short else Text("advice.good")
