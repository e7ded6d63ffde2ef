"""A seat may be led by a person or by a bot, and that may change while the match goes on."""

import pytest

from looptable.client import ClientRefused
from looptable.wire.lobby import NewTable, SeatBody
from tests.server.serving import guest_at, run, two_at_a_table


def test_a_bot_leads_a_seat_for_a_while_and_its_holder_takes_it_back(address: str) -> None:
    async def play() -> None:
        ada, bob, table = await two_at_a_table(address)
        async with bob.sit(table.id) as sitting:
            before = (await bob.table(table.id)).seats[1].may
            assert before == ("lead",)
            seat = (await bob.lead(table.id, 1, "random")).seats[1]
            assert (seat.kind, seat.name, seat.bot, seat.me) == ("guest", "Bob", "random", True)
            assert seat.may == ("lead", "resume")
            # The bot plays for Bob, who goes on seeing his own hand and is asked nothing.
            await sitting.wait(lambda: sitting.views[1].undo.made == 1)
            assert set(sitting.views) == {1}
            assert [option.key for option in sitting.views[1].options] == []
            back = (await bob.lead(table.id, 1)).seats[1]
            assert (back.bot, back.may) == (None, ("lead",))
            async with ada.sit(table.id) as first:
                await first.choose(0, first.views[0].options[0].key)
            await sitting.wait(lambda: bool(sitting.views[1].options))
            await sitting.choose(1, sitting.views[1].options[0].key)
            told = [line.sentences[0] for line in sitting.log.values() if line.kind == "seat"]
            assert told[-2:] == [
                "A bot leads Bob for a while.",
                "Bob is led by a person again.",
            ]

    run(play())


def test_nobody_chooses_for_a_seat_that_a_bot_leads(address: str) -> None:
    async def play() -> None:
        ada = await guest_at(address, "Ada")
        wish = NewTable("time-stories", players=2, seats=("me", "hot"))
        table = await ada.make_table(wish)
        async with ada.sit(table.id) as sitting:
            first = sitting.views[0].pending[0]
            other = 1 - first
            await ada.lead(table.id, other, "companion")
            await sitting.wait(lambda: not sitting.views[other].options)
            with pytest.raises(ClientRefused, match="seat/led"):
                await sitting.choose(other, "odile")

    run(play())


def test_others_may_not_lead_a_seat_nor_look_into_it(address: str) -> None:
    async def play() -> None:
        ada, bob, table = await two_at_a_table(address)
        await bob.lead(table.id, 1, "random")
        eve = await guest_at(address, "Eve")
        for client in (ada, eve):
            with pytest.raises(ClientRefused, match=r"seat/not-yours|table/private"):
                await client.lead(table.id, 1)
        async with ada.sit(table.id) as sitting:
            assert set(sitting.views) == {0}
        assert "lead" not in (await ada.table(table.id)).seats[1].may
        with pytest.raises(ClientRefused, match="seat/taken"):
            await ada.change_seat(table.id, 1, SeatBody("hot"))

    run(play())


def test_the_owner_changes_which_bot_plays_and_may_play_in_its_place(address: str) -> None:
    async def play() -> None:
        ada = await guest_at(address, "Ada")
        wish = NewTable("time-stories", players=2, seats=("me", "bot:companion"))
        table = await ada.make_table(wish)
        assert {"lead", "resume"} <= set((await ada.table(table.id)).seats[1].may)
        seen = await ada.lead(table.id, 1, "team")
        assert (seen.seats[1].kind, seen.seats[1].bot) == ("bot", "team")
        seen = await ada.lead(table.id, 1)
        assert (seen.seats[1].kind, seen.seats[1].me, seen.seats[1].bot) == ("hot", True, None)
        seen = await ada.lead(table.id, 1, "companion")
        assert (seen.seats[1].kind, seen.seats[1].bot) == ("hot", "companion")
        seen = await ada.change_seat(table.id, 1, SeatBody("bot", "companion"))
        assert seen.seats[1].kind == "bot"

    run(play())


def test_an_unknown_bot_leads_nothing(address: str) -> None:
    async def play() -> None:
        _, bob, table = await two_at_a_table(address)
        with pytest.raises(ClientRefused, match="use/unknown-bot"):
            await bob.lead(table.id, 1, "nobody")
        with pytest.raises(ClientRefused, match="seat/unknown"):
            await bob.lead(table.id, 7, "random")
        assert (await bob.table(table.id)).seats[1].bot is None

    run(play())


def test_before_the_match_nobody_is_led(address: str) -> None:
    async def play() -> None:
        ada = await guest_at(address, "Ada")
        table = await ada.make_table(NewTable("template", players=2, seats=("me", "open")))
        assert "lead" not in table.seats[0].may
        with pytest.raises(ClientRefused, match="table/not-started"):
            await ada.lead(table.id, 0, "random")

    run(play())
