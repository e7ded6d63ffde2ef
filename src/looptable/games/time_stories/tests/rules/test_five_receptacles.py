"""Madeleine, Vasil, Marie, Elizia and Altace, built as data (section 32 of the ledger)."""

from typing import cast

import pytest

from looptable.engine.contract.event import Event
from looptable.games.time_stories.tests.missions.five_receptacles import CHANGES, acts, answer, five
from looptable.games.time_stories.tests.missions.proving_ground import (
    BLANK,
    DOUBLE,
    HIT,
    SKULL,
    ground,
)
from looptable.testing import Table, rule

pytestmark = pytest.mark.both_builds

GATE = {"test": {"hall-c": "laid"}, "pile_1": {"hall-c": 2}, "pile_2": {"hall-c": 3}}
WINDOW = {"test": {"hall-g": "laid"}, "pile_1": {"hall-g": 1}}


def at(space: str) -> dict[str, str]:
    return {"blue": space, "green": "hall-b", "pink": "hall-b"}


def faces(events: list[Event]) -> list[list[str]]:
    return [cast("list[str]", event.data["face"]) for event in events if event.kind == "rolled"]


# The numbers.


@pytest.mark.parametrize(
    ("body", "dice", "resistance", "life"),
    [
        pytest.param("madeleine", (1, 0, 2, 2, 0), 2, 3, marks=rule("TIME-OPEN-39")),
        pytest.param("vasil", (2, 0, 1, 2, 0), 2, 3, marks=rule("TIME-OPEN-39")),
        pytest.param("marie", (3, 0, 1, 2, 0), 2, 2, marks=rule("TIME-OPEN-39")),
        pytest.param("elizia", (0, 2, 3, 2, 0), 3, 6, marks=rule("TIME-POW-11", "TIME-EX-27")),
        pytest.param("altace", (0, 0, 1, 2, 4), 1, 3, marks=rule("TIME-POW-12", "TIME-EX-28")),
    ],
)
def test_a_receptacle_has_its_printed_numbers(
    body: str, dice: tuple[int, ...], resistance: int, life: int
) -> None:
    mission = ground(*CHANGES).library.missions["ground"]
    printed = mission.receptacles[mission.names["receptacle"].find(body)]
    assert (printed.dice, printed.resistance, printed.life) == (dice, resistance, life)


@pytest.mark.parametrize(
    ("players", "green", "blue"),
    [
        pytest.param(3, 7, 6, marks=rule("TIME-POW-19", "TIME-OPEN-38")),
        pytest.param(4, 9, 8, marks=rule("TIME-POW-19", "TIME-OPEN-38")),
    ],
)
def test_an_inventory_depends_on_the_number_of_players(players: int, green: int, blue: int) -> None:
    plan = {"hall": True, "roof": True}
    start = {"players": players, "mission": "ground", "time": 20, "plan": plan}
    scene = Table(ground(*CHANGES), start)
    for body in ("elizia", "altace", "vasil", "marie")[:players]:
        (seat,) = scene.state.pending()
        scene.do(seat, body)
    position = scene.state.position()
    assert sorted(position["green"].values()) == [green]
    assert sorted(position["blue"].values()) == [blue]
    assert sorted(position["store"].values()) == [3], "counted apart"


# Madeleine.


@pytest.mark.parametrize(
    ("dead", "spaces", "dice"),
    [
        pytest.param("", ("hall-c", "hall-b", "hall-b"), 1, marks=rule("TIME-POW-1")),
        pytest.param("", ("hall-c", "hall-c", "hall-b"), 2, marks=rule("TIME-EX-6")),
        pytest.param("", ("hall-c", "hall-c", "hall-c"), 3, marks=rule("TIME-POW-2")),
        pytest.param("pink", ("hall-c", "hall-c", ""), 3, marks=rule("TIME-POW-3")),
    ],
)
def test_madeleine_depends_on_company(dead: str, spaces: tuple[str, ...], dice: int) -> None:
    where = {a: s for a, s in zip(("blue", "green", "pink"), spaces, strict=True) if s}
    back = {dead: 1} if dead else {}
    scene = five("madeleine", space=where, returns_at=back, dice=[BLANK] * 9, **GATE)
    for seat, key in enumerate(("roll", "nothing")):
        scene.do(seat, key)
    events = scene.do(2, "stay" if dead else "nothing")
    events += scene.do(0, "blue")
    assert [len(rolled) for rolled in faces(events)] == [dice]


@rule("TIME-OPEN-41", "TIME-POW-1")
def test_madeleine_as_the_last_living_agent_is_alone() -> None:
    back = {"green": 1, "pink": 1}
    scene = five("madeleine", space={"blue": "hall-c"}, returns_at=back, dice=[BLANK] * 9, **GATE)
    scene.do(0, "roll")
    scene.do(1, "stay")
    assert [len(rolled) for rolled in faces(scene.do(2, "stay"))] == [1]


@rule("TIME-EX-6", "TIME-SEV-1", "TIME-ROL-2")
def test_madeleine_and_vasil_roll_two_dice_each() -> None:
    where = {"blue": "hall-g", "green": "hall-b", "pink": "hall-g"}
    test = {"test": {"hall-g": "laid"}, "pile_1": {"hall-g": 6}}
    scene = five("madeleine", space=where, dice=[BLANK] * 9, store={"pink": 0}, **test)
    for seat, key in enumerate(("roll", "nothing", "roll")):
        events = scene.do(seat, key)
    events += scene.do(0, "rest")
    assert [len(rolled) for rolled in faces(events)] == [2, 2]
    scene.shows(time=19)


# Vasil.


@pytest.mark.parametrize(
    ("spent", "left"),
    [
        pytest.param(0, 3, marks=rule("TIME-POW-5")),
        pytest.param(1, 2, marks=rule("TIME-POW-5")),
        pytest.param(2, 1, marks=rule("TIME-POW-5")),
        pytest.param(3, 0, marks=rule("TIME-POW-5", "TIME-POW-7", "TIME-OPEN-32")),
    ],
)
def test_vasil_discards_tokens_of_his_card_for_dice(spent: int, left: int) -> None:
    scene = five("vasil", space=at("hall-g"), store={"blue": 3}, dice=[BLANK] * 9, **WINDOW)
    acts(scene, "roll", "nothing", "nothing")
    events = answer(scene, 0, *["yes"] * spent, *["no"] * (spent < 3))
    position = scene.state.position()
    assert position.get("store", {}).get("blue", 0) == left
    assert position.get("worn", {}).get("blue", 0) == int(left == 0), "for the rest of the run"
    assert [len(rolled) for rolled in faces(events)] == [2 + spent]


@rule("TIME-POW-5")
def test_without_tokens_vasil_is_not_asked() -> None:
    scene = five("vasil", space=at("hall-g"), dice=[BLANK] * 2, **WINDOW)
    acts(scene, "roll", "nothing", "nothing")
    scene.shows(roller=None)


@rule("TIME-POW-4", "TIME-POW-6", "TIME-OPEN-48")
def test_vasil_spends_a_token_of_his_card_to_heal_anybody_alive() -> None:
    where = {"blue": "hall-c", "green": "hall-b", "pink": "hall-b"}
    life = {"blue": 3, "green": 4, "pink": 2}
    scene = five("vasil", space=where, life=life, store={"blue": 2}, green={"blue": 4})
    scene.do(0, "first", "use receptacle-vasil.2")
    answer(scene, 0, "green")
    scene.shows(life={**life, "green": 5}, store={"blue": 1}, green={"blue": 4}, worn=None)
    scene.do(0, "use receptacle-vasil.2")
    answer(scene, 0, "green")
    scene.shows(life={**life, "green": 6}, store=None, green={"blue": 4}, worn={"blue": 1})
    assert "use receptacle-vasil.2" not in scene.keys(0), "other resources do not serve"


@rule("TIME-POW-4", "TIME-OPEN-30")
def test_tokens_on_a_card_are_never_handed_over() -> None:
    scene = five("vasil", store={"blue": 3})
    scene.do(0, "first")
    assert not [key for key in scene.keys(0) if key.startswith("hand")]


# Marie and Elizia.


@pytest.mark.parametrize("die", [pytest.param(1, marks=rule("TIME-POW-8")),
                                 pytest.param(2, marks=rule("TIME-POW-8", "TIME-OPEN-40"))])  # fmt: skip
def test_marie_turns_any_die_of_any_roll_into_one_hit(die: int) -> None:
    faces_ = [DOUBLE, SKULL]
    test = {"test": {"hall-g": "laid"}, "pile_1": {"hall-g": 4}}
    scene = five("marie", space=at("hall-g"), dice=faces_, **test)
    acts(scene, "roll", "nothing", "nothing")
    answer(scene, 0, "yes", str(die))
    hits = 1 if die == 1 else 2 + 1
    scene.shows(pile_1={"hall-g": 4 - hits})


@rule("TIME-POW-9")
def test_elizia_may_leave_her_dice_as_they_are() -> None:
    scene = five("elizia", space=at("hall-c"), dice=[HIT, BLANK, BLANK, DOUBLE], **GATE)
    acts(scene, "roll", "nothing", "nothing")
    answer(scene, 0, "no")
    scene.shows(pile_1={"hall-c": 1})


@rule("TIME-POW-10", "TIME-OPEN-33")
def test_elizia_heals_herself_once_for_one_resource_on_a_change_of_place() -> None:
    scene = five("elizia", phase="leaving", space={}, green={"blue": 2}, die=[0],
                 life={"blue": 4, "green": 3, "pink": 2})  # fmt: skip
    for seat in range(3):
        scene.do(seat, "roof")
    answer(scene, 0, "yes", "blue")
    scene.shows(green={"blue": 1}, life={"blue": 5, "green": 3, "pink": 2}, here="roof")


@rule("TIME-POW-10", "TIME-OPEN-33")
def test_elizia_without_a_resource_is_not_asked() -> None:
    scene = five("elizia", phase="leaving", space={}, die=[0])
    for seat in range(3):
        scene.do(seat, "roof")
    scene.shows(here="roof", captain="1")


# Altace.


@rule("TIME-POW-13", "TIME-POW-18")
def test_altace_uses_no_weapon_and_wears_no_armour_that_others_use() -> None:
    held = {"element-3": "blue", "element-5": "blue"}
    for body, dice, resistance in (("altace", 1, 1), ("marie", 2, 4)):
        scene = five(body, space=at("hall-c"), holder=held, dice=[SKULL, SKULL], **GATE)
        for seat, key in enumerate(("roll", "nothing", "nothing")):
            scene.do(seat, key)
        events = scene.do(0, "blue")
        if body == "marie":
            events += scene.do(0, "receptacle-marie.1 no")
        assert [len(rolled) for rolled in faces(events)] == [dice]
        (struck,) = [event for event in events if event.kind == "retaliation"]
        assert struck.data == {"n": dice + 3, "resistance": resistance}


@rule("TIME-POW-14")
def test_a_spell_is_chosen_before_the_roll_and_only_where_it_is_meant() -> None:
    scene = five("altace", space=at("hall-c"), **GATE)
    spells = [key for key in scene.keys(0) if key.startswith("use")]
    assert spells == [f"use receptacle-altace.{number}" for number in (1, 2, 3)]
    scene = five("altace", space=at("hall-g"), **WINDOW)
    spells = [key for key in scene.keys(0) if key.startswith("use")]
    assert spells == ["use receptacle-altace.3"], "a test of dexterity is no fight"


@pytest.mark.parametrize(
    ("dice", "gone"),
    [
        pytest.param([BLANK, BLANK, BLANK, BLANK], 0, marks=rule("TIME-POW-15")),
        pytest.param([HIT, BLANK, BLANK, BLANK], 3, marks=rule("TIME-POW-15")),
        pytest.param([DOUBLE, DOUBLE, BLANK, BLANK], 3, marks=rule("TIME-POW-15")),
        pytest.param([DOUBLE, DOUBLE, HIT, BLANK], 5, marks=rule("TIME-POW-15", "TIME-OPEN-34")),
    ],
)
def test_disintegration_counts_by_its_table(dice: list[int], gone: int) -> None:
    test = {"test": {"hall-c": "laid"}, "pile_1": {"hall-c": 9}}
    scene = five("altace", space=at("hall-c"), dice=dice, **test)
    acts(scene, "use receptacle-altace.1", "nothing", "nothing")
    scene.shows(pile_1={"hall-c": 9 - gone}, time=19, did={"blue": "use receptacle-altace.1",
                "green": "nothing", "pink": "nothing"})  # fmt: skip


@rule("TIME-TST-7", "TIME-SYM-8", "TIME-OPEN-35", "TIME-OPEN-34")
def test_the_player_chooses_among_shields_of_any_kind() -> None:
    scene = five("altace", space=at("hall-c"), dice=[HIT, BLANK, BLANK, BLANK], **GATE)
    acts(scene, "use receptacle-altace.1", "nothing", "nothing")
    answer(scene, 0, "hall-c skull", "hall-c normal", "hall-c skull")
    scene.shows(pile_1={"hall-c": 1}, pile_2={"hall-c": 1})


@rule("TIME-ROL-18", "TIME-POW-14")
def test_retaliation_and_malus_of_the_fight_follow_a_spell() -> None:
    piles = {"test": {"hall-d": "laid"}, "pile_1": {"hall-d": 3}, "pile_2": {"hall-d": 2},
             "pile_3": {"hall-d": 1}}  # fmt: skip
    scene = five("altace", space=at("hall-d"), dice=[HIT, SKULL, BLANK, BLANK], **piles)
    acts(scene, "use receptacle-altace.1", "nothing", "nothing")
    answer(scene, 0, "hall-d normal", "hall-d normal", "hall-d normal")
    assert scene.state.position()["life"]["blue"] == 3 - 1 - 1


@pytest.mark.parametrize(
    ("dice", "gone"),
    [
        pytest.param([BLANK, SKULL, BLANK, BLANK], 0, marks=rule("TIME-POW-16")),
        pytest.param([HIT, BLANK, BLANK, BLANK], 3, marks=rule("TIME-POW-16")),
        pytest.param([DOUBLE, HIT, BLANK, BLANK], 3, marks=rule("TIME-POW-16")),
        pytest.param([DOUBLE, DOUBLE, BLANK, BLANK], 4, marks=rule("TIME-POW-16")),
        pytest.param([DOUBLE, DOUBLE, DOUBLE, BLANK], 7, marks=rule("TIME-POW-16")),
    ],
)
def test_explosion_counts_by_its_table(dice: list[int], gone: int) -> None:
    test = {"test": {"hall-c": "laid"}, "pile_1": {"hall-c": 9}}
    scene = five("altace", space=at("hall-c"), dice=dice, **test)
    acts(scene, "use receptacle-altace.2", "nothing", "nothing")
    scene.shows(pile_1={"hall-c": 9 - gone})


@rule("TIME-POW-16", "TIME-OPEN-14")
def test_a_great_explosion_reaches_the_neighbours_but_not_beyond() -> None:
    cards = ("hall-c", "hall-d", "hall-e", "hall-f")
    piles = {"test": dict.fromkeys(cards, "laid"), "pile_1": dict.fromkeys(cards, 2)}
    scene = five("altace", space=at("hall-d"), dice=[DOUBLE, DOUBLE, DOUBLE, BLANK], **piles)
    acts(scene, "use receptacle-altace.2", "nothing", "nothing")
    ends = [key.split(" ", 1)[1] for key in scene.keys(0)]
    assert ends == ["hall-c normal", "hall-d normal", "hall-e skull"]
    answer(scene, 0, *["hall-c normal"] * 2, *["hall-e skull"] * 2)
    passed = {"hall-c": "passed", "hall-d": "passed", "hall-e": "passed", "hall-f": "laid"}
    scene.shows(test=passed, pile_1={"hall-f": 2}, tokens={"blue-1": True})


@rule("TIME-OPEN-14", "TIME-POW-16")
def test_a_gap_beside_is_not_skipped_and_the_row_ends_at_its_ends() -> None:
    cards = ("hall-b", "hall-d")
    piles = {"test": {"hall-c": "laid", "hall-d": "laid"}, "pile_1": {"hall-c": 9, "hall-d": 2}}
    dice = [DOUBLE, DOUBLE, DOUBLE, BLANK]
    scene = five("altace", space=at("hall-c"), gone=dict.fromkeys(cards, True), dice=dice, **piles)
    acts(scene, "use receptacle-altace.2", "nothing", "nothing")
    scene.shows(pile_1={"hall-c": 2, "hall-d": 2})


@pytest.mark.parametrize(
    ("start", "dice", "here"),
    [
        pytest.param("hall", [DOUBLE, HIT, BLANK, BLANK], "roof", marks=rule("TIME-POW-17")),
        pytest.param("hall", [DOUBLE, BLANK, BLANK, SKULL], "hall", marks=rule("TIME-POW-17")),
        pytest.param("cellar", [DOUBLE, HIT, BLANK, BLANK], "cellar", marks=rule("TIME-POW-18")),
    ],
)
def test_teleportation_needs_three_hits_and_a_mark_at_both_ends(
    start: str, dice: list[int], here: str
) -> None:
    where = dict.fromkeys(("blue", "green", "pink"), f"{start}-b")
    scene = five("altace", here=start, space=where, dice=dice, die=[1])
    acts(scene, "use receptacle-altace.3", "nothing", "nothing")
    scene.shows(here=here, time=17 if here == "roof" else 19)


@rule("TIME-POW-17", "TIME-POW-14")
def test_a_roll_for_no_test_is_not_struck_back() -> None:
    dice = [SKULL, SKULL, BLANK, BLANK]
    piles = {"test": {"hall-d": "laid"}, "pile_2": {"hall-d": 2}, "pile_3": {"hall-d": 1}}
    scene = five("altace", space=at("hall-d"), dice=dice, **piles)
    acts(scene, "use receptacle-altace.3", "nothing", "nothing")
    assert scene.state.position()["life"]["blue"] == 3
