"""Findings tell in a few words where two values part."""

import pytest

from looptable.conformance.difference import brief, difference


@pytest.mark.parametrize(
    ("first", "second", "words"),
    [
        (1, 2, "the whole is 1, then 2"),
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]}, "b.1 is 2, then 3"),
        ({"a": 1}, {}, "a is 1, then nothing"),
        ([], [{"x": 1}], "0 is nothing, then {'x': 1}"),
        ({"a": {"b": "c"}}, {"a": ["b"]}, "a is {'b': 'c'}, then ['b']"),
        ([1], [1], "they do not differ as plain data"),
    ],
)
def test_the_first_difference(first: object, second: object, words: str) -> None:
    assert difference(first, second) == words


def test_a_long_value_is_cut() -> None:
    assert len(brief("x" * 1000)) == 100
    assert brief("x" * 1000).endswith("…")
