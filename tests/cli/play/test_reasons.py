"""Somebody types what cannot be chosen: which reason is meant."""

import pytest

from looptable.cli.play.reasons import find_reason
from looptable.content.text.texts import Text

REASONS = {
    name: Text(f"reason.{name}")
    for name in ("era-robots", "rift-robots", "card-kettle", "option-loop star", "foo", "bag")
}


@pytest.mark.parametrize(
    ("words", "id_"),
    [
        ("use kettle", "card-kettle"),
        ("kettle", "card-kettle"),
        ("card-kettle", "card-kettle"),
        ("move robots", "era-robots"),
        ("loop star", "option-loop star"),
        ("foo", "foo"),
    ],
)
def test_a_key_an_id_or_a_name_is_understood(words: str, id_: str) -> None:
    assert find_reason(REASONS, words) == REASONS[id_]


@pytest.mark.parametrize("words", ["", "moon", "use", "7", "star"])
def test_of_anything_else_there_is_nothing_to_say(words: str) -> None:
    assert find_reason(REASONS, words) is None
