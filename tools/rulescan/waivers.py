"""Rules that no test can cover: the `waivers.toml` of each game, one `ID = "reason"` per line."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from looptable.engine.ledger.ledger import Ledger

__all__ = ["Waivers", "most_waivers", "read_waivers"]

MOST_PERCENT = 3


@dataclass(frozen=True, slots=True)
class Waivers:
    """Reasons by id, and a sentence for each entry that is no waiver."""

    reasons: dict[str, str]
    problems: tuple[str, ...]


def read_waivers(games: Path) -> Waivers:
    """Reads the waivers of all games; a game without the file waives nothing."""
    reasons: dict[str, str] = {}
    problems: list[str] = []
    for file in sorted(games.glob("*/waivers.toml")):
        found = _read_file(file)
        reasons |= found.reasons
        problems += found.problems
    return Waivers(reasons, tuple(problems))


def _read_file(file: Path) -> Waivers:
    try:
        table = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        return Waivers({}, (f"{file.name}: cannot be read: {error}",))
    reasons = {name: reason for name, reason in table.items() if _is_reason(reason)}
    bare = [name for name in table if name not in reasons]
    return Waivers(
        reasons, tuple(f"{file.name}: {name} is waived without a reason" for name in bare)
    )


def most_waivers(ledger: Ledger) -> int:
    """How many ids of a ledger may be waived: 3 % of the counted ones, rounded down."""
    return sum(rule.counted for rule in ledger.rules) * MOST_PERCENT // 100


def _is_reason(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip())
