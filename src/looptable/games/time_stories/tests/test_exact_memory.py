"""Notebooks and the golden rule, number by number."""

from typing import Any, cast

import pytest

from looptable.games.time_stories.mission.mission import Permission
from looptable.games.time_stories.rules.notebook import leaf_names
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.tests.ground import FILES, table

pytestmark = pytest.mark.both_builds

ELEMENTS = """
[[element]]
id = "key"
resistance = 2
forbid = ["roll"]
[[element]]
id = "badge"
logo = true
allow = ["roll", "roll combat"]
[[element]]
id = "knife"
resistance = 4
tags = ["weapon"]
[[element]]
id = "tonic"
forbid = ["use weapon"]
"""
MISSION = FILES["mission.toml"].replace("format = 1", 'format = 1\nforbid = ["move"]')
HALL = 'allow = ["move"]\n' + FILES["places/hall.toml"]
LAWS = (("elements.toml", ELEMENTS), ("mission.toml", MISSION), ("places/hall.toml", HALL))
ROLL, MOVE, HAND = 0, 1, 2
COMBAT, DEXTERITY = 0, 1


def at(*changes: tuple[str, str], **position: Any) -> StoryState:
    return cast("StoryState", table(*changes, **position).state)


def test_leaves_are_numbered_kind_by_kind() -> None:
    state = at()
    counts = {"card": 20, "element": 4, "place": 5, "offer": 11, "passed": 6}
    known = [(kind, number) for kind, count in counts.items() for number in range(count)]
    assert [state.what(leaf) for leaf in range(len(known))] == known
    assert [state.leaf(kind, number) for kind, number in known] == list(range(len(known)))
    assert state.next_page() == len(known)
    names = [state.name("leaf", leaf) for leaf in range(len(known) + 1)]
    assert [names[20], names[24], names[29], names[40], names[-1]] == [
        "element-1",
        "hall-a",
        "hall-b-1",
        "hall-c-passed",
        "next-run",
    ]
    assert leaf_names(["b"], ["e"], ["p"], ["o"], ["t"]) == [
        "b",
        "e",
        "p-a",
        "o",
        "t-passed",
        "next-run",
    ]


def test_everything_but_elements_was_seen_somewhere() -> None:
    state = at()
    assert [state.place_of("place", place) for place in (0, 3)] == [0, 3]
    assert [state.place_of("card", card) for card in (0, 6, 7, 19)] == [0, 0, 1, 4]
    assert [state.place_of("offer", offer) for offer in (0, 2, 3, 10)] == [0, 0, 1, 4]
    assert [state.place_of("passed", trial) for trial in (0, 4, 5)] == [0, 0, 2]


def test_a_page_holds_everything_once_and_a_run_has_a_page() -> None:
    state = at()
    state.note([0, 2], "card", 3)
    state.note((0,), "card", 3)
    state.note([0], "element", 1)
    assert [state.pages(seat) for seat in range(3)] == [[[3, 21]], [[]], [[3]]]
    state.turn_page()
    state.note([0], "card", 3)
    assert [state.pages(seat) for seat in range(3)] == [[[3, 21], [3]], [[], []], [[3], []]]
    assert [state.has_seen(seat, "card", 3) for seat in range(3)] == [True, False, True]
    assert (state.knew(0, "card", 3), state.knew(1, "card", 3)) == (True, False)
    assert (state.seers_of(3), state.seers_of(0)) == ([0, 2], [])
    state.note([1], "card", 0)
    assert not state.knew(1, "card", 0), "that is of this run"


def test_a_card_is_familiar_with_all_that_comes_of_it() -> None:
    state = at()
    state.note([0], "card", 0)
    state.note([0], "card", 1)
    assert not state.is_familiar(0, 0)
    state.turn_page()
    state.note([0], "offer", 0)
    assert not state.is_familiar(0, 0), "there is a second offer"
    state.note([0], "offer", 1)
    assert (state.is_familiar(0, 0), state.is_familiar(1, 0)) == (True, False)
    assert not state.is_familiar(0, 1)
    state.note([0], "passed", 0)
    assert state.is_familiar(0, 1)
    state.note([0], "card", 2)
    assert not state.is_familiar(0, 2), "it is new in this run"
    state.turn_page()
    assert state.is_familiar(0, 2), "nothing is read when its test is passed"


def test_silence_leaves_what_is_printed() -> None:
    state = at()
    assert [state.is_allowed(0, ROLL, printed=printed) for printed in (True, False)] == [
        True,
        False,
    ]
    lawful = at(*LAWS)
    assert [lawful.is_allowed(0, HAND, printed=printed) for printed in (True, False)] == [
        True,
        False,
    ]


def test_the_place_is_heard_before_the_base() -> None:
    state = at(*LAWS)
    assert state.is_allowed(0, MOVE)
    assert state.levels(0) == [
        (),
        (),
        (Permission(deed=1, what=-1, allowed=True),),
        (Permission(deed=1, what=-1, allowed=False),),
    ]
    state.here = 1
    assert not state.is_allowed(0, MOVE)
    state.here = -1
    assert not state.is_allowed(0, MOVE)
    assert len(state.levels(0)) == 3
    state.receptacle[0] = -1
    assert len(state.levels(0)) == 2


def test_of_elements_the_narrower_word_and_then_the_ban_comes_first() -> None:
    state = at(*LAWS, holder={"element-1": "blue", "element-2": "blue", "element-4": "green"})
    assert state.levels(0)[1] == (
        Permission(ROLL, COMBAT, allowed=True),
        Permission(ROLL, -1, allowed=False),
        Permission(ROLL, -1, allowed=True),
    )
    assert (state.is_allowed(0, ROLL, COMBAT), state.is_allowed(0, ROLL, DEXTERITY)) == (
        True,
        False,
    )
    assert state.is_allowed(1, ROLL, DEXTERITY)
    assert state.is_allowed(2, ROLL, COMBAT)


def test_resistance_is_printed_worn_and_lent_by_usable_elements() -> None:
    state = at(*LAWS, holder={"element-1": "blue", "element-3": "blue"})
    assert [state.resistance(agent) for agent in range(3)] == [2 + 2 + 4, 3, 4]
    state.worn[0] = 1
    assert state.resistance(0) == 7
    state.worn[0] = 5
    assert state.resistance(0) == 6, "never below nothing"
    state.holder[3] = 0
    assert (state.may_use(0, 2), state.may_use(0, 0), state.resistance(0)) == (False, True, 2)
