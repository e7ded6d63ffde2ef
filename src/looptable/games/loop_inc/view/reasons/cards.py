"""Why a card, or a component in a room, cannot be chosen."""

from looptable.content.text.texts import Text
from looptable.games.loop_inc.rules.codes import ASK_CARD, ASK_COMPONENT
from looptable.games.loop_inc.rules.kinds import SPAN
from looptable.games.loop_inc.view.reasons.question import Question, component, components, reason

__all__ = ["component_reason", "past_reason", "tear_reason"]


def past_reason(question: Question) -> Text:
    """A card of the own hand: its turn has not come."""
    state = question.state
    if question.prompt != ASK_CARD:
        return question.first()
    first = state.names.name("card", state.hand[question.me].at(0))
    return reason("past-order", card=Text(f"card.{first}"))


def component_reason(question: Question, kind: int) -> Text:
    """Of another room than the card says, or out of stock."""
    if question.prompt == ASK_CARD:
        return reason("component-by-card")
    if question.prompt != ASK_COMPONENT:
        return question.first()
    kinds = range(question.a // SPAN, question.a % SPAN)
    if kind in kinds:
        return reason("component-out", component=component(kind))
    return reason("component-other", what=question.card(), kinds=tuple(map(components, kinds)))


def tear_reason(question: Question) -> Text:
    """A tear instead of a component: only where one of two kinds is missing (INC-ROOM-5)."""
    return reason("tear-stocked" if question.b else "tear-never", what=question.card())
