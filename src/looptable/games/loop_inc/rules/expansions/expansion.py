"""An expansion of Loop, Inc.: what it changes in the set-up, and what its pieces do. Compiled.

A match does not remember its expansions: their pieces are on the table or they are not. So every expansion is
asked at every step it has a part in, and acts on its own pieces alone.
"""

from looptable.games.loop_inc.rules.fields import IncFields
from looptable.games.loop_inc.rules.kinds import Player, Trip

__all__ = ["Expansion"]


class Expansion:
    """An expansion that changes nothing; each real one says what it does."""

    def __init__(self, setting: str) -> None:
        self.setting = setting

    def trip_cards(self, players: int, counts: dict[str, int]) -> dict[str, int]:
        """The number of trip cards of each era that are dealt."""
        return counts

    def replacements(self) -> dict[str, str]:
        """Cards of the display that make room for others."""
        return {}

    def anomaly_sets(self) -> list[str]:
        """Sets of cards that are shuffled with the anomalies."""
        return []

    def after_launch(self, t: IncFields, player: Player, trip: Trip) -> None:
        """Adds to the turn of a player who has just gone to a trip."""

    def end_day(self, t: IncFields) -> None:
        """Scores at the end of a day."""

    def habits(self) -> dict[str, int]:
        """The worth of its cards to a bot on each day they are replayed, in hundredths of a point."""
        return {}
