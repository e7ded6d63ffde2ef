"""The first and the last of a kind are treated like the rest: eras, cards, clones, cubes."""

from typing import Any

import pytest

from looptable.games.the_loop import GAME
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import ERAS, before_foo, foo_phase, slots, table, use
from looptable.testing import Table, rule

FIRST_CARD = next(card.id for card in GAME.cards())
LAST_MARKET_CARD = [card.id for card in GAME.cards()][78]
FIRST_CLONE, LAST_CLONE = "dawn-renaissance", "end-globalization"


def at_dawn(**position: Any) -> Table[LoopState]:
    """Mr Time and Foo at dawn."""
    start: dict[str, Any] = {"at": {"mr-time": "dawn", "time-prowler": "medieval"}, "foo": "dawn"}
    return table(**{**start, **position})


def test_the_first_card_is_one_of_an_agent() -> None:
    assert FIRST_CARD == "quantum-bandage"


# The first card of all.


@rule("LOOP-PILE-5")
def test_the_first_card_is_drawn() -> None:
    board = table(
        ready={"mr-time": ["invention-of-the-week", "mixtape"]},
        draw={"mr-time": [FIRST_CARD]},
        rifts={"globalization": 1},
    )
    board.do(0, "use invention-of-the-week")
    board.shows(ready={"mr-time": ["mixtape", FIRST_CARD]}, rifts=None, draw=None)


@rule("LOOP-PILE-18")
@pytest.mark.parametrize("card", [FIRST_CARD, LAST_MARKET_CARD])
def test_a_first_or_last_card_is_revealed_in_its_origin_era(card: str) -> None:
    board = use("patent-pending", artifacts=[card])
    (era,) = board.state.position()["available"]
    board.shows(available={era: [card]}, energy={era: 1}, artifacts=None)


@rule("LOOP-PILE-18")
def test_an_empty_deck_reveals_nothing() -> None:
    use("patent-pending").shows(available=None, energy=None)


@rule("LOOP-ATT-1")
def test_the_first_card_may_be_a_reward() -> None:
    board = table(
        phase="complete",
        mission={"industrial": "clog-up"},
        revealed={"industrial": True},
        progress={"clog-up": 5},
        artifacts=["kettle", "captcha", FIRST_CARD, "meteorite"],
    )
    board.do(0, "yes")
    board.shows(tray=["meteorite", FIRST_CARD, "captcha"])
    board.do(0, "captcha")
    board.do(1, "meteorite")
    board.shows(destroyed=[FIRST_CARD], tray=None, rewarded=None)


@rule("LOOP-UCARD-10", "LOOP-UCARD-11")
def test_the_first_card_is_purged_like_any_other() -> None:
    board = table(
        mode="ultramachina",
        phase="visit",
        foo="dawn",
        foo_row=[],
        foo_deck=[],
        machina_in_play={"quantum-inquisition": True},
        draw={"mr-time": ["captcha", "mixtape", FIRST_CARD]},
        energy={"globalization": 3},
        chance={"draws": {"machine": [0, 0]}},
    )
    board.do(0, "mr-time")
    board.shows(discard={"mr-time": [FIRST_CARD, "mixtape"]}, energy={"globalization": 1})


# The first and the last clone.


@rule("LOOP-FOO-10")
@pytest.mark.parametrize("clone", [FIRST_CLONE, LAST_CLONE])
@pytest.mark.parametrize("era", ["dawn", "end"])
def test_a_first_or_last_clone_in_a_first_or_last_era_brings_a_rift(clone: str, era: str) -> None:
    board = before_foo(era, [1, 1, 1], clone_at={clone: era}, chance={"draws": {"bag": [5]}})
    events = board.do(1, "end")
    (drops,) = [event.data for event in events if event.kind == "drops"]
    assert drops == {"n": 3}


@rule("LOOP-ABIL-17", "LOOP-ABIL-19", "LOOP-ABIL-21")
@pytest.mark.parametrize("clone", [FIRST_CLONE, LAST_CLONE])
def test_a_first_or_last_clone_is_pushed_pulled_and_destroyed(clone: str) -> None:
    board = use("ejector-seat", clone_at={clone: "industrial"})
    board.do(0, "globalization")
    board.shows(clone_at=None if clone == LAST_CLONE else {clone: "globalization"})
    beside = "renaissance" if clone == LAST_CLONE else "globalization"  # it lives there
    use("mechanical-grappling-hook", clone_at={clone: beside}).shows(clone_at={clone: "industrial"})
    use("meteorite", clone_at={clone: beside}).shows(clone_at=None)
    use("captcha", clone_at={clone: "industrial"}).shows(clone_at=None)


@rule("LOOP-ABIL-17", "LOOP-ABIL-19", "LOOP-ABIL-21")
def test_two_clones_of_one_era_are_pushed_pulled_and_destroyed() -> None:
    """The first clone of all, and another that stands with it."""
    pair = [FIRST_CLONE, "medieval-robots"]
    board = use("one-way-catapult", clone_at=dict.fromkeys(pair, "industrial"))
    board.do(0, FIRST_CLONE, "globalization", "globalization")
    board.shows(clone_at=dict.fromkeys(pair, "globalization"))
    board = use("mammoth-call", clone_at=dict.fromkeys(pair, "globalization"))
    assert board.keys(0) == pair
    board.do(0, FIRST_CLONE)
    board.shows(clone_at=dict.fromkeys(pair, "industrial"))
    board = use("mass-excommunication", clone_at=dict.fromkeys(pair, "industrial"))
    board.do(0, FIRST_CLONE)
    board.shows(clone_at=None)


def test_the_last_clone_of_the_bag_is_generated_and_then_none() -> None:
    names = [*table().state.names.names["clone"]][:28]
    eras = [name.split("-")[0] for name in names]  # no clone dies where it was generated
    everywhere = dict(zip(names, eras, strict=True))
    but_one = dict(list(everywhere.items())[1:])
    board = foo_phase("dawn", [1, 1], clone_at=but_one, chance={"draws": {"machine": [1, 1]}})
    board.shows(clone_at={names[0]: "dawn", **but_one})
    board = foo_phase("dawn", [], clone_at=everywhere, chance={"draws": {"machine": [1, 1]}})
    board.shows(clone_at=everywhere)


# Dawn and the end of times.


@rule("LOOP-MOVE-1", "LOOP-FREE-1")
def test_moves_to_the_first_and_the_last_era_have_their_keys() -> None:
    board = table(at={"mr-time": "dawn"}, energy={"dawn": 1})
    moves = ["move end", "move medieval", "free-move end", "free-move medieval"]
    assert board.keys(0)[:4] == moves
    board = table(at={"mr-time": "medieval"}, energy={"medieval": 1})
    assert board.keys(0)[0] == "move dawn"
    assert board.keys(0)[2] == "free-move dawn"
    board.do(0, "free-move dawn")
    board.shows(at=None)


@rule("LOOP-MDMG-1")
def test_what_an_action_did_at_dawn_does_not_count_for_the_next_one() -> None:
    board = at_dawn(
        mission={"robots": "clog-up", "end": "reunite"},
        revealed={"robots": True, "end": True},
        rifts={"dawn": 2},
        clone_at={"medieval-industrial": "dawn"},
        ready={"mr-time": [FIRST_CARD, "mixtape", "captcha", "kettle"]},
    )
    board.do(0, f"use {FIRST_CARD}", "use mixtape")
    board.shows(progress={"clog-up": 1})
    board.do(0, "use captcha", "no")
    board.shows(progress={"clog-up": 1, "reunite": 1})
    board.do(0, "use kettle")
    board.shows(progress={"clog-up": 1, "reunite": 1})


@rule("LOOP-MDMG-1", "LOOP-MDMG-7")
@pytest.mark.parametrize("era", ["dawn", "end"])
def test_every_loop_counts_once_in_the_first_and_the_last_era(era: str) -> None:
    board = table(
        at={"mr-time": era},
        foo=era,
        mission={"robots": "dizzy-doctor", "medieval": "reruns"},
        revealed={"robots": True, "medieval": True},
        energy={era: 4},
        exhausted={"mr-time": ["mixtape"]},
        ready={"mr-time": ["kettle", "spotless-alibi"]},
    )
    board.do(0, "loop spiral")
    board.shows(progress={"dizzy-doctor": 1, "reruns": slots(era)})
    board.do(0, "use kettle")
    board.shows(progress={"dizzy-doctor": 1, "reruns": slots(era)})
    board.do(0, "loop spiral")
    board.shows(progress={"dizzy-doctor": 2, "reruns": slots(era)})


@rule("LOOP-MISS-17")
@pytest.mark.parametrize("era", ERAS)
def test_a_mission_may_be_marked_wherever_it_lies(era: str) -> None:
    board = table(
        mission={era: "quantum-sealant"}, revealed={era: True}, ready={"mr-time": ["kettle"]}
    )
    assert "mark quantum-sealant" in board.keys(0)
    board.do(0, "mark quantum-sealant")
    board.shows(progress={"quantum-sealant": slots("industrial")})
    assert "mark quantum-sealant" not in board.keys(0)


# The last cubes of the supply.


@rule("LOOP-OPEN-5")
@pytest.mark.parametrize(("supply", "added"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_energy_is_added_as_long_as_there_is_some(supply: int, added: int) -> None:
    """The steam engine adds two."""
    board = use("steam-engine", energy_supply=supply)
    position = board.state.position()
    assert position.get("energy", {}).get("industrial", 0) == added
    assert position["energy_supply"] == supply - added


@rule("LOOP-OPEN-5")
@pytest.mark.parametrize(("supply", "dropped"), [(0, 0), (1, 1), (2, 2), (9, 2)])
def test_rifts_drop_as_long_as_there_are_some(supply: int, dropped: int) -> None:
    board = before_foo("robots", [1] * dropped, rift_supply=supply)
    events = board.do(1, "end")
    assert [event.kind for event in events].count("rift-falls") == dropped
    assert board.state.position()["rift_supply"] == supply - dropped


# Counting all pieces.


@pytest.mark.parametrize("difficulty", ["month", "infinity"])
@pytest.mark.parametrize("mode", ["sabotage", "supa", "centrifuges"])
def test_the_census_finds_every_piece_of_a_match(mode: str, difficulty: str) -> None:
    options = {"mode": mode, "difficulty": difficulty, "agents": "mr-time,v-girl,cztwyzzek"}
    state = GAME.start(3, options, 4)
    census = dict(GAME.census(state))
    assert (census.pop("rifts"), census.pop("energy")) == (30, 30)
    assert (census.pop("missions"), census.pop("foo cards")) == (10, 7)
    out_of_play = {card.id for card in GAME.cards() if census.get(card.id) == 0}
    assert len(out_of_play) == 12, "the cards of two agents"
    assert sorted(set(census.values())) == [0, 1]
    assert len(census) == 79
