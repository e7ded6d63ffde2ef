"""A match in memory: where it stands, what was chosen, and how far it can be taken back."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final

from looptable.content.diagnostics.diagnostics import Diagnostics
from looptable.content.packs.pack import Pack, find_pack, load_pack
from looptable.core.errors import Refusal
from looptable.core.ids import Seat
from looptable.engine.contract.event import Event
from looptable.engine.contract.game import Game
from looptable.engine.contract.option import Option
from looptable.engine.contract.state import State
from looptable.engine.match.commitment import derive_seed
from looptable.engine.match.editions import first_state, game_of
from looptable.engine.match.record import Header, short_hash
from looptable.engine.registry import find_game

__all__ = ["Made", "Play", "begin", "dressed", "installed_pack"]

KEEP_EVERY: Final = 20
"""So many choices lie between two states that are kept for going back."""


@dataclass(frozen=True, slots=True)
class Made:
    """A choice and what followed from it."""

    seat: Seat
    key: str
    option: Option
    events: tuple[Event, ...]
    h: str

    @property
    def reveals(self) -> bool:
        """Whether anybody learned something that cannot be unlearned."""
        return any(event.reveals for event in self.events)

    def reveals_to(self, seats: Collection[Seat]) -> bool:
        """Whether one of these seats knows that something was revealed."""
        return any(
            event.reveals
            and (event.audience is None or any(seat in event.audience for seat in seats))
            for event in self.events
        )


class Play:
    """The choices of a match that stand, and the state they lead to.

    A choice is tried on a copy (`attempt`) and counts only when it is stored (`accept`).
    """

    def __init__(
        self, game: Game, state: State, version: int, opening: Collection[Event] = ()
    ) -> None:
        self.game = game
        self.state = state
        self.opening = tuple(opening)
        self.made: list[Made] = []
        self._kept: dict[int, State] = {0: state}
        self._options: dict[Seat, list[Option]] = {}
        # Since which version of the log a seat has had the very options that it has now.
        self.since: dict[Seat, int] = {}
        self._renew(version)

    @property
    def first(self) -> State:
        """The state before the first choice."""
        return self._kept[0]

    def options(self, seat: Seat | None) -> list[Option]:
        """What a seat may choose now; nothing, unless it is pending."""
        return self._options.get(seat, []) if seat is not None else []

    def attempt(self, seat: Seat, key: str) -> tuple[Made, State]:
        """What a choice would lead to; refuses one that is not open, and changes nothing."""
        if self.state.outcome() is not None:
            raise Refusal("action/match-over")
        action = self.game.parse(self.state, seat, key)
        option = next(option for option in self._options[seat] if option.key == key)
        after = self.state.clone()
        events: list[Event] = []
        after.apply(seat, action, events.append)
        return Made(seat, key, option, tuple(events), short_hash(after)), after

    def accept(self, made: Made, after: State, version: int) -> None:
        """Makes the choice stand, as this version of the log."""
        self.made.append(made)
        self.state = after
        if len(self.made) % KEEP_EVERY == 0:
            self._kept[len(self.made)] = after
        self._renew(version)

    def turn_of(self, seat: Seat) -> tuple[int, State]:
        """How many choices had been made when a seat began to choose alone, and the state then.

        A long turn is cut where a state is kept.
        """
        start = len(self.made)
        while start % KEEP_EVERY and self.made[start - 1].seat == seat:
            start -= 1
        return start, self._state_at(start)

    def _state_at(self, n: int) -> State:
        """The state after n choices, as a copy."""
        start = n - n % KEEP_EVERY
        state = self._kept[start].clone()
        for made in self.made[start:n]:
            state.apply(made.seat, self.game.parse(state, made.seat, made.key))
        return state

    def go_back(self, n: int, version: int) -> None:
        """Only the first n choices stand."""
        state = self._state_at(n)
        del self.made[n:]
        self._kept = {at: kept for at, kept in self._kept.items() if at <= n}
        self.state = state
        # A choice that was on its way was meant for what is now undone.
        self._options = {}
        self._renew(version)

    def _renew(self, version: int) -> None:
        fresh = {seat: self.game.legal_options(self.state, seat) for seat in self.state.pending()}
        for seat, options in fresh.items():
            if self._options.get(seat) != options:
                self.since[seat] = version
        self._options = fresh


def begin(header: Header, secret: str, nonces: Mapping[str, str], version: int) -> Play:
    """A match before its first choice; refuses one of other rules or content than are here."""
    game = game_of(header, installed_pack)
    seed = derive_seed(secret, nonces)
    opening: list[Event] = []
    state = first_state(game, header, seed, opening.append)
    return Play(game, state, version, opening)


def installed_pack(name: str) -> Pack:
    """A pack of the server's packs folder; a stranger cannot name a path."""
    report = Diagnostics()
    pack = load_pack(find_pack(name, is_path_allowed=False), report)
    report.raise_errors()
    assert pack is not None, "a pack that cannot be read has diagnostics"
    return pack


def dressed(name: str, packs: Collection[str]) -> Game:
    """A game with these packs on top."""
    game = find_game(name)
    return game.with_packs([installed_pack(pack) for pack in packs]) if packs else game
