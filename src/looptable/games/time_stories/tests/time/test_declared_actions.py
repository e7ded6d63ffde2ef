"""A declared action is what was declared (TIME-OPEN-4): every action against all that can come before it.

Green declares something on the gate, and Blue, who acts before, changes the table; or somebody does something
free before time is spent.
"""

from typing import Any

import pytest

from looptable.engine.contract.event import Event
from looptable.games.time_stories.tests.missions.proving_ground import (
    BLANK,
    FILES,
    HIT,
    heard,
    table,
)
from looptable.testing import Table, rule

pytestmark = pytest.mark.both_builds

HALL = """
[[card]]
id = "bench"
[[card]]
id = "gate"
LOCK
[[card.test]]
characteristic = "combat"
shields = ["1 skull"]
passed = "PASSED"
[[card.offer]]
id = "nothing-new"
effect = "gain 1 yellow"
[[card.offer]]
id = "lift"
effect = "reveal ambush"
[[card.offer]]
id = "clear"
effect = "discard clock"
[[card.offer]]
id = "call-off"
effect = "defeat the adversary"
[[card]]
id = "clock"
[[card.test]]
characteristic = "combat"
shields = ["2 skull", "1 heart"]
passed = "win"
[[card]]
id = "ambush"
sign = "forbidden"
AMBUSH
[[card.test]]
characteristic = "combat"
shields = ["2 skull", "1 heart"]
passed = "gain token sun"
[[card]]
id = "hatch"
[[card.offer]]
id = "fall"
effect = "go to cellar"
[[card.offer]]
id = "search"
effect = "gain element key; gain token sun"
[[card.offer]]
id = "confess"
effect = "fail by caught"
"""
ELEMENTS = (
    FILES["elements.toml"]
    + """
[[element]]
id = "charm"
[[element.power]]
when = "action"
effect = "gain 1 yellow"

[[element]]
id = "rod"
[[element.power]]
when = "action"
rolls = "combat"
against = "combat"
effect = "gain 1 brown"

[[element]]
id = "boots"
[[element.power]]
when = "free"
effect = "move to clock"
"""
)
CHARM, ROD, BOOTS = "element-5", "element-6", "element-7"
ACTIONS = {
    "roll": "roll",
    "move": "hall-d",
    "nothing": "nothing",
    "rod": f"use {ROD}.1",
    "charm": f"use {CHARM}.1",
}
"""Declarations of Green; the rod is rolled for a test of combat, the charm for nothing."""


def gate(passed: str, lock: str = "", ambush: str = "", **position: Any) -> Table:
    """All three at the gate; Blue, the guard, acts first, and Green, who is Elizia, holds everything."""
    hall = HALL.replace("PASSED", passed).replace("LOCK", lock).replace("AMBUSH", ambush)
    held = dict.fromkeys((CHARM, ROD, BOOTS), "green")
    start: dict[str, Any] = {
        "bodies": {"blue": "guard", "green": "elizia", "pink": "marie"},
        "space": dict.fromkeys(("blue", "green", "pink"), "hall-c"),
        "test": {"hall-c": "laid"},
        "pile_1": {"hall-c": 1},
        "holder": held,
        "dice": [HIT, BLANK, BLANK, BLANK],
        **position,
    }
    return table(("places/hall.toml", hall), ("elements.toml", ELEMENTS), **start)


def came_of(events: list[Event]) -> str:
    """One word for what became of Green's declaration."""
    kinds = heard(events, None)
    if "failure" in kinds:
        return "run over"
    if "departs" in kinds:
        return "away"
    told = {event.kind for event in events if event.data.get("agent") == "green"}
    for kind, word in WORDS.items():
        if kind in told:
            return word
    return "quiet"


WORDS = {
    "dies": "dead",
    "in-vain": "void",
    "rolled": "rolls",
    "moves": "moves",
    "uses": "acts",
    "hurt": "struck",
}

# How the table changes: what passing the gate does, and the card that may come to light.
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
    "moved": {},
    "handed over": {},
}
MATRIX = """
                roll      move      nothing   rod       charm
nothing         rolls     moves     struck    rolls     acts
test passed     void      moves     quiet     void      acts
card replaced   void      moves     quiet     void      acts
and locked      void      void      quiet     void      acts
card removed    void      moves     quiet     void      acts
adversary gone  void      moves     quiet     void      acts
aim removed     void      void      quiet     void      acts
killed          dead      dead      dead      dead      dead
time run out    run over  run over  run over  run over  run over
sent away       away      away      away      away      away
moved           void      void      quiet     void      acts
handed over     rolls     moves     struck    void      void
"""


def rows(matrix: str) -> list[tuple[str, str, str]]:
    """The cells of a table, each with its row and its column."""
    head, *lines = matrix.strip("\n").splitlines()
    starts = [head.index(word) for word in head.split()]
    cells = []
    for line in lines:
        for start, end in zip(starts, [*starts[1:], None], strict=True):
            name = head[start:end].strip()
            cells.append((line[: starts[0]].strip(), name, line[start:end].strip()))
    return cells


def carried_out(change: str, action: str, **position: Any) -> str:
    """Green's declaration, after a change that comes before it; Pink has gone to the bench."""
    is_free = change in ("nothing", "moved", "handed over")
    scene = gate(**{"passed": "gain 1 yellow", **CHANGES[change]}, **position)
    scene.do(0, "nothing" if is_free else "roll")
    scene.do(1, ACTIONS[action])
    scene.do(2, "hall-b")
    scene.do(0, "pink")
    if change == "moved":
        scene.do(0, "first green")
        scene.do(1, f"use {BOOTS}.1")
    elif change == "handed over":
        scene.do(0, "first green")
        scene.do(1, f"give {CHARM} to blue", f"give {ROD} to blue", "done")
    return came_of(scene.do(0, "green" if is_free else "blue"))


@rule("TIME-OPEN-4", "TIME-TU-16", "TIME-SEV-5", "TIME-OPEN-16", "TIME-DTH-18")
@pytest.mark.parametrize(("change", "action", "expected"), rows(MATRIX))
def test_what_was_declared_is_done_or_nothing_is(change: str, action: str, expected: str) -> None:
    assert carried_out(change, action) == expected


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
    assert carried_out(change, action, bound_deeds=False) == expected


# Before time is spent nothing binds: what can no longer be done as it was declared is asked for again.

FREE = {
    "nothing new": "offer hall-c-1",
    "card replaced": "offer hall-c-2",
    "aim removed": "offer hall-c-3",
    "adversary gone": "offer hall-c-4",
}
AGAIN = """
                roll      move      nothing   rod       charm     leave
nothing new     stands    stands    stands    stands    stands    stands
card replaced   again     again     again     again     again     again
aim removed     stands    again     stands    stands    stands    stands
adversary gone  again     stands    again     again     again     stands
"""


def asked_again(change: str, action: str) -> tuple[Table, bool]:
    """Green has declared, then Pink does something free; says if Green has to decide again."""
    scene = gate("gain 1 yellow", "adversary = true", "lock = true")
    scene.do(1, ACTIONS.get(action, action))
    events = scene.do(2, "first", FREE[change])
    if 1 not in scene.state.pending() and 2 in scene.state.pending() and "done" in scene.keys(2):
        events += scene.do(2, "done")
    is_told = "reconsiders" in heard(events, 0)
    assert is_told == (1 in scene.state.pending())
    return scene, is_told


@rule("TIME-OPEN-4", "TIME-TU-2", "TIME-CHG-23")
@pytest.mark.parametrize(("change", "action", "expected"), rows(AGAIN))
def test_until_time_is_spent_a_changed_table_is_decided_on_again(
    change: str, action: str, expected: str
) -> None:
    scene, again = asked_again(change, action)
    assert ("again" if again else "stands") == expected
    if again:
        scene.shows(time=20)
        assert scene.keys(1)


@rule("TIME-CHG-23")
def test_a_vote_to_leave_falls_when_a_colleague_is_locked_meanwhile() -> None:
    scene, _ = asked_again("card replaced", "leave")
    assert "leave" not in scene.keys(1)


@rule("TIME-OPEN-4", "TIME-ENT-8", "TIME-SEA-8")
def test_an_entry_by_a_key_that_is_handed_on_is_decided_on_again() -> None:
    spaces = {"here": "roof", "phase": "entering", "space": {}, "tokens": {"blue-1": True}}
    scene = table(**spaces, holder={"element-1": "blue"})
    scene.do(0, "roof-f")
    events = scene.do(1, "roof-g")
    assert "reconsiders" not in heard(events, None)
    keyed = table(**spaces, bodies={"green": "madeleine"}, holder={"element-1": "green"})
    keyed.do(0, "roof-f")
    events = keyed.do(1, "first", "give element-1 to pink")
    while "done" in keyed.keys(1):
        events += keyed.do(1, "done")
    assert "reconsiders" in heard(events, None)
    assert "roof-f" not in keyed.keys(0)


# A power around a roll may end the test that is rolled for.


@rule("TIME-TST-11", "TIME-TST-16", "TIME-OPEN-4")
@pytest.mark.parametrize(
    ("when", "effect", "rolls"),
    [
        ("before-roll", "defeat the adversary", 0),
        ("before-roll", "move to clock", 0),
        ("after-roll", "defeat the adversary", 1),
    ],
)
def test_a_test_is_passed_once_and_rolled_for_only_while_it_is_there(
    when: str, effect: str, rolls: int
) -> None:
    bodies = FILES["receptacles.toml"].replace(
        'when = "after-roll"\neffect = "may: reroll a die"', f'when = "{when}"\neffect = "{effect}"'
    )
    hall = HALL.replace("PASSED", "gain 1 yellow").replace("LOCK", "adversary = true")
    scene = table(
        ("places/hall.toml", hall.replace("AMBUSH", "")),
        ("receptacles.toml", bodies),
        ("elements.toml", ELEMENTS),
        space={"blue": "hall-b", "green": "hall-c", "pink": "hall-b"},
        test={"hall-c": "laid"},
        pile_1={"hall-c": 1},
        dice=[HIT, HIT, HIT],
    )
    for seat, key in enumerate(("nothing", "roll", "nothing")):
        scene.do(seat, key)
    kinds = heard(scene.do(0, "rest"), None)
    assert kinds.count("rolled") == rolls
    assert kinds.count("gains-resource") == int("defeat" in effect)
