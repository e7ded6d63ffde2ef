"""The deck as it would be printed, its pile on the table, and what a card of each kind is (section 4)."""

from pathlib import Path
from typing import Any

import pytest

from looptable.games.time_stories import GAME
from looptable.games.time_stories.tests.missions import proving_ground
from looptable.games.time_stories.tests.view_helpers import piece, reads, words, zone, zones
from looptable.games.time_stories.view.pieces.deck import deck, in_pile
from looptable.testing import Table, rule

pytestmark = pytest.mark.both_builds

CARDS = deck(proving_ground.ground().library.missions["ground"])


def table(**position: Any) -> Table:
    return proving_ground.table(bodies={"green": "madeleine"}, **position)


def of_kind(kind: str) -> dict[int, str]:
    return {card.number: card.name for card in CARDS if card.kind == kind}


@rule("TIME-DCK-1", "TIME-DCK-2", "TIME-DCK-3", "TIME-DCK-4", "TIME-SET-8")
def test_cards_are_numbered_from_the_top_and_the_base_comes_first() -> None:
    assert [card.number for card in CARDS] == list(range(1, len(CARDS) + 1))
    assert of_kind("base") == {1: "a", 2: "b"}
    assert of_kind("success") == {3: "success"}
    assert of_kind("failure") == {4: "time", 5: "caught"}
    assert of_kind("plan") == {6: "1", 7: "2", 8: "3", 9: "4"}
    assert list(of_kind("panorama").items())[:7] == [
        (number, f"hall-{letter}") for number, letter in enumerate("bcdefgh", 11)
    ]
    assert list(of_kind("place").items())[:2] == [(10, "hall-a"), (18, "cellar-a")]


@rule("TIME-DCK-9", "TIME-PLN-1", "TIME-MIS-2")
def test_a_deck_has_cards_of_every_kind_and_four_for_the_plan() -> None:
    kinds = dict.fromkeys(card.kind for card in CARDS)
    assert list(kinds) == ["base", "success", "failure", "plan", "place", "panorama", "element",
                           "receptacle"]  # fmt: skip
    counts = {kind: len(of_kind(kind)) for kind in kinds}
    mission = proving_ground.ground().library.missions["ground"]
    assert counts == {
        "base": 2,
        "success": 1,
        "failure": 2,
        "plan": 4,
        "place": 5,
        "panorama": len(mission.cards),
        "element": len(mission.elements),
        "receptacle": len(mission.receptacles),
    }
    assert in_pile(mission) == 1 + 2 + 5 + len(mission.cards)


@rule("TIME-DCK-2", "TIME-DCK-9")
def test_the_numbers_of_a_shipped_deck_follow_from_its_files_too() -> None:
    cards = deck(GAME.library.missions["low-tide"])
    assert [card.number for card in cards] == list(range(1, len(cards) + 1))
    assert len({(card.kind, card.name) for card in cards}) == len(cards)


@rule("TIME-LOC-1", "TIME-LOC-3", "TIME-LOC-6", "TIME-DCK-8")
def test_card_a_lists_all_cards_of_its_place_and_each_has_one_space() -> None:
    scene = table(here="cellar", space={})
    assert reads(scene, None, "a-1") == ["What all hear.", "Cards of this place: A, B, C, D, E."]
    spaces = [inner.id for inner in zone(scene, None, "panorama").zones]
    assert spaces == ["space-cellar-b", "space-cellar-c", "space-cellar-d", "space-cellar-e"]


@rule("TIME-SET-9", "TIME-LAY-1", "TIME-CHG-10", "TIME-CHG-24", "TIME-CAP-6")
def test_the_cards_of_a_place_leave_the_pile_and_go_back_to_it_when_the_group_leaves() -> None:
    mission = proving_ground.ground().library.missions["ground"]
    start = Table(
        proving_ground.ground(),
        proving_ground.ground().start(3, {"mission": "ground"}, 1).position(),
    )
    assert zone(start, None, "deck").count == in_pile(mission)
    scene = table(space={}, phase="leaving", die=[0])
    assert zone(scene, None, "deck").count == in_pile(mission) - 8
    for seat in range(3):
        scene.do(seat, "cellar")
    assert zone(scene, None, "deck").count == in_pile(mission) - 5


@rule("TIME-CHG-11", "TIME-LAY-4", "TIME-ICO-5")
def test_what_left_the_game_in_this_run_does_not_come_back_and_leaves_a_gap() -> None:
    mission = proving_ground.ground().library.missions["ground"]
    scene = table(here="roof", phase="leaving", space={}, gone={"cellar-d": True}, die=[0])
    for seat in range(3):
        scene.do(seat, "cellar")
    gap = zone(scene, None, "space-cellar-d")
    assert gap.pieces == ()
    assert [inner.id for inner in zone(scene, None, "panorama").zones][2] == gap.id
    assert "cellar-d" not in scene.keys(0)
    assert zone(scene, None, "deck").count == in_pile(mission) - 1 - 1 - 3


@rule("TIME-FAI-1", "TIME-MIS-2")
def test_the_card_that_ends_a_run_leaves_the_pile() -> None:
    scene = table(time=1)
    before = zone(scene, None, "deck").count
    for seat in range(3):
        scene.do(seat, "nothing")
    assert zone(scene, None, "deck").count == before - 1
    assert reads(scene, None, "end") == ["About failure."]


@rule("TIME-ELC-1", "TIME-ELC-4", "TIME-ELC-3")
def test_elements_that_nobody_has_found_lie_in_a_pile_without_their_faces() -> None:
    scene = table()
    all_of_them = len(proving_ground.ground().library.missions["ground"].elements)
    pile = zone(scene, 0, "elements")
    assert (pile.count, pile.pieces) == (all_of_them, ())
    scene = table(holder={"element-2": "blue", "element-3": "pink"})
    assert zone(scene, 0, "elements").count == all_of_them - 2


@rule("TIME-LAY-2", "TIME-SEA-3", "TIME-CPT-6")
def test_nobody_sees_a_face_while_a_place_is_laid_out() -> None:
    scene = table(here="hall", phase="leaving", space={}, die=[0])
    for seat in range(3):
        scene.do(seat, "roof")
    for viewer in (0, 1, 2, None):
        told = scene.game.view(scene.state, viewer).as_bytes()
        assert b"back.ground.roof-b" in told
        assert b"card.ground.roof-b.text" not in told
        assert b"place.ground.attic.text" not in told


@rule("TIME-SEA-1", "TIME-LAY-7", "TIME-OPEN-9")
def test_a_back_shows_every_condition_and_all_of_them_must_be_met() -> None:
    scene = table(here="roof", space=dict.fromkeys(("blue", "green", "pink"), "roof-g"))
    for seat in (0, 2, None):
        assert reads(scene, seat, "card-ground.roof-c") == [
            "All see the tower.",
            "Sealed: needs sun.",
            "Sealed: needs moon.",
            "Sealed: needs star.",
        ]
    assert reads(scene, 2, "card-ground.roof-f") == [
        "All see the cage.",
        "Sealed: only for The marie or The madeleine.",
        "Sealed: needs element 1.",
    ]
    assert reads(scene, 2, "card-ground.roof-d")[1:] == ["Sealed: only the whole group together."]
    assert piece(scene, 2, "card-ground.roof-d").marks == ("sealed", "group")


@rule("TIME-SEA-4", "TIME-STA-4")
def test_a_card_is_marked_as_sealed_until_the_team_has_its_token() -> None:
    spaces = dict.fromkeys(("blue", "green", "pink"), "roof-g")
    for tokens, marks in (({}, ("sealed",)), ({"blue-1": True}, ())):
        scene = table(here="roof", space=spaces, tokens=tokens)
        assert piece(scene, 0, "card-ground.roof-b").marks == marks


@rule("TIME-SEA-9", "TIME-ICO-1", "TIME-SYM-16")
def test_the_forbidden_sign_goes_when_a_text_permits_the_card() -> None:
    spaces = {"blue": "cellar-e", "green": "cellar-b", "pink": "cellar-b"}
    scene = table(here="cellar", space=spaces)
    sign = "Forbidden: nobody may go here until a text permits it."
    assert reads(scene, 2, "card-ground.cellar-c") == ["All see the vault.", sign]
    assert "cellar-c" not in scene.keys(2)
    scene.do(0, "first", "offer cellar-e-2", "done")
    assert reads(scene, 2, "card-ground.cellar-c") == ["All see the vault."]
    assert "cellar-c" in scene.keys(2)


def wearer(scene: Table, body: str) -> str:
    """The agent in a body."""
    bodies = scene.state.position()["receptacle"]
    return next(str(agent) for agent, worn in bodies.items() if worn == body)


@rule("TIME-RCP-1", "TIME-RCP-2", "TIME-RCP-3", "TIME-RCP-4")
def test_a_receptacle_shows_name_dice_resistance_life_and_powers_to_all() -> None:
    scene = table()
    for seat in (0, 1, 2, None):
        assert words(scene, piece(scene, seat, "receptacle-ground.marie").name) == "The marie"
        assert reads(scene, seat, "receptacle-ground.marie") == [
            "This is the marie.",
            "Resistance 2, life 2.",
            "After your roll: You may turn one die into a hit.",
        ]
        assert reads(scene, seat, "receptacle-ground.guard")[1] == "Resistance 4, life 5."
        dice = {
            (one.of["agent"], one.of["skill"]): one.count
            for mat in zones(scene, seat).values()
            for one in mat.pieces
            if one.thing == "skill"
        }
        marie, guard = wearer(scene, "marie"), wearer(scene, "guard")
        assert (dice[marie, "combat"], dice[marie, "dexterity"]) == (1, 3)
        assert dice[guard, "combat"] == 4
        assert (guard, "dexterity") not in dice, "it is not on it"


@rule("TIME-LOC-5")
def test_words_in_bold_on_card_a_announce_the_cards_of_the_place(tmp_path: Path) -> None:
    folder = proving_ground.write_ground(tmp_path / "ground")
    prose = folder / "places/attic.en.md"
    for bold, codes in (("trunk", []), ("dragon", ["announces-nothing", "not-announced"])):
        words = f"# The name\n\nHere is a **{bold}**.\n\n## trunk"
        prose.write_text(words + prose.read_text("utf-8").partition("## trunk")[2], "utf-8")
        told = [one.code for one in GAME.check_mission(folder) if "announce" in one.code]
        assert sorted(told) == [f"mission/{code}" for code in codes]
