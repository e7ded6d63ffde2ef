"""What everybody may know, as a position with a gap, and the gap filled at random.

All cards were played openly (INC-OPEN-24), so all seats and spectators know the same. Only the
anomalies still to come lie face down: everybody knows which they are, nobody knows their order.
"""

from typing import Any

from looptable.core.chance import Chance
from looptable.core.pile import Pile
from looptable.games.loop_inc.state import IncState

__all__ = ["filled", "imagined", "known"]


def known(state: IncState) -> dict[str, Any]:
    """The position with the anomalies in the order of the box."""
    position = state.position()
    del position["chance"]
    if "anomalies" in position:
        position["anomalies"] = sorted(position["anomalies"], key=state.names.names["card"].find)
    return position


def filled(told: dict[str, Any], chance: Chance) -> dict[str, Any]:
    """Some position that looks like this."""
    position = dict(told)
    cards = position.get("anomalies", [])
    order = Pile()
    order.fill(range(len(cards)))
    chance.shuffle(0, order)
    position["anomalies"] = [cards[index] for index in order.as_list()]
    position["seed"] = chance.below(0, 1 << 31)
    return position


def imagined(state: IncState, chance: Chance) -> IncState:
    """The state that `filled` makes of what is known of this one, without putting it into words."""
    twin = state.clone()
    twin.anomalies.fill(sorted(twin.anomalies.as_list()))
    chance.shuffle(0, twin.anomalies)
    twin.reseed(chance.below(0, 1 << 31))
    return twin
