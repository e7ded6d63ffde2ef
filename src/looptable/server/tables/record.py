"""The record of a table as a file: whole when the match is over, discreet before."""

import msgspec

from looptable.core.errors import Refusal
from looptable.engine.match.record import ChoiceLine, Record, Reveal
from looptable.engine.match.recordfile import as_lines
from looptable.server.tables.table import LiveTable

__all__ = ["HIDDEN", "record_text"]

HIDDEN = "…"
"""Stands for a choice that the reader did not make, while the match goes on."""


def record_text(live: LiveTable, guest_id: str | None) -> str:
    """The text of a record file.

    Until the match is over it has neither the secret nor state hashes, and shows only the reader's
    own choices: what another seat chose may still be a secret. A match from a given position has its
    draws in the header, so that there is nothing to show of it before the end.
    """
    header = live.row.header
    if live.match is None or header is None:
        raise Refusal("table/not-started")
    if live.is_over:
        choices = tuple(live.match.lines)
        reveal = Reveal(live.row.secret, live.row.salt, dict(live.row.nonces))
        return as_lines(Record(header, choices, reveal if header.commit else None))
    if header.position is not None:
        raise Refusal("table/not-over")
    mine = live.seats_of(guest_id)
    hidden = tuple(
        ChoiceLine(line.n, line.seat, line.do if line.seat in mine else HIDDEN)
        for line in live.match.lines
    )
    return as_lines(Record(msgspec.structs.replace(header, seed=None), hidden))
