"""Pages of a scene that all at a table read: one person turns them, the others see it."""

from looptable.wire.lobby import SeatBody
from tests.server.serving import guest_at, raw_socket, run, two_at_a_table

BRIEFING = {"type": "turn", "seat": 0, "scene": "briefing", "page": 2}
TURNED = {"type": "turned", "seat": 0, "scene": "briefing", "page": 2}


def test_a_turned_page_is_shown_to_all_others_and_not_to_its_reader(address: str) -> None:
    async def scene() -> None:
        ada, bob, table = await two_at_a_table(address)
        async with raw_socket(ada, table.id) as hers, raw_socket(bob, table.id) as his:
            await his.next("presence")
            await hers.send(BRIEFING)
            assert await his.next("turned") == TURNED
            await hers.send({"type": "ping"})
            assert (await hers.next("turned", "pong"))["type"] == "pong"

    run(scene())


def test_a_turned_page_leaves_the_log_as_it_is(address: str) -> None:
    async def scene() -> None:
        ada, bob, table = await two_at_a_table(address)
        async with raw_socket(ada, table.id) as hers, raw_socket(bob, table.id) as his:
            await hers.send(BRIEFING)
            await his.next("turned")
        assert (await ada.table(table.id)).version == table.version

    run(scene())


def test_somebody_who_comes_later_finds_the_page_that_is_being_read(address: str) -> None:
    async def scene() -> None:
        ada, bob, table = await two_at_a_table(address)
        async with raw_socket(ada, table.id) as hers:
            await hers.send(BRIEFING)
            await hers.send({"type": "ping"})
            await hers.next("pong")
            async with raw_socket(bob, table.id) as his:
                assert await his.next("turned") == TURNED

    run(scene())


def test_nobody_turns_pages_for_a_seat_of_others(address: str) -> None:
    async def scene() -> None:
        _, bob, table = await two_at_a_table(address)
        eve = await guest_at(address, "Eve")
        for guest, query in ((bob, ""), (eve, f"invite={table.invite}")):
            async with raw_socket(guest, table.id, query) as raw:
                await raw.send(BRIEFING)
                refused = await raw.next("refused", "turned")
                assert (refused["id"], refused["code"]) == ("", "seat/not-yours")

    run(scene())


def test_a_muted_guest_turns_pages_alone(address: str) -> None:
    async def scene() -> None:
        ada, bob, table = await two_at_a_table(address)
        await ada.change_seat(table.id, 1, SeatBody("muted"))
        async with raw_socket(ada, table.id) as hers, raw_socket(bob, table.id) as his:
            await his.send({**BRIEFING, "seat": 1})
            await his.send({"type": "ping"})
            assert (await his.next("refused", "pong"))["type"] == "pong"
            await hers.send({"type": "ping"})
            assert (await hers.next("turned", "pong"))["type"] == "pong"

    run(scene())


def test_a_page_that_cannot_be_is_refused(address: str) -> None:
    async def scene() -> None:
        ada, _, table = await two_at_a_table(address)
        async with raw_socket(ada, table.id) as raw:
            for wrong in ({"scene": "Hello, Bob!"}, {"scene": "x" * 41}, {"page": -1}):
                await raw.send({**BRIEFING, **wrong})
                assert (await raw.next("refused"))["code"] == "frame/unknown"

    run(scene())
