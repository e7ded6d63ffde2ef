"""What is asked, in which effect, and in which chapter: as each seat may know it."""

from typing import Any

import pytest

from looptable.content.text.texts import Text
from looptable.games.time_stories.tests.ground import BLANK, HIT, SKULL, table
from looptable.games.time_stories.tests.lab import AGENTS, lab, offer
from looptable.testing import Table

pytestmark = pytest.mark.both_builds

DEAD = {"returns_at": {"blue": 13}, "life": {"green": 6, "pink": 5}, "time": 13}


def asked(of: Table, seat: int | None = 0) -> tuple[str, list[int], list[str]]:
    """The question, who must answer it, and what the effect says that asks it."""
    view = of.game.view(of.state, seat)
    assert view.prompt is not None
    assert view.prompt == of.game.prompt(of.state, seat)
    return view.prompt.key, list(view.pending), [text.key for text in view.trail]


def test_every_question_of_the_flow_has_its_words() -> None:
    start: dict[str, Any] = {
        "phase": "choosing",
        "here": None,
        "space": {},
        "receptacle": {},
        "life": {},
    }
    assert asked(table(**start)) == ("prompt.receptacle", [0], [])
    assert asked(table(phase="entering", space={})) == ("prompt.entry", [0, 1, 2], [])
    assert asked(table()) == ("prompt.action", [0, 1, 2], [])
    scene = table()
    scene.do(0, "first")
    assert asked(scene) == ("prompt.free", [0], [])
    scene = table()
    for seat in range(3):
        scene.do(seat, "nothing")
    assert asked(scene, None) == ("prompt.order", [0], [])
    scene = table(**DEAD, phase="returning", space={"green": "hall-b", "pink": "hall-c"})
    assert asked(scene) == ("prompt.return", [0], [])
    assert asked(table(phase="leaving"), 2) == ("prompt.place", [0, 1, 2], [])
    end = {"phase": "judging", "ending": "failed", "failure": "caught"}
    assert asked(table(**end)) == ("prompt.again", [0, 1, 2], [])
    over = table(phase="over", ending="success")
    assert over.game.prompt(over.state, 0) is None


def test_every_question_of_an_effect_has_its_words_for_those_there() -> None:
    assert asked(offer("any-gain")) == ("prompt.resource", [0], ["rules.ground.lab-place-b.2"])
    assert asked(offer("any-gain"), 1) == ("prompt.resource", [0], ["rules.ground.lab-place-b.2"])
    assert asked(offer("any-gain"), 2) == ("prompt.secret", [0], [])
    assert asked(offer("any-gain"), None) == ("prompt.secret", [0], [])
    assert asked(offer("choose-paid", brown={"blue": 1})) == (
        "prompt.choose",
        [0],
        ["rules.ground.lab-place-d.1"],
    )
    assert asked(offer("maybe", yellow={"blue": 1})) == (
        "prompt.may",
        [0],
        ["rules.ground.lab-place-d.3"],
    )
    laid = {"test": {"lab-place-c": "laid"}, "pile_1": {"lab-place-c": 2}}
    piles = {"pile_2": {"lab-place-c": 1}}
    assert asked(offer("pick-any", **laid, **piles)) == (
        "prompt.shield",
        [0],
        ["rules.ground.lab-place-c.7"],
    )


def test_questions_around_a_roll_have_their_words() -> None:
    scene = table(
        space={"blue": "hall-b", "green": "hall-c", "pink": "hall-c"},
        test={"hall-c": "laid"},
        pile_1={"hall-c": 1},
        dice=[HIT, BLANK, SKULL],
    )
    for seat, key in enumerate(("nothing", "roll", "nothing")):
        scene.do(seat, key)
    scene.do(0, "green")
    assert asked(scene, None) == ("prompt.may", [1], ["rules.ground.receptacle-elizia.1"])
    scene.do(1, "receptacle-elizia.1 yes")
    assert asked(scene, None) == ("prompt.die", [1], ["rules.ground.receptacle-elizia.1"])


def test_who_is_healed_is_asked_on_the_way() -> None:
    scene = table(green={"green": 2}, life={"blue": 1, "green": 6, "pink": 5}, die=[0])
    for seat in range(3):
        scene.do(seat, "leave")
    for seat in range(3):
        scene.do(seat, "roof")
    assert asked(scene, None) == ("prompt.may", [1], ["rules.ground.receptacle-elizia.2"])
    scene.do(1, "receptacle-elizia.2 yes")
    assert asked(scene, None) == ("prompt.agent", [1], ["rules.ground.receptacle-elizia.2"])
    assert scene.keys(1) == [
        "receptacle-elizia.2+2 blue",
        "receptacle-elizia.2+2 green",
        "receptacle-elizia.2+2 pink",
    ]


def test_the_roller_is_asked_which_element_of_the_dead_to_use() -> None:
    scene = table(
        space={"blue": "hall-b", "green": "hall-b", "pink": "hall-c"},
        returns_at={"green": 3},
        life={"blue": 2, "pink": 5},
        holder={"element-3": "green"},
        test={"hall-c": "laid"},
        pile_1={"hall-c": 1},
        dice=[HIT] * 5,
    )
    scene.do(0, "nothing")
    scene.do(1, "stay")
    scene.do(2, "roll")
    scene.do(0, "pink")
    assert asked(scene, None) == ("prompt.power", [2], [])
    assert scene.keys(2) == ["use element-3.1", "none"]
    scene.do(2, "none")
    scene.shows(worked=None)


def test_a_view_says_whose_it_is_and_in_which_chapter() -> None:
    view = table(run_number=3).game.view(table(run_number=3).state, 1)
    assert (view.game, view.seat, view.outcome) == ("time-stories", 1, None)
    assert view.chapter == (Text.of("chapter.run", n=3), Text("place.ground.hall"))
    start: dict[str, Any] = {
        "phase": "choosing",
        "here": None,
        "space": {},
        "receptacle": {},
        "life": {},
    }
    scene = table(**start)
    assert scene.game.view(scene.state, None).chapter == (Text.of("chapter.run", n=1),)


def test_letters_are_the_ends_of_names() -> None:
    scene = lab()
    zones = {zone.id: zone for zone in scene.game.view(scene.state, None).zones}
    letters = [zone.name.args["letter"] for zone in zones["panorama"].zones]
    assert letters == list("BCDEFGH")
    assert len(AGENTS) == len([name for name in zones if name.startswith("agent-")])
