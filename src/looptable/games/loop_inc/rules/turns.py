"""Turns: a new card or the next past one (INC-TURN, INC-NEW, INC-PAST). Compiled."""

from mypy_extensions import i64

from looptable.games.loop_inc.rules.codes import ACT_PHASE, ASK_CARD, PLAY_PHASE
from looptable.games.loop_inc.rules.fields import IncFields
from looptable.games.loop_inc.rules.keys import PAST
from looptable.games.loop_inc.rules.kinds import NEW_A_DAY, Player
from looptable.games.loop_inc.rules.players import has_seat, is_out, who

__all__ = ["ask_card", "begin_turn", "card_before", "has_new", "has_turn", "play_card"]


def has_new(t: IncFields, player: Player) -> bool:
    """Whether a player may take a new card today; a rival has cards of his own."""
    if not has_seat(t, player):
        return t.rival.has_new(t)
    if t.sideways[player].height >= NEW_A_DAY or is_out(t, player):
        return False
    # INC-NEW-8: the display never runs empty, except in a position that somebody wrote.
    return any(count > 0 for count in t.display)


def has_turn(t: IncFields, player: Player) -> bool:
    """Whether a player has a turn left today."""
    return t.hand[player].height > 0 or has_new(t, player)


def ask_card(t: IncFields) -> None:
    """The first card of the hand, or any card of the display."""
    me = t.active
    if t.hand[me].height > 0:
        t.options.push(PAST + t.hand[me].at(0))
    if has_new(t, me):
        for card in range(i64(len(t.display))):
            if t.display[card] > 0:
                t.options.push(card)
    t.ask(t.seat_of(me), ASK_CARD)


def play_card(t: IncFields, option: i64) -> None:
    """The card goes to the end of the tableau, and its action is performed."""
    me = t.active
    card = option
    if option >= PAST:
        card = t.hand[me].take_at(0)
        t.tableau[me].push(card)
    else:
        t.display[card] -= 1
        t.tableau[me].push(card)
        t.sideways[me].push(t.tableau[me].height)
    if t.listener is not None:
        event = "plays-past" if option >= PAST else "plays-new"
        t.tell(event, {"seat": who(t, me), "card": t.names.name("card", card)})
    t.phase = ACT_PHASE
    t.call(t.book.start[card], me)


def begin_turn(t: IncFields, player: Player) -> None:
    """A player must play a card."""
    t.active = player
    t.phase = PLAY_PHASE


def card_before(t: IncFields, player: Player) -> i64:
    """The card of the tableau before the one in play, or -1."""
    # Each card that calls another one looks one card further back.
    at = t.tableau[player].height - 1 - t.returns.height
    if at < 0:
        return -1
    return t.tableau[player].at(at)
