"""The thirty starting cards by name: a position, the card, and the position after it."""

from typing import Any

import pytest

from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import done, table
from looptable.testing import Table, rule


def play(agent: str, card: str, **position: Any) -> Table[LoopState]:
    """An agent in the industrial era uses a card; another one is in the era of robots, Foo at the end."""
    other = "v-girl" if agent == "mr-time" else "mr-time"
    start: dict[str, Any] = {
        "agents": [agent, other],
        "at": {agent: "industrial", other: "robots"},
        "ready": {agent: [card]},
    }
    board = table(**{**start, **position})
    board.do(0, f"use {card}")
    return board


# Time Prowler.


@rule("LOOP-CARD-1")
def test_quantum_bandage_removes_a_rift_here() -> None:
    board = play("time-prowler", "quantum-bandage", rifts={"industrial": 2, "robots": 2})
    done(
        board, rifts={"industrial": 1, "robots": 2}, exhausted={"time-prowler": ["quantum-bandage"]}
    )


@rule("LOOP-ABIL-7")
def test_long_arm_mop_removes_a_rift_beside_you() -> None:
    rifts = {"renaissance": 2, "industrial": 2, "globalization": 2}
    board = play("time-prowler", "long-arm-mop", rifts=rifts)
    assert board.keys(0) == ["renaissance", "globalization"]
    board.do(0, "renaissance")
    done(board, rifts={"renaissance": 1, "industrial": 2, "globalization": 2})


@rule("LOOP-ABIL-13")
def test_mixtape_adds_an_energy_here() -> None:
    board = play("time-prowler", "mixtape", energy={"industrial": 1, "robots": 1})
    done(board, energy={"industrial": 2, "robots": 1}, energy_supply=29)


@rule("LOOP-ABIL-11")
def test_prank_call_removes_a_rift_at_foo() -> None:
    board = play(
        "time-prowler", "prank-call", foo="medieval", rifts={"medieval": 3, "industrial": 3}
    )
    done(board, rifts={"medieval": 2, "industrial": 3})


@rule("LOOP-ABIL-1")
def test_backdated_sick_note_pushes_a_clone() -> None:
    board = play("time-prowler", "backdated-sick-note", clone_at={"dawn-robots": "industrial"})
    assert board.keys(0) == ["push 1 clone", "add 1 energy in an adjacent era"]
    board.do(0, "push 1 clone", "renaissance")
    done(board, clone_at={"dawn-robots": "renaissance"}, energy=None)


@rule("LOOP-ABIL-1")
def test_backdated_sick_note_may_add_an_energy_beside_you_instead() -> None:
    board = play("time-prowler", "backdated-sick-note", clone_at={"dawn-robots": "industrial"})
    board.do(0, "add 1 energy in an adjacent era", "globalization")
    done(board, clone_at={"dawn-robots": "industrial"}, energy={"globalization": 1})


@rule("LOOP-ABIL-14")
def test_spotless_alibi_removes_a_rift_and_rewards_a_clean_era() -> None:
    board = play("time-prowler", "spotless-alibi", rifts={"industrial": 1, "robots": 1})
    done(board, rifts={"robots": 1}, energy={"industrial": 1})


@rule("LOOP-ABIL-14")
def test_spotless_alibi_gives_no_energy_while_a_rift_is_left() -> None:
    board = play("time-prowler", "spotless-alibi", rifts={"industrial": 2})
    done(board, rifts={"industrial": 1}, energy=None)


# Cztwyzzek.


@rule("LOOP-ABIL-28")
def test_square_wheel_moves_two_eras() -> None:
    board = play("cztwyzzek", "square-wheel")
    board.do(0, "renaissance", "medieval")
    done(board, at={"cztwyzzek": "medieval", "mr-time": "robots"})


@rule("LOOP-ABIL-27")
def test_hit_and_run_club_moves_and_removes_a_rift_there() -> None:
    board = play("cztwyzzek", "hit-and-run-club", rifts={"industrial": 2, "renaissance": 2})
    board.do(0, "renaissance")
    done(
        board,
        at={"cztwyzzek": "renaissance", "mr-time": "robots"},
        rifts={"industrial": 2, "renaissance": 1},
    )


@rule("LOOP-ABIL-27")
def test_takeaway_fire_moves_and_adds_an_energy_there() -> None:
    board = play("cztwyzzek", "takeaway-fire", energy={"industrial": 1})
    board.do(0, "globalization")
    done(
        board,
        at={"cztwyzzek": "globalization", "mr-time": "robots"},
        energy={"industrial": 1, "globalization": 1},
    )


@rule("LOOP-ABIL-22")
def test_mammoth_cab_takes_a_clone_along_one_era() -> None:
    clones = {"dawn-robots": "industrial", "robots-dawn": "industrial"}
    board = play("cztwyzzek", "mammoth-cab", clone_at=clones)
    board.do(0, "dawn-robots", "globalization")
    done(
        board,
        at={"cztwyzzek": "globalization", "mr-time": "robots"},
        clone_at={"dawn-robots": "globalization", "robots-dawn": "industrial"},
    )


@rule("LOOP-ABIL-17")
@pytest.mark.parametrize(("answer", "era"), [("yes", "renaissance"), ("no", "industrial")])
def test_grudging_boomerang_pushes_a_clone_and_may_follow_it(answer: str, era: str) -> None:
    clones = {"dawn-robots": "industrial", "robots-dawn": "industrial"}
    board = play("cztwyzzek", "grudging-boomerang", clone_at=clones)
    board.do(0, "dawn-robots", "renaissance", answer)
    done(
        board,
        clone_at={"dawn-robots": "renaissance", "robots-dawn": "industrial"},
        at={"cztwyzzek": era, "mr-time": "robots"},
    )


@rule("LOOP-ABIL-25")
def test_grudging_boomerang_goes_nowhere_without_a_clone() -> None:
    board = play("cztwyzzek", "grudging-boomerang", clone_at={"dawn-robots": "medieval"})
    done(board, at={"cztwyzzek": "industrial", "mr-time": "robots"})


@rule("LOOP-ABIL-29")
@pytest.mark.parametrize(("answer", "era"), [("yes", "end"), ("no", "industrial")])
def test_nose_for_trouble_removes_a_rift_and_may_go_to_foo(answer: str, era: str) -> None:
    board = play("cztwyzzek", "nose-for-trouble", rifts={"industrial": 2, "end": 2})
    board.do(0, answer)
    done(board, rifts={"industrial": 1, "end": 2}, at={"cztwyzzek": era, "mr-time": "robots"})


# Mr Time.


@rule("LOOP-CARD-2", "LOOP-CARD-3")
def test_gutenbergs_wormhole_removes_a_rift_here_and_one_on_a_vortex() -> None:
    rifts = {"industrial": 2, "robots": 2, "end": 2}
    board = play("mr-time", "gutenbergs-wormhole", vortex={"robots": True}, rifts=rifts)
    done(board, rifts={"industrial": 1, "robots": 1, "end": 2})


@rule("LOOP-CARD-5")
def test_ionic_temporo_graph_adds_an_energy_with_another_agent() -> None:
    board = play("mr-time", "ionic-temporo-graph", energy={"industrial": 1})
    done(board, energy={"industrial": 1, "robots": 1})


@rule("LOOP-CARD-6")
def test_mechanical_grappling_hook_pulls_one_clone_into_its_paradox_era() -> None:
    clones = {"dawn-industrial": "renaissance", "dawn-robots": "globalization"}
    board = play("mr-time", "mechanical-grappling-hook", clone_at=clones)
    board.do(0, "dawn-industrial")
    done(board, clone_at={"dawn-robots": "globalization"})


@rule("LOOP-ABIL-4")
def test_remote_quill_removes_a_rift_with_another_agent() -> None:
    board = play("mr-time", "remote-quill", rifts={"industrial": 2, "robots": 2})
    done(board, rifts={"industrial": 2, "robots": 1})


@rule("LOOP-ABIL-33")
def test_table_for_thirteen_adds_an_energy_and_draws_in_company() -> None:
    both = {"mr-time": "industrial", "v-girl": "industrial"}
    board = play(
        "mr-time", "table-for-thirteen", at=both, draw={"mr-time": ["remote-quill", "spare-face"]}
    )
    done(
        board,
        energy={"industrial": 1},
        ready={"mr-time": ["spare-face"]},
        draw={"mr-time": ["remote-quill"]},
    )


@rule("LOOP-ABIL-6")
def test_table_for_thirteen_draws_nothing_alone() -> None:
    board = play("mr-time", "table-for-thirteen", draw={"mr-time": ["spare-face"]})
    done(board, energy={"industrial": 1}, ready=None, draw={"mr-time": ["spare-face"]})


@rule("LOOP-ABIL-32")
def test_spare_face_swaps_and_removes_a_rift_where_it_arrives() -> None:
    board = play("mr-time", "spare-face", rifts={"industrial": 2, "robots": 2})
    done(
        board,
        at={"mr-time": "robots", "v-girl": "industrial"},
        rifts={"industrial": 2, "robots": 1},
    )


# Robofinisher 404.


@rule("LOOP-ABIL-17")
def test_ejector_seat_pushes_a_clone_into_its_paradox_era() -> None:
    clones = {"dawn-globalization": "industrial", "robots-dawn": "industrial"}
    board = play("robofinisher-404", "ejector-seat", clone_at=clones)
    board.do(0, "dawn-globalization", "globalization")
    done(board, clone_at={"robots-dawn": "industrial"})


@rule("LOOP-ABIL-32")
def test_revolving_door_swaps_a_clone_with_one_beside_you() -> None:
    clones = {
        "dawn-robots": "industrial",
        "robots-dawn": "renaissance",
        "end-medieval": "globalization",
        "medieval-end": "dawn",
    }
    board = play("robofinisher-404", "revolving-door", clone_at=clones)
    assert board.keys(0) == ["renaissance", "globalization"]
    board.do(0, "globalization")
    done(
        board,
        clone_at={
            "dawn-robots": "globalization",
            "robots-dawn": "renaissance",
            "end-medieval": "industrial",
            "medieval-end": "dawn",
        },
    )


@rule("LOOP-ABIL-21")
def test_page_not_found_destroys_a_clone_at_foo() -> None:
    clones = {"dawn-robots": "end", "robots-dawn": "industrial"}
    board = play("robofinisher-404", "page-not-found", clone_at=clones, rifts={"end": 2})
    board.do(0, "destroy 1 clone at foo")
    done(board, clone_at={"robots-dawn": "industrial"}, rifts={"end": 2})


@rule("LOOP-ABIL-11")
def test_page_not_found_may_remove_a_rift_at_foo_instead() -> None:
    board = play(
        "robofinisher-404",
        "page-not-found",
        clone_at={"dawn-robots": "end"},
        rifts={"end": 2, "industrial": 2},
    )
    board.do(0, "remove 1 rift at foo")
    done(board, clone_at={"dawn-robots": "end"}, rifts={"end": 1, "industrial": 2})


@rule("LOOP-ABIL-16")
@pytest.mark.parametrize(
    ("clones", "rifts"),
    [
        ({}, {"end": 3}),
        ({"dawn-robots": "industrial"}, {"industrial": 1, "end": 3}),
        (
            {"dawn-robots": "industrial", "robots-dawn": "industrial"},
            {"industrial": 2, "end": 3},
        ),
    ],
)
def test_crowd_firmware_leaves_as_many_rifts_as_clones(
    clones: dict[str, str], rifts: dict[str, int]
) -> None:
    board = play(
        "robofinisher-404", "crowd-firmware", clone_at=clones, rifts={"industrial": 3, "end": 3}
    )
    done(board, rifts=rifts)


@rule("LOOP-ABIL-13")
@pytest.mark.parametrize(("era", "energy"), [("industrial", 2), ("robots", 1)])
def test_clone_dynamo_adds_more_energy_where_a_clone_is(era: str, energy: int) -> None:
    board = play("robofinisher-404", "clone-dynamo", clone_at={"dawn-renaissance": era})
    done(board, energy={"industrial": energy}, clone_at={"dawn-renaissance": era})


@rule("LOOP-ABIL-17", "LOOP-ABIL-27")
def test_polite_bulldozer_moves_and_pushes_a_clone_from_there() -> None:
    clones = {"dawn-robots": "renaissance", "robots-dawn": "renaissance"}
    board = play("robofinisher-404", "polite-bulldozer", clone_at=clones)
    board.do(0, "renaissance", "robots-dawn")
    assert board.keys(0) == ["medieval", "industrial"]
    board.do(0, "medieval")
    done(
        board,
        at={"robofinisher-404": "renaissance", "mr-time": "robots"},
        clone_at={"dawn-robots": "renaissance", "robots-dawn": "medieval"},
    )


# V-Girl.


@rule("LOOP-ABIL-39")
def test_invention_of_the_week_draws_and_removes_a_rift_in_that_cards_era() -> None:
    board = play(
        "v-girl",
        "invention-of-the-week",
        draw={"v-girl": ["kettle", "part-left-over"]},
        rifts={"industrial": 2, "robots": 2},
    )
    done(
        board,
        ready={"v-girl": ["part-left-over"]},
        draw={"v-girl": ["kettle"]},
        rifts={"industrial": 2, "robots": 1},
    )


@rule("LOOP-ABIL-12", "LOOP-ABIL-34")
def test_return_to_sender_discards_and_removes_a_rift_in_that_cards_era() -> None:
    board = play(
        "v-girl",
        "return-to-sender",
        ready={"v-girl": ["return-to-sender", "part-left-over"]},
        rifts={"globalization": 2, "industrial": 2, "robots": 2},
    )
    board.do(0, "part-left-over")
    done(
        board,
        discard={"v-girl": ["part-left-over"]},
        rifts={"globalization": 2, "industrial": 2, "robots": 1},
    )


@rule("LOOP-ABIL-12", "LOOP-ABIL-37")
def test_patent_pending_reveals_and_adds_an_energy_in_that_cards_era() -> None:
    board = play("v-girl", "patent-pending", artifacts=["steam-engine", "holy-grail"])
    done(
        board,
        artifacts=["steam-engine"],
        available={"medieval": ["holy-grail"]},
        energy={"medieval": 1},
    )


@rule("LOOP-ABIL-35")
@pytest.mark.parametrize("wants", [True, False])
def test_part_left_over_removes_a_rift_and_may_destroy_a_card(wants: bool) -> None:
    board = play(
        "v-girl",
        "part-left-over",
        ready={"v-girl": ["part-left-over", "kettle"]},
        rifts={"industrial": 2, "end": 2},
    )
    board.do(0, *(["kettle"] if wants else ["no"]))
    done(
        board,
        rifts={"industrial": 1, "end": 2},
        destroyed=["kettle"] if wants else None,
        ready=None if wants else {"v-girl": ["kettle"]},
    )


@rule("LOOP-ABIL-37")
def test_kettle_adds_an_energy_here_and_reveals_an_artifact() -> None:
    board = play("v-girl", "kettle", artifacts=["meteorite", "captcha"])
    done(
        board, energy={"industrial": 1}, artifacts=["meteorite"], available={"robots": ["captcha"]}
    )


@rule("LOOP-ABIL-17")
def test_borrowed_until_further_notice_pushes_a_clone() -> None:
    board = play(
        "v-girl",
        "borrowed-until-further-notice",
        clone_at={"dawn-robots": "industrial"},
        available={"industrial": ["steam-engine"]},
    )
    board.do(0, "push 1 clone", "renaissance")
    done(board, clone_at={"dawn-robots": "renaissance"}, energy=None)


@rule("LOOP-ABIL-42")
def test_borrowed_until_further_notice_may_apply_an_artifact_of_this_era_instead() -> None:
    shown = {"industrial": ["steam-engine", "time-clock"], "robots": ["captcha"]}
    board = play("v-girl", "borrowed-until-further-notice", available=shown)
    board.do(0, "apply an artifact here")
    assert board.keys(0) == ["steam-engine", "time-clock"]
    board.do(0, "steam-engine")
    done(board, energy={"industrial": 2}, available=shown)
