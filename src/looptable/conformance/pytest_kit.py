"""The kit as a test of your own package, in two lines:

from looptable.conformance.pytest_kit import conformance_test

test_my_game_keeps_its_promises = conformance_test("my_package.my_game:GAME")
"""

from collections.abc import Callable

import pytest

from looptable.conformance.kit import check_case
from looptable.conformance.locate import locate, name_of
from looptable.conformance.plan import Case, Plan
from looptable.conformance.report import as_text
from looptable.engine.contract.game import Game

__all__ = ["assert_keeps_promises", "conformance_test"]


def assert_keeps_promises(game: Game | str, plan: Plan | None = None) -> None:
    """Fails with a readable report if a game, given by itself or by its name, breaks a promise."""
    name = game if isinstance(game, str) else name_of(game)
    found = locate(game) if isinstance(game, str) else game
    findings = check_case(Case(found, name, plan or Plan()))
    if findings:
        pytest.fail(as_text(name or found.meta.id, findings), pytrace=False)


def conformance_test(game: Game | str, plan: Plan | None = None) -> Callable[[], None]:
    """A test function for a game."""

    def test() -> None:
        assert_keeps_promises(game, plan)

    return test
