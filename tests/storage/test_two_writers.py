"""Two processes on one database: each version is written once, and whoever came second is told."""

import asyncio
from collections import Counter

import pytest

from looptable.storage import Conflict, LogRow, Store
from looptable.storage.bodies import ChoiceMade
from tests.storage.rows import entry_row, play, table_row

pytestmark = pytest.mark.anyio

ROUNDS = 40


async def race(store: Store, name: str, match: str) -> int:
    """Appends its own choices wherever the match has got to; how often another was first."""
    late, made = 0, 0
    while made < ROUNDS:
        version = await store.version(match)
        body = ChoiceMade(id=f"{name}-{made}", n=version + 1, seat=0, do=name)
        try:
            await store.append(LogRow(match, version + 1, body))
            made += 1
        except Conflict:
            late += 1
    return late


async def test_of_two_writers_one_is_first_each_time(
    store: Store, other: Store, match: str
) -> None:
    late = await asyncio.gather(race(store, "a", match), race(other, "b", match))
    assert sum(late) > 0
    log = await other.log(match)
    assert [entry.version for entry in log] == list(range(1, 2 * ROUNDS + 1))
    writers = Counter(entry.body.id.partition("-")[0] for entry in log)
    assert writers == {"a": ROUNDS, "b": ROUNDS}


async def test_of_many_at_once_one_wins(store: Store, other: Store, match: str) -> None:
    bodies = [ChoiceMade(id=f"c-{number}", n=1, seat=0, do="go") for number in range(20)]
    tries = [
        (store, other)[number % 2].append(LogRow(match, 1, body))
        for number, body in enumerate(bodies)
    ]
    results = await asyncio.gather(*tries, return_exceptions=True)
    refused = [result for result in results if result is not None]
    assert len(refused) == 19
    assert all(isinstance(error, Conflict) and error.what == "version" for error in refused)
    (entry,) = await store.log(match)
    assert entry.body == bodies[results.index(None)]


async def test_an_undo_and_a_choice_do_not_mix(store: Store, other: Store, match: str) -> None:
    await play(store, match, 6)
    results = await asyncio.gather(
        store.append(entry_row(match, 7, "undo")),
        other.append(entry_row(match, 7)),
        return_exceptions=True,
    )
    assert sum(isinstance(result, Conflict) for result in results) == 1
    kind = "undo" if results[0] is None else "choice"
    assert [entry.kind for entry in await store.log(match)] == ["choice"] * 6 + [kind]


async def test_what_one_wrote_the_other_reads(store: Store, other: Store, match: str) -> None:
    for n in range(1, 11):
        await store.append(entry_row(match, n))
        assert await other.version(match) == n


async def test_many_matches_are_written_side_by_side(
    store: Store, other: Store, match: str
) -> None:
    names = [f"{match}-{number}" for number in range(8)]
    for name in names:
        await store.add_table(table_row(name), [])
    await asyncio.gather(
        *(play((store, other)[place % 2], name, 10) for place, name in enumerate(names))
    )
    assert [await store.version(name) for name in names] == [10] * 8
