"""The guided first turn: what it does, and that its table is one that could be met."""

import pytest

from looptable.content.text.texts import Text
from looptable.core.ids import Seat
from looptable.games.the_loop import GAME
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import ERAS

LEARNER: Seat = 0


def guided(seed: int) -> LoopState:
    """The table after the last choice of the tutorial, with other draws to come for each seed."""
    tutorial = GAME.tutorial()
    assert tutorial is not None
    state = GAME.load(tutorial.position)
    state.reseed(seed)
    for lesson in tutorial.lessons:
        if lesson.key is not None:
            state.apply(LEARNER, GAME.parse(state, LEARNER, lesson.key))
    return state


def test_the_guided_turn_completes_a_mission_and_brings_two_cards() -> None:
    position = guided(1).position()
    assert position["completed"] == ["clog-up"]
    assert position["progress"] == {"reunite": 2}
    assert position["draw"]["time-prowler"] == ["captcha", "spartan-shield"]
    assert position["rifts"]["globalization"] == 1
    assert "renaissance-globalization" not in position["clone_at"]


def test_no_chance_comes_into_it() -> None:
    one, two = guided(1).position(), guided(2).position()
    assert one.pop("chance") != two.pop("chance")
    assert one == two


def test_all_pieces_are_there_once() -> None:
    tutorial = GAME.tutorial()
    assert tutorial is not None
    position = tutorial.position
    assert position["rift_supply"] + sum(position["rifts"].values()) == 30
    assert position["energy_supply"] + sum(position["energy"].values()) == 30
    assert sorted([*position["foo_row"], *position["foo_deck"]]) == sorted(ERAS)
    assert len({*position["mission"].values(), *position["unused"]}) == 10
    piles = [*position["available"].values(), position["artifacts"]]
    piles += [pile for name in ("draw", "ready", "discard") for pile in position[name].values()]
    cards = [card for pile in piles for card in pile]
    assert len(set(cards)) == len(cards) == 49 + 2 * 6


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_lessons_name_the_cards_they_ask_for(lang: str) -> None:
    tutorial, texts = GAME.tutorial(), GAME.texts()
    assert tutorial is not None
    for lesson in tutorial.lessons:
        if lesson.key is not None and lesson.key.startswith("use "):
            name = texts.say(Text(f"card.{lesson.key.removeprefix('use ')}"), lang)
            assert name in texts.say(lesson.text, lang)
