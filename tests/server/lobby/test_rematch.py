"""Another match: everybody comes to one new table, whoever asks first, at whichever process."""

import asyncio
from collections.abc import Iterator
from unittest.mock import patch

import pytest

from looptable.client import Client, ClientRefused
from looptable.server.lobby import rematch as module
from looptable.storage.errors import Unavailable
from looptable.wire.lobby import JoinBody, NewTable, SeatBody, TableInfo
from tests.server.processes import served
from tests.server.serving import guest_at, play_on, run


async def finished(ada: Client, bob: Client, *more: str, **wish: object) -> TableInfo:
    """A match of Minute Hand between Ada and Bob that is over."""
    made = NewTable("template", seats=("me", "open", *more), options={"rounds": 2}, **wish)  # type: ignore[arg-type]
    table = await ada.make_table(made)
    await bob.join(table.id, JoinBody(invite=table.invite))
    async with ada.sit(table.id) as first, bob.sit(table.id) as second:
        await asyncio.gather(play_on(first, 0), play_on(second, 1))
    return table


def test_all_who_ask_come_to_the_same_seats_of_one_table(address: str) -> None:
    async def play() -> None:
        ada, bob = await guest_at(address, "Ada"), await guest_at(address, "Bob")
        table = await finished(ada, bob, "bot:random", takeover=60)
        async with ada.sit(table.id) as sitting:
            again = await bob.rematch(table.id)
            assert again.status == "open"
            assert [seat.kind for seat in again.seats] == ["open", "guest", "bot"]
            assert [seat.kept for seat in again.seats] == [True, False, False]
            assert again.seats[0].name == "Ada"
            assert (again.options["rounds"], again.takeover) == (2, 60)
            # The others hear of it, and where it is.
            await sitting.wait(lambda: sitting.table is not None and sitting.table.next is not None)
            assert sitting.table is not None
            assert sitting.table.next is not None
            assert (sitting.table.next.id, sitting.table.next.name) == (again.id, "Bob")
            last = sitting.log[max(sitting.log)]
            assert last.sentences == ("Bob wants to play again.",)
        assert again.id in {one.id for one in (await ada.tables()).mine}, "though not seated yet"
        joined = await ada.rematch(table.id)
        assert (joined.id, joined.status) == (again.id, "playing")
        assert [seat.me for seat in joined.seats] == [True, False, False]
        for client in (ada, bob):
            assert (await client.rematch(table.id)).id == again.id

    run(play())


def test_a_kept_seat_is_not_for_others_until_the_owner_frees_it(address: str) -> None:
    async def play() -> None:
        names = ("Ada", "Bob", "Eve")
        ada, bob, eve = [await guest_at(address, name) for name in names]
        table = await finished(ada, bob, access="public")
        again = await ada.rematch(table.id)
        for seat in (None, 1):
            with pytest.raises(ClientRefused, match="seat/taken"):
                await eve.join(again.id, JoinBody(seat=seat))
        freed = await ada.change_seat(again.id, 1, SeatBody("open"))
        assert not freed.seats[1].kept
        assert (await eve.join(again.id, JoinBody())).status == "playing"
        # Bob comes too late, and watches.
        assert not any(seat.me for seat in (await bob.rematch(table.id)).seats)

    run(play())


def test_who_has_two_seats_gets_both_again(address: str) -> None:
    async def play() -> None:
        ada, bob = await guest_at(address, "Ada"), await guest_at(address, "Bob")
        wish = NewTable("template", seats=("me", "hot", "open"), options={"rounds": 2})
        table = await ada.make_table(wish)
        await bob.join(table.id, JoinBody(invite=table.invite))
        async with ada.sit(table.id) as first, bob.sit(table.id) as second:
            await asyncio.gather(play_on(first, 0), play_on(first, 1), play_on(second, 2))
        await bob.rematch(table.id)
        again = await ada.rematch(table.id)
        assert [seat.kind for seat in again.seats] == ["guest", "hot", "guest"]
        assert [seat.me for seat in again.seats] == [True, True, False]

    run(play())


def test_watchers_learn_where_to_watch_and_take_no_seat(address: str) -> None:
    async def play() -> None:
        names = ("Ada", "Bob", "Eve")
        ada, bob, eve = [await guest_at(address, name) for name in names]
        table = await finished(ada, bob)
        with pytest.raises(ClientRefused, match="seat/none"):
            await eve.rematch(table.id)
        again = await ada.rematch(table.id)
        seen = await eve.table(table.id, table.invite or "")
        assert seen.next is not None
        assert seen.next.id == again.id
        async with eve.sit(again.id, seen.next.invite) as watching:
            assert watching.table is not None
            with pytest.raises(ClientRefused, match="seat/taken"):
                await eve.join(again.id, JoinBody(invite=seen.next.invite))

    run(play())


def test_all_at_once_make_one_table(address: str) -> None:
    async def play() -> None:
        ada, bob = await guest_at(address, "Ada"), await guest_at(address, "Bob")
        table = await finished(ada, bob)
        asked = [client.rematch(table.id) for client in (ada, bob) * 5]
        assert len({one.id for one in await asyncio.gather(*asked)}) == 1
        assert (await ada.rematch(table.id)).status == "playing"

    run(play())


def test_a_table_that_could_not_be_made_is_made_by_the_next_who_asks(address: str) -> None:
    async def play() -> None:
        ada, bob = await guest_at(address, "Ada"), await guest_at(address, "Bob")
        table = await finished(ada, bob)
        away = Unavailable("here", "gone")
        with (
            patch.object(module, "add_table", side_effect=away),
            pytest.raises(ClientRefused, match="database/unreachable"),
        ):
            await ada.rematch(table.id)
        again = await bob.rematch(table.id)
        assert again.seats[1].me
        assert again.seats[0].me is False
        assert (await ada.rematch(table.id)).id == again.id

    run(play())


@pytest.fixture(scope="module")
def pair(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """The addresses of two processes."""
    folders = [tmp_path_factory.mktemp(name) for name in ("one", "two")]
    with served(postgres, folders[0]) as one, served(postgres, folders[1]) as two:
        yield one.address, two.address


def test_two_processes_decide_for_one_table(pair: tuple[str, str]) -> None:
    async def play() -> None:
        ada, bob = await guest_at(pair[0], "Ada"), await guest_at(pair[1], "Bob")
        for _ in range(8):
            table = await finished(ada, bob)
            async with ada.sit(table.id), bob.sit(table.id):
                asked = (ada.rematch(table.id), bob.rematch(table.id))
                first, second = await asyncio.gather(*asked)
            assert first.id == second.id
            for client, seat in ((ada, 0), (bob, 1)):
                async with client.sit(first.id) as sitting:
                    await sitting.wait(lambda s=sitting, n=seat: n in s.views)  # type: ignore[misc]

    run(play())
