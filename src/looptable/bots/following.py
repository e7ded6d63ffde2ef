"""Bots among people: whose turn comes after theirs, and what they hear of them."""

from collections.abc import Iterable, Mapping

from looptable.bots import find_bot
from looptable.core.ids import Seat
from looptable.engine.contract.bot import Follower, Wishes
from looptable.engine.contract.game import Game
from looptable.engine.match.match import Match

__all__ = ["next_bot", "wishes_for"]


def next_bot(
    match: Match, bots: Mapping[Seat, str], people: Iterable[Seat]
) -> tuple[Seat, str] | None:
    """The bot that chooses next, if it need not wait for people."""
    pending = match.state.pending()
    is_waiting = any(seat in pending for seat in people)
    for seat in pending:
        if seat in bots and not (is_waiting and _follows(bots[seat], match.game)):
            return seat, bots[seat]
    return None


def wishes_for(match: Match, seat: Seat, people: Iterable[Seat]) -> Wishes:
    """The people at the table, each with what it has chosen in the question that this seat has."""
    answers = match.answers(seat)
    return {person: answers.get(person) for person in people if person != seat}


def _follows(name: str, game: Game) -> bool:
    return isinstance(find_bot(name, game), Follower)
