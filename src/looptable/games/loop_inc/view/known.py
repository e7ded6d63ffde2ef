"""Public knowledge as a position with gaps, and the gaps filled at random.

All cards were played openly (INC-OPEN-24), so all seats and spectators know the same. Only the
anomalies still to come, and Junior's deck, lie face down: everybody knows which cards they are, packet
by packet, nobody knows their order.
"""

from typing import Any, TypeVar

from looptable.core.chance import Chance
from looptable.core.shuffling import shuffled
from looptable.games.loop_inc.rules.rival import PACKET
from looptable.games.loop_inc.rules.state import IncState

__all__ = ["filled", "imagined", "known"]

Piece = TypeVar("Piece", int, str)


def known(state: IncState) -> dict[str, Any]:
    """The position with the anomalies in the order of the box."""
    position = state.position()
    del position["chance"]
    if "anomalies" in position:
        position["anomalies"] = sorted(position["anomalies"], key=state.names.names["card"].find)
    if "junior_deck" in position:
        packets = _packets(position["junior_deck"])
        find = state.names.names["card"].find
        position["junior_deck"] = [card for packet in packets for card in sorted(packet, key=find)]
    return position


def filled(told: dict[str, Any], chance: Chance) -> dict[str, Any]:
    """Some position that looks like this."""
    position = dict(told)
    position["anomalies"] = shuffled(position.get("anomalies", []), chance)
    packets = _packets(position.get("junior_deck", []))
    position["junior_deck"] = [card for packet in packets for card in shuffled(packet, chance)]
    position["seed"] = chance.below(0, 1 << 31)
    return position


def imagined(state: IncState, chance: Chance) -> IncState:
    """The state that `filled` makes of what is known of this one, without putting it into words."""
    twin = state.clone()
    twin.anomalies.fill(shuffled(sorted(twin.anomalies.as_list()), chance))
    packets = _packets(twin.junior_deck.as_list())
    deck = [card for packet in packets for card in shuffled(sorted(packet), chance)]
    twin.junior_deck.fill(deck)
    twin.reseed(chance.below(0, 1 << 31))
    return twin


def _packets(deck: list[Piece]) -> list[list[Piece]]:
    return [deck[start : start + PACKET] for start in range(0, len(deck), PACKET)]
