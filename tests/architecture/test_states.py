"""A state is data: few methods, few generations, and no stub that waits for another slice."""

import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from looptable.engine.contract.game import Game
from looptable.engine.contract.state import State
from looptable.engine.registry import games

GAMES = Path(__file__).parents[2] / "src" / "looptable" / "games"
MOST_METHODS = 80
MOST_GENERATIONS = 6


def generations(kind: type) -> list[type]:
    """The classes that a state is made of, itself first."""
    return [base for base in kind.__mro__ if base is not object]


def methods(kind: type) -> set[str]:
    """The methods of a state, those of its ancestors among them."""
    return {
        name
        for base in generations(kind)
        for name, value in vars(base).items()
        if inspect.isroutine(value) and not name.startswith("__")
    }


def stubs(folder: Path) -> Iterator[str]:
    """Every line that leaves work to another class."""
    for path in sorted(folder.rglob("*.py")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if "NotImplementedError" in line:
                yield f"{path.relative_to(folder)}:{number}"


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_a_state_has_few_methods_and_few_generations(game: Game) -> None:
    kind = type(game.start(game.meta.least_players, {}, 1))
    assert len(methods(kind)) <= MOST_METHODS
    assert len(generations(kind)) <= MOST_GENERATIONS


def test_the_methods_of_ancestors_are_counted() -> None:
    class Slice(State):
        def one(self) -> None: ...

    class Tower(Slice):
        def two(self) -> None: ...

    assert {"one", "two", "apply"} <= methods(Tower)
    assert len(generations(Tower)) == 3


def test_no_game_leaves_a_stub_for_another_slice_to_fill() -> None:
    assert not list(stubs(GAMES))


def test_a_planted_stub_is_found(tmp_path: Path) -> None:
    (tmp_path / "board.py").write_text("def lose():\n    raise NotImplementedError\n", "utf-8")
    assert list(stubs(tmp_path)) == ["board.py:2"]
