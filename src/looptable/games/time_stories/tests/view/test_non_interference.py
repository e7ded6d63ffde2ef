"""Nobody learns what only others could read: two missions, or two choices, that look alike from afar."""

import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from looptable.core.chance import Chance
from looptable.engine.contract.event import heard_by
from looptable.engine.match.ahead import look_ahead
from looptable.games.time_stories import GAME
from looptable.games.time_stories.game import StoryGame
from looptable.games.time_stories.tests.missions.builder import File, card, offer
from looptable.games.time_stories.tests.missions.proving_ground import (
    HALL,
    hall_with,
    table,
    write_ground,
)
from looptable.testing import Table, rule

pytestmark = pytest.mark.both_builds

APART = {"blue": "hall-b", "green": "hall-b", "pink": "hall-c"}
BOTH = HALL[0].rows
OURS = hall_with(
    card(
        "bench",
        offer("rest", "gain 1 life"),
        offer("doze", "gain 2 life"),
        offer("dream", "choose: gain 1 life | gain 2 life"),
        *BOTH,
    )
)
THEIRS = hall_with(
    card(
        "bench",
        offer("sit", "may: (gain 1 life; gain 1 life)"),
        offer("sleep", "gain 3 life", again=True),
        *BOTH,
        read="gain 1 life",
    )
)


@cache
def mission(hall: File, secret: str) -> StoryGame:
    """The proving ground with another bench, and other words on its face and on those of the rest."""
    with tempfile.TemporaryDirectory() as folder:
        written = write_ground(Path(folder) / "ground", dict([hall]))
        for prose in written.glob("**/*.md"):
            words = prose.read_text("utf-8")
            words = words.replace("Secret of", secret).replace("Told of", secret)
            prose.write_text(words, "utf-8")
        return GAME.with_missions([written])


def scene(hall: File, secret: str, **position: Any) -> Table:
    """All know nothing yet; Pink is at the gate and sees nothing of the bench."""
    start = table(space=APART, notebook={"0": ["hall-b"], "1": ["hall-b"]}, **position)
    return Table(mission(hall, secret), start.state.position())


def alike(one: Table, other: Table, *viewers: int | None) -> None:
    """The same views, to the byte, and in them the same sentences; and the same questions to come."""
    for viewer in viewers:
        views = [of.game.view(of.state, viewer) for of in (one, other)]
        assert views[0].as_bytes() == views[1].as_bytes()
        if viewer is not None:
            seen = [look_ahead(of.game, of.state, viewer) for of in (one, other)]
            assert seen[0] == seen[1]


@rule("TIME-INF-3", "TIME-SAV-8")
def test_other_faces_effects_and_offers_of_a_card_change_nothing_for_those_elsewhere() -> None:
    ours, theirs = scene(OURS, "One story of"), scene(THEIRS, "Another tale about")
    alike(ours, theirs, 2, None)
    steps = [(0, "nothing"), (1, "hall-e"), (2, "nothing"), (0, "rest")]
    for seat, key in steps:
        told = [of.do(seat, key) for of in (ours, theirs)]
        for viewer in (2, None):
            assert heard_by(told[0], viewer) == heard_by(told[1], viewer)
        alike(ours, theirs, 2, None)


@rule("TIME-INF-3", "TIME-INF-7")
def test_which_offer_was_taken_only_those_there_know() -> None:
    scenes = [scene(OURS, "A story of") for _ in range(2)]
    for of, key in zip(scenes, ("offer hall-b-1", "offer hall-b-2"), strict=True):
        events = of.do(0, "first", key, "done")
        (heard,) = heard_by(events, 2)
        assert (heard.kind, heard.data, heard.reveals) == ("acts-freely", {"agent": "blue"}, True)
    alike(scenes[0], scenes[1], 2, None)
    for of, taken in zip(scenes, ("hall-b-1", "hall-b-2"), strict=True):
        for seat in (0, 1):
            known = of.game.view(of.state, seat).known
            assert known["taken"] == {taken: True}
            assert known["notebook"][str(seat)] == ["hall-b", taken]
            assert known["notebook"][str(1 - seat)] == ["hall-b"]
        for viewer in (2, None):
            known = of.game.view(of.state, viewer).known
            assert "taken" not in known
            assert known["notebook"] == {"0": ["hall-b"], "1": ["hall-b"]}


@rule("TIME-INF-3", "TIME-INF-5")
def test_who_comes_later_sees_what_is_no_longer_offered_and_forgets_it_elsewhere() -> None:
    of = scene(OURS, "A story of", taken={})
    of.do(0, "first", "offer hall-b-2", "done")
    for seat, key in enumerate(("nothing", "nothing", "hall-b")):
        of.do(seat, key)
    of.do(0, "rest")
    assert of.game.view(of.state, 2).known["taken"] == {"hall-b-2": True}
    for seat, key in enumerate(("nothing", "nothing", "hall-d")):
        of.do(seat, key)
    of.do(0, "rest")
    assert "taken" not in of.game.view(of.state, 2).known
    assert of.game.view(of.state, 0).known["taken"] == {"hall-b-2": True}


def test_guesses_draw_what_others_have_chosen_and_keep_the_view() -> None:
    of = scene(OURS, "A story of")
    of.do(0, "first", "offer hall-b-1", "done")
    chance = Chance(1)
    chance.seed(1)
    for viewer in (2, None):
        view = of.game.view(of.state, viewer)
        guesses = [of.game.guess(view, chance) for _ in range(12)]
        assert all(of.game.view(one, viewer).as_bytes() == view.as_bytes() for one in guesses)
        drawn = {str(one.position().get("taken")) for one in guesses}
        assert len(drawn) > 2
    mine = of.game.view(of.state, 0)
    assert {str(of.game.guess(mine, chance).position()["taken"]) for _ in range(4)} == {
        "{'hall-b-1': True}"
    }


def test_guesses_in_the_middle_of_a_secret_effect_keep_the_view_too() -> None:
    of = scene(OURS, "A story of")
    of.do(0, "first", "offer hall-b-3")
    view = of.game.view(of.state, 2)
    assert view.known["pc"] == "hidden"
    chance = Chance(1)
    chance.seed(2)
    for _ in range(4):
        guess = of.game.guess(view, chance)
        assert of.game.view(guess, 2).as_bytes() == view.as_bytes()
