"""Machines: what they carry, and which of them can still be launched today (INC-DAY). Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.engine.contract.event import Fact
from looptable.games.loop_inc.rules.fields import IncFields
from looptable.games.loop_inc.rules.kinds import BAYS, KINDS, MARKS, TOKENS, Kind, Mark, Player
from looptable.games.loop_inc.rules.players import who
from looptable.games.loop_inc.rules.stock import spare

__all__ = [
    "BAY_COPY",
    "BAY_LOADED",
    "bay_of",
    "can_copy",
    "is_loaded",
    "is_open",
    "is_pickable",
    "open_machines",
    "tell_component",
    "token_of",
    "weight",
]

BAY_LOADED: Final[i64] = 0  # any component on an open machine
BAY_COPY: Final[i64] = 1  # one that has a twin for it in the reserve or, failing that, in its room


def bay_of(player: Player, mark: Mark, kind: Kind) -> i64:
    """The index in `load` of the components of a kind on a machine."""
    return player * BAYS + mark * KINDS + kind


def token_of(player: Player, mark: Mark, day: i64) -> i64:
    """The index in `flight` of a machine's token of a day."""
    return player * TOKENS + (day * (day - 1) >> 1) + mark


def is_open(t: IncFields, player: Player, mark: Mark) -> bool:
    """Whether a machine is usable today and not launched yet."""
    return mark < t.day and t.flight[token_of(player, mark, t.day)] < 0


def open_machines(t: IncFields, player: Player) -> i64:
    """The number of machines that are available and not launched."""
    found: i64 = 0
    for mark in range(MARKS):
        if is_open(t, player, mark):
            found += 1
    return found


def weight(t: IncFields, player: Player, mark: Mark) -> i64:
    """The number of components on a machine."""
    total: i64 = 0
    first = bay_of(player, mark, 0)
    for at in range(first, first + KINDS):
        total += t.load[at]
    return total


def is_loaded(t: IncFields, player: Player) -> bool:
    """Whether some machine that is available and not launched carries a component."""
    return any(is_open(t, player, mark) and weight(t, player, mark) > 0 for mark in range(MARKS))


def can_copy(t: IncFields, player: Player) -> bool:
    """Whether some component on an open machine has a twin that can be had."""
    for mark in range(MARKS):
        if is_open(t, player, mark):
            for kind in range(KINDS):
                if is_pickable(t, player, mark, kind, BAY_COPY):
                    return True
    return False


def is_pickable(t: IncFields, player: Player, mark: Mark, kind: Kind, which: i64) -> bool:
    """Whether a component of this kind on a machine is one of those asked for."""
    if t.load[bay_of(player, mark, kind)] == 0:
        return False
    return which != BAY_COPY or has_twin(t, kind)


def has_twin(t: IncFields, kind: Kind) -> bool:
    """Whether a copy of a component of this kind can be had."""
    return spare(t, kind) > 0 or (t.reserve_kept == 1 and t.room[kind] > 0)


def tell_component(t: IncFields, event: str, kind: Kind, mark: Mark) -> None:
    """Tells what the active player did with a component of a machine."""
    if t.listener is not None:
        data: dict[str, Fact] = {
            "seat": who(t, t.active),
            "component": t.names.name("component", kind),
            "machine": t.names.name("machine", mark),
        }
        t.tell(event, data)
