"""Errors of a store: a conflicting write, an unknown id, an unreachable database.

LooptableError
├── Conflict        somebody else was first; `what` says with what
├── NotFound        there is no such guest, account, table or match
└── Unavailable     the database cannot be reached, or cannot do its work now
"""

from looptable.core.errors import LooptableError

__all__ = ["Conflict", "NotFound", "Unavailable"]


class Conflict(LooptableError):
    """Another writer was first; nothing was written.

    `what` is "version" or "choice_id" for a match, else "guest", "login", "table" or "seat".
    """

    def __init__(self, what: str) -> None:
        super().__init__("storage/conflict", what=what)
        self.what = what
        # Exceptions are pickled as their arguments, and these must rebuild this one.
        self.args = (what,)


class NotFound(LooptableError):
    """There is no such thing; `what` is "guest", "login" or "table"."""

    def __init__(self, what: str, id: str) -> None:
        super().__init__("storage/not-found", what=what, id=id)
        self.what = what
        self.args = (what, id)


class Unavailable(LooptableError):
    """The database is away. Whether a write was done is not known: look before doing it again."""

    def __init__(self, database: str, reason: str) -> None:
        super().__init__("database/unreachable", database=database, reason=reason)
        self.args = (database, reason)
