"""Bots move by themselves, and for people who stayed away too long."""

import asyncio
import logging

from looptable.bots import best_bot
from looptable.bots.following import is_offered_to_all, next_bot, proposers, wishes_for
from looptable.core.ids import Seat
from looptable.engine.match.commitment import bot_seed
from looptable.server.bots.worker import Job, Turn
from looptable.server.tables.broadcast import broadcast_views
from looptable.server.tables.choices import choose_for
from looptable.server.tables.registry import TableRegistry
from looptable.server.tables.table import LiveTable

__all__ = ["BotSchedule", "job_for", "turn_for"]

log = logging.getLogger(__name__)


def job_for(live: LiveTable, seat: Seat) -> Job:
    """The question how good the options of a seat are now."""
    match = live.playing
    seed = _seed(live, len(match.lines), seat)
    return Job(
        game=live.row.game,
        packs=live.row.packs,
        content=match.game.content_name(),
        position=match.state.position(),
        seat=seat,
        seed=seed,
        orders=live.orders.of(seat),
    )


def turn_for(live: LiveTable, seat: Seat, bot: str) -> Turn:
    """The question for a bot: what to choose now."""
    match = live.playing
    start, state = match.turn_of(seat)
    return Turn(
        match=live.row.id,
        bot=bot,
        game=live.row.game,
        packs=live.row.packs,
        content=match.game.content_name(),
        seat=seat,
        start=start,
        position=state.position(),
        keys=tuple(line.do for line in match.lines[start:]),
        seeds=tuple(_seed(live, n, seat) for n in range(start, len(match.lines) + 1)),
        wishes=dict(wishes_for(match, seat, _people(live))),
        orders=live.orders.of(seat),
    )


def _people(live: LiveTable) -> tuple[Seat, ...]:
    """The seats that people play, without those that a bot leads for them."""
    return tuple(row.seat for row in live.seats if row.holder is not None and not row.is_led)


def _seed(live: LiveTable, n: int, seat: Seat) -> int:
    return bot_seed(f"{live.row.secret}:{live.row.salt}", n, seat)


class BotSchedule:
    """Looks at a table after every change, and lets a bot think if it is a bot's turn."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._timers: dict[str, asyncio.TimerHandle] = {}
        # A loop keeps its tasks by weak references only.
        self._thinking: set[asyncio.Task[None]] = set()
        self._proposing: set[str] = set()

    def look(self, live: LiveTable) -> None:
        """Somebody chose, came or went."""
        timer = self._timers.pop(live.row.id, None)
        if timer is not None:
            timer.cancel()
        if live.match is None:
            return
        if live.thinking is None and self._waiting(live) is not None:
            self._begin(live)
        elif live.takeover is not None and self._absent(live) is not None:
            loop = asyncio.get_running_loop()
            self._timers[live.row.id] = loop.call_later(live.takeover, self._take_over, live)
        if live.row.id not in self._proposing and live.connections and self._unheard(live):
            self._proposing.add(live.row.id)
            self._registry.spawn(self._propose(live))

    def close(self) -> None:
        """No bot begins to think from now on."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def _waiting(self, live: LiveTable) -> tuple[Seat, str] | None:
        return None if live.match is None else next_bot(live.match, live.bots(), _people(live))

    def _absent(self, live: LiveTable) -> tuple[Seat, str] | None:
        match = live.playing
        people = _people(live)
        name = best_bot(match.game)
        for seat in match.state.pending():
            if seat in people and not live.is_present(seat):
                return seat, name
        return None

    def _take_over(self, live: LiveTable) -> None:
        self._timers.pop(live.row.id, None)
        absent = self._absent(live)
        if absent is not None and live.thinking is None:
            self._begin(live, absent)

    def _begin(self, live: LiveTable, first: tuple[Seat, str] | None = None) -> None:
        live.thinking = asyncio.create_task(self._think(live, first))
        self._thinking.add(live.thinking)
        live.thinking.add_done_callback(self._thinking.discard)

    async def _think(self, live: LiveTable, first: tuple[Seat, str] | None = None) -> None:
        try:
            turn = first or self._waiting(live)
            while turn is not None:
                await self._move(live, *turn)
                turn = self._waiting(live)
        except Exception:
            # They go on when anything else happens at the table.
            log.exception("the bots at table %s stopped", live.row.id)
            return
        finally:
            live.thinking = None
        self.look(live)

    async def _move(self, live: LiveTable, seat: Seat, bot: str) -> None:
        version = live.version
        try:
            key = await self._registry.workers.choose(turn_for(live, seat, bot))
        except Exception:
            # The game goes on, whatever a bot does wrong.
            log.exception("bot %s failed at table %s; a random choice is made", bot, live.row.id)
            key = self._anything(live, seat)
        if live.version == version:
            await choose_for(self._registry, live, seat, key, version)

    # Proposals: people decide, and bots that wait for them say what they are for.

    def _unheard(self, live: LiveTable) -> list[Seat]:
        """The bots that could propose something and have not been asked."""
        if live.match is None:
            return []
        found = proposers(live.match, live.bots(), _people(live))
        return [seat for seat in found if seat not in live.proposals]

    async def _propose(self, live: LiveTable) -> None:
        try:
            while waiting := self._unheard(live):
                await self._hear(live, waiting[0])
            if any(live.proposals.values()):
                broadcast_views(live)
        except Exception:
            log.exception("nothing is proposed at table %s", live.row.id)
        finally:
            self._proposing.discard(live.row.id)

    async def _hear(self, live: LiveTable, seat: Seat) -> None:
        moment = live.proposals  # another one as soon as anybody chooses
        moment[seat] = ()
        bot = live.bots()[seat]
        try:
            said = await self._registry.workers.propose(live.row.id, job_for(live, seat), bot)
        except Exception:
            log.exception("bot %s proposes nothing at table %s", bot, live.row.id)
            return
        if live.proposals is moment:
            people = _people(live)
            moment[seat] = tuple(
                one for one in said if is_offered_to_all(live.playing, one, people)
            )

    def _anything(self, live: LiveTable, seat: Seat) -> str:
        match = live.playing
        options = match.options(seat)
        return options[_seed(live, len(match.lines), seat) % len(options)].key if options else ""
