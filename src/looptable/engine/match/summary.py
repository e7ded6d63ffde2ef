"""The summary of a finished match: figures through the match, turning points, tallies of the seats.

A game says three things: its `gauges` (figures worth following), its `prospects` (estimates of the position
for the team or for each seat, as its own bot judges) and what an event adds to a `tally`. All else is
made here by replaying the choices.
"""

from collections.abc import Iterator, Sequence

import msgspec

from looptable.content.text.texts import Text
from looptable.core.ids import Seat
from looptable.engine.contract.event import Event, heard_by
from looptable.engine.contract.game import Gauges
from looptable.engine.match.match import Match

__all__ = ["MOST_TURNINGS", "Curve", "Summary", "Tally", "Turning", "summarise"]

MOST_TURNINGS = 5

CHOICES = "choices"
"""The tally that every game has: how often a seat chose."""


class Curve(msgspec.Struct, frozen=True):
    """A figure through the match: at the start, then after each choice. Without a side it is the team's."""

    gauge: str
    side: Text | None
    values: tuple[int, ...]


class Turning(msgspec.Struct, frozen=True):
    """A choice after which things stood much better or worse, for a side or (None) for all together."""

    n: int
    seat: Seat
    question: Text | None
    """The question that was answered: a bare yes says nothing."""
    option: Text
    events: tuple[Event, ...]
    side: Text | None
    is_better: bool


class Tally(msgspec.Struct, frozen=True):
    """Tallies of each seat's choices."""

    id: str
    counts: tuple[int, ...]


class Summary(msgspec.Struct, frozen=True):
    """A whole match in a few figures."""

    choices: int
    curves: tuple[Curve, ...]
    turnings: tuple[Turning, ...]
    tallies: tuple[Tally, ...]


class _Swing(msgspec.Struct, frozen=True):
    """The change that one choice made to the prospects, and for whom."""

    size: int
    side: int
    is_better: bool


def summarise(match: Match) -> Summary:
    """The summary of a match, from its first state and its choices."""
    game, state, players = match.game, match.first, match.header.players
    sides = game.sides(players)
    gauges = [game.gauges(state)]
    prospects = game.prospects(state)
    turnings: list[tuple[int, Turning]] = []
    tallies: dict[str, list[int]] = {CHOICES: [0] * players}
    for n, choice in enumerate(match.choices, 1):
        seat, told = choice.seat, choice.events
        question = game.prompt(state, seat)
        state.play(seat, game.parse(state, seat, choice.key))
        gauges.append(game.gauges(state))
        before, prospects = prospects, game.prospects(state)
        swing = _swing(before, prospects)
        if swing is not None:
            heard = tuple(heard_by(told, None))
            side = sides[swing.side] if len(prospects) > 1 else None
            turning = Turning(n, seat, question, choice.option.text, heard, side, swing.is_better)
            turnings.append((swing.size, turning))
        tallies[CHOICES][seat] += 1
        for event in told:
            owner = _owner(event, seat, players)
            if owner is None:
                continue
            for name, count in game.tally(event).items():
                tallies.setdefault(name, [0] * players)[owner] += count
    found = (Tally(name, tuple(counts)) for name, counts in tallies.items())
    return Summary(
        len(match.lines), tuple(_curves(gauges, sides)), _greatest(turnings), tuple(found)
    )


def _greatest(turnings: list[tuple[int, Turning]]) -> tuple[Turning, ...]:
    """The few that moved most, in the order in which they happened; of equals the earlier ones."""
    most = sorted(turnings, key=lambda one: (-one[0], one[1].n))[:MOST_TURNINGS]
    return tuple(sorted((turning for _, turning in most), key=lambda turning: turning.n))


def _swing(before: Sequence[int], after: Sequence[int]) -> _Swing | None:
    """For a team, how its prospects changed; for rivals, the lead over the best other that changed most."""
    if not before or len(before) != len(after):
        return None
    changes = [new - old for old, new in zip(_leads(before), _leads(after), strict=True)]
    size = max(map(abs, changes))
    if size == 0:
        return None
    # One side's gain is the other's loss: the side that gained is named.
    side = changes.index(size if size in changes else -size)
    return _Swing(size, side, changes[side] > 0)


def _leads(prospects: Sequence[int]) -> list[int]:
    if len(prospects) == 1:
        return list(prospects)
    return [
        own - max(other for rival, other in enumerate(prospects) if rival != side)
        for side, own in enumerate(prospects)
    ]


def _owner(event: Event, chooser: Seat, players: int) -> Seat | None:
    """The seat an event counts for: the one it names, else the chooser; none for a rival without a seat."""
    named = event.data.get("seat", chooser)
    return named if isinstance(named, int) and 0 <= named < players else None


def _curves(gauges: Sequence[Gauges], sides: Sequence[Text]) -> Iterator[Curve]:
    for gauge, first in gauges[0].items():
        if isinstance(first, int):
            yield Curve(gauge, None, tuple(_number(one[gauge], 0) for one in gauges))
            continue
        for number in range(len(first)):
            values = tuple(_number(one[gauge], number) for one in gauges)
            yield Curve(gauge, sides[number], values)


def _number(value: int | tuple[int, ...], side: int) -> int:
    return value if isinstance(value, int) else value[side]
