"""Faults planted in a tutorial: the kit finds each of them."""

from typing import Any

import msgspec
import pytest

from looptable.conformance.plan import Case, Plan
from looptable.conformance.promises.tutorials import Tutorials
from looptable.content.text.languages import GRAMMARS
from looptable.content.text.template_parser import parse_template
from looptable.content.text.texts import Layer, Texts
from looptable.engine.contract.tutorial import Lesson, Tutorial
from tests.conformance.faulty import FaultyGame, FaultyState

POSITION: dict[str, Any] = {
    "players": 2,
    "round": 4,
    "supply": 12,
    "sparks": {"dawn": 2, "noon": 2, "dusk": 2},
    "deck": ["side-door", "postman"],
    "hands": {"0": ["overtime"], "1": ["early-bird"]},
}
GOOD = Tutorial(
    POSITION, ("me", "bot:random"), (Lesson("look", None, ("clock",)), Lesson("play", "overtime"))
)
TEXTS = {"lesson.look": "Look.", "lesson.play": "Play."}


def faults(
    tutorial: Tutorial,
    english: dict[str, str] = TEXTS,
    french: dict[str, str] = TEXTS,
    state: type[FaultyState] = FaultyState,
) -> list[str]:
    """The kit's findings on the example game with this tutorial."""
    kind = state

    class Taught(FaultyGame):
        state = kind

        def tutorial(self) -> Tutorial:
            return tutorial

        def texts(self) -> Texts:
            languages = {"en": english, "fr": french}
            layer = {
                lang: {key: parse_template(said, GRAMMARS[lang]) for key, said in words.items()}
                for lang, words in languages.items()
            }
            return super().texts().over(Layer(layer))

    found = Tutorials(Case(Taught(), "", Plan(games=1))).once()
    return [problem.message for problem in found]


def teaching(*lessons: Lesson) -> list[str]:
    """The same with other lessons."""
    texts = {f"lesson.{lesson.id}": "So." for lesson in lessons}
    return faults(msgspec.structs.replace(GOOD, lessons=lessons), texts, texts)


def test_a_good_tutorial_is_not_blamed() -> None:
    assert faults(GOOD) == []


def test_a_choice_that_is_not_there_is_found() -> None:
    (found,) = teaching(Lesson("play", "paradox"))
    assert found == "the lesson 'play' wants 'paradox', which is not legal; legal are overtime"


def test_a_choice_while_another_is_asked_is_found() -> None:
    (found,) = teaching(Lesson("play", "overtime"), Lesson("more", "overtime"))
    assert found == "the lesson 'more' wants 'overtime' of seat 0, who is not asked"


def test_a_thing_that_does_not_lie_there_is_found() -> None:
    (found,) = teaching(Lesson("look", "overtime", ("clock", "kitchen")))
    assert found == "the lesson 'look' shows 'kitchen', which is not there"


def test_what_is_only_read_teaches_nothing() -> None:
    assert teaching(Lesson("look")) == ["the tutorial leads to no choice"]


def test_two_lessons_with_one_name_are_found() -> None:
    assert teaching(Lesson("look"), Lesson("look", "overtime")) == [
        "two lessons of the tutorial are called 'look'"
    ]


def test_a_lesson_that_one_language_lacks_is_found() -> None:
    found = faults(GOOD, french={"lesson.play": "Jouez."})
    assert found == ["the text 'lesson.look' is missing in language 'fr'"]


def test_a_word_that_is_nowhere_is_found() -> None:
    found = teaching(Lesson("look", "overtime", words={"card": "card.nowhere"}))
    assert "the text 'card.nowhere' is missing in language 'en'" in found


def test_a_lesson_that_goes_on_and_on_is_found() -> None:
    found = faults(GOOD, {**TEXTS, "lesson.look": "on " * 51})
    assert found == ["the lesson 'look' has 51 words in 'en'"]


@pytest.mark.parametrize("seats", [("me", "bot:nobody"), ("me", "me"), ("bot:random",) * 2])
def test_seats_are_for_one_learner_and_bots(seats: tuple[str, ...]) -> None:
    assert len(faults(msgspec.structs.replace(GOOD, seats=seats))) >= 1


def test_a_position_that_cannot_be_loaded_is_found() -> None:
    (found,) = faults(msgspec.structs.replace(GOOD, position={**POSITION, "sparks": {"tea": 1}}))
    assert found.startswith("the position of the tutorial cannot be loaded")


class Moody(FaultyState):
    """With one seed nothing can be chosen."""

    mood = 0

    def legal(self, seat: int) -> list[int]:
        return super().legal(seat) if self.mood != 2 else []

    def reseed(self, seed: int) -> None:
        super().reseed(seed)
        self.mood = seed


def test_a_tutorial_that_some_draws_forbid_is_found() -> None:
    (found,) = faults(GOOD, state=Moody)
    assert found.startswith("the lesson 'play' wants 'overtime', which is not legal")
