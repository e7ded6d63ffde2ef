"""What the words of the notation do: each verb and each condition, with exact numbers."""

from typing import Any

import pytest

from looptable.games.time_stories.tests.five import answer
from looptable.games.time_stories.tests.ground import BLANK, DOUBLE, FILES, HIT, SKULL, heard, table
from looptable.testing import Table, rule

pytestmark = pytest.mark.both_builds

AGENTS = ("blue", "green", "pink")
# The lab: one offer for each thing to try. Blue stands there with Green, Pink stands at the stone.
VERBS = {
    "lose-some": "lose 3 yellow",
    "any-gain": "gain 2 any resources",
    "any-pay": "pay 2 any resources; gain 1 life",
    "put": "store 2",
    "weaken": "lose 1 resistance",
    "harm-all": "take 1 life from everybody",
    "harm-here": "take 1 life from everybody here",
    "cheer-all": "give 1 life to everybody",
    "cheer-here": "give 1 life to everybody here",
    "walk": "move to stone",
    "walk-off": "move to lonely",
    "walk-none": "move to lab",
    "dice": "roll 2 dice; if the roll has 1 hit: gain 1 blue; if the roll has 2 hits: gain 1 brown; if the roll has 1 skull: gain 1 green; if the roll has 2 skulls: lose 1 life",
    "strike": "eliminate 1 skull shield here",
    "pick-any": "eliminate 2 any shields here",
    "trip": "go to any marked place",
    "choose-paid": "choose: (pay 1 yellow; gain 1 life) | (pay 1 brown; gain 3 green) | gain 1 blue",
    "choose-poor": "choose: (pay 1 yellow; gain 1 life) | (pay 1 brown; gain 3 green); gain 5 blue",
    "maybe": "may: (pay 1 yellow; gain 4 blue); gain 1 green",
    "often": "up to 3: (pay 2 yellow; gain 1 blue)",
    "fall": "defeat the adversary",
    "drop": "lose element key",
    "find": "gain element spade",
    "rest": "skip your next action",
}
CONDITIONS = {
    "alone": "you are alone",
    "together": "everybody is here",
    "wounded": "you are wounded",
    "holds": "you hold key",
    "lacks": "you lack key",
    "holds-tag": "you hold any tool",
    "owns": "you have 2 yellow",
    "owns-stored": "you have 2 stored",
    "has": "the team has sun",
    "has-not": "the team lacks sun",
    "plays": "you play marie",
    "tests": "the test is combat",
    "marked": "this place is marked",
    "in-place": "the group is in lab-place",
    "run-is": "this is run 2 or later",
    "time-left": "at least 20 time is left",
    "time-low": "less than 20 time is left",
}
CARD = '[[card]]\nid = "ID"\n'
TESTS = """[[card.test]]
characteristic = "combat"
shields = ["2 normal", "1 skull"]
passed = "gain 1 yellow"
[[card.test]]
characteristic = "dexterity"
shields = ["1 skull"]
passed = "gain 1 brown"
"""


def offers(effects: dict[str, str]) -> str:
    found = ""
    for id, effect in effects.items():
        found += f'[[card.offer]]\nid = "{id}"\neffect = "{effect}"\nagain = true\n'
    return found


def part(effects: dict[str, str], number: int) -> str:
    """Eight offers fit on a card: they stand on as many as are needed."""
    return offers(dict(list(effects.items())[8 * number : 8 * number + 8]))


ASKED = {name: f"if {text}: gain 1 blue else: gain 1 green" for name, text in CONDITIONS.items()}
LAB = (
    "tags = [\"marked\"]\n"
    + CARD.replace("ID", "lab") + "adversary = true\n" + part(VERBS, 0) + TESTS
    + CARD.replace("ID", "lab-2") + "adversary = true\n" + part(VERBS, 1) + TESTS.replace("1 yellow", "1 green")
    + CARD.replace("ID", "lab-3") + "adversary = true\n" + part(VERBS, 2) + TESTS
    + CARD.replace("ID", "stone")
    + "".join(CARD.replace("ID", f"ask-{n}") + part(ASKED, n) for n in range(3))
)  # fmt: skip
OTHER = CARD.replace("ID", "PLACE-card") + '[[card.offer]]\nid = "o"\neffect = "EFFECT"\n'
MISSION = """
format = 1
id = "ground"
version = "1"
licence = "CC BY 4.0"
time = 20
start = "lab-place"
places = ["lab-place", "far", "near", "plain"]
plan = ["lab-place", "near", "plain"]
failures = []
die = ["hit", "blank", "skull", "double"]
characteristics = [
  { id = "combat", en = "combat", fr = "combat" },
  { id = "dexterity", en = "dexterity", fr = "dextérité" },
]
tokens = [{ id = "sun", en = "sun", fr = "soleil" }]
tags = [
  { id = "tool", en = "tool", fr = "outil" },
  { id = "marked", en = "marked", fr = "marqué" },
]
resources = [
  { id = "yellow", en = "coin", fr = "pièce" },
  { id = "brown", en = "bean", fr = "haricot" },
  { id = "blue", en = "bead", fr = "perle" },
  { id = "green", en = "leaf", fr = "feuille" },
]
"""
BODIES = FILES["receptacles.toml"].replace("magic = 4, ", "")
BODIES = BODIES.replace(
    """[[receptacle.power]]
when = "after-roll"
effect = "may: turn a die into a hit"
""",
    """[[receptacle.power]]
when = "action"
rolls = "dexterity"
against = "combat"
effect = "if the roll has 1 hit: gain 5 yellow"
[[receptacle.power]]
when = "action"
rolls = "combat"
effect = "if the roll has 1 hit: gain 5 brown"
[[receptacle.power]]
when = "after-roll"
effect = "may: add 1 hit"
[[receptacle.power]]
when = "after-roll"
effect = "may: reroll a die"
""",
    1,
)
BODIES = BODIES.replace(
    "if you are alone: remove 1 dice else: if everybody is here: add 1 dice",
    "if the test is combat: add 1 dice else: remove 1 dice",
)
ELEMENTS = '[[element]]\nid = "key"\n[[element]]\nid = "spade"\ntags = ["tool"]\n'
CHANGES = (
    ("mission.toml", MISSION),
    ("receptacles.toml", BODIES),
    ("elements.toml", ELEMENTS),
    ("places/lab-place.toml", LAB),
    ("places/far.toml", 'tags = ["marked"]\n' + OTHER.replace("PLACE", "far").replace("EFFECT", "win")),
    ("places/near.toml", 'tags = ["marked"]\n'
     + OTHER.replace("PLACE", "near").replace("EFFECT", "gain token sun; gain element key; add far to the plan")
     + offers({"home": "go to any marked place"})),
    ("places/plain.toml", CARD.replace("ID", "lonely") + "[[card.offer]]\nid = \"o\"\neffect = \"gain element spade\"\n"),
)  # fmt: skip
FACE = {HIT: 0, BLANK: 1, SKULL: 2, DOUBLE: 3}
"""Draws that show these faces: this mission has a die of its own."""


def lab(card: str = "lab-place-b", /, **position: Any) -> Table:
    """Blue (Marie) and Green (Elizia) on a card of the lab, Pink (the guard) at the stone."""
    start: dict[str, Any] = {
        "here": "lab-place",
        "plan": {"lab-place": True, "near": True, "plain": True},
        "space": {"blue": card, "green": card, "pink": "lab-place-e"},
    }
    dice = [FACE[face] for face in position.pop("dice", [])]
    return table(*CHANGES, **{**start, "dice": dice, **position})


def offer(name: str, **position: Any) -> Table:
    """Blue has just taken an offer of the lab."""
    known = VERBS if name in VERBS else CONDITIONS
    number = list(known).index(name)
    row = "bcd" if known is VERBS else "fgh"
    card = f"lab-place-{row[number // 8]}"
    scene = lab(card, **position)
    scene.do(0, "first", f"offer {card}-{number % 8 + 1}")
    return scene


LIFE = {"blue": 2, "green": 6, "pink": 5}


# Resources.


@pytest.mark.parametrize(("had", "left"), [(5, 2), (3, None), (1, None), (0, None)])
def test_one_loses_as_much_as_there_is(had: int, left: int | None) -> None:
    scene = lab(yellow={"blue": had})
    events = scene.do(0, "first", "offer lab-place-b-1")
    scene.shows(yellow=None if left is None else {"blue": left})
    lost = [event.data["n"] for event in events if event.kind == "pays"]
    assert lost == ([had - (left or 0)] if had else [])


@rule("TIME-SYM-11", "TIME-SYM-10")
def test_any_resource_is_of_the_colour_that_one_chooses() -> None:
    scene = offer("any-gain")
    assert [key.split()[-1] for key in scene.keys(0)] == ["yellow", "brown", "blue", "green"]
    answer(scene, 0, "brown", "green")
    scene.shows(brown={"blue": 1}, green={"blue": 1}, yellow=None, blue=None)


@rule("TIME-SYM-11")
def test_any_resource_is_paid_from_what_one_has() -> None:
    life = {**LIFE, "blue": 1}
    scene = offer("any-pay", yellow={"blue": 1}, green={"blue": 2}, life=life)
    answer(scene, 0, "green")
    assert [key.split()[-1] for key in scene.keys(0)] == ["yellow", "green"]
    answer(scene, 0, "yellow")
    scene.shows(yellow=None, green={"blue": 1}, life=LIFE)


@rule("TIME-SYM-11")
def test_whoever_has_too_few_of_all_colours_is_not_offered_what_costs_them() -> None:
    for leaves, able in ((0, False), (1, True)):
        scene = lab(yellow={"blue": 1}, green={"blue": leaves})
        scene.do(0, "first")
        assert ("offer lab-place-b-3" in scene.keys(0)) == able


@rule("TIME-POW-4")
def test_tokens_are_put_on_a_card() -> None:
    offer("put").shows(store={"blue": 2}, yellow=None)


@pytest.mark.parametrize(
    ("purse", "able"),
    [
        ({"yellow": {"blue": 1}, "brown": {"blue": 1}}, ["1", "2", "3"]),
        ({"brown": {"blue": 1}}, ["2", "3"]),
    ],
)
def test_only_what_one_can_pay_is_offered_to_choose(
    purse: dict[str, dict[str, int]], able: list[str]
) -> None:
    scene = offer("choose-paid", **purse)
    assert [key.split()[-1] for key in scene.keys(0)] == able
    answer(scene, 0, "2")
    scene.shows(green={"blue": 3})


def test_the_only_answer_that_one_can_pay_is_taken() -> None:
    offer("choose-paid").shows(blue={"blue": 1}, yellow=None)


def test_nothing_follows_where_no_answer_can_be_paid() -> None:
    offer("choose-poor").shows(blue=None, green=None)


@pytest.mark.parametrize(("coins", "asked"), [(1, True), (0, False)])
def test_whoever_cannot_pay_is_not_asked_and_goes_on(coins: int, asked: bool) -> None:
    scene = offer("maybe", yellow={"blue": coins})
    assert scene.keys(0)[0].endswith("yes") == asked
    if asked:
        answer(scene, 0, "yes")
    scene.shows(blue={"blue": 4} if asked else None, green={"blue": 1})


def test_one_is_asked_again_while_one_can_pay() -> None:
    scene = offer("often", yellow={"blue": 5})
    answer(scene, 0, "yes", "yes")
    scene.shows(yellow={"blue": 1}, blue={"blue": 2}, pc=None)


# Bodies.


@rule("TIME-SYM-14", "TIME-POW-7")
def test_resistance_is_lost_for_the_rest_of_the_run() -> None:
    offer("weaken").shows(worn={"blue": 1})


@pytest.mark.parametrize(
    ("name", "before", "after"),
    [
        ("harm-all", LIFE, {"blue": 1, "green": 5, "pink": 4}),
        ("harm-here", LIFE, {"blue": 1, "green": 5, "pink": 5}),
        ("cheer-all", {"blue": 1, "green": 5, "pink": 4}, LIFE),
        ("cheer-here", {"blue": 1, "green": 5, "pink": 4}, {**LIFE, "pink": 4}),
    ],
)
def test_life_is_taken_and_given_here_or_everywhere(
    name: str, before: dict[str, int], after: dict[str, int]
) -> None:
    offer(name, life=before).shows(life=after)


@rule("TIME-SYM-12", "TIME-FAI-2")
def test_everybody_may_die_of_an_effect() -> None:
    scene = offer("harm-all", life=dict.fromkeys(AGENTS, 1))
    scene.shows(phase="judging", ending="all-dead", moments=None)


# Places and cards.


@pytest.mark.parametrize(
    ("name", "space"),
    [("walk", "lab-place-e"), ("walk-off", "lab-place-c"), ("walk-none", "lab-place-b")],
)
def test_an_effect_moves_an_agent_within_the_place_only(name: str, space: str) -> None:
    scene = offer(name, gone={"lab-place-b": True} if name == "walk-none" else {})
    here = "lab-place-c" if name == "walk-none" else space
    assert scene.state.position()["space"]["blue"] == here
    scene.shows(time=20)


@pytest.mark.parametrize(
    ("plan", "here", "time"),
    [
        pytest.param({"near": True, "plain": True}, "near", 19, marks=rule("TIME-POW-17")),
        pytest.param({"plain": True}, "lab-place", 20, marks=rule("TIME-POW-17")),
    ],
)
def test_the_group_goes_to_a_marked_place_of_the_plan(
    plan: dict[str, bool], here: str, time: int
) -> None:
    scene = offer("trip", plan={"lab-place": True, **plan}, die=[0])
    scene.shows(here=here, time=time)


@rule("TIME-POW-17")
def test_of_several_marked_places_one_is_chosen() -> None:
    plan = dict.fromkeys(("lab-place", "far", "near", "plain"), True)
    scene = offer("trip", plan=plan, die=[0])
    assert [key.split()[-1] for key in scene.keys(0)] == ["far", "near"]
    answer(scene, 0, "far")
    scene.shows(here="far")


@rule("TIME-POW-17", "TIME-CHG-7")
def test_the_place_that_the_group_is_in_is_no_way_to_go() -> None:
    spaces = dict.fromkeys(AGENTS, "near-b")
    scene = lab(here="near", space=spaces, die=[0])
    scene.do(0, "first", "offer near-b-2")
    scene.shows(here="lab-place", time=19)


@rule("TIME-OBJ-11", "TIME-ELC-4")
def test_elements_are_found_and_put_back() -> None:
    held = {"element-1": "blue"}
    offer("find", holder=held).shows(holder={"element-1": "blue", "element-2": "blue"})
    scene = offer("drop", holder=held)
    scene.shows(holder=None)


@rule("TIME-SYM-18")
def test_an_action_is_lost_once() -> None:
    scene = offer("rest")
    scene.shows(skips={"blue": True})


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


@rule("TIME-POW-14")
def test_an_ability_against_a_test_needs_one() -> None:
    assert [key for key in lab().keys(0) if key.startswith("use")] == ["use receptacle-marie.2"]
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


# Conditions.

AWAY = {"blue": "lab-place-f", "green": "lab-place-e", "pink": "lab-place-e"}
SAME = dict.fromkeys(AGENTS, "lab-place-f")
HURT = {**LIFE, "blue": 1}


@pytest.mark.parametrize(
    ("name", "true", "false"),
    [
        ("alone", {"space": AWAY}, {}),
        ("together", {"space": SAME}, {}),
        ("wounded", {"life": HURT}, {}),
        ("holds", {"holder": {"element-1": "blue"}}, {"holder": {"element-1": "green"}}),
        ("lacks", {"holder": {"element-1": "green"}}, {"holder": {"element-1": "blue"}}),
        ("holds-tag", {"holder": {"element-2": "blue"}}, {"holder": {"element-1": "blue"}}),
        ("owns", {"yellow": {"blue": 2}}, {"yellow": {"blue": 1}}),
        ("owns-stored", {"store": {"blue": 2}}, {"store": {"blue": 1}, "yellow": {"blue": 3}}),
        ("has", {"tokens": {"blue-1": True}}, {}),
        ("has-not", {}, {"tokens": {"blue-1": True}}),
        ("plays", {}, {"bodies": {"blue": "altace"}}),
        ("in-place", {}, None),
        ("marked", {}, None),
        ("tests", None, {}),
        ("run-is", {"run_number": 2}, {}),
        ("time-left", {"time": 20}, {"time": 19}),
        ("time-low", {"time": 19}, {"time": 20}),
    ],
)
def test_a_condition_holds_or_not(
    name: str, true: dict[str, Any] | None, false: dict[str, Any] | None
) -> None:
    for position, colour in ((true, "blue"), (false, "green")):
        if position is None:
            continue
        number = list(CONDITIONS).index(name)
        card = f"lab-place-{'fgh'[number // 8]}"
        space = {a: card if s == "lab-place-f" else s for a, s in position.get("space", {}).items()}
        given = {**position, "space": space} if space else position
        scene = offer(name, **given)
        assert scene.state.position().get(colour, {}).get("blue") == 1
