"""The rights of a reader. Clients offer these and nothing else, and know no rule of it themselves."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from looptable.bots.advising import find_adviser
from looptable.bots.following import follows
from looptable.core.ids import Seat
from looptable.engine.registry import find_game
from looptable.server.tables.table import LiveTable
from looptable.storage.rows import SeatRow, TableRow
from looptable.wire.lobby import SeatRight, TableRight
from looptable.wire.views import UndoInfo, ViewRight

__all__ = ["seat_rights", "table_rights", "view_rights"]


def table_rights(
    row: TableRow, seats: Sequence[SeatRow], guest_id: str | None, live: LiveTable | None
) -> Iterator[TableRight]:
    """The rights of a reader at a table. Only a live table knows who is muted."""
    is_owner = guest_id is not None and row.owner == guest_id
    if guest_id is not None and any(seat.holder == guest_id for seat in seats):
        if live is None or guest_id not in live.muted:
            yield "chat"
            yield "note"
        yield "leave"
        if row.status == "over":
            yield "rematch"
    if is_owner:
        if row.status == "open" and all(seat.kind != "open" for seat in seats):
            yield "start"
        yield "delete"


def seat_rights(
    row: TableRow,
    seats: Sequence[SeatRow],
    seat: SeatRow,
    guest_id: str | None,
    live: LiveTable | None,
) -> Iterator[SeatRight]:
    """The rights of a reader over a seat."""
    if guest_id is None or row.status in ("over", "gone"):
        return
    is_owner = row.owner == guest_id
    if row.status == "playing":
        yield from _leading_rights(seat, guest_id, is_owner=is_owner)
        sits = any(one.holder == guest_id for one in seats)
        if sits and seat.bot is not None and _follows(seat.bot, row.game):
            yield "wish"
    if seat.kind == "open":
        sits = any(one.holder == guest_id for one in seats)
        if seat.guest_id in (None, guest_id) and (is_owner or not sits):
            yield "join"
    if is_owner:
        yield from _owner_rights(seat, guest_id, live)


def _leading_rights(seat: SeatRow, guest_id: str, *, is_owner: bool) -> Iterator[SeatRight]:
    """A person may let a bot lead a seat and take it back; the owner may do so with bots."""
    if seat.holder == guest_id or (is_owner and seat.kind == "bot"):
        yield "lead"
        if seat.bot is not None:
            yield "resume"


def _owner_rights(seat: SeatRow, owner: str, live: LiveTable | None) -> Iterator[SeatRight]:
    match seat.kind:
        case "open":
            yield "bot"
            if live is not None and seat.seat in live.removed:
                yield "back"
            if seat.guest_id is not None:
                yield "open"
        case "bot":
            yield "open"
        case "guest" if seat.guest_id != owner:
            yield "unmute" if live is not None and seat.guest_id in live.muted else "mute"
            yield "open"


def view_rights(live: LiveTable, seat: Seat | None, undo: UndoInfo) -> Iterator[ViewRight]:
    """The rights of a seat beside choosing; a spectator has none."""
    if seat is None or live.is_over:
        return
    wish = undo.wish
    is_asking = wish is not None and _same_holder(live, wish.seat, seat)
    if undo.made > undo.free_to or (undo.made > 0 and not is_asking):
        yield "undo"
    if wish is not None and seat in wish.waits_for:
        yield "agree"
    if seat in live.playing.state.pending() and _has_adviser(live.row.game):
        yield "hint"


@lru_cache
def _follows(bot: str, game: str) -> bool:
    return follows(bot, find_game(game))


@lru_cache
def _has_adviser(game: str) -> bool:
    return find_adviser(find_game(game)) is not None


def _same_holder(live: LiveTable, one: Seat, other: Seat) -> bool:
    return live.seats[one].holder is not None and live.seats[one].holder == live.seats[other].holder
