"""Worker processes that die, hang, or are asked too much: nobody else notices."""

import asyncio
import os
import time
from collections.abc import Iterator

import pytest

from looptable.client import ClientRefused
from looptable.core.errors import Refusal
from looptable.engine.match.match import new_match
from looptable.engine.registry import find_game
from looptable.server.bots.desk import Desk
from looptable.server.bots.pool import WorkerPool
from looptable.server.bots.process import WorkerDied, WorkerProcess
from looptable.server.bots.schedule import turn_for
from looptable.server.bots.worker import Turn, choose
from looptable.server.tables.table import LiveTable
from looptable.storage.rows import TableRow
from looptable.wire.lobby import NewTable
from tests.server.serving import guest_at, run


@pytest.fixture
def process() -> Iterator[WorkerProcess]:
    found = WorkerProcess()
    yield found
    found.close()


def a_turn() -> Turn:
    row = TableRow("t", "o", "template", 2, {}, (), "en", "public", "i", secret="s", salt="s")
    live = LiveTable(row, [])
    live.match = new_match(find_game("template"), 2, {}, 4)
    return turn_for(live, live.match.state.pending()[0], "random")


def kill(process: WorkerProcess) -> None:
    assert process._pool is not None
    for one in list(process._pool._processes.values()):
        one.kill()


def test_what_waits_for_a_process_that_hangs_is_done_by_the_next(process: WorkerProcess) -> None:
    async def play() -> None:
        await process.ask(os.getpid)
        hung = asyncio.create_task(process.ask(time.sleep, 60, seconds=0.3))
        waiting = [asyncio.create_task(process.ask(os.getpid)) for _ in range(3)]
        with pytest.raises(TimeoutError):
            await hung
        assert len(set(await asyncio.gather(*waiting))) == 1

    asyncio.run(play())


def test_a_process_that_dies_takes_only_its_own_question_along(process: WorkerProcess) -> None:
    async def play() -> None:
        dead = asyncio.create_task(process.ask(os._exit, 1))
        waiting = asyncio.create_task(process.ask(os.getpid))
        with pytest.raises(WorkerDied):
            await dead
        assert await waiting != os.getpid()

    asyncio.run(play())


def test_time_spent_waiting_is_not_held_against_a_question(process: WorkerProcess) -> None:
    async def play() -> None:
        await process.ask(os.getpid)
        sleeps = [process.ask(time.sleep, 0.3, seconds=0.8) for _ in range(4)]
        await asyncio.gather(*sleeps)

    asyncio.run(play())


def test_a_bot_whose_process_dies_is_asked_again_and_says_the_same() -> None:
    pool, turn = WorkerPool(1), a_turn()

    async def play() -> None:
        asked = asyncio.create_task(pool.choose(turn))
        await asyncio.sleep(0.1)
        kill(pool._bots[0])
        assert await asked == choose(turn)

    try:
        asyncio.run(play())
    finally:
        pool.close()


def test_a_desk_takes_one_request_of_a_guest_and_few_of_all() -> None:
    desk = Desk(2, 30)

    async def play() -> None:
        first = asyncio.create_task(desk.ask("ada", os.getpid))
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="limit/one-at-a-time"):
            await desk.ask("ada", os.getpid)
        second = asyncio.create_task(desk.ask("bob", os.getpid))
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="limit/busy"):
            await desk.ask("eve", os.getpid)
        assert await first == await second
        assert await desk.ask("eve", os.getpid) == await desk.ask("ada", os.getpid)
        with pytest.raises(Refusal, match="limit/busy"):
            await desk.ask("ada", os._exit, 1)

    try:
        asyncio.run(play())
    finally:
        desk.close()


def test_hints_for_one_guest_hold_up_neither_bots_nor_other_guests(address: str) -> None:
    async def play() -> None:
        ada, bob = await guest_at(address, "Ada"), await guest_at(address, "Bob")
        table = await ada.make_table(NewTable("the-loop", seats=("me", "hot")))
        codes: list[str] = []

        async def ask() -> None:
            try:
                assert await ada.hint(table.id, seat)
                codes.append("ok")
            except ClientRefused as refused:
                codes.append(refused.code)

        async with ada.sit(table.id) as sitting:
            (seat,) = sitting.views[0].pending
            flood = [asyncio.create_task(ask()) for _ in range(40)]
            wish = NewTable("template", seats=("bot:random", "bot:random"), access="public")
            bots = await bob.make_table(wish)
            async with bob.sit(bots.id) as watching:
                await watching.wait(lambda: watching.views[None].outcome is not None, 20)
            await asyncio.gather(*flood)
        assert set(codes) == {"ok", "limit/one-at-a-time"}
        mine = await bob.make_table(NewTable("the-loop", players=1, seats=("me",)))
        assert await bob.hint(mine.id, 0)

    run(play())


def test_a_refusal_says_when_to_try_again(address: str) -> None:
    async def play() -> None:
        ada = await guest_at(address, "Ada")
        table = await ada.make_table(NewTable("the-loop", players=1, seats=("me",)))
        path = f"/tables/{table.id}/hint"
        asked = [ada.http.get(path, params={"seat": "0"}) for _ in range(2)]
        answers = {answer.status_code: answer for answer in await asyncio.gather(*asked)}
        assert answers[429].headers["retry-after"].isdecimal()
        assert answers[429].json()["code"] == "limit/one-at-a-time"

    run(play())
