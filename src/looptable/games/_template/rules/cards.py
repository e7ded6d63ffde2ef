"""Cards: in the deck, in hands, committed face down. Compiled."""

from mypy_extensions import i64

from looptable.effects.program import bit
from looptable.games._template.rules.fields import TemplateFields

__all__ = ["card_name", "commit", "draw", "is_a_hand_empty", "seats_without_card"]


def draw(t: TemplateFields, seat: i64) -> None:
    """Draws a card from the deck; only the seat itself learns which."""
    if not t.deck:
        return
    card = t.deck.pop()
    t.hands[seat].push(card)
    if t.listener is not None:
        t.tell("draws", {"seat": seat})
        t.tell("drew", {"seat": seat, "card": card_name(t, card)}, (seat,), True)


def commit(t: TemplateFields, seat: i64, card: i64) -> None:
    """Commits a card of the hand, face down."""
    t.hands[seat].drop(card)
    t.committed[seat] = card
    if t.listener is not None:
        t.tell("committed", {"seat": seat})


def seats_without_card(t: TemplateFields) -> i64:
    """The seats that have not committed a card, as a mask."""
    mask: i64 = 0
    for seat in range(len(t.committed)):
        if t.committed[seat] < 0:
            mask |= bit(seat)
    return mask


def is_a_hand_empty(t: TemplateFields) -> bool:
    """Whether some seat could not commit a card."""
    return any(hand.height == 0 for hand in t.hands)


def card_name(t: TemplateFields, card: i64) -> str:
    """The name of a card."""
    return t.names.name("card", card)
