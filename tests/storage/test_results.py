"""Results of finished matches, on both databases."""

import pytest

from looptable.storage import ResultRow, Store
from tests.storage.rows import guest_row, seat_rows, table_row

pytestmark = pytest.mark.anyio


def result(match: str, guest: str, won: int = 1, time: str = "2026-01-01") -> ResultRow:
    options: dict[str, str | int | bool] = {"mode": "supa", "rounds": 3, "calm": True}
    return ResultRow(match, guest, "the-loop", options, "won" if won else "time-up", won, time)


async def test_results_are_found_by_guest_the_oldest_first(store: Store) -> None:
    for guest in ("r-1", "r-2"):
        await store.add_guest(guest_row(guest))
    late, soon = result("m-1", "r-1", 0, "2026-02-02"), result("m-2", "r-1")
    for row in (late, soon, result("m-1", "r-2")):
        await store.add_result(row)
    assert await store.results_of("r-1") == [soon, late]
    assert await store.results_of("nobody") == []
    assert await store.results_of("\0") == []


async def test_a_result_is_kept_once(store: Store) -> None:
    await store.add_guest(guest_row("r-3"))
    await store.add_result(result("m-3", "r-3"))
    await store.add_result(result("m-3", "r-3", 0))
    assert [row.won for row in await store.results_of("r-3")] == [1]


async def test_a_result_of_somebody_who_is_gone_is_not_kept(store: Store) -> None:
    await store.add_result(result("m-4", "r-gone"))
    assert await store.results_of("r-gone") == []


async def test_a_result_outlives_its_table(store: Store) -> None:
    await store.add_guest(guest_row("owner-5"))
    await store.add_table(table_row("m-5", "owner-5"), seat_rows("m-5"))
    await store.add_result(result("m-5", "owner-5"))
    await store.delete_table("m-5")
    assert len(await store.results_of("owner-5")) == 1
