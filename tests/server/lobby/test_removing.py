"""The owner removes somebody: the person is told, and it can be undone."""

import pytest

from looptable.client import ClientRefused
from looptable.wire.lobby import JoinBody, NewTable, SeatBody
from tests.server.serving import guest_at, run, two_at_a_table


def test_who_is_removed_is_told_and_brought_back_into_the_same_seat(address: str) -> None:
    async def play() -> None:
        ada, bob, table = await two_at_a_table(address)
        async with bob.sit(table.id) as sitting:
            seen = await ada.change_seat(table.id, 1, SeatBody("open"))
            assert (seen.seats[1].kind, seen.seats[1].removed) == ("open", "Bob")
            await sitting.wait(lambda: sitting.table is not None and sitting.table.removed)
            assert set(sitting.views) == {None}
            assert not seen.removed, "which is not said of Ada"
            back = await ada.change_seat(table.id, 1, SeatBody("back"))
            assert (back.seats[1].kind, back.seats[1].name) == ("guest", "Bob")
            assert back.seats[1].removed is None
            await sitting.wait(lambda: 1 in sitting.views)
            assert sitting.table is not None
            assert not sitting.table.removed
            await sitting.choose(1, sitting.views[1].options[0].key)
            told = [line.sentences[0] for line in sitting.log.values() if line.kind == "seat"]
            removed, returned = "Bob was removed from the table.", "Bob is back at the table."
            assert told[-2:] == [removed, returned]

    run(play())


def test_a_bot_that_was_removed_is_brought_back(address: str) -> None:
    async def play() -> None:
        ada = await guest_at(address, "Ada")
        table = await ada.make_table(NewTable("template", seats=("me", "bot:random")))
        seen = await ada.change_seat(table.id, 1, SeatBody("open"))
        assert seen.seats[1].removed == "random"
        assert (await ada.change_seat(table.id, 1, SeatBody("back"))).seats[1].bot == "random"

    run(play())


def test_who_comes_back_by_the_link_gets_the_same_seat(address: str) -> None:
    async def play() -> None:
        names = ("Ada", "Bob", "Eve")
        ada, bob, eve = [await guest_at(address, name) for name in names]
        table = await ada.make_table(NewTable("template", players=3, seats=("me",)))
        await bob.join(table.id, JoinBody(seat=2, invite=table.invite))
        await ada.change_seat(table.id, 2, SeatBody("open"))
        with pytest.raises(ClientRefused, match="table/removed"):
            await bob.table(table.id)
        assert (await bob.join(table.id, JoinBody(invite=table.invite))).seats[2].me
        # But the seat is free: others may take it as well.
        await ada.change_seat(table.id, 2, SeatBody("open"))
        await eve.join(table.id, JoinBody(seat=2, invite=table.invite))
        with pytest.raises(ClientRefused, match="seat/taken"):
            await ada.change_seat(table.id, 2, SeatBody("back"))

    run(play())


def test_only_the_owner_brings_somebody_back_and_only_who_was_removed(address: str) -> None:
    async def play() -> None:
        ada, bob, table = await two_at_a_table(address)
        with pytest.raises(ClientRefused, match="table/not-owner"):
            await bob.change_seat(table.id, 0, SeatBody("back"))
        await bob.do(table.id, "leave")
        with pytest.raises(ClientRefused, match="seat/nobody-removed"):
            await ada.change_seat(table.id, 1, SeatBody("back"))

    run(play())
