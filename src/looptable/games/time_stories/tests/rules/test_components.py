"""The contents of the box and of a deck, as far as a program has them (sections 1 to 4)."""

import pytest

from looptable.content.text.texts import Text
from looptable.games.time_stories import GAME
from looptable.games.time_stories.mission.definitions import DIE
from looptable.games.time_stories.rules.layout import AGENTS, RESOURCES, SHIELDS, SYMBOLS
from looptable.games.time_stories.tests.missions.proving_ground import ground, table
from looptable.testing import rule

pytestmark = pytest.mark.both_builds


@rule("TIME-CMP-1", "TIME-CPT-9", "TIME-SET-6")
def test_two_to_four_play_with_pawns_in_four_colours() -> None:
    assert (GAME.meta.least_players, GAME.meta.most_players) == (2, 4)
    assert AGENTS == ("blue", "green", "pink", "yellow")


@rule("TIME-CMP-15", "TIME-SYM-9")
def test_there_are_twenty_four_different_state_tokens() -> None:
    assert len(set(SYMBOLS)) == 24


@rule("TIME-CMP-12", "TIME-CMP-13", "TIME-SYM-10")
def test_resources_have_four_colours_and_the_mission_says_what_they_are() -> None:
    assert RESOURCES == ("yellow", "brown", "blue", "green")
    told = [ground().texts().say(Text(f"resource.ground.{colour}"), "fr") for colour in RESOURCES]
    assert told == ["pièce", "haricot", "perle", "feuille"]


@rule("TIME-CMP-17", "TIME-SYM-21")
def test_an_action_die_shows_hits_skulls_or_a_blank() -> None:
    assert sorted(DIE) == ["blank", "blank", "double", "hit", "hit", "skull"]


@rule("TIME-TST-2", "TIME-TST-3", "TIME-SYM-3", "TIME-SYM-4", "TIME-SYM-7")
def test_there_are_five_kinds_of_shields() -> None:
    assert SHIELDS == ("normal", "skull", "heart", "time", "special")


@rule("TIME-LOC-2", "TIME-LAY-3", "TIME-EX-7")
def test_the_panorama_lies_in_the_order_of_its_letters_from_b() -> None:
    names = ground().library.missions["ground"].names["card"]
    hall = [name for name in names if name.startswith("hall-")]
    assert hall == [f"hall-{letter}" for letter in "bcdefgh"]
    scene = table()
    (panorama,) = [z for z in scene.game.view(scene.state, None).zones if z.id == "panorama"]
    assert [zone.id for zone in panorama.zones] == [f"space-{name}" for name in hall]


@rule("TIME-ELC-2", "TIME-EX-9", "TIME-ELC-5")
def test_elements_are_known_by_numbers_of_their_own() -> None:
    mission = ground().library.missions["ground"]
    assert list(mission.names["element"]) == [f"element-{n}" for n in (1, 2, 3, 4)]


@rule("TIME-PLN-2", "TIME-PLN-4", "TIME-CMP-5")
def test_the_plan_shows_the_group_and_what_is_red() -> None:
    scene = table()
    (plan,) = [zone for zone in scene.game.view(scene.state, None).zones if zone.id == "plan"]
    assert [zone.id for zone in plan.zones] == ["place-hall", "place-cellar", "place-roof"]
    assert [zone.id for zone in plan.zones for p in zone.pieces if p.id == "group"] == [
        "place-hall"
    ]
    assert [zone.id for zone in plan.zones for p in zone.pieces if "red" in p.marks] == [
        "place-cellar"
    ]


@rule("TIME-CPT-6")
def test_the_gallery_keeps_the_cards_of_a_mission_secret() -> None:
    assert {face.kind for face in GAME.cards()} == {"mission", "receptacle"}


@rule("TIME-CHG-6")
def test_a_place_can_be_visited_again() -> None:
    scene = table(phase="leaving", here="roof", visited={"hall": True, "roof": True}, space={})
    assert scene.keys(0) == ["hall", "cellar"]
