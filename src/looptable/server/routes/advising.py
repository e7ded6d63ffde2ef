"""What a seat may ask before it chooses."""

from litestar import Router, get
from litestar.di import NamedDependency
from litestar.params import FromQuery

from looptable.server.advice import foresights, hints, reasons
from looptable.server.house import House
from looptable.server.reader import Reader
from looptable.server.routes.finding import FOUND, AtTable
from looptable.wire.lobby import ForesightInfo, HintInfo, ReasonInfo

__all__ = ["router"]


@get("/hint", summary="The options of a seat, the best first")
async def hint(
    live: AtTable,
    house: NamedDependency[House],
    reader: NamedDependency[Reader],
    seat: FromQuery[int],
) -> list[HintInfo]:
    return await hints(house, live, reader.guest, seat, reader.lang)


@get("/foresight", summary="What each option of a seat would surely do")
async def foresight(
    live: AtTable, reader: NamedDependency[Reader], seat: FromQuery[int]
) -> list[ForesightInfo]:
    return foresights(live, reader.guest, seat, reader.lang)


@get("/reasons", summary="Why a seat cannot choose other things on the table now")
async def why_not(
    live: AtTable, reader: NamedDependency[Reader], seat: FromQuery[int]
) -> list[ReasonInfo]:
    return reasons(live, reader.guest, seat, reader.lang)


router = Router(
    "/tables/{table:str}", route_handlers=[hint, foresight, why_not], dependencies=FOUND
)
