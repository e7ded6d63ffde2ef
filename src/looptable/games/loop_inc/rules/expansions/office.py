"""Office actions: cards that replace Trash, discard waste, and score at the end of the day (INC-OFF). Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.effects.program import bit
from looptable.games.loop_inc.rules.expansions.expansion import Expansion
from looptable.games.loop_inc.rules.fields import IncFields
from looptable.games.loop_inc.rules.kinds import NEW_A_DAY, Player
from looptable.games.loop_inc.rules.players import player_count, who

__all__ = ["EXPANSION", "is_performed", "office_points"]


def office_points(place: i64) -> i64:
    """INC-OFF-6 to 8: the points of an Office action at a place of the tableau, counted from 0."""
    return max(0, 2 - place // NEW_A_DAY)


def is_performed(t: IncFields, player: Player, place: i64) -> bool:
    """INC-OFF-15: whether an Office card lies at this place, and did not tear there."""
    card = t.tableau[player].at(place)
    return t.book.by_place[card] == 1 and t.torn[player] & bit(place) == 0


class Office(Expansion):
    """The expansion with the Office cards."""

    def __init__(self) -> None:
        super().__init__("office")

    def replacements(self) -> dict[str, str]:
        """INC-OFF-2: Office cards instead of Trash."""
        return {"trash": "office"}

    def end_day(self, t: IncFields) -> None:
        """INC-OFF-5: Office actions that were performed score by their place in the tableau."""
        for player in range(player_count(t)):
            points: i64 = 0
            for place in range(t.tableau[player].height):
                if is_performed(t, player, place):
                    points += office_points(place)
            t.bonus[player] += points
            if points and t.listener is not None:
                t.tell("office-points", {"seat": who(t, player), "n": points})

    def habits(self) -> dict[str, int]:
        """Nothing beyond its points, which the bot counts by their place."""
        return {"office": 0}


EXPANSION: Final = Office()
