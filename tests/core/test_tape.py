"""A tape reads back what was written, in order."""

import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mypy_extensions import i64

from looptable.core.rows import vec
from looptable.core.tape import Tape

pytestmark = pytest.mark.both_builds

CELLS = st.integers(-(2**63), 2**63 - 1)
ENTRIES = st.lists(CELLS | st.lists(CELLS, max_size=5), max_size=8)


def written(entries: list[int | list[int]]) -> Tape:
    tape = Tape()
    for entry in entries:
        if isinstance(entry, list):
            tape.put_row(vec[i64](entry))
        else:
            tape.put(entry)
    return tape


@given(ENTRIES)
def test_what_was_written_is_read_back(entries: list[int | list[int]]) -> None:
    tape = written(entries)
    read = [list(tape.take_row()) if isinstance(e, list) else tape.take() for e in entries]
    assert read == entries


@given(ENTRIES)
def test_bytes_are_eight_for_each_integer_least_first(entries: list[int | list[int]]) -> None:
    tape = written(entries)
    cells = tape.as_list()
    assert tape.as_bytes() == struct.pack(f"<{len(cells)}q", *cells)


@given(ENTRIES, ENTRIES)
def test_equal_bytes_mean_equal_tapes(
    one: list[int | list[int]], two: list[int | list[int]]
) -> None:
    first, second = written(one), written(two)
    assert (first.as_bytes() == second.as_bytes()) == (first.as_list() == second.as_list())


def test_a_row_says_its_length_so_that_rows_cannot_run_together() -> None:
    assert written([[1, 2], [3]]).as_list() == [2, 1, 2, 1, 3]
    assert written([[1], [2, 3]]).as_list() != written([[1, 2], [3]]).as_list()


def test_nothing_is_read_behind_the_end() -> None:
    tape = written([1])
    tape.take()
    with pytest.raises(IndexError):
        tape.take()


def test_a_row_that_was_read_does_not_share_the_tape() -> None:
    tape = written([[1, 2]])
    row = tape.take_row()
    row[0] = 9
    assert tape.as_list() == [2, 1, 2]
