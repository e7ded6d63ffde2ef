"""What people and bots choose at a table. Each function is one change, made under its lock."""

from looptable.core.errors import Refusal
from looptable.core.ids import Seat
from looptable.server.house import House
from looptable.server.live import Live
from looptable.storage.rows import ChoiceRow
from looptable.wire.frames import Choose

__all__ = ["choose", "choose_for", "holder_name"]


async def choose(house: House, live: Live, guest_id: str | None, frame: Choose) -> int:
    """A person's choice; the version under which it is stored, also if it was stored before."""
    choice_id = f"{guest_id}:{frame.id}"

    async def attempt() -> int:
        known = live.ids.get(choice_id)
        if known is not None:
            return known
        if frame.seat not in live.seats_of(guest_id):
            raise Refusal("seat/not-yours", seat=frame.seat)
        if live.play is None:
            raise Refusal("table/not-started")
        if frame.version > live.version:  # seen at another process, perhaps
            await house.catch_up(live)
        if frame.version > live.version:
            raise Refusal("choice/unknown-version", version=frame.version, newest=live.version)
        since = live.play.since.get(frame.seat, 0)
        if frame.seat in live.play.state.pending() and frame.version < since:
            raise Refusal("choice/too-late", version=frame.version)
        return await _store(house, live, frame.seat, frame.key, choice_id)

    return await house.change(live, attempt)


async def choose_for(house: House, live: Live, seat: Seat, key: str, version: int) -> None:
    """A bot's choice, made when the log had this version; dropped if it has moved on."""
    choice_id = f"bot:{version}:{seat}"

    async def attempt() -> None:
        if choice_id not in live.ids and live.play is not None and live.version == version:
            await _store(house, live, seat, key, choice_id)

    await house.change(live, attempt)


async def _store(house: House, live: Live, seat: Seat, key: str, choice_id: str) -> int:
    assert live.play is not None, "no match"
    made, after = live.play.attempt(seat, key)
    n = len(live.play.made) + 1
    body = {"n": n, "seat": seat, "do": key, "id": choice_id}
    row = ChoiceRow(live.row.id, n, seat, key, made.h, choice_id)
    return await house.append(live, "choice", body, row, (made, after))


def holder_name(live: Live, seat: Seat) -> str:
    """The name of whoever holds a seat."""
    return next(row.name for row in live.seats if row.seat == seat)
