"""Words of people to a bot at their table: which option it should take. Each is an entry of the log."""

from looptable.core.errors import Refusal
from looptable.core.ids import Seat
from looptable.server.tables.choices import holder_name
from looptable.server.tables.log_limits import check_room_to_talk
from looptable.server.tables.registry import TableRegistry, one_change
from looptable.server.tables.rights import seat_rights
from looptable.server.tables.table import LiveTable
from looptable.server.talk.chat import speaker_seat
from looptable.storage.bodies import BotTold
from looptable.wire.lobby import WishBody

__all__ = ["tell_bot"]


@one_change
async def tell_bot(
    registry: TableRegistry, live: LiveTable, guest_id: str, seat: Seat, wish: WishBody
) -> None:
    """Tells a bot what to do. Whether it can be done is not said: that could tell what the bot holds."""
    if not 0 <= seat < live.row.players:
        raise Refusal("seat/unknown", seat=seat, players=live.row.players)
    _ = live.playing
    speaker = speaker_seat(live, guest_id)
    if "wish" not in seat_rights(live.row, live.seats, live.seats[seat], guest_id, live):
        raise Refusal("seat/no-follower", seat=seat)
    check_room_to_talk(live)
    name = holder_name(live, speaker)
    body = BotTold(seat=speaker, name=name, to=seat, key=wish.key, about=wish.about)
    await registry.append(live, body)
