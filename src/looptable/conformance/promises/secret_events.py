"""Non-interference of events: a seat hears what it may know, and reveals are marked."""

from collections.abc import Iterator
from itertools import zip_longest
from typing import ClassVar

from looptable.conformance.difference import brief, difference
from looptable.conformance.finding import Problem
from looptable.conformance.promises.promise import Promise
from looptable.conformance.trace import Moment, Trace
from looptable.conformance.worlds import (
    action_by_key,
    after,
    guessed_worlds,
    reseeded_world,
    viewer_name,
)
from looptable.core.ids import Seat
from looptable.engine.contract.event import Event, heard_by
from looptable.engine.contract.state import State

__all__ = ["SecretEvents"]


class SecretEvents(Promise):
    """The same choice is made in worlds that a viewer cannot tell apart.

    What the viewer hears must be equal up to an event that reveals something, in both worlds at the
    same place; only its content may differ, and only then what follows. If nothing was revealed,
    the views are equal afterwards too.

    A marked event could still tell too much. So the choice is made again with equal chance in both
    worlds (a die without trace falls the same way), and where the views are equal afterwards, all
    that was heard must be equal: else it tells what the viewer may not know, or what the view, which
    is all that a seat may know, has forgotten.
    """

    id = "secret-events"
    says = "A seat hears nothing that it may not know, and whatever reveals something is marked."
    needs: ClassVar[tuple[str, ...]] = ("repeat", "clone", "guess", "secret-views")

    def check(self, trace: Trace) -> Iterator[Problem]:
        """Compares for every viewer, whether it chooses itself or watches."""
        for moment in trace.walk(self.plan.moments):
            if moment.is_last:
                continue
            truth = _Truth(moment)
            for viewer in trace.viewers():
                yield from self._compare(trace, moment, viewer, truth)

    def _compare(
        self, trace: Trace, moment: Moment, viewer: Seat | None, truth: "_Truth"
    ) -> Iterator[Problem]:
        game, seat = trace.game, moment.seat
        key = game.describe(moment.state, seat, moment.action).key
        worlds = [
            reseeded_world(moment.state, moment.step),
            *guessed_worlds(trace, moment, viewer, self.plan.guesses),
        ]
        for world in worlds:
            # The viewer's own actions are the same in all; another seat may lack this one here.
            action = action_by_key(game, world, seat, key)
            if action is None:
                continue
            pair = _Pair(trace, viewer, truth, (world, seat, action))
            fault = pair.unmarked() or pair.untold()
            if fault:
                yield Problem(moment.step, f"when seat {seat} chooses {key!r}, {fault}")
                return


class _Truth:
    """The result of a choice in the true world, with its own chance and with one to compare by."""

    def __init__(self, moment: Moment) -> None:
        seat, action = moment.seat, moment.action
        self.after = after(moment.state, seat, action)
        self.reseeded = after(reseeded_world(moment.state, seat), seat, action)


class _Pair:
    """A choice in two worlds, as one viewer hears it."""

    def __init__(
        self,
        trace: Trace,
        viewer: Seat | None,
        truth: _Truth,
        other: tuple[State, Seat, int],
    ) -> None:
        self._game = trace.game
        self._viewer = viewer
        self._who = viewer_name(viewer)
        self._truth = truth
        self._other = other

    def unmarked(self) -> str:
        """A difference that no event marked as revealing accounts for."""
        (first, told), (second, other) = self._truth.after, after(*self._other)
        ours, theirs = heard_by(told, self._viewer), heard_by(other, self._viewer)
        for one, two in zip_longest(ours, theirs):
            if one == two:
                continue
            if one is not None and two is not None and one.reveals and two.reveals:
                return ""
            return (
                f"{self._who} hears what it cannot know, not marked as revealed: {_say(one, two)}"
            )
        if any(event.reveals for event in ours):
            return ""
        one_view = self._game.view(first, self._viewer)
        two_view = self._game.view(second, self._viewer)
        if one_view.as_bytes() == two_view.as_bytes():
            return ""
        what = difference(one_view, two_view)
        return f"{self._who} sees something revealed, but no event that it hears says so: {what}"

    def untold(self) -> str:
        """A difference in what was heard that the views afterwards know nothing of."""
        state, seat, action = self._other
        (first, told), (second, other) = (
            self._truth.reseeded,
            after(reseeded_world(state, seat), seat, action),
        )
        ours, theirs = heard_by(told, self._viewer), heard_by(other, self._viewer)
        if ours == theirs:
            return ""
        one_view = self._game.view(first, self._viewer)
        two_view = self._game.view(second, self._viewer)
        if one_view.as_bytes() != two_view.as_bytes():
            return ""
        for one, two in zip_longest(ours, theirs):
            if one != two:
                return f"{self._who} hears what its view knows nothing of: {_say(one, two)}"
        return ""


def _say(one: Event | None, two: Event | None) -> str:
    """Two events that differ, in words."""
    if one is None or two is None or one.kind != two.kind:
        kinds = [event.kind if event else "nothing" for event in (one, two)]
        return f"{kinds[0]!r}, then {kinds[1]!r}"
    if one.data == two.data:
        return f"{one.kind!r} is marked in one case and not in the other"
    return f"{one.kind!r} with {brief(one.data)}, then {brief(two.data)}"
