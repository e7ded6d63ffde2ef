"""Tables and who sits at them: make, join, leave, start, rearrange, play again, delete."""

from contextlib import suppress

import msgspec

from looptable.content.text.texts import system_texts
from looptable.core.errors import RecordError, Refusal
from looptable.core.ids import Seat
from looptable.engine.event_text import seat_text
from looptable.engine.match.editions import offered_options
from looptable.engine.packs import game_with_packs
from looptable.engine.registry import find_game
from looptable.server.tables.new_table import make_rows, make_seat
from looptable.server.tables.registry import TableRegistry, one_change
from looptable.server.tables.table import LiveTable
from looptable.storage.bodies import MatchStarted, SeatChange, SeatChanged, TableMade
from looptable.storage.errors import Conflict
from looptable.storage.rows import Guest, SeatRow
from looptable.wire.lobby import JoinBody, NewTable, SeatBody

__all__ = [
    "check_may_look",
    "delete_table",
    "join",
    "leave",
    "make_table",
    "rearrange",
    "rematch",
    "rename",
    "start",
]


def check_may_look(live: LiveTable, guest_id: str | None, invite: str | None) -> None:
    """Public tables are for everybody; others for those who sit there or have the link."""
    is_known = guest_id is not None and (guest_id in live.people() or guest_id == live.row.owner)
    if live.row.access != "public" and not is_known and invite != live.row.invite:
        raise Refusal("table/private")


def _check_owner(live: LiveTable, guest: Guest) -> None:
    if live.row.owner != guest.id:
        raise Refusal("table/not-owner")


async def make_table(registry: TableRegistry, guest: Guest, wish: NewTable, lang: str) -> LiveTable:
    """A new table; it starts at once if no seat is open."""
    row, seats = make_rows(wish, guest, lang)
    await registry.store.add_table(row, seats)
    live = await registry.find(row.id)
    mine = [seat.seat for seat in seats if seat.kind == "guest"]
    nonces = {str(seat): wish.nonce for seat in mine if wish.nonce}
    await _open(registry, live, TableMade(takeover=wish.takeover, nonces=nonces))
    return live


@one_change
async def _open(registry: TableRegistry, live: LiveTable, body: TableMade) -> None:
    await registry.append(live, body)
    await _start_if_full(registry, live)


async def join(registry: TableRegistry, live: LiveTable, guest: Guest, wish: JoinBody) -> None:
    """Takes an open seat; a guest who sits there already keeps their seats."""
    check_may_look(live, guest.id, wish.invite)
    await _join(registry, live, guest, wish)


@one_change
async def _join(registry: TableRegistry, live: LiveTable, guest: Guest, wish: JoinBody) -> None:
    live.seats = await registry.store.seats(live.row.id)
    if wish.seat is not None and not 0 <= wish.seat < live.row.players:
        raise Refusal("seat/unknown", seat=wish.seat, players=live.row.players)
    mine = live.seats_of(guest.id)
    if mine and (wish.seat is None or wish.seat in mine):
        # As it should have started, had another process not come first.
        await _start_if_full(registry, live)
        return
    free = _open_seat(live, wish.seat)
    taken = msgspec.structs.replace(free, kind="guest", guest_id=guest.id, name=guest.name)
    try:
        await registry.store.put_seat(taken, free)
    except Conflict:
        raise Refusal("seat/taken") from None
    await _log_seat(registry, live, free.seat, "joined", guest.name, nonce=wish.nonce)
    await _start_if_full(registry, live)


def _open_seat(live: LiveTable, wanted: Seat | None) -> SeatRow:
    for row in live.seats:
        if row.kind == "open" and wanted in (None, row.seat):
            return row
    raise Refusal("seat/taken")


@one_change
async def leave(registry: TableRegistry, live: LiveTable, guest: Guest) -> None:
    """Gives up all seats; in a running match they stay open for others, or for bots."""
    live.seats = await registry.store.seats(live.row.id)
    mine = [row for row in live.seats if row.guest_id == guest.id]
    if not mine:
        raise Refusal("seat/none")
    for row in mine:
        await registry.store.put_seat(SeatRow(live.row.id, row.seat), row)
    for row in mine:
        await _log_seat(registry, live, row.seat, "left", row.name)


@one_change
async def start(registry: TableRegistry, live: LiveTable, guest: Guest) -> None:
    """Starts the match; the owner may not wait for everybody: open seats must be filled first."""
    _check_owner(live, guest)
    if live.match is not None:
        raise Refusal("table/started")
    if any(row.kind == "open" for row in live.seats):
        raise Refusal("table/open-seats")
    await _start_if_full(registry, live)


async def _start_if_full(registry: TableRegistry, live: LiveTable) -> None:
    if live.match is not None or any(row.kind == "open" for row in live.seats):
        return
    header = live.row.header
    assert header is not None, "a table is made with its header"
    texts = system_texts()
    names = tuple(row.name or texts.say(seat_text(row.seat), live.row.lang) for row in live.seats)
    whole = msgspec.structs.replace(header, seats=names)
    nonces = {seat: nonce for seat, nonce in live.nonces.items() if nonce}
    await registry.append(live, MatchStarted(header=whole, nonces=nonces))


@one_change
async def rearrange(
    registry: TableRegistry, live: LiveTable, guest: Guest, seat: Seat, wish: SeatBody
) -> None:
    """Lets the owner put a bot into a seat, open it, play it too, or silence its guest."""
    _check_owner(live, guest)
    if not 0 <= seat < live.row.players:
        raise Refusal("seat/unknown", seat=seat, players=live.row.players)
    live.seats = await registry.store.seats(live.row.id)
    row = live.seats[seat]
    if wish.kind in ("muted", "heard"):
        if row.guest_id is None or row.guest_id == guest.id:
            raise Refusal("seat/not-a-guest", seat=seat)
        await _log_seat(registry, live, seat, wish.kind, row.name, guest=row.guest_id)
        return
    if row.guest_id not in (None, guest.id) and wish.kind != "open":
        raise Refusal("seat/taken")
    word = f"bot:{wish.bot or ''}" if wish.kind == "bot" else wish.kind
    game = game_with_packs(live.row.game, live.row.packs, is_path_allowed=False)
    fresh = make_seat(live.row.id, seat, word, guest, game)
    await registry.store.put_seat(fresh, row)
    what: SeatChange = "removed" if row.guest_id else "opened"
    if wish.kind != "open":
        what = wish.kind
    await _log_seat(registry, live, seat, what, fresh.name or row.name)
    await _start_if_full(registry, live)


async def rematch(registry: TableRegistry, live: LiveTable, guest: Guest) -> LiveTable:
    """The same table again: bots and hot seats as they were, the other people by invitation."""
    if guest.id not in live.people():
        raise Refusal("seat/none")
    if not live.is_over:
        raise Refusal("table/not-over")
    row = live.row
    wish = NewTable(
        game=row.game,
        players=row.players,
        options=offered_options(find_game(row.game), row.options),
        packs=row.packs,
        seats=tuple(_again(seat, guest) for seat in live.seats),
        access=row.access,
        takeover=live.takeover,
    )
    return await make_table(registry, guest, wish, row.lang)


def _again(seat: SeatRow, guest: Guest) -> str:
    """The seat at the next table for the guest who asks for a rematch."""
    if seat.kind == "bot":
        return f"bot:{seat.bot}"
    if seat.kind == "hot":
        return "hot"
    return "me" if seat.guest_id == guest.id else "open"


async def delete_table(registry: TableRegistry, live: LiveTable, guest: Guest) -> None:
    """Removes an own table and all that was played there."""
    _check_owner(live, guest)
    async with live.lock:
        await registry.store.delete_table(live.row.id)
        registry.forget(live)


async def _log_seat(
    registry: TableRegistry,
    live: LiveTable,
    seat: Seat,
    what: SeatChange,
    name: str,
    nonce: str = "",
    guest: str | None = None,
) -> None:
    # The seat itself is changed by now, so that the entry must follow.
    body = SeatChanged(seat=seat, what=what, name=name, nonce=nonce, guest=guest)
    await registry.append_unchecked(live, body)


async def rename(registry: TableRegistry, guest: Guest, name: str) -> None:
    """A new name, also on the seats that the guest holds."""
    await registry.store.rename_guest(guest.id, name)
    for table in await registry.store.tables_of(guest.id):
        if table.status != "over":
            # A table whose content is no longer installed keeps the old name.
            with suppress(RecordError):
                await _rename_seats(registry, await registry.find(table.id), guest, name)


@one_change
async def _rename_seats(registry: TableRegistry, live: LiveTable, guest: Guest, name: str) -> None:
    live.seats = await registry.store.seats(live.row.id)
    for row in live.seats:
        if row.guest_id == guest.id and row.kind == "guest" and row.name != name:
            await registry.store.put_seat(msgspec.structs.replace(row, name=name), row)
            await _log_seat(registry, live, row.seat, "renamed", name)
