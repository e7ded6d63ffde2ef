"""Differences between processes are found by child processes, which find a game by its name."""

import pytest

from looptable.conformance.finding import Problem
from looptable.conformance.plan import Case, Plan
from looptable.conformance.promises.builds import Builds
from looptable.engine.contract.game import Game
from tests.conformance import order_faults
from tests.conformance.planting import findings_in


def problems(game: Game, name: str) -> list[Problem]:
    return list(Builds(Case(game, name, Plan(games=1))).once())


def test_a_game_without_fault_is_the_same_in_all_processes() -> None:
    name = "tests.conformance.order_faults:FAULTLESS"
    assert problems(order_faults.FAULTLESS, name) == []


def test_the_order_of_a_set_is_found() -> None:
    found = problems(order_faults.SET_ORDER, "tests.conformance.order_faults:SET_ORDER")
    assert any("PYTHONHASHSEED=1 and" in problem.message for problem in found)
    assert found[0].seed == 0
    assert found[0].players == 2


def test_the_order_of_a_set_is_found_by_no_other_promise() -> None:
    assert findings_in(order_faults.SET_ORDER) == []


def test_a_difference_between_builds_is_found() -> None:
    found = problems(order_faults.OTHER_BUILD, "tests.conformance.order_faults:OTHER_BUILD")
    assert len(found) == 2
    assert all("LOOPTABLE_PURE=0" in problem.message for problem in found)


def test_a_child_that_fails_is_reported_with_its_last_words() -> None:
    found = problems(order_faults.DIES, "tests.conformance.order_faults:DIES")
    assert len(found) == 2
    assert all(problem.message.endswith("RuntimeError: not here") for problem in found)


@pytest.mark.parametrize("name", ["", "tests.conformance.order_faults:NOTHING"])
def test_a_game_that_children_cannot_find(name: str) -> None:
    found = problems(order_faults.FAULTLESS, name)
    assert len(found) == (1 if name else 0)
