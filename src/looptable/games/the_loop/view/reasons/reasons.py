"""Why things on the table cannot be chosen now, for whoever reaches for one.

Every piece of the view that no option is about has a reason, and so have eras, piles and agents. What is
chosen by a button of its own, a LOOP or a special ability, goes by the key of its option.
"""

from looptable.content.text.texts import Text
from looptable.engine.contract.view import View
from looptable.games.the_loop.rules import codes as c
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.view.options import describe
from looptable.games.the_loop.view.reasons.actions import ActionReasons
from looptable.games.the_loop.view.reasons.picks import PickReasons

__all__ = ["reasons_of"]

UNTOUCHED = ("mode", "difficulty")
"""Tiles that nobody would think of choosing."""

COMMON_PILES = ("artifacts", "destroyed", "bag", "rift-supply", "energy-supply")
OWN_PILES = ("draw", "discard", "batteries")
SEAT = "agent-zone-"
"""Where an agent's hand and piles lie."""


def reasons_of(state: LoopState, seat: int, view: View) -> dict[str, Text]:
    """A reason for everything in the view that is no target, if this seat is asked."""
    if seat not in state.pending():
        return {}
    why = ActionReasons(state) if state.prompt == c.ASK_ACTION else PickReasons(state)
    chosen = _chosen(state, seat)
    found: dict[str, Text] = {}
    for zone in view.all_zones():
        reason = _zone_reason(why, zone.id, chosen)
        if reason is not None:
            found[zone.id] = reason
        for piece in zone.pieces:
            kind, _, name = piece.id.partition("-")
            if piece.id not in chosen and kind not in UNTOUCHED:
                found[piece.id] = why.piece(kind, name)
    found |= {key: text for key, text in why.options() if key not in chosen}
    return found


def _chosen(state: LoopState, seat: int) -> set[str]:
    """The ids of everything that an option is about."""
    found = set()
    for option in (describe(state, action) for action in state.legal(seat)):
        found.add(f"option-{option.key}")
        found |= {f"{target.kind}-{target.id}" for target in option.targets}
    return found


def _zone_reason(why: ActionReasons, id_: str, chosen: set[str]) -> Text | None:
    """Of most zones nobody thinks as of something to choose."""
    kind, _, name = id_.partition("-")
    if id_ in COMMON_PILES:
        return why.pile(id_)
    if kind in OWN_PILES:
        return why.pile(kind, name)
    agent = id_.removeprefix(SEAT)
    if kind == "era" or agent != id_:
        thing = f"agent-{agent}" if agent != id_ else id_
        return None if thing in chosen else why.piece(*thing.split("-", 1))
    return None
