"""Cards that are bound to fail: whatever their owner and all others still do today.

A launched machine is gone for the day, an Ad once placed comes back only by a card. Everything else may change:
rooms fill up by an Exchange, new cards may be taken in between. So a need is hopeless only where none of
the cards that could still be played before it can bring what it lacks; those cards are judged with all goodwill.
"""

from collections.abc import Iterable, Sequence

from looptable.effects.program import RETURN, WIDTH
from looptable.games.loop_inc.rules.ads import has_ad_out
from looptable.games.loop_inc.rules.kinds import TEARS_OUT
from looptable.games.loop_inc.rules.machines import is_loaded, open_machines
from looptable.games.loop_inc.rules.state import IncState
from looptable.games.loop_inc.rules.turns import has_new
from looptable.games.loop_inc.verbs.codes import COPY, LOAD, NEED, PLACE_AD, REPEAT, WITHDRAW
from looptable.games.loop_inc.verbs.needs import NEED_NAMES

__all__ = ["can_do", "cards_to_take", "hopeless_cards"]


def hopeless_cards(state: IncState, player: int) -> list[bool]:
    """For each card in a player's hand, in order: whether it is bound to cause a tear, or never comes."""
    tears = state.tears[player]
    before = state.tableau[player].as_list()
    able = cards_to_take(state, player)  # those that may bring something before the next card comes
    found = []
    for card in state.hand[player].as_list():
        is_sure = tears >= TEARS_OUT or _is_hopeless(state, player, card, before, able)
        tears += is_sure
        if not is_sure:
            able.append(card)
        before.append(card)
        found.append(is_sure)
    return found


def cards_to_take(state: IncState, player: int) -> list[int]:
    """The new cards that a player may still take today."""
    if not has_new(state, player):
        return []
    return [card for card, count in enumerate(state.display) if count]


def can_do(state: IncState, cards: Iterable[int], *codes: int) -> bool:
    """Whether one of these cards may execute one of these instructions; who repeats a card may do anything."""
    return any(_holds(state, card, (*codes, REPEAT)) for card in cards)


def _holds(state: IncState, card: int, codes: tuple[int, ...]) -> bool:
    """Whether the program of a card holds one of these instructions."""
    code, at = state.program.code, state.book.start[card]
    while code[at] != RETURN:
        if code[at] in codes:
            return True
        at += WIDTH
    return False


def _is_hopeless(
    state: IncState, player: int, card: int, before: Sequence[int], able: Sequence[int]
) -> bool:
    """Whether some need of a card, or of the one it repeats, cannot be met any more."""
    code, at = state.program.code, state.book.start[card]
    while code[at] == NEED:
        need = NEED_NAMES[code[at + 1]]
        if need == "before":
            if not before and not has_new(state, player):
                return True
        elif not _can_be_met(state, player, need, able):
            return True
        at += WIDTH
    if code[at] != REPEAT or has_new(state, player):
        return False
    return _is_hopeless(state, player, before[-1], before[:-1], able)


def _can_be_met(state: IncState, player: int, need: str, able: Sequence[int]) -> bool:
    """Whether a need can still be met, as far as anybody knows, with these cards before it."""
    machines = open_machines(state, player)
    if need == "ad":
        can_return = has_ad_out(state, player) and can_do(state, able, WITHDRAW)
        return state.ads[player] > 0 or can_return
    if need == "own-ad":
        can_place = machines > 0 or can_do(state, able, PLACE_AD)
        return has_ad_out(state, player) or (state.ads[player] > 0 and can_place)
    if need == "waste" and (state.waste[player] > 0 or state.office_tears == 0):
        return True
    if machines < (2 if need == "pair" else 1):
        return False
    can_load = is_loaded(state, player) or can_do(state, able, LOAD, COPY)
    return need == "stock" or can_load
