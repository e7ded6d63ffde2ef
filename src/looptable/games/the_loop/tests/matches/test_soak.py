"""A hundred thousand matches at random, over every table there is: none fails, all end."""

from collections import Counter
from collections.abc import Callable

import pytest

from looptable.games.the_loop import GAME
from looptable.games.the_loop.rules.kinds import NOWHERE
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.checks import TABLES, Watch, play_watched
from looptable.testing import rule

MODES = ["sabotage", "supa", "centrifuges", "ultramachina"]
DIFFICULTIES = ["month", "year", "infinity"]
MATCHES = 1_400  # times 4 modes, 3 difficulties and 6 tables: 100,800


@pytest.mark.soak
@pytest.mark.parametrize(("players", "agents"), TABLES)
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("mode", MODES)
def test_all_of_many_random_matches_keep_their_pieces_and_end(
    mode: str, difficulty: str, players: int, agents: int
) -> None:
    ends = Counter(play_watched(players, agents, mode, difficulty, seed) for seed in range(MATCHES))
    assert ends.total() == MATCHES
    losses = {"second-vortex", "fourth-vortex", "time-up"}
    assert set(ends) - {"won"} == losses | ({"mega-vortex"} if difficulty != "month" else set())


@rule("LOOP-MODE-1", "LOOP-SOLO-2")
@pytest.mark.parametrize(("players", "agents"), TABLES)
@pytest.mark.parametrize("mode", MODES)
def test_a_few_random_matches_at_every_table_keep_their_pieces_and_end(
    mode: str, players: int, agents: int
) -> None:
    for number, difficulty in enumerate(DIFFICULTIES):
        play_watched(players, agents, mode, difficulty, 9 * number)


def lose_a_rift(state: LoopState) -> None:
    state.rift_supply -= 1


def grow_energy(state: LoopState) -> None:
    state.energy[3] += 1


def lose_a_card(state: LoopState) -> None:
    state.artifacts.pop()


def copy_a_card(state: LoopState) -> None:
    state.destroyed.push(state.artifacts.top())


def lose_a_mission(state: LoopState) -> None:
    state.unused.pop()


def hide_a_mission(state: LoopState) -> None:
    state.revealed[list(state.revealed).index(1)] = 0


def forget_a_clone(state: LoopState) -> None:
    state.crowd[list(state.crowd).index(0)] += 1


def open_four_vortexes(state: LoopState) -> None:
    for era in range(4):
        state.vortex[era] = 1
        state.unused.push(state.mission[era])
        state.mission[era] = NOWHERE
        state.revealed[era] = 0
    for era in range(4, 6):
        state.revealed[era] = 1
    state.revealed[6] = 0


def play_on_after_the_end(state: LoopState) -> None:
    state.turn = 22
    state.cycle = 4


@pytest.mark.parametrize(
    "spoil",
    [
        lose_a_rift,
        grow_energy,
        lose_a_card,
        copy_a_card,
        lose_a_mission,
        hide_a_mission,
        forget_a_clone,
        open_four_vortexes,
        play_on_after_the_end,
    ],
)
def test_the_watch_notices_what_is_wrong(spoil: Callable[[LoopState], None]) -> None:
    state = GAME.start(2, {}, 5)
    watch = Watch(state)
    watch.look(state)
    spoil(state)
    with pytest.raises(AssertionError):
        watch.look(state)
