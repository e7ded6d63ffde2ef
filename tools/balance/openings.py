"""Openings: how a seat fares that takes a card a given number of times in its first turns.

The other seats play as the bot likes. The opener may choose when to take the card within its first turns, and
everything else, by the same bot; later it replays the card whenever that is next and does no harm.
"""

from collections.abc import Mapping, Sequence

from balance.cells import Study
from balance.counts import Counts
from balance.markdown import head, line, percent
from balance.opening import Opening, OpeningCell
from looptable.bots import decide, find_bot
from looptable.core.chance import Chance
from looptable.core.ids import Seat
from looptable.engine.contract.bot import Adviser
from looptable.engine.contract.event import Event
from looptable.engine.contract.game import Game
from looptable.engine.contract.option import Option
from looptable.engine.contract.state import State
from looptable.engine.registry import find_game
from looptable.lab.statistics import wilson

__all__ = ["Opener", "is_allowed", "openings", "play_opening"]

SEED = 2026
TRIES = 5  # matches for each that counts, before a cell is given up as out of reach


class Opener:
    """The player with the opening: the bot, held to it in its first turns."""

    def __init__(self, book: Opening, bot: Adviser, times: int) -> None:
        self.book = book
        self.bot = bot
        self.times = times
        self.taken = 0
        self.turns = 0

    def decide(self, game: Game, state: State, seat: Seat, chance: Chance) -> int:
        """The index of its choice."""
        options = game.legal_options(state, seat)
        keys = [option.key for option in options]
        again = f"past {self.book.card}"
        if again in keys and not self._harms(game, state, seat, keys.index(again), chance):
            return keys.index(again)
        is_turn = any(key.startswith("new ") for key in keys)
        if not is_turn or self.turns >= self.book.turns:
            return decide(self.bot, game, state, seat, chance)
        index = self._best(game, state, seat, options, chance)
        self.turns += 1
        self.taken += keys[index] == f"new {self.book.card}"
        return index

    def _best(
        self, game: Game, state: State, seat: Seat, options: Sequence[Option], chance: Chance
    ) -> int:
        ranked = self.bot.rank(game, game.view(state, seat), seat, options, chance)
        left, due = self.book.turns - self.turns, self.times - self.taken
        wanted = f"new {self.book.card}"
        for advice in ranked:
            if is_allowed(options[advice.index].key == wanted, left, due):
                return advice.index
        return ranked[0].index  # the display has no more of it

    def _harms(self, game: Game, state: State, seat: Seat, index: int, chance: Chance) -> bool:
        heard: list[Event] = []
        guess = game.imagine(state, seat, chance)
        guess.apply(seat, guess.legal(seat)[index], heard.append)
        return any(event.kind == self.book.harm for event in heard)


def is_allowed(is_card: bool, turns_left: int, times_due: int) -> bool:
    """Whether an opening lets the card be taken now, or something else."""
    return times_due > 0 if is_card else turns_left > times_due


def play_opening(study: Study, book: Opening, cell: OpeningCell, games: int) -> Counts:
    """The counts of matches in which the opener got as many of the card as it wanted.

    Where others took them first the match does not count, and another one is played.
    """
    counts = Counts()
    for number in range(games * TRIES):
        if counts.games == games:
            break
        wins = _play_one(find_game(study.game), study.bot, book, cell, number)
        if wins is not None:
            counts.games += 1
            counts.won += wins
    return counts


def _play_one(game: Game, bot: str, book: Opening, cell: OpeningCell, number: int) -> bool | None:
    """Whether the opener won; None if it did not come by its cards."""
    seat = number % cell.players
    others, chance = find_bot(bot, game), Chance(1)
    assert isinstance(others, Adviser), "an opening needs a bot that ranks"
    opener = Opener(book, others, cell.times)
    chance.seed(SEED * 1_000_003 + number)
    state = game.start(cell.players, dict(book.variants[cell.variant]), SEED * 7919 + number)
    while pending := state.pending():
        mover = pending[0]
        if mover == seat:
            index = opener.decide(game, state, mover, chance)
            if opener.turns == book.turns and opener.taken != cell.times:
                return None
        else:
            index = decide(others, game, state, mover, chance)
        state.apply(mover, state.legal(mover)[index])
    outcome = state.outcome()
    assert outcome is not None
    return seat in outcome.winners


def openings(study: Study, known: Mapping[str, Counts]) -> list[str]:
    """The share of wins by variant, players and the number of times, with the goal."""
    book = study.opening
    assert book is not None, "the page has a table of openings, and balance.toml none"
    times = [str(count) for count in range(book.turns + 1)]
    lines = head(["variant", "players", *times, "goal"])
    for variant in book.variants:
        for players, goal in book.goal.items():
            cells = [OpeningCell(variant, int(players), int(count)).id for count in times]
            shares = [_share(known.get(cell, Counts()), book.games) for cell in cells]
            lines.append(line([variant, players, *shares, f"≤ {goal} %"]))
    return lines


def _share(counts: Counts, games: int) -> str:
    if counts.games == 0:
        return "–"
    low, high = wilson(counts.won, counts.games)
    few = "" if counts.games >= games else f", of {counts.games}"
    return f"**{percent(counts.won / counts.games)}** ({100 * low:.0f}–{100 * high:.0f}{few})"
