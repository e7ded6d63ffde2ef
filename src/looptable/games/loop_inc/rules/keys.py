"""Keys of options: the words by which a choice is recorded. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.effects.machine import ASK_CHOOSE, ASK_MAY
from looptable.games.loop_inc.rules.codes import (
    ASK_BAY,
    ASK_CARD,
    ASK_COMPONENT,
    ASK_LAUNCH,
    ASK_MACHINE,
    ASK_TRIP,
)
from looptable.games.loop_inc.rules.fields import IncFields
from looptable.games.loop_inc.rules.kinds import KINDS

__all__ = ["PAST", "STAY", "STOP", "TEAR", "TRIPS", "option_key"]

PAST: Final[i64] = 64  # plus the card: the first of the hand; without it, a new card
TEAR: Final[i64] = 9  # instead of a component
STOP: Final[i64] = 15  # instead of a bay
TRIPS: Final[i64] = 32  # a launch is a mark times this, plus the trip
STAY: Final[i64] = 96  # instead of a launch


def option_key(t: IncFields, prompt: i64, option: i64) -> str:
    """The key of an option."""
    if prompt == ASK_CARD:
        if option >= PAST:
            return f"past {t.names.name('card', option - PAST)}"
        return f"new {t.names.name('card', option)}"
    if prompt == ASK_LAUNCH:
        if option == STAY:
            return "stay"
        return (
            f"{t.names.name('machine', option // TRIPS)} to {t.names.name('trip', option % TRIPS)}"
        )
    if prompt == ASK_COMPONENT:
        return "tear" if option == TEAR else t.names.name("component", option)
    if prompt == ASK_MACHINE:
        return t.names.name("machine", option)
    if prompt == ASK_BAY:
        if option == STOP:
            return "stop"
        kind = t.names.name("component", option % KINDS)
        return f"{kind} of {t.names.name('machine', option // KINDS)}"
    if prompt == ASK_TRIP:
        return t.names.name("trip", option)
    if prompt == ASK_MAY:
        return "yes" if option else "no"
    assert prompt == ASK_CHOOSE
    return t.book.offer_name(t.pc, option)
