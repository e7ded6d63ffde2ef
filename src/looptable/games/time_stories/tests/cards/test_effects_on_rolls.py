"""The words of the notation around dice: abilities, shields, special rolls."""

import pytest

from looptable.games.time_stories.tests.missions.five_receptacles import answer
from looptable.games.time_stories.tests.missions.one_offer_per_word import lab, offer
from looptable.games.time_stories.tests.missions.proving_ground import (
    BLANK,
    DOUBLE,
    HIT,
    SKULL,
    heard,
)
from looptable.testing import rule

pytestmark = pytest.mark.both_builds


# Abilities.

FIRST = {
    "test": {"lab-place-b": "laid"},
    "pile_1": {"lab-place-b": 2},
    "pile_2": {"lab-place-b": 1},
}


@pytest.mark.parametrize(
    ("key", "dice", "purse"),
    [
        pytest.param("use receptacle-marie.1", 3, "yellow", marks=rule("TIME-POW-14")),
        pytest.param("use receptacle-marie.2", 1, "brown", marks=rule("TIME-POW-14")),
    ],
)
def test_an_ability_rolls_its_own_dice_and_leaves_the_shields(
    key: str, dice: int, purse: str
) -> None:
    scene = lab(dice=[HIT, BLANK, BLANK, BLANK], **FIRST)
    for seat, action in enumerate((key, "nothing", "nothing")):
        scene.do(seat, action)
    events = scene.do(0, "blue") + answer(scene, 0, "no", "no")
    (rolled,) = [event for event in events if event.kind == "rolled"]
    assert rolled.data["face"] == ["hit"] + ["blank"] * (dice - 1)
    assert scene.state.position()[purse] == {"blue": 5}
    scene.shows(**FIRST)


@rule("TIME-POW-14", "TIME-NOP-6")
def test_a_rule_of_a_place_may_give_an_ability_to_all_who_have_dice_for_it() -> None:
    scene = lab(dice=[BLANK, HIT])
    assert "use rule.lab-place.1" not in scene.keys(2), "the guard has no dexterity"
    for seat, action in enumerate(("nothing", "use rule.lab-place.1", "nothing")):
        scene.do(seat, action)
    scene.do(0, "green")
    answer(scene, 1, "no")
    scene.shows(green={"green": 9}, time=19, phase="acting")
    # Nothing of the roll is left.
    scene.shows(dice=None, stage=None, extra=None, hits=None, roller=None, tried=None, ability=None)


@rule("TIME-POW-14")
def test_an_ability_against_a_test_needs_one() -> None:
    able = [key for key in lab().keys(0) if key.startswith("use")]
    assert able == ["use receptacle-marie.2", "use rule.lab-place.1"]
    other = {"test": {"lab-place-b-2": "laid"}, "pile_1": {"lab-place-b-2": 1}}
    assert "use receptacle-marie.1" not in lab(**other).keys(0)


@pytest.mark.parametrize(
    ("trial", "key", "dice"),
    [
        pytest.param("lab-place-b", "roll", 3, marks=rule("TIME-ROL-2")),
        pytest.param("lab-place-b-2", "roll-2", 1, marks=rule("TIME-ROL-2")),
    ],
)
def test_a_power_may_ask_which_test_is_rolled_for(trial: str, key: str, dice: int) -> None:
    laid = {"test": {trial: "laid"}, "pile_1": {trial: 9}}
    scene = lab(bodies={"blue": "madeleine"}, dice=[BLANK] * 9, **laid)
    events = []
    for seat, action in enumerate((key, "nothing", "nothing")):
        events += scene.do(seat, action)
    events += scene.do(0, "blue")
    (rolled,) = [event for event in events if event.kind == "rolled"]
    assert rolled.data["face"] == ["blank"] * dice


# Shields.

LAID = {
    "test": {"lab-place-c": "laid", "lab-place-c-2": "laid"},
    "pile_1": {"lab-place-c": 2, "lab-place-c-2": 1},
    "pile_2": {"lab-place-c": 1},
}


@rule("TIME-OPEN-48", "TIME-SYM-4")
def test_a_shield_of_one_kind_is_taken_from_any_test_here() -> None:
    scene = offer("strike", **LAID)
    assert [key.split(" ", 1)[1] for key in scene.keys(0)] == [
        "lab-place-c skull",
        "lab-place-c-2 skull",
    ]
    answer(scene, 0, "lab-place-c-2 skull")
    scene.shows(brown={"blue": 1}, pile_1={"lab-place-c": 2}, pile_2={"lab-place-c": 1})


@rule("TIME-OPEN-48", "TIME-TST-16")
def test_shields_elsewhere_are_out_of_reach() -> None:
    elsewhere = {"test": {"lab-place-d": "laid"}, "pile_2": {"lab-place-d": 1}}
    offer("strike", **elsewhere).shows(**elsewhere)


@rule("TIME-TST-12", "TIME-TST-10")
def test_the_last_shield_taken_by_an_effect_passes_the_test() -> None:
    one = {"test": {"lab-place-c": "laid"}, "pile_2": {"lab-place-c": 1}}
    scene = offer("pick-any", **one)
    scene.shows(test={"lab-place-c": "passed"}, green={"blue": 1}, pc=None)


@rule("TIME-SYM-15", "TIME-OPEN-45", "TIME-ADV-1")
def test_an_adversary_is_eliminated_with_all_its_tests_and_rewards() -> None:
    laid = {
        "test": {"lab-place-d": "laid", "lab-place-d-2": "laid"},
        "pile_1": {"lab-place-d": 2, "lab-place-d-2": 1},
    }
    scene = offer("fall", **laid)
    scene.shows(gone={"lab-place-d": True}, yellow={"blue": 1}, brown={"blue": 1}, pile_1=None)


@rule("TIME-SYM-15", "TIME-OPEN-45", "TIME-OPEN-48")
def test_a_power_eliminates_the_adversary_on_the_space_of_its_owner() -> None:
    spaces = {"blue": "lab-place-c", "green": "lab-place-e", "pink": "lab-place-b"}
    cards = ("lab-place-b", "lab-place-c")
    laid = {"test": dict.fromkeys(cards, "laid"), "pile_1": dict.fromkeys(cards, 2)}
    scene = lab(space=spaces, **laid)
    scene.do(2, "first", "use receptacle-guard.1")
    scene.shows(test={"lab-place-b": "passed", "lab-place-c": "laid"}, yellow={"pink": 1})
    scene.shows(gone=None)  # its second test has not begun


@rule("TIME-SYM-15", "TIME-OPEN-45")
def test_elsewhere_no_adversary_is_eliminated() -> None:
    laid = {"test": {"lab-place-c": "laid"}, "pile_1": {"lab-place-c": 2}}
    offer("fall", **laid).shows(gone=None, **laid)


# Special rolls.


@pytest.mark.parametrize(
    ("dice", "hit", "gains"),
    [
        pytest.param([BLANK, BLANK], "no", set(), marks=rule("TIME-SPR-3", "TIME-OPEN-1")),
        pytest.param([BLANK, HIT], "no", {"blue"}, marks=rule("TIME-SPR-3")),
        pytest.param([BLANK, HIT], "yes", {"blue", "brown"}, marks=rule("TIME-SPR-3")),
        pytest.param([BLANK, DOUBLE], "no", {"blue", "brown"}, marks=rule("TIME-SPR-3")),
        pytest.param([SKULL, HIT], "no", {"blue", "green"}, marks=rule("TIME-SPR-3")),
        pytest.param([SKULL, SKULL], "no", {"green", "hurt"}, marks=rule("TIME-SPR-3")),
    ],
)
def test_a_special_roll_has_the_dice_and_the_meaning_of_its_text(
    dice: list[int], hit: str, gains: set[str]
) -> None:
    scene = offer("dice", dice=dice)
    assert scene.keys(0)[0].startswith("receptacle-marie.4"), "her powers speak of every roll"
    events = answer(scene, 0, "no", hit)
    position = scene.state.position()
    colours = {colour for colour in ("blue", "brown", "green") if colour in position}
    assert colours | ({"hurt"} if "hurt" in heard(events, None) else set()) == gains
    scene.shows(thrown=None, luck=None)


@rule("TIME-SPR-1", "TIME-SPR-2")
def test_a_special_roll_costs_no_time_and_no_action() -> None:
    scene = offer("dice", dice=[BLANK, BLANK])
    events = answer(scene, 0, "no", "no")
    assert "time" not in heard(events, None)
    scene.shows(time=20, phase="exploring")
    scene.do(0, "done")
    assert {"nothing", "lab-place-e"} <= set(scene.keys(0)), "the action is still there"


@rule("TIME-SPR-3", "TIME-POW-20")
def test_powers_work_after_each_of_two_special_rolls() -> None:
    scene = lab("lab-place-e", dice=[HIT, SKULL])
    scene.do(0, "first", "offer lab-place-e-1")
    for number in (4, 3, 4, 3):  # rerolls before added hits
        assert scene.keys(0)[0].startswith(f"receptacle-marie.{number}")
        answer(scene, 0, "no")
    scene.shows(pc=None, thrown=None)


@rule("TIME-SPR-3", "TIME-INF-11")
def test_all_see_a_special_roll() -> None:
    scene = offer("dice", dice=[HIT, SKULL])
    for seat in (0, 2, None):
        zones = {zone.id: zone for zone in scene.game.view(scene.state, seat).zones}
        names = [scene.game.texts().say(piece.name, "en") for piece in zones["dice"].pieces]
        assert names == ["hit", "skull"]


@rule("TIME-SPR-3", "TIME-INF-3")
def test_who_is_elsewhere_does_not_learn_which_effect_asked_for_a_special_roll() -> None:
    scene = offer("dice", dice=[HIT, SKULL])
    inside = scene.game.view(scene.state, 0).known
    assert inside["returns"] == [None, "lab-place-c.5+1"]
    for seat in (2, None):
        outside = scene.game.view(scene.state, seat).known
        assert (outside["pc"], outside["returns"]) == ("receptacle-marie.4", [None])
        assert "saved" not in outside
