"""Reasons why things on the table cannot be chosen now.

Players reach for cards, trips and their own machines: each of these that no option is about has a reason. What
they call by its key (a component, a tear, a machine by its name) goes by that key.
"""

from collections.abc import Iterator
from typing import cast

from looptable.content.text.texts import Text
from looptable.engine.contract.option import Target
from looptable.engine.contract.view import Of, View
from looptable.games.loop_inc.rules.codes import ASK_CARD, ASK_COMPONENT, ASK_LAUNCH
from looptable.games.loop_inc.rules.layout import COMPONENTS, MACHINES
from looptable.games.loop_inc.rules.state import IncState
from looptable.games.loop_inc.view.options import describe
from looptable.games.loop_inc.view.reasons.cards import (
    component_reason,
    past_reason,
    tear_reason,
)
from looptable.games.loop_inc.view.reasons.machines import machine_reason
from looptable.games.loop_inc.view.reasons.question import Question, reason
from looptable.games.loop_inc.view.reasons.trips import pair_reason, trip_reason

__all__ = ["reasons_of"]

OPTION = "option-"


def reasons_of(state: IncState, seat: int, view: View) -> dict[str, Text]:
    """A reason for everything in the view that this seat might reach for in vain, if it is asked."""
    if seat not in state.pending():
        return {}
    question = Question(cast("IncState", state.asking()), seat)
    options = [describe(state, action) for action in state.legal(seat)]
    chosen = {target for option in options for target in option.targets}
    found: dict[str, Text] = {}
    for id_, thing, of in _things(view):
        if Target(thing, str(of.get(thing))) not in chosen:
            text = _reason(question, thing, of)
            if text is not None:
                found[id_] = text
    for mark in MACHINES:
        if f"machine-{seat}-{mark}" in found:
            found[f"{OPTION}{mark}"] = found[f"machine-{seat}-{mark}"]
    keys = {option.key for option in options}
    return found | {f"{OPTION}{key}": text for key, text in _keys(question) if key not in keys}


def _things(view: View) -> Iterator[tuple[str, str, Of]]:
    """All that lies on the table, places first."""
    for zone in view.all_zones():
        yield zone.id, zone.thing, zone.of
        for piece in zone.pieces:
            yield piece.id, piece.thing, piece.of


def _reason(question: Question, thing: str, of: Of) -> Text | None:
    """The reason for a thing of some kind; nothing for kinds that nobody chooses."""
    if thing == "trip":
        return trip_reason(question, question.state.names.names["trip"].find(str(of["trip"])))
    if thing == "card":  # while cards are asked for, every one of the display can be chosen
        return question.first()
    if of.get("player") != question.me:
        return None
    if thing == "machine":
        return machine_reason(question, MACHINES.index(str(of["mark"])))
    return past_reason(question) if thing == "past" else None


def _keys(question: Question) -> Iterator[tuple[str, Text]]:
    """Keys that a player may type in vain.

    Components are among them, not among the pieces: many small ones lie close together.
    """
    state = question.state
    for kind, name in enumerate(COMPONENTS):
        yield name, component_reason(question, kind)
    if question.prompt == ASK_LAUNCH:
        for mark, name in enumerate(MACHINES):
            for trip, place in enumerate(state.names.names["trip"]):
                yield f"{name} to {place}", pair_reason(question, mark, trip)
    if question.prompt == ASK_CARD:
        for card in state.hand[question.me].as_list():
            yield f"past {state.names.name('card', card)}", past_reason(question)
        yield "stay", reason("stay-early")
    if question.prompt == ASK_COMPONENT:
        yield "tear", tear_reason(question)
