"""Two processes on one database: each version is written once, and whoever came second is told."""

import asyncio
from collections import Counter

import pytest

from looptable.storage import ChoiceRow, Conflict, LogRow, Store
from tests.storage.rows import choice_row, entry_row, play, table_row

pytestmark = pytest.mark.anyio

ROUNDS = 40


async def race(store: Store, name: str, match: str) -> int:
    """Appends its own choices wherever the match has got to; how often another was first."""
    late, made = 0, 0
    while made < ROUNDS:
        version = await store.version(match)
        entry = LogRow(match, version + 1, "choice", {"by": name})
        try:
            await store.append(entry, ChoiceRow(match, version + 1, 0, name, "", f"{name}-{made}"))
            made += 1
        except Conflict:
            late += 1
    return late


async def test_of_two_writers_one_is_first_each_time(
    store: Store, other: Store, match: str
) -> None:
    late = await asyncio.gather(race(store, "a", match), race(other, "b", match))
    assert sum(late) > 0
    choices = await store.choices(match)
    assert [choice.n for choice in choices] == list(range(1, 2 * ROUNDS + 1))
    assert Counter(choice.do for choice in choices) == {"a": ROUNDS, "b": ROUNDS}
    log = await other.log(match)
    assert [entry.version for entry in log] == [choice.version for choice in choices]
    assert [entry.body["by"] for entry in log] == [choice.do for choice in choices]


async def test_of_many_at_once_one_wins(store: Store, other: Store, match: str) -> None:
    tries = [
        (store, other)[number % 2].append(entry_row(match, 1), choice_row(match, 1, f"c-{number}"))
        for number in range(20)
    ]
    results = await asyncio.gather(*tries, return_exceptions=True)
    refused = [result for result in results if result is not None]
    assert len(refused) == 19
    assert all(isinstance(error, Conflict) and error.what == "version" for error in refused)
    (choice,) = await store.choices(match)
    assert choice.choice_id == f"c-{results.index(None)}"


async def test_a_choice_sent_to_two_servers_is_done_once(
    store: Store, other: Store, match: str
) -> None:
    for n in range(1, 11):
        tries = [
            place.append(entry_row(match, n), choice_row(match, n)) for place in (store, other)
        ]
        results = await asyncio.gather(*tries, return_exceptions=True)
        (refused,) = [result for result in results if result is not None]
        assert isinstance(refused, Conflict)
        assert refused.what == "choice_id"
    assert len(await store.choices(match)) == 10


async def test_an_undo_and_a_choice_do_not_mix(store: Store, other: Store, match: str) -> None:
    await play(store, match, 6)
    results = await asyncio.gather(
        store.undo(entry_row(match, 7, "undo"), 2),
        other.append(entry_row(match, 7), choice_row(match, 7)),
        return_exceptions=True,
    )
    assert sum(isinstance(result, Conflict) for result in results) == 1
    standing = 2 if results[0] is None else 7
    assert [choice.n for choice in await store.choices(match)] == list(range(1, standing + 1))
    assert len(await store.undone(match)) == (4 if results[0] is None else 0)
    assert await store.version(match) == 7


async def test_what_one_wrote_the_other_reads(store: Store, other: Store, match: str) -> None:
    for n in range(1, 11):
        await store.append(entry_row(match, n), choice_row(match, n))
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
