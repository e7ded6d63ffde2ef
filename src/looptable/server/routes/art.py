"""Pictures of the pieces on a table."""

from typing import Any, Final

from litestar import Request, Response, Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from looptable.engine.contract.art import Look
from looptable.server.net.visitor import Visitor
from looptable.server.routes.dependencies import FOUND, AtTable
from looptable.server.tables.pictures import picture_for, tag_of

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
    visitor: NamedDependency[Visitor],
    look: FromQuery[Look] = "light",
) -> Response[bytes]:
    art = picture_for(seen, visitor.guest_id, name, visitor.lang, look)
    headers = {**HARMLESS, "etag": tag_of(art)}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(b"", status_code=304, media_type=art.media_type, headers=headers)
    return Response(art.data, media_type=art.media_type, headers=headers)


router = Router("/", route_handlers=[show_art], dependencies=FOUND)
