"""Events: the story of a match, as the log, the boards and the summary read it."""

from typing import Any

import pytest

from looptable.engine.contract.event import Event
from looptable.games.loop_inc.tests.boards import (
    Board,
    alone,
    junior_loads,
    last_turn,
    loads,
    points,
    stock,
    table,
)

Told = tuple[str, dict[str, Any]]

NET_ON_I = {"load": loads(0, i="net")}
RACE = "mark-i to steam-races"
CHOICE_OF_ONE = "forced"


def told(events: list[Event]) -> list[Told]:
    """Kind and data of all events but the note that there was only one choice."""
    assert all(event.audience is None for event in events), "all of it happens in the open"
    return [(event.kind, event.data) for event in events if event.kind != CHOICE_OF_ONE]


def shop(card: str) -> dict[str, dict[str, int]]:
    """A display with one copy of a card, and enough others."""
    return {"display": {card: 1, "store": 9, "move": 9}}


# A card: everything it tells, in order.

CARDS: list[tuple[list[str], dict[str, Any], list[Told]]] = [
    (
        ["new store", "net", "mark-ii"],
        {},
        [
            ("plays-new", {"seat": 0, "card": "store"}),
            ("takes", {"seat": 0, "component": "net", "machine": "mark-ii"}),
        ],
    ),
    (
        ["past armory", "mark-i"],
        {"hand": {"0": ["armory"], "1": ["store"]}},
        [
            ("plays-past", {"seat": 0, "card": "armory"}),
            ("takes", {"seat": 0, "component": "armour", "machine": "mark-i"}),
        ],
    ),
    (
        ["new exchange", "no"],
        NET_ON_I,
        [
            ("plays-new", {"seat": 0, "card": "exchange"}),
            ("returns", {"seat": 0, "component": "net", "machine": "mark-i"}),
        ],
    ),
    (
        ["new trash"],
        NET_ON_I,
        [
            ("plays-new", {"seat": 0, "card": "trash"}),
            ("trashes", {"seat": 0, "component": "net", "machine": "mark-i"}),
        ],
    ),
    (
        ["new move"],
        NET_ON_I,
        [
            ("plays-new", {"seat": 0, "card": "move"}),
            ("moves", {"seat": 0, "component": "net", "machine": "mark-ii"}),
        ],
    ),
    (
        ["new advertise", "pompeii"],
        {},
        [
            ("plays-new", {"seat": 0, "card": "advertise"}),
            ("advertises", {"seat": 0, "trip": "pompeii"}),
        ],
    ),
    (
        ["new office"],
        {"waste": {"0": 2}, **shop("office")},
        [
            ("plays-new", {"seat": 0, "card": "office"}),
            ("discards-waste", {"seat": 0, "n": 1}),
        ],
    ),
    (
        ["new photocopier"],
        {**NET_ON_I, **shop("photocopier")},
        [
            ("plays-new", {"seat": 0, "card": "photocopier"}),
            ("copies", {"seat": 0, "component": "net", "machine": "mark-i"}),
        ],
    ),
    (
        ["new revolving-door", "mark-ii"],
        {**NET_ON_I, **shop("revolving-door")},
        [
            ("plays-new", {"seat": 0, "card": "revolving-door"}),
            ("swaps", {"seat": 0, "machine": "mark-ii"}),
        ],
    ),
    (
        ["new recall-notice"],
        {"ad": {"pompeii": "0"}, "ads": {"0": 2}, **shop("recall-notice")},
        [
            ("plays-new", {"seat": 0, "card": "recall-notice"}),
            ("withdraws", {"seat": 0, "trip": "pompeii"}),
            ("scores", {"seat": 0, "n": 1}),
        ],
    ),
    (
        ["new deja-vu", "mark-i"],
        {"tableau": {"0": ["armory"]}, "sideways": {"0": [1]}, **shop("deja-vu")},
        [
            ("plays-new", {"seat": 0, "card": "deja-vu"}),
            ("repeats", {"seat": 0, "card": "armory"}),
            ("takes", {"seat": 0, "component": "armour", "machine": "mark-i"}),
        ],
    ),
    (
        ["new move"],
        {},
        [
            ("plays-new", {"seat": 0, "card": "move"}),
            ("fails", {"seat": 0}),
            ("tear", {"seat": 0, "n": 1}),
        ],
    ),
    (
        ["new move"],
        {"players": 3, "tears": {"0": 3}},
        [
            ("plays-new", {"seat": 0, "card": "move"}),
            ("fails", {"seat": 0}),
            ("tear", {"seat": 0, "n": 4}),
            ("eliminated", {"seat": 0}),
        ],
    ),
]


@pytest.mark.parametrize(("keys", "position", "story"), CARDS)
def test_a_card_tells_what_it_does_to_what(
    keys: list[str], position: dict[str, Any], story: list[Told]
) -> None:
    board = table(**{"day": 2, **position})
    assert told(board.do(0, *keys))[: len(story)] == story


def ready(load: str, **position: Any) -> Board:
    """Player 0 of three may launch Mark I."""
    return table(3, **{"day": 2, "phase": "launch", "load": loads(0, i=load), **position})


def test_a_launch_tells_machine_trip_and_points_then_ad_and_waste() -> None:
    board = ready("wheel net net", ad={"steam-races": "0"}, ads={"0": 2})
    assert told(board.do(0, RACE)) == [
        (
            "launches",
            {"seat": 0, "machine": "mark-i", "trip": "steam-races", "n": points("steam-races")},
        ),
        ("fulfils", {"seat": 0, "trip": "steam-races"}),
        ("wastes", {"seat": 0, "n": 2}),
    ]


def test_a_second_guest_is_told_before_the_tear() -> None:
    board = ready("wheel", flight={"1-day-2-mark-i": "steam-races"})
    assert told(board.do(0, RACE))[1:] == [
        ("second", {"seat": 0, "trip": "steam-races"}),
        ("tear", {"seat": 0, "n": 1}),
    ]


def test_a_night_tells_the_refill_the_ads_that_failed_and_the_anomalies() -> None:
    board = last_turn(
        1,
        ad={"pompeii": "0"},
        ads={"0": 2},
        anomalies=["deja-vu", "petty-cash", "photocopier"],
        room=stock(2, net=1),
        reserve=stock(10, net=11),
    )
    events = board.do(1, "new store", "net")
    assert told(events)[2:] == [
        ("day-ends", {"n": 1}),
        ("restocked", {"component": "net", "n": 2}),
        ("ad-fails", {"seat": 0, "trip": "pompeii"}),
        ("anomalies", {"card": ["photocopier", "petty-cash"]}),
        ("day", {"n": 2, "seat": 0}),
    ]
    assert [event.kind for event in events if event.reveals] == ["anomalies"]


def test_the_last_night_tells_the_points_of_the_office_and_the_winner() -> None:
    board = last_turn(
        3,
        tableau={"0": ["store", "store", "office"], "1": ["store", "store"]},
        waste={"0": 1, "1": 3},
    )
    events = told(board.do(1, "new store", "net", "mark-i"))
    assert events[2] == ("day-ends", {"n": 3})
    assert events[3][0] == "office-points"
    assert events[3][1]["seat"] == 0
    gained = events[3][1]["n"]
    assert gained > 0
    assert events[4:] == [("over", {"ending": "most-points", "n": gained - 1, "seat": ["0"]})]


def test_who_shares_a_victory_is_told_together() -> None:
    events = told(last_turn(3).do(1, "new store", "net", "mark-i"))
    assert events[-1] == ("over", {"ending": "shared", "n": 0, "seat": ["0", "1"]})


def test_junior_is_told_like_anybody() -> None:
    board = alone(
        active="0",
        phase="launch",
        load={**loads(0, i="camera"), **junior_loads(i="wheel")},
    )
    events = told(board.do(0, "stay"))
    assert events[0] == ("junior-plays", {"seat": "junior", "card": "garage"})
    assert {event[1]["seat"] for event in events} == {"junior"}
