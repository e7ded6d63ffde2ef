"""Two missions are kept revealed."""

from typing import Any

import pytest

from looptable.games.the_loop.tests.boards import foo_phase, table
from looptable.testing import rule

FOUR: dict[str, Any] = {
    "mission": {
        "medieval": "clog-up",
        "industrial": "reunite",
        "globalization": "reruns",
        "robots": "dizzy-doctor",
    },
    "revealed": {"medieval": True, "industrial": True},
}


def complete(foo: str, **position: Any) -> Any:
    """Mr Time completes the mission of the industrial era; gives what is revealed then."""
    start = {**FOUR, "progress": {"reunite": 4}, "foo": foo, **position}
    board = table(**start)
    board.do(0, "end", "yes")
    return board.state.position().get("revealed")


@rule("LOOP-REVEAL-1")
def test_two_missions_are_revealed_after_every_loss_and_every_completion() -> None:
    assert complete("end") == {"medieval": True, "globalization": True}
    lost = foo_phase("industrial", [1, 1], rifts={"industrial": 2}, **FOUR)
    lost.shows(revealed={"medieval": True, "globalization": True}, lost=["reunite"])


@rule("LOOP-REVEAL-2")
@pytest.mark.parametrize("foo", ["globalization", "robots"])
def test_the_hidden_mission_in_foos_era_is_revealed(foo: str) -> None:
    assert complete(foo) == {"medieval": True, foo: True}


@rule("LOOP-REVEAL-3")
def test_without_a_mission_in_foos_era_the_next_hidden_one_clockwise_is_revealed() -> None:
    missions = {"mission": {**FOUR["mission"], "dawn": "no-age-dark"}}
    assert complete("end", **missions) == {"medieval": True, "dawn": True}
    assert complete("renaissance", **missions) == {"medieval": True, "globalization": True}


@rule("LOOP-REVEAL-3")
def test_a_revealed_mission_in_foos_era_is_passed_over() -> None:
    assert complete("medieval") == {"medieval": True, "globalization": True}


@rule("LOOP-REVEAL-4")
def test_the_reveal_repeats_until_two_are_revealed() -> None:
    # One drop takes both revealed missions, one after the other.
    board = foo_phase(
        "dawn",
        [1, 1, 2],
        rifts={"dawn": 2, "medieval": 3},
        mission={
            "dawn": "reruns",
            "medieval": "clog-up",
            "end": "reunite",
            "robots": "no-age-dark",
        },
        revealed={"dawn": True, "medieval": True},
    )
    board.shows(lost=["reruns", "clog-up"], revealed={"robots": True, "end": True})


@rule("LOOP-REVEAL-4")
def test_the_reveal_goes_on_where_none_is_revealed() -> None:
    one = {"mission": FOUR["mission"], "revealed": {"industrial": True}}
    assert complete("end", **one) == {"medieval": True, "globalization": True}


@rule("LOOP-REVEAL-4", "LOOP-REVEAL-5")
def test_with_one_mission_left_one_is_revealed() -> None:
    left = {
        "mission": {"industrial": "reunite", "robots": "reruns"},
        "revealed": {"industrial": True, "robots": True},
    }
    assert complete("end", **left) == {"robots": True}


@rule("LOOP-REVEAL-5")
def test_with_no_mission_left_none_is_revealed() -> None:
    last = {"mission": {"industrial": "reunite"}, "revealed": {"industrial": True}}
    assert complete("end", **last) is None


@rule("LOOP-REVEAL-6")
@pytest.mark.parametrize(
    ("literal", "revealed"),
    [
        (False, {"medieval": True, "industrial": True}),
        (True, {"medieval": True, "industrial": True, "robots": True}),
    ],
)
def test_losing_a_hidden_mission_reveals_none_unless_the_text_is_taken_literally(
    literal: bool, revealed: dict[str, bool]
) -> None:
    board = foo_phase(
        "globalization", [1, 1], rifts={"globalization": 2}, literal_reveal=literal, **FOUR
    )
    board.shows(vortex={"globalization": True}, revealed=revealed)
    assert board.state.position()["unused"][-1] == "reruns"


@rule("LOOP-REVEAL-6")
@pytest.mark.parametrize(
    ("literal", "revealed"),
    [
        (False, {"industrial": True, "globalization": True}),
        (True, {"industrial": True, "globalization": True, "robots": True}),
    ],
)
def test_completing_one_of_three_reveals_none_unless_the_text_is_taken_literally(
    literal: bool, revealed: dict[str, bool]
) -> None:
    board = table(
        phase="complete",
        foo="end",
        at={"mr-time": "medieval", "time-prowler": "dawn"},
        literal_reveal=literal,
        mission=FOUR["mission"],
        revealed={"medieval": True, "industrial": True, "globalization": True},
        progress={FOUR["mission"]["medieval"]: 5},
    )
    board.do(0, "yes")
    board.shows(revealed=revealed)


@rule("LOOP-REVEAL-7")
def test_a_revealed_mission_stays_revealed() -> None:
    board = table(
        agents=["mr-time", "v-girl"],
        at={"mr-time": "dawn", "v-girl": "dawn"},
        foo_deck=["robots", "globalization", "dawn"],
        rift_supply=0,
        **FOUR,
    )
    for seat in (0, 1, 0):
        board.do(seat, "end")
        board.shows(revealed={"medieval": True, "industrial": True})
    board.shows(cycle=None, foo="robots")


@rule("LOOP-REVEAL-8")
def test_nothing_done_before_its_reveal_counts_for_a_mission() -> None:
    # A LOOP in Foo's era while Dizzy Doctor lies hidden; it is revealed when Reunite is completed.
    board = table(
        foo="industrial",
        energy={"industrial": 3},
        energy_supply=27,
        exhausted={"mr-time": ["matryoshka"]},
        mission={"industrial": "reunite", "dawn": "clog-up", "robots": "dizzy-doctor"},
        revealed={"industrial": True, "dawn": True},
        progress={"reunite": 4},
    )
    board.do(0, "loop stripe", "end", "yes")
    board.shows(revealed={"dawn": True, "robots": True}, progress=None, completed=["reunite"])
