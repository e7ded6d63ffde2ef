"""The match that is being played, its story, and the file it is kept in."""

from pathlib import Path

from looptable.bots import decide, find_bot
from looptable.bots.following import (
    is_offered_to_all,
    next_bot,
    proposals_of,
    proposers,
    wishes_for,
)
from looptable.cli.play.seating import Seating
from looptable.cli.records import save
from looptable.core.chance import Chance
from looptable.core.errors import WrongUse
from looptable.core.ids import Seat
from looptable.engine.contract.bot import Proposal
from looptable.engine.contract.event import Event
from looptable.engine.match.commitment import bot_seed
from looptable.engine.match.match import Choice, Match

__all__ = ["Session"]


class Session:
    """A match with its story; every change is kept in its file."""

    def __init__(self, match: Match, seating: Seating, file: Path) -> None:
        self.match = match
        self.seating = seating
        self.file = file
        # The number of choices whose events each person has seen.
        self._told = dict.fromkeys(seating.people, len(match.choices))
        # A match that goes on was opened another day.
        opening = () if match.choices else match.opening
        self._openings = dict.fromkeys(seating.people, opening)

    def act(self, seat: Seat, key: str) -> None:
        """A person's choice."""
        self.match.act(seat, key)
        self.save()

    def let_bots_play(self) -> None:
        """All choices of bots, up to the next one that a person must make."""
        bots, people = self.seating.bots, self.seating.people
        while turn := next_bot(self.match, bots, people):
            seat, name = turn
            state, game = self.match.state, self.match.game
            wishes = wishes_for(self.match, seat, people)
            bot = find_bot(name, game)
            index = decide(bot, game, state, seat, self._chance(seat), wishes)
            self.match.act(seat, game.option_key(state, seat, state.legal(seat)[index]))

    def proposals(self) -> list[tuple[Seat, Proposal]]:
        """Proposals of bots about the question that people have now; they are in no record."""
        bots, people, match = self.seating.bots, self.seating.people, self.match
        said = [
            (seat, one)
            for seat in proposers(match, bots, people)
            for one in proposals_of(bots[seat], match.game, match.state, seat, self._chance(seat))
        ]
        return [(seat, one) for seat, one in said if is_offered_to_all(match, one, people)]

    def _chance(self, seat: Seat) -> Chance:
        """Made from the match alone, so that the same choices after an undo get the same answer."""
        chance = Chance(1)
        chance.seed(bot_seed(str(self.match.header.seed), len(self.match.lines), seat))
        return chance

    def undo(self) -> list[Choice]:
        """Takes back the last choice of a person and all that followed; empty if there is none."""
        people, choices = self.seating.people, self.match.choices
        places = [at for at, choice in enumerate(choices) if choice.seat in people]
        if not places:
            return []
        undone = list(choices[places[-1] :])
        self.match.go_back(places[-1])
        self._told = {seat: min(told, places[-1]) for seat, told in self._told.items()}
        self.save()
        return undone

    def news(self, seat: Seat) -> list[Event]:
        """The events that this seat has not seen yet; marks them as seen."""
        choices = self.match.choices
        fresh = choices[self._told[seat] :]
        self._told[seat] = len(choices)
        opening = self._openings.pop(seat, ())
        return [*opening, *(event for choice in fresh for event in choice.events)]

    def save(self, file: Path | None = None) -> None:
        """Writes the record, to its own file or as a copy to another."""
        target = file or self.file
        if target == self.file:
            _make_folder(target.parent)
        save(target, self.match)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise WrongUse("file/unwritable", file=str(folder), reason=reason) from None
