"""The SQL that brings a database up to date, in its own dialect.

Alembic writes the statements and the store runs them, in one transaction and by its own connection:
so both databases share the migrations and need no second driver. A migration may therefore say what
to do, but not look at what is there.
"""

from collections.abc import Sequence
from pathlib import Path
from threading import Lock

from looptable.core.errors import WrongUse

__all__ = ["REVISION", "pending"]

REVISION = "SELECT version_num FROM alembic_version"
"""The query for the revision of a database that has any."""

_FOLDER = Path(__file__).resolve().parent / "migrations"
_LOCK = Lock()  # Alembic keeps what it is doing in a global


class _Statements:
    """Takes what Alembic would print: each call is one statement, or a remark."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def write(self, text: str) -> None:
        statement = text.strip()
        if statement and not statement.startswith("--"):
            self.found.append(statement)

    def flush(self) -> None:
        """Nothing is held back."""


def pending(dialect: str, revision: str | None) -> Sequence[str]:
    """The statements that lead from a revision to the newest; None is an empty database."""
    # Alembic takes long to import, and most runs of the program have no database.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    if revision is not None and revision not in known:
        raise WrongUse("database/newer", revision=revision)
    if revision == scripts.get_current_head():
        return ()
    statements = _Statements()
    config.attributes.update(dialect=dialect, output=statements)
    with _LOCK:
        command.upgrade(config, f"{revision or 'base'}:head", sql=True)
    return statements.found
