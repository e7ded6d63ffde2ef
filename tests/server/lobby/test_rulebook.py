"""The rulebook of a game, asked of the server."""

import pytest

from looptable.client import ClientRefused
from looptable.engine.registry import games
from tests.server.serving import guest_at, run


def test_a_rulebook_comes_in_the_language_of_the_reader(address: str) -> None:
    async def ask() -> None:
        told = {
            lang: await (await guest_at(address, "Ada", lang)).rulebook("time-stories")
            for lang in ("en", "fr")
        }
        goals = [book.chapters[0].title for book in told.values()]
        assert goals == ["The goal", "Le but"]
        assert told["fr"] == games()["time-stories"].rulebook("fr")

    run(ask())


def test_games_say_whether_they_have_one(address: str) -> None:
    async def ask() -> None:
        ada = await guest_at(address, "Ada")
        told = {game.id: game.has_rulebook for game in await ada.games()}
        assert (told["time-stories"], told["template"]) == (True, False)
        with pytest.raises(ClientRefused, match="use/no-rulebook"):
            await ada.rulebook("template")

    run(ask())
