"""Cells and lines of a table, as balance.md has them."""

from balance.cells import Study
from looptable.content.text.texts import Text
from looptable.engine.registry import find_game

__all__ = ["head", "line", "name", "percent", "points"]


def name(study: Study, subject: str, kind: str) -> str:
    """The name of a piece."""
    return find_game(study.game).texts().say(Text(f"{kind}.{subject}"), "en")


def head(titles: list[str]) -> list[str]:
    """The first two lines of a table."""
    return [line(titles), line(["---"] * len(titles))]


def line(cells: list[str]) -> str:
    """One line of a table."""
    return f"| {' | '.join(cells)} |"


def percent(share: float) -> str:
    """A share in hundredths."""
    return f"{100 * share:.0f} %"


def points(share: float) -> str:
    """A difference of shares in hundredths, with its sign."""
    rounded = round(100 * share)
    return f"{rounded:+d}".replace("-", "−") if rounded else "0"
