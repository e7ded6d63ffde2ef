"""Another match: whoever asks first makes the table, and all who ask come to it.

Which table it is stands in the log of the match that is over. The log takes one entry for each version,
so that one of two processes wins, and the other reads what was decided. The table itself is made from
that entry; if the process ended in between, the next who asks makes it.
"""

from contextlib import suppress

import msgspec

from looptable.core.errors import Refusal
from looptable.engine.match.editions import offered_options
from looptable.engine.registry import find_game
from looptable.server.lobby.lobby import add_table, join
from looptable.server.lobby.new_table import make_rows, new_id, new_invite
from looptable.server.tables.registry import TableRegistry, one_change
from looptable.server.tables.table import LiveTable
from looptable.storage.bodies import Rematched
from looptable.storage.errors import Conflict
from looptable.storage.rows import Guest, SeatRow
from looptable.wire.lobby import JoinBody, NewTable

__all__ = ["rematch"]


async def rematch(
    registry: TableRegistry, live: LiveTable, guest: Guest, nonce: str = ""
) -> LiveTable:
    """The table of the next match, at which the guest sits as before: one for all who ask."""
    decided = await _decide(registry, live, guest)
    again = await _next_table(registry, live, decided, nonce if decided.guest == guest.id else "")
    # Meanwhile the seat may have been given to somebody else; then there is a match to watch.
    with suppress(Refusal):
        await join(registry, again, guest, JoinBody(invite=decided.invite, nonce=nonce))
    return again


@one_change
async def _decide(registry: TableRegistry, live: LiveTable, guest: Guest) -> Rematched:
    """The entry that names the next table, written by whoever is first."""
    seats = live.seats_of(guest.id)
    if not seats:
        raise Refusal("seat/none")
    if not live.is_over:
        raise Refusal("table/not-over")
    if live.next is None:
        body = Rematched(
            table=new_id(), invite=new_invite(), guest=guest.id, seat=seats[0], name=guest.name
        )
        await registry.append(live, body)
    assert live.next is not None, "the entry was taken"
    return live.next


async def _next_table(
    registry: TableRegistry, live: LiveTable, decided: Rematched, nonce: str
) -> LiveTable:
    try:
        return await registry.find(decided.table)
    except Refusal as refusal:
        if refusal.code != "table/unknown":
            raise
    owner = await registry.store.guest(decided.guest)
    wish = _wish(live, owner, nonce)
    made, seats = make_rows(wish, owner, live.row.lang)
    row = msgspec.structs.replace(made, id=decided.table, invite=decided.invite)
    kept = [_kept(live.seats[seat.seat], seat, decided) for seat in seats]
    with suppress(Conflict):  # somebody else is making it
        return await add_table(registry, row, kept, wish)
    return await registry.find(decided.table)


def _wish(live: LiveTable, owner: Guest, nonce: str) -> NewTable:
    row = live.row
    return NewTable(
        game=row.game,
        players=row.players,
        options=offered_options(find_game(row.game), row.options),
        packs=row.packs,
        seats=tuple(_again(seat, owner) for seat in live.seats),
        access=row.access,
        takeover=live.takeover,
        nonce=nonce,
    )


def _again(seat: SeatRow, owner: Guest) -> str:
    """The seat at the next table: bots and the owner sit as before."""
    if seat.kind == "bot":
        return f"bot:{seat.bot}"
    if seat.holder == owner.id:
        return "hot" if seat.kind == "hot" else "me"
    return "open"


def _kept(before: SeatRow, seat: SeatRow, decided: Rematched) -> SeatRow:
    """The seat as it is stored: those of the others are kept for them."""
    found = msgspec.structs.replace(seat, table_id=decided.table)
    if seat.kind == "open" and before.holder is not None:
        return msgspec.structs.replace(found, guest_id=before.holder, name=before.name)
    return found
