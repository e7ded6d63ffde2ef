"""The market cards of the medieval era, by name: a position, the card, and the position after it."""

from looptable.games.the_loop.tests.boards import done, use
from looptable.testing import rule

TRIO = ["mr-time", "time-prowler", "v-girl"]


@rule("LOOP-CARD-10")
def test_holy_grail_adds_energy_beside_you_up_to_the_rifts() -> None:
    board = use("holy-grail", rifts={"globalization": 3, "industrial": 2}, energy={"industrial": 1})
    assert board.keys(0) == ["renaissance", "globalization"]
    board.do(0, "globalization")
    done(board, energy={"globalization": 3, "industrial": 1}, energy_supply=27)


@rule("LOOP-ABIL-3", "LOOP-ABIL-32")
def test_jesters_understudy_swaps_and_lets_any_agent_draw() -> None:
    board = use(
        "jesters-understudy",
        agents=TRIO,
        at={"mr-time": "industrial", "time-prowler": "robots", "v-girl": "end"},
        draw={
            "mr-time": ["spare-face"],
            "time-prowler": ["mixtape"],
            "v-girl": ["patent-pending", "kettle"],
        },
    )
    assert board.keys(0) == ["time-prowler", "v-girl"]
    board.do(0, "time-prowler")
    assert board.keys(0) == ["mr-time", "time-prowler", "v-girl"]
    board.do(0, "v-girl")
    done(
        board,
        at={"mr-time": "robots", "time-prowler": "industrial", "v-girl": "end"},
        ready={"v-girl": ["kettle"]},
        draw={"mr-time": ["spare-face"], "time-prowler": ["mixtape"], "v-girl": ["patent-pending"]},
    )


@rule("LOOP-ABIL-18")
def test_one_way_catapult_pushes_two_clones() -> None:
    clones = {
        "dawn-robots": "industrial",
        "robots-dawn": "industrial",
        "end-medieval": "industrial",
    }
    board = use("one-way-catapult", clone_at=clones)
    board.do(0, "end-medieval", "globalization", "dawn-robots", "renaissance")
    done(
        board,
        clone_at={
            "dawn-robots": "renaissance",
            "robots-dawn": "industrial",
            "end-medieval": "globalization",
        },
    )


@rule("LOOP-ABIL-6")
def test_philosophers_pebble_turns_a_rift_here_into_an_energy() -> None:
    board = use("philosophers-pebble", rifts={"industrial": 2, "end": 2}, energy={"end": 1})
    done(board, rifts={"industrial": 1, "end": 2}, energy={"industrial": 1, "end": 1})


@rule("LOOP-ABIL-22", "LOOP-ABIL-24")
def test_war_horse_carries_a_clone_two_eras() -> None:
    clones = {"dawn-renaissance": "industrial", "end-medieval": "globalization"}
    board = use("war-horse", clone_at=clones)
    board.do(0, "dawn-renaissance", "globalization", "keep", "robots")
    done(
        board,
        at={"mr-time": "robots"},
        clone_at={"dawn-renaissance": "robots", "end-medieval": "globalization"},
    )


@rule("LOOP-ABIL-12", "LOOP-ABIL-35")
def test_discount_indulgence_destroys_a_card_and_removes_two_rifts_in_its_era() -> None:
    board = use(
        "discount-indulgence",
        ready={"mr-time": ["discount-indulgence", "spare-face"]},
        rifts={"medieval": 3, "industrial": 3, "globalization": 3},
    )
    board.do(0, "spare-face")
    done(
        board,
        destroyed=["spare-face"],
        ready=None,
        rifts={"medieval": 3, "industrial": 3, "globalization": 1},
    )


@rule("LOOP-ABIL-21")
def test_mass_excommunication_destroys_two_clones_here() -> None:
    clones = {
        "dawn-robots": "industrial",
        "robots-dawn": "industrial",
        "end-medieval": "industrial",
        "medieval-end": "renaissance",
    }
    board = use("mass-excommunication", clone_at=clones)
    board.do(0, "dawn-robots", "robots-dawn")
    done(board, clone_at={"end-medieval": "industrial", "medieval-end": "renaissance"})
