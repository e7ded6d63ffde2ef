"""Tables: the lobby, records and hints."""

from litestar import MediaType, Response, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from looptable.server.lobby import lobby
from looptable.server.lobby.leading import lead as lead_seat
from looptable.server.lobby.rematch import rematch as another_match
from looptable.server.net.visitor import Visitor
from looptable.server.routes.dependencies import FOUND, AtTable
from looptable.server.tables.presenter import row_info, table_info
from looptable.server.tables.record import record_text
from looptable.server.tables.registry import TableRegistry
from looptable.server.tables.summary import summary_of
from looptable.server.talk.telling import tell_bot
from looptable.storage.rows import TableRow
from looptable.wire.lobby import (
    JoinBody,
    LeadBody,
    NewTable,
    RematchBody,
    SeatBody,
    TableInfo,
    TableList,
    WishBody,
)
from looptable.wire.summary import SummaryInfo

__all__ = ["router"]

MOST_LISTED = 100


@post("/tables", summary="Make a table", status_code=201)
async def make_table(
    data: JSONBody[NewTable],
    registry: NamedDependency[TableRegistry],
    visitor: NamedDependency[Visitor],
) -> TableInfo:
    live = await lobby.make_table(registry, visitor.guest, data, visitor.lang)
    return table_info(live, visitor.guest_id, visitor.lang)


@get("/tables", summary="My tables, and public ones with an open seat")
async def list_tables(
    registry: NamedDependency[TableRegistry], visitor: NamedDependency[Visitor]
) -> TableList:
    guest_id = visitor.guest_id
    mine = await registry.store.tables_of(guest_id) if guest_id is not None else []
    known = {row.id for row in mine}
    open_rows = [
        row for row in await registry.store.open_tables(MOST_LISTED) if row.id not in known
    ]

    async def infos(rows: list[TableRow]) -> tuple[TableInfo, ...]:
        found = [(row, await registry.store.seats(row.id)) for row in rows[:MOST_LISTED]]
        return tuple(row_info(row, seats, guest_id, visitor.lang) for row, seats in found)

    return TableList(mine=await infos(mine), open=await infos(open_rows))


@get("/tables/{table:str}", summary="One table")
async def show_table(
    seen: AtTable,
    visitor: NamedDependency[Visitor],
) -> TableInfo:
    return table_info(seen, visitor.guest_id, visitor.lang)


@post("/tables/{table:str}/join", summary="Take a seat", status_code=200)
async def join(
    live: AtTable,
    data: JSONBody[JoinBody],
    registry: NamedDependency[TableRegistry],
    visitor: NamedDependency[Visitor],
) -> TableInfo:
    await lobby.join(registry, live, visitor.guest, data)
    return table_info(live, visitor.guest_id, visitor.lang)


@post("/tables/{table:str}/leave", summary="Give up all seats", status_code=200)
async def leave(
    live: AtTable, registry: NamedDependency[TableRegistry], visitor: NamedDependency[Visitor]
) -> TableInfo:
    await lobby.leave(registry, live, visitor.guest)
    return table_info(live, visitor.guest_id, visitor.lang)


@post("/tables/{table:str}/start", summary="Begin (owner)", status_code=200)
async def start(
    live: AtTable, registry: NamedDependency[TableRegistry], visitor: NamedDependency[Visitor]
) -> TableInfo:
    await lobby.start(registry, live, visitor.guest)
    return table_info(live, visitor.guest_id, visitor.lang)


@post("/tables/{table:str}/seats/{seat:int}", summary="Change a seat (owner)", status_code=200)
async def rearrange(
    live: AtTable,
    seat: FromPath[int],
    data: JSONBody[SeatBody],
    registry: NamedDependency[TableRegistry],
    visitor: NamedDependency[Visitor],
) -> TableInfo:
    await lobby.rearrange(registry, live, visitor.guest, seat, data)
    return table_info(live, visitor.guest_id, visitor.lang)


@post(
    "/tables/{table:str}/seats/{seat:int}/lead",
    summary="Let a bot lead a seat, or lead it oneself",
    status_code=200,
)
async def lead(
    live: AtTable,
    seat: FromPath[int],
    data: JSONBody[LeadBody],
    registry: NamedDependency[TableRegistry],
    visitor: NamedDependency[Visitor],
) -> TableInfo:
    await lead_seat(registry, live, visitor.guest, seat, data)
    return table_info(live, visitor.guest_id, visitor.lang)


@post(
    "/tables/{table:str}/seats/{seat:int}/wish",
    summary="Tell a bot that follows people what to do",
    status_code=200,
)
async def wish(
    live: AtTable,
    seat: FromPath[int],
    data: JSONBody[WishBody],
    registry: NamedDependency[TableRegistry],
    visitor: NamedDependency[Visitor],
) -> TableInfo:
    await tell_bot(registry, live, visitor.guest.id, seat, data)
    return table_info(live, visitor.guest_id, visitor.lang)


@post(
    "/tables/{table:str}/rematch",
    summary="The table of the next match: one for all who ask",
    status_code=201,
)
async def rematch(
    live: AtTable,
    registry: NamedDependency[TableRegistry],
    visitor: NamedDependency[Visitor],
    data: JSONBody[RematchBody | None] = None,
) -> TableInfo:
    nonce = "" if data is None else data.nonce
    again = await another_match(registry, live, visitor.guest, nonce)
    return table_info(again, visitor.guest_id, visitor.lang)


@delete("/tables/{table:str}", summary="Delete a table (owner)", status_code=204)
async def delete_table(
    live: AtTable, registry: NamedDependency[TableRegistry], visitor: NamedDependency[Visitor]
) -> None:
    await lobby.delete_table(registry, live, visitor.guest)


@get("/tables/{table:str}/record", summary="The record file", media_type=MediaType.TEXT)
async def record(
    seen: AtTable,
    visitor: NamedDependency[Visitor],
) -> Response[str]:
    name = f"{seen.row.game}-{seen.row.id}.jsonl"
    return Response(
        record_text(seen, visitor.guest_id),
        media_type="application/jsonl",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/tables/{table:str}/summary", summary="How a finished match went")
async def summary(
    seen: AtTable,
    visitor: NamedDependency[Visitor],
) -> SummaryInfo:
    return summary_of(seen, visitor.lang)


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
        lead,
        wish,
        rematch,
        delete_table,
        record,
        summary,
    ],
)
