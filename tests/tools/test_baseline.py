"""Which tests are asked about a mutant, and in which order."""

import pytest

from mutation.baseline import Baseline
from mutation.mutant import Mutant
from mutation.trial import Patience

LINES = {
    1: frozenset({""}),
    2: frozenset({"slow", "fast"}),
    3: frozenset({"slow"}),
    4: frozenset({"", "slow"}),
}
BASELINE = Baseline({"fast": 0.1, "middle": 0.2, "slow": 3.0}, {"rules.py": LINES}, 1.0)


def mutant(*reach: int, file: str = "rules.py") -> Mutant:
    return Mutant(file, reach[0], 0, 1, "x", "constant", "a", "x", (reach[0], reach[-1]))


@pytest.mark.parametrize(
    ("reach", "tests"),
    [
        ((2,), ("fast", "slow")),
        ((2, 3), ("fast", "slow")),
        ((5,), ()),
        ((5, 9), ()),
    ],
)
def test_the_tests_that_touch_the_line_are_asked_fastest_first(
    reach: tuple[int, ...], tests: tuple[str, ...]
) -> None:
    assert BASELINE.tests_for(mutant(*reach)) == tests


@pytest.mark.parametrize(
    ("line", "tests"),
    [
        (1, ("fast", "middle", "slow")),
        (3, ("slow", "fast", "middle")),
        (4, ("slow", "fast", "middle")),
    ],
)
def test_all_are_asked_about_what_may_be_made_once_for_all(
    line: int, tests: tuple[str, ...]
) -> None:
    assert BASELINE.tests_for(mutant(line)) == tests


def test_a_file_that_no_test_imports_has_no_tests() -> None:
    assert BASELINE.tests_for(mutant(1, file="other.py")) == ()


def test_patience_grows_with_the_time_a_test_takes() -> None:
    assert Patience(factor=5.0, grace=2.0).limit(3.0) == 17.0
