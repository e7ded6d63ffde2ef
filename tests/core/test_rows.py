"""Rows are native where the rules are compiled, and plain lists where they are not."""

import pytest
from mypy_extensions import i64

from looptable.core.build import build
from looptable.core.rows import append, vec

pytestmark = pytest.mark.both_builds


def test_a_row_is_a_list_exactly_where_the_rules_are_interpreted() -> None:
    is_list = vec.__name__ == "list"
    assert is_list == (build() == "interpreted")


def test_a_row_grows_by_what_is_appended() -> None:
    row = append(append(vec[i64]([3]), 1), 2)
    assert list(row) == [3, 1, 2]
    assert len(row) == 3


def test_a_slice_of_a_row_is_a_row_of_its_own() -> None:
    row = vec[i64]([1, 2, 3])
    part = row[:2]
    part[0] = 9
    assert list(row) == [1, 2, 3]
    assert list(part) == [9, 2]
