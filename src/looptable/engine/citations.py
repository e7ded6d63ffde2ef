"""Which rules of the ledger a question or an option comes from, so that a player can look them up.

A game says it in its `rules.toml`, beside its texts: for the text `prompt.acquire` the row `acquire` of the
table `prompt`, for `option.move` the row `move` of `option`.
"""

from functools import lru_cache
from pathlib import Path

import msgspec

from looptable.content.text import Text

__all__ = ["Citations", "read_citations"]


class Citations(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ids of rules, by the names of prompts and options."""

    prompt: dict[str, tuple[str, ...]] = {}
    option: dict[str, tuple[str, ...]] = {}

    def of(self, text: Text | None) -> tuple[str, ...]:
        """The rules behind a prompt or an option, known by its text; none, if nobody said."""
        table, _, name = ("" if text is None else text.key).partition(".")
        rows = {"prompt": self.prompt, "option": self.option}.get(table, {})
        return rows.get(name, ())


@lru_cache(maxsize=64)
def read_citations(folder: Path) -> Citations:
    """The `rules.toml` of a game's folder; a game without a ledger has none."""
    file = folder / "rules.toml"
    if not file.exists():
        return Citations()
    return msgspec.toml.decode(file.read_bytes(), type=Citations)
