"""Every trip by name, and what holds for all of them."""

from statistics import mean

import pytest

from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.definitions import Trip, Tripcard
from looptable.games.loop_inc.library import trips_of
from looptable.games.loop_inc.tests.boards import loads, score, table, tables

REQUIRES = {
    "fish-ashore": "camera net",
    "pangaea-picnic": "wheel wheel",
    "diplodocus-ride": "wheel net armour",
    "meteor-view": "propeller camera armour",
    "wet-paint": "camera",
    "mammoth-shearing": "net net",
    "wheel-premiere": "propeller camera",
    "stonehenge-survey": "wheel propeller",
    "pyramid-toboggan": "wheel wheel armour",
    "sphinx-with-nose": "camera camera net",
    "trojan-horse": "wheel armour armour",
    "first-olympics": "wheel camera",
    "marathon": "wheel armour",
    "bathtub": "propeller propeller net",
    "alpine-elephants": "wheel wheel net armour",
    "rubicon-ferry": "wheel propeller net",
    "pompeii": "propeller armour",
    "colosseum": "camera armour",
    "vinland": "propeller net",
    "hastings": "armour",
    "magna-carta": "wheel camera net",
    "silk-road": "wheel wheel net",
    "mona-lisa": "camera camera",
    "galileo": "propeller propeller camera",
    "newton": "net",
    "tea-party": "net net propeller",
    "first-balloon": "propeller propeller",
    "waterloo": "wheel propeller armour",
    "steam-races": "wheel",
    "eiffel-tower": "propeller camera net",
    "kitty-hawk": "propeller",
    "moon-landing": "propeller camera armour armour",
    "sky-rush-hour": "wheel net",
    "mars-timeshare": "propeller propeller armour",
    "robot-nursery": "net armour",
    "password-museum": "wheel camera camera",
    "second-moon": "wheel wheel propeller",
    "dinosaur-comeback": "camera net net",
    "sun-deck": "armour armour",
    "quiet-century": "camera camera armour",
    "last-bus": "wheel wheel camera",
    "heat-death-gala": "camera net armour",
}


def test_every_trip_is_in_the_list() -> None:
    assert [trip.id for trip in tables().all(Trip)] == list(REQUIRES)


def test_no_two_trips_require_the_same() -> None:
    sets = [tuple(sorted(trip.requires)) for trip in tables().all(Trip)]
    assert len(set(sets)) == len(sets) == 42


def test_within_an_era_a_longer_trip_never_pays_less() -> None:
    eras = {card.id: card.era for card in tables().all(Tripcard)}
    for era in ("bc", "ad", "future"):
        trips = [trip for trip in tables().all(Trip) if eras[trip.card] == era]
        for short in trips:
            for long in trips:
                if len(long.requires) > len(short.requires):
                    assert long.points >= short.points, (long.id, short.id)


@pytest.mark.parametrize("name", REQUIRES)
def test_a_trip_takes_exactly_what_it_requires_and_pays_its_points(name: str) -> None:
    trip = tables().get(Trip, name)
    board = table(
        timeline=[trip.card],
        phase="launch",
        day=2,
        load=loads(0, i=REQUIRES[name]),
        sideways={"1": [1]},
    )
    board.do(0, f"mark-i to {name}")
    if board.state.pending() == [0]:
        board.do(0, "no")
    board.shows(waste=None, load=loads(0, i=REQUIRES[name]), tears=None)
    assert score(board, 0) == trip.points


@pytest.mark.parametrize("name", REQUIRES)
def test_a_trip_cannot_be_made_with_a_component_less(name: str) -> None:
    trip = tables().get(Trip, name)
    kinds = REQUIRES[name].split()
    board = table(timeline=[trip.card], phase="launch", load=loads(0, i=" ".join(kinds[1:])))
    keys = board.keys(0) if board.state.pending() == [0] else []
    assert f"mark-i to {name}" not in keys


def test_cards_and_their_trips_are_in_the_order_of_their_dates_era_by_era() -> None:
    cards = tables().all(Tripcard)
    dates = [[trip.date for trip in trips_of(tables(), card.id)] for card in cards]
    assert dates == sorted(dates)
    for card, (first, second) in zip(cards, dates, strict=True):
        low, high = {"bc": (-(10**10), -1), "ad": (1, 2026), "future": (2027, 10**10)}[card.era]
        assert low <= first < second <= high, card.id


def test_the_far_past_pays_more_for_a_component_and_the_future_less() -> None:
    eras = {card.id: card.era for card in tables().all(Tripcard)}
    worth = {
        era: mean(t.points / len(t.requires) for t in tables().all(Trip) if eras[t.card] == era)
        for era in ("bc", "ad", "future")
    }
    assert worth["bc"] > worth["ad"] > worth["future"]


def test_only_futures_have_a_bonus_and_all_of_them_do() -> None:
    eras = {card.id: card.era for card in tables().all(Tripcard)}
    assert all(bool(t.bonus) == (eras[t.card] == "future") for t in tables().all(Trip))


def test_the_two_trips_of_a_card_point_to_different_sides() -> None:
    for card in tables().all(Tripcard):
        assert [trip.arrow for trip in trips_of(tables(), card.id)] == ["up", "down"]


def test_every_trip_has_a_name_of_its_own_in_both_languages() -> None:
    for lang in ("en", "fr"):
        names = [GAME.texts().say(card.name, lang) for card in GAME.cards()]
        assert len(set(names)) == len(names)
