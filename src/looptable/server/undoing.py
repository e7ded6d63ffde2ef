"""Undo is an event: free as far as nothing was revealed and nobody else has chosen, else by consent."""

from looptable.core.errors import Refusal
from looptable.server.house import House
from looptable.server.live import Entry, Live
from looptable.server.play import Play
from looptable.server.playing import holder_name
from looptable.server.wishes import open_wish, wish_answers
from looptable.wire.frames import Agree, Undo

__all__ = ["agree", "undo"]


async def undo(house: House, live: Live, guest_id: str | None, frame: Undo) -> int:
    """Takes choices back, or asks the others where they must agree; the version of either."""
    undo_id = f"{guest_id}:{frame.id}"

    async def attempt() -> int:
        known = live.ids.get(undo_id)
        if known is not None:
            return known
        seats = live.seats_of(guest_id)
        if not seats:
            raise Refusal("undo/not-seated")
        play = _playing(live)
        made = len(play.made)
        if not 0 <= frame.to < made:
            raise Refusal("undo/nothing", to=frame.to, made=made)
        name = holder_name(live, seats[0])
        body = {"id": undo_id, "to": frame.to, "seat": seats[0], "name": name}
        body["count"] = made - frame.to
        if frame.to >= live.free_to(seats):
            return await house.undo(live, body)
        return await house.append(live, "ask", {**body, "guest": guest_id})

    return await house.change(live, attempt)


async def agree(house: House, live: Live, guest_id: str | None, frame: Agree) -> int:
    """An answer to somebody's wish; the last one that was needed carries it out."""
    answer_id = f"{guest_id}:{frame.id}"

    async def attempt() -> int:
        seats = live.seats_of(guest_id)
        _playing(live)
        ask = open_wish(live, frame.undo)
        known = live.ids.get(answer_id)
        if known is not None:
            if ask is not None:  # another process came between the answer and what follows from it
                await _carry_out(house, live, ask)
            return known
        if not seats or ask is None or ask.body["guest"] == guest_id:
            raise Refusal("undo/not-asked")
        body = {"id": answer_id, "ask": frame.undo, "yes": frame.yes, "guest": guest_id}
        body |= {"seat": seats[0], "name": holder_name(live, seats[0])}
        version = await house.append(live, "agree", body)
        await _carry_out(house, live, ask)
        return version

    return await house.change(live, attempt)


async def _carry_out(house: House, live: Live, ask: Entry) -> None:
    """The undo, if all have agreed by now."""
    answers = wish_answers(live, ask)
    others = live.people() - {ask.body["guest"]}
    if all(answers.get(other) for other in others):
        told = ("to", "seat", "name", "count")
        body = {key: value for key, value in ask.body.items() if key in told}
        await house.undo(live, {**body, "ask": ask.row.version})


def _playing(live: Live) -> Play:
    if live.play is None:
        raise Refusal("table/not-started")
    if live.is_over:
        # What was secret is public now.
        raise Refusal("action/match-over")
    return live.play
