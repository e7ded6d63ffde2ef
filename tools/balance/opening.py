"""The opening that a study looks at: part of a game's `balance.toml`."""

import msgspec

__all__ = ["Opening", "OpeningCell", "Setting"]

Setting = str | int | bool


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The card of an opening, the turns it lasts, the event that makes replaying it harmful, and the tables.

    `goal` has the greatest share of wins that it should bring, by the number of players.
    """

    card: str
    turns: int
    harm: str
    games: int
    goal: dict[str, int]
    variants: dict[str, dict[str, Setting]]

    def cells(self) -> "list[OpeningCell]":
        """Every number of times in every variant, with every number of players."""
        return [
            OpeningCell(variant, int(players), times)
            for variant in self.variants
            for players in self.goal
            for times in range(self.turns + 1)
        ]


class OpeningCell(msgspec.Struct, frozen=True):
    """Matches of one opening: the variant, the players, how often the card is taken."""

    variant: str
    players: int
    times: int

    @property
    def id(self) -> str:
        """The cell in words."""
        return f"opening, {self.variant}, {self.players} players, {self.times} times"
