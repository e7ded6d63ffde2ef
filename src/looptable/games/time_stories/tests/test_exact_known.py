"""Positions with gaps, field by field, and guesses whose draws are decided beforehand."""

from typing import Any

import pytest

from looptable.core.chance import Chance
from looptable.core.errors import PositionError
from looptable.games.time_stories.tests.ground import table
from looptable.games.time_stories.tests.lab import AGENTS, offer
from looptable.testing import Table

pytestmark = pytest.mark.both_builds

SECRET = (
    "decided",
    "intent",
    "vote",
    "taken",
    "notebook",
    "pc",
    "registers",
    "returns",
    "actors",
    "saved",
)


def known(of: Table, seat: int | None) -> dict[str, Any]:
    """What a seat knows of all that may be secret; the rest lies open."""
    told, whole = of.game.view(of.state, seat).known, of.state.position()
    for field in whole:
        if field not in (*SECRET, "chance"):
            assert told[field] == whole[field]
    assert set(told) <= {*whole, "decided"}
    assert "chance" not in told
    return {field: told[field] for field in SECRET if field in told}


def guess(of: Table, seat: int | None, *draws: int) -> dict[str, Any]:
    """A guess with these draws after that of its seed."""
    chance = Chance(1)
    chance.force(0, [5, *draws])
    guessed = of.game.guess(of.game.view(of.state, seat), chance)
    assert not chance.forced, "all draws were asked for"
    position = guessed.position()
    return {field: position[field] for field in SECRET if field in position}


def apart(**position: Any) -> Table:
    space = {"blue": "hall-b", "green": "hall-b", "pink": "hall-e"}
    return table(**{"space": space, **position})


READ = {
    "0": ["hall-a", "hall-b", "hall-b-1", "next-run", "hall-a", "hall-b", "hall-b-1", "hall-c", "hall-c-passed"],
    "1": ["hall-a", "next-run", "hall-a", "hall-b", "hall-b-1"],
    "2": ["hall-a", "next-run", "hall-a"],
}  # fmt: skip


def test_declarations_and_votes_are_known_to_their_seat() -> None:
    scene = apart(intent={"blue": "hall-b", "green": "nothing"}, vote={"2": "leave"})
    assert [known(scene, seat) for seat in (0, 1, 2, None)] == [
        {"decided": ["blue", "green"], "intent": {"blue": "hall-b"}},
        {"decided": ["blue", "green"], "intent": {"green": "nothing"}},
        {"decided": ["blue", "green"]},
        {"decided": ["blue", "green"]},
    ]


def test_with_two_agents_each_a_seat_knows_both() -> None:
    bodies = {"green": "madeleine", "yellow": "altace"}
    space = dict.fromkeys((*AGENTS, "yellow"), "hall-b")
    scene = table(
        players=2, bodies=bodies, space=space, intent={"pink": "nothing", "green": "hall-c"}
    )
    assert [known(scene, seat) for seat in (0, 1, None)] == [
        {"decided": ["pink", "green"], "intent": {"pink": "nothing"}},
        {"decided": ["pink", "green"], "intent": {"green": "hall-c"}},
        {"decided": ["pink", "green"]},
    ]
    scene.do(1, "leave")
    assert [known(scene, seat) for seat in (0, 1)] == [
        {"decided": ["pink", "green", "yellow"], "intent": {"pink": "nothing"}},
        {"decided": ["pink", "green", "yellow"], "vote": {"1": "leave"}},
    ]


def test_what_came_of_choices_is_known_to_those_who_were_there() -> None:
    scene = apart(taken={"hall-b-1": True, "hall-h-1": True}, notebook=READ)
    assert [known(scene, seat) for seat in (0, 1, 2, None)] == [
        {
            "decided": [],
            "taken": {"hall-b-1": True},
            "notebook": {
                "0": [
                    "hall-a",
                    "hall-b",
                    "hall-b-1",
                    "next-run",
                    "hall-a",
                    "hall-b",
                    "hall-b-1",
                    "hall-c",
                    "hall-c-passed",
                ],
                "1": ["hall-a", "next-run", "hall-a", "hall-b"],
                "2": ["hall-a", "next-run", "hall-a"],
            },
        },
        {
            "decided": [],
            "taken": {"hall-b-1": True},
            "notebook": {
                "0": ["hall-a", "hall-b", "next-run", "hall-a", "hall-b", "hall-c"],
                "1": ["hall-a", "next-run", "hall-a", "hall-b", "hall-b-1"],
                "2": ["hall-a", "next-run", "hall-a"],
            },
        },
        {
            "decided": [],
            "notebook": {
                "0": ["hall-a", "hall-b", "next-run", "hall-a", "hall-b", "hall-c"],
                "1": ["hall-a", "next-run", "hall-a", "hall-b"],
                "2": ["hall-a", "next-run", "hall-a"],
            },
        },
        {
            "decided": [],
            "notebook": {
                "0": ["hall-a", "hall-b", "next-run", "hall-a", "hall-b", "hall-c"],
                "1": ["hall-a", "next-run", "hall-a", "hall-b"],
                "2": ["hall-a", "next-run", "hall-a"],
            },
        },
    ]


def test_whoever_stands_on_a_card_knows_what_is_taken_of_it() -> None:
    scene = apart(taken={"hall-b-1": True, "cellar-e-1": True})
    assert [known(scene, seat) for seat in (0, 1, 2, None)] == [
        {"decided": [], "taken": {"hall-b-1": True}},
        {"decided": [], "taken": {"hall-b-1": True}},
        {"decided": []},
        {"decided": []},
    ]


def test_where_an_effect_is_those_there_know() -> None:
    scene = offer("any-gain")
    assert [known(scene, seat) for seat in (0, 1, 2, None)] == [
        {
            "decided": [],
            "notebook": {"0": ["lab-place-b-2"]},
            "pc": "lab-place-b.2",
            "returns": [None],
            "actors": [None],
        },
        {
            "decided": [],
            "notebook": {"1": ["lab-place-b-2"]},
            "pc": "lab-place-b.2",
            "returns": [None],
            "actors": [None],
        },
        {"decided": [], "pc": "hidden"},
        {"decided": [], "pc": "hidden"},
    ]


def test_a_power_inside_the_effect_of_a_card_looks_as_if_it_worked_alone() -> None:
    scene = offer("dice", dice=[0, 5])
    assert [known(scene, seat) for seat in (0, 2)] == [
        {
            "decided": [],
            "notebook": {"0": ["lab-place-c-5"]},
            "pc": "receptacle-marie.4",
            "registers": {"fired": 1},
            "returns": [None, "lab-place-c.5+1"],
            "actors": [None, "blue"],
            "saved": [0, 0, 1, 0, 0, 0, 0],
        },
        {
            "decided": [],
            "pc": "receptacle-marie.4",
            "registers": {"fired": 1},
            "returns": [None],
            "actors": [None],
        },
    ]


def test_votes_are_secret_while_some_are_missing() -> None:
    leaving = table(phase="leaving", vote={"1": "to roof"})
    assert [known(leaving, seat) for seat in (0, 1, None)] == [
        {"decided": ["1"]},
        {"decided": ["1"], "vote": {"1": "to roof"}},
        {"decided": ["1"]},
    ]
    judging = table(phase="judging", ending="failed", failure="caught", vote={"0": "again"})
    assert [known(judging, seat) for seat in (0, 1, None)] == [
        {"decided": ["0"], "vote": {"0": "again"}},
        {"decided": ["0"]},
        {"decided": ["0"]},
    ]
    acting = table(phase="acting", intent={"blue": "hall-c", "green": "nothing"})
    assert [known(acting, seat) for seat in (0, None)] == [
        {"intent": {"blue": "hall-c", "green": "nothing"}},
        {"intent": {"blue": "hall-c", "green": "nothing"}},
    ]


def test_a_guess_draws_one_option_for_each_who_has_decided() -> None:
    scene = table(intent={"blue": "hall-d", "green": "nothing"})
    assert guess(scene, 2, 0, 5) == {"intent": {"blue": "hall-c", "green": "hall-h"}}
    assert guess(scene, 2, 6, 0) == {"intent": {"blue": "nothing", "green": "hall-c"}}
    assert guess(scene, 2, 7, 6) == {"intent": {"green": "nothing"}, "vote": {"0": "leave"}}, (
        "the last one is a vote to leave"
    )
    with pytest.raises(PositionError):
        guess(scene, 2, 8, 0)
    assert guess(scene, 0, 1) == {"intent": {"blue": "hall-d", "green": "hall-d"}}
    assert guess(table(), 0) == {}


def test_a_seat_of_which_one_agent_has_decided_has_not_voted() -> None:
    bodies = {"green": "madeleine", "yellow": "altace"}
    space = dict.fromkeys((*AGENTS, "yellow"), "hall-b")
    scene = table(players=2, bodies=bodies, space=space, intent={"green": "hall-c"})
    assert guess(scene, 0, 6) == {"intent": {"green": "nothing"}}
    with pytest.raises(PositionError):
        guess(scene, 0, 7)
    scene.do(1, "leave")
    assert guess(scene, 0, 7) == {"vote": {"1": "leave"}}
    assert guess(scene, 0, 2, 3) == {"intent": {"green": "hall-e", "yellow": "hall-f"}}


def test_a_guess_of_an_entry_of_a_ballot_and_of_a_bystander() -> None:
    entering = table(phase="entering", space={}, intent={"blue": "hall-c"})
    assert guess(entering, 1, 7) == {"intent": {"blue": "stay-out"}}
    with pytest.raises(PositionError):
        guess(entering, 1, 8)
    leaving = table(phase="leaving", vote={"1": "to roof"})
    assert [guess(leaving, 0, draw) for draw in (0, 1)] == [
        {"vote": {"1": "to cellar"}},
        {"vote": {"1": "to roof"}},
    ]
    judging = table(phase="judging", ending="failed", failure="caught", vote={"0": "again"})
    assert [guess(judging, 1, draw) for draw in (0, 1)] == [
        {"vote": {"0": "again"}},
        {"vote": {"0": "stop"}},
    ]
    dead = {"returns_at": {"pink": 3}, "life": {"blue": 2, "green": 6}}
    watching = table(**dead, vote={"2": "leave"})
    assert [guess(watching, 1, draw) for draw in (0, 1)] == [
        {"vote": {"2": "stay"}},
        {"vote": {"2": "leave"}},
    ]


def test_a_guess_draws_what_came_of_the_choices_of_others() -> None:
    read = {"0": ["hall-b", "hall-c"], "1": ["hall-b", "hall-h"]}
    scene = apart(notebook=read, space={"blue": "hall-d", "green": "hall-d", "pink": "hall-e"})
    nothing = (0,) * 6
    assert guess(scene, 2, *nothing) == {"notebook": read}
    assert guess(scene, 2, 1, 0, 1, 0, 1, 1) == {
        "taken": {"hall-b-1": True, "hall-h-1": True},
        "notebook": {
            "0": ["hall-b", "hall-c", "hall-b-1", "hall-c-passed"],
            "1": ["hall-b", "hall-h", "hall-b-2", "hall-h-1"],
        },
    }
    with pytest.raises(PositionError):
        guess(scene, 2, 2)
    assert guess(scene, 1, 0, 1, 0) == {
        "notebook": {"0": ["hall-b", "hall-c", "hall-b-2"], "1": ["hall-b", "hall-h"]}
    }


def test_the_seed_of_a_guess_is_drawn_too() -> None:
    scene, chance = table(), Chance(1)
    view = scene.game.view(scene.state, 0)
    chance.force(0, [(1 << 31) - 1])
    assert scene.game.guess(view, chance).position()["chance"] != scene.state.position()["chance"]
    chance.force(0, [1 << 31])
    with pytest.raises(PositionError):
        scene.game.guess(view, chance)
