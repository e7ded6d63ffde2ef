"""A guided beginning, asked of the server and followed at a table made from it."""

from functools import partial

import pytest

from looptable.client import ClientRefused, Sitting
from looptable.wire.lobby import NewTable
from tests.server.serving import guest_at, run


def has_made(sitting: Sitting, made: int) -> bool:
    """Whether so many choices stand: that tells which lesson comes now."""
    return sitting.views[0].undo.made == made


def test_a_table_made_from_a_tutorial_can_be_followed_to_its_last_choice(address: str) -> None:
    async def play() -> None:
        ada = await guest_at(address, "Ada", "fr")
        tutorial = await ada.tutorial("the-loop")
        assert tutorial.lessons[0].text.startswith("Le Dr Foo")
        wish = NewTable("the-loop", seats=tutorial.seats, position=tutorial.position)
        table = await ada.make_table(wish)
        keys = [lesson.key for lesson in tutorial.lessons if lesson.key is not None]
        async with ada.sit(table.id) as sitting:
            for made, key in enumerate(keys):
                await sitting.wait(partial(has_made, sitting, made))
                await sitting.choose(0, key)

    run(play())


def test_games_say_whether_they_have_one(address: str) -> None:
    async def ask() -> None:
        ada = await guest_at(address, "Ada")
        told = {game.id: game.has_tutorial for game in await ada.games()}
        assert (told["the-loop"], told["template"]) == (True, False)
        with pytest.raises(ClientRefused, match="use/no-tutorial"):
            await ada.tutorial("template")

    run(ask())
