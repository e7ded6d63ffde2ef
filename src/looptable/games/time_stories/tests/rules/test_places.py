"""Places: opening, entering, seals, signs, leaving (sections 4.6, 9 to 11, 15)."""

from typing import Any

import pytest

from looptable.core.errors import Refusal
from looptable.games.time_stories.tests.missions import proving_ground
from looptable.games.time_stories.tests.missions.proving_ground import heard
from looptable.testing import Table, rule

pytestmark = pytest.mark.both_builds


def table(**position: Any) -> Table:
    """Madeleine in place of Elizia, who has something to say on every change of place."""
    return proving_ground.table(bodies={"green": "madeleine"}, **position)


def before(place: str, **position: Any) -> Table:
    """The group has opened a place and is about to enter."""
    return table(phase="entering", here=place, space={}, **position)


def on_roof(**position: Any) -> Table:
    """All at the chimney."""
    return table(here="roof", space=dict.fromkeys(("blue", "green", "pink"), "roof-g"), **position)


def enter(of: Table, *keys: str) -> list[Any]:
    return [event for seat, key in enumerate(keys) for event in of.do(seat, key)]


@rule("TIME-EX-1", "TIME-ENT-1", "TIME-ENT-2", "TIME-ENT-3", "TIME-ENT-7")
def test_agents_enter_each_where_it_likes_and_read_only_what_is_there() -> None:
    scene = before("hall")
    events = enter(scene, "hall-b", "hall-b", "hall-c")
    read = {seat: [e.data["card"] for e in events if e.kind == "reads" and e.audience == (seat,)]
            for seat in range(3)}  # fmt: skip
    assert read == {
        0: ["ground.hall-b"],
        1: ["ground.hall-b"],
        2: ["ground.hall-c"],
    }
    scene.shows(time=20, phase="exploring")


@rule("TIME-ENT-5", "TIME-OPEN-6")
def test_if_one_enters_all_must() -> None:
    scene = before("hall")
    enter(scene, "stay-out", "hall-b", "stay-out")
    assert scene.state.pending() == [0, 2]
    assert "stay-out" not in scene.keys(0)


@rule("TIME-ENT-6", "TIME-ENT-10", "TIME-RUN-5")
def test_nobody_enters_and_the_group_goes_on_by_a_whole_change_of_place() -> None:
    scene = before("hall", die=[0])
    enter(scene, "stay-out", "stay-out", "stay-out")
    scene.shows(phase="leaving", time=20)
    assert scene.keys(0) == ["cellar", "roof"]
    enter(scene, "roof", "roof", "roof")
    scene.shows(here="roof", time=19, captain="1")


@rule("TIME-EX-10", "TIME-SEA-2", "TIME-SEA-4", "TIME-STA-3", "TIME-SEA-10")
def test_one_token_opens_a_seal_and_is_kept() -> None:
    assert "roof-b" not in on_roof().keys(0)
    scene = on_roof(tokens={"blue-1": True})
    enter(scene, "roof-b", "roof-b", "nothing")
    scene.do(0, "rest")
    scene.shows(
        tokens={"blue-1": True}, space={"blue": "roof-b", "green": "roof-b", "pink": "roof-g"}
    )


@rule("TIME-EX-11", "TIME-SEA-5")
def test_all_tokens_of_a_seal_are_needed() -> None:
    two = {"blue-1": True, "green-1": True}
    assert "roof-c" not in on_roof(tokens=two).keys(0)
    assert "roof-c" in on_roof(tokens={**two, "grey-1": True}).keys(0)


@rule("TIME-EX-12", "TIME-SEA-6", "TIME-SEA-13")
def test_only_the_whole_group_goes_to_its_card() -> None:
    scene = on_roof()
    events = enter(scene, "roof-d", "roof-d", "nothing")
    assert "group-refused" in heard(events, None)
    assert scene.state.pending() == [0, 1]
    scene.shows(time=20)
    scene = on_roof()
    enter(scene, "roof-d", "roof-d", "roof-d")
    scene.do(0, "rest")
    scene.shows(time=19, space=dict.fromkeys(("blue", "green", "pink"), "roof-d"))


@rule("TIME-EX-13", "TIME-SEA-7", "TIME-ENT-8")
def test_a_seal_for_receptacles_lets_only_them_in() -> None:
    scene = on_roof()
    assert "roof-e" in scene.keys(0), "Marie may"
    assert "roof-e" not in scene.keys(2)


@rule("TIME-EX-14", "TIME-SEA-8", "TIME-OPEN-13")
def test_a_key_is_held_by_one_of_those_concerned() -> None:
    assert "roof-f" not in on_roof().keys(0)
    assert "roof-f" not in on_roof(holder={"element-1": "pink"}).keys(0)
    assert "roof-f" in on_roof(holder={"element-1": "blue"}).keys(0)


@rule("TIME-EX-15", "TIME-ICO-1", "TIME-ICO-2", "TIME-ICO-3", "TIME-ICO-6")
def test_signs_on_opening() -> None:
    scene = before("cellar")
    assert scene.keys(0) == ["cellar-b", "cellar-d", "cellar-e"], "nobody may go to the vault"
    events = enter(scene, "cellar-e", "cellar-e", "cellar-e")
    assert "entry-refused" in heard(events, None)
    assert scene.state.pending() == [0, 1, 2]
    enter(scene, "cellar-b", "cellar-e", "cellar-e")
    scene.shows(gone={"cellar-d": True}, phase="exploring")


@rule("TIME-ICO-7", "TIME-SYM-20", "TIME-SYM-16")
def test_the_team_may_not_refuse_entry_while_somebody_must_go_in() -> None:
    assert "stay-out" not in before("cellar").keys(0)


@rule("TIME-SEA-12", "TIME-OPEN-11")
def test_a_condition_is_checked_on_arrival_only() -> None:
    spaces = {"blue": "roof-f", "green": "roof-g", "pink": "roof-g"}
    scene = table(here="roof", space=spaces)
    enter(scene, "nothing", "nothing", "nothing")
    scene.do(0, "rest")
    scene.shows(space=spaces)


@rule("TIME-EX-16", "TIME-STA-5", "TIME-STA-6", "TIME-STA-8", "TIME-STA-10")
def test_a_revealed_card_lies_on_the_one_that_reveals_it() -> None:
    spaces = dict.fromkeys(("blue", "green", "pink"), "cellar-e")
    scene = table(here="cellar", space=spaces)
    events = scene.do(0, "first", "offer cellar-e-1")
    assert [e.data["card"] for e in events if e.kind == "reads"] == ["ground.cellar-c"] * 3
    scene.shows(time=20, over_card={"cellar-e": "cellar-c"}, tokens=None)


@rule("TIME-STA-7", "TIME-STA-9", "TIME-STA-11")
def test_the_space_leads_to_the_revealed_card_and_its_own_position_is_empty() -> None:
    spaces = {"blue": "cellar-e", "green": "cellar-b", "pink": "cellar-b"}
    scene = table(here="cellar", space=spaces)
    scene.do(0, "first", "offer cellar-e-1")
    assert "offer cellar-c-1" in scene.keys(0)
    scene.do(0, "offer cellar-c-1")
    scene.shows(holder={"element-4": "blue"})
    scene.do(0, "done")
    assert scene.keys(1)[:2] == ["cellar-d", "cellar-e"]


@rule("TIME-EX-18", "TIME-CHG-12", "TIME-CHG-14", "TIME-CHG-17", "TIME-CHG-18")
def test_leaving_a_red_place_costs_two_more() -> None:
    spaces = dict.fromkeys(("blue", "green", "pink"), "cellar-b")
    scene = table(here="cellar", space=spaces, die=[1])
    enter(scene, "leave", "leave", "leave")
    enter(scene, "roof", "roof", "roof")
    scene.shows(time=16, here="roof", captain="1", space=None)


@rule("TIME-CHG-15", "TIME-CHG-19")
def test_going_to_a_red_place_costs_the_die_alone() -> None:
    scene = table(die=[2])
    enter(scene, "leave", "leave", "leave")
    enter(scene, "cellar", "cellar", "cellar")
    scene.shows(time=17, here="cellar")


@rule("TIME-EX-17", "TIME-CHG-4", "TIME-CHG-7", "TIME-PLN-3")
def test_every_other_place_on_the_plan_can_be_chosen() -> None:
    scene = table(phase="leaving", space={})
    assert scene.keys(0) == ["cellar", "roof"]


@rule("TIME-CHG-8", "TIME-CHG-9", "TIME-CAP-5")
def test_most_votes_decide_and_the_captain_breaks_a_tie() -> None:
    scene = table(phase="leaving", space={}, die=[0])
    enter(scene, "cellar", "roof", "roof")
    scene.shows(here="roof")
    plan = {"hall": True, "cellar": True, "roof": True, "attic": True}
    scene = table(phase="leaving", space={}, plan=plan, die=[0], captain=1)
    enter(scene, "cellar", "attic", "roof")
    scene.shows(here="attic")


@rule("TIME-CHG-1", "TIME-CHG-3", "TIME-TU-18")
def test_a_majority_leaves_between_two_units_of_time() -> None:
    scene = table()
    enter(scene, "leave", "nothing", "leave")
    scene.shows(phase="leaving", time=20)
    scene = table()
    enter(scene, "leave", "nothing", "nothing")
    assert scene.state.pending() == [0], "who wanted to leave decides for an action"
    assert "leave" not in scene.keys(0)


@rule("TIME-EX-36", "TIME-CHG-20", "TIME-TEN-6")
def test_an_unfinished_test_is_whole_again_on_the_next_visit() -> None:
    spaces = {"blue": "hall-c", "green": "hall-b", "pink": "hall-b"}
    scene = table(space=spaces, test={"hall-c": "laid"}, pile_1={"hall-c": 1}, die=[0, 0])
    enter(scene, "leave", "leave", "leave")
    enter(scene, "roof", "roof", "roof")
    enter(scene, "stay-out", "stay-out", "stay-out")
    enter(scene, "hall", "hall", "hall")
    enter(scene, "hall-b", "hall-c", "hall-b")
    scene.shows(pile_1={"hall-c": 2}, pile_2={"hall-c": 3})


@rule("TIME-CHG-21", "TIME-FAI-1", "TIME-FAI-4", "TIME-FAI-5")
def test_time_that_runs_out_on_the_way_ends_the_run_before_the_place_is_opened() -> None:
    scene = table(time=2, die=[2])
    enter(scene, "leave", "leave", "leave")
    events = enter(scene, "roof", "roof", "roof")
    scene.shows(time=None, phase="judging", here="hall", failure="time")
    assert "opens" not in heard(events, None)


@rule("TIME-EX-25", "TIME-LCK-2", "TIME-CHG-23", "TIME-SYM-1")
def test_a_locked_agent_can_neither_move_nor_be_taken_away() -> None:
    spaces = {"blue": "hall-f", "green": "hall-b", "pink": "hall-b"}
    scene = table(space=spaces, test={"hall-f": "laid"}, pile_1={"hall-f": 3})
    assert scene.keys(0) == ["roll", "nothing"]
    assert "leave" not in scene.keys(1)
    with pytest.raises(Refusal, match="action/unknown-key"):
        scene.do(0, "hall-b")


@rule("TIME-LCK-3", "TIME-LCK-4")
def test_others_may_come_and_are_bound_too() -> None:
    spaces = {"blue": "hall-f", "green": "hall-b", "pink": "hall-b"}
    scene = table(space=spaces, test={"hall-f": "laid"}, pile_1={"hall-f": 3})
    enter(scene, "nothing", "hall-f", "nothing")
    scene.do(0, "rest")
    assert scene.keys(1) == ["roll", "nothing"]


@rule("TIME-ADV-1", "TIME-ADV-2", "TIME-ADV-4", "TIME-LCK-5", "TIME-TST-12")
def test_a_defeated_adversary_is_gone_and_frees_whoever_was_there() -> None:
    spaces = {"blue": "hall-b", "green": "hall-b", "pink": "hall-f"}
    scene = table(space=spaces, test={"hall-f": "laid"}, pile_1={"hall-f": 1}, dice=[2, 0, 0, 0])
    enter(scene, "nothing", "nothing", "roll")
    scene.do(0, "rest")
    scene.shows(gone={"hall-f": True}, yellow={"pink": 1})
    assert "hall-f" not in scene.keys(0)
    assert "hall-b" in scene.keys(2)


@rule("TIME-CHG-13", "TIME-SYM-17")
def test_an_effect_moves_the_group_with_the_die_and_the_surcharge() -> None:
    spaces = {"blue": "cellar-e", "green": "cellar-b", "pink": "cellar-b"}
    scene = table(here="cellar", space=spaces, die=[0])
    scene.do(0, "first", "offer cellar-e-4")
    scene.shows(here="roof", time=20 - 2 - 1 - 2, captain="1")
