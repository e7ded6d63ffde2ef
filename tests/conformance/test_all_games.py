"""Every game there is keeps every promise; none is excused."""

import os

import pytest

from looptable.conformance.plan import Case, Plan
from looptable.conformance.pytest_kit import assert_keeps_promises
from looptable.engine.registry import games

# One test for each number of players: the whole of a large game would keep one process long after the others.
TABLES = [
    (name, players)
    for name, game in sorted(games().items())
    for players in Case(game, name, Plan()).player_counts()
]
# Beside a compiled build few matches will do: among the promises is that both give the same bytes.
MATCHES = 2 if os.environ.get("LOOPTABLE_PURE") == "1" else 5
MANY = 12


@pytest.mark.both_builds
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_game_keeps_every_promise(name: str, players: int) -> None:
    assert_keeps_promises(name, Plan(games=MATCHES, players=(players,)))


@pytest.mark.soak
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_game_keeps_every_promise_in_many_matches(name: str, players: int) -> None:
    assert_keeps_promises(name, Plan(games=MANY, seed=1000, players=(players,)))
