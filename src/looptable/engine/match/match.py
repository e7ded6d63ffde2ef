"""One match: its record, the state the record leads to, and what can be chosen now.

The terminal, the server, the lab and replays share this class. A choice is made at once (`act`), or
tried on a copy and made to stand when it is stored (`attempt`, then `accept`).
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from looptable.core.chance import Chance
from looptable.core.errors import PositionError, RecordError, Refusal, WrongUse
from looptable.core.ids import Action, Seat
from looptable.engine.contract.event import Event
from looptable.engine.contract.game import Game
from looptable.engine.contract.option import Option
from looptable.engine.contract.state import State
from looptable.engine.match.ahead import Ahead, look_ahead
from looptable.engine.match.commitment import derive_seed
from looptable.engine.match.editions import FindPack, first_state, game_of, new_options
from looptable.engine.match.positions import given_position
from looptable.engine.match.record import ChoiceLine, Header, PackRef, Record, short_hash

__all__ = [
    "Choice",
    "Match",
    "new_match",
    "open_match",
    "replay",
]

KEEP_EVERY: Final = 20
"""Choices between two states that are kept for going back."""


class Choice(msgspec.Struct, frozen=True):
    """A choice that was made: the option taken, what followed, and a hash of the state after it."""

    seat: Seat
    key: str
    option: Option
    events: tuple[Event, ...]
    hash: str

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


class Match:
    """A record and the state it leads to. `first` is the state before the first choice.

    A log that counts versions passes them on: `since` then says how old the options of a seat are.
    With `check`, the state hashes of the record must be right.
    """

    def __init__(
        self,
        game: Game,
        record: Record,
        first: State,
        opening: Iterable[Event] = (),
        *,
        version: int = 0,
        check: bool = False,
    ) -> None:
        self.game = game
        self.header = record.header
        self.reveal = record.reveal
        self.opening = tuple(opening)
        """The events of the set-up; empty where the match began from a position."""
        self.state = first
        self.lines: list[ChoiceLine] = []
        self._kept: dict[int, State] = {0: first.clone()}
        # The choices in full. Those of a record are passed over until somebody asks for them.
        self._choices: list[Choice] = []
        self._options: dict[Seat, list[Option]] = {}
        self._ahead: dict[Seat, tuple[Ahead, ...]] = {}
        # The options each seat had when they were last described, and since which version.
        self._asked: dict[Seat, tuple[list[Option], int]] = {}
        self._versions: list[int] = []
        self._floor = self._version = version
        self._pass_over(record.choices, check=check)

    @property
    def record(self) -> Record:
        """The record of the match."""
        return Record(self.header, tuple(self.lines), self.reveal)

    @property
    def first(self) -> State:
        """The state before the first choice, as a copy."""
        return self._kept[0].clone()

    @property
    def choices(self) -> Sequence[Choice]:
        """The choices that stand, in full."""
        if len(self._choices) < len(self.lines):
            state = self._state_at(len(self._choices))
            for line in self.lines[len(self._choices) :]:
                action = self.game.parse(state, line.seat, line.do)
                option = self.game.describe(state, line.seat, action)
                events: list[Event] = []
                state.apply(line.seat, action, events.append)
                self._choices.append(Choice(line.seat, line.do, option, tuple(events), line.h))
        return self._choices

    # What can be chosen.

    def options(self, seat: Seat | None) -> Sequence[Option]:
        """The options of a seat, described once; empty unless it is pending."""
        if seat is None or seat not in self.state.pending():
            return ()
        found = self._options.get(seat)
        if found is None:
            found = self._options[seat] = self.game.legal_options(self.state, seat)
            before, _ = self._asked.get(seat, (None, 0))
            if before is None:
                self._asked[seat] = found, self._first_asked(seat, found)
            elif before != found:
                self._asked[seat] = found, self._version
        return found

    def ahead(self, seat: Seat | None) -> tuple[Ahead, ...]:
        """The questions that a seat can look ahead to, described once; empty unless it is pending."""
        if seat is None:
            return ()
        if seat not in self._ahead:
            self._ahead[seat] = look_ahead(self.game, self.state, seat)
        return self._ahead[seat]

    def since(self, seat: Seat) -> int:
        """The version since which a pending seat has had the very options that it has now."""
        self.options(seat)
        return self._asked[seat][1]

    def answers(self, seat: Seat) -> dict[Seat, str]:
        """The keys that others have chosen while a pending seat had the very question it has now."""
        found: dict[Seat, str] = {}
        asked = self.state.legal(seat)
        for n in range(len(self.lines) - 1, -1, -1):
            before = self._state_at(n)
            if seat not in before.pending() or before.legal(seat) != asked:
                break
            found.setdefault(self.lines[n].seat, self.lines[n].do)
        return found

    def _first_asked(self, seat: Seat, options: list[Option]) -> int:
        """The same for a match whose log was read back: looks at the states before."""
        n = len(self._versions)
        while n and self._versions[n - 1] > self._floor:
            if self.game.legal_options(self._state_at(n - 1), seat) != options:
                return self._versions[n - 1]
            n -= 1
        return self._floor

    def _find(self, seat: Seat, key: str) -> tuple[Action, Option]:
        """The action with this key and its option; refuses one that is not open."""
        for number, option in enumerate(self._options.get(seat, ())):
            if option.key == key:
                return self.state.legal(seat)[number], option
        action = self.game.parse(self.state, seat, key)
        return action, self.game.describe(self.state, seat, action)

    # Choosing.

    def act(self, seat: Seat, key: str, version: int = 0) -> Choice:
        """Makes a choice; raises Refusal, and changes nothing, if it is not open."""
        self._check_seat(seat)
        action, option = self._find(seat, key)
        choice = _made(self.state, seat, key, action, option)
        self._stands(choice, version)
        return choice

    def attempt(self, seat: Seat, key: str) -> tuple[Choice, State]:
        """Tries a choice on a copy of the state; raises Refusal if it is not open."""
        if self.state.outcome() is not None:
            raise Refusal("action/match-over")
        action, option = self._find(seat, key)
        after = self.state.clone()
        return _made(after, seat, key, action, option), after

    def accept(self, choice: Choice, after: State, version: int = 0) -> None:
        """Makes a choice stand that was tried."""
        self.state = after
        self._stands(choice, version)

    def _stands(self, choice: Choice, version: int) -> None:
        if self.reveal is not None:
            self.header, self.reveal = _public(self.record).header, None
        if len(self._choices) == len(self.lines):
            self._choices.append(choice)
        n = len(self.lines) + 1
        self._append(ChoiceLine(n, choice.seat, choice.key, choice.hash), version)
        self._options, self._ahead = {}, {}

    def _append(self, line: ChoiceLine, version: int) -> None:
        self.lines.append(line)
        self._versions.append(version)
        self._version = version
        if line.n % KEEP_EVERY == 0:
            self._kept[line.n] = self.state.clone()

    def _pass_over(self, lines: Iterable[ChoiceLine], *, check: bool) -> None:
        """Replays choices without describing what else was open, or what followed."""
        game, state = self.game, self.state
        for line in lines:
            try:
                # The action comes from `legal`: no need to check it again.
                state.play(line.seat, game.parse(state, line.seat, line.do))
            except Refusal as refusal:
                raise RecordError(
                    "record/foreign-choice", line=line.n + 1, key=line.do, reason=refusal.code
                ) from refusal
            if check and line.h and line.h != short_hash(state):
                raise RecordError("record/diverged", line=line.n + 1)
            self._append(line, 0)

    # Going back.

    def go_back(self, n: int, version: int = 0) -> None:
        """Lets only the first n choices stand."""
        self.state = self._state_at(n)
        if n < len(self.lines) and self.reveal is not None:
            self.header, self.reveal = _public(self.record).header, None
        for kept in (self.lines, self._choices, self._versions):
            del kept[n:]
        self._kept = {at: state for at, state in self._kept.items() if at <= n}
        # A choice that was on its way was meant for what is now undone.
        self._options, self._asked, self._ahead = {}, {}, {}
        self._floor = self._version = version

    def at(self, n: int) -> "Match":
        """The match as it was after its n-th choice, as a match of its own."""
        made = len(self.lines)
        if not 0 <= n <= made:
            raise WrongUse("use/no-such-choice", n=n, made=made)
        earlier = Match(self.game, Record(self.header, (), self.reveal), self.first, self.opening)
        earlier.lines, earlier._choices = list(self.lines), list(self._choices)
        earlier._versions, earlier._kept = list(self._versions), dict(self._kept)
        earlier.go_back(n)
        return earlier

    def undo(self, count: int = 1) -> "Match":
        """The match as it was some choices ago, as a match of its own."""
        made = len(self.lines)
        if count > made:
            raise RecordError("record/nothing-to-undo", count=count, made=made)
        return self.at(made - count)

    def turn_of(self, seat: Seat) -> tuple[int, State]:
        """The number of choices before the turn of a seat, and the state then.

        A long turn is cut where a state is kept.
        """
        start = len(self.lines)
        while start % KEEP_EVERY and self.lines[start - 1].seat == seat:
            start -= 1
        return start, self._state_at(start)

    def _state_at(self, n: int) -> State:
        """The state after n choices, as a copy."""
        start = n - n % KEEP_EVERY
        state = self._kept[start].clone()
        for line in self.lines[start:n]:
            state.play(line.seat, self.game.parse(state, line.seat, line.do))
        return state

    def fork(self, n: int, seat: Seat | None, seed: int) -> "Match":
        """A new match from an earlier choice.

        A finished match keeps its draws: all is known. In an unfinished one everything that the
        forking seat cannot know at that moment is drawn again, so that a fork is no way to peek.
        """
        earlier = self.at(n)
        if self.state.outcome() is not None:
            earlier.header, earlier.reveal = _public(earlier.record).header, None
            return earlier
        owner = seat if seat is not None else next(iter(earlier.state.pending()))
        self._check_seat(owner)
        chance = Chance(2)
        chance.seed(seed)
        state = self.game.guess(self.game.view(earlier.state, owner), chance)
        # A guess draws from the first stream; the draws to come must not be those same numbers.
        state.reseed((chance.next(1) << 32) + chance.next(1))
        header = msgspec.structs.replace(
            self.header, seed=None, commit=None, position=state.position()
        )
        return Match(self.game, Record(header), state)

    def _check_seat(self, seat: Seat) -> None:
        players = self.header.players
        if not 0 <= seat < players:
            raise WrongUse("use/unknown-seat", seat=seat, players=players)


def _made(state: State, seat: Seat, key: str, action: Action, option: Option) -> Choice:
    """The choice of an action, carried out on this state."""
    events: list[Event] = []
    state.apply(seat, action, events.append)
    return Choice(seat, key, option, tuple(events), short_hash(state))


def new_match(
    game: Game,
    players: int,
    given: Mapping[str, str | int | bool],
    seed: int,
    position: Mapping[str, Any] | None = None,
    seats: Sequence[str] = (),
) -> Match:
    """A match at its first choice, from a set-up or from a position."""
    options = dict(new_options(game, given))
    opening: list[Event] = []
    if position is None:
        state = game.start(players, given, seed, opening.append)
    else:
        whole = given_position(game, {"seed": seed, **position}, players)
        state, players = game.load(whole), whole["players"]
    header = Header(
        game=game.meta.id,
        rules=game.meta.rules,
        content=game.played_hash(options, position),
        players=players,
        options=options,
        packs=tuple(PackRef(pack.id, pack.version) for pack in game.packs()),
        seed=None if position is not None else seed,
        position=None if position is None else state.position(),
        seats=tuple(seats),
    )
    return Match(game, Record(header), state, opening)


def open_match(record: Record, find_pack: FindPack) -> Match:
    """The match of a record, replayed; raises RecordError where it does not fit this program."""
    return replay(game_of(record.header, find_pack), record)


def replay(game: Game, record: Record, *, check: bool = False) -> Match:
    """The match of a record; with `check`, every state hash must be right."""
    header = record.header
    opening: list[Event] = []
    try:
        seed = 0 if header.position is not None else _seed(record)
        state = first_state(game, header, seed, opening.append)
    except (PositionError, WrongUse) as error:
        raise RecordError("record/impossible-start", reason=error.code) from error
    return Match(game, record, state, opening, check=check)


def _seed(record: Record) -> int:
    if record.header.seed is not None:
        return record.header.seed
    if record.reveal is None:
        raise RecordError("record/secret-not-revealed")
    return derive_seed(record.reveal.secret, record.reveal.nonces)


def _public(record: Record) -> Record:
    """A record whose secret is out, with the seed in its place: parts of it can be replayed too."""
    if record.reveal is None:
        return record
    header = record.header
    if header.position is None:
        header = msgspec.structs.replace(header, seed=_seed(record))
    return Record(msgspec.structs.replace(header, commit=None), record.choices)
