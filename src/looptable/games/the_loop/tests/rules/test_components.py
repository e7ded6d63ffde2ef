"""The contents of the box: eras, slots, cards, tiles, cubes, clones and agents, counted and shown."""

from collections import Counter

import pytest

from looptable.core.errors import WrongUse
from looptable.engine.contract.game import CardFace
from looptable.engine.contract.view import Zone
from looptable.games.the_loop import GAME
from looptable.games.the_loop.definitions import Agent, Centrifuge, Chute, Clone, Mission, Supa
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import ERAS, foo_phase, table, tables
from looptable.testing import Table, rule

ARTIFACTS = [card for card in GAME.cards() if card.kind != "machina"]
STARTING = [card for card in ARTIFACTS if card.kind == "starting"]
OTHERS = [card for card in ARTIFACTS if card.kind == "artifact"]
AGENTS = {"time-prowler", "cztwyzzek", "mr-time", "robofinisher-404", "v-girl"}
TABLES = tables()
TEXTS = GAME.texts()


def zone(state: LoopState, wanted: str) -> Zone:
    """A zone of the view, wherever it is."""
    found = list(GAME.view(state, None).zones)
    while found:
        one = found.pop()
        if one.id == wanted:
            return one
        found += one.zones
    raise LookupError(wanted)


def tiles(board: Table[LoopState], era: str) -> list[str]:
    """The piece at the outer tile position of an era."""
    pieces = zone(board.state, f"era-{era}").pieces
    return [piece.id for piece in pieces if piece.id.startswith(("mission-", "vortex-"))]


@rule("LOOP-COMP-1")
def test_the_eras_are_a_closed_ring_in_clockwise_order() -> None:
    board = table(energy=dict.fromkeys(ERAS, 1), at={"mr-time": "dawn"})
    seen = []
    for _ in range(7):
        moves = [key for key in board.keys(0) if key.startswith("move ")]
        assert len(moves) == 2
        board.do(0, moves[1])
        seen.append(moves[1].removeprefix("move "))
    assert seen == [
        "medieval",
        "renaissance",
        "industrial",
        "globalization",
        "robots",
        "end",
        "dawn",
    ]


@rule("LOOP-COMP-2")
@pytest.mark.parametrize("era", ERAS)
def test_every_era_has_three_rift_slots(era: str) -> None:
    elsewhere = 26 if era == "dawn" else 0  # the clone of step A
    chance = {"draws": {"machine": [1, 1], "bag": [elsewhere]}}
    foo_phase(era, [], rifts={era: 1}, chance=chance).shows(rifts={era: 3}, vortex=None)
    foo_phase(era, [], rifts={era: 2}, chance=chance).shows(rifts=None, vortex={era: True})


@rule("LOOP-COMP-3")
def test_an_era_has_one_tile_position() -> None:
    mission = {"mission": {"end": "reunite"}}
    assert tiles(table(**mission), "end") == ["mission-end"], "hidden"
    assert tiles(table(**mission, revealed={"end": True}), "end") == ["mission-reunite"]
    assert tiles(table(), "end") == []
    board = foo_phase("end", [1, 1], rifts={"end": 2}, **mission)
    assert tiles(board, "end") == ["vortex-end"], "the vortex took the place of the mission"


@rule("LOOP-COMP-4")
def test_energy_has_no_slots_and_no_limit_in_an_era() -> None:
    board = table(
        energy={"industrial": 12},
        energy_supply=18,
        rifts={"industrial": 3},
        rift_supply=27,
        ready={"mr-time": ["steam-engine"]},
    )
    board.do(0, "use steam-engine")
    board.shows(energy={"industrial": 14}, energy_supply=16, rifts={"industrial": 3}, vortex=None)


@rule("LOOP-COMP-5")
def test_the_three_chutes_face_foos_era_and_the_eras_beside_it() -> None:
    assert [chute.id for chute in TABLES.all(Chute)] == ["previous", "middle", "next"]
    board = foo_phase(
        "robots",
        [0, 1, 2, 2],
        clone_at={"robots-dawn": "robots", "robots-medieval": "robots"},
    )
    board.shows(rifts={"globalization": 1, "robots": 1, "end": 2})


@rule("LOOP-COMP-6")
def test_headquarters_hold_both_piles_the_mode_and_three_cycle_spaces() -> None:
    board = table(mode="supa", artifacts=["kettle", "matryoshka"], destroyed=["war-horse"])
    headquarters = zone(board.state, "headquarters")
    zones = {one.id: one for one in headquarters.zones}
    assert zones["artifacts"].count == 2
    assert [piece.id for piece in zones["destroyed"].pieces] == ["card-war-horse"]
    assert (zones["cycle"].count, zones["cycle"].limit) == (1, 3)
    assert GAME.view(board.state, None).known["mode"] == "supa"


@rule("LOOP-COMP-7")
def test_there_are_thirty_starting_artifacts_and_forty_nine_others() -> None:
    assert Counter(card.facts["agent"] for card in STARTING) == dict.fromkeys(AGENTS, 6)
    assert len(OTHERS) == 49
    assert len({card.id for card in ARTIFACTS}) == 79


@rule("LOOP-COMP-8")
@pytest.mark.parametrize("card", ARTIFACTS, ids=lambda card: card.id)
def test_an_artifact_has_a_name_a_dimension_icons_a_text_and_an_origin_era(card: CardFace) -> None:
    assert TEXTS.say(card.name, "en")
    assert card.text is not None
    assert TEXTS.say(card.text, "en")
    assert card.facts["dimension"] in {"spiral", "star", "stripe", "black-hole"}
    assert card.facts["era"] in ERAS
    assert card.icons


@rule("LOOP-COMP-9")
def test_only_starting_artifacts_bear_an_agent() -> None:
    assert {card.facts.get("agent") for card in STARTING} == AGENTS
    assert {card.facts.get("agent") for card in OTHERS} == {None}


@rule("LOOP-COMP-10")
def test_no_two_artifacts_share_an_ability() -> None:
    assert len({card.notation for card in ARTIFACTS}) == 79
    for language in ("en", "fr"):
        texts = {TEXTS.say(card.text, language) for card in ARTIFACTS if card.text}
        assert len(texts) == 79


@rule("LOOP-COMP-11")
def test_of_four_dimensions_three_are_elementary() -> None:
    assert {card.facts["dimension"] for card in ARTIFACTS} == {
        "spiral",
        "star",
        "stripe",
        "black-hole",
    }
    hand = ["philosophers-pebble", "steam-engine", "war-horse", "night-light"]
    board = table(energy={"industrial": 3}, exhausted={"mr-time": hand})
    loops = [key for key in board.keys(0) if key.startswith("loop")]
    assert loops == ["loop spiral", "loop star", "loop stripe"]


@rule("LOOP-COMP-12")
def test_there_are_five_kinds_of_icon() -> None:
    icons = {icon for card in ARTIFACTS for icon in card.icons}
    assert icons == {"energy", "rift", "clone", "movement", "artifact"}


@rule("LOOP-COMP-13")
def test_there_is_a_foo_card_for_each_era() -> None:
    position = GAME.start(2, {}, 1).position()
    assert sorted(position["foo_deck"] + position["foo_row"]) == sorted(ERAS)


@rule("LOOP-COMP-14")
def test_ten_missions_have_a_hidden_and_a_mission_side() -> None:
    missions = [mission.id for mission in TABLES.all(Mission)]
    assert len(set(missions)) == 10
    for mission in missions:
        hidden = table(mission={"dawn": mission})
        (piece,) = zone(hidden.state, "era-dawn").pieces[:1]
        assert piece.name.key == "piece.hidden-mission"
        assert mission not in str(GAME.view(hidden.state, 0).zones)
        shown = table(mission={"dawn": mission}, revealed={"dawn": True})
        assert tiles(shown, "dawn") == [f"mission-{mission}"]


@rule("LOOP-COMP-15")
def test_three_vortex_tiles_have_a_vortex_and_a_mega_vortex_side() -> None:
    vortexes = {"dawn": True, "medieval": True}
    board = foo_phase("end", [1, 1], rifts={"end": 2}, vortex=vortexes)
    board.shows(vortex={**vortexes, "end": True}, ending=None)
    vortexes["end"] = True
    foo_phase("robots", [1, 1], rifts={"robots": 2}, vortex=vortexes).shows(ending="fourth-vortex")
    for difficulty, side in (("month", "piece.vortex"), ("year", "piece.mega-vortex")):
        board = table(vortex={"end": True}, difficulty=difficulty)
        assert zone(board.state, "era-end").pieces[0].name.key == side


@rule("LOOP-COMP-16")
@pytest.mark.parametrize("mode", ["sabotage", "supa", "centrifuges", "ultramachina"])
def test_there_are_thirty_rifts_and_thirty_energy(mode: str) -> None:
    census = GAME.census(GAME.start(2, {"mode": mode}, 5))
    assert (census["rifts"], census["energy"]) == (30, 30)


@rule("LOOP-COMP-16")
def test_there_is_perpetual_energy_for_five_supa_clones_at_most() -> None:
    board = table(
        mode="supa",
        difficulty="infinity",
        supas_destroyed=4,
        perpetual={"dawn": 1, "medieval": 1, "renaissance": 2},
        clone_at={"supa-end": "industrial"},
        ready={"mr-time": ["mass-excommunication"]},
        energy={"industrial": 1},
    )
    board.do(0, "use mass-excommunication")
    perpetual = board.state.position()["perpetual"]
    assert perpetual == {"dawn": 1, "medieval": 1, "renaissance": 2, "industrial": 1}
    clones = GAME.start(2, {"mode": "supa", "difficulty": "infinity"}, 1).position()["clone_at"]
    assert len([clone for clone in clones if clone.startswith("supa-")]) == 5


@rule("LOOP-COMP-17")
def test_there_are_twenty_eight_clones_four_for_each_generation_era() -> None:
    clones = TABLES.all(Clone)
    assert len({clone.id for clone in clones}) == 28
    assert Counter(clone.generation for clone in clones) == dict.fromkeys(ERAS, 4)
    assert Counter(clone.paradox for clone in clones) == dict.fromkeys(ERAS, 4)
    assert all(clone.generation != clone.paradox for clone in clones)


@rule("LOOP-COMP-18")
def test_there_are_five_agents_each_with_a_tile_of_its_own() -> None:
    agents = TABLES.all(Agent)
    assert {agent.id for agent in agents} == AGENTS
    assert len({agent.start for agent in agents}) == 5
    assert len({agent.ability for agent in agents}) == 5
    for agent in agents:
        board = table(agents=[agent.id, *sorted(AGENTS - {agent.id})[:1]], at={agent.id: "end"})
        (pawn,) = [
            piece
            for piece in zone(board.state, "era-end").pieces
            if piece.id == f"agent-{agent.id}"
        ]
        assert pawn.text is not None
        assert TEXTS.say(pawn.text, "en")


@rule("LOOP-COMP-18")
def test_an_agent_tile_has_a_charged_and_an_empty_side() -> None:
    board = table()
    batteries = zone(board.state, "batteries-mr-time")
    assert (batteries.count, batteries.limit) == (1, 1)
    board.do(0, "free-move renaissance")
    assert zone(board.state, "batteries-mr-time").count == 0


@rule("LOOP-COMP-19")
def test_there_are_seven_supa_clones_three_centrifuges_and_fourteen_machina_cards() -> None:
    assert {supa.era for supa in TABLES.all(Supa)} == set(ERAS)
    assert len(TABLES.all(Supa)) == 7
    sides = [piece.sides for piece in TABLES.all(Centrifuge)]
    assert len(sides) == 3
    assert all(front != back for front, back in sides)
    assert len([card for card in GAME.cards() if card.kind == "machina"]) == 14


@rule("LOOP-COMP-19")
@pytest.mark.parametrize("mode", ["sabotage", "supa", "centrifuges", "ultramachina"])
def test_pieces_of_other_modes_are_out_of_the_game(mode: str) -> None:
    position = GAME.start(2, {"mode": mode}, 4).position()
    supas = [clone for clone in position["clone_at"] if clone.startswith("supa-")]
    assert bool(supas) == (mode == "supa")
    assert ("centrifuge_at" in position) == (mode == "centrifuges")
    assert ("machina_in_play" in position) == (mode == "ultramachina")
    assert ("machina_deck" in position) == (mode == "ultramachina")
    assert "perpetual" not in position


@rule("LOOP-COMP-20")
def test_one_to_four_players_can_play() -> None:
    for players in (1, 2, 3, 4):
        state = GAME.start(players, {}, 2)
        assert state.position()["players"] == players
    for players in (0, 5):
        with pytest.raises(WrongUse, match="use/wrong-players"):
            GAME.start(players, {}, 2)
