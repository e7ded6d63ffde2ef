"""The common knowledge of a table, as a position with gaps, and the gaps filled at random.

All hands lie open, so all seats and spectators know the same. What lies face down is known by
its contents but not by its order: a pile is told as its cards in the order of the box, `top` being
those at the top that everybody saw go there.
"""

from collections.abc import Iterable
from typing import Any

from looptable.core.chance import Chance
from looptable.core.names import Names
from looptable.core.pile import Pile
from looptable.core.shuffling import shuffled
from looptable.games.the_loop.rules.state import LoopState

__all__ = ["filled", "imagined", "known"]

HIDDEN = "hidden"
FACE_DOWN = {"artifacts": "card", "foo_deck": "era", "machina_deck": "machina"}
"""The piles that lie face down, and what lies on them."""


def known(state: LoopState) -> dict[str, Any]:
    """The position without what lies face down."""
    position = state.position()
    names = state.names.names
    del position["chance"]
    for name, kind in FACE_DOWN.items():
        if name in position:
            position[name] = sorted(position[name], key=names[kind].find)
    if "draw" in position:
        tops = position.get("known_top", {})
        position["draw"] = {
            agent: _told(cards, tops.get(agent, 0), names["card"])
            for agent, cards in position["draw"].items()
        }
    revealed = position.get("revealed", {})
    position["mission"] = {
        era: mission if revealed.get(era) else HIDDEN
        for era, mission in position.get("mission", {}).items()
    }
    position["unused"] = len(position.get("unused", ()))
    return position


def _told(cards: list[str], top: int, names: Names) -> dict[str, list[str]]:
    split = len(cards) - top
    return {"under": sorted(cards[:split], key=names.find), "top": cards[split:]}


def filled(told: dict[str, Any], missions: Iterable[str], chance: Chance) -> dict[str, Any]:
    """Some position that looks like this: face-down piles are shuffled, hidden missions dealt."""
    position = dict(told)
    for name in FACE_DOWN:
        if name in position:
            position[name] = shuffled(position[name], chance)
    position["draw"] = {
        agent: [*shuffled(deck["under"], chance), *deck["top"]]
        for agent, deck in position.get("draw", {}).items()
    }
    seen = {
        *position["mission"].values(),
        *position.get("completed", ()),
        *position.get("lost", ()),
    }
    unseen = shuffled([mission for mission in missions if mission not in seen], chance)
    position["mission"] = {
        era: unseen.pop() if mission == HIDDEN else mission
        for era, mission in position["mission"].items()
    }
    assert len(unseen) == position["unused"], "missions do not add up"
    position["unused"] = unseen
    position["seed"] = chance.below(0, 1 << 31)
    return position


def imagined(state: LoopState, chance: Chance) -> LoopState:
    """The state that `filled` makes of what is known of this one, without putting it into words."""
    twin = state.clone()
    for pile in (twin.artifacts, twin.foo_deck, twin.machina_deck):
        _shuffle(pile, 0, chance)
    for deck, pile in enumerate(twin.draw):
        _shuffle(pile, twin.known_top[deck], chance)
    hidden = [era for era, mission in enumerate(twin.mission) if mission >= 0]
    hidden = [era for era in hidden if not twin.revealed[era]]
    unseen = sorted([*twin.unused.as_list(), *(twin.mission[era] for era in hidden)])
    dealt = shuffled(unseen, chance)
    for era in hidden:
        twin.mission[era] = dealt.pop()
    twin.unused.fill(dealt)
    twin.reseed(chance.below(0, 1 << 31))
    return twin


def _shuffle(pile: Pile, top: int, chance: Chance) -> None:
    """Shuffles what lies under the topmost few pieces."""
    pieces = pile.as_list()
    split = len(pieces) - top
    pile.fill([*shuffled(sorted(pieces[:split]), chance), *pieces[split:]])
