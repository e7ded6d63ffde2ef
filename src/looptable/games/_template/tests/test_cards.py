"""Every card, by name: a position, choices, and what is different then."""

from typing import Any

import pytest

from looptable.games._template import GAME
from looptable.testing import Table

pytestmark = pytest.mark.both_builds

OTHER = (
    "early-bird"  # what player B plays in these tests: it takes a spark at dawn, before all others
)
EVEN = {"dawn": 2, "noon": 2, "dusk": 2}


def play(card: str, **position: Any) -> Table:
    """Player A plays a card in the last round, player B the early bird."""
    start: dict[str, Any] = {
        "round": 4,
        "supply": 9,
        "sparks": {"dawn": 3, "noon": 3, "dusk": 3},
        "hands": {"0": [card], "1": [OTHER]},
    }
    table = Table(GAME, {**start, **position})
    table.do(0, card)
    table.do(1, OTHER)
    return table


def test_early_bird_takes_a_spark_and_draws_a_card() -> None:
    start = {"sparks": {"dawn": 1}, "deck": ["paradox"], "hands": {"0": [OTHER], "1": ["overtime"]}}
    table = Table(GAME, {"round": 4, "supply": 5, **start})
    table.do(0, OTHER)
    table.do(1, "overtime")
    table.shows(pocket={"0": 1, "1": 2}, hands={"0": ["paradox"]}, sparks=None)


def test_side_door_moves_and_takes_where_it_arrives() -> None:
    table = play("side-door")
    assert table.keys(0) == ["noon", "dusk"], "moving means moving"
    table.do(0, "dusk")
    table.shows(pawn={"0": "dusk"}, sparks={"dawn": 2, "noon": 3, "dusk": 2})
    table.shows(pocket={"0": 1, "1": 1})


@pytest.mark.parametrize("face", [1, 2, 3])
def test_coin_toss_gains_what_the_die_shows_and_strains(face: int) -> None:
    table = play("coin-toss", chance={"draws": {"die": [face - 1]}})
    table.shows(pocket={"0": face, "1": 1}, strain=1, supply=9 - face)


def test_grandfather_clock_is_a_choice() -> None:
    table = play("grandfather-clock")
    assert table.keys(0) == ["gain 2 sparks", "move; take 2 sparks here"]
    table.do(0, "gain 2 sparks")
    table.shows(pocket={"0": 2, "1": 1}, supply=7)


def test_grandfather_clock_may_move_instead() -> None:
    table = play("grandfather-clock")
    table.do(0, "move; take 2 sparks here")
    table.do(0, "noon")
    table.shows(pocket={"0": 2, "1": 1}, sparks={"dawn": 2, "noon": 1, "dusk": 3}, supply=9)


def test_pickpocket_steals_from_every_other_player() -> None:
    hands = {"0": ["pickpocket"], "1": ["lamplighter"], "2": ["long-lunch"]}
    table = Table(GAME, {"players": 3, "round": 4, "pocket": {"1": 2}, "supply": 8, "hands": hands})
    table.do(0, "pickpocket")
    table.do(1, "lamplighter")
    table.do(2, "long-lunch")
    # A steals 1 of B's 2 and nothing of C's 0; then B lights lamps and takes one; C is not alone.
    table.shows(pocket={"0": 1, "1": 2, "2": 1}, strain=1, sparks={"noon": 1, "dusk": 1}, supply=4)


def test_lamplighter_adds_a_spark_to_each_hour_as_far_as_the_supply_goes() -> None:
    table = play("lamplighter", supply=2)
    table.shows(sparks={"dawn": 2, "noon": 4, "dusk": 3}, supply=None, pocket={"0": 1, "1": 1})


def test_long_lunch_pays_more_when_alone() -> None:
    table = play("long-lunch", pawn={"0": "noon"})
    table.shows(pocket={"0": 3, "1": 1}, sparks={"dawn": 2, "dusk": 3})


def test_long_lunch_in_company_gains_one() -> None:
    table = play("long-lunch")
    table.shows(pocket={"0": 1, "1": 1}, supply=8)


def test_sleepwalk_goes_up_to_two_times() -> None:
    table = play("sleepwalk")
    for key in ("yes", "noon", "yes", "dusk"):
        table.do(0, key)
    table.shows(pawn={"0": "dusk"}, pocket={"0": 2, "1": 1}, sparks=EVEN)


def test_sleepwalk_may_stop_early() -> None:
    table = play("sleepwalk")
    for key in ("yes", "noon", "no"):
        table.do(0, key)
    table.shows(pawn={"0": "noon"}, pocket={"0": 1, "1": 1})


def test_overtime_gains_and_strains_twice() -> None:
    play("overtime").shows(pocket={"0": 2, "1": 1}, strain=2, supply=7)


def test_postman_brings_sparks_and_takes_one_there() -> None:
    table = play("postman")
    table.do(0, "yes")
    table.do(0, "dusk")
    table.shows(sparks={"dawn": 2, "noon": 3, "dusk": 4}, pocket={"0": 1, "1": 1}, supply=7)


def test_paradox_gains_four_and_strains_two() -> None:
    play("paradox").shows(pocket={"0": 4, "1": 1}, strain=2, supply=5)


def test_midnight_oil_takes_two_anywhere() -> None:
    table = play("midnight-oil")
    table.do(0, "noon")
    table.shows(sparks={"dawn": 2, "noon": 1, "dusk": 3}, pocket={"0": 2, "1": 1})
