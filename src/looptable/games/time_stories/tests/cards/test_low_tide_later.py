"""The Lamp at Low Tide on later nights: the author of the plan, riddles that are settled, places worth their way."""

import re
from typing import Any

import pytest

from looptable.games.time_stories import GAME
from looptable.games.time_stories.tests.low_tide import MISSION, NAMES, has, night, take, unit
from looptable.games.time_stories.tests.missions.proving_ground import BLANK, HIT
from looptable.games.time_stories.tests.view_helpers import reads
from looptable.testing import Table, rule

READY = ["oil", "lens", "signal", "dark"]
LAMP = NAMES.cards["lamp"]


def to_the_lamp(*tokens: str, **position: Any) -> Table:
    """Odile climbs to the lamp, where the others do not follow."""
    scene = night("lighthouse", tokens=[*READY, *tokens], **position)
    unit(scene, LAMP, "nothing", "nothing")
    return scene


def skulls(of: Table) -> int:
    """The skull shields before the lamp."""
    return int(of.state.position().get("pile_1", {}).get(LAMP, 0))


def decline(of: Table, seat: int = 0) -> None:
    """Leaves a power alone that is offered around a roll."""
    for key in of.keys(seat):
        if key.endswith(" no"):
            of.do(seat, key)


# Vasse.


@rule("TIME-TST-3", "TIME-ROL-5")
def test_the_author_of_the_plan_is_the_last_test_and_strikes_back() -> None:
    scene = to_the_lamp()
    assert skulls(scene) == 2
    assert "Vasse" in " ".join(reads(scene, 0, f"card-low-tide.{LAMP}"))


@rule("TIME-SYM-8", "TIME-STA-2")
@pytest.mark.parametrize(
    ("tokens", "held"),
    [((), {"letter": "blue"}), (("roused",), {}), (("roused",), {"letter": "blue"})],
    ids=["his letter", "the women", "both"],
)
def test_his_letter_or_the_women_disarm_him(tokens: tuple[str, ...], held: dict[str, str]) -> None:
    scene = to_the_lamp(*tokens, held=held)
    assert skulls(scene) == 0
    assert "roll" in scene.keys(0), "the lamp is still to be lit"


def test_a_letter_with_somebody_else_impresses_nobody() -> None:
    assert skulls(to_the_lamp(held={"letter": "pink"})) == 2


def test_past_him_the_lamp_is_lit() -> None:
    scene = to_the_lamp(held={"letter": "blue"}, dice=[HIT, HIT, HIT, BLANK] * 3)
    while scene.state.outcome() is None:
        unit(scene, "roll", "nothing", "nothing")
        decline(scene)
        if "rest" in scene.keys(0):
            scene.do(0, "rest")
    outcome = scene.state.outcome()
    assert outcome is not None
    assert outcome.code == "success"


# Places.


def test_the_letter_that_names_the_head_puts_it_on_the_plan() -> None:
    room = NAMES.cards["upstairs"]
    scene = night(
        "tavern",
        on={"blue": "upstairs"},
        test={room: "laid"},
        pile_1={room: 1},
        dice=[HIT, HIT, HIT, HIT],
    )
    unit(scene, "roll", "nothing", "nothing")
    decline(scene)
    assert scene.state.position()["plan"].get("headland")


# The riddle.


@rule("TIME-INF-4")
def test_when_the_signal_is_set_no_other_order_is_offered() -> None:
    scene = night("lighthouse", on={"blue": "shutters"}, tokens=["inside"])
    scene.do(0, "first")
    assert sum(key.startswith("offer") for key in scene.keys(0)) == 6
    scene.do(0, "done")
    take(scene, 0, "shutters red-white-green")
    assert has(scene, "signal")
    assert not any(key.startswith("offer") for key in scene.keys(0))


CLUES = {
    (): 0,
    ("tablets",): 4,
    ("song",): 0,
    ("board",): 0,
    ("song", "board"): 2,
    ("song", "tide-table"): 2,
    ("song", "cell"): 2,
    ("tablets", "song", "board"): 5,
}
"""Things that one has read, and how many of the six orders they refute."""


@pytest.mark.parametrize("read", CLUES, ids=" and ".join)
def test_clues_leave_the_right_order_and_together_only_it(read: tuple[str, ...]) -> None:
    story = GAME.library.missions["low-tide"]
    known = {
        ("element", story.names["element"].find(NAMES.elements[one]))
        if one in NAMES.elements
        else ("card", story.names["card"].find(NAMES.cards[one]))
        for one in read
    }
    orders = [story.offers[offer] for offer in story.cards[_number("shutters")].offers]
    refuted = [any(set(clue) <= known for clue in order.refuted) for order in orders]
    assert sum(refuted) == CLUES[read]
    assert not refuted[1], "red, white, green"


def _number(card: str) -> int:
    return GAME.library.missions["low-tide"].names["card"].find(NAMES.cards[card])


# The French, as a Frenchwoman would have it.


@pytest.mark.parametrize(
    "slip",
    ["abrègent", "la mousse", "égal comme", "le hue", "que vous lui deviez", "réservoir"],
)
def test_slips_of_the_first_edition_are_gone(slip: str) -> None:
    prose = [path.read_text("utf-8") for path in MISSION.rglob("*.fr.md")]
    assert not [text for text in prose if slip in text]


def test_the_board_of_the_pilots_and_the_votive_paintings_have_different_words() -> None:
    chapel = (MISSION / "places" / "chapel.fr.md").read_text("utf-8")
    quay = (MISSION / "places" / "quay.fr.md").read_text("utf-8")
    assert not re.search("tableau", chapel)
    assert "tableau" in quay
    assert "ex-voto" in chapel


def test_the_path_on_the_head_is_seen_from_above() -> None:
    assert "The path, from above." in (MISSION / "places" / "headland.en.md").read_text("utf-8")
