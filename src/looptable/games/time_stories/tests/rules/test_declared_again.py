"""Until the unit of time is spent nothing binds: a declaration on a changed table is decided on again (TIME-OPEN-4)."""

from typing import Any

import pytest

from looptable.games.time_stories.tests.missions import proving_ground as ground
from looptable.games.time_stories.tests.missions.builder import card, place
from looptable.games.time_stories.tests.missions.gate import (
    ACTIONS,
    ELEMENTS,
    HALL,
    KEY,
    cells,
    gate,
)
from looptable.games.time_stories.tests.missions.proving_ground import (
    FILES,
    HIT,
    heard,
    table,
)
from looptable.testing import Table, rule

pytestmark = pytest.mark.both_builds

FREE = {
    "nothing new": "offer hall-c-1",
    "card replaced": "offer hall-c-2",
    "and locked": "offer hall-c-2",
    "aim removed": "offer hall-c-3",
    "adversary gone": "offer hall-c-4",
    "unit lost": "offer hall-c-5",
    "things lost": "offer hall-c-6",
}
AGAIN = """
                roll      move      nothing   rod       axe       charm     leave
nothing new     stands    stands    stands    stands    stands    stands    stands
card replaced   again     stands    again     again     again     again     stands
and locked      again     again     again     again     again     again     again
aim removed     stands    again     stands    stands    stands    stands    stands
adversary gone  again     stands    again     again     again     again     stands
unit lost       again     again     again     again     again     again     stands
things lost     stands    stands    stands    again     again     again     stands
"""


def asked_again(change: str, action: str, **position: Any) -> tuple[Table, bool]:
    """Green has declared, then Pink does something free; says if Green has to decide again."""
    lock = "lock = true" if change == "and locked" else ""
    scene = gate(lock="adversary = true", ambush=lock, **position)
    scene.do(1, ACTIONS.get(action, action))
    events = scene.do(2, "first", FREE[change])
    if 1 not in scene.state.pending() and 2 in scene.state.pending() and "done" in scene.keys(2):
        events += scene.do(2, "done")
    is_told = "reconsiders" in heard(events, 0)
    assert is_told == (1 in scene.state.pending())
    return scene, is_told


@rule("TIME-OPEN-4", "TIME-TU-2", "TIME-CHG-23")
@pytest.mark.parametrize(("change", "action", "expected"), cells(AGAIN))
def test_until_time_is_spent_a_changed_table_is_decided_on_again(
    change: str, action: str, expected: str
) -> None:
    scene, again = asked_again(change, action)
    assert ("again" if again else "stands") == expected
    if again:
        scene.shows(time=20)
        assert scene.keys(1)


@rule("TIME-OPEN-47", "TIME-SYM-18")
def test_a_unit_that_is_lost_takes_the_action_that_was_declared_before() -> None:
    scene, _ = asked_again("unit lost", "move")
    assert scene.keys(1)[0] == "nothing"
    assert "hall-d" not in scene.keys(1)


@rule("TIME-CHG-23")
def test_a_vote_to_leave_falls_when_a_colleague_is_locked_meanwhile() -> None:
    scene, _ = asked_again("and locked", "leave")
    assert "leave" not in scene.keys(1)


@rule("TIME-OPEN-7", "TIME-DTH-4", "TIME-OPEN-4")
@pytest.mark.parametrize(("declared", "keys"), [("roll", ["stay", "leave"]), ("leave", [])])
def test_who_dies_before_time_is_spent_has_a_vote_and_no_action(
    declared: str, keys: list[str]
) -> None:
    scene = gate(space={"blue": "hall-b", "green": "hall-c", "pink": "hall-c"})
    scene.do(1, declared)
    events = scene.do(2, "first", "offer hall-c-7")
    assert {"green", "pink"} == {event.data["agent"] for event in events if event.kind == "dies"}
    assert scene.keys(1) == keys
    scene.shows(time=20)


@rule("TIME-OPEN-4", "TIME-OPEN-7")
@pytest.mark.parametrize(("vote", "is_asked"), [("stay", False), ("leave", True)])
def test_of_the_votes_of_the_dead_only_one_to_leave_falls_behind_a_lock(
    vote: str, is_asked: bool
) -> None:
    spaces = {"blue": "hall-c", "green": "hall-c"}
    scene = gate(
        lock="adversary = true", ambush="lock = true", returns_at={"pink": 3}, space=spaces
    )
    scene.do(2, vote)
    events = scene.do(1, "first", "offer hall-c-2", "done")
    assert ("reconsiders" in heard(events, 2)) == is_asked
    assert 2 not in scene.state.pending(), "nobody can leave, so there is nothing left to ask"


@rule("TIME-OPEN-4", "TIME-SEA-8")
def test_a_move_by_a_key_that_a_colleague_hands_on_is_decided_on_again() -> None:
    scene = gate(holder={KEY: "blue"}, bodies={"blue": "altace"})
    scene.do(1, "hall-h")
    events = scene.do(0, "first", f"give {KEY} to pink")
    while "done" in scene.keys(0):
        events += scene.do(0, "done")
    assert "reconsiders" in heard(events, None)
    assert "hall-h" not in scene.keys(1)


# Entering.

ENTRY = {"here": "roof", "phase": "entering", "space": {}, "tokens": {"blue-1": True}}


@rule("TIME-OPEN-4", "TIME-ENT-8", "TIME-SEA-8")
def test_an_entry_by_a_key_that_is_handed_on_is_decided_on_again() -> None:
    scene = table(**ENTRY, holder={"element-1": "blue"})
    scene.do(0, "roof-f")
    events = scene.do(1, "roof-g")
    assert "reconsiders" not in heard(events, None)
    keyed = table(**ENTRY, bodies={"green": "madeleine"}, holder={"element-1": "green"})
    keyed.do(0, "roof-f")
    events = keyed.do(1, "first", "give element-1 to pink")
    while "done" in keyed.keys(1):
        events += keyed.do(1, "done")
    assert "reconsiders" in heard(events, None)
    assert "roof-f" not in keyed.keys(0)


@rule("TIME-OPEN-4", "TIME-ICO-7", "TIME-ENT-6")
def test_who_stays_out_decides_again_when_somebody_must_enter_by_now() -> None:
    sealed = {"receptacles": ["marie"], "key": "key"}
    shrine = card("clock", sealed=sealed, sign="required")
    hall = place("hall", *ground.HALL[:3], shrine, *ground.HALL[4:])
    scene = table(hall, phase="entering", space={}, holder={KEY: "green"})
    scene.do(0, "stay-out")
    events = scene.do(1, "first", f"give {KEY} to blue")
    while "done" in scene.keys(1):
        events += scene.do(1, "done")
    assert "reconsiders" in heard(events, None)
    assert "hall-e" in scene.keys(0)
    assert "stay-out" not in scene.keys(0)


# A power around a roll may end the test that is rolled for.


def rolled_with(when: str, effect: str, key: str) -> list[str]:
    """A roll of Green at the gate, with another power of her receptacle around it; what is heard."""
    bodies = FILES["receptacles.toml"].replace(
        'when = "after-roll"\neffect = "may: reroll a die"', f'when = "{when}"\neffect = "{effect}"'
    )
    hall = HALL.replace("PASSED", "gain 1 yellow").replace("LOCK", "adversary = true")
    scene = table(
        ("places/hall.toml", hall.replace("AMBUSH", "").replace("SISTER", "")),
        ("receptacles.toml", bodies),
        ("elements.toml", ELEMENTS),
        space={"blue": "hall-b", "green": "hall-c", "pink": "hall-b"},
        test={"hall-c": "laid"},
        pile_1={"hall-c": 1},
        dice=[HIT, HIT, HIT],
        holder={"element-6": "green"},
    )
    for seat, one in enumerate(("nothing", key, "nothing")):
        scene.do(seat, one)
    return heard(scene.do(0, "rest"), None)


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
    kinds = rolled_with(when, effect, "roll")
    assert kinds.count("rolled") == rolls
    assert kinds.count("gains-resource") == int("defeat" in effect)


@rule("TIME-OPEN-4", "TIME-TST-16")
@pytest.mark.parametrize(("effect", "gains"), [("add 1 hit", 1), ("move to clock", 0)])
def test_an_ability_rolled_for_a_test_does_nothing_once_its_roller_is_elsewhere(
    effect: str, gains: int
) -> None:
    kinds = rolled_with("after-roll", effect, ACTIONS["rod"])
    assert kinds.count("rolled") == 1
    assert kinds.count("gains-resource") == gains
