"""Verification: whether a record is what was played, line by line, and its draws those committed to."""

import msgspec

from looptable.core.errors import RecordError
from looptable.engine.contract.game import Game
from looptable.engine.match.commitment import commitment, derive_seed
from looptable.engine.match.match import replay
from looptable.engine.match.record import Header, Record, Reveal

__all__ = ["Verdict", "verify"]


class Verdict(msgspec.Struct, frozen=True):
    """The result of checking a record: `broken_line` is the first line that does not hold."""

    committed: bool | None
    checked: int
    broken_line: int | None = None
    reason: str = ""


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
