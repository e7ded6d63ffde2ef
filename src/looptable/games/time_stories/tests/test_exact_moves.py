"""What the team bot gives for each move, and why: where it goes, rolls, and when it leaves."""

from typing import Any

import pytest

from looptable.games.time_stories.tests.ground import FILES, table
from looptable.games.time_stories.tests.thinking import (
    BLIND,
    GATE,
    HALL,
    IN_GARDEN,
    WINDOW,
    WON,
    at,
    seen,
    verdicts,
)

ROOF = tuple(f"roof-{letter}" for letter in "abcefgh")
CLOCK = {
    "test": {"hall-e": "laid"},
    "pile_1": {"hall-e": 2},
    "pile_2": {"hall-e": 2},
    "pile_3": {"hall-e": 1},
    "space": at("hall-e"),
}
IN_ROOF = {"here": "roof", "space": at("roof-g"), "taken": {"roof-g-1": True}}
APART = {
    "0": ["hall-a", "hall-b"],
    "1": ["hall-a", "hall-c"],
    "2": ["hall-a", "hall-d", "next-run", "hall-a"],
}
LITTLE = (
    "places/roof.toml",
    FILES["places/roof.toml"].replace(
        'effect = "gain token moon',
        'effect = "gain 2 time"\n[[card.offer]]\nid = "x"\neffect = "gain token moon',
    ),
)
DEAD = {
    "time": 14,
    "returns_at": {"blue": 13},
    "life": {"green": 3, "pink": 5},
    "space": {"green": "hall-b", "pink": "hall-c"},
    "bodies": {"green": "madeleine"},
}
BEFORE = {
    "0": ["hall-a", "hall-b"],
    "1": ["hall-a", "hall-c", "next-run"],
    "2": ["hall-a", "hall-d", "next-run"],
}

Cases = list[tuple[str, tuple[tuple[str, str], ...], int, dict[str, Any], list[tuple[int, str]], dict[str, tuple[int, str]]]]  # fmt: skip
"""A name, changes of the mission, a seat, a position, what is done first, and each answer with its worth and reason."""

CASES: Cases = [
    (
        "cards that nobody has read",
        (), 0, {"notebook": seen("hall-a")}, [],
        {"hall-c": (65, "new-card"), "hall-d": (65, "new-card"), "hall-e": (65, "new-card"), "hall-f": (65, "new-card"), "hall-g": (65, "new-card"), "hall-h": (65, "new-card"), "nothing": (0, "nothing"), "first": (1036, "first"), "leave": (-15, "not-yet")},
    ),
    (
        "cards that others have read",
        (), 0, {"notebook": APART}, [],
        {"hall-c": (-5, "unread"), "hall-d": (65, "unread"), "hall-e": (65, "new-card"), "hall-f": (65, "new-card"), "hall-g": (65, "new-card"), "hall-h": (65, "new-card"), "nothing": (0, "nothing"), "first": (1036, "first"), "leave": (-15, "not-yet")},
    ),
    (
        "cards of earlier runs, in the fourth",
        (), 0, {"notebook": BEFORE, "run_number": 4}, [],
        {"hall-c": (65, "unread"), "hall-d": (65, "unread"), "hall-e": (65, "new-card"), "hall-f": (65, "new-card"), "hall-g": (65, "new-card"), "hall-h": (65, "new-card"), "nothing": (0, "nothing"), "first": (1036, "first"), "leave": (-15, "not-yet")},
    ),
    (
        "in the fifth",
        (), 0, {"notebook": BEFORE, "run_number": 5}, [],
        {"hall-c": (25, "unread"), "hall-d": (25, "unread"), "hall-e": (65, "new-card"), "hall-f": (65, "new-card"), "hall-g": (65, "new-card"), "hall-h": (65, "new-card"), "nothing": (0, "nothing"), "first": (1036, "first"), "leave": (-15, "not-yet")},
    ),
    (
        "in the sixth",
        (), 0, {"notebook": BEFORE, "run_number": 6}, [],
        {"hall-c": (11, "unread"), "hall-d": (11, "unread"), "hall-e": (65, "new-card"), "hall-f": (65, "new-card"), "hall-g": (65, "new-card"), "hall-h": (65, "new-card"), "nothing": (0, "nothing"), "first": (1036, "first"), "leave": (-15, "not-yet")},
    ),
    (
        "a test together",
        (), 2, {**GATE, "notebook": seen(*HALL)}, [],
        {"hall-b": (21, "known-card"), "hall-d": (35, "known-card"), "hall-e": (35, "known-card"), "hall-f": (35, "known-card"), "hall-g": (35, "known-card"), "hall-h": (-30, "no-use"), "roll": (115, "roll"), "nothing": (-15, "idle-hurts"), "leave": (-15, "not-yet")},
    ),
    (
        "a test whose reward is known",
        (), 2, {**GATE, "notebook": seen(*HALL, "hall-c-passed")}, [],
        {"hall-b": (21, "known-card"), "hall-d": (35, "known-card"), "hall-e": (35, "known-card"), "hall-f": (35, "known-card"), "hall-g": (35, "known-card"), "hall-h": (-30, "no-use"), "roll": (135, "roll"), "nothing": (-15, "idle-hurts"), "leave": (-15, "not-yet")},
    ),
    (
        "a test whose reward is nothing",
        (), 2, {**CLOCK, "notebook": seen(*HALL, "hall-e-passed")}, [],
        {"hall-b": (21, "known-card"), "hall-c": (35, "known-card"), "hall-d": (35, "known-card"), "hall-f": (35, "known-card"), "hall-g": (35, "known-card"), "hall-h": (-30, "no-use"), "roll": (0, "no-use"), "nothing": (-15, "idle-hurts"), "leave": (-15, "not-yet")},
    ),
    (
        "who has two points dies of a heart and a skull",
        (), 2, {**CLOCK, "notebook": seen(*HALL), "life": {"blue": 1, "green": 1, "pink": 2}}, [],
        {"hall-b": (21, "known-card"), "hall-c": (35, "known-card"), "hall-d": (35, "known-card"), "hall-f": (35, "known-card"), "hall-g": (35, "known-card"), "hall-h": (-30, "no-use"), "roll": (-500, "deadly"), "nothing": (-15, "idle-hurts"), "leave": (-15, "not-yet")},
    ),
    (
        "who has three does not",
        (), 2, {**CLOCK, "notebook": seen(*HALL), "life": {"blue": 1, "green": 1, "pink": 3}}, [],
        {"hall-b": (21, "known-card"), "hall-c": (35, "known-card"), "hall-d": (35, "known-card"), "hall-f": (35, "known-card"), "hall-g": (35, "known-card"), "hall-h": (-30, "no-use"), "roll": (115, "roll"), "nothing": (-15, "idle-hurts"), "leave": (-15, "not-yet")},
    ),
    (
        "who is locked in rolls",
        (), 2, {"notebook": seen(*HALL), "test": {"hall-f": "laid"}, "pile_1": {"hall-f": 3}, "space": at("hall-f")}, [],
        {"roll": (115, "roll"), "nothing": (100, "nothing")},
    ),
    (
        "the way to the end is known",
        (), 0, {"notebook": WON}, [],
        {"hall-c": (-15, "no-use"), "hall-d": (-15, "no-use"), "hall-e": (-15, "no-use"), "hall-f": (-15, "no-use"), "hall-g": (100000, "known-card"), "hall-h": (-30, "no-use"), "nothing": (0, "nothing"), "first": (1002, "first"), "leave": (-15, "not-yet")},
    ),
    (
        "the way is known, to one without dice for it",
        (), 2, {"notebook": WON}, [],
        {"hall-c": (-13, "no-use"), "hall-d": (-13, "no-use"), "hall-e": (-14, "no-use"), "hall-f": (3, "known-card"), "hall-g": (-15, "no-use"), "hall-h": (-30, "no-use"), "nothing": (0, "nothing"), "first": (1002, "first"), "leave": (-15, "not-yet")},
    ),
    (
        "at the test that wins",
        (), 0, {**WINDOW, "notebook": WON}, [],
        {"hall-b": (-15, "no-use"), "hall-c": (-15, "no-use"), "hall-d": (-15, "no-use"), "hall-e": (-15, "no-use"), "hall-f": (-15, "no-use"), "hall-h": (-30, "no-use"), "roll": (100015, "roll"), "nothing": (0, "nothing"), "leave": (-15, "not-yet")},
    ),
    (
        "entering the roof",
        (), 0, {"notebook": seen("roof-a"), "here": "roof", "phase": "entering", "space": {}}, [],
        {"roof-d": (-30, "group"), "roof-e": (80, "new-card"), "roof-g": (80, "new-card"), "roof-h": (80, "new-card"), "stay-out": (-15, "not-yet")},
    ),
    (
        "a seal that a token opens",
        (), 0, {"notebook": seen("roof-a"), "here": "roof", "space": at("roof-g"), "tokens": {"blue-1": True}}, [],
        {"roof-b": (145, "new-card"), "roof-d": (-30, "group"), "roof-e": (65, "new-card"), "roof-h": (65, "new-card"), "nothing": (0, "nothing"), "first": (1398, "first"), "leave": (-15, "not-yet")},
    ),
    (
        "all go to a card for all",
        (), 0, {**IN_ROOF, "notebook": seen(*ROOF)}, [],
        {"roof-d": (580, "together"), "roof-e": (-15, "no-use"), "roof-h": (-15, "no-use"), "nothing": (0, "nothing"), "leave": (-15, "not-yet")},
    ),
    (
        "one time of five they do not",
        (), 0, {**IN_ROOF, "notebook": seen(*ROOF), "dice": [1, 0]}, [],
        {"roof-d": (-30, "group"), "roof-e": (-15, "no-use"), "roof-h": (-15, "no-use"), "nothing": (0, "nothing"), "leave": (-15, "not-yet")},
    ),
    (
        "nor if it is read",
        (), 0, {**IN_ROOF, "notebook": seen(*ROOF, "roof-d")}, [],
        {"roof-d": (-30, "group"), "roof-e": (-15, "no-use"), "roof-h": (-15, "no-use"), "nothing": (0, "nothing"), "leave": (500, "over")},
    ),
    (
        "but again in the next run",
        (), 0, {**IN_ROOF, "notebook": seen("roof-d", "next-run", *ROOF)}, [],
        {"roof-d": (500, "together"), "roof-e": (-15, "no-use"), "roof-h": (-15, "no-use"), "nothing": (0, "nothing"), "leave": (500, "over")},
    ),
    (
        "nor if there is something for one",
        (), 0, {**IN_ROOF, "notebook": seen("roof-a")}, [],
        {"roof-d": (-30, "group"), "roof-e": (65, "new-card"), "roof-h": (65, "new-card"), "nothing": (0, "nothing"), "leave": (-15, "not-yet")},
    ),
    (
        "somebody must go to a card, not Blue",
        (), 0, {"notebook": seen("cellar-a"), "here": "cellar", "phase": "entering", "space": {}}, [],
        {"cellar-b": (80, "new-card"), "cellar-d": (80, "new-card"), "cellar-e": (80, "new-card")},
    ),
    (
        "but Green, who has most life",
        (), 1, {"notebook": seen("cellar-a"), "here": "cellar", "phase": "entering", "space": {}}, [],
        {"cellar-b": (2080, "new-card"), "cellar-d": (80, "new-card"), "cellar-e": (80, "new-card")},
    ),
    (
        "and who knows the way",
        (), 1, {"notebook": seen("cellar-a", "hall-a", "hall-g", "hall-g-passed"), "here": "cellar", "phase": "entering", "space": {}}, [],
        {"cellar-b": (2021, "new-card"), "cellar-d": (2, "new-card"), "cellar-e": (2, "new-card")},
    ),
    (
        "a place that has nothing more",
        (), 1, {"notebook": seen("cellar-a", "cellar-b", "cellar-d", "cellar-e"), "here": "cellar", "space": at("cellar-e"), "taken": {"cellar-e-1": True, "cellar-e-2": True, "cellar-e-3": True}}, [],
        {"cellar-b": (-15, "no-use"), "cellar-d": (-15, "no-use"), "nothing": (0, "nothing"), "first": (1010, "first"), "leave": (500, "over")},
    ),
    (
        "nothing more for nothing",
        (), 0, {"notebook": seen(*HALL), "taken": {"hall-b-1": True}}, [],
        {"hall-c": (35, "known-card"), "hall-d": (35, "known-card"), "hall-e": (35, "known-card"), "hall-f": (35, "known-card"), "hall-g": (35, "known-card"), "hall-h": (-30, "no-use"), "nothing": (0, "nothing"), "first": (-10000, "nothing-free"), "leave": (-15, "not-yet")},
    ),
    (
        "blind offers early",
        (BLIND,), 0, {**IN_GARDEN, "notebook": seen("garden-a", "garden-b")}, [],
        {"nothing": (0, "nothing"), "first": (-10000, "nothing-free"), "leave": (500, "over")},
    ),
    (
        "a card where two stand already",
        (), 0, {"notebook": seen("hall-a"), "space": {"blue": "hall-b", "green": "hall-c", "pink": "hall-c"}}, [],
        {"hall-c": (73, "new-card"), "hall-d": (65, "new-card"), "hall-e": (65, "new-card"), "hall-f": (65, "new-card"), "hall-g": (65, "new-card"), "hall-h": (65, "new-card"), "nothing": (0, "nothing"), "first": (1036, "first"), "leave": (-15, "not-yet")},
    ),
    (
        "twenty points for one keep the team from a card for all",
        (LITTLE,), 0, {**IN_ROOF, "notebook": seen(*ROOF), "taken": {"roof-g-2": True}}, [],
        {"roof-d": (-30, "group"), "roof-e": (-15, "no-use"), "roof-h": (-15, "no-use"), "nothing": (0, "nothing"), "first": (1020, "first"), "leave": (-15, "not-yet")},
    ),
    (
        "the dead stay",
        (), 0, {**DEAD, "notebook": seen("hall-a", "hall-b")}, [],
        {"stay": (1, "not-yet"), "leave": (0, "not-yet")},
    ),
    (
        "the dead leave a place that has nothing more",
        (), 0, {**DEAD, **IN_GARDEN, "space": {"green": "garden-b", "pink": "garden-b"}, "notebook": seen("garden-a", "garden-b")}, [],
        {"stay": (0, "over"), "leave": (1, "over")},
    ),
    (
        "the dead return where tests are open",
        (), 0, {**DEAD, "notebook": seen("hall-a", "hall-b"), "test": {"hall-c": "laid"}, "pile_1": {"hall-c": 2}}, [(1, "nothing"), (2, "nothing"), (0, "stay"), (0, "rest")],
        {"hall-b": (1, "return"), "hall-c": (2, "return"), "wait": (0, "wait")},
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("changes", "seat", "position", "done", "answers"),
    [case[1:] for case in CASES],
    ids=[case[0] for case in CASES],
)
def test_moves_have_their_points_and_reasons(
    changes: tuple[tuple[str, str], ...],
    seat: int,
    position: dict[str, Any],
    done: list[tuple[int, str]],
    answers: dict[str, tuple[int, str]],
) -> None:
    of = table(*changes, **{"dice": [1, 1], **position})
    for who, key in done:
        of.do(who, key)
    assert verdicts(of, seat) == answers
