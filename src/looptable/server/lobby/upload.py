"""A record that somebody sent to go on from: replayed in a process of its own."""

from typing import Any, Final

import msgspec

from looptable.core.errors import LooptableError, Refusal
from looptable.engine.match.match import open_match
from looptable.engine.match.recordfile import parse_record
from looptable.engine.packs import read_installed_pack

__all__ = ["MOST_CHOICES", "Upload", "read_upload"]

MOST_CHOICES: Final = 20_000
"""Choices of a record that a table may begin from."""


class Upload(msgspec.Struct, frozen=True):
    """The end of a record: its game with the content it was played with, and the position there."""

    game: str
    content: str
    position: dict[str, Any]


def read_upload(text: str) -> Upload:
    """The end of the record in this text; refuses a finished match, and one that is too long."""
    if text.count("\n") > MOST_CHOICES:
        raise Refusal("record/too-long")
    record, _ = parse_record(text, "record")
    try:
        match = open_match(record, read_installed_pack)
    except LooptableError:
        raise
    except Exception:
        # A record made by hand may break any rule.
        raise Refusal("table/impossible") from None
    if match.state.outcome() is not None:
        raise Refusal("action/match-over")
    return Upload(match.game.meta.id, match.game.content_name(), match.state.position())
