"""A store by its address, as `--database` takes it."""

from pathlib import Path
from urllib.parse import urlsplit

from looptable.core.errors import WrongUse
from looptable.storage.sqlite import SqliteStore
from looptable.storage.store import Store

__all__ = ["ACCEPTED", "open_store", "without_password"]

ACCEPTED = ("sqlite:///FILE", "postgresql://USER@HOST/DATABASE")


def open_store(url: str) -> Store:
    """The store at `sqlite:///FILE` or `postgresql://…`; nothing is opened before `migrate`."""
    scheme, mark, rest = url.partition("://")
    if scheme == "sqlite":
        file = rest.removeprefix("/")
        # A database in memory would be lost at the end of the process, and each thread has its own.
        if file != rest and file not in ("", ":memory:") and "?" not in file and "\0" not in file:
            return SqliteStore(Path(file))
    if mark and scheme in ("postgresql", "postgres") and _is_address(url):
        from looptable.storage.postgres import PostgresStore  # noqa: PLC0415 (its driver)

        return PostgresStore(url, without_password(url))
    raise WrongUse("database/bad-address", database=without_password(url), accepted=ACCEPTED)


def _is_address(url: str) -> bool:
    """Whether the address has readable parts; the driver finds out whether they are right."""
    try:
        parts = urlsplit(url)
        return (parts.port is None or parts.port > 0) and "\0" not in url
    except ValueError:
        return False


def without_password(url: str) -> str:
    """The address as it may be shown and logged; a query may hold one too."""
    if "://" not in url:
        return url
    try:
        parts = urlsplit(url)
        name, _, place = parts.netloc.rpartition("@")
    except ValueError:
        return f"{url.partition('://')[0]}://…"
    user = name.partition(":")[0]
    shown = f"{user}@{place}" if user else place
    return f"{parts.scheme}://{shown}{parts.path}"
