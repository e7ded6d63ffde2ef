"""Mode ultramachina: Foo goes round the clock and sets off the cards that lie in his way."""

from typing import Any

import pytest

from looptable.games.the_loop import GAME
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import ERAS, table
from looptable.testing import Table, rule


def ultra(**position: Any) -> Table[LoopState]:
    """The plain board in mode ultramachina, which has no Foo cards; Foo is at dawn."""
    start: dict[str, Any] = {
        "mode": "ultramachina",
        "foo": "dawn",
        "foo_row": [],
        "foo_deck": [],
        "at": {"mr-time": "industrial", "time-prowler": "end"},
    }
    return table(**{**start, **position})


def begun(difficulty: str = "month", seed: int = 1, players: int = 2) -> Table[LoopState]:
    """A match that has just begun."""
    agents = ",".join(["mr-time", "v-girl", "cztwyzzek"][:players])
    given = {"mode": "ultramachina", "difficulty": difficulty, "agents": agents}
    return Table(GAME, GAME.start(players, given, seed).position())


def working(**position: Any) -> Table[LoopState]:
    """Mr Time beside two machina cards, with a steam engine (2 energy) and a kettle (1)."""
    start: dict[str, Any] = {
        "machina_in_play": {"blessings-of-productivism": True, "high-furnace": True},
        "ready": {"mr-time": ["steam-engine", "kettle"]},
    }
    return ultra(**{**start, **position})


# Setting up.


@rule("LOOP-ULTRA-2", "LOOP-OPEN-24")
def test_there_are_no_foo_cards_but_two_first_eras() -> None:
    board = begun()
    board.shows(foo_deck=None, foo_row=None)
    position = board.state.position()
    assert set(position["rifts"].values()) == {1}
    assert len(position["rifts"]) == 2
    assert set(position["revealed"]) == set(position["rifts"])


@rule("LOOP-ULTRA-3", "LOOP-ULTRA-4")
@pytest.mark.parametrize(("difficulty", "count"), [("month", 4), ("year", 5), ("infinity", 7)])
def test_some_of_the_fourteen_cards_lie_open_at_the_start(difficulty: str, count: int) -> None:
    position = begun(difficulty).state.position()
    open_cards, pile = set(position["machina_in_play"]), position["machina_deck"]
    assert len(open_cards) == count
    assert len(open_cards | set(pile)) == 14
    assert len(pile) == 14 - count
    assert "cycle" not in position, "the pile is on the first cycle space"


@rule("LOOP-ULTRA-3")
def test_the_cards_are_shuffled() -> None:
    orders = {tuple(begun(seed=seed).state.position()["machina_deck"]) for seed in range(5)}
    assert len(orders) == 5


@rule("LOOP-ULTRA-4")
def test_an_open_card_lies_at_the_era_beside_its_title() -> None:
    board = working()
    view = GAME.view(board.state, 0)
    eras = {zone.id: [piece.id for piece in zone.pieces] for zone in view.zones[0].zones}
    holding = [era for era, pieces in eras.items() if "machina-high-furnace" in pieces]
    assert holding == ["era-industrial"]


@rule("LOOP-ULTRA-5")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_machine_starts_facing_the_end_of_times(seed: int) -> None:
    begun(seed=seed).shows(foo="end")


@rule("LOOP-ULTRA-10")
@pytest.mark.parametrize("players", [2, 3])
def test_a_reward_is_given_before_the_first_hands_are_drawn(players: int) -> None:
    board = begun(players=players)
    board.shows(phase="gift", ready=None)
    assert len(board.state.position()["tray"]) == players + 1
    first = board.state.pending()[0]
    assert len(board.keys(first)) == players + 1


@rule("LOOP-ULTRA-10", "LOOP-ULTRA-11")
def test_the_rewards_are_part_of_the_first_hands() -> None:
    board = begun()
    names = ["mr-time", "v-girl"]
    taken: dict[str, str] = {}
    for _ in range(2):
        seat = board.state.pending()[0]
        card = board.keys(seat)[0]
        taken[names[seat]] = card
        left = [key for key in board.keys(seat) if key != card]
        board.do(seat, card)
    position = board.state.position()
    assert set(taken) == set(names), "everybody takes one"
    for name in names:
        assert position["ready"][name][0] == taken[name]
        assert len(position["ready"][name]) == 3
    assert left[-1] in position["destroyed"]


# Foo.


@rule("LOOP-ULTRA-6")
@pytest.mark.parametrize("step", range(7))
def test_foo_goes_one_era_clockwise(step: int) -> None:
    came_from, era = ERAS[step - 1], ERAS[step]
    board = ultra(phase="visit", foo=came_from, machina_in_play={})
    board.shows(foo=era)


@rule("LOOP-ULTRA-7", "LOOP-ULTRA-8")
def test_cards_work_before_the_rifts_drop_and_their_clones_count() -> None:
    board = ultra(
        phase="visit",
        foo="end",
        machina_in_play={"demographic-boom": True},
        chance={"draws": {"bag": [0, 0], "machine": [0, 0, 1, 2]}},
    )
    board.shows(
        clone_at={"dawn-renaissance": "dawn", "dawn-industrial": "dawn"},
        rifts={"end": 2, "dawn": 1, "medieval": 1},
        phase="actions",
    )


@rule("LOOP-ULTRA-7")
def test_only_the_cards_of_foos_new_era_work() -> None:
    board = ultra(
        phase="visit",
        foo="end",
        machina_in_play={"castles-too-strong": True, "fossil-energies": True},
        chance={"draws": {"machine": [1, 1]}},
    )
    board.shows(rifts={"dawn": 2}, rift_supply=28)


@rule("LOOP-ULTRA-7")
def test_all_cards_of_an_era_work_in_an_order_of_choice() -> None:
    board = ultra(
        phase="visit",
        foo="end",
        machina_in_play={"demographic-boom": True, "prim-automato": True},
        chance={"draws": {"bag": [4, 4], "machine": [0, 0]}},
    )
    assert board.keys(0) == ["demographic-boom", "prim-automato"]
    board.shows(phase="drop", rifts=None, clone_at=None)
    board.do(0, "prim-automato")
    board.shows(
        rifts={"dawn": 1, "end": 2},
        clone_at={"medieval-industrial": "medieval", "medieval-globalization": "medieval"},
    )


@rule("LOOP-ULTRA-8")
def test_clones_of_other_eras_do_not_count_for_the_drop() -> None:
    board = ultra(
        phase="visit",
        foo="end",
        machina_in_play={"demographic-boom": True},
        chance={"draws": {"bag": [4, 4], "machine": [0, 0]}},
    )
    board.shows(rifts={"end": 2}, rift_supply=28)


@rule("LOOP-ULTRA-9")
@pytest.mark.parametrize("cycle", [1, 2, 3])
def test_step_a_follows_the_cycle_of_the_pile(cycle: int) -> None:
    board = ultra(phase="clones", cycle=cycle, artifacts=["captcha", "kettle"])
    position = board.state.position()
    assert len(position["clone_at"]) == cycle
    assert position["available"] == {"industrial": ["kettle"]}


# Cycles.


@rule("LOOP-ULTRA-12")
def test_a_cycle_ends_with_foo_at_the_end_of_times() -> None:
    pile = ["high-furnace", "prim-automato", "fossil-energies", "castles-too-strong"]
    board = ultra(foo="end", machina_in_play={"karmic-rebirth": True}, machina_deck=pile)
    board.do(0, "end")
    board.shows(cycle=2, machina_deck=["high-furnace"])
    in_play = set(board.state.position()["machina_in_play"])
    assert in_play == {*pile[1:], "karmic-rebirth"}


@rule("LOOP-ULTRA-12")
def test_no_cycle_ends_before() -> None:
    board = ultra(foo="robots", machina_deck=["high-furnace", "prim-automato"])
    board.do(0, "end")
    board.shows(cycle=None, machina_deck=["high-furnace", "prim-automato"], turn=2)


@rule("LOOP-ULTRA-13")
def test_time_is_up_after_the_third_cycle() -> None:
    board = ultra(foo="end", cycle=3)
    board.do(0, "end")
    board.shows(phase="over", ending="time-up")


@rule("LOOP-ULTRA-1")
@pytest.mark.parametrize(("before", "ending"), [(2, None), (3, "won")])
def test_four_missions_win_whatever_cards_are_left(before: int, ending: str | None) -> None:
    board = ultra(
        machina_in_play={"karmic-rebirth": True},
        mission={"industrial": "clog-up"},
        revealed={"industrial": True},
        progress={"clog-up": 5},
        completed=["reunite", "reruns", "six-funerals"][:before],
    )
    board.do(0, "end", "yes")
    board.shows(ending=ending)


# Damage.


@rule("LOOP-ULTRA-14")
def test_each_energy_may_damage_one_card_of_its_era() -> None:
    board = working()
    board.do(0, "use steam-engine")
    assert board.keys(0) == ["blessings-of-productivism", "high-furnace", "none"]
    board.do(0, "high-furnace", "blessings-of-productivism")
    board.shows(machina_damage={"high-furnace": 1, "blessings-of-productivism": 1})
    assert "end" in board.keys(0)


@rule("LOOP-ULTRA-14")
def test_damage_may_be_left_out() -> None:
    board = working()
    board.do(0, "use steam-engine", "none", "high-furnace")
    board.shows(machina_damage={"high-furnace": 1})


@rule("LOOP-ULTRA-14")
def test_energy_elsewhere_damages_no_card() -> None:
    board = working(at={"mr-time": "globalization", "time-prowler": "end"})
    board.do(0, "use steam-engine")
    board.shows(energy={"globalization": 2}, machina_damage=None)
    assert "end" in board.keys(0)


@rule("LOOP-ULTRA-14")
def test_energy_in_two_eras_damages_a_card_in_each() -> None:
    board = ultra(
        machina_in_play={"synthetic-art": True, "broadband-pigeons": True},
        ready={"mr-time": ["contagious-campfire", "kettle"]},
    )
    board.do(0, "use contagious-campfire")
    assert board.keys(0) == ["synthetic-art", "none"]
    board.do(0, "synthetic-art")
    assert board.keys(0) == ["broadband-pigeons", "none"]
    board.do(0, "broadband-pigeons")
    board.shows(machina_damage={"synthetic-art": 1, "broadband-pigeons": 1})
    assert "end" in board.keys(0)


@rule("LOOP-ULTRA-14")
def test_energy_at_dawn_damages_a_card_there() -> None:
    board = ultra(
        at={"mr-time": "dawn", "time-prowler": "end"},
        machina_in_play={"prim-automato": True},
        ready={"mr-time": ["steam-engine"]},
    )
    board.do(0, "use steam-engine", "prim-automato")
    board.shows(machina_damage={"prim-automato": 1})


@rule("LOOP-ULTRA-17")
@pytest.mark.parametrize(("supply", "left"), [(2, 0), (1, 0)])
def test_a_destroyed_card_drops_energy_as_long_as_there_is_some(supply: int, left: int) -> None:
    """The kettle takes one from the supply first."""
    board = working(
        machina_damage={"high-furnace": 2},
        energy_supply=supply,
        chance={"draws": {"machine": [1]}},
    )
    board.do(0, "use kettle", "high-furnace")
    energy = {"industrial": 1, "dawn": 1} if supply == 2 else {"industrial": 1}
    board.shows(energy=energy, machina_in_play={"blessings-of-productivism": True})
    assert board.state.position()["energy_supply"] == left


@rule("LOOP-ULTRA-15")
def test_a_card_with_all_slots_filled_leaves_the_game() -> None:
    board = working(machina_damage={"high-furnace": 2})
    board.do(0, "use kettle", "high-furnace")
    board.shows(machina_in_play={"blessings-of-productivism": True})


@rule("LOOP-ULTRA-15")
def test_a_card_with_a_free_slot_stays() -> None:
    board = working(machina_damage={"high-furnace": 1})
    board.do(0, "use kettle", "high-furnace")
    board.shows(machina_in_play={"blessings-of-productivism": True, "high-furnace": True})


@rule("LOOP-ULTRA-16", "LOOP-ULTRA-20")
def test_a_card_survives_the_vortex_that_it_makes() -> None:
    board = ultra(
        phase="visit",
        foo="renaissance",
        machina_in_play={"high-furnace": True},
        rifts={"industrial": 3},
        rift_supply=27,
        mission={"industrial": "clog-up"},
        revealed={"industrial": True},
        chance={"draws": {"machine": [0, 0]}},
    )
    board.shows(
        vortex={"industrial": True},
        lost=["clog-up"],
        rifts={"renaissance": 2},
        rift_supply=28,
        machina_in_play={"high-furnace": True},
    )


@rule("LOOP-ULTRA-20")
def test_a_card_may_bring_the_second_vortex_that_loses() -> None:
    board = ultra(
        phase="visit",
        foo="renaissance",
        machina_in_play={"high-furnace": True},
        rifts={"industrial": 3},
        vortex={"industrial": True},
    )
    board.shows(phase="over", ending="second-vortex")


@rule("LOOP-ULTRA-17", "LOOP-ULTRA-18")
@pytest.mark.parametrize(("chute", "era"), [(0, "medieval"), (1, "renaissance"), (2, "industrial")])
def test_a_destroyed_card_drops_an_energy_through_the_machine(chute: int, era: str) -> None:
    board = working(
        foo="renaissance",
        at={"mr-time": "end", "time-prowler": era},
        machina_in_play={"fossil-energies": True},
        machina_damage={"fossil-energies": 2},
        ready={"mr-time": ["kettle", "ionic-temporo-graph"]},
        chance={"draws": {"machine": [chute]}},
    )
    board.do(0, "use kettle", "fossil-energies")
    board.shows(energy={"end": 1, era: 1}, energy_supply=28, foo="renaissance")


@rule("LOOP-ULTRA-18")
def test_that_energy_can_be_spent() -> None:
    board = working(
        foo="industrial",
        energy={"industrial": 1},
        energy_supply=29,
        machina_damage={"high-furnace": 2},
        chance={"draws": {"machine": [1]}},
        loops=2,
    )
    board.do(0, "use kettle", "high-furnace", "loop spiral")
    board.shows(energy=None, energy_supply=None, loops=3)


@rule("LOOP-ULTRA-19")
def test_that_energy_was_added_by_nobody() -> None:
    board = working(
        foo="industrial",
        machina_damage={"high-furnace": 2},
        mission={"industrial": "blow-the-meter"},
        revealed={"industrial": True},
        chance={"draws": {"machine": [1]}},
    )
    board.do(0, "use kettle", "high-furnace")
    assert "end" in board.keys(0), "no card is damaged by it"
    board.shows(energy={"industrial": 2}, progress={"blow-the-meter": 1}, machina_hits=None)
