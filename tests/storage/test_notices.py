"""Appends of one process are heard by the others on the same PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from looptable.storage import Store, open_store
from looptable.storage.notices import CHANNEL
from tests.storage.rows import entry_row, play, seat_rows, table_row

pytestmark = pytest.mark.anyio

Heard = list[tuple[str, int]]


@pytest.fixture
async def stores(postgres: str) -> AsyncIterator[tuple[Store, Store]]:
    pair = open_store(postgres), open_store(postgres)
    await asyncio.gather(*(store.migrate() for store in pair))
    yield pair
    for store in pair:
        await store.close()


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.005)


async def say(url: str, statement: str, *values: object) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statement, *values)
    finally:
        await connection.close()


LOSE_LISTENERS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE 'LISTEN%'
"""


async def test_an_append_is_heard_by_the_other_and_not_by_oneself(
    stores: tuple[Store, Store],
) -> None:
    one, two = stores
    mine: Heard = []
    theirs: Heard = []
    await one.listen(lambda match, version: mine.append((match, version)))
    await two.listen(lambda match, version: theirs.append((match, version)))
    await one.add_table(table_row("n-1"), seat_rows("n-1"))
    await one.append(entry_row("n-1", 1))
    await until(lambda: ("n-1", 1) in theirs)
    await one.append(entry_row("n-1", 2, "undo"))
    await until(lambda: ("n-1", 2) in theirs)
    await two.append(entry_row("n-1", 3, "chat"))
    await until(lambda: bool(mine))
    assert mine == [("n-1", 3)]
    assert theirs == [("n-1", 1), ("n-1", 2)]


async def test_who_hears_of_a_version_can_read_it(stores: tuple[Store, Store]) -> None:
    one, two = stores
    reads: list[asyncio.Task[int]] = []
    versions: list[int] = []

    def look(match: str, version: int) -> None:
        versions.append(version)
        reads.append(asyncio.create_task(two.version(match)))

    await two.listen(look)
    await one.add_table(table_row("n-2"), [])
    await play(one, "n-2", 30)
    await until(lambda: bool(versions) and versions[-1] == 30)
    assert versions == sorted(set(versions))
    assert all(
        found >= told for told, found in zip(versions, await asyncio.gather(*reads), strict=True)
    )


async def test_a_lost_listener_comes_back_and_says_so(
    postgres: str, stores: tuple[Store, Store]
) -> None:
    one, two = stores
    heard: Heard = []
    await two.listen(lambda match, version: heard.append((match, version)))
    await one.add_table(table_row("n-3"), [])
    for version in (1, 2):
        heard.clear()
        await say(postgres, LOSE_LISTENERS)
        await until(lambda: ("", 0) in heard)
        await one.append(entry_row("n-3", version, "chat"))
        await until(lambda version=version: ("n-3", version) in heard)  # type: ignore[misc]


async def test_a_listener_that_fails_does_not_deafen_the_others(
    stores: tuple[Store, Store], caplog: pytest.LogCaptureFixture
) -> None:
    one, two = stores
    heard: Heard = []

    def fail(*told: object) -> None:
        raise RuntimeError(told)

    await two.listen(fail)
    await two.listen(lambda match, version: heard.append((match, version)))
    await one.add_table(table_row("n-4"), [])
    await one.append(entry_row("n-4", 1, "chat"))
    await until(lambda: ("n-4", 1) in heard)
    assert "a listener failed" in caplog.text


async def test_what_is_no_message_is_passed_over(
    postgres: str, stores: tuple[Store, Store]
) -> None:
    one, two = stores
    heard: Heard = []
    await two.listen(lambda match, version: heard.append((match, version)))
    await one.add_table(table_row("n-5"), [])
    for message in ("", "x", "x y", "x y z", "x -1 z", "x 1", "x ² z", "x 1 ", "x =1,y z"):
        await say(postgres, "SELECT pg_notify($1, $2)", CHANNEL, message)
    await one.append(entry_row("n-5", 1, "chat"))
    await until(lambda: bool(heard))
    assert heard == [("n-5", 1)]


async def test_what_was_appended_last_is_told_before_the_end(
    postgres: str, stores: tuple[Store, Store]
) -> None:
    _, two = stores
    heard: Heard = []
    await two.listen(lambda match, version: heard.append((match, version)))
    third = open_store(postgres)
    await third.add_table(table_row("n-6"), [])
    await third.append(entry_row("n-6", 1, "chat"))
    await third.close()
    await until(lambda: heard == [("n-6", 1)])


async def test_a_lost_pool_is_filled_again(postgres: str, stores: tuple[Store, Store]) -> None:
    one, two = stores
    heard: Heard = []
    await two.listen(lambda match, version: heard.append((match, version)))
    await one.add_table(table_row("n-7"), [])
    everybody = LOSE_LISTENERS.replace("AND query LIKE 'LISTEN%'", "")
    await say(postgres, everybody)
    await until(lambda: ("", 0) in heard)
    await one.append(entry_row("n-7", 1, "chat"))
    await until(lambda: ("n-7", 1) in heard)
    assert await two.version("n-7") == 1


async def test_on_sqlite_nobody_is_told(tmp_path: Path) -> None:
    heard: Heard = []
    store = open_store(f"sqlite:///{tmp_path / 'a.db'}")
    await store.migrate()
    await store.listen(lambda match, version: heard.append((match, version)))
    await store.add_table(table_row("n-8"), [])
    await store.append(entry_row("n-8", 1, "chat"))
    await store.close()
    assert heard == []


async def test_who_is_there_is_told_to_the_other_process(stores: tuple[Store, Store]) -> None:
    one, two = stores
    seated: list[tuple[str, tuple[int, ...]]] = []
    await two.listen(lambda *_: None, lambda match, _, seats: seated.append((match, seats)))
    one.announce_seats("n-9", (0, 2))
    await until(lambda: seated == [("n-9", (0, 2))])
    one.announce_seats("n-9", ())
    await until(lambda: seated == [("n-9", (0, 2)), ("n-9", ())])


async def test_a_turned_page_is_told_to_the_other_process(
    stores: tuple[Store, Store], postgres: str
) -> None:
    one, two = stores
    turned: list[tuple[str, int, str, int]] = []
    await two.listen(lambda *_: None, None, lambda *page: turned.append(page))
    await say(postgres, "SELECT pg_notify($1, $2)", CHANNEL, "somebody >0,1,No!,x n-11")
    one.announce_page("n-11", 1, "end-2", 30)
    await until(lambda: turned == [("n-11", 1, "end-2", 30)])


async def test_a_table_that_is_deleted_is_told_as_one_that_grew(
    stores: tuple[Store, Store],
) -> None:
    one, two = stores
    heard: Heard = []
    await two.listen(lambda match, version: heard.append((match, version)))
    await one.add_table(table_row("n-10"), [])
    await one.append(entry_row("n-10", 1, "chat"))
    await one.delete_table("n-10")
    await until(lambda: bool(heard) and heard[-1][0] == "n-10" and heard[-1][1] > 1)
