"""Reasons why things on the table cannot be chosen now.

Every piece of the view that no option is about has a reason, and so have eras, piles and agents. What is
chosen by a button of its own, a LOOP or a special ability, goes by the key of its option.
"""

from typing import cast

from looptable.content.text.texts import Text
from looptable.engine.contract.option import Target
from looptable.engine.contract.view import Of, View, Zone
from looptable.games.the_loop.rules.codes import ASK_ACTION
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.view.options import describe
from looptable.games.the_loop.view.reasons.actions import ActionReasons
from looptable.games.the_loop.view.reasons.picks import PickReasons

__all__ = ["reasons_of"]

UNTOUCHED = ("mode", "difficulty")
"""Tiles that nobody would think of choosing."""

COMMON_PILES = ("artifacts", "destroyed", "bag", "rift-supply", "energy-supply")
OWN_PILES = ("draw", "discard", "batteries")


def reasons_of(state: LoopState, seat: int, view: View) -> dict[str, Text]:
    """A reason for everything in the view that is no target, if this seat is asked."""
    if seat not in state.pending():
        return {}
    is_action = state.prompt == ASK_ACTION
    why = ActionReasons(state) if is_action else PickReasons(cast("LoopState", state.asking()))
    options = [describe(state, action) for action in state.legal(seat)]
    chosen = {target for option in options for target in option.targets}
    found: dict[str, Text] = {}
    for zone in view.all_zones():
        reason = _zone_reason(why, zone, chosen)
        if reason is not None:
            found[zone.id] = reason
        for piece in zone.pieces:
            thing = Target(piece.thing, _name(piece.thing, piece.of))
            if thing not in chosen and piece.thing not in UNTOUCHED:
                found[piece.id] = why.piece(thing.kind, thing.id)
    keys = {f"option-{option.key}" for option in options}
    found |= {key: text for key, text in why.options() if key not in keys}
    return found


def _name(thing: str, of: Of) -> str:
    """Which one of its kind; some things are only known by their era."""
    return str(of.get(thing, of.get("era", "")))


def _zone_reason(why: ActionReasons, zone: Zone, chosen: set[Target]) -> Text | None:
    """Players would think of choosing few zones: piles, eras and mats."""
    if zone.id in COMMON_PILES:
        return why.pile(zone.id)
    if zone.thing in OWN_PILES:
        return why.pile(zone.thing, str(zone.of["agent"]))
    if zone.thing in ("era", "mat"):
        kind = "agent" if zone.thing == "mat" else zone.thing
        name = str(zone.of[kind])
        return None if Target(kind, name) in chosen else why.piece(kind, name)
    return None
