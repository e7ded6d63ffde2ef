"""Hints: the options of a seat as the game's adviser ranks them."""

from looptable.bots.advising import find_adviser
from looptable.core.errors import Refusal
from looptable.core.ids import Seat
from looptable.server.botting import job_for
from looptable.server.describing import speaker_of
from looptable.server.house import House
from looptable.server.live import Live
from looptable.storage.rows import Guest
from looptable.wire.lobby import HintInfo

__all__ = ["hints"]

SECONDS = 1.0


async def hints(house: House, live: Live, guest: Guest, seat: Seat, lang: str) -> list[HintInfo]:
    """Every option of a pending seat of this guest, the best first, with reasons."""
    if seat not in live.seats_of(guest.id):
        raise Refusal("seat/not-yours", seat=seat)
    if live.play is None:
        raise Refusal("table/not-started")
    pending = live.play.state.pending()
    if not pending:
        raise Refusal("action/match-over")
    if seat not in pending:
        raise Refusal("action/not-your-turn", seat=seat, pending=pending)
    if find_adviser(live.play.game) is None:
        raise Refusal("use/no-adviser", game=live.row.game)
    options, speaker = live.play.options(seat), speaker_of(live, lang)
    advice = await house.workers.rank(job_for(live, seat), SECONDS)
    return [
        HintInfo(
            key=options[one.index].key,
            text=speaker.say(options[one.index].text),
            worth=one.worth,
            why=speaker.say(one.why),
        )
        for one in advice
    ]
