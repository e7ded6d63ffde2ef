"""Foresight: the certain effects of an option, shown before it is chosen.

It is worked out on a guess from the seat's view, so it can tell nothing that the seat may not know. It
is exact because of what every game promises of its events: whatever is true of all that a seat cannot
know, it hears the same up to the first event that reveals something. All before that event is sure;
from there on chance decides, or what another seat keeps secret.
"""

from collections.abc import Iterable, Iterator
from itertools import takewhile

import msgspec

from looptable.content.text.texts import Text, Texts
from looptable.core.chance import Chance
from looptable.core.ids import Action, Seat
from looptable.engine.contract.event import Event, heard_by
from looptable.engine.contract.game import Game
from looptable.engine.contract.odds import Odds
from looptable.engine.contract.state import State
from looptable.engine.event_text import heard_texts

__all__ = [
    "Foresight",
    "foresee",
    "foresee_all",
    "imagined_for",
    "sure_events",
    "sure_texts",
    "then_texts",
]


class Foresight(msgspec.Struct, frozen=True):
    """The certain effects of an option, as the choosing seat will hear them.

    `events` are the first events that will follow, or all of them. With `is_open` something is revealed
    after them, which nobody can foresee. Otherwise `asks` is the question that this seat is asked next, if it is
    asked at all. `odds` is what the game says of chance, also of dice that fall when others have decided.
    """

    events: tuple[Event, ...]
    is_open: bool
    asks: Text | None = None
    odds: tuple[Odds, ...] = ()


def foresee_all(game: Game, state: State, seat: Seat) -> list[Foresight]:
    """Foresees each option of a seat, in the order of `State.legal`."""
    guess = imagined_for(game, state, seat)
    return [foresee(game, guess, seat, action) for action in guess.legal(seat)]


def imagined_for(game: Game, state: State, seat: Seat, seed: int = 0) -> State:
    """A guess of this seat; which one does not matter, for all of them foresee the same."""
    chance = Chance(1)
    chance.seed(seed)
    return game.imagine(state, seat, chance)


def foresee(game: Game, guess: State, seat: Seat, action: Action) -> Foresight:
    """Foresees one option by trying it on a copy of a guess."""
    after = guess.clone()
    told: list[Event] = []
    after.apply(seat, action, told.append)
    heard = heard_by(told, seat)
    sure = tuple(sure_events(heard))
    odds = game.odds(guess, seat, action)
    if len(sure) < len(heard):
        return Foresight(sure, is_open=True, odds=odds)
    asks = game.prompt(after, seat) if seat in after.pending() else None
    return Foresight(sure, is_open=False, asks=asks, odds=_later(odds))


def _later(odds: tuple[Odds, ...]) -> tuple[Odds, ...]:
    """Odds that are worth telling before chance is next: the outcomes of what was declared."""
    return tuple(one for one in odds if one.outcomes)


def sure_events(heard: Iterable[Event]) -> Iterator[Event]:
    """Of what a seat hears, all before the first event that reveals something."""
    return takewhile(lambda event: not event.reveals, heard)


def sure_texts(foresight: Foresight, texts: Texts) -> list[Text]:
    """The certain effects in sentences; a sentence of its own says that there are none."""
    told = heard_texts(foresight.events, texts)
    if not told and not foresight.is_open:
        return [Text("foresight.nothing")]
    return told


def then_texts(foresight: Foresight) -> list[Text]:
    """The sentences after that: odds and the unforeseeable, or the next question."""
    told = [odds.text for odds in foresight.odds]
    if foresight.is_open:
        return [*told, Text("foresight.open")]
    if foresight.asks is not None:
        told.append(Text.of("foresight.asks", prompt=foresight.asks))
    return told
