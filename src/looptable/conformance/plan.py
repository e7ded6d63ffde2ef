"""The amount of work the kit does: quick by default, heavier by choice."""

import msgspec

from looptable.core.errors import WrongUse
from looptable.engine.contract.game import Game

__all__ = ["Case", "Plan"]


class Plan(msgspec.Struct, frozen=True):
    """`games` matches for each number of players, with the seeds `seed`, `seed + 1`, ….

    `players` is empty for every number the game allows. `limit` is how many choices a match may
    take. Promises that ask for views and texts look at no more than `glances` moments of a match,
    evenly spread; the costly ones at no more than `moments`, where they draw `guesses` guesses for
    each viewer. The rest look at every moment.
    """

    games: int = 8
    seed: int = 0
    players: tuple[int, ...] = ()
    limit: int = 10_000
    glances: int = 100
    moments: int = 24
    guesses: int = 3


class Case:
    """The game under test. `name` is how another process finds it; empty if it cannot."""

    def __init__(self, game: Game, name: str, plan: Plan) -> None:
        self.game = game
        self.name = name
        self.plan = plan

    def player_counts(self) -> tuple[int, ...]:
        """The numbers of players to try."""
        meta = self.game.meta
        least, most = meta.least_players, meta.most_players
        for players in self.plan.players:
            if not least <= players <= most:
                raise WrongUse(
                    "use/wrong-players", game=meta.id, players=players, least=least, most=most
                )
        return self.plan.players or tuple(range(least, most + 1))

    def matches(self) -> list[tuple[int, int]]:
        """Number of players and seed of every match."""
        seeds = range(self.plan.seed, self.plan.seed + self.plan.games)
        return [(players, seed) for seed in seeds for players in self.player_counts()]
