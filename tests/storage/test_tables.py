"""Tables and their seats, on both databases."""

import asyncio

import msgspec
import pytest

from looptable.engine.match.record import Header, PackRef
from looptable.storage import Conflict, NotFound, SeatRow, Store
from tests.storage.rows import entry_row, play, seat_rows, table_row

pytestmark = pytest.mark.anyio

HEADER = Header(
    "template", 1, "abc", 2, {"a": True, "b": 1, "c": "1"}, (PackRef("p", "1"),), commit="c0ffee"
)


async def test_a_table_is_found_again_with_all_its_fields(store: Store) -> None:
    table = msgspec.structs.replace(
        table_row("t-1"),
        options={"b": True, "a": 1, "c": "1", "\0": "\0"},
        packs=("one", "deux"),
        nonces={"0": "😀"},
        header=HEADER,
    )
    await store.add_table(table, seat_rows("t-1"))
    assert await store.table("t-1") == table
    assert list((await store.table("t-1")).options) == ["b", "a", "c", "\0"]
    assert await store.seats("t-1") == seat_rows("t-1")


async def test_a_table_comes_with_all_its_seats_or_not_at_all(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.add_table(table_row("t-2"), [SeatRow("t-2", 0), SeatRow("t-2", 0)])
    with pytest.raises(NotFound):
        await store.table("t-2")
    assert await store.seats("t-2") == []


async def test_an_id_is_given_once(store: Store, match: str) -> None:
    with pytest.raises(Conflict) as refused:
        await store.add_table(table_row(match, "thief"), [])
    assert refused.value.what == "table"
    assert (await store.table(match)).owner == "owner"


@pytest.mark.parametrize("id", ["nothing", "", "\0", "\udfff", "x" * 10_000])
async def test_a_table_that_is_not_there_is_not_found(store: Store, id: str) -> None:
    with pytest.raises(NotFound):
        await store.table(id)
    assert await store.seats(id) == []
    assert await store.log(id) == []
    assert await store.version(id) == 0


async def test_some_fields_change_and_others_stay(store: Store, match: str) -> None:
    before = await store.table(match)
    await store.update_table(match, status="playing", header=HEADER, nonces={"1": "n"})
    changed = msgspec.structs.replace(before, status="playing", header=HEADER, nonces={"1": "n"})
    assert await store.table(match) == changed
    await store.update_table(match, header=None)
    assert (await store.table(match)).header is None


async def test_a_table_that_is_not_there_does_not_change(store: Store) -> None:
    with pytest.raises(NotFound):
        await store.update_table("nothing", status="over")
    with pytest.raises(NotFound):
        await store.put_seat(SeatRow("nothing", 0, "hot"), SeatRow("nothing", 0))
    with pytest.raises(NotFound):
        await store.delete_table("nothing")


@pytest.mark.parametrize("field", ["id", "colour", "status\" = 'over' --"])
async def test_only_fields_of_a_table_can_be_set(store: Store, match: str, field: str) -> None:
    with pytest.raises(TypeError):
        await store.update_table(match, **{field: "x"})


async def test_a_seat_is_taken_by_one_of_two(store: Store, other: Store, match: str) -> None:
    free = SeatRow(match, 1)
    wishes = [SeatRow(match, 1, "guest", f"g-{number}", name="x") for number in range(2)]
    tries = (place.put_seat(wish, free) for place, wish in zip((store, other), wishes, strict=True))
    results = await asyncio.gather(*tries, return_exceptions=True)
    (refused,) = [result for result in results if result is not None]
    assert isinstance(refused, Conflict)
    assert refused.what == "seat"
    assert (await store.seats(match))[1] == wishes[results.index(None)]


@pytest.mark.parametrize(
    "expected",
    [
        SeatRow("", 0, "open", "owner", name="Ada"),
        SeatRow("", 0, "guest", None, name="Ada"),
        SeatRow("", 0, "guest", "other", name="Ada"),
        SeatRow("", 0, "guest", "owner", "random", "Ada"),
        SeatRow("", 0, "guest", "owner", name="Bob"),
    ],
)
async def test_a_seat_that_changed_meanwhile_is_left_alone(
    store: Store, match: str, expected: SeatRow
) -> None:
    expected = msgspec.structs.replace(expected, table_id=match)
    with pytest.raises(Conflict):
        await store.put_seat(SeatRow(match, 0, "bot", None, "random"), expected)
    assert await store.seats(match) == seat_rows(match)


async def test_a_seat_is_given_back(store: Store, match: str) -> None:
    await store.put_seat(SeatRow(match, 0), seat_rows(match)[0])
    assert (await store.seats(match))[0] == SeatRow(match, 0)


async def test_my_tables_are_those_i_own_or_sit_at(store: Store) -> None:
    times = {"m-own": "2026-01-01", "m-sit": "2026-01-03", "m-gone": "2026-01-04", "m-none": "2026"}
    for id, touched in times.items():
        owner = "somebody" if id in ("m-sit", "m-none") else "me"
        row = msgspec.structs.replace(table_row(id, owner), touched=touched)
        holder = "me" if id in ("m-own", "m-sit") else None
        await store.add_table(row, [SeatRow(id, 0, "guest", holder), SeatRow(id, 1, "hot", holder)])
    await store.update_table("m-gone", status="gone")
    assert [table.id for table in await store.tables_of("me")] == ["m-sit", "m-own"]
    assert await store.tables_of("stranger") == []


async def test_open_tables_are_public_and_wait(store: Store) -> None:
    for id, created in (("o-1", "3001"), ("o-2", "3002"), ("o-3", "3003"), ("o-4", "3004")):
        await store.add_table(msgspec.structs.replace(table_row(id), created=created), [])
    await store.update_table("o-2", access="link")
    await store.update_table("o-3", status="playing")
    assert [table.id for table in await store.open_tables(2)] == ["o-4", "o-1"]
    assert await store.open_tables(0) == []


async def test_a_deleted_table_leaves_nothing(store: Store, match: str) -> None:
    await play(store, match, 3)
    await store.append(entry_row(match, 4, "undo"))
    await store.delete_table(match)
    with pytest.raises(NotFound):
        await store.table(match)
    assert await store.seats(match) == []
    assert await store.log(match) == []
    # The same id, given again, begins with nothing.
    await store.add_table(table_row(match), seat_rows(match))
    assert await store.version(match) == 0
    await store.append(entry_row(match, 1))


async def test_nothing_is_appended_to_a_table_that_is_deleted(store: Store, match: str) -> None:
    await play(store, match, 2)
    await store.delete_table(match)
    with pytest.raises(NotFound):
        await store.append(entry_row(match, 3))
    with pytest.raises(NotFound):
        await store.append(entry_row(match, 1))
    with pytest.raises(NotFound):
        await store.append(entry_row(match, 1, "chat"))
    with pytest.raises(NotFound):
        await store.append(entry_row(match, 1, "undo"))
    assert await store.log(match) == []
