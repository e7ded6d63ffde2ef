"""Events: the log of a match, who may read each line of it, and what cannot be taken back."""

from collections.abc import Sequence
from typing import Any

import pytest

from looptable.engine.contract.event import Event
from looptable.games.time_stories.tests.missions.one_offer_per_word import lab, taken
from looptable.games.time_stories.tests.missions.proving_ground import (
    AGENTS,
    BLANK,
    DOUBLE,
    HIT,
    SKULL,
    table,
)
from looptable.testing import Table

Told = tuple[str, dict[str, Any], tuple[int, ...] | None, bool]
Steps = Sequence[tuple[int, str]]

CELLAR = {"here": "cellar", "space": dict.fromkeys(AGENTS, "cellar-e")}
WOUNDED = {"blue": 1, "green": 6, "pink": 5}


def plain(kind: str, **data: Any) -> Told:
    """All read it, and it can be taken back."""
    return (kind, data, None, False)


def news(kind: str, *seats: int, **data: Any) -> Told:
    """These seats read it, or all; what came before it stands."""
    return (kind, data, seats or None, True)


def told(events: list[Event]) -> list[Told]:
    """All events but the notes that somebody has decided or had only one choice."""
    notes = ("decided", "forced")
    return [(e.kind, e.data, e.audience, e.reveals) for e in events if e.kind not in notes]


def play(scene: Table, steps: Steps) -> list[Told]:
    return told([event for seat, key in steps for event in scene.do(seat, key)])


def each(*keys: str) -> list[tuple[int, str]]:
    """Every seat says its key."""
    return list(enumerate(keys))


def all_say(*keys: str) -> list[tuple[int, str]]:
    """All three say each of these keys."""
    return [step for key in keys for step in each(key, key, key)]


def stands(card: str, *agents: str) -> dict[str, str]:
    """These agents at a card, the others on the bench."""
    return {**dict.fromkeys(AGENTS, "hall-b"), **dict.fromkeys(agents, card)}


def laid(card: str, *counts: int) -> dict[str, Any]:
    """Shields of a test."""
    piles = {f"pile_{number}": {card: count} for number, count in enumerate(counts, 1)}
    return {"test": {card: "laid"}, **piles}


# A unit of time.


@pytest.mark.parametrize(
    ("position", "steps", "story"),
    [
        pytest.param(
            {},
            [*each("hall-c", "nothing", "nothing"), (0, "rest")],
            [
                news("time", units=1, n=19),
                news("plans", agent="blue", action="move"),
                news("plans", agent="green", action="nothing"),
                news("plans", agent="pink", action="nothing"),
                plain("moves", agent="blue", card="ground.hall-c"),
                news("reads", 0, card="ground.hall-c"),
                news("shields", card="ground.hall-c"),
            ],
            id="a move",
        ),
        pytest.param(
            {
                "space": stands("hall-c", "pink"),
                **laid("hall-c", 2, 3),
                "dice": [DOUBLE, HIT, SKULL, SKULL],
            },
            [*each("nothing", "nothing", "roll"), (0, "rest")],
            [
                news("rolled", agent="pink", face=["double", "hit", "skull", "skull"]),
                plain("hits", card="ground.hall-c", n=3),
                plain("retaliation", n=4, resistance=4),
            ],
            id="a roll",
        ),
        pytest.param(
            {
                "space": stands("hall-e", "pink"),
                **laid("hall-e", 2, 2, 1),
                "dice": [HIT, BLANK, BLANK, BLANK],
            },
            [*each("nothing", "nothing", "roll"), (0, "rest")],
            [
                plain("hits", card="ground.hall-e", n=1),
                plain("hurt", agent="pink", n=1),
                plain("time", units=2, n=17),
            ],
            id="a test that strikes back",
        ),
        pytest.param(
            {"space": stands("hall-f", "pink"), **laid("hall-f", 1), "dice": [DOUBLE] * 4},
            [*each("nothing", "nothing", "roll"), (0, "rest")],
            [
                plain("hits", card="ground.hall-f", n=1),
                news("passed", card="ground.hall-f"),
                news("rewarded", 2, passed="ground.hall-f.text"),
                news("gains-resource", agent="pink", resource="ground.yellow", n=1),
                plain("removed", card="ground.hall-f"),
            ],
            id="an adversary falls",
        ),
        pytest.param(
            {"space": stands("hall-c", "blue"), **laid("hall-c", 2, 3), "dice": [BLANK]},
            [*each("roll", "nothing", "nothing"), (0, "rest"), (0, "receptacle-marie.1 yes")],
            [
                plain("uses", agent="blue", rules="ground.receptacle-marie.1"),
                news("die-changed", n=1, face="hit"),
                plain("hits", card="ground.hall-c", n=1),
            ],
            id="a power over dice",
        ),
        pytest.param(
            {
                "space": stands("hall-c", "blue", "green"),
                **laid("hall-c", 1),
                "dice": [HIT],
            },
            [
                *each("roll", "roll", "nothing"),
                *((0, "blue"), (0, "receptacle-marie.1 no"), (0, "rest")),
            ],
            [
                news("passed", card="ground.hall-c"),
                news("rewarded", 0, 1, passed="ground.hall-c.text"),
                news("gains-token", token="ground.blue-1"),
                plain("in-vain", agent="green"),
            ],
            id="a test that is passed before the next one rolls",
        ),
        pytest.param(
            {"life": WOUNDED},
            [*each("hall-h", "nothing", "nothing"), (0, "rest")],
            [
                news("reads", 0, card="ground.hall-h"),
                news("hurt", agent="blue", n=1),
                news("dies", agent="blue", n=12),
            ],
            id="a death",
        ),
        pytest.param(
            {
                "time": 13,
                "returns_at": {"blue": 13},
                "life": {"green": 6, "pink": 5},
                "space": {"green": "hall-b", "pink": "hall-c"},
            },
            [*each("stay", "nothing", "nothing"), (0, "rest"), (0, "hall-b")],
            [plain("returns", agent="blue"), news("reads", 0, card="ground.hall-b")],
            id="a return",
        ),
        pytest.param({}, each("leave", "nothing", "nothing"), [news("stays", seat=[0])], id="stay"),
    ],
)
def test_a_unit_of_time_is_told_as_it_happens(
    position: dict[str, Any], steps: Steps, story: list[Told]
) -> None:
    assert play(table(**position), steps)[-len(story) :] == story


@pytest.mark.parametrize("power", ["receptacle-marie.2", "rule.lab-place.1"])
def test_an_ability_that_rolls_is_told_as_a_roll(power: str) -> None:
    scene = lab(dice=[BLANK] * 3)
    events = play(scene, each(f"use {power}", "nothing", "nothing"))
    assert news("plans", agent="blue", action="roll") in events


# From place to place.


@pytest.mark.parametrize(
    ("place", "steps", "story"),
    [
        (
            "cellar",
            each("cellar-d", "cellar-b", "cellar-b"),
            [
                news("enters", agent="blue", card="ground.cellar-d"),
                news("enters", agent="green", card="ground.cellar-b"),
                news("enters", agent="pink", card="ground.cellar-b"),
                news("reads", 0, card="ground.cellar-d"),
                news("reads", 1, card="ground.cellar-b"),
                news("reads", 2, card="ground.cellar-b"),
            ],
        ),
        ("cellar", all_say("cellar-e"), [news("entry-refused")]),
        ("roof", each("roof-g", "stay-out", "roof-g"), [news("must-enter", agent=["green"])]),
        ("roof", all_say("stay-out"), [news("stays-out")]),
        (
            "roof",
            each("roof-d", "roof-d", "roof-g"),
            [news("group-refused", agent=["blue", "green"])],
        ),
    ],
)
def test_an_entry_is_told_when_all_have_decided(
    place: str, steps: Steps, story: list[Told]
) -> None:
    scene = table(die=[1])
    assert play(scene, all_say("leave", place)) == [
        news("leaves"),
        news("departs", seat=0, place=f"ground.{place}", n=2, extra=0),
        plain("time", units=2, n=18),
        news("opens", seat=1, place=f"ground.{place}"),
    ]
    assert play(scene, steps) == story


def test_a_way_out_of_a_red_place_tells_what_it_costs_more() -> None:
    scene = table(**CELLAR, die=[0])
    assert play(scene, all_say("leave", "roof"))[1:3] == [
        news("departs", seat=0, place="ground.roof", n=1, extra=2),
        plain("time", units=3, n=17),
    ]


# Offers: the company hears which one was taken; all see what comes of it.


@pytest.mark.parametrize(
    ("position", "offer", "story"),
    [
        (
            {},
            "hall-b-1",
            [
                news("gains-element", agent="blue", element="ground.element-1"),
                news("gains-element", agent="blue", element="ground.element-2"),
            ],
        ),
        (
            {"here": "roof", "space": dict.fromkeys(AGENTS, "roof-g")},
            "roof-g-1",
            [
                news("gains-token", token="ground.green-1"),
                news("gains-token", token="ground.grey-1"),
                news("mapped", place="ground.attic"),
                news("gains-element", agent="blue", element="ground.element-3"),
            ],
        ),
        (
            CELLAR,
            "cellar-e-1",
            [
                news("revealed", card="ground.cellar-c", by="blue"),
                *(news("reads", seat, card="ground.cellar-c") for seat in range(3)),
            ],
        ),
        (CELLAR, "cellar-e-2", [news("permitted", card="ground.cellar-c")]),
        (CELLAR, "cellar-e-3", [news("time-gained", units=3, n=23), news("skips", agent="blue")]),
    ],
)
def test_an_offer_tells_its_tale_then_what_it_does(
    position: dict[str, Any], offer: str, story: list[Told]
) -> None:
    assert play(table(**position), [(0, "first"), (0, f"offer {offer}")]) == [
        news("acts-freely", agent="blue"),
        news("takes-offer", 0, 1, 2, agent="blue", offer=f"ground.{offer}"),
        news("tale", 0, 1, 2, offer=f"ground.{offer}.text"),
        *story,
    ]


@pytest.mark.parametrize(
    ("name", "story"),
    [
        ("lose-some", [news("pays", agent="blue", resource="ground.yellow", n=2)]),
        ("weaken", [news("weakened", agent="blue", n=1)]),
        (
            "harm-here",
            [
                news("hurt", agent="blue", n=1),
                news("dies", agent="blue", n=13),
                news("hurt", agent="green", n=1),
            ],
        ),
        ("cheer-here", [news("healed", agent="blue", n=1), news("healed", agent="green", n=1)]),
        (
            "walk",
            [
                news("moves", agent="blue", card="ground.lab-place-e"),
                news("reads", 0, card="ground.lab-place-e"),
            ],
        ),
        ("drop", [news("loses-element", element="ground.element-1")]),
    ],
)
def test_a_word_tells_whom_it_concerns_and_how_much(name: str, story: list[Told]) -> None:
    life = {"blue": 1, "green": 2, "pink": 3}
    events = taken(name, yellow={"blue": 2}, holder={"element-1": "blue"}, life=life)
    assert told(events)[3:] == story


def test_a_shield_that_an_offer_takes_off_is_a_hit() -> None:
    shields = laid("lab-place-c", 2, 1)
    assert told(taken("strike", **shields))[3:] == [news("hits", card="ground.lab-place-c", n=1)]


def test_only_the_company_hears_of_an_offer() -> None:
    scene = table(space=stands("hall-h", "blue"))
    assert play(scene, [(0, "first"), (0, "offer hall-h-1")]) == [
        news("acts-freely", agent="blue"),
        news("takes-offer", 0, agent="blue", offer="ground.hall-h-1"),
        news("tale", 0, offer="ground.hall-h-1.text"),
        news("failure", end="ground.caught"),
    ]


@pytest.mark.parametrize(
    ("position", "key", "story"),
    [
        (
            {"holder": {"element-4": "blue"}, "life": WOUNDED},
            "use element-4.1",
            [
                news("acts-freely", agent="blue"),
                news("uses", 0, 1, 2, agent="blue", rules="ground.element-4.1"),
                news("healed", agent="blue", n=1),
            ],
        ),
        (
            {"holder": {"element-4": "blue"}},
            "give element-4 to green",
            [news("gives", element="ground.element-4", to_agent="green")],
        ),
        (
            {"yellow": {"blue": 1}},
            "hand yellow to green",
            [news("hands", agent="blue", to_agent="green", resource="ground.yellow")],
        ),
    ],
)
def test_possessions_tell_who_has_them_then(
    position: dict[str, Any], key: str, story: list[Told]
) -> None:
    assert play(table(**position), [(0, "first"), (0, key)]) == story


# The end of a run.


def test_a_team_that_is_out_of_time_goes_on_or_gives_up() -> None:
    ends = [news("time", units=1, n=0), news("failure", end="ground.time")]
    scene = table(time=1)
    assert play(scene, all_say("nothing")) == ends
    assert play(scene, all_say("stop")) == [news("given-up", ending="out-of-time")]
    scene = table(time=1)
    play(scene, all_say("nothing"))
    assert play(scene, [*all_say("again"), (1, "marie")]) == [
        news("run", n=2),
        plain("chooses", agent="green", receptacle="ground.marie"),
    ]


def test_a_success_tells_the_run() -> None:
    scene = table(space=stands("hall-g", "pink"), bodies={"pink": "altace"}, **laid("hall-g", 1),
                  dice=[HIT, HIT], run_number=3)  # fmt: skip
    events = play(scene, [*each("nothing", "nothing", "roll"), (0, "rest")])
    assert events[-2:] == [
        news("rewarded", 2, passed="ground.hall-g.text"),
        news("success", end="ground.success", n=3),
    ]
