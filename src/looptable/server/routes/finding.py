"""The table that a request is about, found before its door is opened."""

from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, SkipValidation

from looptable.server.house import House
from looptable.server.live import Live
from looptable.server.lobby import check_may_look
from looptable.server.reader import Reader

__all__ = ["FOUND", "AtTable"]

AtTable = NamedDependency[SkipValidation[Live]]
"""A table that was found; it is what it is, and nothing in it need be looked at again."""


async def find_table(table: FromPath[str], house: NamedDependency[House]) -> Live:
    """Whoever asks; what may be done there is another question."""
    return await house.find(table)


async def look_at(
    live: AtTable,
    reader: NamedDependency[Reader],
    invite: FromQuery[str | None] = None,
) -> Live:
    """The same, for those who may see it."""
    check_may_look(live, reader.guest_id, invite)
    return live


FOUND = {"live": Provide(find_table), "seen": Provide(look_at)}
"""`live` is the table of the address, `seen` the same if the reader may look at it."""
