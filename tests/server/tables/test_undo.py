"""Undo is an event: free for one's own last choices, else by consent; the log keeps what was undone."""

import pytest

from looptable.client import ClientRefused, Sitting
from looptable.wire.lobby import NewTable
from tests.server.serving import guest_at, run, two_at_a_table


async def choose_first(sitting: Sitting, seat: int) -> None:
    await sitting.choose(seat, sitting.views[seat].options[0].key)


def test_an_own_choice_that_revealed_nothing_is_taken_back_freely(address: str) -> None:
    async def play() -> None:
        ada, bob, table = await two_at_a_table(address)
        async with ada.sit(table.id) as first, bob.sit(table.id) as second:
            before = first.views[0]
            await choose_first(first, 0)
            await first.wait(lambda: first.views[0].undo.made == 1)
            assert first.views[0].undo.free_to == 0
            await first.undo(0)
            await first.wait(lambda: first.views[0].undo.made == 0)
            assert first.views[0] == before
            await second.wait(lambda: any(line.kind == "undo" for line in second.log.values()))
            (choice,) = [line for line in second.log.values() if line.kind == "choice"]
            assert choice.folded
            # The same choice again is another choice.
            await choose_first(first, 0)

    run(play())


def test_beyond_a_reveal_the_others_must_agree(address: str) -> None:
    async def play() -> None:
        ada, bob, table = await two_at_a_table(address)
        async with ada.sit(table.id) as first, bob.sit(table.id) as second:
            await choose_first(first, 0)
            await choose_first(second, 1)
            await first.wait(lambda: first.views[0].undo.made == 2)
            assert first.views[0].undo.free_to == 2
            ask = await first.undo(0)
            assert first.views[0].undo.made == 2
            with pytest.raises(ClientRefused, match="undo/not-asked"):
                await first.agree(ask, yes=True)
            await second.wait(lambda: ask in second.log)
            await second.agree(ask, yes=True)
            await first.wait(lambda: first.views[0].undo.made == 0)
            with pytest.raises(ClientRefused, match="undo/not-asked"):
                await second.agree(ask, yes=True)

    run(play())


def test_who_does_not_agree_ends_the_wish(address: str) -> None:
    async def play() -> None:
        ada, bob, table = await two_at_a_table(address)
        async with ada.sit(table.id) as first, bob.sit(table.id) as second:
            await choose_first(first, 0)
            ask = await second.undo(0)
            await first.wait(lambda: ask in first.log)
            await first.agree(ask, yes=False)
            with pytest.raises(ClientRefused, match="undo/not-asked"):
                await first.agree(ask, yes=True)
            assert first.views[0].undo.made == 1

    run(play())


def test_a_wish_is_past_once_play_goes_on(address: str) -> None:
    async def play() -> None:
        ada, bob, table = await two_at_a_table(address)
        async with ada.sit(table.id) as first, bob.sit(table.id) as second:
            await choose_first(first, 0)
            ask = await second.undo(0)
            await choose_first(second, 1)
            with pytest.raises(ClientRefused, match="undo/not-asked"):
                await first.agree(ask, yes=True)

    run(play())


def test_whoever_plays_alone_asks_nobody(address: str) -> None:
    async def play() -> None:
        ada = await guest_at(address, "Ada")
        table = await ada.make_table(NewTable("the-loop", seats=("me", "hot")))
        async with ada.sit(table.id) as sitting:
            await choose_first(sitting, sitting.views[0].pending[0])
            await sitting.wait(lambda: sitting.views[1].undo.made == 1)
            await choose_first(sitting, sitting.views[0].pending[0])
            await sitting.wait(lambda: sitting.views[1].undo.made == 2)
            assert sitting.views[0].undo.free_to == 0
            await sitting.undo(0)
            await sitting.wait(lambda: sitting.views[0].undo.made == 0)

    run(play())


def test_a_choice_meant_for_what_was_undone_is_refused(address: str) -> None:
    async def play() -> None:
        ada, bob, table = await two_at_a_table(address)
        async with ada.sit(table.id) as first, bob.sit(table.id) as second:
            await choose_first(first, 0)
            await second.wait(lambda: second.views[1].undo.made == 1)
            seen = second.version
            await first.undo(0)
            await second.wait(lambda: second.views[1].undo.made == 0)
            second.version = seen
            with pytest.raises(ClientRefused, match="choice/too-late"):
                await choose_first(second, 1)

    run(play())
