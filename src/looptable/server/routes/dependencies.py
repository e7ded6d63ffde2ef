"""The table of a request, injected into its handler."""

from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, SkipValidation

from looptable.server.lobby.lobby import check_may_look
from looptable.server.net.visitor import Visitor
from looptable.server.tables.registry import TableRegistry
from looptable.server.tables.table import LiveTable

__all__ = ["FOUND", "AtTable"]

AtTable = NamedDependency[SkipValidation[LiveTable]]
"""The loaded table, injected without validation."""


async def find_table(table: FromPath[str], registry: NamedDependency[TableRegistry]) -> LiveTable:
    """The visitor, injected without any check of permissions."""
    return await registry.find(table)


async def look_at(
    live: AtTable,
    visitor: NamedDependency[Visitor],
    invite: FromQuery[str | None] = None,
) -> LiveTable:
    """The same, for those who may see it."""
    check_may_look(live, visitor.guest_id, invite)
    return live


FOUND = {"live": Provide(find_table), "seen": Provide(look_at)}
"""`live` is the table of the address, `seen` the same if the visitor may look at it."""
