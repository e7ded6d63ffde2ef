"""Events: every kind, with the pieces it names, and what it reveals."""

from typing import Any

import pytest

from looptable.content.text.texts import LANGUAGES, Text
from looptable.engine.contract.event import Event
from looptable.games.the_loop import GAME
from looptable.games.the_loop.tests.boards import before_foo, holding, table
from looptable.games.the_loop.tests.events import Told, of_kind, told

CLOG: dict[str, Any] = {"mission": {"industrial": "clog-up"}, "revealed": {"industrial": True}}
FULL_CLOG: dict[str, Any] = {**CLOG, "progress": {"clog-up": 5}, "phase": "complete"}


# An action: everything it tells, in order.

ACTIONS: list[tuple[list[str], dict[str, Any], list[Told]]] = [
    (
        ["free-move globalization"],
        {},
        [("agent-moves", {"agent": "mr-time", "era": "globalization"})],
    ),
    (
        ["move renaissance"],
        {"energy": {"industrial": 2}},
        [
            ("energy-spent", {"era": "industrial", "n": 1}),
            ("agent-moves", {"agent": "mr-time", "era": "renaissance"}),
        ],
    ),
    (
        ["use mixtape"],
        {"ready": {"mr-time": ["mixtape"]}},
        [
            ("uses", {"card": "mixtape", "agent": "mr-time"}),
            ("energy-added", {"era": "industrial"}),
        ],
    ),
    (
        ["use spartan-shield"],
        {
            "ready": {"mr-time": ["spartan-shield"]},
            "rifts": {"industrial": 3},
            **CLOG,
            "foo": "end",
        },
        [
            ("uses", {"card": "spartan-shield", "agent": "mr-time"}),
            ("rift-removed", {"era": "industrial", "n": 2}),
        ],
    ),
    (
        ["loop spiral"],
        {"energy": {"industrial": 1}, "exhausted": {"mr-time": ["mixtape", "long-arm-mop"]}},
        [
            ("energy-spent", {"era": "industrial", "n": 1}),
            ("loops", {"agent": "mr-time", "dimension": "spiral"}),
            ("readied", {"card": "mixtape", "agent": "mr-time"}),
            ("readied", {"card": "long-arm-mop", "agent": "mr-time"}),
        ],
    ),
    (
        ["loop spiral", "yes"],
        {
            "mode": "centrifuges",
            "centrifuge_at": {"spiral-star": "industrial"},
            "centrifuge_side": {"spiral-star": "spiral"},
            "energy": {"industrial": 1},
            "exhausted": {"mr-time": ["mixtape"]},
        },
        [
            ("energy-spent", {"era": "industrial", "n": 1}),
            ("loops", {"agent": "mr-time", "dimension": "spiral"}),
            ("readied", {"card": "mixtape", "agent": "mr-time"}),
            ("centrifuge-damaged", {"era": "industrial", "n": 1}),
        ],
    ),
    (
        ["loop spiral", "yes"],
        {
            "mode": "centrifuges",
            "centrifuge_at": {"spiral-star": "industrial"},
            "centrifuge_side": {"spiral-star": "spiral"},
            "centrifuge_damage": {"spiral-star": 2},
            "energy": {"industrial": 1},
            "exhausted": {"mr-time": ["mixtape"]},
        },
        [
            ("energy-spent", {"era": "industrial", "n": 1}),
            ("loops", {"agent": "mr-time", "dimension": "spiral"}),
            ("readied", {"card": "mixtape", "agent": "mr-time"}),
            ("centrifuge-damaged", {"era": "industrial", "n": 3}),
            ("centrifuge-destroyed", {"era": "industrial"}),
        ],
    ),
    (
        ["ability"],
        {"agents": ["mr-time", "time-prowler", "v-girl"]},
        [("uses-ability", {"agent": "mr-time"})],
    ),
    (
        ["use mixtape"],
        {
            "ready": {"mr-time": ["mixtape"]},
            "mission": {"industrial": "blow-the-meter"},
            "revealed": {"industrial": True},
            "progress": {"blow-the-meter": 2},
        },
        [
            ("uses", {"card": "mixtape", "agent": "mr-time"}),
            ("energy-added", {"era": "industrial"}),
            ("progress", {"mission": "blow-the-meter", "era": "industrial", "n": 3}),
        ],
    ),
]


@pytest.mark.parametrize(("keys", "position", "expected"), ACTIONS)
def test_an_action_tells_all_that_it_changes(
    keys: list[str], position: dict[str, Any], expected: list[Told]
) -> None:
    # A card that stays in hand keeps the turn from ending by itself.
    ready = [*position.get("ready", {}).get("mr-time", []), "steam-engine"]
    board = table(**{**position, "ready": {"mr-time": ready}})
    events = board.do(0, *keys)
    assert told(events) == expected
    assert not any(event.reveals for event in events)


@pytest.mark.parametrize(
    ("mission", "before", "card"),
    [("spring-cleaning", 8, "quantum-bandage"), ("blow-the-meter", 6, "mixtape")],
)
def test_a_cube_that_finds_no_slot_is_not_told(mission: str, before: int, card: str) -> None:
    board = holding(
        card,
        "steam-engine",
        mission={"industrial": mission},
        revealed={"industrial": True},
        progress={mission: before},
        rifts={"industrial": 1},
    )
    assert of_kind(board.do(0, f"use {card}"), "progress") == []
    board.shows(progress={mission: before})


def test_clones_tell_where_they_go_and_die() -> None:
    board = holding("meteorite", "mixtape", clone_at={"dawn-renaissance": "globalization"})
    assert ("clone-destroyed", {"clone": "dawn-renaissance", "era": "globalization"}) in told(
        board.do(0, "use meteorite")
    )


def test_drawing_discarding_and_reshuffling_are_told() -> None:
    board = holding(
        "mixtape",
        energy={"industrial": 3},
        discard={"mr-time": ["prank-call"]},
    )
    events = board.do(0, "end")
    mine = [event for event in events if event.data.get("agent") == "mr-time"]
    assert told(mine) == [
        ("discards", {"card": "mixtape", "agent": "mr-time"}),
        ("reshuffles", {"agent": "mr-time"}),
        *[
            ("draws", {"card": card, "agent": "mr-time"})
            for card in [event.data["card"] for event in mine if event.kind == "draws"]
        ],
    ]
    drawn = [event for event in mine if event.kind == "draws"]
    assert sorted(str(event.data["card"]) for event in drawn) == ["mixtape", "prank-call"]
    assert all(event.reveals for event in drawn)


def test_acquiring_is_told() -> None:
    board = table(phase="acquire", available={"industrial": ["captcha"]})
    assert told(board.do(0, "captcha"))[0] == (
        "acquires",
        {"card": "captcha", "agent": "mr-time"},
    )


def test_completing_tells_the_mission_the_next_ones_and_the_reward() -> None:
    board = table(
        **{
            **FULL_CLOG,
            "mission": {"industrial": "clog-up", "medieval": "reunite", "robots": "reruns"},
            "revealed": {"industrial": True, "medieval": True},
            "completed": ["six-funerals"],
            "artifacts": ["captcha", "meteorite", "steam-engine"],
        }
    )
    events = board.do(0, "yes")
    assert told(events) == [
        ("mission-completed", {"mission": "clog-up", "era": "industrial", "n": 2}),
        ("mission-revealed", {"mission": "reruns", "era": "robots"}),
        ("reward-revealed", {"card": "steam-engine"}),
        ("reward-revealed", {"card": "meteorite"}),
        ("reward-revealed", {"card": "captcha"}),
    ]
    assert [event.reveals for event in events] == [False, True, True, True, True]
    events = board.do(0, "captcha") + board.do(1, "meteorite")
    assert told(events)[:3] == [
        ("acquires", {"card": "captcha", "agent": "mr-time"}),
        ("acquires", {"card": "meteorite", "agent": "time-prowler"}),
        ("card-destroyed", {"card": "steam-engine"}),
    ]


def test_the_end_of_a_match_is_told_with_its_reason() -> None:
    board = table(**{**FULL_CLOG, "completed": ["reruns", "reunite", "six-funerals"]})
    assert told(board.do(0, "yes"))[-1] == ("over", {"ending": "won"})


# Phase I.


def test_phase_one_is_told_step_by_step() -> None:
    board = before_foo(
        "robots",
        [1, 2, 0],
        clone_at={"medieval-industrial": "robots"},
        artifacts=["captcha"],
    )
    events = board.do(1, "end")
    kinds = (
        "turn clone-generated artifact-revealed foo-visits drops rift-falls rifts-placed".split()
    )
    artifact = [event.data for event in events if event.kind == "artifact-revealed"]
    assert of_kind(events, *kinds) == [
        ("turn", {"agent": "mr-time", "n": 2}),
        ("clone-generated", {"clone": "dawn-renaissance", "era": "dawn"}),
        ("artifact-revealed", *artifact),
        ("foo-visits", {"era": "robots"}),
        ("drops", {"n": 3}),
        ("rift-falls", {"era": "robots"}),
        ("rift-falls", {"era": "end"}),
        ("rift-falls", {"era": "globalization"}),
        ("rifts-placed", {"era": "robots", "n": 1}),
        ("rifts-placed", {"era": "end", "n": 1}),
        ("rifts-placed", {"era": "globalization", "n": 1}),
    ]
    assert artifact[0]["card"] == "captcha"
    assert {event.kind for event in events if event.reveals} == {
        "clone-generated",
        "artifact-revealed",
        "foo-visits",
        "rift-falls",
    }


def test_a_vortex_tells_what_it_takes() -> None:
    board = before_foo(
        "robots",
        [1, 1],
        rifts={"robots": 2},
        mission={"robots": "clog-up", "dawn": "reruns", "medieval": "reunite"},
        revealed={"robots": True, "dawn": True},
    )
    assert of_kind(
        board.do(1, "end"), "mission-lost", "mission-revealed", "vortex", "vortex-clears"
    ) == [
        ("mission-lost", {"mission": "clog-up", "era": "robots"}),
        ("mission-revealed", {"mission": "reunite", "era": "medieval"}),
        ("vortex", {"era": "robots"}),
        ("vortex-clears", {"era": "robots", "n": 4}),
    ]


def test_a_mission_lost_unseen_is_not_named() -> None:
    board = before_foo("robots", [1, 1], rifts={"robots": 2}, mission={"robots": "clog-up"})
    assert of_kind(board.do(1, "end"), "mission-lost") == [
        ("mission-lost", {"mission": "hidden", "era": "robots"})
    ]


def test_a_new_cycle_is_told() -> None:
    board = table(foo_deck=[], foo_row=["end"], cycle=1)
    assert of_kind(board.do(0, "end"), "cycle") == [("cycle", {"n": 2})]


def test_a_cancelled_rift_is_told() -> None:
    board = before_foo(
        "robots",
        [1, 1],
        agents=["time-prowler", "v-girl"],
        at={"time-prowler": "industrial", "v-girl": "medieval"},
    )
    board.do(1, "end")
    assert told(board.do(0, "robots"))[0] == ("rift-cancelled", {"era": "robots"})


def test_a_pushed_clone_tells_from_where_it_comes() -> None:
    board = holding("ejector-seat", "mixtape", clone_at={"dawn-renaissance": "industrial"})
    events = board.do(0, "use ejector-seat", "globalization")
    assert of_kind(events, "clone-moves") == [
        (
            "clone-moves",
            {"clone": "dawn-renaissance", "era": "globalization", "from_era": "industrial"},
        )
    ]


def test_a_ride_without_a_clone_asks_for_none() -> None:
    board = holding("mammoth-cab", "mixtape")
    assert told(board.do(0, "use mammoth-cab", "globalization")) == [
        ("uses", {"card": "mammoth-cab", "agent": "mr-time"}),
        ("agent-moves", {"agent": "mr-time", "era": "globalization"}),
    ]


def test_a_borrowed_card_tells_that_it_applies() -> None:
    board = table(
        agents=["v-girl", "mr-time"],
        at={"v-girl": "industrial"},
        ready={"v-girl": ["kettle"]},
        destroyed=["mixtape"],
    )
    assert told(board.do(0, "ability")) == [
        ("uses-ability", {"agent": "v-girl"}),
        ("applies", {"card": "mixtape", "agent": "v-girl"}),
        ("energy-added", {"era": "industrial"}),
    ]


def test_an_empty_artifact_deck_tells_that_it_is_shuffled_anew() -> None:
    board = before_foo("robots", [1, 1], destroyed=["captcha"])
    events = board.do(1, "end")
    assert of_kind(events, "artifacts-reshuffled", "artifact-revealed") == [
        ("artifacts-reshuffled", {}),
        ("artifact-revealed", {"card": "captcha", "era": "robots"}),
    ]


# Every event has a sentence.


def test_every_event_of_a_match_can_be_said() -> None:
    kinds = set()
    for mode in ("sabotage", "supa", "centrifuges", "ultramachina"):
        events: list[Event] = []
        state = GAME.start(3, {"mode": mode}, 5)
        for _ in range(150):
            if not state.pending():
                break
            seat = state.pending()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[len(events) % len(legal)], events.append)
        kinds |= {event.kind for event in events}
    texts = GAME.texts()
    assert len(kinds) > 20
    for kind in kinds:
        for lang in LANGUAGES:
            assert texts.has(Text(f"event.{kind}").key, lang)
