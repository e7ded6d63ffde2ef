"""The log of a match: appended to in order, once, and never changed."""

import pytest

from looptable.storage import Conflict, LogRow, Store
from tests.storage.rows import choice_row, entry_row, play, table_row

pytestmark = pytest.mark.anyio


async def test_what_is_appended_is_read_in_order(store: Store, match: str) -> None:
    entries = [entry_row(match, n) for n in range(1, 13)]
    for n, entry in enumerate(entries, 1):
        await store.append(entry, choice_row(match, n))
    assert await store.log(match) == entries
    assert await store.log(match, 10) == entries[10:]
    assert [choice.n for choice in await store.choices(match)] == list(range(1, 13))
    assert [choice.n for choice in await store.choices(match, 11)] == [12]
    assert await store.version(match) == 12


async def test_a_choice_knows_the_version_it_came_with(store: Store, match: str) -> None:
    await store.append(entry_row(match, 1, "chat"))
    await store.append(entry_row(match, 2), choice_row(match, 1))
    found = await store.choice_by_id(match, "c-1")
    assert found is not None
    assert (found.n, found.version) == (1, 2)
    assert await store.choices(match) == [found]


@pytest.mark.parametrize("version", [0, -1, 3, 5, 2**62])
async def test_another_version_than_the_next_is_refused(
    store: Store, match: str, version: int
) -> None:
    await play(store, match, 3)
    for choice in (None, choice_row(match, 4)):
        with pytest.raises(Conflict) as refused:
            await store.append(entry_row(match, version), choice)
        assert refused.value.what == "version"
    with pytest.raises(Conflict) as refused:
        await store.undo(entry_row(match, version, "undo"), 0)
    assert refused.value.what == "version"
    assert await store.version(match) == 3
    assert len(await store.choices(match)) == 3


@pytest.mark.parametrize("n", [0, 3, 5])
async def test_another_number_than_the_next_is_refused(store: Store, match: str, n: int) -> None:
    await play(store, match, 3)
    with pytest.raises(Conflict) as refused:
        await store.append(entry_row(match, 4), choice_row(match, n, "new"))
    assert refused.value.what == "version"
    assert await store.version(match) == 3
    assert await store.choice_by_id(match, "new") is None


async def test_the_same_choice_again_is_known_by_its_id(store: Store, match: str) -> None:
    await play(store, match, 3)
    for version, n in ((2, 2), (4, 4), (9, 9)):
        with pytest.raises(Conflict) as refused:
            await store.append(entry_row(match, version), choice_row(match, n, "c-2"))
        assert refused.value.what == "choice_id"
    assert await store.version(match) == 3
    assert len(await store.choices(match)) == 3


async def test_ids_of_choices_are_of_one_match(store: Store, match: str) -> None:
    second = f"{match}-2"
    await store.add_table(table_row(second), [])
    for name in (match, second):
        await store.append(entry_row(name, 1), choice_row(name, 1))
    for name in (match, second):
        assert [choice.match for choice in await store.choices(name)] == [name]


async def test_a_choice_is_logged_in_its_own_match(store: Store, match: str) -> None:
    with pytest.raises(ValueError, match="own match"):
        await store.append(entry_row(match, 1), choice_row("another", 1))


async def test_any_text_can_be_said(store: Store, match: str) -> None:
    body = {
        "text": "\0 <script> 😀 \\u0000 \u2028 'x' $1 ?1 %s",
        "numbers": [1, 2.5, -(2**60), None, True],
    }
    entry = LogRow(match, 1, "chat", body)
    await store.append(entry)
    assert await store.log(match) == [entry]


@pytest.mark.parametrize("seen", [-(10**30), -1, 0, 10**30])
async def test_any_number_may_claim_to_be_a_version(store: Store, match: str, seen: int) -> None:
    await play(store, match, 2)
    assert len(await store.log(match, seen)) == (2 if seen <= 0 else 0)
    assert len(await store.choices(match, seen)) == (2 if seen <= 0 else 0)


async def test_undone_choices_are_kept_apart(store: Store, match: str) -> None:
    await play(store, match, 5)
    made = await store.choices(match)
    await store.undo(entry_row(match, 6, "undo"), 2)
    assert await store.choices(match) == made[:2]
    undone = await store.undone(match)
    assert [(choice.n, choice.do, choice.version) for choice in undone] == [
        (choice.n, choice.do, choice.version) for choice in made[2:]
    ]
    assert {choice.undone_at for choice in undone} == {6}
    assert [entry.kind for entry in await store.log(match)] == ["choice"] * 5 + ["undo"]


async def test_after_an_undo_other_choices_follow(store: Store, match: str) -> None:
    await play(store, match, 3)
    await store.undo(entry_row(match, 4, "undo"), 1)
    await store.append(entry_row(match, 5), choice_row(match, 2, "other-2"))
    await store.append(entry_row(match, 6), choice_row(match, 3, "other-3"))
    await store.undo(entry_row(match, 7, "undo"), 0)
    assert await store.choices(match) == []
    found = [(row.n, row.choice_id, row.undone_at) for row in await store.undone(match)]
    assert found == [
        (1, "c-1", 7),
        (2, "c-2", 4),
        (3, "c-3", 4),
        (2, "other-2", 7),
        (3, "other-3", 7),
    ]


async def test_an_undone_choice_is_not_done_again_by_its_id(store: Store, match: str) -> None:
    await play(store, match, 3)
    await store.undo(entry_row(match, 4, "undo"), 1)
    with pytest.raises(Conflict) as refused:
        await store.append(entry_row(match, 5), choice_row(match, 2, "c-3"))
    assert refused.value.what == "choice_id"
    found = await store.choice_by_id(match, "c-3")
    assert found is not None
    assert (found.n, found.version) == (3, 3)
    assert len(await store.choices(match)) == 1


async def test_an_undo_of_nothing_is_only_logged(store: Store, match: str) -> None:
    await play(store, match, 1)
    await store.undo(entry_row(match, 2, "undo"), 1)
    assert len(await store.choices(match)) == 1
    assert await store.undone(match) == []
    with pytest.raises(ValueError, match="at least"):
        await store.undo(entry_row(match, 3, "undo"), -1)
