"""Every game there is keeps every promise; none is excused."""

import pytest

from looptable.conformance.pytest_kit import assert_keeps_promises
from looptable.engine.registry import games


@pytest.mark.both_builds
@pytest.mark.parametrize("name", sorted(games()))
def test_every_game_keeps_every_promise(name: str) -> None:
    assert_keeps_promises(name)
