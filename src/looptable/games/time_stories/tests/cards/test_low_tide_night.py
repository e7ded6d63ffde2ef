"""The Lamp at Low Tide, card by card: seals, failures, the puzzle, the fire, the bodies."""

import itertools
from typing import Any

import pytest

from looptable.games.time_stories.tests.low_tide import NAMES, has, night, take, unit
from looptable.games.time_stories.tests.missions.proving_ground import DOUBLE, HIT, heard
from looptable.testing import Table, rule

CARDS, OFFERS = NAMES.cards, NAMES.offers


# Seals.


@pytest.mark.parametrize(
    ("card", "without", "given"),
    [
        pytest.param("slip", {}, {"tokens": ["tide-known"]}, marks=rule("TIME-SEA-4")),
        pytest.param("pool", {}, {"tokens": ["tide-known"]}, marks=rule("TIME-SEA-4")),
        pytest.param("upstairs", {}, {"tokens": ["trusted"]}, marks=rule("TIME-SEA-4")),
        pytest.param("women", {}, {"tokens": ["roused"]}, marks=rule("TIME-SEA-4")),
        pytest.param("shutters", {}, {"tokens": ["inside"]}, marks=rule("TIME-SEA-4")),
        pytest.param("lamp", {"tokens": ["oil", "lens"]}, {"tokens": ["oil", "lens", "signal"]},
                     marks=rule("TIME-SEA-5")),
        pytest.param("back-room", {}, {"bodies": {"blue": "joss"}}, marks=rule("TIME-SEA-7")),
        pytest.param("telegraph", {}, {"bodies": {"blue": "blanche"}}, marks=rule("TIME-SEA-7")),
        pytest.param("crypt", {"held": {"crypt-key": "green"}}, {"held": {"crypt-key": "blue"}},
                     marks=rule("TIME-SEA-8")),
        pytest.param("door", {}, {"held": {"tower-key": "pink"}}, marks=rule("TIME-SEA-8")),
        pytest.param("store", {}, {"held": {"oil-can": "pink"}}, marks=rule("TIME-SEA-8")),
        pytest.param("fire", {}, {"permitted": {"headland-c": True}}, marks=rule("TIME-ICO-1")),
        pytest.param("cell", {}, {"permitted": {"customs-f": True}}, marks=rule("TIME-ICO-1")),
    ],
)  # fmt: skip
def test_a_seal_opens_for_what_it_asks(
    card: str, without: dict[str, Any], given: dict[str, Any]
) -> None:
    place = CARDS[card].rpartition("-")[0]
    assert CARDS[card] not in night(place, **without).keys(0)
    assert CARDS[card] in night(place, **given).keys(0)


@rule("TIME-SEA-6", "TIME-SEA-13")
def test_the_bell_is_rung_by_all_together_and_rouses_the_island() -> None:
    scene = night("chapel")
    bell = CARDS["bell"]
    events = unit(scene, bell, bell, "nothing")
    assert "group-refused" in heard(events, None)
    scene = night("chapel")
    unit(scene, bell, bell, bell)
    take(scene, 0, "bell ring")
    assert has(scene, "roused")
    scene.shows(time=20 - 1 + 2)


# Failures besides time.


@pytest.mark.parametrize(
    ("place", "offer", "failure"),
    [
        ("tavern", "stranger take-purse", "bribed"),
        ("customs", "officer report", "irons"),
    ],
)
@rule("TIME-FAI-3")
def test_a_wrong_turn_ends_the_night(place: str, offer: str, failure: str) -> None:
    scene = night(place, on={"blue": offer.split(maxsplit=1)[0]})
    take(scene, 0, offer)
    scene.shows(phase="judging", failure=failure, ending="failed")


def lamp(dice: list[int], *tokens: str) -> Table:
    """Odile at the lamp, with everything that it needs; the others wait in the yard."""
    needed = ["inside", "oil", "lens", "signal", *tokens]
    return night("lighthouse", on={"blue": "lamp"}, tokens=needed, dice=dice,
                 test={CARDS["lamp"]: "laid"}, pile_1={CARDS["lamp"]: 2},
                 pile_2={CARDS["lamp"]: 1})  # fmt: skip


@rule("TIME-WIN-1")
def test_the_lamp_saves_the_ship_if_it_is_the_only_light() -> None:
    scene = lamp([DOUBLE, HIT], "dark")
    unit(scene, "roll", "nothing", "nothing")
    scene.do(0, "receptacle-odile.1 no")
    scene.shows(phase="over", ending="success")


def two_lights() -> Table:
    """The lamp is lit while the false fire burns."""
    scene = lamp([DOUBLE, HIT])
    unit(scene, "roll", "nothing", "nothing")
    scene.do(0, "receptacle-odile.1 no")
    return scene


@rule("TIME-STA-6")
def test_a_lit_lamp_shows_the_other_fire_before_it_is_too_late() -> None:
    scene = two_lights()
    scene.shows(phase="exploring", over_card={CARDS["lamp"]: CARDS["horizon"]})
    assert scene.state.position()["plan"]["headland"]
    view = scene.game.view(scene.state, 0).as_bytes()
    assert f"card.low-tide.{CARDS['horizon']}.text".encode() in view


def test_two_lights_wreck_the_ship() -> None:
    scene = two_lights()
    take(scene, 0, "horizon let-it-burn")
    scene.shows(phase="judging", failure="two-lights", ending="failed")


def test_a_covered_lamp_leaves_time_to_run_for_the_headland() -> None:
    scene = two_lights()
    take(scene, 0, "horizon cover-it")
    scene.shows(here="headland", phase="entering")


# The puzzle.

COLOURS = ("red", "green", "white")


def test_what_is_told_in_three_places_leaves_one_order() -> None:
    orders = [
        order
        for order in itertools.permutations(COLOURS)
        if order[::-1][0] != "red"  # the song: by the book, red never leads; tonight is backwards
        and order[1] == "white"  # the tablet: red and green never touch
    ]
    assert orders == [("red", "white", "green")]


@pytest.mark.parametrize("order", ["-".join(one) for one in itertools.permutations(COLOURS)])
def test_only_one_order_of_the_shutters_is_right_and_the_others_cost_time(order: str) -> None:
    scene = night("lighthouse", on={"blue": "shutters"}, tokens=["inside"])
    take(scene, 0, f"shutters {order}")
    is_right = order == "red-white-green"
    assert has(scene, "signal") == is_right
    scene.shows(time=20 if is_right else 16)
    assert f"offer {OFFERS[f'shutters {order}']}" not in scene.keys(0), "once a night"


def test_the_card_does_not_say_which_order_is_right() -> None:
    scene = night("lighthouse", on={"blue": "shutters"}, tokens=["inside"])
    told = f"rules.low-tide.{CARDS['shutters']}"
    assert told.encode() not in scene.game.view(scene.state, 0).as_bytes()
    scene = night("cave", on={"blue": "pool"}, tokens=["tide-known"])
    told = f"rules.low-tide.{CARDS['pool']}"
    assert told.encode() in scene.game.view(scene.state, 0).as_bytes(), "other offers are plain"


@pytest.mark.parametrize("clue", ["song", "tablets", "board", "cell"])
def test_a_clue_is_known_only_to_who_has_read_it(clue: str) -> None:
    place = CARDS[clue].rpartition("-")[0]
    spaces = {"blue": clue}
    over = {} if clue != "song" else {"over_card": {CARDS["fiddler"]: CARDS["song"]}}
    scene = night(place, on={"blue": "fiddler"} if over else spaces, **over)
    key = f"card.low-tide.{CARDS[clue]}.text".encode()
    seen = [key in scene.game.view(scene.state, seat).as_bytes() for seat in (0, 1, 2, None)]
    first_is_clue = CARDS[clue].endswith("-b")  # the others stand on the first card
    assert seen == [True, first_is_clue, first_is_clue, False]
