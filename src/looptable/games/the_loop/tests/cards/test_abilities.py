"""The vocabulary of the cards (ledger section 20), each word shown by a card that says it."""

from typing import Any

import pytest

from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import ERAS, use
from looptable.testing import Table, rule

TRIO = ["mr-time", "time-prowler", "v-girl"]
ONE_EACH = dict.fromkeys(ERAS, 1)


# General words.


@rule("LOOP-ABIL-1")
def test_or_means_exactly_one_of_the_options() -> None:
    board = use("timenado", vortex={"robots": True})
    assert board.keys(0) == ["add 1 energy here", "add 1 energy on each vortex"]
    board.do(0, "add 1 energy on each vortex")
    board.shows(energy={"robots": 1})
    assert "ability" in board.keys(0), "no second option is asked for"


@rule("LOOP-ABIL-2")
@pytest.mark.parametrize(("answer", "era"), [("yes", "robots"), ("no", "industrial")])
def test_you_may_means_that_part_is_optional(answer: str, era: str) -> None:
    board = use("super-underwear", at={"mr-time": "industrial", "time-prowler": "robots"})
    assert board.keys(0) == ["yes", "no"]
    board.do(0, answer)
    board.shows(at={"mr-time": era, "time-prowler": "robots"})


@rule("LOOP-ABIL-3")
def test_any_agent_includes_yourself() -> None:
    board = use("carpool-algorithm", agents=TRIO)
    assert board.keys(0) == ["mr-time", "time-prowler", "v-girl"]
    board.do(0, "mr-time", "globalization", "stop")
    board.shows(at={"mr-time": "globalization"})


@rule("LOOP-ABIL-4", "LOOP-OPEN-17")
def test_another_agent_is_never_yourself() -> None:
    board = use("ionic-temporo-graph", agents=TRIO)
    assert board.keys(0) == ["time-prowler", "v-girl"]


@rule("LOOP-ABIL-5")
def test_another_agents_era_may_be_your_own() -> None:
    both = {"mr-time": "industrial", "time-prowler": "industrial", "v-girl": "robots"}
    board = use("remote-quill", agents=TRIO, at=both, rifts={"industrial": 2, "robots": 2})
    board.do(0, "time-prowler")
    board.shows(rifts={"industrial": 1, "robots": 2})


@rule("LOOP-ABIL-6")
def test_your_era_is_where_your_pawn_is() -> None:
    use("mixtape", at={"mr-time": "robots", "time-prowler": "end"}).shows(energy={"robots": 1})


@rule("LOOP-ABIL-7")
def test_an_adjacent_era_is_the_previous_or_the_next_of_your_choice() -> None:
    board = use("long-arm-mop", rifts=ONE_EACH)
    assert board.keys(0) == ["renaissance", "globalization"]
    board.do(0, "globalization")
    board.shows(rifts={era: 1 for era in ERAS if era != "globalization"})


@rule("LOOP-ABIL-7")
def test_dawn_and_end_are_adjacent() -> None:
    board = use("long-arm-mop", at={"mr-time": "dawn"}, rifts=ONE_EACH)
    assert board.keys(0) == ["medieval", "end"]


@rule("LOOP-ABIL-8")
def test_wherever_you_want_is_any_one_era() -> None:
    clones = {
        "dawn-robots": "dawn",
        "medieval-robots": "medieval",
        "renaissance-robots": "renaissance",
        "industrial-robots": "industrial",
        "globalization-end": "globalization",
        "robots-dawn": "robots",
        "end-medieval": "end",
    }
    board = use("nobels-damp-squib", clone_at=clones)
    assert board.keys(0) == list(ERAS)
    board.do(0, "end")
    board.shows(clone_at={clone: era for clone, era in clones.items() if era != "end"})


@rule("LOOP-ABIL-9")
@pytest.mark.parametrize("difficulty", ["month", "year"])
def test_on_a_vortex_is_any_era_with_a_vortex_even_a_mega_vortex(difficulty: str) -> None:
    vortexes = {"medieval": True, "robots": True}
    board = use("bath-plug", vortex=vortexes, difficulty=difficulty)
    assert board.keys(0) == ["medieval", "robots"]


@rule("LOOP-ABIL-10")
def test_on_a_vortex_you_choose_one_of_several() -> None:
    vortexes = {"dawn": True, "robots": True}
    board = use("gutenbergs-wormhole", vortex=vortexes, rifts={"dawn": 2, "robots": 2, "end": 2})
    assert board.keys(0) == ["dawn", "robots"]
    board.do(0, "robots")
    board.shows(rifts={"dawn": 2, "robots": 1, "end": 2})


@rule("LOOP-ABIL-10")
def test_on_each_vortex_means_all_of_them() -> None:
    vortexes = {"dawn": True, "robots": True}
    board = use("umbrellageddon", vortex=vortexes, rifts={"dawn": 2, "robots": 2, "end": 2})
    board.shows(rifts={"dawn": 1, "robots": 1, "end": 2})


@rule("LOOP-ABIL-11")
def test_foos_era_is_the_one_the_middle_chute_faces() -> None:
    use("prank-call", foo="robots", rifts=ONE_EACH).shows(
        rifts={era: 1 for era in ERAS if era != "robots"}
    )


@rule("LOOP-ABIL-12")
def test_its_origin_era_is_the_one_printed_on_that_card() -> None:
    hand = {"mr-time": ["return-to-sender", "spare-face", "meteorite"]}
    board = use("return-to-sender", ready=hand, rifts={"dawn": 2, "industrial": 2})
    board.do(0, "meteorite")
    board.shows(rifts={"dawn": 1, "industrial": 2})


# Energy and rifts.


@rule("LOOP-ABIL-13")
def test_energy_comes_from_the_supply() -> None:
    board = use("steam-engine", energy={"industrial": 1}, energy_supply=12)
    board.shows(energy={"industrial": 3}, energy_supply=10)


@rule("LOOP-ABIL-14")
def test_removed_rifts_go_back_to_the_supply() -> None:
    board = use("spartan-shield", rifts={"industrial": 3, "dawn": 1}, rift_supply=12)
    board.shows(rifts={"industrial": 1, "dawn": 1}, rift_supply=14)


@rule("LOOP-EX-8", "LOOP-ABIL-15", "LOOP-CARD-10")
def test_holy_grail_adds_two_energy_to_one_where_three_rifts_are() -> None:
    board = use("holy-grail", energy={"renaissance": 1}, rifts={"renaissance": 3})
    board.do(0, "renaissance")
    board.shows(energy={"renaissance": 3}, rifts={"renaissance": 3}, energy_supply=28)


@rule("LOOP-EX-9", "LOOP-ABIL-15", "LOOP-CARD-10")
def test_holy_grail_changes_nothing_where_energy_exceeds_rifts() -> None:
    board = use("holy-grail", energy={"renaissance": 2}, rifts={"renaissance": 1})
    board.do(0, "renaissance")
    board.shows(energy={"renaissance": 2}, rifts={"renaissance": 1}, energy_supply=None)
    board.shows(exhausted={"mr-time": ["holy-grail"]}, ready=None)


@rule("LOOP-ABIL-16")
@pytest.mark.parametrize(("rifts", "energy", "left"), [(3, 1, 1), (3, 2, 2), (1, 2, 1), (2, 2, 2)])
def test_rifts_are_removed_until_as_many_as_energy(rifts: int, energy: int, left: int) -> None:
    board = use(
        "judgemental-vacuum", rifts={"globalization": rifts}, energy={"globalization": energy}
    )
    board.shows(rifts={"globalization": left}, energy={"globalization": energy})


# Clones.


@rule("LOOP-ABIL-17")
def test_push_moves_a_clone_of_your_choice_from_your_era_to_either_side() -> None:
    clones = {"dawn-robots": "industrial", "robots-dawn": "industrial", "end-medieval": "end"}
    board = use("ejector-seat", clone_at=clones)
    assert board.keys(0) == ["dawn-robots", "robots-dawn"]
    board.do(0, "robots-dawn")
    assert board.keys(0) == ["renaissance", "globalization"]
    board.do(0, "renaissance")
    board.shows(clone_at={**clones, "robots-dawn": "renaissance"})


@rule("LOOP-ABIL-17")
def test_a_push_from_a_named_era_goes_to_the_eras_beside_that_one() -> None:
    clones = {"dawn-renaissance": "globalization", "end-medieval": "industrial"}
    board = use("apologetic-drones", clone_at=clones)
    assert board.keys(0) == ["industrial", "robots"], "the only era with clones beside is taken"
    board.do(0, "robots")
    board.shows(clone_at={"dawn-renaissance": "robots", "end-medieval": "industrial"})


@rule("LOOP-ABIL-18")
def test_two_pushed_clones_may_part_ways() -> None:
    clones = {"dawn-robots": "industrial", "robots-dawn": "industrial"}
    board = use("one-way-catapult", clone_at=clones)
    board.do(0, "dawn-robots", "renaissance", "globalization")
    board.shows(clone_at={"dawn-robots": "renaissance", "robots-dawn": "globalization"})


@rule("LOOP-ABIL-19")
def test_pull_brings_a_clone_of_your_choice_from_beside_you() -> None:
    clones = {
        "dawn-robots": "renaissance",
        "robots-dawn": "globalization",
        "end-medieval": "industrial",
        "medieval-end": "dawn",
    }
    board = use("mechanical-grappling-hook", clone_at=clones)
    assert board.keys(0) == ["dawn-robots", "robots-dawn"]
    board.do(0, "robots-dawn")
    board.shows(clone_at={**clones, "robots-dawn": "industrial"})


@rule("LOOP-ABIL-20")
def test_two_pulled_clones_may_come_from_both_sides() -> None:
    clones = {
        "dawn-robots": "renaissance",
        "robots-dawn": "globalization",
        "end-medieval": "robots",
    }
    board = use("mammoth-call", clone_at=clones)
    board.do(0, "dawn-robots")
    board.shows(
        clone_at={
            "dawn-robots": "industrial",
            "robots-dawn": "industrial",
            "end-medieval": "robots",
        }
    )


@rule("LOOP-ABIL-21")
def test_destroy_returns_a_clone_of_your_choice_to_the_bag() -> None:
    clones = {"dawn-robots": "industrial", "robots-dawn": "industrial", "end-medieval": "end"}
    board = use("captcha", clone_at=clones)
    assert board.keys(0) == ["dawn-robots", "robots-dawn"]
    board.do(0, "dawn-robots")
    board.shows(clone_at={"robots-dawn": "industrial", "end-medieval": "end"})


@rule("LOOP-ABIL-22")
def test_carrying_is_optional_but_the_move_is_not() -> None:
    board = use("mammoth-cab", clone_at={"dawn-robots": "industrial"})
    assert board.keys(0) == ["dawn-robots", "none"]
    board.do(0, "none")
    assert board.keys(0) == ["renaissance", "globalization"]
    board.do(0, "renaissance")
    board.shows(clone_at={"dawn-robots": "industrial"}, at={"mr-time": "renaissance"})


CARRY: list[tuple[list[str], dict[str, str]]] = [
    (["dawn-robots", "renaissance", "drop"], {"dawn-robots": "renaissance"}),
    (["dawn-robots", "renaissance", "keep"], {"dawn-robots": "industrial"}),
    (["none", "renaissance", "robots-dawn"], {"robots-dawn": "industrial"}),
    (["none", "renaissance", "none"], {}),
]


def ride(card: str, **position: Any) -> Table[LoopState]:
    """A two-era move from the medieval era, with a clone there and one in the renaissance."""
    clones = {"dawn-robots": "medieval", "robots-dawn": "renaissance"}
    return use(card, at={"mr-time": "medieval"}, clone_at=clones, **position)


@rule("LOOP-EX-10", "LOOP-ABIL-22", "LOOP-ABIL-23", "LOOP-ABIL-24")
@pytest.mark.parametrize(("answers", "moved"), CARRY)
def test_a_clone_is_carried_from_any_era_of_the_route_to_any_later_one(
    answers: list[str], moved: dict[str, str]
) -> None:
    board = ride("war-horse")
    board.do(0, *answers, "industrial")
    clones = {"dawn-robots": "medieval", "robots-dawn": "renaissance"}
    board.shows(clone_at={**clones, **moved}, at={"mr-time": "industrial"})


@rule("LOOP-EX-10", "LOOP-ABIL-23", "LOOP-ABIL-24")
def test_no_other_way_of_carrying_is_offered() -> None:
    board = ride("war-horse")
    assert board.keys(0) == ["dawn-robots", "none"]
    board.do(0, "dawn-robots", "renaissance")
    assert board.keys(0) == ["keep", "drop"]
    board.do(0, "drop")
    assert board.keys(0) == ["medieval", "industrial", "stop"], "no second clone is picked up"


@rule("LOOP-ABIL-22", "LOOP-ABIL-28")
@pytest.mark.parametrize(
    ("answers", "era", "clone_era"),
    [
        (["none", "stop"], "medieval", "medieval"),
        (["dawn-robots", "stop"], "medieval", "medieval"),
        (["dawn-robots", "renaissance", "keep", "stop"], "renaissance", "renaissance"),
    ],
)
def test_a_ride_that_stops_does_nothing_more(answers: list[str], era: str, clone_era: str) -> None:
    board = ride("war-horse", rifts=ONE_EACH, rift_supply=23)
    board.do(0, *answers)
    board.shows(at={"mr-time": era}, rifts=ONE_EACH, pc=None)
    assert board.state.position()["clone_at"]["dawn-robots"] == clone_era
    assert "end" in board.keys(0)


@rule("LOOP-EX-11", "LOOP-CARD-19")
def test_double_joystick_picks_a_clone_up_on_a_vortex_only() -> None:
    board = ride("double-joystick", vortex={"renaissance": True})
    assert board.keys(0) == ["dawn", "renaissance", "stop"], "nothing to pick up at the start"
    board.do(0, "renaissance")
    assert board.keys(0) == ["robots-dawn", "none"]
    board.do(0, "robots-dawn", "industrial")
    board.shows(clone_at={"dawn-robots": "medieval", "robots-dawn": "industrial"})


@rule("LOOP-ABIL-25", "LOOP-CARD-18")
def test_where_you_sent_a_clone_is_nowhere_if_none_was_pushed() -> None:
    board = use("brutal-de-localizer", clone_at={"dawn-robots": "renaissance"}, rifts=ONE_EACH)
    board.shows(rifts=ONE_EACH, clone_at={"dawn-robots": "renaissance"})


@rule("LOOP-ABIL-26", "LOOP-CARD-18")
def test_where_you_sent_a_clone_counts_even_if_the_clone_died_there() -> None:
    board = use(
        "brutal-de-localizer",
        clone_at={"dawn-globalization": "industrial"},
        rifts={"industrial": 3, "globalization": 3},
    )
    board.do(0, "globalization")
    board.shows(clone_at=None, rifts={"industrial": 3, "globalization": 1})


@rule("LOOP-ABIL-28")
def test_in_the_english_edition_a_ride_of_two_eras_goes_straight() -> None:
    board = ride("war-horse", exact_moves=True)
    board.do(0, "dawn-robots", "renaissance", "keep")
    board.shows(
        at={"mr-time": "industrial"},
        clone_at={"dawn-robots": "industrial", "robots-dawn": "renaissance"},
    )
