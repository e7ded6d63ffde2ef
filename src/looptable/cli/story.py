"""The story of a match: its choices, and what followed from each."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from looptable.cli.voice import Voice
from looptable.content.text.texts import Text
from looptable.core.ids import Seat
from looptable.engine.contract.event import Event, heard_by
from looptable.engine.contract.option import Option
from looptable.engine.event_text import event_text, heard_texts, seat_text
from looptable.engine.match.match import Match
from looptable.engine.match.record import Choice

__all__ = ["Step", "choice_line", "choose", "steps", "tell_event", "tell_events"]


@dataclass(frozen=True, slots=True)
class Step:
    """One choice, as the option that was taken, and the events that followed."""

    choice: Choice
    option: Option
    events: tuple[Event, ...]


def steps(match: Match) -> Iterator[Step]:
    """All choices of a match, replayed."""
    told = match.at(0)
    for choice in match.record.choices:
        yield choose(told, choice.seat, choice.do)


def choose(match: Match, seat: Seat, key: str) -> Step:
    """Makes a choice and tells its story; refuses as `Match.act` does."""
    game, state = match.game, match.state
    option = None
    if seat in state.pending():
        options = game.legal_options(state, seat)
        option = next((option for option in options if option.key == key), None)
    events = match.act(seat, key)
    assert option is not None, "an option that is not there was accepted"
    return Step(match.record.choices[-1], option, tuple(events))


def choice_line(step: Step, voice: Voice) -> str:
    """Number, seat and option of a choice."""
    choice = step.choice
    seat = seat_text(choice.seat)
    return voice.tell("story.choice", n=str(choice.n), seat=seat, option=step.option.text)


def tell_events(events: Iterable[Event], voice: Voice, seat: Seat) -> list[str]:
    """The sentences of those events that this seat may know of, made short."""
    return [voice.say(text) for text in heard_texts(heard_by(events, seat), voice.texts)]


def tell_event(event: Event, voice: Voice) -> str:
    """The sentence of an event; one that not all may know begins with those who do."""
    sentence = event_text(event, voice.texts)
    if event.audience is None:
        return voice.say(sentence)
    seats = tuple(seat_text(seat) for seat in event.audience)
    return voice.say(Text.of("story.private", seats=seats, sentence=sentence))
