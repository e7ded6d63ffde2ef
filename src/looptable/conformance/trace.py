"""A match of random play, written down so that each promise can walk through it again."""

from collections.abc import Iterator
from dataclasses import dataclass

from looptable.conformance.draws import seeded
from looptable.conformance.variety import Settings, draw_settings
from looptable.core.chance import Chance
from looptable.core.ids import Action, Seat
from looptable.engine.contract.game import Game
from looptable.engine.contract.state import State

__all__ = ["Diverged", "Moment", "Trace", "record_play", "said"]

BEGINNING = 300  # of a match that does not end, promises look at this many choices


class Diverged(Exception):
    """The same choices led elsewhere; `was_asked`: after questions that should change nothing."""

    def __init__(self, step: int, was_asked: bool) -> None:
        super().__init__(step, was_asked)
        self.step = step
        self.was_asked = was_asked


@dataclass(frozen=True, slots=True)
class Moment:
    """A state between two choices, and the choice that follows; `seat` is -1 at the last one.

    The state is the one that the walk goes on with: a promise may ask it, and plays on clones.
    """

    step: int
    state: State
    seat: Seat = -1
    action: Action = -1

    @property
    def is_last(self) -> bool:
        """Whether no choice follows."""
        return self.seat < 0


class Trace:
    """The choices of a match, and the key of each state on its way.

    It holds no states: every walk starts from the set-up, so that a fault in copying or saving
    cannot hide itself.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        settings: Settings,
        seed: int,
        choices: list[tuple[Seat, Action]],
        keys: list[bytes],
        broken: str,
    ) -> None:
        self.game = game
        self.players = players
        self.settings = settings
        self.seed = seed
        self.choices = choices
        self.keys = keys
        self.broken = broken  # why play stopped before the end, or nothing
        self.at = 0  # where the last walk has come to, for the report of an exception

    def start(self) -> State:
        """The first state."""
        return self.game.start(self.players, self.settings, self.seed)

    def viewers(self) -> list[Seat | None]:
        """All seats, and a spectator."""
        return [*range(self.players), None]

    def chance(self, *parts: int | str) -> Chance:
        """A generator for a purpose, different for each match."""
        return seeded(self.seed, self.players, *parts)

    def walk(self, most: int = 0) -> Iterator[Moment]:
        """The moments from the first to the last; with `most`, that many of them, evenly spread."""
        wanted = self._spread(most)
        state = self.start()
        for step in range(len(self.keys)):
            self.at = step
            self._compare(step, state, was_asked=False)
            is_last = step == len(self.choices)
            if step in wanted:
                yield Moment(step, state) if is_last else Moment(step, state, *self.choices[step])
                self._compare(step, state, was_asked=True)
            if not is_last:
                state.apply(*self.choices[step])

    def _spread(self, most: int) -> set[int]:
        count = len(self.keys)
        if not 1 < most < count:
            return set(range(count))
        return {round(i * (count - 1) / (most - 1)) for i in range(most)}

    def _compare(self, step: int, state: State, *, was_asked: bool) -> None:
        if state.key() != self.keys[step]:
            raise Diverged(step, was_asked)


def record_play(game: Game, players: int, seed: int, limit: int) -> Trace:
    """Plays random choices to the end, to the limit, or to where the game breaks."""
    settings = draw_settings(game, players, seed)
    chance = seeded("play", players, seed)
    state = game.start(players, settings, seed)
    choices: list[tuple[Seat, Action]] = []
    keys = [state.key()]
    broken = ""
    while not broken and (seats := state.pending()):
        seat = seats[chance.below(0, len(seats))]
        actions = state.legal(seat)
        if len(choices) == limit:
            broken = f"the match has not ended after {limit} choices"
        elif not actions:
            broken = f"seat {seat} must choose but has no legal action"
        else:
            action = actions[chance.below(0, len(actions))]
            broken = _break(state, seat, action)
            if not broken:
                choices.append((seat, action))
                keys.append(state.key())
    if broken and len(choices) == limit:
        choices, keys = choices[:BEGINNING], keys[: BEGINNING + 1]
    return Trace(game, players, settings, seed, choices, keys, broken)


def _break(state: State, seat: Seat, action: Action) -> str:
    """Makes a choice; if that fails, says how."""
    try:
        state.apply(seat, action)
    except Exception as error:  # whatever a game raises here is what the kit is looking for
        return f"the legal action {action} of seat {seat} raised {said(error)}"
    return ""


def said(error: BaseException) -> str:
    """An exception in one line, with the place that raised it."""
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    where = "" if place is None else f" ({place.tb_frame.f_code.co_filename}:{place.tb_lineno})"
    words = " ".join(str(error).split())
    return f"{type(error).__name__}: {words}{where}" if words else f"{type(error).__name__}{where}"
