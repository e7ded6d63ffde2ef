"""Names for small integers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from looptable.core.names import Names

ERAS = Names(("dawn", "noon", "dusk"))


@given(st.lists(st.text(), unique=True))
def test_every_name_is_found_at_its_index(names: list[str]) -> None:
    known = Names(names)
    assert list(known) == names
    assert [known.find(name) for name in names] == list(range(len(names)))
    assert [known.name(index) for index in range(len(known))] == names
    assert [known[index] for index in range(len(known))] == names


def test_an_unknown_name_is_not_found() -> None:
    assert "night" not in ERAS
    with pytest.raises(KeyError):
        ERAS.find("night")


@pytest.mark.parametrize("index", [-1, 3])
def test_an_index_without_a_name_is_refused(index: int) -> None:
    with pytest.raises(IndexError):
        ERAS.name(index)


def test_names_must_be_distinct() -> None:
    with pytest.raises(ValueError, match="not distinct"):
        Names(["a", "b", "a"])
