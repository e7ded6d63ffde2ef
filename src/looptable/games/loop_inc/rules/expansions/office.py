"""Office actions: cards that replace Trash, discard waste, and score at the end of the day (INC-OFF). Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.games.loop_inc.rules.codes import OFFICE_CARD
from looptable.games.loop_inc.rules.expansions.expansion import Expansion
from looptable.games.loop_inc.rules.fields import IncFields
from looptable.games.loop_inc.rules.kinds import NEW_A_DAY
from looptable.games.loop_inc.rules.players import player_count, who

__all__ = ["EXPANSION"]


class Office(Expansion):
    """The expansion with the Office cards."""

    def __init__(self) -> None:
        super().__init__("office")

    def replacements(self) -> dict[str, str]:
        """INC-OFF-2: Office cards instead of Trash."""
        return {"trash": "office"}

    def end_day(self, t: IncFields) -> None:
        """INC-OFF-5: Office cards score by their place in the tableau."""
        for player in range(player_count(t)):
            points: i64 = 0
            for place in range(t.tableau[player].height):
                if t.tableau[player].at(place) == OFFICE_CARD:
                    points += max(0, 2 - place // NEW_A_DAY)
            t.bonus[player] += points
            if points and t.listener is not None:
                t.tell("office-points", {"seat": who(t, player), "n": points})

    def habits(self) -> dict[str, int]:
        """An Office card brings its points every day."""
        return {"office": 120}


EXPANSION: Final = Office()
