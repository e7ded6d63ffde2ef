"""Events are plain data for seats that exist, and listening changes nothing."""

import json
from collections.abc import Iterator

from looptable.conformance.finding import Problem
from looptable.conformance.promises.promise import Promise
from looptable.conformance.trace import Trace
from looptable.content.text.texts import LANGUAGES
from looptable.engine.contract.event import Event

__all__ = ["Events"]


class Events(Promise):
    """Plays with a listener what was played without one."""

    id = "event"
    says = "Events are plain data, have a sentence, name seats that exist; listening is harmless."

    def check(self, trace: Trace) -> Iterator[Problem]:
        """Listens to the whole match."""
        state = trace.start()
        for step, (seat, action) in enumerate(trace.choices):
            trace.at = step
            events: list[Event] = []
            state.apply(seat, action, events.append)
            if state.key() != trace.keys[step + 1]:
                yield Problem(step, "with a listener, the same choice leads to another state")
                return
            if state.listener is not None:
                yield Problem(step, "the listener is still there after the choice")
            for event in events:
                yield from self._event(trace, step, event)

    def _event(self, trace: Trace, step: int, event: Event) -> Iterator[Problem]:
        texts = trace.game.texts()
        for lang in LANGUAGES:
            if not texts.has(f"event.{event.kind}", lang):
                yield Problem(step, f"the event {event.kind!r} has no sentence in {lang!r}")
        try:
            is_plain = json.loads(json.dumps(event.data, allow_nan=False)) == event.data
        except (TypeError, ValueError):
            is_plain = False
        if not is_plain:
            yield Problem(step, f"the event {event.kind!r} does not carry plain data: {event.data}")
        audience = event.audience or ()
        strangers = [seat for seat in audience if not 0 <= seat < trace.players]
        if strangers:
            yield Problem(
                step, f"the event {event.kind!r} is for seats {strangers}, none of which exists"
            )
        if len(set(audience)) < len(audience):
            yield Problem(step, f"the event {event.kind!r} is for the same seat twice: {audience}")
