"""The score that a player may have at best when the day ends."""

from typing import Any

import pytest

from looptable.games.loop_inc.bot.reach import best_score
from looptable.games.loop_inc.tests.boards import loads, points, stock, table

LAST = {"0": [1, 2, 3]}
"""All new cards of the day are taken."""

WHEEL = loads(0, i="wheel")

CASES: list[tuple[str, int, dict[str, Any]]] = [
    ("three turns fetch three components", points("meteor-view"), {}),
    ("two turns fetch two", points("mammoth-shearing"), {"sideways": {"0": [1]}}),
    ("rooms must have them", points("steam-races"), {"room": stock(wheel=2)}),
    ("without a turn nothing leaves", 0, {"sideways": LAST, "load": WHEEL}),
    (
        "a launch is open until it is declined",
        points("steam-races"),
        {"sideways": LAST, "load": WHEEL, "phase": "launch"},
    ),
    (
        "each turn launches one machine",
        points("wet-paint"),
        {
            "day": 2,
            "sideways": LAST,
            "phase": "launch",
            "load": loads(0, i="wheel", ii="camera"),
        },
    ),
    (
        "no trip is made twice",
        points("wet-paint"),
        {
            "day": 2,
            "hand": {"0": ["move", "move"]},
            "sideways": LAST,
            "room": stock(),
            "load": loads(0, i="camera", ii="camera"),
        },
    ),
    (
        "waste costs a point",
        points("steam-races") - 1,
        {"sideways": LAST, "phase": "launch", "load": loads(0, i="wheel armour")}
        | {"timeline": ["rivets"]},
    ),
    (
        "so does the first tear",
        points("steam-races") - 1,
        {"sideways": LAST, "phase": "launch", "load": WHEEL, "ad": {"steam-races": "1"}},
    ),
    (
        "the fourth tear brings nothing",
        -6,
        {"sideways": LAST, "phase": "launch", "load": WHEEL, "ad": {"steam-races": "1"}}
        | {"tears": {"0": 3}},
    ),
    (
        "an Ad brings a point if its owner can come",
        points("steam-races") + 1,
        {"sideways": LAST, "phase": "launch", "load": WHEEL, "ad": {"steam-races": "0"}},
    ),
    ("and costs three if not", -3, {"sideways": LAST, "ad": {"steam-races": "0"}}),
]


@pytest.mark.parametrize(
    ("score", "position"), [case[1:] for case in CASES], ids=[c[0] for c in CASES]
)
def test_the_best_score_counts_trips_within_reach(score: int, position: dict[str, Any]) -> None:
    board = table(**{"hand": {"0": []}, **position})
    assert best_score(board.state, 0) == score


def test_other_machines_do_not_count() -> None:
    board = table(sideways=LAST, phase="launch", load=loads(1, i="wheel"))
    assert best_score(board.state, 0) == 0
