"""The bytes that content is hashed by: the same as ever, also when its classes grow."""

from typing import ClassVar

import msgspec

from looptable.content.versions import canonical


class Card(msgspec.Struct, frozen=True):
    id: str
    cost: int = 0


class Grown(msgspec.Struct, frozen=True):
    id: str
    cost: int = 0
    colours: list[str] = []
    sign: str = "none"

    later: ClassVar[tuple[str, ...]] = ("colours", "sign")


class Tagged(msgspec.Struct, frozen=True, tag="move", tag_field="do", rename={"from_": "from"}):
    from_: str


def test_the_bytes_are_sorted_json() -> None:
    told = {"b": [Card("x")], "a": (Card("y", 2), None, True, Tagged("here"))}
    assert canonical(told) == msgspec.json.encode(told, order="sorted")


def test_a_later_field_counts_only_where_it_is_used() -> None:
    assert canonical([Grown("x", 1)]) == canonical([Card("x", 1)])
    assert canonical([Grown("x", 1, sign="moon")]) == b'[{"cost":1,"id":"x","sign":"moon"}]'
    assert canonical([Grown("x", 1, ["red"])]) != canonical([Card("x", 1)])
