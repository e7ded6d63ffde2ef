"""Bots that look only at a guess are asked with one, and choose as they would on their view."""

from collections.abc import Sequence

import pytest

from looptable.bots import decide, find_bot
from looptable.bots.deciding import Guessing
from looptable.core.chance import Chance
from looptable.engine.contract.game import Game
from looptable.engine.contract.option import Option
from looptable.engine.contract.state import State
from looptable.engine.contract.view import View
from looptable.engine.registry import find_game, games


def seeded(seed: int) -> Chance:
    chance = Chance(1)
    chance.seed(seed)
    return chance


class ByKey:
    """Takes an option by the key of the guess, and remembers the guesses."""

    def __init__(self) -> None:
        self.guesses: list[bytes] = []

    def choose(
        self, game: Game, view: View, seat: int, options: Sequence[Option], chance: Chance
    ) -> int:
        return self.pick_on(game.guess(view, chance), seat)

    def pick_on(self, guess: State, seat: int) -> int:
        self.guesses.append(guess.key())
        return sum(guess.key()) % len(guess.legal(seat))


@pytest.mark.parametrize("name", sorted(games()))
def test_a_guessing_bot_is_asked_with_what_its_seat_imagines(name: str) -> None:
    game = find_game(name)
    state = game.start(2, {}, 5)
    seat = state.pending()[0]
    bot = ByKey()
    assert isinstance(bot, Guessing)
    taken = decide(bot, game, state, seat, seeded(3))
    imagined = game.imagine(state, seat, seeded(3))
    assert bot.guesses == [imagined.key()]
    assert imagined.key() != state.key()
    assert taken == sum(imagined.key()) % len(state.legal(seat))


@pytest.mark.parametrize("name", sorted(games()))
def test_on_its_view_a_guessing_bot_chooses_the_same(name: str) -> None:
    """Through a match: the same guesses, the same options, and the same chance afterwards."""
    game = find_game(name)
    state = game.start(2, {}, 5)
    asked, shown = ByKey(), ByKey()
    first, second = seeded(3), seeded(3)
    for _ in range(40):
        if not state.pending():
            break
        seat = state.pending()[0]
        index = decide(asked, game, state, seat, first)
        options = game.legal_options(state, seat)
        assert shown.choose(game, game.view(state, seat), seat, options, second) == index
        state.apply(seat, state.legal(seat)[index])
    assert asked.guesses == shown.guesses
    assert len(set(asked.guesses)) > 5
    assert first.next(0) == second.next(0)


GUESSING = [
    (name, bot)
    for name in sorted(games())
    for bot in find_game(name).bots()
    if isinstance(find_bot(bot, find_game(name)), Guessing)
]


@pytest.mark.parametrize(("name", "bot"), GUESSING)
def test_the_guessing_bots_of_games_choose_the_same_on_a_view(name: str, bot: str) -> None:
    game = find_game(name)
    asked, shown = find_bot(bot, game), find_bot(bot, game)
    state = game.start(2, {}, 5)
    first, second = seeded(3), seeded(3)
    for _ in range(10):
        seat = state.pending()[0]
        index = decide(asked, game, state, seat, first)
        options = game.legal_options(state, seat)
        assert shown.choose(game, game.view(state, seat), seat, options, second) == index
        state.apply(seat, state.legal(seat)[index])


def test_there_is_a_game_with_a_guessing_bot() -> None:
    """So that the test above is about something."""
    assert GUESSING
