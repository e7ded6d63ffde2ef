"""Each Ultramachina card, by name."""

from typing import Any

import pytest

from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import table
from looptable.testing import Table, rule

HOMES = {
    "dawn": "end",
    "medieval": "dawn",
    "renaissance": "medieval",
    "industrial": "renaissance",
    "globalization": "industrial",
    "robots": "globalization",
    "end": "robots",
}
"""Eras, and those before them: two rifts drop into the era before, out of the way."""


def visited(era: str, *cards: str, **position: Any) -> Table[LoopState]:
    """Foo comes to an era where these cards lie, in Mr Time's turn."""
    start: dict[str, Any] = {
        "mode": "ultramachina",
        "phase": "visit",
        "foo": HOMES[era],
        "foo_row": [],
        "foo_deck": [],
        "machina_in_play": dict.fromkeys(cards, True),
        "chance": {"draws": {"machine": [0, 0]}},
    }
    return table(**{**start, **position})


def rift_at_home(card: str, era: str) -> None:
    """Shared by the seven cards below."""
    board = visited(era, card)
    board.shows(rifts={HOMES[era]: 2, era: 1}, rift_supply=27, phase="actions")


@rule("LOOP-UCARD-2")
def test_broadband_pigeons() -> None:
    rift_at_home("broadband-pigeons", "globalization")


@rule("LOOP-UCARD-3")
def test_20000_leagues_under_the_hours() -> None:
    rift_at_home("twenty-thousand-leagues", "robots")


@rule("LOOP-UCARD-8")
def test_prim_automato() -> None:
    rift_at_home("prim-automato", "dawn")


@rule("LOOP-UCARD-9")
def test_fossil_energies() -> None:
    rift_at_home("fossil-energies", "end")


@rule("LOOP-UCARD-14")
def test_synthetic_art() -> None:
    rift_at_home("synthetic-art", "renaissance")


@rule("LOOP-UCARD-15")
def test_high_furnace() -> None:
    rift_at_home("high-furnace", "industrial")


@rule("LOOP-UCARD-20")
def test_castles_too_strong() -> None:
    rift_at_home("castles-too-strong", "medieval")


@rule("LOOP-UCARD-1")
def test_demographic_boom_generates_two_clones() -> None:
    draws = {"draws": {"bag": [4, 26], "machine": [0, 0]}}
    board = visited("dawn", "demographic-boom", chance=draws)
    board.shows(clone_at={"medieval-industrial": "medieval", "end-globalization": "end"})


# Blessings of productivism.


def blessed(**position: Any) -> Table[LoopState]:
    """Both players have full hands, and cards to draw."""
    start: dict[str, Any] = {
        "ready": {
            "mr-time": ["spare-face", "remote-quill", "kettle"],
            "time-prowler": ["mixtape", "prank-call", "captcha"],
        },
        "draw": {"mr-time": ["steam-engine"], "time-prowler": ["meteorite", "matryoshka"]},
    }
    return visited("industrial", "blessings-of-productivism", **{**start, **position})


@rule("LOOP-UCARD-4")
def test_blessings_of_productivism_destroy_two_cards_of_any_hands() -> None:
    board = blessed()
    hands = ["spare-face", "remote-quill", "kettle", "mixtape", "prank-call", "captcha"]
    assert board.keys(0) == hands
    board.do(0, "remote-quill")
    assert board.keys(0) == [card for card in hands if card != "remote-quill"]
    board.do(0, "captcha")
    board.shows(destroyed=["remote-quill", "captcha"], phase="actions")


@rule("LOOP-UCARD-5")
def test_blessings_of_productivism_leave_rifts_where_the_cards_came_from() -> None:
    board = blessed()
    board.do(0, "remote-quill", "captcha")
    board.shows(rifts={"medieval": 1, "robots": 1, "renaissance": 2}, rift_supply=26)


@rule("LOOP-UCARD-5", "LOOP-OPEN-27")
def test_two_cards_of_one_era_leave_two_rifts_there() -> None:
    board = blessed()
    board.do(0, "mixtape", "prank-call")
    board.shows(rifts={"globalization": 2, "renaissance": 2})


@rule("LOOP-UCARD-6")
def test_blessings_of_productivism_let_those_concerned_draw() -> None:
    board = blessed()
    board.do(0, "mixtape", "captcha")
    board.shows(
        ready={
            "mr-time": ["spare-face", "remote-quill", "kettle"],
            "time-prowler": ["prank-call", "matryoshka", "meteorite"],
        },
        draw={"mr-time": ["steam-engine"]},
    )


# Energy.


@rule("LOOP-UCARD-7")
def test_slight_overconsumption_empties_the_richest_era() -> None:
    energy = {"dawn": 2, "end": 4, "robots": 3}
    board = visited("globalization", "slight-overconsumption", energy=energy, energy_supply=21)
    board.shows(energy={"dawn": 2, "robots": 3}, energy_supply=25, phase="actions")


@rule("LOOP-UCARD-7")
@pytest.mark.parametrize(("chosen", "left"), [("end", "robots"), ("robots", "end")])
def test_the_players_choose_among_the_richest_eras(chosen: str, left: str) -> None:
    energy = {"dawn": 2, "robots": 3, "end": 3}
    board = visited("globalization", "slight-overconsumption", energy=energy)
    assert board.keys(0) == ["robots", "end"]
    board.do(0, chosen)
    board.shows(energy={"dawn": 2, left: 3})


@rule("LOOP-UCARD-7")
def test_slight_overconsumption_does_nothing_where_there_is_no_energy() -> None:
    """Mr Time stands in the industrial era, where the rifts drop to."""
    board = visited("globalization", "slight-overconsumption", rifts={"industrial": 1})
    board.shows(rifts={"industrial": 3}, energy=None, phase="actions", pc=None)


@rule("LOOP-UCARD-13")
def test_little_blackout_takes_one_from_every_era_with_two_or_more() -> None:
    energy = {"dawn": 2, "medieval": 1, "robots": 3, "end": 1}
    board = visited("robots", "little-blackout", energy=energy, energy_supply=23)
    board.shows(energy={"dawn": 1, "medieval": 1, "robots": 2, "end": 1}, energy_supply=25)


# Quantum inquisition.


def inquired(**position: Any) -> Table[LoopState]:
    """Both players have cards to lose; the last named is on top."""
    start: dict[str, Any] = {
        "draw": {
            "mr-time": ["meteorite", "spare-face", "remote-quill"],
            "time-prowler": ["matryoshka", "mixtape", "prank-call"],
        },
        "energy": {"dawn": 1, "medieval": 2, "globalization": 3},
        "energy_supply": 24,
    }
    return visited("medieval", "quantum-inquisition", **{**start, **position})


@rule("LOOP-UCARD-10", "LOOP-UCARD-12")
def test_quantum_inquisition_takes_two_cards_of_one_draw_pile() -> None:
    board = inquired()
    assert board.keys(0) == ["mr-time", "time-prowler"]
    board.do(0, "time-prowler")
    board.shows(
        draw={
            "mr-time": ["meteorite", "spare-face", "remote-quill"],
            "time-prowler": ["matryoshka"],
        },
        discard={"time-prowler": ["prank-call", "mixtape"]},
    )


@rule("LOOP-UCARD-11")
def test_quantum_inquisition_takes_energy_where_the_cards_came_from() -> None:
    board = inquired()
    board.do(0, "mr-time")
    board.shows(energy={"dawn": 1, "medieval": 1, "globalization": 2}, energy_supply=26)


@rule("LOOP-UCARD-11")
def test_two_cards_of_one_era_take_two_energy_there() -> None:
    board = inquired()
    board.do(0, "time-prowler")
    board.shows(energy={"dawn": 1, "medieval": 2, "globalization": 1}, energy_supply=26)


@rule("LOOP-UCARD-10", "LOOP-UCARD-12")
def test_quantum_inquisition_finds_nothing_where_no_card_is_left() -> None:
    board = inquired(draw={"time-prowler": ["mixtape"]}, discard={})
    board.do(0, "mr-time")
    board.shows(
        draw={"time-prowler": ["mixtape"]},
        discard=None,
        energy={"dawn": 1, "medieval": 2, "globalization": 3},
    )


# Karmic rebirth.


def reborn(**position: Any) -> Table[LoopState]:
    """Hands of two and one cards, mixed so that each gets what the other had, as far as it goes."""
    start: dict[str, Any] = {
        "ready": {"mr-time": ["spare-face", "kettle"], "time-prowler": ["mixtape"]},
        "at": {"mr-time": "end", "time-prowler": "end"},
        "chance": {"draws": {"decks": [2, 1], "machine": [0, 0]}},
    }
    return visited("renaissance", "karmic-rebirth", **{**start, **position})


@rule("LOOP-UCARD-16")
def test_karmic_rebirth_deals_all_hands_anew() -> None:
    reborn().shows(ready={"mr-time": ["mixtape", "kettle"], "time-prowler": ["spare-face"]})


@rule("LOOP-UCARD-16")
def test_karmic_rebirth_deals_at_random_but_keeps_the_sizes() -> None:
    found = set()
    for seed in range(12):
        hands = reborn(chance={}, seed=seed).state.position()["ready"]
        assert len(hands["mr-time"]) == 2
        found.add(hands["time-prowler"][0])
    assert found == {"spare-face", "kettle", "mixtape"}


@rule("LOOP-UCARD-17")
def test_cards_of_karmic_rebirth_belong_to_their_new_owner() -> None:
    board = reborn()
    board.do(0, "end")
    position = board.state.position()
    mine = [*position["ready"]["mr-time"], *position.get("draw", {}).get("mr-time", [])]
    assert sorted(mine) == ["kettle", "mixtape"]


@rule("LOOP-UCARD-18")
def test_karmic_rebirth_sends_all_agents_home() -> None:
    reborn().shows(at={"mr-time": "renaissance", "time-prowler": "globalization"})


# The end of the end of times.


@rule("LOOP-UCARD-19")
def test_the_end_of_the_end_adds_a_rift_to_each_vortex() -> None:
    vortexes = {"dawn": True, "industrial": True}
    board = visited("end", "end-of-the-end", vortex=vortexes, rifts={"industrial": 1})
    board.shows(rifts={"dawn": 1, "industrial": 2, "robots": 2})


@rule("LOOP-UCARD-19")
def test_the_end_of_the_end_may_be_the_end() -> None:
    board = visited("end", "end-of-the-end", vortex={"dawn": True}, rifts={"dawn": 3})
    board.shows(phase="over", ending="second-vortex")
