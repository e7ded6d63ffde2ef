"""Events as the one at the terminal reads them."""

from looptable.cli.choice_lines import event_lines
from looptable.cli.voice import Voice
from looptable.engine.contract.event import Event
from looptable.engine.registry import find_game


def told(*events: Event) -> list[str]:
    voice = Voice("en")
    voice.speak_of(find_game("the-loop"))
    return event_lines(events, voice, 0)


def falls(era: str) -> Event:
    return Event("rift-falls", {"era": era})


FORCED = Event("forced", {"seat": 0, "choice": "dawn"})


def test_the_same_sentence_several_times_is_told_once_with_a_number() -> None:
    assert told(falls("dawn"), falls("dawn"), falls("end"), falls("dawn")) == [
        "A rift falls into the Dawn of Time. (× 2)",
        "A rift falls into the End of Times.",
        "A rift falls into the Dawn of Time.",
    ]


def test_an_only_option_is_told_by_what_came_of_it() -> None:
    assert told(FORCED, falls("dawn")) == ["A rift falls into the Dawn of Time."]
    assert told(falls("dawn"), FORCED) == [
        "A rift falls into the Dawn of Time.",
        "Player A has only one choice.",
    ]
