"""Vortexes: when an era becomes one, what it takes with it, and what stays."""

from pathlib import Path

import pytest

from looptable.games.the_loop.tests.boards import before_foo, foo_phase, game_where, table
from looptable.testing import Table, rule

TWO_SHOWN = {
    "mission": {"end": "reunite", "dawn": "clog-up", "robots": "reruns"},
    "revealed": {"end": True, "dawn": True},
}


@rule("LOOP-VORTEX-1")
def test_a_fourth_rift_from_the_machine_makes_a_vortex() -> None:
    foo_phase("end", [0, 0], rifts={"robots": 1}).shows(vortex=None, rifts={"robots": 3})
    foo_phase("end", [0, 0], rifts={"robots": 2}).shows(vortex={"robots": True}, rifts=None)


@rule("LOOP-VORTEX-1")
def test_a_fourth_rift_from_elsewhere_makes_a_vortex() -> None:
    board = foo_phase(
        "",
        [0, 0],
        mode="ultramachina",
        foo="dawn",
        foo_deck=[],
        machina_in_play={"castles-too-strong": True},
        rifts={"medieval": 3},
        rift_supply=27,
        clone_at={"dawn-renaissance": "robots"},
    )
    board.shows(vortex={"medieval": True}, rifts={"dawn": 2}, rift_supply=28)


@rule("LOOP-VORTEX-2", "LOOP-VORTEX-3")
def test_a_revealed_mission_leaves_the_game_with_its_cubes() -> None:
    board = foo_phase(
        "end",
        [1, 1],
        rifts={"end": 2},
        rift_supply=28,
        progress={"reunite": 4, "clog-up": 2},
        at={"mr-time": "end", "v-girl": "medieval"},
        **TWO_SHOWN,
    )
    board.shows(
        mission={"dawn": "clog-up", "robots": "reruns"},
        lost=["reunite"],
        progress={"clog-up": 2},
        rift_supply=None,  # 30, with the two that fell; the cubes of the mission were never among them
        energy_supply=None,
    )
    events = board.do(0, "end")
    board.shows(completed=None, active="v-girl")
    assert "mission-completed" not in [event.kind for event in events]


@rule("LOOP-VORTEX-2")
def test_a_hidden_mission_leaves_the_game_unseen() -> None:
    board = before_foo("robots", [1, 1], rifts={"robots": 3}, **TWO_SHOWN)
    events = board.do(1, "end")
    board.shows(mission={"end": "reunite", "dawn": "clog-up"}, lost=None)
    assert board.state.position()["unused"][-1] == "reruns"
    assert "reruns" not in str(events)


@rule("LOOP-VORTEX-4", "LOOP-VORTEX-5", "LOOP-VORTEX-6")
def test_the_tile_comes_and_all_rifts_go_back() -> None:
    board = foo_phase("end", [1, 1], rifts={"end": 3, "robots": 2}, rift_supply=25, **TWO_SHOWN)
    board.shows(
        vortex={"end": True},
        mission={"dawn": "clog-up", "robots": "reruns"},
        rifts={"robots": 2},
        landed=None,
        rift_supply=30 - 2,
    )


@rule("LOOP-VORTEX-6")
def test_a_vortex_has_three_free_slots_again() -> None:
    board = foo_phase(
        "end", [1, 1, 1], vortex={"end": True}, clone_at={"end-medieval": "end"}, rift_supply=30
    )
    board.shows(rifts={"end": 3}, rift_supply=27, ending=None)


@rule("LOOP-VORTEX-7")
def test_every_artifact_available_there_is_destroyed() -> None:
    there = ["timenado", "bath-plug", "night-light"]
    board = foo_phase(
        "end", [1, 1], rifts={"end": 2}, available={"end": there, "dawn": ["meteorite"]}
    )
    assert sorted(board.keys(0)) == sorted(there), "the active player chooses the order"
    board.do(0, "bath-plug", "night-light")
    board.shows(
        destroyed=["bath-plug", "night-light", "timenado"],
        available={"dawn": ["meteorite"]},
        doomed=None,
        phase="actions",
    )


@rule("LOOP-VORTEX-8")
def test_an_artifact_revealed_to_a_vortex_is_destroyed() -> None:
    board = foo_phase("robots", [1, 1], vortex={"end": True}, artifacts=["timenado"])
    board.shows(available=None, destroyed=["timenado"], artifacts=None)


@rule("LOOP-VORTEX-8", "LOOP-VORTEX-9")
def test_an_artifact_that_an_ability_reveals_there_is_destroyed_after_the_ability() -> None:
    board = table(
        vortex={"end": True}, ready={"mr-time": ["patent-pending"]}, artifacts=["timenado"]
    )
    events = board.do(0, "use patent-pending")
    steps = ("artifact-revealed", "energy-added", "card-destroyed")
    assert [event.kind for event in events if event.kind in steps] == list(steps)
    board.shows(energy={"end": 1}, destroyed=["timenado"], available=None, doomed=None)


@rule("LOOP-VORTEX-9")
def test_it_is_not_yet_destroyed_while_the_ability_goes_on() -> None:
    board = table(
        vortex={"dawn": True},
        ready={"mr-time": ["stonehenge-stones"]},
        available={"robots": ["kettle"], "end": ["patent-pending"]},
        artifacts=["meteorite"],
    )
    board.do(0, "use stonehenge-stones", "robots")
    # The kettle has revealed the meteorite; the stones ask whether Mr Time moves.
    assert board.keys(0) == ["yes", "no"]
    kept = {"robots": ["kettle"], "end": ["patent-pending"]}
    board.shows(destroyed=None, doomed=None, available={**kept, "dawn": ["meteorite"]})
    board.do(0, "no")
    board.shows(destroyed=["meteorite"], doomed=None, available=kept)


@rule("LOOP-VORTEX-9", "LOOP-ABIL-12")
@pytest.mark.parametrize(
    ("effect", "draw", "destroyed", "energy"),
    [
        ("acquire an artifact in its origin era", {"mr-time": ["contagious-campfire"]}, None, None),
        (
            "apply an artifact in its origin era",
            None,
            ["contagious-campfire"],
            {"renaissance": 1, "globalization": 1},
        ),
    ],
)
def test_until_then_the_same_ability_can_reach_it(
    effect: str, draw: object, destroyed: object, energy: object, tmp_path: Path
) -> None:
    game = game_where("ctrl-z", f"reveal 1 artifact; {effect}", tmp_path)
    start = {
        **table().state.position(),
        "vortex": {"dawn": True},
        "ready": {"mr-time": ["ctrl-z"]},
        "artifacts": ["contagious-campfire"],
    }
    board = Table(game, start)
    board.do(0, "use ctrl-z")
    board.shows(available=None, doomed=None, draw=draw, destroyed=destroyed, energy=energy)


@rule("LOOP-VORTEX-10")
def test_another_mission_is_revealed_at_once() -> None:
    board = before_foo(
        "end", [1, 1, 2], rifts={"end": 2}, clone_at={"end-medieval": "end"}, **TWO_SHOWN
    )
    events = board.do(1, "end")
    steps = ("mission-lost", "mission-revealed", "rifts-placed")
    assert [event.kind for event in events if event.kind in steps] == list(steps)
    board.shows(revealed={"dawn": True, "robots": True})


@rule("LOOP-VORTEX-11")
def test_a_vortex_stays_when_its_rifts_are_removed_and_when_a_cycle_ends() -> None:
    board = table(
        vortex={"industrial": True},
        rifts={"industrial": 1},
        rift_supply=29,
        ready={"mr-time": ["gutenbergs-wormhole"]},
        foo_deck=[],
        foo_row=["dawn", "medieval", "renaissance", "industrial", "globalization", "robots", "end"],
    )
    board.do(0, "use gutenbergs-wormhole")
    board.shows(rifts=None, vortex={"industrial": True})
    board.do(0, "end")
    board.shows(cycle=2, vortex={"industrial": True})


@rule("LOOP-VORTEX-12")
def test_agents_clones_and_energy_stay_in_the_era() -> None:
    at = {"mr-time": "end", "v-girl": "end"}
    board = foo_phase(
        "end",
        [1, 1, 1],
        rifts={"end": 3},
        at=at,
        clone_at={"end-medieval": "end"},
        energy={"end": 2},
        energy_supply=28,
    )
    board.shows(
        vortex={"end": True},
        at=at,
        clone_at={"end-medieval": "end", "dawn-renaissance": "dawn"},
        energy={"end": 2},
    )


@rule("LOOP-VORTEX-13")
def test_a_vortex_era_works_as_before() -> None:
    board = table(
        vortex={"renaissance": True},
        ready={"mr-time": ["steam-engine"]},
        foo_deck=["renaissance"],
        chance={"draws": {"machine": [1, 1, 1], "bag": [8]}},
    )
    board.do(0, "free-move renaissance", "use steam-engine")
    board.shows(at={"mr-time": "renaissance"}, energy={"renaissance": 2})
    board.do(0, "end")
    board.do(1, "none")
    board.shows(
        foo="renaissance",
        clone_at={"renaissance-globalization": "renaissance"},
        rifts={"renaissance": 3},
    )


@rule("LOOP-VORTEX-14")
def test_an_era_without_a_mission_can_become_a_vortex() -> None:
    shown = {"end": True, "dawn": True}
    board = foo_phase(
        "globalization",
        [1, 1],
        rifts={"globalization": 2},
        completed=["no-age-dark"],
        progress={"reunite": 1},
        **TWO_SHOWN,
    )
    board.shows(
        vortex={"globalization": True},
        completed=["no-age-dark"],
        lost=None,
        revealed=shown,
        progress={"reunite": 1},
    )


@rule("LOOP-VORTEX-15")
def test_one_drop_can_make_several_vortexes() -> None:
    board = foo_phase(
        "end",
        [0, 1, 2],
        rifts={"robots": 3, "end": 3, "dawn": 3},
        rift_supply=21,
        clone_at={"end-medieval": "end"},
        mission={
            "end": "reunite",
            "dawn": "clog-up",
            "robots": "reruns",
            "medieval": "no-age-dark",
        },
        revealed={"end": True, "dawn": True},
    )
    board.shows(
        vortex={"robots": True, "end": True, "dawn": True},
        rifts=None,
        rift_supply=None,
        mission={"medieval": "no-age-dark"},
        revealed={"medieval": True},
        phase="actions",
        ending=None,
    )


@rule("LOOP-VORTEX-16")
@pytest.mark.parametrize("clones", [0, 1, 2, 3])
def test_one_drop_makes_one_vortex_in_an_era_however_many_rifts_landed(clones: int) -> None:
    crowd = ["end-medieval", "end-renaissance", "end-industrial"][:clones]
    board = foo_phase(
        "end", [1] * (2 + clones), rifts={"end": 3}, clone_at=dict.fromkeys(crowd, "end")
    )
    board.shows(vortex={"end": True}, rifts=None, landed=None, phase="actions", ending=None)


@rule("LOOP-VORTEX-17")
def test_mission_tile_rifts_and_artifacts_follow_in_this_order() -> None:
    board = before_foo(
        "end", [1, 1], rifts={"end": 2}, available={"end": ["timenado"]}, **TWO_SHOWN
    )
    steps = ("mission-lost", "vortex", "vortex-clears", "card-destroyed")
    found = [event.kind for event in board.do(1, "end") if event.kind in steps]
    assert found == list(steps)


@rule("LOOP-VORTEX-18")
def test_a_lost_mission_is_not_completed_and_brings_no_reward() -> None:
    deck = ["kettle", "war-horse", "timenado", "meteorite"]
    board = foo_phase(
        "end",
        [1, 1],
        rifts={"end": 2},
        artifacts=deck,
        completed=["no-age-dark", "blow-the-meter", "quantum-sealant"],
        progress={"reunite": 4},
        **TWO_SHOWN,
    )
    board.shows(
        artifacts=["kettle", "war-horse", "timenado"],
        completed=["no-age-dark", "blow-the-meter", "quantum-sealant"],
        tray=None,
        draw=None,
        phase="actions",
    )


THEO = {
    "clone_at": {"globalization-end": "globalization", "globalization-dawn": "globalization"},
    "rifts": {"industrial": 3, "globalization": 1},
    "rift_supply": 26,
    "vortex": {"end": True, "robots": True},
    "at": {"mr-time": "dawn", "v-girl": "dawn"},
}


@rule("LOOP-EX-2")
def test_theo_loses_a_revealed_mission_and_matryoshka() -> None:
    board = foo_phase(
        "globalization",
        [0, 0, 1, 1],
        mission={"industrial": "reunite", "dawn": "clog-up", "medieval": "reruns"},
        revealed={"industrial": True, "dawn": True},
        available={"industrial": ["matryoshka"]},
        destroyed=["kettle"],
        artifacts=["meteorite"],
        **THEO,
    )
    board.shows(
        vortex={"industrial": True, "robots": True, "end": True},
        mission={"dawn": "clog-up", "medieval": "reruns"},
        lost=["reunite"],
        revealed={"dawn": True, "medieval": True},
        rifts={"globalization": 3},
        rift_supply=27,  # 26, less 4 dropped, plus 5 returned
        destroyed=["kettle", "matryoshka"],
        available={"dawn": ["meteorite"]},  # of step A
    )
    board.shows(phase="actions", ending=None)


@rule("LOOP-EX-3")
def test_theo_loses_a_hidden_mission_and_nothing_is_destroyed() -> None:
    board = foo_phase(
        "globalization",
        [0, 0, 1, 1],
        mission={
            "industrial": "reunite",
            "dawn": "clog-up",
            "medieval": "reruns",
            "renaissance": "no-age-dark",
        },
        revealed={"dawn": True, "medieval": True},
        **THEO,
    )
    board.shows(
        vortex={"industrial": True, "robots": True, "end": True},
        mission={"dawn": "clog-up", "medieval": "reruns", "renaissance": "no-age-dark"},
        revealed={"dawn": True, "medieval": True},
        rifts={"globalization": 3},
        rift_supply=27,
        destroyed=None,
        phase="actions",
    )
