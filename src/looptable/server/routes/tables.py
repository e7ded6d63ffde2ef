"""Tables: the lobby, records and hints."""

from litestar import MediaType, Response, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from looptable.server import lobby
from looptable.server.advice import foresights, hints, reasons
from looptable.server.describing import row_info, table_info
from looptable.server.house import House
from looptable.server.reader import Reader
from looptable.server.records import record_text
from looptable.server.summing_up import summary_of
from looptable.storage.rows import TableRow
from looptable.wire.lobby import (
    ForesightInfo,
    HintInfo,
    JoinBody,
    NewTable,
    ReasonInfo,
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
    table: FromPath[str],
    house: NamedDependency[House],
    reader: NamedDependency[Reader],
    invite: FromQuery[str | None] = None,
) -> TableInfo:
    live = await house.find(table)
    lobby.check_may_look(live, reader.guest_id, invite)
    return table_info(live, reader.guest_id, reader.lang)


@post("/tables/{table:str}/join", summary="Take a seat", status_code=200)
async def join(
    table: FromPath[str],
    data: JSONBody[JoinBody],
    house: NamedDependency[House],
    reader: NamedDependency[Reader],
) -> TableInfo:
    live = await house.find(table)
    await lobby.join(house, live, reader.guest, data)
    return table_info(live, reader.guest_id, reader.lang)


@post("/tables/{table:str}/leave", summary="Give up all seats", status_code=200)
async def leave(
    table: FromPath[str], house: NamedDependency[House], reader: NamedDependency[Reader]
) -> TableInfo:
    live = await house.find(table)
    await lobby.leave(house, live, reader.guest)
    return table_info(live, reader.guest_id, reader.lang)


@post("/tables/{table:str}/start", summary="Begin (owner)", status_code=200)
async def start(
    table: FromPath[str], house: NamedDependency[House], reader: NamedDependency[Reader]
) -> TableInfo:
    live = await house.find(table)
    await lobby.start(house, live, reader.guest)
    return table_info(live, reader.guest_id, reader.lang)


@post("/tables/{table:str}/seats/{seat:int}", summary="Change a seat (owner)", status_code=200)
async def rearrange(
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[SeatBody],
    house: NamedDependency[House],
    reader: NamedDependency[Reader],
) -> TableInfo:
    live = await house.find(table)
    await lobby.rearrange(house, live, reader.guest, seat, data)
    return table_info(live, reader.guest_id, reader.lang)


@post("/tables/{table:str}/rematch", summary="The same table again", status_code=201)
async def rematch(
    table: FromPath[str], house: NamedDependency[House], reader: NamedDependency[Reader]
) -> TableInfo:
    live = await house.find(table)
    again = await lobby.rematch(house, live, reader.guest)
    return table_info(again, reader.guest_id, reader.lang)


@delete("/tables/{table:str}", summary="Delete a table (owner)", status_code=204)
async def delete_table(
    table: FromPath[str], house: NamedDependency[House], reader: NamedDependency[Reader]
) -> None:
    live = await house.find(table)
    await lobby.delete_table(house, live, reader.guest)


@get("/tables/{table:str}/record", summary="The record file", media_type=MediaType.TEXT)
async def record(
    table: FromPath[str],
    house: NamedDependency[House],
    reader: NamedDependency[Reader],
    invite: FromQuery[str | None] = None,
) -> Response[str]:
    live = await house.find(table)
    lobby.check_may_look(live, reader.guest_id, invite)
    name = f"{live.row.game}-{live.row.id}.jsonl"
    return Response(
        record_text(live, reader.guest_id),
        media_type="application/jsonl",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/tables/{table:str}/hint", summary="The options of a seat, the best first")
async def hint(
    table: FromPath[str],
    house: NamedDependency[House],
    reader: NamedDependency[Reader],
    seat: FromQuery[int],
) -> list[HintInfo]:
    live = await house.find(table)
    return await hints(house, live, reader.guest, seat, reader.lang)


@get("/tables/{table:str}/foresight", summary="What each option of a seat would surely do")
async def foresight(
    table: FromPath[str],
    house: NamedDependency[House],
    reader: NamedDependency[Reader],
    seat: FromQuery[int],
) -> list[ForesightInfo]:
    live = await house.find(table)
    return foresights(live, reader.guest, seat, reader.lang)


@get(
    "/tables/{table:str}/reasons",
    summary="Why a seat cannot choose other things on the table now",
)
async def why_not(
    table: FromPath[str],
    seat: FromQuery[int],
    house: NamedDependency[House],
    reader: NamedDependency[Reader],
) -> list[ReasonInfo]:
    live = await house.find(table)
    return reasons(live, reader.guest, seat, reader.lang)


@get("/tables/{table:str}/summary", summary="How a finished match went")
async def summary(
    table: FromPath[str],
    house: NamedDependency[House],
    reader: NamedDependency[Reader],
    invite: FromQuery[str | None] = None,
) -> SummaryInfo:
    live = await house.find(table)
    lobby.check_may_look(live, reader.guest_id, invite)
    return summary_of(live, reader.lang)


router = Router(
    "/",
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
        hint,
        foresight,
        why_not,
        summary,
    ],
)
