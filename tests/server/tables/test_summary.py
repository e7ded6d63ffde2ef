"""How a finished match went, asked of the server."""

import asyncio

import pytest

from looptable.client import ClientRefused
from looptable.wire.lobby import NewTable
from tests.server.serving import alike, guest_at, play_on, run


def test_a_finished_match_is_summed_up_in_the_language_of_the_reader(address: str) -> None:
    async def play() -> None:
        ada = await guest_at(address, "Ada", "fr")
        wish = NewTable("loop-inc", seats=("me", "hot"))
        table = await ada.make_table(wish)
        with pytest.raises(ClientRefused, match="table/not-over"):
            await ada.summary(table.id)
        async with ada.sit(table.id) as sitting:
            await asyncio.gather(play_on(sitting, 0), play_on(sitting, 1))
        summary = await ada.summary(table.id)
        assert summary.choices > 18
        (gauge,) = summary.gauges
        assert (gauge.name, [len(curve.values) for curve in gauge.curves]) == (
            "Points",
            [summary.choices + 1] * 2,
        )
        choices = next(tally for tally in summary.tallies if tally.id == "choices")
        assert (choices.name, sum(choices.counts)) == ("Choix", summary.choices)
        assert summary.turnings
        verdicts = ("un bon choix", "un mauvais choix", "un coup de chance", "un coup du sort")
        assert all(turning.verdict.startswith(verdicts) for turning in summary.turnings)
        assert all(turning.question for turning in summary.turnings), "a mere yes tells nothing"

    with alike():
        run(play())


def test_a_stranger_is_not_told_of_a_private_table(address: str) -> None:
    async def play() -> None:
        ada, bo = await guest_at(address, "Ada"), await guest_at(address, "Bo")
        table = await ada.make_table(NewTable("template", seats=("me", "hot"), access="link"))
        with pytest.raises(ClientRefused, match="table/private"):
            await bo.summary(table.id)

    run(play())
