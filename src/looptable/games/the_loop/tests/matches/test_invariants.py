"""Whole matches at random: what holds at every moment of every one of them."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from looptable.core.chance import Chance
from looptable.games.the_loop import GAME
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import ERAS
from looptable.testing import rule

MODES = ["sabotage", "supa", "centrifuges", "ultramachina"]
DIFFICULTIES = ["month", "year", "infinity"]
SUPAS = {"month": 3, "year": 4, "infinity": 5}
NOT_CARDS = {"rifts", "energy", "missions", "foo cards"}

Position = dict[str, Any]
Look = Callable[[LoopState, Position], None]


def play(players: int, mode: str, difficulty: str, seed: int, *looks: Look) -> None:
    """Plays a match at random and looks at every position."""
    count = 2 + seed % 3
    given: dict[str, str | int] = {"mode": mode, "difficulty": difficulty, "agent_count": count}
    state = GAME.start(players, given, seed)
    chance = Chance(1)
    chance.seed(seed)
    while True:
        position = state.position()
        for look in looks:
            look(state, position)
        if not state.pending():
            return
        seat = state.pending()[0]
        legal = state.legal(seat)
        # Ending a turn is drawn twice before it counts, so that more happens in a turn.
        option = legal[chance.below(0, len(legal))]
        if GAME.describe(state, seat, option).key == "end":
            option = legal[chance.below(0, len(legal))]
        state.apply(seat, option)


def cubes_and_cards(state: LoopState, position: Position) -> None:
    """Thirty rifts, thirty energy, ten missions, seven Foo cards, each artifact once."""
    census = GAME.census(state)
    found = {name: census[name] for name in NOT_CARDS}
    foo_cards = 0 if position.get("mode") == "ultramachina" else 7
    assert found == {"rifts": 30, "energy": 30, "missions": 10, "foo cards": foo_cards}
    cards = [count for name, count in census.items() if name not in NOT_CARDS]
    assert len(cards) == 79
    assert set(cards) <= {0, 1}
    assert sum(cards) == 49 + 6 * len(position["agents"])


def clones(state: LoopState, position: Position) -> None:
    """28 clones on the board or in the bag; supa clones are in play, or were destroyed."""
    places = position.get("clone_at", {})
    crowd = Counter(places.values())
    assert list(state.crowd) == [crowd[era] for era in ERAS]
    supas = [name for name in places if name.startswith("supa-")]
    headquarters = GAME.view(state, None).zones[1]
    bag = next(zone.count for zone in headquarters.zones if zone.id == "bag")
    assert bag == 28 - (len(places) - len(supas))
    gone = position.get("supas_destroyed", 0)
    started = SUPAS[position.get("difficulty", "month")] if position.get("mode") == "supa" else 0
    assert len(supas) + gone == started
    assert sum(position.get("perpetual", {}).values()) == gone


def missions(_: LoopState, position: Position) -> None:
    """Two missions are revealed while there are two; a vortex has none."""
    around = position.get("mission", {})
    assert len(position.get("revealed", {})) == min(2, len(around))
    assert set(position.get("revealed", {})) <= set(around)
    assert not set(position.get("vortex", {})) & set(around)


def limits(_: LoopState, position: Position) -> None:
    """Three vortexes, three rifts in an era, 21 turns; nothing is less than nothing."""
    assert len(position.get("vortex", {})) <= 3
    assert all(0 < count <= 3 for count in position.get("rifts", {}).values())
    assert all(count > 0 for count in position.get("energy", {}).values())
    assert position.get("turn", 1) <= 21
    assert position.get("cycle", 1) <= 3


@rule("LOOP-COMP-16", "LOOP-COMP-17", "LOOP-REVEAL-1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("mode", MODES)
def test_a_random_match_keeps_its_pieces_and_limits(
    players: int, difficulty: str, mode: str
) -> None:
    play(players, mode, difficulty, 17 * players, cubes_and_cards, clones, missions, limits)


def mended(position: Position) -> Position:
    """The same position without rifts, vortexes and clones: nothing is lost by them."""
    gone = ("rifts", "landed", "vortex", "clone_at")
    return {
        **{name: told for name, told in position.items() if name not in gone},
        "rift_supply": 30,
    }


@rule("LOOP-TURN-6")
@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("mode", MODES)
def test_a_match_that_nothing_else_ends_is_over_after_21_turns(mode: str, players: int) -> None:
    state = GAME.start(players, {"mode": mode}, players)
    while state.pending():
        position = state.position()
        if position["phase"] == "actions":
            state = GAME.load(mended(position))
        seat = state.pending()[0]
        keys = [option.key for option in GAME.legal_options(state, seat)]
        state.apply(seat, GAME.parse(state, seat, "end" if "end" in keys else keys[-1]))
    position = state.position()
    assert position["ending"] == "time-up"
    assert position["turn"] == 21
