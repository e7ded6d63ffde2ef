"""The ten missions: what counts for each, and how many cubes it takes."""

from typing import Any

import pytest

from looptable.content.text.texts import Text
from looptable.games.the_loop import GAME
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import ERAS, slots, table
from looptable.testing import Table, rule

ONE_EACH = dict.fromkeys(ERAS, 1)


def one(mission: str, home: str = "dawn", **position: Any) -> Table[LoopState]:
    """Mr Time and Foo in the industrial era; one mission is revealed."""
    start: dict[str, Any] = {
        "foo": "industrial",
        "mission": {home: mission},
        "revealed": {home: True},
    }
    return table(**{**start, **position})


NEEDS = [
    pytest.param("clog-up", 4, 5, marks=rule("LOOP-MISS-1"), id="clog-up"),
    pytest.param("dizzy-doctor", 3, 4, marks=rule("LOOP-MISS-2"), id="dizzy-doctor"),
    pytest.param("reunite", 3, 4, marks=rule("LOOP-MISS-3"), id="reunite"),
    pytest.param(
        "spring-cleaning",
        slots(*ERAS[1:]),
        slots(*ERAS),
        marks=rule("LOOP-MISS-5"),
        id="spring-cleaning",
    ),
    pytest.param(
        "reruns", slots(*ERAS[2:]), slots(*ERAS[1:]), marks=rule("LOOP-MISS-6"), id="reruns"
    ),
    pytest.param(
        "reruns", slots(*ERAS[:5]), slots(*ERAS[:6]), marks=rule("LOOP-MISS-6"), id="reruns, others"
    ),
    pytest.param(
        "six-funerals",
        slots(*ERAS[2:]),
        slots(*ERAS[1:]),
        marks=rule("LOOP-MISS-7"),
        id="six-funerals",
    ),
    pytest.param(
        "six-funerals",
        slots(*ERAS[:5]),
        slots(*ERAS[:6]),
        marks=rule("LOOP-MISS-7"),
        id="six-funerals, others",
    ),
    pytest.param("no-age-dark", 2, 3, marks=rule("LOOP-MISS-10"), id="no-age-dark"),
    pytest.param("doctor-sandwich", 2, 3, marks=rule("LOOP-MISS-15"), id="doctor-sandwich"),
    pytest.param(
        "quantum-sealant",
        slots("dawn", "end"),
        slots("dawn", "robots", "end"),
        marks=rule("LOOP-MISS-19"),
        id="quantum-sealant",
    ),
    pytest.param("blow-the-meter", 5, 6, marks=rule("LOOP-MISS-21"), id="blow-the-meter"),
]


@pytest.mark.parametrize(("mission", "short", "enough"), NEEDS)
def test_a_mission_needs_so_many_cubes(mission: str, short: int, enough: int) -> None:
    board = one(mission, "industrial", phase="complete", progress={mission: short})
    board.shows(active="time-prowler", completed=None)
    board = one(mission, "industrial", phase="complete", progress={mission: enough})
    assert board.keys(0) == ["yes", "no"]


# M1 to M3: in Foo's era.


@rule("LOOP-MISS-1")
def test_m1_counts_each_rift_removed_in_foos_era() -> None:
    board = one("clog-up", rifts={"industrial": 3}, ready={"mr-time": ["spartan-shield"]})
    board.do(0, "use spartan-shield")
    board.shows(progress={"clog-up": 2})


@rule("LOOP-MISS-2")
@pytest.mark.parametrize(
    ("foo", "progress"), [("industrial", {"dizzy-doctor": 2}), ("globalization", None)]
)
def test_m2_counts_each_loop_in_foos_era(foo: str, progress: dict[str, int] | None) -> None:
    board = one("dizzy-doctor", foo=foo, energy={"industrial": 3}, ready={"mr-time": ["mixtape"]})
    board.do(0, "loop spiral", "loop spiral")
    board.shows(progress=progress)


@rule("LOOP-MISS-3")
def test_m3_counts_each_clone_destroyed_in_foos_era() -> None:
    clones = {"dawn-industrial": "renaissance", "medieval-industrial": "globalization"}
    board = one("reunite", clone_at=clones, ready={"mr-time": ["mammoth-call"]})
    board.do(0, "use mammoth-call", "dawn-industrial")
    board.shows(clone_at=None, progress={"reunite": 2})


@rule("LOOP-MISS-4")
def test_m1_looks_at_the_era_of_the_rift_not_of_the_agent() -> None:
    cards = ["prank-call", "quantum-bandage"]
    rifts = {"end": 1, "industrial": 1}
    board = one("clog-up", foo="end", rifts=rifts, ready={"mr-time": cards})
    board.do(0, "use prank-call")
    board.shows(rifts={"industrial": 1}, progress={"clog-up": 1})
    board.do(0, "use quantum-bandage")
    board.shows(rifts=None, progress={"clog-up": 1})


@rule("LOOP-MISS-4")
def test_m3_looks_at_the_era_where_the_clone_dies_not_at_the_agent() -> None:
    clones = {"dawn-globalization": "industrial", "dawn-industrial": "renaissance"}
    board = one(
        "reunite",
        foo="globalization",
        clone_at=clones,
        ready={"mr-time": ["ejector-seat", "mechanical-grappling-hook"]},
    )
    board.do(0, "use ejector-seat", "globalization")
    board.shows(clone_at={"dawn-industrial": "renaissance"}, progress={"reunite": 1})
    board.do(0, "use mechanical-grappling-hook")
    board.shows(clone_at=None, progress={"reunite": 1})


# M4 to M6: one slot per era.


@rule("LOOP-MISS-5")
def test_m4_fills_the_slot_of_an_era_where_a_rift_is_removed() -> None:
    board = one(
        "spring-cleaning",
        rifts={"industrial": 2},
        ready={"mr-time": ["spartan-shield"]},
        progress={"spring-cleaning": slots("dawn")},
    )
    board.do(0, "use spartan-shield")
    board.shows(progress={"spring-cleaning": slots("dawn", "industrial")})


@rule("LOOP-MISS-6")
def test_m5_fills_the_slot_of_an_era_where_you_loop() -> None:
    board = one("reruns", energy={"industrial": 3, "robots": 3}, ready={"mr-time": ["mixtape"]})
    board.do(0, "loop spiral")
    board.shows(progress={"reruns": slots("industrial")})
    board.do(0, "loop spiral")
    board.shows(progress={"reruns": slots("industrial")}, loops=2)


@rule("LOOP-MISS-6")
def test_m5_does_not_mind_where_foo_is() -> None:
    board = one("reruns", foo="dawn", energy={"industrial": 1}, ready={"mr-time": ["mixtape"]})
    board.do(0, "loop spiral")
    board.shows(progress={"reruns": slots("industrial")})


@rule("LOOP-MISS-7")
def test_m6_fills_the_slot_of_an_era_where_a_clone_is_destroyed() -> None:
    clones = {"dawn-industrial": "renaissance"}
    board = one("six-funerals", clone_at=clones, ready={"mr-time": ["mechanical-grappling-hook"]})
    board.do(0, "use mechanical-grappling-hook")
    board.shows(progress={"six-funerals": slots("industrial")})


EDITIONS = [(False, "globalization"), (True, "industrial")]


@rule("LOOP-MISS-8")
@pytest.mark.parametrize(("own", "slot"), EDITIONS)
def test_a_rift_removed_at_a_distance_fills_its_own_slot_or_by_one_edition_yours(
    own: bool, slot: str
) -> None:
    board = one(
        "spring-cleaning",
        own_era_slots=own,
        rifts={"globalization": 1},
        ready={"mr-time": ["long-arm-mop"]},
    )
    board.do(0, "use long-arm-mop")
    board.shows(progress={"spring-cleaning": slots(slot)})


@rule("LOOP-MISS-8")
@pytest.mark.parametrize(("own", "slot"), EDITIONS)
def test_a_clone_destroyed_at_a_distance_fills_its_own_slot_or_by_one_edition_yours(
    own: bool, slot: str
) -> None:
    board = one(
        "six-funerals",
        own_era_slots=own,
        clone_at={"dawn-robots": "globalization"},
        ready={"mr-time": ["meteorite"]},
    )
    board.do(0, "use meteorite")
    board.shows(progress={"six-funerals": slots(slot)})


@rule("LOOP-MISS-9")
def test_one_card_may_fill_the_slots_of_several_eras() -> None:
    rifts = {"renaissance": 1, "industrial": 2, "globalization": 3}
    board = one("spring-cleaning", rifts=rifts, ready={"mr-time": ["sistine-touch-up"]})
    board.do(0, "use sistine-touch-up")
    board.shows(progress={"spring-cleaning": slots("renaissance", "industrial", "globalization")})


@rule("LOOP-MISS-9")
def test_one_card_may_kill_in_several_eras() -> None:
    clones = {"dawn-renaissance": "industrial", "dawn-globalization": "industrial"}
    board = one("six-funerals", clone_at=clones, ready={"mr-time": ["one-way-catapult"]})
    board.do(0, "use one-way-catapult", "dawn-renaissance", "renaissance", "globalization")
    board.shows(clone_at=None, progress={"six-funerals": slots("renaissance", "globalization")})


# M7 and M10: energy in the era of the mission.


@rule("LOOP-MISS-10")
def test_m7_counts_energy_added_to_its_era_while_every_era_has_some() -> None:
    board = one("no-age-dark", "industrial", energy=ONE_EACH, ready={"mr-time": ["steam-engine"]})
    board.do(0, "use steam-engine")
    board.shows(progress={"no-age-dark": 2})


@rule("LOOP-MISS-10")
def test_m7_counts_no_energy_added_elsewhere() -> None:
    board = one("no-age-dark", "dawn", energy=ONE_EACH, ready={"mr-time": ["steam-engine"]})
    board.do(0, "use steam-engine")
    board.shows(progress=None)


@rule("LOOP-MISS-10")
@pytest.mark.parametrize("dark", ["end", "industrial"])
@pytest.mark.parametrize("along", [False, True])
def test_m7_wants_energy_in_all_eras_its_own_included(dark: str, along: bool) -> None:
    board = one(
        "no-age-dark",
        "industrial",
        full_all_along=along,
        energy={**ONE_EACH, dark: 0},
        ready={"mr-time": ["mixtape"]},
    )
    board.do(0, "use mixtape")
    board.shows(progress=None)


@rule("LOOP-MISS-10", "LOOP-SUPA-15")
def test_m7_wants_any_energy_perpetual_or_not() -> None:
    board = one(
        "no-age-dark",
        "industrial",
        energy={**ONE_EACH, "end": 0},
        perpetual={"end": 1, "robots": 1},
        ready={"mr-time": ["steam-engine"]},
    )
    board.do(0, "use steam-engine")
    board.shows(progress={"no-age-dark": 2})


@rule("LOOP-MISS-11")
@pytest.mark.parametrize(("along", "progress"), [(False, None), (True, {"no-age-dark": 1})])
def test_m7_looks_once_when_the_action_starts_or_by_one_edition_at_each_energy(
    along: bool, progress: dict[str, int] | None
) -> None:
    board = one(
        "no-age-dark",
        "robots",
        full_all_along=along,
        at={"mr-time": "industrial", "time-prowler": "robots"},
        energy={**ONE_EACH, "industrial": 0},
        ready={"mr-time": ["backup-battery"]},
    )
    board.do(0, "use backup-battery")
    board.shows(energy={**ONE_EACH, "robots": 2}, progress=progress)


@rule("LOOP-MISS-11")
@pytest.mark.parametrize(("along", "cubes"), [(False, 0), (True, 1)])
def test_m7_with_its_own_era_dark_at_the_start(along: bool, cubes: int) -> None:
    board = one(
        "no-age-dark",
        "industrial",
        full_all_along=along,
        energy={**ONE_EACH, "industrial": 0},
        ready={"mr-time": ["steam-engine"]},
    )
    board.do(0, "use steam-engine")
    board.shows(progress={"no-age-dark": cubes} if cubes else None)


@rule("LOOP-MISS-11")
@pytest.mark.parametrize("along", [False, True])
def test_m7_looks_anew_at_the_start_of_each_action(along: bool) -> None:
    board = one(
        "no-age-dark",
        "industrial",
        full_all_along=along,
        energy={**ONE_EACH, "industrial": 0},
        ready={"mr-time": ["mixtape", "teslas-teleporter"]},
    )
    board.do(0, "use mixtape")
    board.shows(progress=None)
    board.do(0, "use teslas-teleporter", "industrial")
    board.shows(progress={"no-age-dark": 1})


@rule("LOOP-MISS-12", "LOOP-MISS-21")
@pytest.mark.parametrize("mission", ["no-age-dark", "blow-the-meter"])
def test_energy_may_be_added_to_the_era_of_the_mission_from_afar(mission: str) -> None:
    board = one(
        mission,
        "robots",
        at={"mr-time": "industrial", "time-prowler": "robots"},
        energy=ONE_EACH,
        ready={"mr-time": ["ionic-temporo-graph"]},
    )
    board.do(0, "use ionic-temporo-graph")
    board.shows(progress={mission: 1})


@rule("LOOP-MISS-21")
def test_m10_counts_each_energy_added_to_its_era_however_dark_the_others() -> None:
    cards = ["steam-engine", "ionic-temporo-graph"]
    board = one("blow-the-meter", "industrial", ready={"mr-time": cards})
    board.do(0, "use steam-engine")
    board.shows(progress={"blow-the-meter": 2})
    board.do(0, "use ionic-temporo-graph")
    board.shows(progress={"blow-the-meter": 2}, energy={"dawn": 1, "industrial": 2})


# M8: on both sides of Foo.


def sandwich(mine: str, other: str, **position: Any) -> Table[LoopState]:
    """Foo in the globalization era, between industry and robots."""
    at = {"mr-time": mine, "time-prowler": other}
    return one("doctor-sandwich", foo="globalization", at=at, **position)


@rule("LOOP-MISS-13")
@pytest.mark.parametrize(("mine", "other"), [("industrial", "robots"), ("robots", "industrial")])
def test_m8_wants_agents_on_both_sides_of_foo(mine: str, other: str) -> None:
    board = sandwich(mine, other)
    board.do(0, "mark doctor-sandwich")
    board.shows(progress={"doctor-sandwich": 1})


@rule("LOOP-MISS-13")
@pytest.mark.parametrize(
    ("mine", "other"),
    [
        ("industrial", "industrial"),
        ("industrial", "globalization"),
        ("globalization", "robots"),
        ("renaissance", "end"),
        ("industrial", "end"),
    ],
)
def test_m8_is_not_met_from_elsewhere(mine: str, other: str) -> None:
    assert "mark doctor-sandwich" not in sandwich(mine, other).keys(0)


@rule("LOOP-MISS-13")
def test_m8_goes_round_the_ring() -> None:
    at = {"mr-time": "end", "time-prowler": "medieval"}
    assert "mark doctor-sandwich" in one("doctor-sandwich", foo="dawn", at=at).keys(0)


@rule("LOOP-MISS-14")
def test_m8_wants_you_to_be_one_of_the_two() -> None:
    board = one(
        "doctor-sandwich",
        foo="globalization",
        agents=["mr-time", "time-prowler", "v-girl"],
        at={"mr-time": "dawn", "time-prowler": "industrial", "v-girl": "robots"},
    )
    assert "mark doctor-sandwich" not in board.keys(0)


@rule("LOOP-MISS-15")
def test_m8_takes_one_cube_a_turn() -> None:
    board = sandwich("industrial", "robots")
    board.do(0, "mark doctor-sandwich")
    assert "mark doctor-sandwich" not in board.keys(0)
    board.do(0, "free-move renaissance")
    assert "mark doctor-sandwich" not in board.keys(0)


@rule("LOOP-MISS-15")
def test_m8_takes_a_cube_again_in_the_next_turn() -> None:
    board = one(
        "doctor-sandwich",
        agents=["mr-time", "cztwyzzek"],
        foo="globalization",
        foo_deck=["dawn", "globalization"],
        at={"mr-time": "industrial", "cztwyzzek": "robots"},
    )
    board.do(0, "mark doctor-sandwich", "end")
    board.do(1, "mark doctor-sandwich")
    board.shows(active="cztwyzzek", progress={"doctor-sandwich": 2})


@rule("LOOP-MISS-16")
def test_m8_is_not_met_in_the_middle_of_an_action() -> None:
    board = sandwich("renaissance", "robots", ready={"mr-time": ["square-wheel"]})
    board.do(0, "use square-wheel", "industrial")
    assert board.keys(0) == ["renaissance", "globalization", "stop"]
    board.do(0, "renaissance")
    assert "mark doctor-sandwich" not in board.keys(0)
    board.shows(progress=None)


@rule("LOOP-MISS-16")
def test_m8_is_met_after_an_action() -> None:
    board = sandwich("renaissance", "robots")
    assert "mark doctor-sandwich" not in board.keys(0)
    board.do(0, "free-move industrial")
    assert "mark doctor-sandwich" in board.keys(0)


# M9: an era with no clone and no rift.


@rule("LOOP-MISS-17")
def test_m9_fills_the_slot_of_your_era_if_it_has_no_clone_and_no_rift() -> None:
    board = one("quantum-sealant", rifts={"dawn": 1}, clone_at={"dawn-robots": "dawn"})
    board.do(0, "mark quantum-sealant")
    board.shows(progress={"quantum-sealant": slots("industrial")})


@rule("LOOP-MISS-17")
@pytest.mark.parametrize(
    "mess", [{"rifts": {"industrial": 1}}, {"clone_at": {"dawn-robots": "industrial"}}]
)
def test_m9_minds_clones_and_rifts(mess: dict[str, Any]) -> None:
    assert "mark quantum-sealant" not in one("quantum-sealant", **mess).keys(0)


@rule("LOOP-MISS-18")
def test_m9_wants_a_new_era_for_each_cube() -> None:
    board = one("quantum-sealant", progress={"quantum-sealant": slots("industrial")})
    assert "mark quantum-sealant" not in board.keys(0)
    board.do(0, "free-move globalization")
    assert "mark quantum-sealant" in board.keys(0)


@rule("LOOP-MISS-19")
def test_m9_takes_one_cube_a_turn() -> None:
    board = one("quantum-sealant")
    board.do(0, "mark quantum-sealant", "free-move globalization")
    assert board.keys(0) == ["ability", "end"]


@rule("LOOP-MISS-19")
def test_m9_asks_for_no_more_cubes_than_it_needs() -> None:
    two = slots("dawn", "medieval")
    assert "mark quantum-sealant" in one("quantum-sealant", progress={"quantum-sealant": two}).keys(
        0
    )
    three = slots("dawn", "medieval", "end")
    board = one("quantum-sealant", progress={"quantum-sealant": three})
    assert "mark quantum-sealant" not in board.keys(0)
    board.do(0, "end")
    board.shows(active="time-prowler", progress={"quantum-sealant": three})


@rule("LOOP-MISS-20")
@pytest.mark.parametrize("mission", ["doctor-sandwich", "quantum-sealant"])
def test_m8_and_m9_can_be_met_before_any_action(mission: str) -> None:
    board = one(
        mission,
        phase="clones",
        foo_deck=["dawn", "globalization"],
        at={"mr-time": "industrial", "time-prowler": "robots"},
        chance={"draws": {"bag": [0], "machine": [1, 1]}},
    )
    assert f"mark {mission}" in board.keys(0)


@rule("LOOP-MISS-22", "LOOP-OPEN-18")
def test_quantum_sealant_is_met_only_once_the_last_rift_of_the_era_is_gone() -> None:
    assert GAME.texts().say(Text("mission.quantum-sealant"), "en") == "Quantum Sealant!"
    cards = ["quantum-bandage", "part-left-over"]
    board = one("quantum-sealant", rifts={"industrial": 2}, ready={"mr-time": cards})
    board.do(0, "use quantum-bandage")
    assert "mark quantum-sealant" not in board.keys(0), "a rift removed is not enough"
    board.do(0, "use part-left-over", "no", "mark quantum-sealant")
    board.shows(progress={"quantum-sealant": slots("industrial")})
