"""Tables: the lobby, records and hints."""

from litestar import MediaType, Response, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from looptable.server import lobby
from looptable.server.describing import row_info, table_info
from looptable.server.house import House
from looptable.server.reader import Reader
from looptable.server.records import record_text
from looptable.server.routes.finding import FOUND, AtTable
from looptable.server.summing_up import summary_of
from looptable.storage.rows import TableRow
from looptable.wire.lobby import (
    JoinBody,
    NewTable,
    SeatBody,
    TableInfo,
    TableList,
)
from looptable.wire.summary import SummaryInfo

__all__ = ["router"]

MOST_LISTED = 100


@post("/tables", summary="Make a table", status_code=201)
async def make_table(
    data: JSONBody[NewTable], house: NamedDependency[House], reader: NamedDependency[Reader]
) -> TableInfo:
    live = await lobby.make_table(house, reader.guest, data, reader.lang)
    return table_info(live, reader.guest_id, reader.lang)


@get("/tables", summary="My tables, and public ones with an open seat")
async def list_tables(house: NamedDependency[House], reader: NamedDependency[Reader]) -> TableList:
    guest_id = reader.guest_id
    mine = await house.store.tables_of(guest_id) if guest_id is not None else []
    known = {row.id for row in mine}
    open_rows = [row for row in await house.store.open_tables(MOST_LISTED) if row.id not in known]

    async def infos(rows: list[TableRow]) -> tuple[TableInfo, ...]:
        found = [(row, await house.store.seats(row.id)) for row in rows[:MOST_LISTED]]
        return tuple(row_info(row, seats, guest_id, reader.lang) for row, seats in found)

    return TableList(mine=await infos(mine), open=await infos(open_rows))


@get("/tables/{table:str}", summary="One table")
async def show_table(
    seen: AtTable,
    reader: NamedDependency[Reader],
) -> TableInfo:
    return table_info(seen, reader.guest_id, reader.lang)


@post("/tables/{table:str}/join", summary="Take a seat", status_code=200)
async def join(
    live: AtTable,
    data: JSONBody[JoinBody],
    house: NamedDependency[House],
    reader: NamedDependency[Reader],
) -> TableInfo:
    await lobby.join(house, live, reader.guest, data)
    return table_info(live, reader.guest_id, reader.lang)


@post("/tables/{table:str}/leave", summary="Give up all seats", status_code=200)
async def leave(
    live: AtTable, house: NamedDependency[House], reader: NamedDependency[Reader]
) -> TableInfo:
    await lobby.leave(house, live, reader.guest)
    return table_info(live, reader.guest_id, reader.lang)


@post("/tables/{table:str}/start", summary="Begin (owner)", status_code=200)
async def start(
    live: AtTable, house: NamedDependency[House], reader: NamedDependency[Reader]
) -> TableInfo:
    await lobby.start(house, live, reader.guest)
    return table_info(live, reader.guest_id, reader.lang)


@post("/tables/{table:str}/seats/{seat:int}", summary="Change a seat (owner)", status_code=200)
async def rearrange(
    live: AtTable,
    seat: FromPath[int],
    data: JSONBody[SeatBody],
    house: NamedDependency[House],
    reader: NamedDependency[Reader],
) -> TableInfo:
    await lobby.rearrange(house, live, reader.guest, seat, data)
    return table_info(live, reader.guest_id, reader.lang)


@post("/tables/{table:str}/rematch", summary="The same table again", status_code=201)
async def rematch(
    live: AtTable, house: NamedDependency[House], reader: NamedDependency[Reader]
) -> TableInfo:
    again = await lobby.rematch(house, live, reader.guest)
    return table_info(again, reader.guest_id, reader.lang)


@delete("/tables/{table:str}", summary="Delete a table (owner)", status_code=204)
async def delete_table(
    live: AtTable, house: NamedDependency[House], reader: NamedDependency[Reader]
) -> None:
    await lobby.delete_table(house, live, reader.guest)


@get("/tables/{table:str}/record", summary="The record file", media_type=MediaType.TEXT)
async def record(
    seen: AtTable,
    reader: NamedDependency[Reader],
) -> Response[str]:
    name = f"{seen.row.game}-{seen.row.id}.jsonl"
    return Response(
        record_text(seen, reader.guest_id),
        media_type="application/jsonl",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/tables/{table:str}/summary", summary="How a finished match went")
async def summary(
    seen: AtTable,
    reader: NamedDependency[Reader],
) -> SummaryInfo:
    return summary_of(seen, reader.lang)


router = Router(
    "/",
    dependencies=FOUND,
    route_handlers=[
        make_table,
        list_tables,
        show_table,
        join,
        leave,
        start,
        rearrange,
        rematch,
        delete_table,
        record,
        summary,
    ],
)
