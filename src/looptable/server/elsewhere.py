"""Who is at the sockets of other processes that serve the same tables.

Each process tells which seats have somebody there, when that changes and again with every beat. One
that has not been heard for some beats is dead: its people are gone, and what it stored last it may
not have told.
"""

import asyncio
import time
from typing import TYPE_CHECKING, Final

from looptable.core.ids import Seat
from looptable.server.telling import tell_presence

if TYPE_CHECKING:
    from looptable.server.house import House

__all__ = ["BEAT", "Elsewhere"]

BEAT: Final = 5.0
PATIENCE: Final = 3 * BEAT


class Elsewhere:
    """What this process has heard of the others."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._last: dict[str, float] = {}

    def heard(self, match: str, origin: str, seats: tuple[Seat, ...]) -> None:
        """Another process has told who is there."""
        self._last[origin] = time.monotonic()
        live = self._house.live(match)
        if live is None or live.elsewhere.get(origin) == seats:
            return
        is_new = origin not in live.elsewhere
        live.elsewhere[origin] = seats
        if is_new:
            self._house.show(live)
        tell_presence(live)
        self._house.notice(live)

    async def beat(self) -> None:
        """Goes on for as long as the server does."""
        while True:
            await asyncio.sleep(BEAT)
            for live in self._house.lives():
                if live.connections:
                    self._house.show(live)
            self._bury(time.monotonic() - PATIENCE)

    def _bury(self, since: float) -> None:
        for origin in [origin for origin, last in self._last.items() if last < since]:
            del self._last[origin]
            for live in self._house.lives():
                if live.elsewhere.pop(origin, None):
                    tell_presence(live)
                    self._house.spawn(self._house.follow(live))
                    self._house.notice(live)
