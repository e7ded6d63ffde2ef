"""The rules behind a question, an option or a reason, so that a player can look them up.

A game says it in its `rules.toml`, beside its texts: for the text `prompt.acquire` the row `acquire` of the
table `prompt`, for `option.move` the row `move` of `option`, for `reason.spent` the row `spent` of `reason`.
"""

from functools import lru_cache
from pathlib import Path

import msgspec

from looptable.content.text.texts import Text

__all__ = ["Citations", "read_citations"]


class Citations(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ids of rules, by the names of prompts, options and reasons."""

    prompt: dict[str, tuple[str, ...]] = {}
    option: dict[str, tuple[str, ...]] = {}
    reason: dict[str, tuple[str, ...]] = {}

    def of(self, text: Text | None) -> tuple[str, ...]:
        """Rule ids cited by a text; empty if none are declared."""
        table, _, name = ("" if text is None else text.key).partition(".")
        tables = {"prompt": self.prompt, "option": self.option, "reason": self.reason}
        rows = tables.get(table, {})
        return rows.get(name, ())


@lru_cache(maxsize=64)
def read_citations(folder: Path) -> Citations:
    """The `rules.toml` of a game's folder; a game without a ledger has none."""
    file = folder / "rules.toml"
    if not file.exists():
        return Citations()
    return msgspec.toml.decode(file.read_bytes(), type=Citations)
