"""Sentences about choices and what followed from them."""

from collections.abc import Iterable

from looptable.cli.voice import Voice
from looptable.content.text.texts import Text
from looptable.core.ids import Seat
from looptable.engine.contract.event import Event, heard_by
from looptable.engine.event_text import event_text, heard_texts, seat_text
from looptable.engine.match.match import Choice

__all__ = ["choice_line", "event_line", "event_lines"]


def choice_line(n: int, choice: Choice, voice: Voice) -> str:
    """Number, seat and option of a choice."""
    seat = seat_text(choice.seat)
    return voice.line("story.choice", n=str(n), seat=seat, option=choice.option.text)


def event_lines(events: Iterable[Event], voice: Voice, seat: Seat) -> list[str]:
    """The sentences of those events that this seat may know of, made short."""
    return [voice.say(text) for text in heard_texts(heard_by(events, seat), voice.texts)]


def event_line(event: Event, voice: Voice) -> str:
    """The sentence of an event; one that not all may know begins with those who do."""
    sentence = event_text(event, voice.texts)
    if event.audience is None:
        return voice.say(sentence)
    seats = tuple(seat_text(seat) for seat in event.audience)
    return voice.say(Text.of("story.private", seats=seats, sentence=sentence))
