"""What lies on a table beside the match: pictures, and the notebook."""

from typing import Any, Final

from litestar import MediaType, Request, Response, Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from looptable.engine.contract.art import Look
from looptable.server.notebook import notebook_text, notes
from looptable.server.pictures import picture_for, tag_of
from looptable.server.reader import Reader
from looptable.server.routes.finding import FOUND, AtTable
from looptable.wire.views import LogLine

__all__ = ["router"]

HARMLESS: Final = {
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "x-content-type-options": "nosniff",
    "cache-control": "private, max-age=3600",
    "vary": "accept-language, cookie",
}
"""A picture may come from a stranger: opened by itself it can neither run nor fetch anything."""


@get(
    "/tables/{table:str}/art/{name:str}",
    summary="A picture that one of my views shows, for a light or a dark screen",
    media_type="image/svg+xml",
)
async def show_art(
    request: Request[Any, Any, Any],
    seen: AtTable,
    name: FromPath[str],
    reader: NamedDependency[Reader],
    look: FromQuery[Look] = "light",
) -> Response[bytes]:
    art = picture_for(seen, reader.guest_id, name, reader.lang, look)
    headers = {**HARMLESS, "etag": tag_of(art)}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(b"", status_code=304, media_type=art.media_type, headers=headers)
    return Response(art.data, media_type=art.media_type, headers=headers)


@get("/tables/{table:str}/notes", summary="The notes in the shared notebook")
async def list_notes(
    seen: AtTable,
    reader: NamedDependency[Reader],
) -> list[LogLine]:
    return list(notes(seen, seen.seats_of(reader.guest_id), reader.lang))


@get(
    "/tables/{table:str}/notebook",
    summary="The shared notebook as a Markdown file",
    media_type=MediaType.TEXT,
)
async def notebook(
    seen: AtTable,
    reader: NamedDependency[Reader],
) -> Response[str]:
    name = f"{seen.row.game}-{seen.row.id}.md"
    return Response(
        notebook_text(seen, reader.lang),
        media_type="text/markdown; charset=utf-8",
        headers={
            "content-disposition": f'attachment; filename="{name}"',
            "x-content-type-options": "nosniff",
        },
    )


router = Router("/", route_handlers=[show_art, list_notes, notebook], dependencies=FOUND)
