"""LOOPs: what they cost, what they ready."""

import pytest

from looptable.games.the_loop.tests.boards import table
from looptable.testing import rule


def loops(keys: list[str]) -> list[str]:
    return [key.removeprefix("loop ") for key in keys if key.startswith("loop ")]


@rule("LOOP-LOOP-1", "LOOP-LOOP-2")
@pytest.mark.parametrize(("done", "left"), [(0, 5), (1, 4), (2, 3), (3, 2)])
def test_the_nth_loop_of_a_turn_costs_n(done: int, left: int) -> None:
    board = table(
        loops=done, energy={"industrial": 6}, energy_supply=24, ready={"mr-time": ["mixtape"]}
    )
    board.do(0, "loop spiral")
    board.shows(loops=done + 1, energy={"industrial": left}, energy_supply=30 - left)


@rule("LOOP-LOOP-1", "LOOP-LOOP-2")
def test_three_loops_cost_six_energy() -> None:
    board = table(energy={"industrial": 6}, ready={"mr-time": ["mixtape"]})
    board.do(0, "loop spiral")
    board.shows(energy={"industrial": 5})
    board.do(0, "loop spiral")
    board.shows(energy={"industrial": 3})
    board.do(0, "loop spiral")
    board.shows(energy=None)


@rule("LOOP-LOOP-3")
def test_the_cost_starts_again_every_turn() -> None:
    board = table(
        agents=["mr-time", "cztwyzzek"],
        at={"mr-time": "industrial", "cztwyzzek": "medieval"},
        loops=2,
        energy={"medieval": 1},
        ready={"cztwyzzek": ["square-wheel", "mammoth-cab", "takeaway-fire"]},
    )
    board.do(0, "end")
    board.shows(active="cztwyzzek", loops=None)
    board.do(1, "loop star")
    board.shows(energy=None, loops=1)


@rule("LOOP-LOOP-4")
@pytest.mark.parametrize(("energy", "possible"), [(1, []), (2, ["spiral"]), (3, ["spiral"])])
def test_the_whole_cost_must_lie_in_your_era(energy: int, possible: list[str]) -> None:
    around = {"industrial": energy, "renaissance": 5, "globalization": 5}
    board = table(loops=1, energy=around, ready={"mr-time": ["mixtape"]})
    assert loops(board.keys(0)) == possible


@rule("LOOP-LOOP-5", "LOOP-LOOP-7")
def test_one_of_the_three_elementary_dimensions_is_chosen() -> None:
    hand = ["mixtape", "remote-quill", "ionic-temporo-graph", "night-light"]
    board = table(energy={"industrial": 9}, exhausted={"mr-time": hand})
    assert loops(board.keys(0)) == ["spiral", "star", "stripe"]
    board.do(0, "loop star")
    board.shows(ready={"mr-time": ["remote-quill"]})


@rule("LOOP-LOOP-6", "LOOP-LOOP-8")
def test_every_exhausted_card_of_the_dimension_is_readied_and_no_other() -> None:
    board = table(
        energy={"industrial": 1},
        ready={"mr-time": ["table-for-thirteen"]},
        exhausted={
            "mr-time": ["gutenbergs-wormhole", "mixtape", "ionic-temporo-graph", "remote-quill"]
        },
    )
    board.do(0, "loop stripe")
    board.shows(
        ready={"mr-time": ["table-for-thirteen", "gutenbergs-wormhole", "ionic-temporo-graph"]},
        exhausted={"mr-time": ["mixtape", "remote-quill"]},
    )


@rule("LOOP-LOOP-6")
def test_only_cards_in_your_own_hand_are_readied() -> None:
    board = table(
        energy={"industrial": 1},
        exhausted={"mr-time": ["mixtape"], "time-prowler": ["quantum-bandage"]},
        discard={"mr-time": ["spare-face"]},
    )
    board.do(0, "loop spiral")
    board.shows(
        ready={"mr-time": ["mixtape"]},
        exhausted={"time-prowler": ["quantum-bandage"]},
        discard={"mr-time": ["spare-face"]},
    )


@rule("LOOP-LOOP-7")
@pytest.mark.parametrize("free", [False, True])
def test_black_hole_is_never_looped(free: bool) -> None:
    board = table(
        free_loops=free, energy={"industrial": 9}, exhausted={"mr-time": ["mixtape", "night-light"]}
    )
    assert "black-hole" not in loops(board.keys(0))
    board.do(0, "loop spiral")
    board.shows(exhausted={"mr-time": ["night-light"]})


@rule("LOOP-LOOP-8")
def test_ready_cards_of_other_dimensions_stay_ready() -> None:
    board = table(
        energy={"industrial": 1},
        ready={"mr-time": ["remote-quill"]},
        exhausted={"mr-time": ["mixtape"]},
    )
    board.do(0, "loop spiral")
    board.shows(ready={"mr-time": ["remote-quill", "mixtape"]}, exhausted=None)


@rule("LOOP-LOOP-9")
def test_the_same_dimension_may_be_chosen_again() -> None:
    board = table(energy={"industrial": 3}, exhausted={"mr-time": ["mixtape", "remote-quill"]})
    board.do(0, "loop spiral")
    assert loops(board.keys(0)) == ["spiral", "star"]
    board.do(0, "loop spiral")
    board.shows(loops=2)


@rule("LOOP-LOOP-10")
def test_a_loop_recharges_neither_batteries_nor_ability() -> None:
    board = table(
        energy={"industrial": 1},
        exhausted={"mr-time": ["mixtape"]},
        empty={"mr-time": True},
        ability_used=True,
    )
    board.do(0, "loop spiral")
    board.shows(empty={"mr-time": True}, ability_used=True)
    assert board.keys(0) == ["use mixtape", "end"]


@rule("LOOP-LOOP-11")
def test_a_loop_needs_a_card_of_its_dimension_ready_or_exhausted() -> None:
    board = table(
        energy={"industrial": 1},
        ready={"mr-time": ["remote-quill"], "time-prowler": ["mixtape"]},
        exhausted={"mr-time": ["ionic-temporo-graph"]},
        discard={"mr-time": ["mechanical-grappling-hook"]},
    )
    assert loops(board.keys(0)) == ["star", "stripe"]


@rule("LOOP-LOOP-11")
def test_a_table_may_allow_loops_without_a_card() -> None:
    board = table(free_loops=True, energy={"industrial": 1})
    assert loops(board.keys(0)) == ["spiral", "star", "stripe"]


@rule("LOOP-LOOP-11")
def test_in_mode_centrifuges_a_loop_always_needs_a_card() -> None:
    board = table(
        mode="centrifuges",
        free_loops=True,
        energy={"industrial": 1},
        ready={"mr-time": ["remote-quill"]},
    )
    assert loops(board.keys(0)) == ["star"]
