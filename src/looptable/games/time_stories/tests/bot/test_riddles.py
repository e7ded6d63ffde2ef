"""Riddles: alone, the bot weighs answers by the clues that it has read, and not by their order."""

import pytest

from looptable.core.errors import ContentError
from looptable.games.time_stories.bot.prospects import Prospects
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.tests.bot_helpers import seen
from looptable.games.time_stories.tests.missions.proving_ground import FILES, table

ANSWERS = """
[[card.offer]]
id = "wrong"
effect = "lose 4 time"
blind = true
refuted = ["trap", "gate + key"]
[[card.offer]]
id = "right"
effect = "gain token sun; gain element key; gain element badge"
blind = true
"""
GATE = '[[card]]\nid = "gate"'
HALL = f'[[card]]\nid = "bench"{ANSWERS}{GATE}' + FILES["places/hall.toml"].partition(GATE)[2]


@pytest.mark.parametrize(
    ("read", "is_refuted"),
    [
        ((), False),
        (("hall-h",), True),
        (("hall-c",), False),
        (("hall-c", "element-1"), True),
    ],
)
def test_what_a_clue_refutes_is_not_dared(read: tuple[str, ...], is_refuted: bool) -> None:
    notes = seen("hall-a", "hall-b", *read)
    scene = table(("places/hall.toml", HALL), time=3, notebook=notes)
    assert isinstance(scene.state, StoryState)
    prospects = Prospects(scene.state.clone(), 0)
    wrong, right = (prospects.offer(0, offer, 0) for offer in (0, 1))
    assert (wrong < 0) == is_refuted
    assert right > 0


def test_without_a_clue_the_order_in_the_file_does_not_decide() -> None:
    first = set()
    for number in range(20):
        scene = table(("places/hall.toml", HALL), time=3, notebook=seen("hall-a", "hall-b"))
        assert isinstance(scene.state, StoryState)
        scene.state.reseed(number)
        prospects = Prospects(scene.state, 0)
        first.add(max((0, 1), key=lambda offer: prospects.offer(0, offer, 0)))
    assert first == {0, 1}


def test_a_clue_must_be_a_card_or_an_element() -> None:
    with pytest.raises(ContentError):
        table(("places/hall.toml", HALL.replace('["trap"', '["nowhere"')))
