"""The log of a table, page by page."""

from typing import Annotated

from litestar import Router, get
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from looptable.server.net.visitor import Visitor
from looptable.server.routes.dependencies import FOUND, AtTable
from looptable.server.tables.log_pages import last_page
from looptable.wire.views import LogPage

__all__ = ["router"]


@get("/tables/{table:str}/log", summary="The newest lines of the log, or those before a version")
async def show_log(
    seen: AtTable,
    visitor: NamedDependency[Visitor],
    before: Annotated[int | None, QueryParameter(name="before", ge=0)] = None,
) -> LogPage:
    return last_page(seen, seen.seats_of(visitor.guest_id), visitor.lang, before)


router = Router("/", route_handlers=[show_log], dependencies=FOUND)
