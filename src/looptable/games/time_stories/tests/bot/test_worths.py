"""The order of values of the team bot: a worse and a better one, for each idea."""

from typing import Any

import pytest

from looptable.games.time_stories.bot.prospects import EQUAL
from looptable.games.time_stories.tests.bot_helpers import (
    BLIND,
    GATE,
    HALL,
    IN_GARDEN,
    WINDOW,
    WON,
    at,
    garden,
    offer_worths,
    seen,
    way,
    worths,
)
from looptable.games.time_stories.tests.missions.builder import card, offer, place
from looptable.games.time_stories.tests.missions.proving_ground import BLANK, HIT, SKULL, table
from looptable.testing import Table

GARDEN = ("garden-a", "garden-b")
WOUNDED = {"life": {"blue": 1, "green": 6, "pink": 5}}


# Effects: of two, the second is better.
PAIRS = [
    pytest.param("fail by caught", "lose 1 life", id="a failure is the worst"),
    pytest.param("gain 1 yellow", "gain token sun", id="a token, a coin"),
    pytest.param("gain 1 yellow", "gain element key", id="an element, a coin"),
    pytest.param("gain 1 yellow", "gain 2 yellow", id="coins"),
    pytest.param("pay 1 yellow", "gain 1 yellow", id="paying"),
    pytest.param("gain 1 yellow", "add roof to the plan; add attic to the plan", id="a place"),
    pytest.param("add hall to the plan", "add attic to the plan", id="a place already there"),
    pytest.param("gain 1 time", "gain 3 time", id="time won"),
    pytest.param("lose 1 time", "gain 1 time", id="time lost"),
    pytest.param("lose 2 time", "lose 1 time", id="more time lost"),
    pytest.param("lose 2 life", "lose 1 life", id="life lost"),
    pytest.param("lose element key", "gain element key", id="an element lost"),
    pytest.param("gain 1 yellow", "choose: gain 1 yellow | gain token sun", id="the best of a choice"),
    pytest.param("lose 1 life", "may: lose 1 life", id="what one may leave"),
    pytest.param("may: lose 1 life", "may: gain 1 yellow", id="what one may take"),
    pytest.param("if the team has sun: gain token moon", "gain token moon", id="a condition that fails"),
]  # fmt: skip
# Positions: in the second of two, an effect is worth more.
NEEDS = [
    pytest.param("gain 1 life", {}, WOUNDED, id="life, to the wounded"),
    pytest.param("lose 1 life", WOUNDED, {}, id="the last point of life"),
    pytest.param("heal 1 life of an agent", {}, WOUNDED, id="healing"),
    pytest.param("gain token sun", {"tokens": {"blue-1": True}}, {}, id="a token one has"),
    pytest.param("gain element key", {"holder": {"element-1": "pink"}}, {}, id="an element a friend has"),
    pytest.param("gain token sun", {}, {"notebook": seen(*GARDEN, "roof-a")}, id="a token that a seal asks for"),
    pytest.param("gain element key", {}, {"notebook": seen(*GARDEN, "roof-a")}, id="the key of a seal"),
    pytest.param("gain token moon", {"notebook": {seat: [*GARDEN, *leaves] for seat, leaves in WON.items()}}, {}, id="what lies beside a known way"),
]  # fmt: skip


EFFECTS = sorted({
    *(str(effect) for pair in PAIRS for effect in pair.values),
    *(str(row.values[0]) for row in NEEDS),
})  # fmt: skip
OFFERED = [EFFECTS[start : start + 8] for start in range(0, len(EFFECTS), 8)]
FULL_GARDEN = place(
    "garden",
    *(
        card(f"bed-{number}", *(offer(f"o-{at}", effect) for at, effect in enumerate(some)))
        for number, some in enumerate(OFFERED)
    ),
)
"""All these effects as offers of the garden, so that one mission serves all of them."""


def worth(effect: str, **position: Any) -> int:
    """The worth of an offer of the garden to Blue, who knows its cards."""
    start = {**IN_GARDEN, "notebook": seen(*GARDEN)}
    of = table(FULL_GARDEN, **{**start, **position})
    (bed,) = (number for number, some in enumerate(OFFERED) if effect in some)
    return offer_worths(of, f"garden-{'bcdefgh'[bed]}")[OFFERED[bed].index(effect)]


@pytest.mark.parametrize(("worse", "better"), PAIRS)
def test_one_effect_is_better_than_another(worse: str, better: str) -> None:
    assert worth(worse) < worth(better)


def test_the_end_is_above_all() -> None:
    of = table(garden("win", "gain token sun"), **IN_GARDEN, notebook=seen(*GARDEN))
    end, token = offer_worths(of)
    assert end > token


@pytest.mark.parametrize(("effect", "worse", "better"), NEEDS)
def test_an_effect_is_worth_more_to_those_who_need_it(
    effect: str, worse: dict[str, Any], better: dict[str, Any]
) -> None:
    assert worth(effect, **worse) < worth(effect, **better)


# The way to the end.


def test_the_way_goes_back_from_the_end_to_what_it_asks_for() -> None:
    end = garden("if the team has sun: win")
    things, cards, is_known = way(
        table(end, notebook=seen(*GARDEN, *HALL, "hall-c-passed"), plan=IN_GARDEN["plan"])
    )
    assert is_known
    assert things >= {"end", "blue-1"}
    assert cards >= {"garden-b", "hall-c"}


def test_the_way_is_not_known_before_the_end_or_what_it_asks_for_was_seen() -> None:
    end = garden("if the team has sun: win")
    for leaves in (("hall-a",), GARDEN):
        assert not way(table(end, notebook=seen(*leaves)))[2]


# Answers, in one position.


def at_roll(**position: Any) -> Table:
    """Green has rolled at the gate, and may have a die fall again."""
    of = table(**{**GATE, **position})
    for seat, key in enumerate(("nothing", "roll", "nothing")):
        of.do(seat, key)
    of.do(0, "green")
    return of


def order(of: Table, seat: int, *keys: str) -> None:
    """These answers, each better than the one before."""
    found = [worths(of, seat)[key] for key in keys]
    assert found == sorted(set(found)), dict(zip(keys, found, strict=True))


def test_unread_cards_come_before_known_ones_and_those_before_idling() -> None:
    of = table(notebook=seen("hall-a", "hall-b", "hall-d", "hall-e"))
    order(of, 0, "hall-d", "hall-c")
    order(of, 0, "nothing", "hall-c")


def test_whoever_knows_the_way_goes_there_and_not_to_cards_that_are_only_unread() -> None:
    of = table(notebook=seen("hall-a", "hall-b", "hall-g", "hall-g-passed"))
    order(of, 0, "hall-c", "hall-g")


def test_the_roll_that_wins_is_better_than_anything_else_at_the_window() -> None:
    of = table(**WINDOW, notebook=WON)
    order(of, 0, "nothing", "roll")
    order(of, 0, "leave", "roll")
    order(of, 0, "hall-c", "roll")


def test_a_roll_that_may_kill_is_worse_than_doing_nothing() -> None:
    heart = {"test": {"hall-d": "laid"}, "pile_3": {"hall-d": 3}, "space": at("hall-d")}
    of = table(**heart, **WOUNDED, notebook=seen("hall-a", "hall-d"))
    order(of, 0, "roll", "nothing")


@pytest.mark.parametrize(
    ("time", "answers"), [(20, ("offer garden-b-2", "done")), (1, ("done", "offer garden-b-2"))]
)
def test_a_blind_offer_is_dared_only_when_there_is_nothing_to_lose(
    time: int, answers: tuple[str, str]
) -> None:
    of = table(BLIND, **IN_GARDEN, time=time, notebook=seen(*GARDEN))
    of.do(0, "first")
    order(of, 0, *answers)
    first, second = (worths(of)[f"offer garden-b-{number}"] for number in (1, 2))
    assert abs(first - second) < EQUAL, "nothing but luck tells them apart"


def test_an_offer_that_harms_is_worse_than_stopping_and_one_that_gives_is_better() -> None:
    of = table(garden("gain 5 green", "lose 1 life"), **IN_GARDEN, notebook=seen(*GARDEN))
    of.do(0, "first")
    order(of, 0, "offer garden-b-2", "done", "offer garden-b-1")


def test_the_worse_a_die_shows_the_sooner_it_falls_again() -> None:
    of = at_roll(dice=[HIT, SKULL, BLANK])
    order(of, 1, "receptacle-elizia.1 no", "receptacle-elizia.1 yes")
    of.do(1, "receptacle-elizia.1 yes")
    order(of, 1, "receptacle-elizia.1+1 1", "receptacle-elizia.1+1 3", "receptacle-elizia.1+1 2")


def test_dice_that_all_hit_are_left_alone() -> None:
    order(at_roll(dice=[HIT] * 3), 1, "receptacle-elizia.1 yes", "receptacle-elizia.1 no")


def test_a_place_with_something_needed_is_better_than_one_that_has_nothing_left() -> None:
    of = table(**{**IN_GARDEN, "plan": dict.fromkeys(("hall", "garden", "attic"), True)},
               phase="leaving", notebook=seen(*GARDEN, "attic-a", "attic-b", *HALL))  # fmt: skip
    order(of, 0, "attic", "hall")
