"""A record leads where play led, also from a position, and can be undone."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from looptable.conformance.finding import Problem
from looptable.conformance.promises.promise import Promise
from looptable.conformance.trace import Trace
from looptable.engine.match.editions import offered_options
from looptable.engine.match.match import Match, new_match, replay
from looptable.engine.match.record import Record
from looptable.engine.match.recordfile import as_lines, parse_record
from looptable.engine.match.verification import verify

__all__ = ["Records"]


class Records(Promise):
    """Records, undo and a start from a position, as `engine.match` does them."""

    id = "replay"
    says = "A record replays to the states that play led to, also from a position, and undoes."

    def check(self, trace: Trace) -> Iterator[Problem]:
        """Plays through a match, writes its record, and reads it back."""
        match = _begun(trace)
        yield from self._play(trace, match, 0)
        yield from self._read_back(trace, match)
        half = len(trace.choices) // 2
        position = match.at(half).state.position()
        later = _begun(trace, position)
        yield from self._play(trace, later, half)

    def _play(self, trace: Trace, match: Match, first: int) -> Iterator[Problem]:
        for step, (seat, action) in enumerate(trace.choices[first:], first + 1):
            match.act(seat, trace.game.describe(match.state, seat, action).key)
            if match.state.key() != trace.keys[step]:
                begun = f" begun in the position after {first} choices" if first else ""
                yield Problem(step, f"a match{begun} leads to another state than play did")
                return

    def _read_back(self, trace: Trace, match: Match) -> Iterator[Problem]:
        record, warnings = parse_record(as_lines(match.record), "record")
        if record != match.record or warnings:
            yield Problem(len(trace.choices), "the record is not the same when it is read back")
        verdict = verify(trace.game, record)
        if verdict.broken_line is not None:
            yield Problem(verdict.checked, f"the record does not replay: {verdict.reason}")
            return
        yield from self._undo(trace, replay(trace.game, record))

    def _undo(self, trace: Trace, match: Match) -> Iterator[Problem]:
        made = len(trace.choices)
        for count in sorted({0, min(1, made), made // 2, made}):
            earlier = match.undo(count)
            if earlier.state.key() != trace.keys[made - count]:
                yield Problem(made - count, f"undoing {count} choices leads to another state")
            if earlier.record != Record(match.record.header, match.record.choices[: made - count]):
                yield Problem(made - count, f"undoing {count} choices leaves another record")


def _begun(trace: Trace, position: Mapping[str, Any] | None = None) -> Match:
    """A match with the settings of the trace: also with those of older rules, which new tables cannot set."""
    given = offered_options(trace.game, trace.settings)
    match = new_match(trace.game, trace.players, given, trace.seed, position)
    header = msgspec.structs.replace(match.record.header, options=trace.settings)
    return replay(trace.game, Record(header))
