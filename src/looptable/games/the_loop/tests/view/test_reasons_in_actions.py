"""Phase II: why an era, a card, a LOOP, a mission cannot be chosen between two actions."""

from typing import Any

import pytest

from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import slots, table
from looptable.games.the_loop.tests.reasons import why, why_said
from looptable.testing import Table, rule

SPENT = {"empty": {"mr-time": True}}


@rule("LOOP-MOVE-2", "LOOP-FREE-2", "LOOP-ACT-4")
def test_without_energy_and_batteries_there_is_no_move() -> None:
    board = table(**SPENT)
    assert why(board, "era-renaissance") == why(board, "era-robots") == "era-unpaid"
    assert why_said(board, "era-renaissance") == (
        "There is no energy in the Industrial Era and the batteries of Mr Time are empty: "
        "no move can be paid."
    )
    assert why_said(board, "era-robots", "fr") == (
        "Il n’y a pas d’énergie à l’Industrie et les batteries de Mr Time sont vides\u202f: "
        "aucun déplacement ne peut être payé."
    )


@rule("LOOP-MOVE-1", "LOOP-NAV-2")
def test_a_move_leads_no_further_than_beside() -> None:
    board = table(energy={"industrial": 1})
    assert why(board, "era-robots") == "era-far"
    assert why_said(board, "era-robots") == (
        "The Age of Robots is not beside the Industrial Era: "
        "a move leads to the Renaissance or the Globalization Era."
    )
    assert why(board, "era-renaissance") == ""
    assert why(board, "era-industrial") == "era-here"


@rule("LOOP-AGENT-18", "LOOP-FREE-2")
def test_the_free_move_to_any_era_is_used_up() -> None:
    agents = {"agents": ["cztwyzzek", "v-girl"], "at": {"cztwyzzek": "dawn", "v-girl": "dawn"}}
    board = table(**agents, energy={"dawn": 1}, ready={"cztwyzzek": ["square-wheel"]})
    assert why(board, "era-robots") == ""
    board.do(0, "free-move end")
    assert why(board, "era-medieval") == "era-unpaid", "there is no energy at the end"
    board = table(**agents, energy={"dawn": 1}, empty={"cztwyzzek": True})
    assert why(board, "era-robots") == "era-far-at-once"


@rule("LOOP-ACT-6")
def test_pawns_are_moved_by_eras_or_not_at_all() -> None:
    board = table()
    assert why(board, "agent-mr-time") == why(board, "agent-zone-mr-time") == "pawn-own"
    assert why(board, "agent-time-prowler") == "pawn-other"


@rule("LOOP-CLONE-10", "LOOP-ABIL-14", "LOOP-ACT-4", "LOOP-VORTEX-11", "LOOP-FOO-18")
def test_pieces_of_an_era_need_a_card() -> None:
    board = table(
        clone_at={"dawn-robots": "industrial"},
        rifts={"industrial": 1},
        energy={"industrial": 1, "dawn": 1},
        vortex={"dawn": True},
    )
    assert why(board, "clone-dawn-robots") == "clone"
    assert why(board, "rift-industrial") == "rift"
    assert why(board, "energy-industrial") == "energy-here"
    assert (
        why_said(board, "energy-dawn") == "Mr Time can spend energy only from the Industrial Era."
    )
    assert why(board, "vortex-dawn") == "vortex"
    assert why(board, "foo") == "foo"


@rule("LOOP-USE-1", "LOOP-USE-2", "LOOP-LOOP-6", "LOOP-LOOP-7")
def test_cards_in_hands() -> None:
    board = table(
        exhausted={"mr-time": ["remote-quill", "nobels-damp-squib"], "time-prowler": ["mixtape"]},
        ready={"mr-time": ["spare-face"]},
    )
    said = "“Remote-Controlled Quill” is exhausted: a Star LOOP readies it."
    assert why_said(board, "card-remote-quill") == said
    assert why(board, "card-nobels-damp-squib") == "card-black-hole"
    assert why(board, "card-mixtape") == "card-of-other"
    assert why(board, "card-spare-face") == ""


@rule("LOOP-ACQ-1", "LOOP-PILE-7", "LOOP-PILE-14")
def test_cards_in_no_hand() -> None:
    board = table(
        available={"industrial": ["matryoshka"], "dawn": ["spartan-shield"]},
        discard={"mr-time": ["remote-quill"]},
        destroyed=["spare-face"],
    )
    assert why(board, "card-matryoshka") == "card-here"
    assert why(board, "card-spartan-shield") == "card-there"
    assert "the Dawn of Time" in why_said(board, "card-spartan-shield")
    assert why(board, "card-remote-quill") == "card-discarded"
    assert why(board, "card-spare-face") == "card-destroyed"


@rule("LOOP-LOOP-2", "LOOP-LOOP-4", "LOOP-LOOP-11", "LOOP-LOOP-7")
def test_loops() -> None:
    board = table(energy={"industrial": 1}, loops=1, ready={"mr-time": ["remote-quill"]})
    said = "A LOOP costs 2 energy now, and the Industrial Era has 1."
    assert why_said(board, "option-loop star") == said
    assert why_said(board, "option-loop star", "fr") == (
        "Un LOOP coûte maintenant 2 énergies, et l’Industrie en a 1."
    )
    board = table(energy={"industrial": 2}, loops=1, ready={"mr-time": ["remote-quill"]})
    assert why(board, "option-loop star") == ""
    assert why(board, "option-loop spiral") == "loop-no-card"
    assert why(board, "option-loop black-hole") == "loop-black-hole"


@rule("LOOP-CENT-8", "LOOP-CENT-9", "LOOP-CENT-12")
def test_a_centrifuge_keeps_other_dimensions_off() -> None:
    board = table(
        mode="centrifuges",
        centrifuge_at={"stripe-spiral": "industrial"},
        centrifuge_side={"stripe-spiral": "stripe"},
        ready={"mr-time": ["remote-quill", "gutenbergs-wormhole"]},
        energy={"industrial": 1},
    )
    said = "The centrifuge in the Industrial Era lets only Stripe cards be used there."
    assert why_said(board, "card-remote-quill") == said
    assert why(board, "card-gutenbergs-wormhole") == ""
    assert why(board, "option-loop star") == "loop-centrifuge"
    assert why(board, "option-loop stripe") == ""
    assert why(board, "centrifuge-industrial") == "centrifuge"


@rule("LOOP-AGENT-2", "LOOP-AGENT-16")
def test_the_ability() -> None:
    assert why(table(), "option-ability") == ""
    assert why(table(ability_used=True), "option-ability") == "ability-used"
    girl = {"agents": ["v-girl", "mr-time"], "at": {"v-girl": "dawn", "mr-time": "dawn"}}
    assert why(table(**girl), "option-ability") == "ability-borrow"
    assert why(table(**girl, destroyed=["mixtape"]), "option-ability") == ""


@rule("LOOP-AGENT-6", "LOOP-AGENT-13", "LOOP-AGENT-18")
@pytest.mark.parametrize(
    ("agent", "name"),
    [("time-prowler", "cancel"), ("robofinisher-404", "finish"), ("cztwyzzek", "any-era")],
)
def test_an_ability_that_is_none_for_phase_ii(agent: str, name: str) -> None:
    board = table(agents=[agent, "mr-time"], at={agent: "dawn", "mr-time": "dawn"})
    assert why(board, "option-ability") == f"ability-{name}"


def with_mission(name: str, era: str = "industrial", **position: Any) -> Table[LoopState]:
    """A board with one revealed mission."""
    return table(mission={era: name}, revealed={era: True}, **position)


@rule("LOOP-MDMG-1", "LOOP-MDMG-9", "LOOP-MDMG-12", "LOOP-COMPL-1", "LOOP-COMPL-2")
def test_missions_wait_for_cubes_and_for_phase_iv() -> None:
    board = with_mission("clog-up", progress={"clog-up": 2})
    assert "has 2 of 5 cubes" in why_said(board, "mission-clog-up")
    assert why(with_mission("clog-up", progress={"clog-up": 5}), "mission-clog-up") == (
        "mission-later"
    )
    board = with_mission("clog-up", "robots", progress={"clog-up": 5})
    assert why(board, "mission-clog-up") == "mission-there"
    hidden = table(mission={"dawn": "clog-up"})
    assert why(hidden, "mission-dawn") == "mission-hidden"


@rule("LOOP-MISS-13", "LOOP-MISS-15", "LOOP-MISS-17", "LOOP-MISS-18", "LOOP-MISS-19")
def test_missions_that_take_a_cube_a_turn() -> None:
    flank = with_mission("doctor-sandwich")
    assert why(flank, "mission-doctor-sandwich") == "mission-flank"
    clean = with_mission("quantum-sealant")
    assert why(clean, "mission-quantum-sealant") == ""
    clean.do(0, "mark quantum-sealant")
    assert why(clean, "mission-quantum-sealant") == "mission-marked"
    full = with_mission("quantum-sealant", progress={"quantum-sealant": slots("industrial")})
    assert why(full, "mission-quantum-sealant") == "mission-slot"
    rifts = with_mission("quantum-sealant", rifts={"industrial": 2})
    assert "has 0 clones and 2 rifts" in why_said(rifts, "mission-quantum-sealant")


@rule("LOOP-ULTRA-14", "LOOP-COMPL-9", "LOOP-FOO-16")
def test_cards_of_the_machine_and_things_that_are_over() -> None:
    board = table(mode="ultramachina", machina_in_play={"demographic-boom": True})
    (card,) = [id_ for id_ in board.game.reasons(board.state, 0) if id_.startswith("machina-")]
    assert why(board, card) == "machina"
    board = table(completed=["clog-up"])
    assert why(board, "completed-clog-up") == "completed"
    assert why(board, "visit-end") == "visit"


@rule("LOOP-FREE-1", "LOOP-FREE-2", "LOOP-FREE-3", "LOOP-PILE-5")
def test_batteries_and_piles() -> None:
    assert why(table(), "batteries-mr-time") == "batteries"
    assert why(table(**SPENT), "batteries-mr-time") == "batteries-empty"
    assert why(table(), "batteries-time-prowler") == "batteries-other"
    for pile in ("artifacts", "destroyed", "bag", "rift-supply", "energy-supply"):
        assert why(table(), pile) == f"pile-{pile}"
    assert why(table(), "draw-mr-time") == "pile-draw"
    assert why(table(), "discard-mr-time") == "pile-discard"
