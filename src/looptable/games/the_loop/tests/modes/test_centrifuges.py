"""Mode centrifuges: eras where only one dimension works, until LOOPs wear the machine down."""

from typing import Any

import pytest

from looptable.games.the_loop import GAME
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import ERAS, slots, table
from looptable.testing import Table, rule

SIDES = {
    "spiral-star": {"spiral", "star"},
    "star-stripe": {"star", "stripe"},
    "stripe-spiral": {"stripe", "spiral"},
}
SEEDS = range(8)


def spinning(**position: Any) -> Table[LoopState]:
    """Mr Time beside a spiral centrifuge, with cards of several dimensions."""
    start: dict[str, Any] = {
        "mode": "centrifuges",
        "centrifuge_at": {"spiral-star": "industrial"},
        "centrifuge_side": {"spiral-star": "spiral"},
        "ready": {"mr-time": ["meteorite", "steam-engine", "matryoshka", "disco-ball"]},
        "energy": {"industrial": 3},
        "energy_supply": 27,
    }
    return table(**{**start, **position})


def start(difficulty: str, seed: int) -> dict[str, Any]:
    """The position at the first choice of a match for two."""
    given = {"mode": "centrifuges", "difficulty": difficulty, "agents": "mr-time,v-girl"}
    position: dict[str, Any] = GAME.start(2, given, seed).position()
    return position


# Setting up.


@rule("LOOP-CENT-2")
@pytest.mark.parametrize(("difficulty", "count"), [("month", 2), ("year", 3), ("infinity", 3)])
def test_how_many_centrifuges_there_are(difficulty: str, count: int) -> None:
    assert len(start(difficulty, 1)["centrifuge_at"]) == count


@rule("LOOP-CENT-3", "LOOP-CENT-4")
def test_centrifuges_stand_in_eras_of_their_own_without_a_starting_mission() -> None:
    seen = set()
    for seed in SEEDS:
        position = start("year", seed)
        eras = set(position["centrifuge_at"].values())
        assert len(eras) == 3
        assert not eras & set(position["revealed"])
        seen |= eras
    assert seen == set(ERAS), "the Foo cards decide"


@rule("LOOP-CENT-5")
def test_a_centrifuge_shows_one_of_its_two_sides_at_random() -> None:
    shown: dict[str, set[str]] = {name: set() for name in SIDES}
    for seed in range(14):
        for name, side in start("year", seed)["centrifuge_side"].items():
            shown[name].add(side)
    assert shown == SIDES


@rule("LOOP-CENT-6")
def test_the_first_cycle_has_all_foo_cards() -> None:
    for seed in SEEDS:
        position = start("infinity", seed)
        assert sorted([*position["foo_deck"], *position["foo_row"]]) == sorted(ERAS)
        assert len(position["foo_row"]) == 1


@rule("LOOP-CENT-7", "LOOP-OPEN-20")
@pytest.mark.parametrize(("difficulty", "rifts"), [("year", 0), ("infinity", 1)])
def test_only_the_hardest_difficulty_has_rifts_under_the_centrifuges(
    difficulty: str, rifts: int
) -> None:
    looked = 0
    for seed in SEEDS:
        position = start(difficulty, seed)
        foo = ERAS.index(position["foo"])
        near = {ERAS[(foo + step) % 7] for step in (-1, 0, 1)}  # where the first rifts fell
        for era in position["centrifuge_at"].values():
            if era not in near:
                assert position["rifts"].get(era, 0) == rifts
                assert position["energy"][era] == 1
                looked += 1
    assert looked > 5


# What it hinders.


@rule("LOOP-CENT-8")
def test_only_cards_of_its_dimension_can_be_used_beside_a_centrifuge() -> None:
    board = spinning()
    assert [key for key in board.keys(0) if key.startswith("use")] == ["use meteorite"]
    board.do(0, "free-move globalization")
    assert len([key for key in board.keys(0) if key.startswith("use")]) == 4


@rule("LOOP-CENT-9")
def test_only_its_dimension_can_be_looped_beside_a_centrifuge() -> None:
    board = spinning(energy={"industrial": 1, "globalization": 1})
    assert [key for key in board.keys(0) if key.startswith("loop")] == ["loop spiral"]
    board.do(0, "free-move globalization")
    loops = [key for key in board.keys(0) if key.startswith("loop")]
    assert loops == ["loop spiral", "loop star", "loop stripe"]


@rule("LOOP-CENT-10")
def test_da_vincis_manuscript_applies_cards_of_other_dimensions() -> None:
    board = spinning(
        ready={"mr-time": ["da-vincis-manuscript"]}, available={"globalization": ["steam-engine"]}
    )
    board.do(0, "use da-vincis-manuscript")
    board.shows(energy={"industrial": 5})


@rule("LOOP-CENT-10")
def test_v_girl_borrows_cards_of_other_dimensions() -> None:
    board = spinning(
        agents=["v-girl", "mr-time"],
        at={"v-girl": "industrial"},
        ready={},
        destroyed=["steam-engine"],
    )
    board.do(0, "ability")
    board.shows(energy={"industrial": 5})


@rule("LOOP-CENT-10")
def test_stonehenge_stones_apply_what_lies_out_of_hand() -> None:
    board = spinning(
        ready={"mr-time": ["da-vincis-manuscript"]},
        available={"globalization": ["stonehenge-stones"], "dawn": ["steam-engine"]},
    )
    board.do(0, "use da-vincis-manuscript", "dawn", "no")
    board.shows(energy={"industrial": 5})


@rule("LOOP-CENT-11")
def test_a_centrifuge_hinders_neither_moves_nor_abilities() -> None:
    keys = spinning().keys(0)
    assert {"move renaissance", "move globalization"} <= set(keys)
    assert {"free-move renaissance", "free-move globalization", "ability"} <= set(keys)


@rule("LOOP-CENT-15")
@pytest.mark.parametrize("freely", [False, True])
def test_a_loop_beside_a_centrifuge_needs_a_card_of_its_dimension(freely: bool) -> None:
    board = spinning(ready={"mr-time": ["steam-engine"]}, free_loops=freely)
    assert not any(key.startswith("loop") for key in board.keys(0))


@rule("LOOP-CENT-15")
@pytest.mark.parametrize("pile", ["ready", "exhausted"])
def test_that_card_may_be_ready_or_exhausted(pile: str) -> None:
    board = spinning(**{"ready": {}, pile: {"mr-time": ["meteorite"]}})
    assert "loop spiral" in board.keys(0)


# How it breaks.


@rule("LOOP-CENT-12")
def test_a_loop_may_damage_the_centrifuge_of_its_era() -> None:
    board = spinning()
    board.do(0, "loop spiral")
    assert board.keys(0) == ["yes", "no"]
    board.do(0, "yes")
    board.shows(centrifuge_damage={"spiral-star": 1}, hit=None)


@rule("LOOP-CENT-12")
def test_whoever_waits_with_the_damage_asks_again_with_the_next_loop() -> None:
    board = spinning(centrifuge_damage={"spiral-star": 2})
    board.do(0, "loop spiral", "no")
    board.shows(centrifuge_damage={"spiral-star": 2}, centrifuge_at={"spiral-star": "industrial"})
    board.do(0, "loop spiral", "yes")
    board.shows(centrifuge_at=None)


@rule("LOOP-CENT-12", "LOOP-CENT-14")
def test_in_older_matches_damage_and_cubes_come_by_themselves() -> None:
    board = spinning(
        never_forced=False,
        centrifuge_damage={"spiral-star": 2},
        mission={"dawn": "blow-the-meter"},
        revealed={"dawn": True},
    )
    board.do(0, "loop spiral")
    board.shows(centrifuge_at=None, progress={"blow-the-meter": 1}, bonus=None)


@rule("LOOP-CENT-12")
def test_a_loop_elsewhere_damages_nothing() -> None:
    board = spinning(centrifuge_at={"spiral-star": "globalization"})
    board.do(0, "loop spiral")
    board.shows(centrifuge_damage=None)


@rule("LOOP-CENT-16")
def test_one_turn_may_damage_a_centrifuge_twice() -> None:
    board = spinning()
    board.do(0, "loop spiral", "yes", "loop spiral", "yes")
    board.shows(centrifuge_damage={"spiral-star": 2}, energy=None)


@rule("LOOP-CENT-16")
def test_damage_stays_from_turn_to_turn() -> None:
    board = spinning(centrifuge_damage={"spiral-star": 2})
    board.do(0, "end")
    board.shows(centrifuge_damage={"spiral-star": 2}, turn=2)


@rule("LOOP-CENT-13")
def test_the_third_damage_destroys_a_centrifuge() -> None:
    board = spinning(centrifuge_damage={"spiral-star": 2})
    board.do(0, "loop spiral", "yes")
    board.shows(centrifuge_at=None)
    assert "use steam-engine" in board.keys(0), "every card works again"


@rule("LOOP-CENT-14")
def test_a_destroyed_centrifuge_progresses_both_revealed_missions() -> None:
    board = spinning(
        centrifuge_damage={"spiral-star": 2},
        mission={"dawn": "blow-the-meter", "end": "spring-cleaning", "robots": "clog-up"},
        revealed={"dawn": True, "end": True},
        progress={"spring-cleaning": 3},
    )
    board.do(0, "loop spiral", "yes")
    assert board.keys(0) == ["blow-the-meter", "none"]
    board.do(0, "blow-the-meter")
    free = ["renaissance", "industrial", "globalization", "robots", "end", "none"]
    assert board.keys(0) == free, "dawn and medieval have their cubes"
    board.do(0, "renaissance")
    board.shows(progress={"blow-the-meter": 1, "spring-cleaning": 7})


@rule("LOOP-CENT-14")
def test_each_mission_with_a_slot_per_era_asks_for_its_own_in_the_order_of_time() -> None:
    board = spinning(
        centrifuge_damage={"spiral-star": 2},
        mission={"dawn": "spring-cleaning", "end": "reruns"},
        revealed={"dawn": True, "end": True},
    )
    board.do(0, "loop spiral", "yes")
    board.do(0, "dawn")
    board.shows(progress={"spring-cleaning": 1, "reruns": 8})
    board.do(0, "end")
    board.shows(progress={"spring-cleaning": 1, "reruns": 8 + 64}, bonus=None)


@rule("LOOP-CENT-14")
def test_nobody_must_place_that_cube() -> None:
    board = spinning(
        centrifuge_damage={"spiral-star": 2},
        mission={"end": "spring-cleaning"},
        revealed={"end": True},
    )
    board.do(0, "loop spiral", "yes", "none")
    board.shows(progress=None, bonus=None)


@rule("LOOP-CENT-14")
def test_nobody_must_place_a_cube_on_a_mission_that_counts_either() -> None:
    board = spinning(
        centrifuge_damage={"spiral-star": 2},
        mission={"dawn": "blow-the-meter", "end": "clog-up"},
        revealed={"dawn": True, "end": True},
    )
    board.do(0, "loop spiral", "yes", "none", "clog-up")
    board.shows(progress={"clog-up": 1}, bonus=None)


@rule("LOOP-CENT-14")
def test_a_mission_without_a_free_slot_is_not_asked_about() -> None:
    board = spinning(
        centrifuge_damage={"spiral-star": 2},
        mission={"dawn": "blow-the-meter", "end": "spring-cleaning"},
        revealed={"dawn": True, "end": True},
        progress={"blow-the-meter": 6, "spring-cleaning": slots(*ERAS)},
    )
    board.do(0, "loop spiral", "yes")
    board.shows(centrifuge_at=None, bonus=None)
    assert "end" in board.keys(0), "the next action"


# Winning.

FULL_MISSION: dict[str, Any] = {
    "mission": {"industrial": "clog-up"},
    "revealed": {"industrial": True},
    "progress": {"clog-up": 5},
    "completed": ["reunite", "reruns", "six-funerals"],
}


@rule("LOOP-CENT-1")
@pytest.mark.parametrize(("centrifuges", "ending"), [({}, "won"), ({"star-stripe": "dawn"}, None)])
def test_four_missions_win_once_every_centrifuge_is_gone(
    centrifuges: dict[str, str], ending: str | None
) -> None:
    board = spinning(centrifuge_at=centrifuges, **FULL_MISSION)
    board.do(0, "end", "yes")
    board.shows(ending=ending, completed=["reunite", "reruns", "six-funerals", "clog-up"])


@rule("LOOP-CENT-1", "LOOP-CENT-13")
@pytest.mark.parametrize(("missions", "ending"), [(3, None), (4, "won")])
def test_the_last_centrifuge_wins_after_four_missions(missions: int, ending: str | None) -> None:
    done = ["reunite", "reruns", "six-funerals", "clog-up"][:missions]
    board = spinning(centrifuge_damage={"spiral-star": 2}, completed=done)
    board.do(0, "loop spiral", "yes")
    board.shows(ending=ending)
