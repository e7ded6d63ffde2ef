"""Bots among people: whose turn comes after theirs, what they hear of them, and what they propose."""

from collections.abc import Iterable, Mapping

from looptable.bots import find_bot
from looptable.core.chance import Chance
from looptable.core.ids import Seat
from looptable.engine.contract.bot import Follower, Orders, Proposal, Proposer, Wishes
from looptable.engine.contract.game import Game
from looptable.engine.contract.state import State
from looptable.engine.match.match import Match

__all__ = ["follows", "is_offered_to_all", "next_bot", "proposals_of", "proposers", "wishes_for"]


def next_bot(
    match: Match, bots: Mapping[Seat, str], people: Iterable[Seat]
) -> tuple[Seat, str] | None:
    """The bot that chooses next, if it need not wait for people."""
    pending = match.state.pending()
    is_waiting = any(seat in pending for seat in people)
    for seat in pending:
        if seat in bots and not (is_waiting and follows(bots[seat], match.game)):
            return seat, bots[seat]
    return None


def wishes_for(match: Match, seat: Seat, people: Iterable[Seat]) -> Wishes:
    """The people at the table, each with what it has chosen in the question that this seat has."""
    answers = match.answers(seat)
    return {person: answers.get(person) for person in people if person != seat}


def proposers(match: Match, bots: Mapping[Seat, str], people: Iterable[Seat]) -> list[Seat]:
    """The bots that have the same question as people, wait for them, and can propose something."""
    pending = match.state.pending()
    if not any(seat in pending for seat in people):
        return []
    return [
        seat
        for seat in pending
        if seat in bots and isinstance(find_bot(bots[seat], match.game), Proposer)
    ]


def proposals_of(
    name: str,
    game: Game,
    state: State,
    seat: Seat,
    chance: Chance,
    orders: Orders | None = None,
) -> tuple[Proposal, ...]:
    """The proposals of a bot in this seat, from its own view and what people have told it."""
    bot = find_bot(name, game)
    assert isinstance(bot, Proposer), name
    options = game.legal_options(state, seat)
    return bot.propose(game, game.view(state, seat), seat, options, chance, orders or {})


def is_offered_to_all(match: Match, proposal: Proposal, people: Iterable[Seat]) -> bool:
    """Whether all people who are still to answer may take what is proposed, or it is the bot's own affair."""
    if proposal.own:
        return True
    pending = match.state.pending()
    offered = [match.options(seat) for seat in people if seat in pending]
    return all(proposal.key in [option.key for option in options] for options in offered)


def follows(name: str, game: Game) -> bool:
    """Whether a bot goes by the people at its table."""
    return isinstance(find_bot(name, game), Follower)
