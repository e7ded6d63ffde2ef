"""Wishes to undo that wait for the others' consent, as the log of a table has them."""

from looptable.core.ids import Seat
from looptable.server.live import Entry, Live

__all__ = ["open_wish", "waits_for", "wish_answers"]


def open_wish(live: Live, version: int | None = None) -> Entry | None:
    """The wish of this version, or else the latest, if it is open: nobody refused, and play did not go on."""
    asks = [entry for entry in live.entries if entry.row.kind == "ask"]
    found = next((one for one in reversed(asks) if version in (None, one.row.version)), None)
    if found is None or live.play is None or live.is_over:
        return None
    later = {entry.row.kind for entry in live.entries if entry.row.version > found.row.version}
    is_past = "choice" in later or "undo" in later
    return None if is_past or not all(wish_answers(live, found).values()) else found


def wish_answers(live: Live, ask: Entry) -> dict[str, bool]:
    """Who agreed to a wish, and who refused it, by guest."""
    return {
        entry.body["guest"]: entry.body["yes"]
        for entry in live.entries
        if entry.row.kind == "agree" and entry.body["ask"] == ask.row.version
    }


def waits_for(live: Live, ask: Entry) -> tuple[Seat, ...]:
    """The seats of those who have not answered yet."""
    done = {ask.body["guest"], *wish_answers(live, ask)}
    people = live.people() - done
    return tuple(row.seat for row in live.seats if row.guest_id in people)
