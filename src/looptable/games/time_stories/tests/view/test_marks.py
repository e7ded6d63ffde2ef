"""Marks of decisions: who has decided and acted, what a choice costs, each die."""

from typing import Any

import pytest

from looptable.games.time_stories.tests.missions.builder import card, offer
from looptable.games.time_stories.tests.missions.five_receptacles import five
from looptable.games.time_stories.tests.missions.proving_ground import hall_with, table
from looptable.games.time_stories.tests.view_helpers import (
    choices,
    has,
    marks,
    piece,
    reads,
    words,
    zone,
)
from looptable.testing import Table, rule

pytestmark = pytest.mark.both_builds

SPREAD = {"blue": "hall-b", "green": "hall-b", "pink": "hall-c"}
BODIES = {"blue": "marie", "green": "elizia", "pink": "guard"}
LAID = {"test": {"hall-c": "laid"}, "pile_1": {"hall-c": 2}, "pile_2": {"hall-c": 3}}


def signs(of: Table, seat: int | None) -> dict[str, tuple[str, ...]]:
    """The marks of the agents, as a seat sees them."""
    return {agent: marks(of, seat, f"receptacle-ground.{body}") for agent, body in BODIES.items()}


def told(of: Table, seat: int | None, id: str) -> str:
    return words(of, piece(of, seat, id).name)


@rule("TIME-TU-2", "TIME-TU-1")
def test_everybody_sees_who_has_decided_and_only_the_seat_what() -> None:
    scene = table(space=SPREAD)
    assert signs(scene, 1) == dict.fromkeys(BODIES, ())
    scene.do(0, "hall-e")
    scene.do(2, "leave")
    for seat in (0, 1, 2, None):
        assert signs(scene, seat) == {"blue": ("decided",), "green": (), "pink": ("decided",)}
    assert told(scene, 0, "intends-blue") == "Next: go to the clock"
    assert not has(scene, 1, "intends-blue")
    assert not has(scene, None, "intends-blue")
    assert not has(scene, 2, "intends-pink")


@rule("TIME-TU-12", "TIME-TU-13", "TIME-TU-16")
def test_in_a_unit_of_time_all_see_who_has_acted_who_is_to_and_what() -> None:
    scene = table(space=SPREAD, **LAID)
    for seat, key in enumerate(("hall-e", "nothing", "roll")):
        scene.do(seat, key)
    assert signs(scene, None) == dict.fromkeys(BODIES, ("to-act",))
    for viewer in (1, None):
        assert told(scene, viewer, "intends-blue") == "Next: go to the clock"
        assert told(scene, viewer, "intends-green") == "Next: nothing"
        assert told(scene, viewer, "intends-pink") == "Next: roll dice"
    scene.do(0, "blue")
    assert signs(scene, 2) == {"blue": ("acted",), "green": ("to-act",), "pink": ("to-act",)}
    assert told(scene, 2, "did-blue") == "Last: go to the clock"
    assert not has(scene, 2, "intends-blue")


def test_after_the_unit_what_was_done_last_stays_in_sight_without_a_mark() -> None:
    scene = table(space=SPREAD)
    for seat, key in enumerate(("nothing", "hall-e", "nothing")):
        scene.do(seat, key)
    scene.do(0, "rest")
    assert signs(scene, 0) == dict.fromkeys(BODIES, ())
    assert told(scene, 0, "did-green") == "Last: go to the clock"
    assert told(scene, 0, "did-pink") == "Last: nothing"
    scene.do(1, "nothing")
    assert told(scene, 0, "did-green") == "Last: go to the clock"
    assert told(scene, 1, "intends-green") == "Next: nothing"
    assert signs(scene, 0)["green"] == ("decided",)


def test_what_the_captain_declares_for_the_shared_receptacle_is_not_shown_before_all_have() -> None:
    bodies = {"blue": "marie", "green": "guard", "pink": "elizia"}
    scene = table(players=2, shared=True, bodies=bodies)
    scene.do(0, "nothing", "hall-e")
    assert told(scene, 0, "intends-pink") == "Next: go to the clock"
    assert not has(scene, 1, "intends-pink")
    assert marks(scene, 1, "receptacle-ground.elizia") == ("decided",)


def test_on_entering_it_is_seen_who_has_decided_too() -> None:
    scene = table(phase="entering", space={})
    scene.do(1, "stay-out")
    assert signs(scene, 0) == {"blue": (), "green": ("decided",), "pink": ()}
    assert told(scene, 1, "intends-green") == "Next: stay out"


@rule("TIME-CHG-8")
def test_votes_on_the_next_place_are_seen_as_cast_and_not_for_what() -> None:
    scene = table(phase="leaving", space={})
    scene.do(1, "roof")
    assert signs(scene, 0) == {"blue": (), "green": ("decided",), "pink": ()}
    first = scene.game.view(scene.state, 0).as_bytes()
    scene = table(phase="leaving", space={})
    scene.do(1, "cellar")
    assert scene.game.view(scene.state, 0).as_bytes() == first


def test_a_bystander_who_has_voted_is_seen_to_have_decided() -> None:
    dead: dict[str, Any] = {"returns_at": {"pink": 3}, "life": {"blue": 2, "green": 6},
                            "space": {"blue": "hall-b", "green": "hall-b"}}  # fmt: skip
    scene = table(**dead)
    scene.do(2, "stay")
    assert signs(scene, 0) == {"blue": (), "green": (), "pink": ("decided",)}
    scene.do(0, "nothing")
    scene.do(1, "nothing")
    assert signs(scene, 0) == {"blue": ("to-act",), "green": ("to-act",), "pink": ()}


@rule("TIME-CHG-12", "TIME-RUN-5", "TIME-TU-3")
def test_every_choice_says_what_it_costs() -> None:
    scene = table(space=SPREAD, holder={"element-1": "blue"}, yellow={"blue": 1}, **LAID)
    assert {
        "hall-c": "Blue goes to the gate (1 unit)",
        "nothing": "Blue does nothing (1 unit)",
        "first": "Blue does something in passing first (no action)",
        "leave": "Vote to leave (1 to 3 units)",
    }.items() <= choices(scene, 0).items()
    assert choices(scene, 2)["roll"] == (
        "Pink rolls 4 dice (combat) against the gate: 2 × shield, 3 × skull shield (1 unit)"
    )
    scene.do(0, "first")
    assert choices(scene, 0) == {
        "done": "Go on",
        "offer hall-b-1": "Do search (no action): Gain element 1, then gain element 2.",
        "offer hall-b-2": "Do choose-one (no action): Choose: gain 1 × coin or gain 1 × bean.",
        "give element-1 to green": "Give the key to Green (no time)",
        "hand yellow to green": "Hand 1 × coin to Green (no time)",
    }


def test_an_offer_that_says_nothing_of_what_follows_says_nothing_as_a_choice_either() -> None:
    search = offer("search", "gain element key; gain element badge", blind=True)
    scene = table(hall_with(card("bench", search)), space=SPREAD)
    scene.do(0, "first")
    option = scene.game.legal_options(scene.state, 0)[1]
    assert option.key == "offer hall-b-1"
    assert option.text.key == "option.blind-offer"
    assert list(option.text.args) == ["offer"]
    assert choices(scene, 0)["offer hall-b-1"].startswith("Do search (no action; ")


def test_an_ability_that_rolls_dice_is_shown_as_a_roll() -> None:
    scene = five("altace", space=SPREAD)
    scene.do(0, "use receptacle-altace.3")
    assert told(scene, 0, "intends-blue") == "Next: roll dice"


@rule("TIME-CHG-14", "TIME-CHG-15")
def test_the_price_of_leaving_a_red_place_is_said_before_it_is_chosen() -> None:
    red = " (3 to 5 units: this place is red)"
    spaces = dict.fromkeys(BODIES, "cellar-b")
    assert choices(table(here="cellar", space=spaces), 0)["leave"] == ("Vote to leave" + red)
    gone = {"cellar-b": True}
    before = table(here="cellar", phase="entering", space={}, gone=gone)
    assert choices(before, 0)["stay-out"] == "Go on without entering" + red
    assert choices(before, 0)["cellar-e"] == "Blue enters at the wine"
    leaving = table(here="cellar", phase="leaving", space={})
    assert choices(leaving, 0) == {"hall": "Go to the name" + red, "roof": "Go to the name" + red}
    hall = choices(table(phase="entering", space={}), 0)
    assert hall["stay-out"] == "Go on without entering (1 to 3 units)"
    assert choices(table(phase="leaving", space={}), 0)["cellar"] == (
        "Go to the name (1 to 3 units)"
    )


def test_a_bystander_reads_what_staying_and_leaving_cost() -> None:
    scene = table(returns_at={"blue": 3}, life={"green": 6, "pink": 5},
                  space={"green": "hall-b", "pink": "hall-b"})  # fmt: skip
    assert choices(scene, 0) == {
        "stay": "Vote to stay (1 unit)",
        "leave": "Vote to leave (1 to 3 units)",
    }


@rule("TIME-INF-11", "TIME-ROL-3")
def test_each_die_of_a_roll_lies_open_with_the_name_of_who_rolled() -> None:
    scene = table(space={**SPREAD, "green": "hall-c"}, **LAID, dice=[0, 2, 5])
    for seat, key in enumerate(("nothing", "roll", "nothing")):
        scene.do(seat, key)
    scene.do(0, "green")
    for viewer in (0, 1, 2, None):
        dice = zone(scene, viewer, "dice")
        assert words(scene, dice.name) == "Dice of Green"
        assert [words(scene, die.name) for die in dice.pieces] == ["blank", "hit", "skull"]
        assert dice.count == 3


@rule("TIME-INF-8", "TIME-INF-9", "TIME-INF-10")
def test_of_a_test_all_see_the_shields_and_the_box_and_only_those_there_the_rest() -> None:
    scene = table(space=SPREAD)
    assert reads(scene, 0, "card-ground.hall-c") == ["All see the gate."]
    scene = table(space={**SPREAD, "pink": "hall-f"}, test={"hall-f": "laid"}, pile_1={"hall-f": 3})
    box = [
        "Test of combat: 3 × shield.",
        "Lock: an agent here must pass the test before leaving.",
        "Adversary: removed for the rest of the run when defeated.",
    ]
    assert reads(scene, 0, "card-ground.hall-f") == ["All see the guardian.", *box]
    assert reads(scene, 2, "card-ground.hall-f") == ["Secret of the guardian.", *box]
    assert piece(scene, None, "shield-hall-f-0").count == 3


@rule("TIME-CMP-4", "TIME-OPEN-44")
def test_the_time_line_shows_what_is_left_even_beyond_the_time_of_the_base() -> None:
    line = zone(table(time=13), None, "time")
    assert (line.kind, line.count, line.limit) == ("track", 13, 20)
    line = zone(table(time=23), None, "time")
    assert (line.count, line.limit) == (23, 23)


@rule("TIME-CMP-6", "TIME-CAP-1")
def test_the_die_of_the_time_captain_lies_with_one_player() -> None:
    for captain, name in enumerate(("Player A", "Player B", "Player C")):
        scene = table(captain=captain)
        place = zone(scene, None, "captain")
        assert words(scene, place.name) == f"Time Captain: {name}"
        assert [one.id for one in place.pieces] == ["captain-die"]


@rule("TIME-TU-11", "TIME-NOP-1")
def test_a_warning_tells_who_would_be_struck_for_doing_nothing() -> None:
    scene = table(space=SPREAD, **LAID)
    options = {seat: {one.key: one for one in scene.game.legal_options(scene.state, seat)}
               for seat in (0, 2)}  # fmt: skip
    assert [text.key for text in options[2]["nothing"].warnings] == ["warning.idle"]
    assert options[0]["nothing"].warnings == ()
    for seat in range(3):
        scene.do(seat, "nothing")
    scene.do(0, "rest")
    scene.shows(life={"blue": 2, "green": 6, "pink": 4}, time=19)
