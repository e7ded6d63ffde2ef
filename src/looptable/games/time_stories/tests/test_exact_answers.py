"""What the team bot gives for each answer to a question, and why."""

from typing import Any

import pytest

from looptable.games.time_stories.tests.ground import table
from looptable.games.time_stories.tests.thinking import (
    BLIND,
    GATE,
    IN_GARDEN,
    WINDOW,
    WON,
    garden,
    seen,
    verdicts,
)

HEALING = {
    "phase": "leaving",
    "space": {},
    "green": {"green": 2},
    "die": [0],
    "life": {"blue": 1, "green": 6, "pink": 1},
}
PRICE = garden("pay 3 yellow; gain token moon")
PRICED = {**IN_GARDEN, "notebook": seen("garden-a", "garden-b")}

Cases = list[tuple[str, tuple[tuple[str, str], ...], int, dict[str, Any], list[tuple[int, str]], dict[str, tuple[int, str]]]]  # fmt: skip
"""A name, changes of the mission, a seat, a position, what is done first, and each answer with its worth and reason."""

CASES: Cases = [
    (
        "free deeds",
        (), 0, {"notebook": seen("hall-a", "hall-b")}, [(0, "first")],
        {"done": (0, "enough"), "offer hall-b-1": (36, "gain"), "offer hall-b-2": (0, "loss")},
    ),
    (
        "branches",
        (), 0, {}, [(0, "first"), (0, "offer hall-b-2")],
        {"hall-b.2 1": (8, "gain"), "hall-b.2 2": (8, "gain")},
    ),
    (
        "consent",
        (), 1, {**HEALING}, [(0, "roof"), (1, "roof"), (2, "roof")],
        {"receptacle-elizia.2 yes": (7, "gain"), "receptacle-elizia.2 no": (0, "decline")},
    ),
    (
        "whom to heal",
        (), 1, {**HEALING}, [(0, "roof"), (1, "roof"), (2, "roof"), (1, "receptacle-elizia.2 yes")],
        {"receptacle-elizia.2+2 blue": (9, "wounds"), "receptacle-elizia.2+2 green": (-6, "wounds"), "receptacle-elizia.2+2 pink": (39, "wounds")},
    ),
    (
        "in which order",
        (), 0, {**WINDOW}, [(0, "roll"), (1, "nothing"), (2, "nothing")],
        {"blue": (0, "as-good"), "green": (0, "as-good"), "pink": (0, "as-good"), "rest": (1, "in-order")},
    ),
    (
        "a die to turn",
        (), 0, {**WINDOW, "dice": [2, 0, 5]}, [(0, "roll"), (1, "nothing"), (2, "nothing"), (0, "rest")],
        {"receptacle-marie.1 yes": (20, "gain"), "receptacle-marie.1 no": (0, "decline")},
    ),
    (
        "which die",
        (), 0, {**WINDOW, "dice": [2, 0, 5]}, [(0, "roll"), (1, "nothing"), (2, "nothing"), (0, "rest"), (0, "receptacle-marie.1 yes")],
        {"receptacle-marie.1+1 1": (10, "die"), "receptacle-marie.1+1 2": (20, "die"), "receptacle-marie.1+1 3": (30, "die")},
    ),
    (
        "new places",
        (), 0, {"notebook": seen("hall-a"), "phase": "leaving", "space": {}}, [],
        {"cellar": (240, "new-place"), "roof": (240, "new-place")},
    ),
    (
        "a place that is known",
        (), 0, {"notebook": seen("hall-a", "roof-a"), "phase": "leaving", "space": {}}, [],
        {"cellar": (240, "new-place"), "roof": (320, "place")},
    ),
    (
        "the place where it ends",
        (), 0, {"notebook": WON, "phase": "leaving", "space": {}, "here": "cellar"}, [],
        {"hall": (100000, "place"), "roof": (20, "new-place")},
    ),
    (
        "a place where nothing is left",
        (), 0, {"notebook": seen("garden-a", "garden-b"), "phase": "leaving", "space": {}, "plan": {"hall": True, "garden": True}, "visited": {"garden": True}}, [],
        {"garden-b": (0, "no-use"), "stay-out": (500, "over")},
    ),
    (
        "bodies",
        (), 0, {"phase": "choosing", "space": {}, "receptacle": {}, "life": {}}, [],
        {"marie": (6, "able"), "madeleine": (7, "able"), "elizia": (11, "able"), "altace": (10, "able"), "guard": (9, "able")},
    ),
    (
        "bodies for seals and tests",
        (), 0, {"phase": "choosing", "space": {}, "receptacle": {}, "life": {}, "run_number": 2, "notebook": seen("roof-a", "hall-a", "hall-c", "hall-g", "next-run")}, [],
        {"marie": (106, "seals"), "madeleine": (107, "seals"), "elizia": (61, "skill"), "altace": (40, "skill"), "guard": (49, "skill")},
    ),
    (
        "bodies for what is left",
        (), 1, {"phase": "choosing", "space": {}, "receptacle": {}, "life": {}, "run_number": 2, "notebook": seen("roof-a", "hall-a", "hall-c", "hall-g", "next-run")}, [(0, "marie")],
        {"madeleine": (17, "skill"), "elizia": (31, "skill"), "altace": (10, "able"), "guard": (39, "skill")},
    ),
    (
        "tokens that are enough together",
        (PRICE,), 0, {**PRICED, "yellow": {"blue": 1, "green": 2}}, [(0, "first")],
        {"done": (0, "enough"), "hand yellow to green": (15, "together"), "hand yellow to pink": (-1, "keep")},
    ),
    (
        "tokens of the richest stay",
        (PRICE,), 0, {**PRICED, "yellow": {"blue": 2, "green": 1}}, [(0, "first")],
        {"done": (0, "enough"), "hand yellow to green": (-1, "keep"), "hand yellow to pink": (-1, "keep")},
    ),
    (
        "tokens that are enough alone",
        (PRICE,), 0, {**PRICED, "yellow": {"blue": 3}}, [(0, "first")],
        {"done": (0, "enough"), "offer garden-b-1": (36, "gain"), "hand yellow to green": (-1, "keep"), "hand yellow to pink": (-1, "keep")},
    ),
    (
        "tokens that one has alone already",
        (PRICE,), 0, {**PRICED, "yellow": {"blue": 1, "green": 3}}, [(0, "first")],
        {"done": (0, "enough"), "hand yellow to green": (-1, "keep"), "hand yellow to pink": (-1, "keep")},
    ),
    (
        "tokens that are not enough",
        (PRICE,), 0, {**PRICED, "yellow": {"blue": 1, "green": 1}}, [(0, "first")],
        {"done": (0, "enough"), "hand yellow to green": (-1, "keep"), "hand yellow to pink": (-1, "keep")},
    ),
    (
        "tokens for what was taken",
        (PRICE,), 0, {**PRICED, "yellow": {"blue": 1, "green": 2}, "taken": {"garden-b-1": True}}, [(0, "first")],
        {"done": (0, "enough"), "hand yellow to green": (-1, "keep"), "hand yellow to pink": (-1, "keep")},
    ),
    (
        "other tokens",
        (PRICE,), 0, {**PRICED, "brown": {"blue": 1, "green": 2}}, [(0, "first")],
        {"done": (0, "enough"), "hand brown to green": (-1, "keep"), "hand brown to pink": (-1, "keep")},
    ),
    (
        "unknown offers",
        (BLIND,), 0, {**PRICED, "time": 5}, [(0, "first")],
        {"done": (0, "enough"), "offer garden-b-1": (-10000, "unknown"), "offer garden-b-2": (-10000, "unknown")},
    ),
    (
        "unknown offers when it is late",
        (BLIND,), 0, {**PRICED, "time": 4}, [(0, "first")],
        {"done": (0, "enough"), "offer garden-b-1": (25, "dare"), "offer garden-b-2": (25, "dare")},
    ),
    (
        "unknown offers when a good one is told",
        (BLIND,), 0, {**PRICED, "time": 4, "notebook": seen("garden-a", "garden-b", "garden-b-1")}, [(0, "first")],
        {"done": (0, "enough"), "offer garden-b-1": (40, "gain"), "offer garden-b-2": (-10000, "unknown")},
    ),
    (
        "unknown offers when a bad one is told",
        (BLIND,), 0, {**PRICED, "time": 4, "notebook": seen("garden-a", "garden-b", "garden-b-2")}, [(0, "first")],
        {"done": (0, "enough"), "offer garden-b-1": (25, "dare"), "offer garden-b-2": (-15, "loss")},
    ),
    (
        "a key for whom a seal asks for",
        (), 2, {"notebook": seen("hall-a", "roof-a"), "holder": {"element-1": "pink", "element-3": "pink"}}, [(2, "first")],
        {"done": (0, "enough"), "offer hall-b-1": (18, "gain"), "offer hall-b-2": (0, "loss"), "give element-1 to blue": (15, "key"), "give element-1 to green": (-1, "key"), "give element-3 to blue": (-1, "keep"), "give element-3 to green": (-1, "keep")},
    ),
    (
        "a key that is in the right hands",
        (), 0, {"notebook": seen("hall-a", "roof-a"), "holder": {"element-1": "blue"}}, [(0, "first")],
        {"done": (0, "enough"), "offer hall-b-1": (18, "gain"), "offer hall-b-2": (0, "loss"), "give element-1 to green": (-1, "key"), "give element-1 to pink": (-1, "key")},
    ),
    (
        "a tool in the best hands",
        (), 2, {**GATE, "notebook": seen("hall-a", "element-3"), "holder": {"element-3": "pink", "element-4": "pink"}}, [(2, "first")],
        {"done": (0, "enough"), "use element-4.1": (0, "keep"), "give element-3 to blue": (-1, "keep"), "give element-3 to green": (-1, "keep"), "give element-4 to blue": (-1, "keep"), "give element-4 to green": (-1, "keep")},
    ),
    (
        "a tool for better hands",
        (), 1, {**GATE, "notebook": seen("hall-a", "element-3"), "holder": {"element-3": "green", "element-4": "green"}, "life": {"blue": 2, "green": 5, "pink": 5}}, [(1, "first")],
        {"done": (0, "enough"), "use element-4.1": (15, "gain"), "give element-3 to blue": (-1, "keep"), "give element-3 to pink": (15, "tool"), "give element-4 to blue": (-1, "keep"), "give element-4 to pink": (-1, "keep")},
    ),
    (
        "a tool that one does not know",
        (), 0, {**GATE, "notebook": seen("hall-a"), "holder": {"element-3": "blue"}}, [(0, "first")],
        {"done": (0, "enough"), "give element-3 to green": (-1, "keep"), "give element-3 to pink": (-1, "keep")},
    ),
    (
        "another run",
        (), 0, {"phase": "judging", "ending": "out-of-time", "failure": "time", "space": {}, "run_number": 11}, [],
        {"again": (1, "again"), "stop": (0, "stop")},
    ),
    (
        "no other run",
        (), 0, {"phase": "judging", "ending": "out-of-time", "failure": "time", "space": {}, "run_number": 12}, [],
        {"again": (0, "again"), "stop": (1, "stop")},
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("changes", "seat", "position", "done", "answers"),
    [case[1:] for case in CASES],
    ids=[case[0] for case in CASES],
)
def test_answers_have_their_points_and_reasons(
    changes: tuple[tuple[str, str], ...],
    seat: int,
    position: dict[str, Any],
    done: list[tuple[int, str]],
    answers: dict[str, tuple[int, str]],
) -> None:
    of = table(*changes, **position)
    for who, key in done:
        of.do(who, key)
    assert verdicts(of, seat) == answers
