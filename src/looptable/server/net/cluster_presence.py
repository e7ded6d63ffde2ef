"""Presence at the sockets of other processes that serve the same tables.

Each process reports which of its seats have somebody at a socket, when that changes and again with every
beat. One that has not reported for some beats is dead: its people are gone, and it may not have announced
the last entries it stored.
"""

import asyncio
import time
from typing import TYPE_CHECKING, Final

from looptable.core.ids import Seat
from looptable.server.tables.broadcast import broadcast_presence

if TYPE_CHECKING:
    from looptable.server.tables.registry import TableRegistry

__all__ = ["BEAT", "ClusterPresence"]

BEAT: Final = 5.0
PATIENCE: Final = 3 * BEAT


class ClusterPresence:
    """The presence that other processes have reported."""

    def __init__(self, registry: "TableRegistry") -> None:
        self._registry = registry
        self._last: dict[str, float] = {}

    def heard(self, match: str, origin: str, seats: tuple[Seat, ...]) -> None:
        """Takes the report of another process: the seats that have somebody there."""
        self._last[origin] = time.monotonic()
        live = self._registry.live(match)
        if live is None or live.elsewhere.get(origin) == seats:
            return
        is_new = origin not in live.elsewhere
        live.elsewhere[origin] = seats
        if is_new:
            self._registry.show(live)
        broadcast_presence(live)
        self._registry.notice(live)

    async def beat(self) -> None:
        """Goes on for as long as the server does."""
        while True:
            await asyncio.sleep(BEAT)
            for live in self._registry.lives():
                if live.connections:
                    self._registry.show(live)
            self._expire(time.monotonic() - PATIENCE)

    def _expire(self, since: float) -> None:
        for origin in [origin for origin, last in self._last.items() if last < since]:
            del self._last[origin]
            for live in self._registry.lives():
                if live.elsewhere.pop(origin, None):
                    broadcast_presence(live)
                    self._registry.spawn(self._registry.follow(live))
                    self._registry.notice(live)
