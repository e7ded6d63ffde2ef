"""Points that the rulebooks leave open: their defaults, where no other file shows them (section 34)."""

from collections import Counter
from typing import Any

import pytest

from looptable.content.text.texts import Text
from looptable.games.the_loop import GAME
from looptable.games.the_loop.definitions import Centrifuge, Chute, Clone, Machina
from looptable.games.the_loop.library import load_library
from looptable.games.the_loop.tests.boards import (
    ERAS,
    before_foo,
    done,
    foo_phase,
    holding,
    table,
    use,
    whole,
)
from looptable.testing import Table, rule

TABLES = load_library().tables


@rule("LOOP-OPEN-2")
def test_a_cube_takes_each_chute_as_readily() -> None:
    assert [chute.weight for chute in TABLES.all(Chute)] == [1, 1, 1]


@rule("LOOP-OPEN-3")
def test_the_paradox_era_of_a_clone_lies_two_or_three_steps_away() -> None:
    found = Counter(
        (clone.generation, (ERAS.index(clone.paradox) - ERAS.index(clone.generation)) % 7)
        for clone in TABLES.all(Clone)
    )
    assert found == {(era, steps): 1 for era in ERAS for steps in (2, 3, 4, 5)}


@rule("LOOP-OPEN-4")
def test_of_several_vortexes_foos_era_comes_first_then_the_next_then_the_previous() -> None:
    full = {"dawn": 3, "robots": 3, "end": 3}
    board = before_foo("end", [0, 1, 2], rifts=full, clone_at={"end-medieval": "end"})
    events = board.do(1, "end")
    opened = [event.data["era"] for event in events if event.kind == "vortex"]
    assert opened == ["end", "dawn", "robots"]


@rule("LOOP-OPEN-5")
def test_energy_that_the_supply_does_not_have_is_not_added() -> None:
    done(use("steam-engine", energy_supply=1), energy={"industrial": 1}, energy_supply=0)


@rule("LOOP-OPEN-6")
def test_with_no_artifact_anywhere_none_is_revealed() -> None:
    done(use("kettle"), available=None, energy={"industrial": 1})


@rule("LOOP-OPEN-6")
def test_players_choose_rewards_in_turn_order_while_cards_last() -> None:
    board = table(
        phase="complete",
        mission={"industrial": "clog-up"},
        revealed={"industrial": True},
        progress={"clog-up": 5},
        artifacts=["timenado"],
    )
    board.do(0, "yes")
    board.shows(active="time-prowler", ready={"mr-time": ["timenado"]}, destroyed=None)


@rule("LOOP-OPEN-7")
def test_a_player_with_few_cards_plays_with_fewer() -> None:
    board = table(ready={"mr-time": ["kettle"]}, draw={"mr-time": ["mixtape"]})
    board.do(0, "end")
    assert sorted(board.state.position()["ready"]["mr-time"]) == ["kettle", "mixtape"]


M1: dict[str, Any] = {"mission": {"dawn": "clog-up"}, "revealed": {"dawn": True}}


@rule("LOOP-OPEN-9")
def test_what_another_agent_does_in_your_turn_progresses_missions() -> None:
    board = use(
        "time-clock",
        ready={"mr-time": ["time-clock"], "time-prowler": ["quantum-bandage"]},
        at={"mr-time": "industrial", "time-prowler": "end"},
        rifts={"end": 1},
        **M1,
    )
    done(board, progress={"clog-up": 1}, rifts=None)


@rule("LOOP-OPEN-10")
def test_a_card_that_does_nothing_may_be_used_with_a_warning() -> None:
    board = table(ready={"mr-time": ["quantum-bandage"]})
    (option,) = [one for one in GAME.legal_options(board.state, 0) if one.key.startswith("use")]
    assert option.warnings == (Text("warning.no-effect"),)
    board.do(0, "use quantum-bandage")
    done(board, exhausted={"mr-time": ["quantum-bandage"]})


@rule("LOOP-OPEN-12")
def test_a_longer_move_may_turn_back() -> None:
    board = use("square-wheel")
    board.do(0, "globalization", "industrial")
    done(board, at={"mr-time": "industrial"})


@rule("LOOP-OPEN-12")
def test_a_carried_clone_dies_on_the_way_and_no_second_one_is_carried() -> None:
    clones = {"dawn-globalization": "industrial", "end-medieval": "globalization"}
    board = use("war-horse", clone_at=clones)
    board.do(0, "dawn-globalization", "globalization")
    assert sorted(board.keys(0)) == ["industrial", "robots", "stop"], "nothing more to carry"
    board.do(0, "robots")
    done(board, clone_at={"end-medieval": "globalization"}, at={"mr-time": "robots"})


@rule("LOOP-OPEN-21")
def test_each_elementary_dimension_is_on_two_centrifuge_sides() -> None:
    sides = Counter(side for piece in TABLES.all(Centrifuge) for side in piece.sides)
    assert sides == {"spiral": 2, "star": 2, "stripe": 2}


@rule("LOOP-OPEN-22")
def test_a_centrifuge_survives_a_vortex() -> None:
    spun = {"spiral-star": "end"}
    board = foo_phase("end", [1, 1], mode="centrifuges", centrifuge_at=spun, rifts={"end": 2})
    board.shows(vortex={"end": True}, centrifuge_at=spun)


@rule("LOOP-OPEN-22")
def test_the_cube_for_a_centrifuge_is_not_the_cube_of_the_turn() -> None:
    board = table(
        mode="centrifuges",
        centrifuge_at={"spiral-star": "industrial"},
        centrifuge_side={"spiral-star": "spiral"},
        centrifuge_damage={"spiral-star": 2},
        exhausted={"mr-time": ["meteorite"]},
        energy={"industrial": 1},
        mission={"dawn": "quantum-sealant"},
        revealed={"dawn": True},
    )
    board.do(0, "mark quantum-sealant", "loop spiral", "yes", "end")
    board.shows(progress={"quantum-sealant": 8 + 64})


@rule("LOOP-OPEN-25")
def test_two_machina_cards_with_three_slots_belong_to_each_era() -> None:
    cards = TABLES.all(Machina)
    assert Counter(card.home for card in cards) == dict.fromkeys(ERAS, 2)
    assert {card.slots for card in cards} == {3}


@rule("LOOP-OPEN-26")
def test_time_prowler_cancels_no_rift_that_a_card_adds() -> None:
    board = Table(
        GAME,
        whole(
            {
                "agents": ["time-prowler", "mr-time"],
                "mode": "ultramachina",
                "phase": "drop",
                "foo": "end",
                "rift_supply": 1,
                "machina_in_play": {"fossil-energies": True},
                "machina_waiting": {"fossil-energies": True},
            }
        ),
    )
    board.shows(phase="actions", rifts={"end": 1}, rift_supply=0)


@rule("LOOP-OPEN-28")
def test_a_mega_vortex_is_checked_before_the_cycle_ends() -> None:
    last = {"cycle": 3, "foo_deck": [], "foo_row": list(ERAS), "turn": 21}
    board = table(difficulty="year", vortex={"industrial": True}, **last)
    (option,) = [one for one in GAME.legal_options(board.state, 0) if one.key == "end"]
    assert Text("warning.mega-vortex-here") in option.warnings
    board.do(0, "end")
    board.shows(ending="mega-vortex")


@rule("LOOP-OPEN-31")
def test_what_robofinisher_wins_for_a_further_clone_counts_for_missions() -> None:
    board = table(
        agents=["robofinisher-404", "mr-time"],
        at={"robofinisher-404": "end", "mr-time": "dawn"},
        ready={"robofinisher-404": ["captcha"]},
        clone_at={"dawn-renaissance": "end"},
        killed=1,
        rifts={"end": 1},
        **M1,
    )
    board.do(0, "use captcha", "collect rift", "no")
    done(board, progress={"clog-up": 1}, rifts=None)


@rule("LOOP-OPEN-32")
def test_perpetual_energy_is_not_taken_away() -> None:
    board = Table(
        GAME,
        whole(
            {
                "agents": ["v-girl", "mr-time"],
                "mode": "ultramachina",
                "phase": "drop",
                "foo": "robots",
                "rift_supply": 0,
                "energy": {"dawn": 1, "end": 2},
                "perpetual": {"dawn": 1},
                "machina_in_play": {"little-blackout": True},
                "machina_waiting": {"little-blackout": True},
            }
        ),
    )
    board.shows(phase="actions", energy={"end": 1}, perpetual={"dawn": 1})


@rule("LOOP-OPEN-33")
@pytest.mark.parametrize("seed", range(4))
def test_the_first_player_chooses_first_in_the_reward_before_ultramachina(seed: int) -> None:
    state = GAME.start(3, {"mode": "ultramachina"}, seed)
    position = state.position()
    first = position["agents"].index(position.get("active", position["agents"][0]))
    asked = []
    while state.position()["phase"] == "gift":
        (seat,) = state.pending()
        asked.append(seat)
        state.apply(seat, state.legal(seat)[0])
    assert asked == [first, (first + 1) % 3, (first + 2) % 3]


@rule("LOOP-OPEN-34")
def test_a_clone_stays_in_its_paradox_era_until_it_comes_from_another() -> None:
    board = holding("war-horse")
    # No position has a clone there: it is put down by hand.
    board.state.clone_at[board.state.names.names["clone"].find("dawn-industrial")] = 3
    board.state.settle()
    board.do(0, "use war-horse")
    board.do(0, "dawn-industrial", "globalization", "keep")
    board.shows(clone_at={"dawn-industrial": "globalization"})
    board.do(0, "industrial")
    done(board, clone_at=None)


@rule("LOOP-OPEN-35")
def test_nobody_declines_the_reward() -> None:
    board = table(
        phase="complete",
        mission={"industrial": "clog-up"},
        revealed={"industrial": True},
        progress={"clog-up": 5},
        artifacts=["timenado", "bath-plug", "night-light"],
    )
    board.do(0, "yes")
    assert "none" not in board.keys(0)
