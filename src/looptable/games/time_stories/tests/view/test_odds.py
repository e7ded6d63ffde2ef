"""Odds before one commits: exact, for a roll that is declared, one that goes on, and the way to another place."""

from fractions import Fraction
from typing import Any

import pytest

from looptable.engine.contract.odds import Odds
from looptable.engine.match.foresight import foresee_all, imagined_for
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.tests.low_tide import NAMES, night
from looptable.games.time_stories.tests.missions.five_receptacles import five
from looptable.games.time_stories.tests.missions.proving_ground import BLANK, HIT, SKULL, table
from looptable.games.time_stories.tests.view_helpers import words
from looptable.testing import Table, rule

pytestmark = pytest.mark.both_builds
Chances = dict[tuple[str, int | None], Fraction]
HALF, THIRD, SIXTH = Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)


def odds(of: Table, seat: int, key: str) -> tuple[Odds, ...]:
    state = of.state
    assert isinstance(state, StoryState)
    return of.game.odds(state, seat, of.game.parse(state, seat, key))


def chances(of: Table, seat: int, key: str) -> Chances:
    """The chances behind an option, by outcome and number."""
    return {
        (one.id, one.n): Fraction(*one.chance)
        for told in odds(of, seat, key)
        for one in told.outcomes
    }


def said(of: Table, seat: int, key: str) -> list[str]:
    return [words(of, told.text) for told in odds(of, seat, key)]


def before(card: str, *piles: int, agent: str = "blue", **position: Any) -> Table:
    """An agent before a test, all others on the bench."""
    names = ("pile_1", "pile_2", "pile_3")
    space = {"blue": "hall-b", "green": "hall-b", "pink": "hall-b", agent: card}
    laid = {name: {card: count} for name, count in zip(names, piles, strict=False)}
    return table(space=space, test={card: "laid"}, **laid, **position)


@rule("TIME-ROL-4", "TIME-ROL-7", "TIME-ROL-8", "TIME-ROL-10")
def test_one_die_against_two_skull_shields() -> None:
    scene = before("hall-c", 0, 2)  # a die shows two hits once in six, a skull once in six
    assert chances(scene, 0, "roll") == {
        ("passed", None): SIXTH,
        ("hurt", None): SIXTH,
        ("shields", 0): HALF,
        ("shields", 1): THIRD,
        ("shields", 2): SIXTH,
    }
    assert said(scene, 0, "roll") == [
        "With 1 die against the gate, before other powers: the test is passed: 1 in 6, retaliation hurts: 1 in 6.",
        "The roll eliminates: 0 shields: 1 in 2, 1 shield: 1 in 3, 2 shields: 1 in 6.",
    ]


@rule("TIME-ROL-9")
def test_resistance_that_holds_leaves_no_danger() -> None:
    assert ("hurt", None) not in chances(before("hall-c", 0, 1), 0, "roll")


@rule("TIME-DTH-1")
def test_the_last_point_of_life_is_at_stake() -> None:
    scene = before("hall-c", 0, 2, life={"blue": 1, "green": 6, "pink": 5})
    assert chances(scene, 0, "roll")["dies", None] == SIXTH


@rule("TIME-ROL-5", "TIME-ROL-11", "TIME-ROL-12")
def test_the_shields_that_stay_cost_life_and_time() -> None:
    found = chances(before("hall-e", 0, 1, 1), 0, "roll")  # a time shield, then a heart
    assert found["passed", None] == SIXTH
    assert found["time", 1] == HALF
    assert found["life", 1] == HALF + THIRD


@rule("TIME-ROL-12", "TIME-FAI-1")
def test_time_shields_may_take_the_last_unit() -> None:
    found = chances(before("hall-e", 0, 1, 1, time=2), 0, "roll")
    assert found["time-up", None] == HALF


@rule("TIME-TU-17")
def test_in_the_last_unit_no_dice_fall() -> None:
    found = chances(before("hall-e", 0, 1, 1, time=1), 0, "roll")
    assert found == {("time-up", None): Fraction(1)}


@rule("TIME-ROL-2")
def test_three_dice_against_two_shields() -> None:
    scene = before("hall-c", 2, 0, agent="green")
    # No hit in one of eight throws; one hit only in 3 · ⅓ · ¼.
    assert chances(scene, 1, "roll")["passed", None] == 1 - Fraction(1, 8) - Fraction(1, 4)


@rule("TIME-ROL-13")
def test_special_shields_that_stay_are_counted() -> None:
    scene = table(
        bodies={"blue": "altace"},
        here="roof",
        space=dict.fromkeys(("blue", "green", "pink"), "roof-h"),
        test={"roof-h": "laid"},
        pile_1={"roof-h": 1},
        pile_2={"roof-h": 1},
    )
    found = chances(scene, 0, "roll")  # four dice, none of which hits
    assert found["special", 1] == HALF**4


@rule("TIME-POW-1", "TIME-POW-3")
def test_powers_that_work_unasked_are_in_the_odds_and_in_the_option() -> None:
    scene = before("hall-c", 2, 3, bodies={"blue": "madeleine"})  # two dice, one fewer alone
    (option,) = [one for one in scene.game.legal_options(scene.state, 0) if one.key == "roll"]
    assert words(scene, option.text).startswith(
        "Blue rolls 1 die (combat) against the gate: 2 × shield, 3 × skull shield"
    )
    assert said(scene, 0, "roll")[0].startswith("With 1 die against the gate")


@rule("TIME-POW-9")
def test_each_die_has_its_odds_for_a_reroll() -> None:
    scene = before("hall-c", 2, 0, agent="green", dice=[HIT, BLANK, BLANK])
    scene.do(0, "nothing")
    scene.do(1, "roll")
    scene.do(2, "nothing")
    scene.do(0, "green")
    assert words(scene, scene.game.prompt(scene.state, 1)) == (
        "Green against the gate: 2 × shield. Do you want to?"
    )
    yes, no = "receptacle-elizia.1 yes", "receptacle-elizia.1 no"
    assert chances(scene, 1, no)["passed", None] == 0
    assert chances(scene, 1, yes)["passed", None] == HALF, "with the better die"
    scene.do(1, yes)
    by_die = [chances(scene, 1, key)["passed", None] for key in scene.keys(1)]
    assert by_die == [SIXTH, HALF, HALF]


@rule("TIME-POW-8")
def test_a_die_that_is_turned_is_certain() -> None:
    scene = before("hall-g", 1, dice=[BLANK, SKULL, BLANK])
    for seat, key in enumerate(("roll", "nothing", "nothing")):
        scene.do(seat, key)
    scene.do(0, "blue", "receptacle-marie.1 yes")
    assert [chances(scene, 0, key)["passed", None] for key in scene.keys(0)] == [Fraction(1)] * 3


@rule("TIME-ROL-2")
def test_a_die_that_is_paid_for_changes_the_odds() -> None:
    card = NAMES.cards["stranger"]
    scene = night(
        "tavern",
        bodies={"blue": "blanche"},
        on={"blue": "stranger"},
        test={card: "laid"},
        pile_1={card: 2},
        pile_2={card: 1},
        brown={"blue": 1},
    )
    assert said(scene, 0, "roll")[0].startswith("With 3 dice against the stranger")
    for seat, key in enumerate(("roll", "nothing", "nothing")):
        scene.do(seat, key)
    yes, no = (key for key in scene.keys(0))
    three, four = (chances(scene, 0, key)["passed", None] for key in (no, yes))
    assert three == THIRD
    assert four > three


@rule("TIME-POW-14")
def test_an_ability_tells_its_hits_only() -> None:
    space = {"blue": "hall-c", "green": "hall-b", "pink": "hall-b"}
    piles = {"pile_1": {"hall-c": 2}, "pile_2": {"hall-c": 3}}
    scene = five("altace", space=space, test={"hall-c": "laid"}, **piles)
    found = chances(scene, 0, "use receptacle-altace.1")  # four dice of magic
    assert {id_ for id_, _ in found} == {"hits"}
    assert found["hits", 0] == HALF**4
    assert found["hits", 8] == SIXTH**4
    assert sum(found.values()) == 1


@rule("TIME-CHG-12")
def test_the_way_takes_one_two_or_three_units() -> None:
    assert chances(table(), 0, "leave") == {("units", n): THIRD for n in (1, 2, 3)}


@rule("TIME-CHG-14", "TIME-FAI-1")
def test_from_a_red_place_the_way_is_longer_and_time_may_run_out() -> None:
    space = dict.fromkeys(("blue", "green", "pink"), "cellar-b")
    scene = table(here="cellar", space=space, time=4)
    found = chances(scene, 0, "leave")
    assert found.pop(("time-up", None)) == 2 * THIRD
    assert found == {("units", n): THIRD for n in (3, 4, 5)}
    assert said(scene, 0, "leave") == [
        "The way takes: 3 units of time: 1 in 3, 4 units of time: 1 in 3, 5 units of time: 1 in 3,"
        " time runs out: 2 in 3."
    ]


def test_moving_and_waiting_have_no_odds() -> None:
    scene = before("hall-c", 0, 2)
    for key in ("hall-b", "nothing"):
        assert not odds(scene, 0, key)


def test_odds_are_foreseen_although_others_still_decide() -> None:
    scene = before("hall-c", 0, 2)
    keys = [option.key for option in scene.game.legal_options(scene.state, 0)]
    foreseen = foresee_all(scene.game, scene.state, 0)[keys.index("roll")]
    assert not foreseen.is_open
    assert [told.icon for told in foreseen.odds] == ["test", "shield"]


def test_every_guess_of_a_view_has_the_same_odds() -> None:
    scene = before("hall-c", 0, 2)
    scene.do(1, "hall-c")
    action = scene.game.parse(scene.state, 0, "roll")
    guesses = [imagined_for(scene.game, scene.state, 0, seed) for seed in range(4)]
    told = [scene.game.odds(guess, 0, action) for guess in guesses]
    assert told == [odds(scene, 0, "roll")] * 4
