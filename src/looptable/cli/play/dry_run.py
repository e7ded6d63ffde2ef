"""A match that is played but not saved."""

import secrets
from pathlib import Path

from looptable.cli.play.seating import Seating
from looptable.cli.play.session import Session
from looptable.engine.match.match import Match

__all__ = ["DryRun"]


class DryRun(Session):
    """A session without a file: its content may not be there any more when it could be read."""

    def __init__(self, match: Match, seating: Seating) -> None:
        super().__init__(match, seating, Path(f"rehearsal-{secrets.token_hex(8)}"))

    def save(self, file: Path | None = None) -> None:
        """Saves nothing."""
