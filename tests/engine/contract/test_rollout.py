"""Random play to the end."""

import pytest

from looptable.core.chance import Chance
from looptable.engine.contract.state import play_out
from looptable.engine.registry import find_game

pytestmark = pytest.mark.both_builds


def chance(seed: int) -> Chance:
    made = Chance(1)
    made.seed(seed)
    return made


@pytest.mark.parametrize("seed", range(10))
def test_a_match_is_played_to_its_end(seed: int) -> None:
    state = find_game("template").start(2, {}, seed)
    played = play_out(state, chance(seed), 1000)
    assert 0 < played < 1000
    assert state.outcome() is not None


@pytest.mark.parametrize("seed", range(10))
def test_it_makes_the_same_choices_as_the_long_questions_would(seed: int) -> None:
    game = find_game("template")
    fast, slow = game.start(3, {}, seed), game.start(3, {}, seed)
    draws = chance(seed)
    for _ in range(play_out(fast, chance(seed), 1000)):
        seat = slow.pending()[0]
        legal = slow.legal(seat)
        slow.apply(seat, legal[draws.below(0, len(legal))])
    assert slow.key() == fast.key()


def test_it_stops_at_the_limit() -> None:
    state = find_game("template").start(2, {}, 1)
    assert play_out(state, chance(1), 3) == 3
    assert state.outcome() is None


def test_nothing_is_played_when_the_match_is_over() -> None:
    state = find_game("template").start(2, {}, 1)
    play_out(state, chance(1), 1000)
    before = state.key()
    assert play_out(state, chance(1), 1000) == 0
    assert state.key() == before
