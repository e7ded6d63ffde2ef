"""The team bot: explores by what its seat has seen, and does what a careful agent would do.

It sees a view. From it a state is guessed that has this view, so that the rules can be asked; of the
mission it looks at nothing but what `sight` lets it see.
"""

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
from looptable.games.time_stories.bot.evaluation import judge
from looptable.games.time_stories.bot.insight import INSIGHT, StoryInsight
from looptable.games.time_stories.rules.state import StoryState

__all__ = ["TeamBot"]


class TeamBot:
    """Fills a seat of the team, and gives advice."""

    insight: StoryInsight = INSIGHT

    def choose(
        self, game: Game, view: View, seat: Seat, options: Sequence[Option], chance: Chance
    ) -> int:
        """The index of the option it takes."""
        return self.pick_on(game.guess(view, chance), seat)

    def pick_on(self, guess: State, seat: Seat) -> int:
        """The same, on a guess."""
        worths = judge(cast("StoryState", guess), seat)
        return worths.index(max(worths))

    def rank(
        self,
        game: Game,
        view: View,
        seat: Seat,
        options: Sequence[Option],
        chance: Chance,
        effort: int = 1,
    ) -> list[Advice]:
        """Every option, the best first by the bot's own worths; more effort finds nothing more."""
        guess = cast("StoryState", game.guess(view, chance.split(0)))
        worths = judge(guess, seat)
        return rank_options(game, view, seat, INSIGHT, chance, effort, worths)
