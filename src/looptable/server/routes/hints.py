"""Routes of hints, foresight and reasons for a seat that must choose."""

from litestar import Router, get
from litestar.di import NamedDependency
from litestar.params import FromQuery

from looptable.server.bots.hints import foresights, hints, reasons
from looptable.server.net.visitor import Visitor
from looptable.server.routes.dependencies import FOUND, AtTable
from looptable.server.tables.registry import TableRegistry
from looptable.wire.lobby import ForesightInfo, HintInfo, ReasonInfo

__all__ = ["router"]

MOST_AHEAD = 8
"""Choices behind which one may look; a plan of one seat has no more."""


@get("/hint", summary="The options of a seat, the best first")
async def hint(
    live: AtTable,
    registry: NamedDependency[TableRegistry],
    visitor: NamedDependency[Visitor],
    seat: FromQuery[int],
) -> list[HintInfo]:
    return await hints(registry, live, visitor.guest, seat, visitor.lang)


@get("/foresight", summary="What each option of a seat would surely do")
async def foresight(
    live: AtTable,
    visitor: NamedDependency[Visitor],
    seat: FromQuery[int],
    after: FromQuery[list[str] | None] = None,
) -> list[ForesightInfo]:
    way = tuple((after or [])[:MOST_AHEAD])
    return foresights(live, visitor.guest, seat, visitor.lang, way)


@get("/reasons", summary="Why a seat cannot choose other things on the table now")
async def why_not(
    live: AtTable, visitor: NamedDependency[Visitor], seat: FromQuery[int]
) -> list[ReasonInfo]:
    return reasons(live, visitor.guest, seat, visitor.lang)


router = Router(
    "/tables/{table:str}", route_handlers=[hint, foresight, why_not], dependencies=FOUND
)
