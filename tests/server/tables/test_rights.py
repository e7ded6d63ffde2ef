"""The server lets a visitor do what it says the visitor may do, and nothing else."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from looptable.client import Client, ClientRefused
from looptable.wire.lobby import JoinBody, NewTable, SeatBody, TableInfo
from tests.server.serving import guest_at, play_on, run, two_at_a_table


async def is_done(work: Awaitable[object]) -> bool:
    try:
        await work
    except ClientRefused:
        return False
    return True


def test_who_watches_is_told_so_and_may_do_nothing(address: str) -> None:
    async def play() -> None:
        ada, bob, table = await two_at_a_table(address, access="public")
        eve = await guest_at(address, "Eve")
        async with eve.sit(table.id) as watching, ada.sit(table.id) as first:
            async with bob.sit(table.id) as second:
                await first.choose(0, first.views[0].options[0].key)
                await second.choose(1, second.views[1].options[0].key)
            await first.wait(lambda: first.views[0].undo.made == 2)
            ask = await first.undo(0)
            await watching.wait(lambda: ask in watching.log)
            seen = watching.table
            assert seen is not None
            assert seen.watching
            assert seen.may == ()
            assert [seat.may for seat in seen.seats] == [(), ()]
            (view,) = watching.views.values()
            assert view.may == ()
            for work in (watching.chat("hello"), watching.undo(0), watching.agree(ask, yes=True)):
                assert not await is_done(work)
            assert first.table is not None
            assert not first.table.watching

    run(play())


def test_who_asks_to_undo_does_not_ask_again_and_who_is_asked_may_agree(address: str) -> None:
    async def play() -> None:
        ada, bob, table = await two_at_a_table(address)
        async with ada.sit(table.id) as first, bob.sit(table.id) as second:
            assert not first.views[0].may
            await first.choose(0, first.views[0].options[0].key)
            await first.wait(lambda: first.views[0].undo.made == 1)
            assert "undo" in first.views[0].may
            await second.choose(1, second.views[1].options[0].key)
            await first.wait(lambda: first.views[0].undo.made == 2)
            ask = await first.undo(0)
            for sitting in (first, second):
                await sitting.wait(lambda s=sitting: ask in s.log)  # type: ignore[misc]
            assert not first.views[0].may
            wish = first.views[0].undo.wish
            assert wish is not None
            assert (wish.seat, wish.waits_for) == (0, (1,))
            assert second.views[1].may == ("undo", "agree")
            await second.agree(ask, yes=False)
            await first.wait(lambda: first.views[0].undo.wish is None)
            assert "undo" in first.views[0].may

    run(play())


def test_a_hint_may_be_asked_for_by_who_must_choose(address: str) -> None:
    async def play() -> None:
        ada = await guest_at(address, "Ada")
        table = await ada.make_table(NewTable("the-loop", seats=("me", "hot")))
        async with ada.sit(table.id) as sitting:
            for seat, view in sitting.views.items():
                assert ("hint" in view.may) == (seat in view.pending)

    run(play())


def test_who_is_muted_may_neither_chat_nor_write(address: str) -> None:
    async def play() -> None:
        ada, bob, table = await two_at_a_table(address)
        assert (await bob.table(table.id)).may == ("chat", "note", "leave")
        await ada.change_seat(table.id, 1, SeatBody("muted"))
        assert (await bob.table(table.id)).may == ("leave",)
        seats = (await ada.table(table.id)).seats
        assert seats[1].may == ("unmute", "open")

    run(play())


SEAT_WORK: dict[str, Callable[[Client, str, int], Awaitable[object]]] = {
    "join": lambda client, table, seat: client.join(table, JoinBody(seat=seat)),
    "open": lambda client, table, seat: client.change_seat(table, seat, SeatBody("open")),
    "back": lambda client, table, seat: client.change_seat(table, seat, SeatBody("back")),
    "bot": lambda client, table, seat: client.change_seat(table, seat, SeatBody("bot", "random")),
    "mute": lambda client, table, seat: client.change_seat(table, seat, SeatBody("muted")),
    "unmute": lambda client, table, seat: client.change_seat(table, seat, SeatBody("heard")),
    "lead": lambda client, table, seat: client.lead(table, seat, "random"),
    "resume": lambda client, table, seat: client.lead(table, seat),
}


@pytest.mark.parametrize("right", SEAT_WORK)
@pytest.mark.parametrize("who", ["owner", "guest", "watcher"])
def test_all_that_is_offered_about_a_seat_is_done(address: str, who: str, right: str) -> None:
    """At a table with its owner, a guest, and a seat that was opened after a bot sat there."""

    async def play() -> None:
        ada, bob, eve = [await guest_at(address, name) for name in ("Ada", "Bob", "Eve")]
        wish = NewTable("template", players=3, seats=("me", "open", "bot:random"), access="public")
        table = await ada.make_table(wish)
        await bob.join(table.id, JoinBody(seat=1))
        await ada.change_seat(table.id, 2, SeatBody("open"))
        client = {"owner": ada, "guest": bob, "watcher": eve}[who]
        for seat in (await client.table(table.id)).seats:
            if right in seat.may:
                assert await is_done(SEAT_WORK[right](client, table.id, seat.seat))
                return
        offered = {("owner", "unmute"), ("owner", "resume")}
        assert who != "owner" or (who, right) in offered, "an owner is offered all the rest"

    run(play())


def test_at_the_end_players_may_play_again_and_nobody_changes_seats(address: str) -> None:
    async def play() -> None:
        ada, bob, table = await two_at_a_table(address, options={"rounds": 2})
        async with ada.sit(table.id) as first, bob.sit(table.id) as second:
            await asyncio.gather(play_on(first, 0), play_on(second, 1))
        seen: list[TableInfo] = [await one.table(table.id) for one in (ada, bob)]
        assert [one.may for one in seen] == [
            ("chat", "note", "leave", "rematch", "delete"),
            ("chat", "note", "leave", "rematch"),
        ]
        assert {seat.may for one in seen for seat in one.seats} == {()}

    run(play())
