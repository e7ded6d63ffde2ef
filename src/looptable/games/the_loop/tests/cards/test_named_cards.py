"""Single cards that the rulebooks explain (ledger section 21), and the examples around them."""

import pytest

from looptable.games.the_loop.definitions import Card
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import ERAS, table, tables, use
from looptable.testing import Table, rule

TRIO = ["mr-time", "time-prowler", "v-girl"]


@rule("LOOP-CARD-1")
def test_quantum_bandage_removes_a_rift_from_your_era() -> None:
    board = use("quantum-bandage", rifts={"industrial": 3, "globalization": 1})
    board.shows(rifts={"industrial": 2, "globalization": 1})


@rule("LOOP-CARD-2")
def test_gutenbergs_wormhole_first_removes_a_rift_from_your_era() -> None:
    use("gutenbergs-wormhole", rifts={"industrial": 3, "dawn": 1}).shows(
        rifts={"industrial": 2, "dawn": 1}
    )


@rule("LOOP-CARD-3")
@pytest.mark.parametrize(
    ("era", "rifts"),
    [("dawn", {"dawn": 1, "industrial": 2}), ("industrial", {"dawn": 2, "industrial": 1})],
)
def test_gutenbergs_wormhole_then_clears_a_vortex_era_of_your_choice(
    era: str, rifts: dict[str, int]
) -> None:
    board = use(
        "gutenbergs-wormhole",
        vortex={"dawn": True, "industrial": True},
        rifts={"dawn": 2, "industrial": 3},
    )
    board.do(0, era)
    board.shows(rifts=rifts)


@rule("LOOP-CARD-4", "LOOP-CARD-7")
def test_one_loop_readies_wormhole_and_temporo_graph_but_not_the_hook() -> None:
    hand = ["gutenbergs-wormhole", "ionic-temporo-graph", "mechanical-grappling-hook"]
    board = table(exhausted={"mr-time": hand}, energy={"industrial": 1})
    board.do(0, "loop stripe")
    board.shows(
        ready={"mr-time": ["gutenbergs-wormhole", "ionic-temporo-graph"]},
        exhausted={"mr-time": ["mechanical-grappling-hook"]},
    )


@rule("LOOP-CARD-5")
def test_ionic_temporo_graph_adds_an_energy_with_a_chosen_agent() -> None:
    eras = {"mr-time": "industrial", "time-prowler": "robots", "v-girl": "end"}
    board = use("ionic-temporo-graph", agents=TRIO, at=eras)
    board.do(0, "v-girl")
    board.shows(energy={"end": 1})


@rule("LOOP-CARD-6")
def test_mechanical_grappling_hook_pulls_a_clone() -> None:
    board = use("mechanical-grappling-hook", clone_at={"dawn-robots": "globalization"})
    board.shows(clone_at={"dawn-robots": "industrial"})


@rule("LOOP-CARD-8")
@pytest.mark.parametrize(("rifts", "left"), [(3, {"industrial": 1, "end": 1}), (1, {"end": 1})])
def test_spartan_shield_removes_two_rifts_from_your_era(rifts: int, left: dict[str, int]) -> None:
    use("spartan-shield", rifts={"industrial": rifts, "end": 1}).shows(rifts=left)


@rule("LOOP-CARD-9")
def test_super_underwear_removes_a_rift_from_your_era() -> None:
    board = use("super-underwear", rifts={"industrial": 2, "dawn": 2})
    board.do(0, "no")
    board.shows(rifts={"industrial": 1, "dawn": 2}, at={"mr-time": "industrial"})


@rule("LOOP-CARD-10")
def test_holy_grail_needs_an_adjacent_era_and_stops_at_equality() -> None:
    board = use("holy-grail", rifts=dict.fromkeys(ERAS, 2), energy={"globalization": 2})
    assert board.keys(0) == ["renaissance", "globalization"]
    board.do(0, "globalization")
    board.shows(energy={"globalization": 2})


NOT_STARTING = [
    pytest.param("war-horse", "medieval", marks=rule("LOOP-CARD-11")),
    pytest.param("matryoshka", "industrial", marks=rule("LOOP-CARD-15")),
    pytest.param("teslas-teleporter", "industrial", marks=rule("LOOP-CARD-21")),
]


@pytest.mark.parametrize(("card", "era"), NOT_STARTING)
def test_a_card_of_the_market_has_no_agent_and_appears_in_its_origin_era(
    card: str, era: str
) -> None:
    face = next(face for face in tables().all(Card) if face.id == card)
    assert face.agent == ""
    use("kettle", artifacts=[card]).shows(available={era: [card]}, artifacts=None)


def matryoshka(*others: str) -> Table[LoopState]:
    """Three rifts here and two on both sides; V-Girl and Time Prowler in these eras."""
    return use(
        "matryoshka",
        agents=TRIO,
        at={"mr-time": "industrial", "time-prowler": others[0], "v-girl": others[1]},
        rifts={"industrial": 3, "renaissance": 2, "globalization": 2, "end": 2},
    )


@rule("LOOP-CARD-12")
@pytest.mark.parametrize(("answer", "left"), [("yes", 1), ("no", 3)])
def test_matryoshka_may_remove_two_rifts_here(answer: str, left: int) -> None:
    board = matryoshka("end", "robots")
    board.do(0, answer)
    assert "ability" in board.keys(0), "alone in the era there is no second part"
    board.shows(rifts={"industrial": left, "renaissance": 2, "globalization": 2, "end": 2})


@rule("LOOP-CARD-13")
@pytest.mark.parametrize(("answer", "left"), [("yes", 1), ("no", 2)])
def test_matryoshka_in_company_may_remove_a_rift_on_both_sides(answer: str, left: int) -> None:
    board = matryoshka("industrial", "end")
    board.do(0, "no")
    assert board.keys(0) == ["yes", "no"]
    board.do(0, answer)
    board.shows(rifts={"industrial": 3, "renaissance": left, "globalization": left, "end": 2})


@rule("LOOP-EX-19", "LOOP-CARD-12", "LOOP-CARD-13", "LOOP-CARD-14")
def test_matryoshka_with_two_others_applies_its_second_part_once() -> None:
    board = matryoshka("industrial", "industrial")
    board.do(0, "yes", "yes")
    assert "ability" in board.keys(0), "no third question"
    board.shows(rifts={"industrial": 1, "renaissance": 1, "globalization": 1, "end": 2})


@rule("LOOP-CARD-16")
@pytest.mark.parametrize(
    ("option", "energy"),
    [
        ("add 1 energy here", {"industrial": 1}),
        ("add 1 energy on each vortex", {"dawn": 1, "robots": 1}),
    ],
)
def test_timenado_outside_a_vortex(option: str, energy: dict[str, int]) -> None:
    board = use("timenado", vortex={"dawn": True, "robots": True})
    board.do(0, option)
    board.shows(energy=energy)


@rule("LOOP-EX-18", "LOOP-CARD-16", "LOOP-CARD-17")
@pytest.mark.parametrize(
    ("option", "energy"),
    [
        ("add 1 energy here", {"industrial": 1}),
        ("add 1 energy on each vortex", {"industrial": 1, "robots": 1}),
    ],
)
def test_timenado_on_a_vortex_adds_exactly_one_energy_here(
    option: str, energy: dict[str, int]
) -> None:
    board = use("timenado", vortex={"industrial": True, "robots": True})
    board.do(0, option)
    board.shows(energy=energy)


@rule("LOOP-CARD-18")
def test_brutal_de_localizer_acts_where_the_clone_was_sent() -> None:
    rifts = {"industrial": 3, "globalization": 3, "renaissance": 3}
    board = use("brutal-de-localizer", clone_at={"dawn-robots": "industrial"}, rifts=rifts)
    board.do(0, "renaissance")
    board.shows(
        clone_at={"dawn-robots": "renaissance"},
        rifts={"industrial": 3, "globalization": 3, "renaissance": 1},
    )


@rule("LOOP-CARD-19")
def test_double_joystick_carries_from_a_vortex_of_departure() -> None:
    board = use(
        "double-joystick", vortex={"industrial": True}, clone_at={"dawn-robots": "industrial"}
    )
    assert board.keys(0) == ["dawn-robots", "none"]
    board.do(0, "dawn-robots", "renaissance", "keep", "medieval")
    board.shows(clone_at={"dawn-robots": "medieval"}, at={"mr-time": "medieval"})


@rule("LOOP-CARD-20")
def test_stonehenge_stones_apply_an_artifact_that_stays_where_it_is() -> None:
    shown = {"dawn": ["spartan-shield"], "medieval": ["holy-grail"]}
    board = use("stonehenge-stones", available=shown, rifts={"dawn": 3, "industrial": 3})
    board.do(0, "dawn")
    board.shows(rifts={"dawn": 3, "industrial": 1}, available=shown)
    board.do(0, "no")
    board.shows(exhausted={"mr-time": ["stonehenge-stones"]}, at={"mr-time": "industrial"})
