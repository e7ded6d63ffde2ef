"""Events as data are for the same ears as their sentences."""

import pytest

from looptable.engine.contract.event import Event
from looptable.engine.registry import find_game
from looptable.wire.translator import Translator

EVENTS = (
    Event("round", {"round": 2}),
    Event("draws", {"seat": 0, "card": "early-bird"}, audience=(0,)),
    Event("rolls", {"seat": 1, "n": 3}, audience=(0, 1)),
)


@pytest.mark.parametrize(
    ("seats", "heard"),
    [
        ((), ["round"]),
        ((0,), ["round", "draws", "rolls"]),
        ((1,), ["round", "rolls"]),
        ((0, 1), ["round", "rolls"]),
        ((2,), ["round"]),
    ],
)
def test_a_socket_is_sent_what_all_its_seats_may_hear(
    seats: tuple[int, ...], heard: list[str]
) -> None:
    translator = Translator(find_game("template").texts(), "en")
    told = translator.happenings(EVENTS, seats)
    assert [one.kind for one in told] == heard
    assert told[0].data == {"round": 2}
