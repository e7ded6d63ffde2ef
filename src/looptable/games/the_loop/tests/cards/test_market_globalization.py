"""The market cards of globalization, by name: a position, the card, and the position after it."""

import pytest

from looptable.games.the_loop.tests.boards import done, table, use
from looptable.testing import rule


@rule("LOOP-CARD-19")
def test_double_joystick_carries_a_clone_from_a_vortex() -> None:
    clones = {"dawn-robots": "industrial", "robots-dawn": "renaissance"}
    board = use("double-joystick", clone_at=clones, vortex={"renaissance": True})
    board.do(0, "renaissance", "robots-dawn", "medieval")
    done(
        board,
        at={"mr-time": "medieval"},
        clone_at={"dawn-robots": "industrial", "robots-dawn": "medieval"},
    )


@rule("LOOP-ABIL-33", "LOOP-ABIL-34")
def test_fax_from_next_week_draws_two_cards_and_discards_one() -> None:
    piles = {"mr-time": ["table-for-thirteen", "spare-face", "remote-quill"]}
    board = use("fax-from-next-week", draw=piles)
    assert sorted(board.keys(0)) == ["fax-from-next-week", "remote-quill", "spare-face"]
    board.do(0, "spare-face")
    done(
        board,
        draw={"mr-time": ["table-for-thirteen"]},
        ready={"mr-time": ["remote-quill"]},
        discard={"mr-time": ["spare-face"]},
    )


@rule("LOOP-CARD-18")
def test_brutal_de_localizer_pushes_a_clone_and_removes_two_rifts_there() -> None:
    board = use(
        "brutal-de-localizer",
        clone_at={"dawn-robots": "industrial", "robots-dawn": "industrial"},
        rifts={"industrial": 3, "globalization": 3},
    )
    board.do(0, "robots-dawn", "globalization")
    done(
        board,
        clone_at={"dawn-robots": "industrial", "robots-dawn": "globalization"},
        rifts={"industrial": 3, "globalization": 1},
    )


@rule("LOOP-ABIL-27", "LOOP-ABIL-43")
def test_unpaid_internship_moves_another_agent_who_applies_a_card_there() -> None:
    board = table(
        at={"mr-time": "industrial", "time-prowler": "robots"},
        ready={"mr-time": ["unpaid-internship"], "time-prowler": ["mixtape", "prank-call"]},
    )
    board.do(0, "use unpaid-internship", "end")
    board.do(1, "mixtape")
    done(board, at={"mr-time": "industrial", "time-prowler": "end"}, energy={"end": 1})


@rule("LOOP-CARD-9")
@pytest.mark.parametrize(("answer", "era"), [("yes", "robots"), ("no", "industrial")])
def test_super_underwear_removes_a_rift_and_may_go_to_another_agent(answer: str, era: str) -> None:
    board = use(
        "super-underwear",
        at={"mr-time": "industrial", "time-prowler": "robots"},
        rifts={"industrial": 2, "robots": 2},
    )
    board.do(0, answer)
    done(board, rifts={"industrial": 1, "robots": 2}, at={"mr-time": era, "time-prowler": "robots"})


@rule("LOOP-ABIL-28")
def test_frequent_timer_card_moves_three_eras_and_adds_an_energy_there() -> None:
    board = use("frequent-timer-card", energy={"industrial": 1}, foo="dawn")
    board.do(0, "globalization", "robots", "end")
    done(board, at={"mr-time": "end"}, energy={"industrial": 1, "end": 1})


@rule("LOOP-ABIL-40")
def test_disco_ball_lets_everybody_draw_and_adds_an_energy() -> None:
    piles = {"mr-time": ["spare-face"], "time-prowler": ["prank-call", "mixtape"]}
    board = use("disco-ball", draw=piles)
    board.do(0, "time-prowler", "mr-time")
    done(
        board,
        ready={"mr-time": ["spare-face"], "time-prowler": ["mixtape"]},
        draw={"time-prowler": ["prank-call"]},
        energy={"industrial": 1},
    )
