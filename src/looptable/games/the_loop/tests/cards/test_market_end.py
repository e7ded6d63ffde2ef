"""The market cards of the end of times, by name: a position, the card, and the position after it."""

import pytest

from looptable.games.the_loop.tests.boards import ERAS, done, use
from looptable.testing import rule


@rule("LOOP-ABIL-33", "LOOP-ABIL-35")
def test_last_will_destroys_a_card_and_draws_two() -> None:
    board = use(
        "last-will",
        ready={"mr-time": ["last-will", "spare-face"]},
        draw={"mr-time": ["table-for-thirteen", "remote-quill", "ionic-temporo-graph"]},
    )
    assert sorted(board.keys(0)) == ["last-will", "spare-face"], "before drawing"
    board.do(0, "spare-face")
    done(
        board,
        destroyed=["spare-face"],
        ready={"mr-time": ["ionic-temporo-graph", "remote-quill"]},
        draw={"mr-time": ["table-for-thirteen"]},
    )


@rule("LOOP-ABIL-30", "LOOP-ABIL-33")
def test_final_boarding_call_draws_and_goes_anywhere() -> None:
    board = use("final-boarding-call", draw={"mr-time": ["remote-quill", "spare-face"]})
    assert board.keys(0) == list(ERAS)
    board.do(0, "medieval")
    done(
        board,
        ready={"mr-time": ["spare-face"]},
        draw={"mr-time": ["remote-quill"]},
        at={"mr-time": "medieval"},
    )


@rule("LOOP-CARD-16")
@pytest.mark.parametrize(
    ("option", "energy"),
    [
        ("add 1 energy here", {"industrial": 1}),
        ("add 1 energy on each vortex", {"medieval": 1, "end": 1}),
    ],
)
def test_timenado_adds_an_energy_here_or_on_each_vortex(
    option: str, energy: dict[str, int]
) -> None:
    board = use("timenado", vortex={"medieval": True, "end": True})
    board.do(0, option)
    done(board, energy=energy)


@rule("LOOP-ABIL-9", "LOOP-ABIL-29")
def test_bath_plug_goes_to_a_vortex_and_removes_two_rifts_there() -> None:
    rifts = {"industrial": 3, "medieval": 3, "robots": 3}
    board = use("bath-plug", vortex={"medieval": True, "robots": True}, rifts=rifts)
    board.do(0, "robots")
    done(board, at={"mr-time": "robots"}, rifts={"industrial": 3, "medieval": 3, "robots": 1})


@rule("LOOP-ABIL-10")
@pytest.mark.parametrize(("era", "energy"), [("medieval", 2), ("industrial", 1)])
def test_umbrellageddon_clears_each_vortex_and_adds_more_energy_on_one(
    era: str, energy: int
) -> None:
    board = use(
        "umbrellageddon",
        at={"mr-time": era},
        vortex={"medieval": True, "robots": True},
        rifts={"medieval": 2, "industrial": 2, "robots": 2},
    )
    done(board, rifts={"medieval": 1, "industrial": 2, "robots": 1}, energy={era: energy})


@rule("LOOP-ABIL-38")
@pytest.mark.parametrize("destroys", [True, False])
def test_clearance_sale_acquires_from_any_era_and_may_destroy_a_card(destroys: bool) -> None:
    board = use(
        "clearance-sale",
        ready={"mr-time": ["clearance-sale", "remote-quill"]},
        available={"dawn": ["meteorite"], "robots": ["captcha"]},
        draw={"mr-time": ["spare-face"]},
    )
    board.do(0, "robots", *(["clearance-sale"] if destroys else ["no"]))
    done(
        board,
        available={"dawn": ["meteorite"]},
        draw={"mr-time": ["spare-face", "captcha"]},
        destroyed=["clearance-sale"] if destroys else None,
        ready={"mr-time": ["remote-quill"]},
        exhausted=None if destroys else {"mr-time": ["clearance-sale"]},
    )


@rule("LOOP-ABIL-13")
def test_night_light_adds_an_energy_in_each_era() -> None:
    board = use("night-light", energy={"end": 1})
    done(
        board,
        energy={
            "dawn": 1,
            "medieval": 1,
            "renaissance": 1,
            "industrial": 1,
            "globalization": 1,
            "robots": 1,
            "end": 2,
        },
        energy_supply=23,
    )
