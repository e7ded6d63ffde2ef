"""Clones: they die in their paradox era, wherever they come from, and return to the bag."""

import pytest

from looptable.games.the_loop import GAME
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import table
from looptable.testing import Table, rule

CROWD = {"dawn-robots": "industrial", "dawn-renaissance": "industrial", "medieval-end": "robots"}


@rule("LOOP-CLONE-1", "LOOP-CLONE-3")
def test_a_clone_that_enters_its_paradox_era_goes_back_to_the_bag() -> None:
    clones = {"dawn-industrial": "renaissance", "dawn-robots": "globalization"}
    board = table(ready={"mr-time": ["mechanical-grappling-hook"]}, clone_at=clones)
    board.do(0, "use mechanical-grappling-hook", "dawn-industrial")
    board.shows(clone_at={"dawn-robots": "globalization"}, killed=1)


@rule("LOOP-CLONE-1")
def test_a_clone_that_enters_another_era_stays_there() -> None:
    clones = {"dawn-industrial": "renaissance", "dawn-robots": "globalization"}
    board = table(ready={"mr-time": ["mechanical-grappling-hook"]}, clone_at=clones)
    board.do(0, "use mechanical-grappling-hook", "dawn-robots")
    board.shows(clone_at={"dawn-industrial": "renaissance", "dawn-robots": "industrial"})


VICTIM = "dawn-globalization"
WAYS = [
    pytest.param("ejector-seat", {VICTIM: "industrial"}, ["globalization"], id="push"),
    pytest.param("one-way-catapult", {VICTIM: "industrial"}, ["globalization"], id="push two"),
    pytest.param("mammoth-cab", {VICTIM: "industrial"}, [VICTIM, "globalization"], id="carry"),
    pytest.param(
        "war-horse", {VICTIM: "industrial"}, [VICTIM, "globalization", "stop"], id="carry further"
    ),
    pytest.param(
        "revolving-door", {VICTIM: "industrial", "medieval-end": "globalization"}, [], id="swap"
    ),
]


@rule("LOOP-CLONE-2")
@pytest.mark.parametrize(("card", "clones", "choices"), WAYS)
def test_every_way_of_entering_kills(card: str, clones: dict[str, str], choices: list[str]) -> None:
    board = table(ready={"mr-time": [card]}, clone_at=clones)
    board.do(0, f"use {card}", *choices)
    assert VICTIM not in board.state.position().get("clone_at", {})
    board.shows(killed=1)


@rule("LOOP-CLONE-2")
def test_a_clone_pushed_from_another_era_dies_in_its_paradox_era_too() -> None:
    board = table(
        at={"mr-time": "globalization"},
        ready={"mr-time": ["apologetic-drones"]},
        clone_at={VICTIM: "robots"},
    )
    board.do(0, "use apologetic-drones", "globalization")
    board.shows(clone_at=None, killed=1)


@rule("LOOP-CLONE-2")
def test_a_clone_swapped_into_your_era_dies_if_that_is_its_paradox_era() -> None:
    clones = {"dawn-robots": "industrial", "dawn-industrial": "globalization"}
    board = table(ready={"mr-time": ["revolving-door"]}, clone_at=clones)
    board.do(0, "use revolving-door")
    board.shows(clone_at={"dawn-robots": "globalization"}, killed=1)


@rule("LOOP-CLONE-4")
def test_a_destroyed_clone_can_be_generated_again() -> None:
    board = table(
        agents=["mr-time", "cztwyzzek"],
        at={"mr-time": "industrial"},
        ready={"mr-time": ["mechanical-grappling-hook"]},
        clone_at={"dawn-industrial": "renaissance"},
        chance={"draws": {"bag": [1]}},
    )
    board.do(0, "use mechanical-grappling-hook", "end")
    board.shows(active="cztwyzzek", clone_at={"dawn-industrial": "dawn"})


@rule("LOOP-CLONE-5")
def test_destroying_outright_does_not_mind_the_paradox_era() -> None:
    board = table(ready={"mr-time": ["captcha"]}, clone_at=CROWD)
    board.do(0, "use captcha")
    assert board.keys(0) == ["dawn-renaissance", "dawn-robots"], "those of the era it names"
    board.do(0, "dawn-robots", "no")
    board.shows(clone_at={"dawn-renaissance": "industrial", "medieval-end": "robots"}, killed=1)


@rule("LOOP-CLONE-6")
@pytest.mark.parametrize(("foo", "cubes"), [("globalization", 1), ("industrial", 0)])
def test_a_clone_counts_as_destroyed_in_its_paradox_era(foo: str, cubes: int) -> None:
    board = table(
        foo=foo,
        ready={"mr-time": ["ejector-seat"]},
        clone_at={"dawn-globalization": "industrial"},
        mission={"end": "reunite"},
        revealed={"end": True},
    )
    board.do(0, "use ejector-seat", "globalization")
    board.shows(clone_at=None, progress={"reunite": cubes} if cubes else None)


@rule("LOOP-CLONE-6")
@pytest.mark.parametrize(("foo", "cubes"), [("robots", 0), ("industrial", 1)])
def test_a_clone_destroyed_outright_counts_in_the_era_that_the_card_names(
    foo: str, cubes: int
) -> None:
    board = table(
        foo=foo,
        ready={"mr-time": ["captcha"]},
        clone_at={"dawn-robots": "industrial"},
        mission={"end": "reunite"},
        revealed={"end": True},
    )
    board.do(0, "use captcha", "no")
    board.shows(clone_at=None, progress={"reunite": cubes} if cubes else None)


def finisher(card: str, clones: dict[str, str]) -> Table[LoopState]:
    return table(
        agents=["robofinisher-404", "time-prowler"],
        at={"robofinisher-404": "industrial"},
        ready={"robofinisher-404": [card]},
        clone_at=clones,
    )


@rule("LOOP-CLONE-7")
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_of_several_clones_destroyed_you_choose_the_order(first: int, second: int) -> None:
    names = ["dawn-renaissance", "dawn-robots"]
    board = finisher("mass-excommunication", CROWD)
    board.do(0, "use mass-excommunication")
    assert board.keys(0) == names
    events = board.do(0, names[first])
    died = [event.data["clone"] for event in events if event.kind == "clone-destroyed"]
    assert died == [names[first], names[second]]


@rule("LOOP-CLONE-7")
@pytest.mark.parametrize(
    ("first", "rewarded"),
    [("dawn-globalization", "industrial"), ("dawn-industrial", "globalization")],
)
def test_of_two_clones_that_die_in_a_swap_you_choose_which_dies_first(
    first: str, rewarded: str
) -> None:
    clones = {"dawn-globalization": "industrial", "dawn-industrial": "globalization"}
    board = finisher("revolving-door", clones)
    board.do(0, "use revolving-door")
    assert sorted(board.keys(0)) == ["dawn-globalization", "dawn-industrial"]
    board.do(0, first, "collect energy")
    board.shows(clone_at=None, killed=2, energy={rewarded: 1})


@rule("LOOP-CLONE-8")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_paradox_era_of_a_clone_in_play_is_public(seat: int | None) -> None:
    board = table(clone_at={"dawn-robots": "medieval"})
    view = GAME.view(board.state, seat)
    eras = {zone.id: zone for zone in view.zones[0].zones}
    [clone] = [piece for piece in eras["era-medieval"].pieces if piece.id.startswith("clone")]
    assert "robots" in str(clone.name)


@rule("LOOP-CLONE-9")
def test_any_number_of_clones_hinders_nothing() -> None:
    here = [
        "dawn-renaissance",
        "dawn-robots",
        "medieval-end",
        "renaissance-dawn",
        "globalization-medieval",
        "end-renaissance",
    ]
    board = table(
        clone_at=dict.fromkeys(here, "industrial"),
        energy={"industrial": 1},
        ready={"mr-time": ["mixtape"]},
    )
    assert board.keys(0) == [
        "move renaissance",
        "move globalization",
        "free-move renaissance",
        "free-move globalization",
        "use mixtape",
        "loop spiral",
        "ability",
        "end",
    ]
    board.do(0, "use mixtape", "loop spiral", "move globalization", "free-move industrial")
    board.shows(clone_at=dict.fromkeys(here, "industrial"))


@rule("LOOP-CLONE-10")
def test_clones_stay_where_they_are_through_a_turn() -> None:
    board = table(
        agents=["mr-time", "cztwyzzek"],
        at={"mr-time": "industrial"},
        clone_at=CROWD,
        energy={"industrial": 1},
        chance={"draws": {"bag": [24], "machine": [0, 1, 2]}},
    )
    board.do(0, "move globalization", "end")
    board.shows(active="cztwyzzek", foo="robots", clone_at={**CROWD, "end-globalization": "end"})
