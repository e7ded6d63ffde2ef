"""Declining: everything that the rulebooks offer and do not demand can be left.

The last test reads the ledger: a rule with one of the words of an option is declined here, or is named
as one that offers a player nothing.
"""

import re
import sys
from pathlib import Path
from typing import Any

import pytest

from looptable.games.the_loop import library
from looptable.games.the_loop.tests.boards import holding, table, use
from looptable.testing import rule

LEDGER = (Path(library.__file__).parent / "ledger.md").read_text("utf-8")

WORDS = re.compile(r"\b(may|can|up to|if you like|optional|lets you|wishes?)\b")
NOT_RULES = ("EX", "OPEN")  # examples, and questions with their answers

NO_OPTION = {
    "FOO-8": "how many artifacts an era holds",
    "VORTEX-2": "what becomes of a mission",
    "VORTEX-6": "where rifts are placed",
    "VORTEX-14": "what a drop does",
    "VORTEX-15": "what a drop does",
    "NAV-6": "how many agents an era holds",
    "USE-5": "says that nothing is optional without such a word",
    "LOOP-7": "forbids",
    "CLONE-4": "what chance brings",
    "CLONE-9": "how many clones an era holds",
    "MDMG-11": "whose actions count",
    "COMPL-4": "“face up to” a pile",
    "COMPL-9": "forbids",
    "COMPL-10": "what a drop does",
    "REFR-3": "how many cards are drawn, by all who have fewer",
    "CYCLE-6": "what chance brings",
    "PILE-12": "how many cards a hand holds",
    "PILE-13": "how many cards a hand holds",
    "PILE-16": "what a word means",
    "PILE-19": "what chance brings",
    "ABIL-5": "where an agent stands",
    "AGENT-2": "when abilities work",
    "MISS-9": "what an action earns",
    "SOLO-15": "which cards an effect reaches",
    "SOLO-16": "whose turn follows from the cards dealt",
    "MEGA-4": "where an agent stands",
    "SUPA-18": "how energy pays",
    "CENT-8": "forbids",
    "CENT-9": "forbids",
    "CENT-16": "how damage is counted",
}
"""Rules with such a word that offer nothing to a player, and what they speak of."""


def missions(**eras: str) -> dict[str, Any]:
    return {"mission": eras, "revealed": dict.fromkeys(eras, True)}


# Phases.


@rule("LOOP-TURN-5", "LOOP-ACQ-1", "LOOP-ACQ-2", "LOOP-COMPL-1", "LOOP-USE-1")
def test_a_whole_turn_may_pass_without_anything() -> None:
    board = holding(
        "kettle",
        energy={"industrial": 2},
        available={"industrial": ["meteorite", "timenado"]},
        progress={"clog-up": 5},
        **missions(industrial="clog-up"),
    )
    board.do(0, "end", "none", "no")
    board.shows(
        energy={"industrial": 2},
        available={"industrial": ["meteorite", "timenado"]},
        progress={"clog-up": 5},
        completed=None,
        active="time-prowler",
    )


@rule("LOOP-COMPL-3")
def test_another_agent_leaves_a_mission_that_others_have_filled() -> None:
    board = table(
        active="time-prowler", progress={"reunite": 4}, **missions(dawn="reunite"), phase="complete"
    )
    board.do(1, "no")
    board.shows(progress={"reunite": 4}, completed=None)


@rule("LOOP-WIN-5")
def test_a_fifth_mission_is_left_where_a_mode_asks_for_more() -> None:
    done = ["reunite", "reruns", "dizzy-doctor", "six-funerals"]
    board = table(
        mode="supa",
        clone_at={"supa-end": "dawn"},
        completed=done,
        progress={"clog-up": 5},
        phase="complete",
        **missions(industrial="clog-up"),
    )
    board.do(0, "no")
    board.shows(completed=done, progress={"clog-up": 5}, ending=None)


# Actions.


@rule("LOOP-FREE-1", "LOOP-FREE-4", "LOOP-MOVE-3")
@pytest.mark.parametrize("energy", [{}, {"industrial": 2, "globalization": 2}])
def test_batteries_stay_charged_and_paid_moves_stop_at_will(energy: dict[str, int]) -> None:
    board = holding("kettle", energy=energy)
    if energy:
        board.do(0, "move globalization")
    assert any(key.startswith("free-move") for key in board.keys(0))
    board.do(0, "end")
    board.shows(empty=None, at={"mr-time": "globalization" if energy else "industrial"})


@rule("LOOP-USE-7", "LOOP-USE-10")
def test_a_card_is_left_ready_though_it_could_be_used_in_part_and_again() -> None:
    """Without a vortex the second half of the wormhole does nothing."""
    board = holding("gutenbergs-wormhole", rifts={"industrial": 3}, energy={"industrial": 1})
    board.do(0, "use gutenbergs-wormhole", "loop stripe")
    assert "use gutenbergs-wormhole" in board.keys(0)
    board.do(0, "end")
    assert board.state.position()["rifts"]["industrial"] >= 2


@rule("LOOP-LOOP-9")
def test_a_second_loop_is_done_in_another_dimension_or_not_at_all() -> None:
    hand = ("mixtape", "captcha")
    board = holding(*hand, energy={"industrial": 9})
    board.do(0, "loop spiral")
    assert {"loop spiral", "loop star", "end"} <= set(board.keys(0))
    board.do(0, "loop star", "end")
    board.shows(active="time-prowler")


@rule("LOOP-MDMG-13", "LOOP-MISS-20")
def test_a_cube_that_is_offered_from_the_start_waits_for_another_turn() -> None:
    board = holding("kettle", **missions(dawn="quantum-sealant"))
    assert "mark quantum-sealant" in board.keys(0)
    board.do(0, "end", "none")
    board.shows(progress=None, active="time-prowler")


# Cards.


@rule("LOOP-ABIL-2", "LOOP-CARD-12", "LOOP-CARD-13")
def test_both_parts_of_matryoshka_are_left() -> None:
    rifts = {"industrial": 3, "renaissance": 2, "globalization": 2}
    board = use(
        "matryoshka", at=dict.fromkeys(["mr-time", "time-prowler"], "industrial"), rifts=rifts
    )
    board.do(0, "no", "no")
    board.shows(rifts=rifts, exhausted={"mr-time": ["matryoshka"]})


@rule("LOOP-ABIL-18")
def test_two_pushed_clones_go_the_same_way() -> None:
    clones = ["dawn-renaissance", "medieval-robots"]
    board = use("one-way-catapult", clone_at=dict.fromkeys(clones, "industrial"))
    board.do(0, clones[0], "globalization")
    assert board.keys(0) == ["renaissance", "globalization"]
    board.do(0, "globalization")
    board.shows(clone_at=dict.fromkeys(clones, "globalization"))


@rule("LOOP-ABIL-20")
def test_two_pulled_clones_come_from_the_same_side() -> None:
    near = ["dawn-renaissance", "medieval-robots"]
    clones = {**dict.fromkeys(near, "globalization"), "end-medieval": "renaissance"}
    board = use("mammoth-call", clone_at=clones)
    board.do(0, near[0])
    assert set(board.keys(0)) == {near[1], "end-medieval"}
    board.do(0, near[1])
    board.shows(clone_at={**dict.fromkeys(near, "industrial"), "end-medieval": "renaissance"})


@rule("LOOP-ABIL-22", "LOOP-ABIL-23", "LOOP-ABIL-28")
def test_a_ride_carries_nobody_and_stops_before_its_last_era() -> None:
    clones = {"dawn-renaissance": "industrial", "medieval-robots": "globalization"}
    board = use("war-horse", clone_at=clones)
    board.do(0, "none", "globalization", "none", "stop")
    board.shows(at={"mr-time": "globalization"}, clone_at=clones)


@rule("LOOP-ABIL-36")
def test_neither_an_exhausted_card_nor_the_card_itself_must_be_discarded() -> None:
    board = use("return-to-sender", ready={"mr-time": ["return-to-sender", "kettle"]},
                exhausted={"mr-time": ["captcha"]})  # fmt: skip
    assert set(board.keys(0)) == {"return-to-sender", "kettle", "captcha"}
    board.do(0, "kettle")
    board.shows(
        discard={"mr-time": ["kettle"]}, exhausted={"mr-time": ["captcha", "return-to-sender"]}
    )


@rule("LOOP-ABIL-40")
def test_nobody_has_to_draw() -> None:
    draw = {"mr-time": ["mixtape"], "time-prowler": ["captcha"]}
    board = use("self-service-press", draw=draw)
    board.do(0, "none")
    board.shows(draw=draw)


@rule("LOOP-CARD-3")
def test_the_rift_on_a_vortex_need_not_be_that_of_your_own_era() -> None:
    board = use(
        "gutenbergs-wormhole",
        vortex={"industrial": True, "dawn": True},
        rifts={"industrial": 3, "dawn": 2},
    )
    board.do(0, "dawn")
    board.shows(rifts={"industrial": 2, "dawn": 1})


@rule("LOOP-SUPA-6")
def test_a_supa_clone_is_left_where_an_ordinary_one_is_destroyed() -> None:
    clones = {"dawn-renaissance": "industrial", "supa-end": "industrial"}
    board = use("captcha", mode="supa", clone_at=clones)
    assert {"dawn-renaissance", "supa-end"} <= set(board.keys(0))
    board.do(0, "dawn-renaissance")
    board.shows(clone_at={"supa-end": "industrial"}, perpetual=None)


# Agents.


@rule("LOOP-AGENT-1", "LOOP-AGENT-10", "LOOP-AGENT-16")
@pytest.mark.parametrize("agent", ["mr-time", "v-girl"])
def test_an_ability_is_left_unused_for_a_turn(agent: str) -> None:
    board = table(
        agents=[agent, "time-prowler"],
        at={agent: "industrial", "time-prowler": "dawn"},
        destroyed=["spartan-shield"],
        rifts={"industrial": 2},
    )
    assert "ability" in board.keys(0)
    board.do(0, "end")
    board.shows(at={agent: "industrial"}, rifts={"industrial": 2}, active="time-prowler")


@rule("LOOP-AGENT-6")
def test_time_prowler_cancels_nothing() -> None:
    board = table(
        agents=["time-prowler", "mr-time"],
        at={"time-prowler": "dawn"},
        phase="drop",
        chance={"draws": {"machine": [1, 1]}},
    )
    board.do(0, "none")
    board.shows(rifts={"end": 2}, rift_supply=28)


# Modes.


@rule("LOOP-CENT-12", "LOOP-CENT-14")
def test_a_centrifuge_is_spared_and_its_cubes_are_left() -> None:
    start: dict[str, Any] = {
        "mode": "centrifuges",
        "centrifuge_at": {"spiral-star": "industrial"},
        "centrifuge_side": {"spiral-star": "spiral"},
        "centrifuge_damage": {"spiral-star": 2},
        "energy": {"industrial": 9},
        **missions(dawn="clog-up", end="reunite"),
    }
    board = holding("mixtape", **start)
    board.do(0, "loop spiral", "no")
    board.shows(centrifuge_damage={"spiral-star": 2}, centrifuge_at={"spiral-star": "industrial"})
    board.do(0, "loop spiral", "yes", "none", "none")
    board.shows(centrifuge_at=None, progress=None)


@rule("LOOP-ULTRA-14")
def test_an_ultramachina_card_is_not_damaged() -> None:
    board = use(
        "philosophers-pebble",
        mode="ultramachina",
        foo_row=[],
        foo_deck=[],
        machina_in_play={"high-furnace": True},
    )
    board.do(0, "none")
    board.shows(energy={"industrial": 1}, machina_damage=None)


# All of them.


def declined() -> set[str]:
    """The rules that a test of this file cites."""
    marks = [
        mark
        for test in vars(sys.modules[__name__]).values()
        for mark in getattr(test, "pytestmark", [])
        if mark.name == "rule"
    ]
    return {str(name).removeprefix("LOOP-") for mark in marks for name in mark.args}


def optional() -> set[str]:
    """The rules whose sentences have a word of an option; references to the texts do not count."""
    found = re.findall(r"^- \*\*LOOP-([A-Z]+)-(\d+)\*\* (.*)$", LEDGER, re.MULTILINE)
    return {
        f"{topic}-{number}"
        for topic, number, sentence in found
        if topic not in NOT_RULES and WORDS.search(re.split(r" \((?:FR|EN|PG) §", sentence)[0])
    }


def test_every_option_of_the_ledger_is_declined() -> None:
    assert optional() - declined() - NO_OPTION.keys() == set(), "decline it, or say why not"
    assert NO_OPTION.keys() - optional() == set(), "no longer a rule with such a word"
    assert NO_OPTION.keys() & declined() == set()
