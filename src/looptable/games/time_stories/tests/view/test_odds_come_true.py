"""Odds against real rolls: what is told before a roll is what rolls do, again and again."""

from collections import Counter
from math import sqrt

import pytest

from looptable.engine.contract.event import Event
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.tests.missions.proving_ground import table
from looptable.testing import Table, rule

ROLLS = 2000
DEVIATIONS = 4  # one honest roll in 16,000 lies further off


def guard(card: str, *piles: int, life: int = 5) -> Table:
    """A guard without powers before a test, with four dice; the others have decided."""
    names = ("pile_1", "pile_2", "pile_3")
    laid = {name: {card: count} for name, count in zip(names, piles, strict=False)}
    scene = table(
        space={"blue": "hall-b", "green": "hall-b", "pink": card},
        life={"blue": 2, "green": 6, "pink": life},
        test={card: "laid"},
        **laid,
    )
    scene.do(0, "nothing")
    scene.do(1, "nothing")
    return scene


def rolled(start: StoryState, action: int, seed: int) -> set[tuple[str, int | None]]:
    """The outcomes of one roll, as its events tell them."""
    state, told = start.clone(), list[Event]()
    state.chance.seed(seed)
    state.apply(2, action, told.append)
    pink = next(one for one in state.legal(0) if state.key_of(0, one) == "pink")
    state.apply(0, pink, told.append)  # the guard acts before those who do nothing
    kinds = {event.kind for event in told}
    found: set[tuple[str, int | None]] = {
        (id_, None) for id_, kind in (("passed", "passed"), ("dies", "dies")) if kind in kinds
    }
    lost = min(start.life[2], _sum(told, "hurt", "n"))
    spent = _sum(told, "time", "units") - 1  # the unit of the roll itself
    fallen = _sum(told, "hits", "n")
    found |= {("shields", fallen)}
    found |= {("life", lost)} if lost else set()
    found |= {("time", spent)} if spent else set()
    return found


def _sum(told: list[Event], kind: str, name: str) -> int:
    return sum(int(str(event.data[name])) for event in told if event.kind == kind)


@rule("TIME-ROL-1", "TIME-ROL-18")
@pytest.mark.parametrize(
    ("card", "piles", "life"),
    [("hall-d", (2, 4, 2), 5), ("hall-d", (0, 5, 1), 1), ("hall-e", (2, 3, 1), 2)],
)
def test_as_often_as_was_told(card: str, piles: tuple[int, ...], life: int) -> None:
    scene = guard(card, *piles, life=life)
    state = scene.state
    assert isinstance(state, StoryState)
    action = scene.game.parse(state, 2, "roll")
    told = {
        (one.id, one.n): one.chance[0] / one.chance[1]
        for odds in scene.game.odds(state, 2, action)
        for one in odds.outcomes
        if one.id != "hurt"
    }
    counted = Counter(one for seed in range(ROLLS) for one in rolled(state, action, seed))
    assert set(counted) <= set(told)
    for outcome, chance in told.items():
        spread = sqrt(chance * (1 - chance) / ROLLS)
        assert abs(counted[outcome] / ROLLS - chance) <= DEVIATIONS * spread, outcome
