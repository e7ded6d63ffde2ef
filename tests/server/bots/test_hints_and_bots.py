"""Hints, bots that fail, and bots that move for who stays away."""

import asyncio
from functools import partial

import pytest

from looptable.client import ClientRefused
from looptable.server.bots import pool
from looptable.server.bots.worker import Turn
from looptable.wire.lobby import NewTable
from tests.server.serving import alike, guest_at, play_on, run, two_at_a_table


def test_a_hint_ranks_the_options_of_an_own_pending_seat(address: str) -> None:
    async def play() -> None:
        ada = await guest_at(address, "Ada", "fr")
        table = await ada.make_table(NewTable("the-loop", seats=("me", "hot")))
        async with ada.sit(table.id) as sitting:
            (seat,) = sitting.views[0].pending
            ranked = await ada.hint(table.id, seat)
            assert {one.key for one in ranked} == {one.key for one in sitting.views[seat].options}
            assert ranked[0].worth >= ranked[-1].worth
            with pytest.raises(ClientRefused, match="action/not-your-turn"):
                await ada.hint(table.id, 1 - seat)
            with pytest.raises(ClientRefused, match="seat/not-yours"):
                await ada.hint(table.id, 5)

    run(play())


def test_the_options_of_an_own_pending_seat_are_foreseen(address: str) -> None:
    async def play() -> None:
        ada = await guest_at(address, "Ada", "fr")
        table = await ada.make_table(NewTable("the-loop", seats=("me", "hot")))
        async with ada.sit(table.id) as sitting:
            (seat,) = sitting.views[0].pending
            options = sitting.views[seat].options
            foreseen = await ada.foresight(table.id, seat)
            assert [one.key for one in foreseen] == [option.key for option in options]
            assert all(one.sure or one.then for one in foreseen)
            with pytest.raises(ClientRefused, match="action/not-your-turn"):
                await ada.foresight(table.id, 1 - seat)
            with pytest.raises(ClientRefused, match="seat/not-yours"):
                await ada.foresight(table.id, 5)

    run(play())


def test_what_was_foreseen_is_what_the_log_then_tells(address: str) -> None:
    async def play() -> None:
        ada = await guest_at(address, "Ada")
        table = await ada.make_table(NewTable("the-loop", players=1, seats=("me",)))
        async with ada.sit(table.id) as sitting:
            for _ in range(5):
                foreseen = await ada.foresight(table.id, 0)
                version = await sitting.choose(0, foreseen[-1].key)
                await sitting.wait(partial(sitting.log.__contains__, version))
                line = sitting.log[version]
                sure = () if foreseen[-1].sure[0].startswith("Nothing on") else foreseen[-1].sure
                assert line.sentences[: len(sure)] == sure

    with alike():
        run(play())


def test_a_game_without_an_adviser_says_so(address: str) -> None:
    async def play() -> None:
        ada, _, table = await two_at_a_table(address)
        with pytest.raises(ClientRefused, match="use/no-adviser"):
            await ada.hint(table.id, 0)

    run(play())


def test_a_bot_that_fails_is_replaced_by_chance(
    address: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(_: pool.WorkerPool, turn: Turn) -> str:
        raise RuntimeError(turn.bot)

    monkeypatch.setattr(pool.WorkerPool, "choose", fail)

    async def play() -> None:
        ada = await guest_at(address, "Ada")
        table = await ada.make_table(NewTable("template", seats=("me", "bot:random")))
        async with ada.sit(table.id) as sitting:
            await sitting.wait(lambda: sitting.views[0].pending == (0,))

    run(play())
    assert "bot random failed" in caplog.text


def test_a_bot_moves_for_who_stays_away_and_the_seat_can_be_taken_back(address: str) -> None:
    async def play() -> None:
        ada, bob, table = await two_at_a_table(address, takeover=1)
        async with ada.sit(table.id) as sitting:
            await sitting.wait(lambda: sitting.views[0].pending == (0,))
            assert (await ada.table(table.id)).seats[1].kind == "guest"
            async with bob.sit(table.id) as back:
                await asyncio.gather(play_on(sitting, 0), play_on(back, 1))

    run(play())
