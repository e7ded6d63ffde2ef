"""Mode supa: clones that leave perpetual energy, and a crowd, behind."""

from typing import Any

import pytest

from looptable.games.the_loop import GAME
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import ERAS, table
from looptable.testing import Table, rule

AGENTS = ["mr-time", "v-girl", "cztwyzzek", "robofinisher-404"]
ALL_CLONES = {
    f"{ERAS[era]}-{ERAS[(era + step) % 7]}": ERAS[era] for era in range(7) for step in (2, 3, 4, 5)
}


def supa(*cards: str, **position: Any) -> Table[LoopState]:
    """The plain board in mode supa; Mr Time, in the industrial era, holds these cards."""
    return table(**{"mode": "supa", "ready": {"mr-time": list(cards)}, **position})


def start(difficulty: str, players: int, seed: int) -> dict[str, str]:
    """The eras of the clones at the first choice of a match."""
    agents = ",".join(AGENTS[:players])
    given = {"mode": "supa", "difficulty": difficulty, "agents": agents}
    places: dict[str, str] = GAME.start(players, given, seed).position()["clone_at"]
    return places


def supas(places: dict[str, str]) -> dict[str, str]:
    """The supa clones among them."""
    return {name: era for name, era in places.items() if name.startswith("supa-")}


# Setting up.


@rule("LOOP-SUPA-2", "LOOP-SUPA-4")
@pytest.mark.parametrize(
    ("difficulty", "steps"),
    [("month", [1, 2, 3]), ("year", [1, 2, 3, 4]), ("infinity", [1, 2, 3, 4, 5])],
)
def test_supa_clones_start_further_and_further_from_their_eras(
    difficulty: str, steps: list[int]
) -> None:
    for seed in range(5):
        placed = supas(start(difficulty, 2, seed))
        found = [
            (ERAS.index(era) - ERAS.index(name.removeprefix("supa-"))) % 7
            for name, era in placed.items()
        ]
        assert sorted(found) == steps


@rule("LOOP-SUPA-3")
def test_supa_clones_are_drawn_at_random() -> None:
    drawn = [frozenset(supas(start("month", 2, seed))) for seed in range(8)]
    assert len(set(drawn)) > 3
    places = {supas(start("month", 2, seed)).get("supa-dawn") for seed in range(20)}
    assert places == {None, "medieval", "renaissance", "industrial"}


@rule("LOOP-SUPA-5", "LOOP-EX-17")
def test_a_match_for_two_starts_with_three_supa_and_four_normal_clones() -> None:
    places = start("month", 2, 1)
    assert len(supas(places)) == 3
    assert len(places) == 3 + 4 + 1, "and one of the first turn"


@rule("LOOP-SUPA-3", "LOOP-SUPA-5")
@pytest.mark.parametrize(
    ("players", "difficulty", "normal"),
    [(2, "infinity", 2), (3, "month", 2), (3, "infinity", 0), (4, "year", 0), (4, "infinity", 0)],
)
def test_normal_clones_fill_up_the_starting_number(
    players: int, difficulty: str, normal: int
) -> None:
    places = start(difficulty, players, 2)
    assert len(places) - len(supas(places)) == normal + 1, "and one of the first turn"


# As clones.


@rule("LOOP-SUPA-6")
def test_a_supa_clone_is_pushed_like_any_other() -> None:
    board = supa("ejector-seat", clone_at={"supa-dawn": "industrial"})
    board.do(0, "use ejector-seat", "globalization")
    board.shows(clone_at={"supa-dawn": "globalization"})


@rule("LOOP-SUPA-7")
def test_a_supa_clone_in_foos_era_brings_another_rift() -> None:
    board = supa(
        phase="drop",
        foo="robots",
        clone_at={"supa-dawn": "robots"},
        chance={"draws": {"machine": [1, 1, 1]}},
    )
    board.shows(rifts={"robots": 3}, rift_supply=27)


@rule("LOOP-SUPA-14")
def test_supa_clones_count_for_missions_about_clones() -> None:
    board = supa(
        "ejector-seat",
        foo="globalization",
        clone_at={"supa-globalization": "industrial"},
        mission={"dawn": "reunite", "end": "six-funerals"},
        revealed={"dawn": True, "end": True},
        chance={"draws": {"bag": [0]}},
    )
    board.do(0, "use ejector-seat", "globalization")
    # The fifth era has its own slot on the second mission: 2 to the power of 4.
    board.shows(progress={"reunite": 1, "six-funerals": 16})


# Destroyed.


@rule("LOOP-SUPA-8")
def test_a_supa_clone_dies_in_the_era_it_names() -> None:
    board = supa(
        "ejector-seat",
        clone_at={"supa-globalization": "industrial"},
        chance={"draws": {"bag": [0]}},
    )
    board.do(0, "use ejector-seat", "globalization")
    board.shows(clone_at={"dawn-renaissance": "globalization"}, supas_destroyed=1)


@rule("LOOP-SUPA-8", "LOOP-SUPA-10", "LOOP-SUPA-12")
def test_a_supa_clone_may_be_destroyed_outright() -> None:
    board = supa("captcha", clone_at={"supa-dawn": "industrial"}, chance={"draws": {"bag": [0]}})
    board.do(0, "use captcha", "no")
    board.shows(perpetual={"industrial": 1}, energy=None, energy_supply=None)
    board.shows(clone_at={"dawn-renaissance": "industrial"})


@rule("LOOP-SUPA-9")
def test_a_destroyed_supa_clone_never_comes_back() -> None:
    board = supa("captcha", clone_at={**ALL_CLONES, "supa-dawn": "industrial"}, cycle=3)
    board.do(0, "use captcha", "supa-dawn", "no", "end")
    board.shows(clone_at=ALL_CLONES, turn=2)


@rule("LOOP-SUPA-11")
@pytest.mark.parametrize("before", [0, 1, 2, 3, 4])
def test_each_supa_clone_leaves_one_clone_more(before: int) -> None:
    board = supa(
        "captcha",
        "ejector-seat",
        supas_destroyed=before,
        clone_at={"supa-dawn": "industrial", "supa-end": "dawn"},
        chance={"draws": {"bag": [0, 4, 4, 4, 4]}},  # none of these dies in the industrial era
    )
    board.do(0, "use captcha", "no")
    names = [
        "dawn-renaissance",
        "medieval-globalization",
        "medieval-robots",
        "medieval-end",
        "renaissance-globalization",
    ]
    crowd = dict.fromkeys(names[: before + 1], "industrial")
    board.shows(clone_at={**crowd, "supa-end": "dawn"}, supas_destroyed=before + 1)


@rule("LOOP-SUPA-12")
def test_the_clones_left_behind_forget_where_they_come_from() -> None:
    board = supa(
        "captcha",
        supas_destroyed=1,
        clone_at={"supa-dawn": "industrial"},
        chance={"draws": {"bag": [27, 0]}},
    )
    board.do(0, "use captcha", "no")
    board.shows(clone_at={"end-globalization": "industrial", "dawn-renaissance": "industrial"})


@rule("LOOP-SUPA-13", "LOOP-OPEN-23")
def test_a_clone_left_behind_in_its_paradox_era_dies_at_once() -> None:
    board = supa(
        "captcha",
        supas_destroyed=1,
        clone_at={"supa-dawn": "industrial"},
        mission={"dawn": "reunite"},
        revealed={"dawn": True},
        foo="industrial",
        chance={"draws": {"bag": [1, 0]}},
    )
    board.do(0, "use captcha", "no")
    board.shows(clone_at={"dawn-renaissance": "industrial"}, progress={"reunite": 2})


# Perpetual energy.


@rule("LOOP-SUPA-15")
def test_perpetual_energy_counts_for_effects() -> None:
    board = supa(
        "holy-grail", rifts={"globalization": 3, "renaissance": 1}, perpetual={"globalization": 1}
    )
    board.do(0, "use holy-grail", "globalization")
    board.shows(energy={"globalization": 2}, perpetual={"globalization": 1})


@rule("LOOP-SUPA-15")
def test_perpetual_energy_counts_for_the_mission_that_wants_energy_everywhere() -> None:
    board = supa(
        "steam-engine",
        energy={era: 1 for era in ERAS if era != "end"},
        perpetual={"end": 1},
        mission={"industrial": "no-age-dark"},
        revealed={"industrial": True},
    )
    board.do(0, "use steam-engine")
    board.shows(progress={"no-age-dark": 2})


@rule("LOOP-SUPA-16")
def test_leaving_perpetual_energy_behind_counts_as_adding_energy() -> None:
    board = supa(
        "captcha",
        clone_at={"supa-dawn": "industrial"},
        mission={"industrial": "blow-the-meter"},
        revealed={"industrial": True},
    )
    board.do(0, "use captcha", "no")
    board.shows(progress={"blow-the-meter": 1})


@rule("LOOP-SUPA-17")
def test_perpetual_energy_pays_and_stays() -> None:
    board = supa("kettle", perpetual={"industrial": 1}, energy={"industrial": 1}, energy_supply=29)
    board.do(0, "move globalization")
    board.shows(perpetual={"industrial": 1}, energy={"industrial": 1}, energy_supply=29)


@rule("LOOP-SUPA-18")
def test_one_perpetual_energy_pays_one_in_each_action() -> None:
    board = supa("kettle", perpetual={"industrial": 1}, energy={"industrial": 1}, energy_supply=29)
    board.do(0, "loop spiral")
    board.shows(energy={"industrial": 1}, energy_supply=29)
    board.do(0, "loop spiral")
    board.shows(energy=None, perpetual={"industrial": 1}, energy_supply=None)
    assert "loop spiral" not in board.keys(0), "the third costs three"
    assert "move globalization" in board.keys(0), "it can pay again"


@rule("LOOP-SUPA-18")
def test_one_perpetual_energy_does_not_pay_two() -> None:
    board = supa("kettle", perpetual={"industrial": 1}, loops=1)
    assert "loop spiral" not in board.keys(0)


# Winning.

FULL_MISSION: dict[str, Any] = {
    "mission": {"industrial": "clog-up"},
    "revealed": {"industrial": True},
    "progress": {"clog-up": 5},
    "completed": ["reunite", "reruns", "six-funerals"],
}


@rule("LOOP-SUPA-1")
def test_four_missions_do_not_win_while_a_supa_clone_is_left() -> None:
    board = supa(clone_at={"supa-dawn": "industrial"}, **FULL_MISSION)
    board.do(0, "end", "yes")
    board.shows(completed=["reunite", "reruns", "six-funerals", "clog-up"], ending=None, turn=2)


@rule("LOOP-SUPA-1")
def test_four_missions_win_once_every_supa_clone_is_gone() -> None:
    board = supa(clone_at={"dawn-renaissance": "industrial"}, **FULL_MISSION)
    board.do(0, "end", "yes")
    board.shows(phase="over", ending="won")


@rule("LOOP-SUPA-1")
@pytest.mark.parametrize(("missions", "ending"), [(3, None), (4, "won")])
def test_the_last_supa_clone_wins_after_four_missions(missions: int, ending: str | None) -> None:
    done = ["reunite", "reruns", "six-funerals", "clog-up"][:missions]
    board = supa("captcha", "kettle", clone_at={"supa-dawn": "industrial"}, completed=done)
    board.do(0, "use captcha")
    board.shows(ending=ending)
