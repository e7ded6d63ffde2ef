"""From a view to some state that has it: the cards nobody showed are dealt again."""

from typing import Any

from looptable.core.chance import Chance
from looptable.core.shuffling import shuffled
from looptable.engine.contract.view import View

__all__ = ["guessed_position"]


def guessed_position(view: View, cards: tuple[str, ...], chance: Chance) -> dict[str, Any]:
    """A position with this view; what the seat cannot know is drawn."""
    position = dict(view.known)
    unseen = shuffled([card for card in cards if card not in _seen(position)], chance)
    position["hands"] = {
        owner: hand if isinstance(hand, list) else [unseen.pop() for _ in range(hand)]
        for owner, hand in position["hands"].items()
    }
    if "committed" in position:
        position["committed"] = {
            owner: unseen.pop() if card == "hidden" else card
            for owner, card in position["committed"].items()
        }
    # A position written by hand may leave cards out; those that are too many stay in the box.
    position["deck"] = unseen[: position["deck"]]
    position["seed"] = chance.below(0, 1 << 31)
    return position


def _seen(position: dict[str, Any]) -> set[str]:
    """Every card that the seat can name the place of."""
    seen = set(position.get("discard", ()))
    for hand in position["hands"].values():
        if isinstance(hand, list):
            seen.update(hand)
    return seen | set(position.get("committed", {}).values()) - {"hidden"}
