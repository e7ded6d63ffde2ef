"""Bots: found by name, asked with a view, blind ones without."""

from collections import Counter
from collections.abc import Sequence

import pytest

from looptable.bots import Blind, RandomBot, decide, find_bot
from looptable.core.chance import Chance
from looptable.core.errors import WrongUse
from looptable.engine.contract.game import Game
from looptable.engine.contract.option import Option
from looptable.engine.contract.view import View
from looptable.engine.registry import find_game


def seeded(seed: int) -> Chance:
    chance = Chance(1)
    chance.seed(seed)
    return chance


def test_a_bot_is_found_by_its_name() -> None:
    assert isinstance(find_bot("random", find_game("template")), RandomBot)


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(WrongUse) as caught:
        find_bot("randon", find_game("template"))
    assert caught.value.code == "use/unknown-bot"
    assert caught.value.data["closest"] == "random"
    assert caught.value.data["accepted"] == ["random"]


def test_the_random_bot_takes_every_option_about_equally_often() -> None:
    chance = seeded(1)
    taken = Counter(RandomBot().pick(4, chance) for _ in range(4000))
    assert all(900 < taken[index] < 1100 for index in range(4))


def test_blind_or_not_the_random_bot_chooses_the_same() -> None:
    game = find_game("template")
    state = game.start(2, {}, 5)
    bot = RandomBot()
    assert isinstance(bot, Blind)
    for seed in range(20):
        options = game.legal_options(state, 0)
        seen = bot.choose(game, game.view(state, 0), 0, options, seeded(seed))
        assert decide(bot, game, state, 0, seeded(seed)) == seen


class Last:
    """Takes the last option, and remembers what it saw."""

    def __init__(self) -> None:
        self.seen: list[View] = []

    def choose(
        self, game: Game, view: View, seat: int, options: Sequence[Option], chance: Chance
    ) -> int:
        self.seen.append(view)
        return len(options) - 1


def test_a_bot_that_looks_gets_its_own_view() -> None:
    game = find_game("template")
    state = game.start(2, {}, 5)
    bot = Last()
    assert decide(bot, game, state, 1, seeded(0)) == len(state.legal(1)) - 1
    assert bot.seen == [game.view(state, 1)]
