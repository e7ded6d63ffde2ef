"""Why something on the table cannot be chosen, asked over the network."""

import pytest

from looptable.client import ClientRefused
from looptable.games.the_loop.tests.boards import table as board
from looptable.wire.lobby import NewTable, ReasonInfo
from tests.server.serving import guest_at, run


def test_a_pending_seat_hears_reasons_in_its_language_with_the_rules(address: str) -> None:
    position = board(exhausted={"mr-time": ["remote-quill"]}).state.position()

    async def play() -> None:
        ada = await guest_at(address, "Ada", "fr")
        table = await ada.make_table(NewTable("the-loop", seats=("me", "hot"), position=position))
        async with ada.sit(table.id) as sitting:
            (seat,) = sitting.views[0].pending
            reasons = {one.id: one for one in await ada.reasons(table.id, seat)}
            assert reasons["card-remote-quill"] == ReasonInfo(
                "card-remote-quill",
                "«\u202fPlume d’Oie Télécommandée\u202f» est épuisée\u202f: un LOOP Étoile la redresse.",
                ("LOOP-USE-2", "LOOP-LOOP-6"),
            )
            assert "n’est pas à côté" in reasons["era-robots"].text
            assert "era-globalization" not in reasons
            assert reasons["option-loop star"].rules[0] == "LOOP-LOOP-2"
            with pytest.raises(ClientRefused, match="action/not-your-turn"):
                await ada.reasons(table.id, 1 - seat)
            with pytest.raises(ClientRefused, match="seat/not-yours"):
                await ada.reasons(table.id, 5)

    run(play())


def test_a_stranger_hears_none(address: str) -> None:
    async def play() -> None:
        ada, eve = await guest_at(address, "Ada"), await guest_at(address, "Eve")
        table = await ada.make_table(NewTable("the-loop", players=1, seats=("me",)))
        with pytest.raises(ClientRefused):
            await eve.reasons(table.id, 0)

    run(play())


def test_a_game_without_reasons_gives_none(address: str) -> None:
    async def play() -> None:
        ada = await guest_at(address, "Ada")
        table = await ada.make_table(NewTable("template", seats=("me", "hot")))
        async with ada.sit(table.id) as sitting:
            assert 0 in sitting.views[0].pending
            assert await ada.reasons(table.id, 0) == []

    run(play())
