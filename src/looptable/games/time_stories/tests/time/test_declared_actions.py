"""A declared action is the one declared (TIME-OPEN-4): every action against all that can come before it.

Green declares something at the gate; then the unit of time is spent, and Blue or something free comes before Green.
"""

from typing import Any

import pytest

from looptable.games.time_stories.tests.missions.gate import (
    ACTIONS,
    AXE,
    BOOTS,
    CHARM,
    DRUG,
    IRONS,
    KEY,
    ROD,
    came_of,
    cells,
    gate,
)
from looptable.games.time_stories.tests.missions.proving_ground import HIT, heard, table
from looptable.testing import Table, rule

pytestmark = pytest.mark.both_builds

# How the table changes: by the reward of the gate, which Blue passes, or by something free.
CHANGES: dict[str, dict[str, str]] = {
    "nothing": {},
    "test passed": {"passed": "gain 1 yellow"},
    "card replaced": {"passed": "reveal ambush"},
    "and locked": {"passed": "reveal ambush", "ambush": "lock = true"},
    "card removed": {"passed": "discard gate"},
    "adversary gone": {"passed": "gain 1 yellow", "lock": "adversary = true"},
    "aim removed": {"passed": "discard clock"},
    "killed": {"passed": "take 9 life from everybody here"},
    "time run out": {"passed": "lose 20 time"},
    "sent away": {"passed": "go to cellar"},
    "things lost": {"passed": "lose element charm; lose element rod; lose element axe"},
    "moved": {},
    "handed over": {},
    "in irons": {},
    "drugged": {},
}
FREELY: dict[str, tuple[int, str, tuple[str, ...]]] = {
    "moved": (1, "first green", (f"use {BOOTS}.1",)),
    "handed over": (
        1,
        "first green",
        (f"give {CHARM} to blue", f"give {ROD} to blue", f"give {AXE} to blue", "done"),
    ),
    "in irons": (0, "first blue", (f"give {IRONS} to green",)),
    "drugged": (1, "first green", (f"use {DRUG}.1", "done")),
}
"""Free deeds before Green acts: the seat, the word of the Time Captain, the keys."""
MATRIX = """
                roll      move      nothing   rod       axe       charm
nothing         rolls     moves     struck    rolls     acts      acts
test passed     void      moves     quiet     void      acts      acts
card replaced   void      moves     quiet     void      void      acts
and locked      void      void      quiet     void      void      acts
card removed    void      moves     quiet     void      void      acts
adversary gone  void      moves     quiet     void      void      acts
aim removed     void      void      quiet     void      acts      acts
killed          dead      dead      dead      dead      dead      dead
time run out    run over  run over  run over  run over  run over  run over
sent away       away      away      away      away      away      away
things lost     void      moves     quiet     void      void      void
moved           void      void      quiet     void      void      acts
handed over     rolls     moves     struck    void      void      void
in irons        void      void      struck    void      acts      acts
drugged         rolls     moves     struck    rolls     acts      acts
"""


def act_after(change: str, action: str, **position: Any) -> tuple[Table, str]:
    """Green's declaration, after a change that comes before it; Pink has gone to the bench."""
    by_blue = bool(CHANGES[change])
    irons = {IRONS: "blue"} if change == "in irons" else {}
    scene = gate(**CHANGES[change], holder=irons, **position)
    scene.do(0, "roll" if by_blue else "nothing")
    scene.do(1, ACTIONS[action])
    scene.do(2, "hall-b")
    scene.do(0, "pink")
    if change in FREELY:
        seat, first, deeds = FREELY[change]
        scene.do(0, first)
        scene.do(seat, *deeds)
        if "done" in scene.keys(seat):
            scene.do(seat, "done")
    return scene, came_of(scene.do(0, "blue" if by_blue else "green"))


@rule("TIME-OPEN-4", "TIME-TU-16", "TIME-SEV-5", "TIME-OPEN-16", "TIME-DTH-18")
@pytest.mark.parametrize(("change", "action", "expected"), cells(MATRIX))
def test_what_was_declared_is_done_or_nothing_is(change: str, action: str, expected: str) -> None:
    assert act_after(change, action)[1] == expected


@rule("TIME-OPEN-4")
@pytest.mark.parametrize(
    ("change", "action", "expected"),
    [
        ("card replaced", "roll", "rolls"),
        ("moved", "roll", "rolls"),
        ("moved", "nothing", "struck"),
    ],
)
def test_older_matches_keep_the_roll_on_whatever_lies_there(
    change: str, action: str, expected: str
) -> None:
    assert act_after(change, action, bound_deeds=False)[1] == expected


@rule("TIME-OPEN-47", "TIME-SYM-18")
@pytest.mark.parametrize("action", ACTIONS)
def test_an_action_lost_in_a_unit_is_that_of_the_next_one(action: str) -> None:
    scene, _ = act_after("drugged", action)
    if "receptacle-elizia.1 no" in scene.keys(1):
        scene.do(1, "receptacle-elizia.1 no")
    if 1 not in scene.state.pending():
        scene.do(0, "blue")
    assert "nothing" in scene.keys(1)
    assert not {"roll", "hall-b", "hall-f"} & set(scene.keys(1))


# The goal of a move.


@rule("TIME-OPEN-4", "TIME-TU-7")
def test_a_move_leads_to_its_space_whatever_lies_there_by_then() -> None:
    scene = gate(space={"blue": "hall-d", "green": "hall-c", "pink": "hall-b"},
                 test={"hall-d": "laid"}, pile_1={"hall-d": 1}, dice=[HIT])  # fmt: skip
    scene.do(0, "first", "offer hall-d-1")
    for seat, key in enumerate(("nothing", "hall-d", "nothing")):
        scene.do(seat, key)
    events = scene.do(0, "green")
    assert came_of(events) == "moves"
    assert [event.data["card"] for event in events if event.kind == "reads"] == ["ground.hall-e"]


@rule("TIME-OPEN-4", "TIME-SEA-8", "TIME-SEA-12")
@pytest.mark.parametrize(
    ("keys", "expected"), [((), "moves"), ((f"give {KEY} to blue", "done"), "void")]
)
def test_a_key_that_is_handed_on_shuts_the_way_that_was_declared(
    keys: tuple[str, ...], expected: str
) -> None:
    scene = gate(holder={KEY: "green"})
    for seat, key in enumerate(("nothing", "hall-h", "hall-b")):
        scene.do(seat, key)
    if keys:
        scene.do(0, "first green")
        scene.do(1, *keys)
    assert came_of(scene.do(0, "green")) == expected


# Cards with several tests.

SISTER = """[[card.test]]
characteristic = "combat"
shields = ["2 skull"]
passed = "gain 1 brown"
"""


@rule("TIME-OPEN-4", "TIME-OPEN-51")
@pytest.mark.parametrize(
    ("either", "declared", "expected"),
    [("", "roll", "void"), ("", "roll-2", "rolls"), ("either = true", "roll-2", "void")],
)
def test_a_roll_for_one_test_of_a_card_is_none_for_its_sister(
    either: str, declared: str, expected: str
) -> None:
    scene = gate(lock=either, sister=SISTER, test={"hall-c": "laid", "hall-c-2": "laid"},
                 pile_1={"hall-c": 1, "hall-c-2": 2})  # fmt: skip
    for seat, key in enumerate(("roll", declared, "hall-b")):
        scene.do(seat, key)
    scene.do(0, "pink")
    events = scene.do(0, "blue")
    assert came_of(events) == expected
    scene.shows(time=19)


# Things of the dead, which all may use.


@rule("TIME-OPEN-4", "TIME-OBJ-7", "TIME-OPEN-31")
@pytest.mark.parametrize("by", ["use", "take"])
def test_an_ability_of_the_dead_is_gone_when_another_has_used_or_taken_its_element(by: str) -> None:
    scene = gate(holder={CHARM: "pink"}, returns_at={"pink": 13}, space={
        "blue": "hall-c", "green": "hall-c"})  # fmt: skip
    scene.do(0, ACTIONS["charm"] if by == "use" else "nothing")
    scene.do(1, ACTIONS["charm"])
    scene.do(2, "stay")
    if by == "take":
        scene.do(0, "first blue", f"take {CHARM}", "done")
    assert came_of(scene.do(0, "blue" if by == "use" else "green")) == "void"


# The whole group.


@rule("TIME-SEA-13", "TIME-OPEN-10", "TIME-OPEN-4")
def test_a_way_for_the_whole_group_is_asked_for_again_when_one_changes_their_mind() -> None:
    scene = table(here="roof", space=dict.fromkeys(("blue", "green", "pink"), "roof-g"))
    scene.do(0, "roof-d")
    scene.do(1, "roof-d")
    events = scene.do(2, "nothing")
    assert "group-refused" in heard(events, None)
    assert scene.state.pending() == [0, 1]
    scene.shows(time=20)
