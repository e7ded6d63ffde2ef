"""The summary of a finished match: figures through the match, turning points, tallies of the seats.

A game says three things: its `gauges` (figures worth following), its `prospects` (estimates of the position
for the team or for each seat, as its own bot judges) and what an event adds to a `tally`. All else is
made here by replaying the choices.
"""

from collections.abc import Iterator, Sequence

import msgspec

from looptable.content.text.texts import Text
from looptable.core.ids import Seat
from looptable.engine.contract.event import Event
from looptable.engine.contract.game import Gauges
from looptable.engine.match.match import Match
from looptable.engine.match.turnings import Moment, Turning, turning_points

__all__ = ["Curve", "Summary", "Tally", "summarise"]

CHOICES = "choices"
"""The tally that every game has: how often a seat chose."""


class Curve(msgspec.Struct, frozen=True):
    """A figure through the match: at the start, then after each choice. Without a side it is the team's."""

    gauge: str
    side: Text | None
    values: tuple[int, ...]


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


def summarise(match: Match) -> Summary:
    """The summary of a match, from its first state and its choices."""
    game, state, players = match.game, match.first, match.header.players
    sides = game.sides(players)
    gauges = [game.gauges(state)]
    moments: list[Moment] = []
    tallies: dict[str, list[int]] = {CHOICES: [0] * players}
    for n, choice in enumerate(match.choices, 1):
        seat, told = choice.seat, choice.events
        before, action = state.clone(), game.parse(state, seat, choice.key)
        state.play(seat, action)
        gauges.append(game.gauges(state))
        moments.append(Moment(n, before, seat, action, choice.option.text, told, state.clone()))
        tallies[CHOICES][seat] += 1
        for event in told:
            doer = game.doer(state, event)
            owner = _owner(event, seat if doer is None else doer, players)
            if owner is None:
                continue
            for name, count in game.tally(event).items():
                tallies.setdefault(name, [0] * players)[owner] += count
    return Summary(
        choices=len(match.lines),
        curves=tuple(_curves(gauges, sides)),
        turnings=turning_points(game, moments, sides),
        tallies=tuple(Tally(name, tuple(counts)) for name, counts in tallies.items()),
    )


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
