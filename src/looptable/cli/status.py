"""The status of a match in sentences: the seats that must choose, or the ending."""

from looptable.cli.voice import Voice
from looptable.content.text.texts import Text
from looptable.core.ids import Seat
from looptable.engine.contract.outcome import Outcome
from looptable.engine.event_text import seat_text

__all__ = ["ending_text", "how_it_stands", "seats_text"]


def how_it_stands(pending: tuple[Seat, ...], outcome: Outcome | None, voice: Voice) -> list[str]:
    """One or more lines."""
    if outcome is not None:
        return _how_it_ended(outcome, voice)
    return [voice.line("standing.pending", seats=seats_text(pending))]


def seats_text(seats: tuple[Seat, ...]) -> tuple[Text, ...]:
    """Seats by name, each with the number that commands know it by."""
    return tuple(Text.of("standing.seat", name=seat_text(seat), seat=str(seat)) for seat in seats)


def ending_text(code: str, voice: Voice) -> Text | str:
    """A way of ending in the words of its game; a game that has none for it shows its code."""
    key = f"ending.{code}"
    return Text(key) if voice.has(key) else code


def _how_it_ended(outcome: Outcome, voice: Voice) -> list[str]:
    if outcome.sentence is not None:
        return [voice.line("standing.over", ending=outcome.sentence)]
    winners = tuple(seat_text(seat) for seat in outcome.winners)
    lines = [
        voice.line("standing.over", ending=ending_text(outcome.code, voice)),
        voice.line("standing.winners", winners=winners),
    ]
    if outcome.scores:
        scores = tuple(
            Text.of("standing.score", seat=seat_text(seat), score=str(score))
            for seat, score in enumerate(outcome.scores)
        )
        lines.append(voice.line("standing.scores", scores=scores))
    return lines
