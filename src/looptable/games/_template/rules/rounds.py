"""A round: all commit a card, the cards are played by their minutes, all draw. Compiled."""

from mypy_extensions import i64

from looptable.games._template.rules.cards import (
    card_name,
    draw,
    is_a_hand_empty,
    seats_without_card,
)
from looptable.games._template.rules.clock import end
from looptable.games._template.rules.codes import ASK_CARD, COMMIT, RESOLVE
from looptable.games._template.rules.fields import TemplateFields

__all__ = ["proceed"]


def proceed(t: TemplateFields) -> None:
    """Asks for cards while some are missing, plays them, then starts the next round."""
    if t.phase == COMMIT:
        missing = seats_without_card(t)
        if missing:
            t.ask_all(missing, ASK_CARD)
        else:
            reveal(t)
        return
    seat = next_to_resolve(t)
    if seat >= 0:
        resolve(t, seat)
    else:
        end_round(t)


def reveal(t: TemplateFields) -> None:
    """Turns up all committed cards."""
    t.phase = RESOLVE
    if t.listener is not None:
        for seat in range(len(t.committed)):
            card = card_name(t, t.committed[seat])
            t.tell("revealed", {"seat": seat, "card": card}, None, True)


def next_to_resolve(t: TemplateFields) -> i64:
    """The seat with the earliest card still to play, or -1."""
    minutes = t.numbers.minutes
    found: i64 = -1
    for seat in range(len(t.committed)):
        card = t.committed[seat]
        if card >= 0 and (found < 0 or minutes[card] < minutes[t.committed[found]]):
            found = seat
    return found


def resolve(t: TemplateFields, seat: i64) -> None:
    """Plays a seat's card."""
    card = t.committed[seat]
    t.committed[seat] = -1
    t.discard.push(card)
    if t.listener is not None:
        t.tell("plays", {"seat": seat, "card": card_name(t, card)})
    t.call(t.numbers.starts[card], seat)


def end_round(t: TemplateFields) -> None:
    """Draws a card for every seat; after the last round, or with an empty hand, the match ends."""
    if t.round < t.rounds:
        for seat in range(len(t.hands)):
            draw(t, seat)
    if t.round == t.rounds or is_a_hand_empty(t):
        end(t)
        return
    t.round += 1
    t.phase = COMMIT
    if t.listener is not None:
        t.tell("round", {"round": t.round})
