"""The shared notebook of a table."""

from litestar import MediaType, Response, Router, get
from litestar.di import NamedDependency

from looptable.server.net.visitor import Visitor
from looptable.server.routes.dependencies import FOUND, AtTable
from looptable.server.talk.notebook import notebook_text, notes
from looptable.wire.views import LogLine

__all__ = ["router"]


@get("/tables/{table:str}/notes", summary="The notes in the shared notebook")
async def list_notes(
    seen: AtTable,
    visitor: NamedDependency[Visitor],
) -> list[LogLine]:
    return list(notes(seen, seen.seats_of(visitor.guest_id), visitor.lang))


@get(
    "/tables/{table:str}/notebook",
    summary="The shared notebook as a Markdown file",
    media_type=MediaType.TEXT,
)
async def notebook(
    seen: AtTable,
    visitor: NamedDependency[Visitor],
) -> Response[str]:
    name = f"{seen.row.game}-{seen.row.id}.md"
    return Response(
        notebook_text(seen, visitor.lang),
        media_type="text/markdown; charset=utf-8",
        headers={
            "content-disposition": f'attachment; filename="{name}"',
            "x-content-type-options": "nosniff",
        },
    )


router = Router("/", route_handlers=[list_notes, notebook], dependencies=FOUND)
