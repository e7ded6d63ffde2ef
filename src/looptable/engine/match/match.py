"""A match that is being played: a game, its record, and the state the record leads to."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from looptable.core.chance import Chance
from looptable.core.errors import PositionError, RecordError, Refusal, WrongUse
from looptable.core.ids import Seat
from looptable.engine.contract.event import Event
from looptable.engine.contract.game import Game
from looptable.engine.contract.state import State
from looptable.engine.match.commitment import commitment, derive_seed
from looptable.engine.match.editions import FindPack, first_state, game_of, new_options
from looptable.engine.match.record import Header, PackRef, Record, Reveal, short_hash

__all__ = ["Match", "Verdict", "new_match", "open_match", "verify"]


class Match:
    """A record and the state it leads to; playing on makes the record longer."""

    def __init__(self, game: Game, record: Record, state: State) -> None:
        self.game = game
        self.record = record
        self.state = state

    def opening(self) -> list[Event]:
        """What happened while it was set up; nothing where it began from a position."""
        events: list[Event] = []
        header = self.record.header
        if header.position is None:
            first_state(self.game, header, _seed(self.record), events.append)
        return events

    def act(self, seat: Seat, key: str) -> list[Event]:
        """Makes a choice; raises Refusal, and changes nothing, if it is not open."""
        self._check_seat(seat)
        action = self.game.parse(self.state, seat, key)
        events: list[Event] = []
        self.state.apply(seat, action, events.append)
        self.record = self.record.plus(seat, key, self.state)
        return events

    def undo(self, count: int = 1) -> "Match":
        """The match as it was some choices ago."""
        made = len(self.record.choices)
        if count > made:
            raise RecordError("record/nothing-to-undo", count=count, made=made)
        return self.at(made - count)

    def at(self, n: int) -> "Match":
        """The match as it was after its n-th choice."""
        made = len(self.record.choices)
        if not 0 <= n <= made:
            raise WrongUse("use/no-such-choice", n=n, made=made)
        record = self.record if n == made else _public(self.record).upto(n)
        return Match(self.game, record, replay(self.game, record))

    def fork(self, n: int, seat: Seat | None, seed: int) -> "Match":
        """A new match from an earlier choice.

        A finished match keeps its draws: all is known. In an unfinished one everything that the
        forking seat cannot know at that moment is drawn anew, so that a fork is no way to peek.
        """
        earlier = self.at(n)
        if self.state.outcome() is not None:
            return Match(self.game, _public(earlier.record), earlier.state)
        owner = seat if seat is not None else next(iter(earlier.state.pending()))
        self._check_seat(owner)
        chance = Chance(2)
        chance.seed(seed)
        state = self.game.guess(self.game.view(earlier.state, owner), chance)
        # A guess draws from the first stream; the draws to come must not be those same numbers.
        state.reseed((chance.next(1) << 32) + chance.next(1))
        header = msgspec.structs.replace(
            self.record.header, seed=None, commit=None, position=state.position()
        )
        return Match(self.game, Record(header), state)

    def _check_seat(self, seat: Seat) -> None:
        players = self.record.header.players
        if not 0 <= seat < players:
            raise WrongUse("use/unknown-seat", seat=seat, players=players)


class Verdict(msgspec.Struct, frozen=True):
    """What checking a record found: `broken_line` is the first line that does not hold."""

    committed: bool | None
    checked: int
    broken_line: int | None = None
    reason: str = ""


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
    if position is None:
        state = game.start(players, given, seed)
    else:
        state = game.load({"players": players, "seed": seed, **position})
        players = position.get("players", players)
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
    return Match(game, Record(header), state)


def open_match(record: Record, find_pack: FindPack) -> Match:
    """The match of a record, replayed; raises RecordError where it does not fit this program."""
    game = game_of(record.header, find_pack)
    return Match(game, record, replay(game, record))


def replay(game: Game, record: Record, check: bool = False) -> State:
    """The state that a record leads to; with `check`, every state hash must be right."""
    state = _first_state(game, record)
    for choice in record.choices:
        line = choice.n + 1
        try:
            state.apply(choice.seat, game.parse(state, choice.seat, choice.do))
        except Refusal as refusal:
            raise RecordError(
                "record/foreign-choice", line=line, key=choice.do, reason=refusal.code
            ) from refusal
        if check and choice.h and choice.h != short_hash(state):
            raise RecordError("record/diverged", line=line)
    return state


def _first_state(game: Game, record: Record) -> State:
    """The state before the first choice of a record."""
    header = record.header
    try:
        return first_state(game, header, 0 if header.position is not None else _seed(record))
    except (PositionError, WrongUse) as error:
        raise RecordError("record/impossible-start", reason=error.code) from error


def verify(game: Game, record: Record) -> Verdict:
    """Checks the commitment, if the secret is out, and then every line."""
    committed = None
    if record.header.commit is not None:
        if record.reveal is None:
            return Verdict(None, 0, 1, "record/secret-not-revealed")
        committed = _is_kept(record.header, record.reveal)
        if not committed:
            return Verdict(False, 0, 1, "record/broken-commitment")
    try:
        replay(game, record, check=True)
    except RecordError as error:
        line = error.data.get("line", 1)
        assert isinstance(line, int)
        return Verdict(committed, max(0, line - 2), line, error.code)
    return Verdict(committed, len(record.choices))


def _is_kept(header: Header, reveal: Reveal) -> bool:
    """Whether the secret is the one committed to, and all draws come from it."""
    if header.position is not None or commitment(reveal.secret, reveal.salt) != header.commit:
        return False
    return header.seed in (None, derive_seed(reveal.secret, reveal.nonces))


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
