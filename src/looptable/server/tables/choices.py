"""Choices of people and bots at a table: tried, stored, and only then made to stand."""

import logging

from looptable.core.errors import LooptableError, Refusal
from looptable.core.ids import Seat
from looptable.engine.contract.state import State
from looptable.engine.match.match import Choice
from looptable.server.tables.log_limits import check_room
from looptable.server.tables.orders import BOT_CHOICE
from looptable.server.tables.registry import TableRegistry, one_change
from looptable.server.tables.table import LiveTable
from looptable.storage.bodies import ChoiceMade
from looptable.wire.frames import Choose

__all__ = ["check_holder", "check_seen", "choose", "choose_for", "holder_name", "store_choice"]

log = logging.getLogger(__name__)


@one_change
async def choose(
    registry: TableRegistry, live: LiveTable, guest_id: str | None, frame: Choose
) -> int:
    """Makes a person's choice; the version under which it is stored, also if it was stored before."""
    choice_id = f"{guest_id}:{frame.id}"
    known = live.ids.get(choice_id)
    if known is not None:
        return known
    check_holder(live, guest_id, frame.seat)
    await check_seen(registry, live, frame.seat, frame.version)
    return await store_choice(registry, live, frame.seat, frame.key, choice_id)


@one_change
async def choose_for(
    registry: TableRegistry, live: LiveTable, seat: Seat, key: str, version: int
) -> None:
    """Makes a bot's choice, found when the log had this version; drops it if the log has grown."""
    choice_id = f"{BOT_CHOICE}{version}:{seat}"
    if choice_id not in live.ids and live.match is not None and live.version == version:
        await store_choice(registry, live, seat, key, choice_id)


def check_holder(live: LiveTable, guest_id: str | None, seat: Seat) -> None:
    """Refuses a choice for a seat that somebody else holds, or that a bot leads for a while."""
    if seat not in live.seats_of(guest_id):
        raise Refusal("seat/not-yours", seat=seat)
    if live.seats[seat].is_led:
        raise Refusal("seat/led", seat=seat)


async def check_seen(registry: TableRegistry, live: LiveTable, seat: Seat, version: int) -> None:
    """Refuses a choice made at this version if the seat has been asked something else since. In a change."""
    match = live.playing
    if version > live.version:  # seen at another process, perhaps
        await registry.catch_up(live)
    if version > live.version:
        raise Refusal("choice/unknown-version", version=version, newest=live.version)
    if seat in match.state.pending() and version < match.since(seat):
        raise Refusal("choice/too-late", version=version)


async def store_choice(
    registry: TableRegistry, live: LiveTable, seat: Seat, key: str, choice_id: str
) -> int:
    """Tries a choice, stores it and lets it stand; its version. In a change."""
    check_room(live)
    match = live.playing
    choice, after = _attempt(live, seat, key)
    n = len(match.lines) + 1
    body = ChoiceMade(id=choice_id, n=n, seat=seat, do=key, h=choice.hash)
    return await registry.append(live, body, (choice, after))


def _attempt(live: LiveTable, seat: Seat, key: str) -> tuple[Choice, State]:
    """A choice on a copy of the table. One on which a rule fails is refused: the table stays as it was."""
    match = live.playing
    try:
        choice, after = match.attempt(seat, key)
        for asked in () if after.outcome() is not None else after.pending():
            after.legal(asked)
    except LooptableError:
        raise
    except Exception:
        what = (len(match.lines), key)
        if what not in live.failed:
            live.failed.add(what)
            log.exception("choice %r of seat %s failed at table %s", key, seat, live.row.id)
        raise Refusal("choice/failed") from None
    return choice, after


def holder_name(live: LiveTable, seat: Seat) -> str:
    """The name at a seat."""
    return next(row.name for row in live.seats if row.seat == seat)
