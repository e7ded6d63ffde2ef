"""Reasons: a player who reaches for something that cannot be chosen hears why."""

import tomllib
from typing import Any

import pytest

from looptable.content.text.texts import Text
from looptable.games.time_stories import GAME
from looptable.games.time_stories.mission.library import FOLDER
from looptable.games.time_stories.tests.missions.builder import card, element, elements, offer
from looptable.games.time_stories.tests.missions.proving_ground import ELEMENTS, hall_with, table
from looptable.testing import Table, rule


def why(of: Table, seat: int, id_: str, lang: str = "en") -> str | None:
    """The reason for something, in words."""
    found = of.game.reasons(of.state, seat).get(id_)
    return None if found is None else of.game.texts().say(found, lang)


LOCKED: dict[str, Any] = {
    "space": {"blue": "hall-f", "green": "hall-b", "pink": "hall-b"},
    "test": {"hall-f": "laid"},
    "pile_1": {"hall-f": 3},
}
ROOF = {"here": "roof", "space": dict.fromkeys(("blue", "green", "pink"), "roof-g")}


@pytest.mark.parametrize(
    ("position", "id_", "expected"),
    [
        pytest.param(LOCKED, "space-hall-b", "Blue may not leave the guardian before the test is passed.",
                     marks=rule("TIME-LCK-2")),
        pytest.param(LOCKED, "option-leave", "Blue is locked in at the guardian: nobody leaves before the"
                     " test is passed.", marks=rule("TIME-CHG-23")),
        pytest.param({}, "space-hall-b", "Blue stands there already.", marks=rule("TIME-TU-7")),
        pytest.param({"gone": {"hall-c": True}}, "space-hall-c", "No card lies here any more.",
                     marks=rule("TIME-ADV-4")),
        pytest.param({"skips": {"blue": True}}, "space-hall-c", "Blue has lost the action of the next unit"
                     " of time.", marks=rule("TIME-SYM-18")),
        pytest.param(ROOF, "space-roof-b", "To go there the team needs sun.", marks=rule("TIME-SEA-4")),
        pytest.param(ROOF, "space-roof-c", "To go there the team needs sun, moon and star.",
                     marks=rule("TIME-SEA-5")),
        pytest.param({**ROOF, "bodies": {"blue": "guard", "pink": "marie"}}, "space-roof-e",
                     "Only The marie and The madeleine may go there.", marks=rule("TIME-SEA-7")),
        pytest.param(ROOF, "space-roof-f", "To go there one of those for whom the card is sealed must hold"
                     " element 1.", marks=rule("TIME-SEA-8")),
        pytest.param({"here": "cellar", "space": {"blue": "cellar-b"}}, "card-ground.cellar-c",
                     "Nobody may go there until a text permits it.", marks=rule("TIME-ICO-1")),
        pytest.param({}, "place-roof", "The group goes to another place when most players vote to leave.",
                     marks=rule("TIME-CHG-1")),
        pytest.param({}, "place-hall", "The group is here.", marks=rule("TIME-PLN-2")),
        pytest.param({}, "pawn-green", "You are deciding for Blue now.", marks=rule("TIME-TU-18")),
        pytest.param({}, "pawn-blue", "Choose the space where Blue is to go.", marks=rule("TIME-TU-7")),
        pytest.param({}, "option-roll", "There is no test to pass where Blue stands.",
                     marks=rule("TIME-TST-16")),
        pytest.param({"settled": True}, "option-leave", "The team has just decided to stay for this unit of"
                     " time.", marks=rule("TIME-TU-18")),
        pytest.param({"plan": {"hall": True}}, "option-leave", "There is no other place on the plan.",
                     marks=rule("TIME-CHG-4")),
        pytest.param({"holder": {"element-4": "blue"}}, "element-ground.element-4", "Do something in"
                     " passing first: Blue can use it or hand it over then.", marks=rule("TIME-OBJ-6")),
        pytest.param({"holder": {"element-4": "pink"}}, "element-ground.element-4", "It is with Pink.",
                     marks=rule("TIME-OBJ-2")),
        pytest.param({"returns_at": {"pink": 3}, "space": {"blue": "hall-b", "green": "hall-b"}},
                     "small-pink", "Pink is in the vortex and has no action.", marks=rule("TIME-DTH-4")),
        pytest.param({"returns_at": {"blue": 3}, "space": {"green": "hall-b", "pink": "hall-b"}},
                     "space-hall-c", "Blue is in the vortex and has no action.", marks=rule("TIME-DTH-4")),
    ],
)  # fmt: skip
def test_a_reason_while_actions_are_decided_on(
    position: dict[str, Any], id_: str, expected: str
) -> None:
    assert why(table(**position), 0, id_) == expected


@rule("TIME-NOP-6")
def test_who_lacks_a_characteristic_hears_which() -> None:
    laid = {"space": {"blue": "roof-h"}, "test": {"roof-h": "laid"}, "pile_1": {"roof-h": 1}}
    scene = table(here="roof", **laid)
    assert why(scene, 0, "option-roll") == "Blue has no dice for magic."
    assert why(scene, 0, "option-roll", "fr") == (
        "Bleu n’a aucun dé pour cette caractéristique\u202f: magie."
    )


@rule("TIME-GLD-5")
@pytest.mark.parametrize(
    ("deed", "id_", "expected"),
    [
        ("move", "space-hall-b", "A text forbids Blue to move."),
        ("roll", "option-roll", "A text forbids Blue to roll here."),
        ("leave", "option-leave", "A text forbids Blue to leave this place."),
        ("visit bench", "space-hall-b", "A text forbids Blue to go there."),
    ],
)
def test_a_text_that_forbids_is_named(deed: str, id_: str, expected: str) -> None:
    shackles = elements(ELEMENTS[0], ELEMENTS[1], ELEMENTS[2], element("tonic", forbid=[deed]))
    laid = {"space": {"blue": "hall-c"}, "test": {"hall-c": "laid"}, "pile_1": {"hall-c": 2}}
    scene = table(shackles, holder={"element-4": "blue"}, **laid)
    assert why(scene, 0, id_) == expected


@rule("TIME-ICO-7", "TIME-ENT-5")
def test_a_reason_while_a_place_is_entered() -> None:
    cellar = {"here": "cellar", "phase": "entering", "space": {}}
    assert why(table(**cellar), 0, "option-stay-out") == "Somebody must go to a card of this place."
    hall = {"phase": "entering", "space": {}, "settled": True}
    assert why(table(**hall), 0, "option-stay-out") == "Somebody enters, so all do."
    assert why(table(phase="entering", space={}), 0, "option-stay-out") is None


@rule("TIME-CHG-7")
def test_the_place_that_is_left_says_so() -> None:
    scene = table(phase="leaving", space={})
    assert why(scene, 0, "place-hall") == "The group is just leaving this place."
    assert why(scene, 0, "place-roof") is None, "it can be chosen"


@rule("TIME-DTH-9", "TIME-TU-4", "TIME-RCP-12")
def test_reasons_for_returns_order_and_receptacles() -> None:
    spaces = {"green": "hall-b", "pink": "hall-b"}
    back = table(time=13, phase="returning", returns_at={"blue": 13}, space=spaces)
    assert why(back, 0, "space-hall-c") == "An agent returns only where another one stands."
    order = table()
    for seat in range(3):
        order.do(seat, "hall-c")
    order.do(0, "green")
    assert why(order, 0, "pawn-green") == "Green has acted in this unit of time."
    bodies = Table(order.game, {"players": 3, "mission": "ground", "receptacle": {"pink": "marie"}})
    (seat,) = bodies.state.pending()
    assert why(bodies, seat, "receptacle-ground.marie") == "Pink has it in this run."


@rule("TIME-OPEN-20", "TIME-STA-2")
@pytest.mark.parametrize(
    ("fields", "position", "expected"),
    [
        ({}, {"taken": {"hall-b-2": True}}, "It has been taken in this run."),
        ({"until": "sun"}, {"tokens": {"blue-1": True}}, "It is settled: the team has sun."),
        ({"effect": "pay 1 yellow; gain 1 life"}, {}, "Blue cannot pay for it."),
        (
            {"effect": "go to roof"},
            {**LOCKED, "space": {"blue": "hall-b", "green": "hall-f", "pink": "hall-b"}},
            "Green is locked in at the guardian: nobody leaves before the test is passed.",
        ),
    ],
)
def test_an_offer_that_is_not_open_says_why(
    fields: dict[str, Any], position: dict[str, Any], expected: str
) -> None:
    effect = fields.pop("effect", "gain 1 yellow")
    search = offer("search", "gain element key; gain element badge")
    bench = card("bench", search, offer("other", effect, **fields))
    scene = table(hall_with(bench), **position)
    scene.do(0, "first")
    assert why(scene, 0, "option-offer hall-b-2") == expected


def test_in_the_middle_of_an_effect_and_for_others_there_are_no_reasons() -> None:
    scene = table()
    scene.do(0, "first", "offer hall-b-2")
    assert scene.game.reasons(scene.state, 0) == {}
    assert scene.game.reasons(scene.state, 1) == {}


def test_every_reason_has_its_rules() -> None:
    texts = tomllib.loads((FOLDER / "text" / "en.toml").read_text("utf-8"))
    uncited = [key for key in texts["reason"] if not GAME.citations().of(Text(f"reason.{key}"))]
    assert uncited == []
