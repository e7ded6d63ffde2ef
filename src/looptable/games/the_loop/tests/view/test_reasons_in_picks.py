"""In the middle of a card, an ability or a step of the turn: why this one is no target."""

from typing import Any

from looptable.games.the_loop import GAME
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import before_foo, slots, table, use, whole
from looptable.games.the_loop.tests.reasons import why, why_said
from looptable.testing import Table, rule

CLONES = {"dawn-robots": "industrial", "medieval-end": "industrial", "end-medieval": "dawn"}
SOLO = {"solo": True, "phase": "deal", "foo": "end", "foo_row": ["end"], "foo_deck": ["dawn"]}


@rule("LOOP-ACT-2", "LOOP-ACT-3")
def test_what_is_not_asked_for_comes_later() -> None:
    board = use("ejector-seat", clone_at=CLONES, ready={"mr-time": ["ejector-seat", "mixtape"]})
    said = "“Somebody Else’s Ejector Seat” comes first: choose a clone."
    for id_ in ("card-mixtape", "era-dawn", "foo", "draw-mr-time", "option-ability"):
        assert why_said(board, id_) == said
    assert why(board, "option-loop star") == "amid"


@rule("LOOP-ABIL-17")
def test_clones_to_push_and_where_they_go() -> None:
    board = use("ejector-seat", clone_at=CLONES)
    assert why(board, "clone-dawn-robots") == ""
    assert why_said(board, "clone-end-medieval") == (
        "Only clones in the Industrial Era can be chosen."
    )
    board.do(0, "dawn-robots")
    assert why(board, "era-robots") == "way-beside"
    assert why(board, "era-renaissance") == ""


@rule("LOOP-ABIL-32", "LOOP-CLONE-7")
def test_clones_that_change_places() -> None:
    board = use("vanishing-point", clone_at=CLONES | {"industrial-dawn": "end"})
    board.do(0, "dawn-robots")
    assert why(board, "era-industrial") == "needs-elsewhere"
    assert why(board, "era-robots") == "needs-clone"
    doomed = {"medieval-end": "industrial", "dawn-industrial": "end", "dawn-robots": "dawn"}
    board = use("vanishing-point", clone_at=doomed)
    board.do(0, "end")
    assert board.keys(0) == ["medieval-end", "dawn-industrial"]
    assert why(board, "clone-dawn-robots") == "clone-swapped"


@rule("LOOP-ABIL-7", "LOOP-ABIL-14")
def test_eras_that_a_card_does_not_reach() -> None:
    board = use("long-arm-mop", rifts={"renaissance": 1, "globalization": 1, "dawn": 1})
    assert why_said(board, "era-dawn") == (
        "“Long-Arm Mop of Time” reaches only an era beside yours: the Renaissance or the Globalization Era."
    )


@rule("LOOP-ABIL-9", "LOOP-ABIL-10")
def test_eras_without_a_vortex_or_without_rifts() -> None:
    vortex = {"dawn": True, "medieval": True, "robots": True}
    board = use("gutenbergs-wormhole", vortex=vortex, rifts={"dawn": 1, "medieval": 1, "end": 1})
    assert why(board, "era-end") == "pick-vortex"
    assert why(board, "era-robots") == "needs-rift"


@rule("LOOP-ABIL-4", "LOOP-ABIL-33", "LOOP-ABIL-40", "LOOP-NAV-6")
def test_agents_who_are_not_meant() -> None:
    three = {
        "agents": ["mr-time", "v-girl", "cztwyzzek", "time-prowler"],
        "at": {"mr-time": "dawn", "v-girl": "dawn", "cztwyzzek": "end", "time-prowler": "end"},
        "draw": {"mr-time": ["mixtape"], "v-girl": ["kettle"], "cztwyzzek": ["square-wheel"]},
    }
    board = use("five-oclock-whistle", **three)
    assert why(board, "agent-mr-time") == "needs-another"
    assert why(board, "agent-zone-mr-time") == "needs-another"
    assert why_said(board, "agent-v-girl") == "V-Girl is already in the Dawn of Time."
    assert why(board, "agent-zone-cztwyzzek") == ""
    board = use("self-service-press", **three)
    assert why(board, "agent-time-prowler") == "needs-draw"
    board.do(0, "v-girl")
    assert why(board, "agent-v-girl") == "needs-draw", "that was the only card"
    board = use("self-service-press", **(three | {"discard": {"v-girl": ["patent-pending"]}}))
    board.do(0, "v-girl")
    assert why(board, "agent-v-girl") == "has-drawn"


@rule("LOOP-ABIL-43", "LOOP-OPEN-29")
def test_cards_that_others_apply() -> None:
    hands = {
        "ready": {"mr-time": ["time-clock"], "v-girl": ["kettle", "patent-pending"]},
        "exhausted": {"v-girl": ["return-to-sender"]},
        "agents": ["mr-time", "v-girl", "cztwyzzek"],
        "at": {"mr-time": "dawn", "v-girl": "end", "cztwyzzek": "end"},
        "lent_exhausts": True,
    }
    board = table(**hands)
    board.do(0, "use time-clock", "v-girl")
    assert board.state.pending() == [1], "nobody else has a card"
    assert why(board, "card-return-to-sender", 1) == "lent-exhausted"
    assert why(board, "card-time-clock", 1) == "hand-only"
    four = hands | {
        "agents": ["mr-time", "v-girl", "cztwyzzek", "time-prowler"],
        "at": {"mr-time": "dawn", "v-girl": "end", "cztwyzzek": "end", "time-prowler": "end"},
        "ready": {
            "mr-time": ["time-clock"],
            "v-girl": ["kettle"],
            "time-prowler": ["mixtape"],
        },
    }
    board = table(**four)
    board.do(0, "use time-clock", "v-girl")
    assert why(board, "agent-cztwyzzek") == "needs-hand"


@rule("LOOP-ABIL-34", "LOOP-ABIL-36")
def test_cards_to_discard_come_from_ones_own_hand() -> None:
    ready = {"mr-time": ["return-to-sender", "spare-face"], "time-prowler": ["mixtape"]}
    board = use("return-to-sender", ready=ready)
    assert why(board, "card-spare-face") == ""
    assert why_said(board, "card-mixtape") == "Only a card in the hand of Mr Time can be chosen."


@rule("LOOP-ABIL-41", "LOOP-ACQ-1")
def test_artifacts_that_lie_elsewhere() -> None:
    there = {"industrial": ["matryoshka", "kettle"], "dawn": ["spartan-shield"]}
    board = use("borrowed-until-further-notice", available=there, clone_at=CLONES)
    board.do(0, "apply an artifact here")
    assert why(board, "card-spartan-shield") == "artifact-elsewhere"
    assert why(board, "card-matryoshka") == ""
    board = use("stonehenge-stones", available=there)
    assert why(board, "era-robots") == "needs-artifact"
    board = table(available=there)
    board.do(0, "end")
    assert why_said(board, "card-spartan-shield") == (
        "Only an artifact of the Industrial Era can be taken: that is where the actions ended."
    )
    assert why(board, "era-dawn") == "asked"


@rule("LOOP-ABIL-27", "LOOP-ABIL-28")
def test_steps_lead_beside() -> None:
    board = use("square-wheel")
    assert why(board, "era-robots") == "step-beside"
    assert why(board, "era-industrial") == "era-here"
    board = use("square-wheel", exact_moves=True)
    board.do(0, "globalization")
    assert board.state.position()["at"]["mr-time"] == "robots", "there is no other way on"
    board = use("square-wheel")
    board.do(0, "globalization")
    assert why(board, "era-industrial") == ""


@rule("LOOP-ABIL-23")
def test_only_a_clone_of_this_era_is_carried() -> None:
    board = use("mammoth-cab", clone_at=CLONES)
    assert why(board, "clone-end-medieval") == "clone-elsewhere"


@rule("LOOP-AGENT-6")
def test_only_what_has_just_dropped_is_cancelled() -> None:
    agents = {
        "agents": ["time-prowler", "v-girl"],
        "at": {"time-prowler": "dawn", "v-girl": "dawn"},
    }
    board = before_foo("robots", [0, 0], **agents)
    board.do(1, "end")
    assert board.keys(0) == ["globalization", "none"]
    assert why_said(board, "era-dawn") == "No rift has just dropped into the Dawn of Time."
    assert why(board, "landed-globalization") == "asked"


@rule("LOOP-CENT-14")
def test_a_slot_that_is_filled() -> None:
    board = table(
        mode="centrifuges",
        centrifuge_at={"spiral-star": "industrial"},
        centrifuge_side={"spiral-star": "star"},
        centrifuge_damage={"spiral-star": 2},
        mission={"dawn": "spring-cleaning"},
        revealed={"dawn": True},
        progress={"spring-cleaning": slots("robots")},
        ready={"mr-time": ["remote-quill"]},
        energy={"industrial": 1},
    )
    board.do(0, "loop star", "yes")
    assert why(board, "era-robots") == "slot-filled"
    assert why(board, "era-dawn") == ""


def visited(foo: str, *cards: str, **position: Any) -> Table[LoopState]:
    """In mode ultramachina Foo has just come from this era to the next one."""
    start = {"mode": "ultramachina", "phase": "visit", "foo": foo, "foo_row": [], "foo_deck": []}
    return table(**start, machina_in_play=dict.fromkeys(cards, True), **position)


@rule("LOOP-ULTRA-7", "LOOP-UCARD-7", "LOOP-ULTRA-14")
def test_cards_of_the_machine() -> None:
    board = visited("end", "demographic-boom", "prim-automato", "fossil-energies")
    assert why(board, "machina-prim-automato") == ""
    assert "Only cards of the Dawn of Time" in why_said(board, "machina-fossil-energies")
    energy = {"dawn": 2, "robots": 3, "end": 3}
    board = visited("industrial", "slight-overconsumption", energy=energy)
    assert why_said(board, "era-dawn") == "The Dawn of Time has 2 energy: another era has more."
    machina = {"blessings-of-productivism": True, "high-furnace": True, "fossil-energies": True}
    board = use("mixtape", mode="ultramachina", foo_row=[], foo_deck=[], machina_in_play=machina)
    assert why(board, "machina-high-furnace") == ""
    assert why(board, "machina-fossil-energies") == "damage-elsewhere"


@rule("LOOP-SOLO-9", "LOOP-SOLO-11")
def test_dealing() -> None:
    start = {**SOLO, "agents": ["mr-time", "v-girl", "cztwyzzek"]}
    at = {"mr-time": "dawn", "v-girl": "dawn", "cztwyzzek": "dawn"}
    board = Table(GAME, whole({**start, "at": at}))
    assert board.keys(0) == ["mr-time", "v-girl", "cztwyzzek"], "nobody has a card"
    board = Table(
        board.game,
        whole({**start, "at": at, "ready": {"mr-time": ["kettle"], "v-girl": ["mixtape"]}}),
    )
    assert board.keys(0) == ["mr-time", "v-girl"]
    assert why(board, "agent-cztwyzzek") == "fewer-cards"


@rule("LOOP-ATT-2")
def test_rewards() -> None:
    mission = {"mission": {"medieval": "clog-up"}, "revealed": {"medieval": True}}
    board = before_foo(
        "robots",
        [0, 0],
        **mission,
        progress={"clog-up": 5},
        artifacts=["matryoshka", "kettle", "disco-ball"],
    )
    board.do(1, "end")
    assert why(board, "mission-clog-up", 1) == "asked"
    board.do(1, "yes")
    assert why(board, "era-dawn", 1) == "asked"
    assert why(board, "card-kettle", 1) == ""
