"""Undo is an entry of the log: free as far as nothing was revealed and nobody else has chosen, else by consent."""

from looptable.core.errors import Refusal
from looptable.engine.match.match import Match
from looptable.server.tables.choices import holder_name
from looptable.server.tables.log_limits import check_room
from looptable.server.tables.registry import TableRegistry, one_change
from looptable.server.tables.table import LiveTable
from looptable.server.tables.wishes import open_wish, wish_answers
from looptable.storage.bodies import ChoicesUndone, UndoAnswered, UndoWished
from looptable.wire.frames import Agree, Undo

__all__ = ["agree", "undo"]


@one_change
async def undo(registry: TableRegistry, live: LiveTable, guest_id: str | None, frame: Undo) -> int:
    """Takes choices back, or asks the others where they must agree; the version of either."""
    undo_id = f"{guest_id}:{frame.id}"
    known = live.ids.get(undo_id)
    if known is not None:
        return known
    seats = live.seats_of(guest_id)
    if not seats or guest_id is None:
        raise Refusal("undo/not-seated")
    made = len(_unfinished(live).lines)
    check_room(live)
    if not 0 <= frame.to < made:
        raise Refusal("undo/nothing", to=frame.to, made=made)
    wish = UndoWished(
        id=undo_id,
        to=frame.to,
        seat=seats[0],
        name=holder_name(live, seats[0]),
        count=made - frame.to,
        guest=guest_id,
    )
    if frame.to >= live.free_to(seats):
        return await registry.append(live, _undone(wish, id=undo_id))
    return await registry.append(live, wish)


@one_change
async def agree(
    registry: TableRegistry, live: LiveTable, guest_id: str | None, frame: Agree
) -> int:
    """Answers a wish to undo; the last answer that was needed carries it out."""
    answer_id = f"{guest_id}:{frame.id}"
    seats = live.seats_of(guest_id)
    _unfinished(live)
    found = open_wish(live, frame.undo)
    known = live.ids.get(answer_id)
    if known is not None:
        if found is not None:  # another process came between the answer and what follows from it
            await _carry_out(registry, live, *found)
        return known
    if not seats or guest_id is None or found is None or found[1].guest == guest_id:
        raise Refusal("undo/not-asked")
    check_room(live)
    answer = UndoAnswered(
        id=answer_id,
        ask=frame.undo,
        yes=frame.yes,
        guest=guest_id,
        seat=seats[0],
        name=holder_name(live, seats[0]),
    )
    version = await registry.append(live, answer)
    await _carry_out(registry, live, *found)
    return version


async def _carry_out(
    registry: TableRegistry, live: LiveTable, version: int, wish: UndoWished
) -> None:
    """The undo, if all have agreed by now."""
    answers = wish_answers(live, version)
    if all(answers.get(other) for other in live.people() - {wish.guest}):
        await registry.append(live, _undone(wish, ask=version))


def _undone(wish: UndoWished, id: str = "", ask: int | None = None) -> ChoicesUndone:
    return ChoicesUndone(
        id=id, to=wish.to, seat=wish.seat, name=wish.name, count=wish.count, ask=ask
    )


def _unfinished(live: LiveTable) -> Match:
    match = live.playing
    if live.is_over:
        # The secrets are public now.
        raise Refusal("action/match-over")
    return match
