"""Leading: a person plays her seat, or lets a bot do so for a while.

The seat stays with its holder, who sees it and answers wishes to undo; nobody else sees more than before. The owner
of a table may lead a bot's own seat, too, as one that is played on the owner's screen.
"""

import msgspec

from looptable.core.errors import Refusal
from looptable.core.ids import Seat
from looptable.engine.packs import game_with_packs
from looptable.server.lobby.new_table import make_seat
from looptable.server.tables.log_limits import check_room
from looptable.server.tables.registry import TableRegistry, one_change
from looptable.server.tables.rights import seat_rights
from looptable.server.tables.table import LiveTable
from looptable.storage.bodies import SeatChange, SeatChanged
from looptable.storage.rows import Guest, SeatRow
from looptable.wire.lobby import LeadBody

__all__ = ["lead"]


@one_change
async def lead(
    registry: TableRegistry, live: LiveTable, guest: Guest, seat: Seat, wish: LeadBody
) -> None:
    """Lets a bot lead a seat, or the guest lead it again."""
    if not 0 <= seat < live.row.players:
        raise Refusal("seat/unknown", seat=seat, players=live.row.players)
    _ = live.playing
    live.seats = await registry.store.seats(live.row.id)
    row = live.seats[seat]
    if "lead" not in seat_rights(live.row, live.seats, row, guest.id, live):
        raise Refusal("seat/not-yours", seat=seat)
    fresh, what = _fresh(live, row, guest, wish.bot)
    if fresh == row:
        return
    check_room(live)
    await registry.store.put_seat(fresh, row)
    body = SeatChanged(seat=seat, what=what, name=fresh.name or row.name)
    await registry.append_unchecked(live, body)


def _fresh(
    live: LiveTable, row: SeatRow, guest: Guest, bot: str | None
) -> tuple[SeatRow, SeatChange]:
    """The seat as it will be, and what the log calls that."""
    if bot is None and row.kind == "bot":
        return SeatRow(row.table_id, row.seat, "hot", guest.id, None, ""), "hot"
    if bot is None:
        return msgspec.structs.replace(row, bot=None), "resumed"
    game = game_with_packs(live.row.game, live.row.packs, is_path_allowed=False)
    played = make_seat(row.table_id, row.seat, f"bot:{bot}", guest, game)
    if row.kind == "bot":
        return played, "bot"
    return msgspec.structs.replace(row, bot=played.bot), "led"
