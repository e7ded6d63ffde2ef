"""Wishes to undo that wait for the others' consent, as the log of a table has them."""

from looptable.core.ids import Seat
from looptable.server.tables.table import LiveTable
from looptable.storage.bodies import UndoAnswered, UndoWished

__all__ = ["open_wish", "waits_for", "wish_answers"]


def open_wish(live: LiveTable, version: int | None = None) -> tuple[int, UndoWished] | None:
    """The wish of this version, or else the latest, with its version; None unless it is open.

    It is open while nobody refused and play did not go on.
    """
    wishes = live.recent(UndoWished)
    found = next((one for one in reversed(wishes) if version in (None, one[0])), None)
    if found is None or live.match is None or live.is_over:
        return None
    return found if all(wish_answers(live, found[0]).values()) else None


def wish_answers(live: LiveTable, version: int) -> dict[str, bool]:
    """By guest, whether they agreed to the wish of this version, which is open."""
    answers = (answer for _, answer in live.recent(UndoAnswered))
    return {answer.guest: answer.yes for answer in answers if answer.ask == version}


def waits_for(live: LiveTable, version: int, wish: UndoWished) -> tuple[Seat, ...]:
    """The seats of those who have not answered a wish yet."""
    people = live.people() - {wish.guest, *wish_answers(live, version)}
    return tuple(row.seat for row in live.seats if row.holder in people)
