"""What everybody may know, as a position with gaps, and the gaps filled at random.

All hands lie open, so all seats and spectators know the same. What lies face down is known by
its contents but not by its order: a pile is told as its sorted cards, `top` being those at the
top that everybody saw go there.
"""

from collections.abc import Iterable
from typing import Any

from looptable.core.chance import Chance
from looptable.core.pile import Pile
from looptable.games.the_loop.state import LoopState

__all__ = ["filled", "known"]

HIDDEN = "hidden"
FACE_DOWN = ("artifacts", "foo_deck", "machina_deck")


def known(state: LoopState) -> dict[str, Any]:
    """The position without what lies face down."""
    position = state.position()
    del position["chance"]
    for name in FACE_DOWN:
        if name in position:
            position[name] = sorted(position[name])
    if "draw" in position:
        tops = position.get("known_top", {})
        position["draw"] = {
            agent: _told(cards, tops.get(agent, 0)) for agent, cards in position["draw"].items()
        }
    revealed = position.get("revealed", {})
    position["mission"] = {
        era: mission if revealed.get(era) else HIDDEN
        for era, mission in position.get("mission", {}).items()
    }
    position["unused"] = len(position.get("unused", ()))
    return position


def _told(cards: list[str], top: int) -> dict[str, list[str]]:
    split = len(cards) - top
    return {"under": sorted(cards[:split]), "top": cards[split:]}


def filled(told: dict[str, Any], missions: Iterable[str], chance: Chance) -> dict[str, Any]:
    """Some position that looks like this: face-down piles are shuffled, hidden missions dealt."""
    position = dict(told)
    for name in FACE_DOWN:
        if name in position:
            position[name] = _shuffled(position[name], chance)
    position["draw"] = {
        agent: [*_shuffled(deck["under"], chance), *deck["top"]]
        for agent, deck in position.get("draw", {}).items()
    }
    seen = {
        *position["mission"].values(),
        *position.get("completed", ()),
        *position.get("lost", ()),
    }
    unseen = _shuffled([mission for mission in missions if mission not in seen], chance)
    position["mission"] = {
        era: unseen.pop() if mission == HIDDEN else mission
        for era, mission in position["mission"].items()
    }
    assert len(unseen) == position["unused"], "missions do not add up"
    position["unused"] = unseen
    position["seed"] = chance.below(0, 1 << 31)
    return position


def _shuffled(names: list[str], chance: Chance) -> list[str]:
    order = Pile()
    order.fill(range(len(names)))
    chance.shuffle(0, order)
    return [names[index] for index in order.as_list()]
