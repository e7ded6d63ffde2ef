"""Declining: everything that the book offers to a player and does not demand can be left.

The last test reads the ledger: a rule that says *may*, *can*, *up to* or *if you like* has a test here in which
somebody declines, or a line that says why it offers a player nothing.
"""

import re
import sys
from pathlib import Path
from typing import Any

import pytest

from looptable.games import time_stories
from looptable.games.time_stories.tests.missions.builder import card, offer
from looptable.games.time_stories.tests.missions.five_receptacles import acts, answer, five
from looptable.games.time_stories.tests.missions.proving_ground import (
    BLANK,
    HIT,
    ground,
    hall_with,
    heard,
    table,
)
from looptable.testing import Table, rule

pytestmark = pytest.mark.both_builds

GATE: dict[str, Any] = {
    "test": {"hall-c": "laid"},
    "pile_1": {"hall-c": 2},
    "pile_2": {"hall-c": 3},
}
TOGETHER = dict.fromkeys(("blue", "green", "pink"), "hall-c")


def at(blue: str, green: str = "hall-b", pink: str = "hall-b") -> dict[str, str]:
    """The spaces of the three agents."""
    return {"blue": blue, "green": green, "pink": pink}


def everybody(of: Table, key: str) -> list[str]:
    """All choose the same; the kinds of events that follow."""
    return [kind for seat in range(3) for kind in heard(of.do(seat, key), None)]


def fallen(**position: Any) -> Table:
    """Blue may return from the vortex: the marker is on 14, its pawn on 13."""
    spaces = {"green": "hall-b", "pink": "hall-b"}
    return table(time=14, returns_at={"blue": 13}, space=spaces, **position)


def spend(of: Table) -> None:
    """A unit of time in which nobody does anything."""
    for seat in of.state.pending():
        of.do(seat, "stay" if "stay" in of.keys(seat) else "nothing")
    of.do(0, "rest")


# Runs and receptacles.


def failed(**position: Any) -> Table:
    """A run is over."""
    start = {"phase": "judging", "ending": "out-of-time", "failure": "time", "time": 0}
    return Table(ground(), {**table().state.position(), **start, **position})


@rule("TIME-CPT-5")
def test_a_team_that_has_enough_makes_no_other_run() -> None:
    scene = failed()
    assert "given-up" in everybody(scene, "stop")
    assert scene.state.outcome() is not None


@rule("TIME-RCP-11", "TIME-RST-6")
def test_nobody_has_to_take_another_receptacle_in_the_next_run() -> None:
    before = table().state.position()["receptacle"]
    scene = failed()
    everybody(scene, "again")
    while scene.state.position().get("phase") is None:
        (seat,) = scene.state.pending()
        scene.do(seat, before[("blue", "green", "pink")[seat]])
    scene.shows(receptacle=before)


@rule("TIME-OPEN-43", "TIME-OBJ-4", "TIME-CHG-22")
def test_things_that_could_be_handed_over_off_the_board_stay_where_they_are() -> None:
    scene = table(phase="entering", space={}, holder={"element-2": "blue"})
    assert "first" in scene.keys(0)
    everybody(scene, "hall-b")
    scene.shows(holder={"element-2": "blue"}, phase="exploring")


# Entering and leaving.


@rule("TIME-ENT-6", "TIME-ENT-7")
def test_a_team_that_may_go_on_at_once_enters_and_its_agents_stand_apart() -> None:
    scene = table(phase="entering", space={})
    assert all("stay-out" in scene.keys(seat) for seat in range(3))
    for seat, space in enumerate(("hall-b", "hall-c", "hall-d")):
        scene.do(seat, space)
    scene.shows(space=at("hall-b", "hall-c", "hall-d"), here="hall")


@rule("TIME-SEA-10")
def test_nobody_has_to_go_to_a_card_that_a_token_has_opened() -> None:
    scene = table(here="roof", phase="entering", space={}, tokens={"blue-1": True})
    assert all("roof-b" in scene.keys(seat) for seat in range(3))
    everybody(scene, "roof-g")
    everybody(scene, "nothing")
    scene.shows(space=dict.fromkeys(("blue", "green", "pink"), "roof-g"), time=19)


@rule("TIME-CHG-1")
def test_a_team_that_may_leave_stays() -> None:
    scene = table()
    assert all("leave" in scene.keys(seat) for seat in range(3))
    everybody(scene, "nothing")
    scene.shows(here="hall", time=19)


@rule("TIME-CHG-6")
def test_a_place_that_was_visited_is_passed_over_for_a_new_one() -> None:
    scene = table(phase="leaving", visited={"hall": True, "cellar": True}, space={})
    assert {"cellar", "roof"} <= set(scene.keys(0))
    everybody(scene, "roof")
    scene.shows(here="roof")


# Units of time and tests.


@rule("TIME-TU-15")
def test_all_may_do_the_same() -> None:
    scene = table()
    everybody(scene, "hall-c")
    scene.do(0, "rest")
    scene.shows(space=TOGETHER, time=19)


@rule("TIME-TST-13", "TIME-LCK-3")
def test_nobody_has_to_roll_or_to_come_and_help() -> None:
    scene = table(space=at("hall-f"), test={"hall-f": "laid"}, pile_1={"hall-f": 3})
    assert "roll" in scene.keys(0)
    assert "hall-f" in scene.keys(1)
    everybody(scene, "nothing")
    scene.do(0, "rest")
    scene.shows(pile_1={"hall-f": 3}, space=at("hall-f"), time=19)


@rule("TIME-TEN-2", "TIME-TEN-3")
def test_a_test_that_could_be_left_or_given_up_is_gone_on_with() -> None:
    scene = table(space=at("hall-c"), dice=[BLANK] * 2, **GATE)
    for _ in range(2):
        assert "hall-b" in scene.keys(0)
        acts(scene, "roll", "nothing", "nothing")
        answer(scene, 0, "no")
        if "rest" in scene.keys(0):
            scene.do(0, "rest")
    scene.shows(space=at("hall-c"), time=18, **GATE)


@rule("TIME-LEV-2")
def test_a_test_that_one_has_left_need_not_be_gone_on_with() -> None:
    scene = table(space=TOGETHER, **GATE)
    everybody(scene, "hall-b")
    scene.do(0, "rest")
    scene.shows(space=at("hall-b"), **GATE)


# The vortex.


@rule("TIME-DTH-6", "TIME-OPEN-27", "TIME-EX-29")
def test_nobody_has_to_return_as_soon_as_it_is_time() -> None:
    scene = fallen()
    spend(scene)
    scene.do(0, "wait")
    scene.shows(returns_at={"blue": 13}, phase="exploring")


@rule("TIME-DTH-5", "TIME-OPEN-31", "TIME-OPEN-30")
def test_things_of_the_dead_are_left_to_them() -> None:
    scene = fallen(holder={"element-1": "blue"}, yellow={"blue": 2})
    scene.do(1, "first")
    assert {"take element-1", "claim yellow from blue"} <= set(scene.keys(1))
    scene.do(1, "done")
    spend(scene)
    scene.do(0, "hall-b")
    scene.shows(holder={"element-1": "blue"}, yellow={"blue": 2}, returns_at=None)


# Things, offers, powers.


@rule("TIME-OBJ-3")
def test_an_element_that_could_be_handed_over_is_kept() -> None:
    scene = table(holder={"element-1": "blue"})
    scene.do(0, "first")
    assert "give element-1 to green" in scene.keys(0)
    scene.do(0, "done")
    everybody(scene, "nothing")
    scene.shows(holder={"element-1": "blue"}, time=19)


@rule("TIME-STA-11")
def test_a_card_that_may_be_revealed_stays_where_it_is() -> None:
    bench = card(
        "bench",
        offer("search", "gain element key; gain element badge"),
        offer("look", "may: reveal statue"),
    )
    scene = table(hall_with(bench))
    scene.do(0, "first", "offer hall-b-2")
    events = answer(scene, 0, "no")
    assert "revealed" not in heard(events, None)
    scene.shows(over_card=None)


@rule("TIME-POW-5", "TIME-POW-6")
def test_vasil_keeps_his_tokens() -> None:
    scene = five("vasil", space=at("hall-c"), store={"blue": 3}, life={"blue": 2, "green": 6,
                 "pink": 2}, dice=[BLANK], **GATE)  # fmt: skip
    scene.do(0, "first")
    assert "use receptacle-vasil.2" in scene.keys(0)
    scene.do(0, "done")
    acts(scene, "roll", "nothing", "nothing")
    events = answer(scene, 0, "no")
    assert [len(e.data["face"]) for e in events if e.kind == "rolled"] == [1]  # type: ignore[arg-type]
    scene.shows(store={"blue": 3}, life={"blue": 2, "green": 6, "pink": 2})


@rule("TIME-POW-8")
def test_marie_leaves_her_dice_as_they_fell() -> None:
    scene = five("marie", space=at("hall-c"), dice=[BLANK], **GATE)
    acts(scene, "roll", "nothing", "nothing")
    answer(scene, 0, "no")
    scene.shows(pile_1={"hall-c": 2})


@rule("TIME-POW-9")
def test_elizia_rerolls_nothing() -> None:
    scene = five("elizia", space=at("hall-c"), dice=[HIT, BLANK, BLANK], **GATE)
    acts(scene, "roll", "nothing", "nothing")
    events = answer(scene, 0, "no")
    assert "die-changed" not in heard(events, None)
    scene.shows(pile_1={"hall-c": 1})


@rule("TIME-POW-10")
def test_elizia_heals_nobody_on_the_way() -> None:
    scene = five("elizia", green={"blue": 3}, life={"blue": 6, "green": 1, "pink": 2}, die=[0])
    everybody(scene, "leave")
    everybody(scene, "roof")
    answer(scene, 0, "no")
    scene.shows(green={"blue": 3}, life={"blue": 6, "green": 1, "pink": 2}, here="roof")


# All of them.

OPTIONAL = re.compile(r"^- \*\*(TIME-\w+-\d+)\*\*.*\b(?:may|can|up to|if you like)\b", re.MULTILINE)
NO_OPTION = {
    "the deck, or the engine, has it or not": """
        CPT-1 DCK-5 MIS-3 PLN-4 LOC-1 RCP-3 RCP-7 RCP-8 RST-9 POW-18 POW-20 OPEN-25 OPEN-50 OPEN-51 OPEN-32 OPEN-38""",
    "it is a ban or a bound": """
        SEA-2 SEA-3 SEA-7 ENT-8 ICO-1 ICO-7 INF-1 INF-3 RCP-6 CHG-7 TU-7 TU-14 TST-1 TST-8 OBJ-1 POW-13
        EX-3 EX-14 OPEN-10 OPEN-12 OPEN-21 OPEN-46 OPEN-5 ICO-6""",
    "it says who sees a card; it lies open, and nobody has to look": """
        BAS-7 LAY-7 ENT-9 INF-2 INF-5 INF-14 TU-9 DTH-16 RST-8 SAV-8 EX-1 EX-2 EX-12 OPEN-29""",
    "it is about talk, which the rules leave to people": "ENT-4 INF-6 INF-8 INF-12 DTH-4",
    "it is about what can happen to somebody": "TST-3 SYM-4 DTH-14 RST-1 SAV-1",
    "the word stands in the reason": "OPEN-17",
}


def test_every_optional_rule_of_the_ledger_has_somebody_who_declines() -> None:
    ledger = (Path(time_stories.__file__).parent / "ledger.md").read_text("utf-8")
    optional = set(OPTIONAL.findall(ledger))
    idle = [f"TIME-{id}" for ids in NO_OPTION.values() for id in ids.split()]
    declined = {
        id
        for name, test in vars(sys.modules[__name__]).items()
        if name.startswith("test_")
        for mark in getattr(test, "pytestmark", ())
        for id in mark.args
    }
    assert len(idle) == len(set(idle))
    assert set(idle) <= optional, "no longer says so"
    assert not declined & set(idle)
    assert optional - declined == set(idle), "without a declining test"
