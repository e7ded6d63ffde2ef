"""Turning points: the choices and the strokes of luck that changed most.

A choice is judged before the draw: by its mean over futures that its seat took for possible, beside the other
options that would have led to a draw as well. The rest of the change is luck, and nobody is blamed for it.
"""

from collections.abc import Iterable, Sequence

import msgspec

from looptable.content.text.texts import Text
from looptable.core.chance import Chance
from looptable.core.ids import Action, Seat
from looptable.engine.contract.event import Event, heard_by
from looptable.engine.contract.game import Game
from looptable.engine.contract.state import State

__all__ = ["FUTURES", "MOST_TURNINGS", "Moment", "Turning", "turning_points"]

MOST_TURNINGS = 5
CANDIDATES = (
    15  # the greatest changes; the rest cannot be among the greatest choices or strokes of luck
)
FUTURES = 24
"""The futures over which a choice is judged."""

Leads = Sequence[float]


class Turning(msgspec.Struct, frozen=True):
    """A choice, or the luck after it, that left a side (None: all together) much better or worse off."""

    n: int
    seat: Seat
    question: Text | None
    """The question that was answered: a bare yes says nothing."""
    option: Text
    events: tuple[Event, ...]
    side: Text | None
    is_better: bool
    is_luck: bool


class Moment(msgspec.Struct, frozen=True):
    """One choice of a match: the state before it, and what followed."""

    n: int
    before: State
    seat: Seat
    action: Action
    option: Text
    events: tuple[Event, ...]
    after: State


class _Swing(msgspec.Struct, frozen=True):
    """A change of the prospects: for which side, and how much."""

    size: float
    side: int
    is_better: bool


def turning_points(
    game: Game, moments: Iterable[Moment], sides: Sequence[Text]
) -> tuple[Turning, ...]:
    """The few choices and strokes of luck that moved most, in their order; of equals the earlier ones."""
    moved: list[tuple[float, Moment]] = []
    for moment in moments:
        swing = _swing(_leads(game, moment.before), _leads(game, moment.after))
        if swing is not None:
            moved.append((swing.size, moment))
    moved.sort(key=lambda one: (-one[0], one[1].n))
    judged = [_judge(game, moment, sides) for _, moment in moved[:CANDIDATES]]
    found = [one for one in judged if one is not None]
    found.sort(key=lambda one: (-one[0], one[1].n))
    return tuple(sorted((one for _, one in found[:MOST_TURNINGS]), key=lambda one: one.n))


def _judge(game: Game, moment: Moment, sides: Sequence[Text]) -> tuple[float, Turning] | None:
    """The greater part of a change: the choice, or the luck after it."""
    before, after = _leads(game, moment.before), _leads(game, moment.after)
    if not any(event.reveals for event in moment.events):
        swing, is_luck = _swing(before, after), False
    else:
        expected, usual = _expected(game, moment)
        choice, luck = _swing(usual, expected), _swing(expected, after)
        is_luck = choice is None or (luck is not None and luck.size > choice.size)
        swing = luck if is_luck else choice
    if swing is None:
        return None
    turning = Turning(
        n=moment.n,
        seat=moment.seat,
        question=game.prompt(moment.before, moment.seat),
        option=moment.option,
        events=tuple(heard_by(moment.events, None)),
        side=sides[swing.side] if len(after) > 1 else None,
        is_better=swing.is_better,
        is_luck=is_luck,
    )
    return swing.size, turning


def _expected(game: Game, moment: Moment) -> tuple[Leads, Leads]:
    """The mean leads after the choice, and after the other options that lead to a draw as well.

    Without any such option the choice made no difference: both are the same.
    """
    chance = Chance(1)
    chance.seed(moment.n)
    worlds = [game.imagine(moment.before, moment.seat, chance) for _ in range(FUTURES)]
    chosen = _mean_leads(game, worlds, moment.seat, moment.action)
    others = [
        leads
        for action in moment.before.legal(moment.seat)
        if action != moment.action
        and _is_open(worlds[0], moment.seat, action)
        and (leads := _mean_leads(game, worlds, moment.seat, action))
    ]
    return chosen, _mean(others) if others and chosen else chosen


def _is_open(world: State, seat: Seat, action: Action) -> bool:
    told: list[Event] = []
    world.clone().apply(seat, action, told.append)
    return any(event.reveals for event in told)


def _mean_leads(game: Game, worlds: Sequence[State], seat: Seat, action: Action) -> Leads:
    """The mean over the futures in which the match goes on; empty if there are none."""
    found: list[Leads] = []
    for world in worlds:
        after = world.clone()
        after.play(seat, action)
        leads = _leads(game, after)
        if leads:
            found.append(leads)
    return _mean(found)


def _mean(rows: Sequence[Leads]) -> Leads:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def _swing(before: Leads, after: Leads) -> _Swing | None:
    """For a team, how its prospects changed; for rivals, the lead over the best other that changed most."""
    if not before or len(before) != len(after):
        return None
    changes = [new - old for old, new in zip(before, after, strict=True)]
    size = max(map(abs, changes))
    if size == 0:
        return None
    # One side's gain is the other's loss: the side that gained is named.
    side = changes.index(size if size in changes else -size)
    return _Swing(size, side, changes[side] > 0)


def _leads(game: Game, state: State) -> Leads:
    prospects = game.prospects(state)
    if len(prospects) <= 1:
        return prospects
    return [
        own - max(other for rival, other in enumerate(prospects) if rival != side)
        for side, own in enumerate(prospects)
    ]
