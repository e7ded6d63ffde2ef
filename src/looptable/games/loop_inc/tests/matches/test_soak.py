"""Many matches at random with every expansion: none fails, all keep their pieces, all end."""

from collections import Counter
from collections.abc import Callable

import pytest

from looptable.core.chance import Chance
from looptable.engine.contract.state import play_out
from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.rules.state import IncState
from looptable.games.loop_inc.rules.trips import BEFORE
from looptable.games.loop_inc.tests.watching import EXPANSIONS, Watch, play_watched

MATCHES = 6_700  # times 3 numbers of players and 5 sets of expansions: 100,500
WATCHED = 60


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", EXPANSIONS)
def test_all_of_many_random_matches_end(name: str, players: int) -> None:
    ends: Counter[str] = Counter()
    chance = Chance(1)
    chance.seed(players)
    for seed in range(MATCHES):
        state = GAME.start(players, EXPANSIONS[name], seed)
        pieces = GAME.census(state)
        assert play_out(state, chance, 10_000) < 10_000
        assert GAME.census(state) == pieces
        outcome = state.outcome()
        assert outcome is not None
        ends[outcome.code] += 1
    assert set(ends) >= {"most-points", "last-standing"}


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", EXPANSIONS)
def test_many_careful_matches_keep_every_promise(name: str, players: int) -> None:
    ends = Counter(play_watched(players, EXPANSIONS[name], seed) for seed in range(WATCHED))
    assert ends.total() == WATCHED


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", EXPANSIONS)
def test_a_few_careful_matches_keep_every_promise(name: str, players: int) -> None:
    play_watched(players, EXPANSIONS[name], 7)


def lose_a_component(state: IncState) -> None:
    state.room[0] -= 1


def double_a_card(state: IncState) -> None:
    state.display[2] += 1


def lose_an_ad(state: IncState) -> None:
    state.ads[1] -= 1


def take_a_fourth_new_card(state: IncState) -> None:
    state.sideways[0].fill([1, 2, 3, 4])


def crowd_a_trip(state: IncState) -> None:
    state.visits[0] = 7


def visit_twice(state: IncState) -> None:
    state.visits[1] = 1 | 1 << BEFORE


def skip_a_day(state: IncState) -> None:
    state.day = 3


def forget_the_past(state: IncState) -> None:
    state.hand[0].push(0)
    state.display[0] -= 1


@pytest.mark.parametrize(
    "spoil",
    [
        lose_a_component,
        double_a_card,
        lose_an_ad,
        take_a_fourth_new_card,
        crowd_a_trip,
        visit_twice,
        skip_a_day,
        forget_the_past,
    ],
)
def test_the_watch_notices_what_is_wrong(spoil: Callable[[IncState], None]) -> None:
    state = GAME.start(3, {}, 5)
    watch = Watch(state)
    watch.look(state)
    spoil(state)
    with pytest.raises(AssertionError):
        watch.look(state)
