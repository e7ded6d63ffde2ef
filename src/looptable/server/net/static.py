"""The browser client, if it was built into the package; else one plain page that says so."""

import gzip
import html
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get

import looptable
from looptable.content.text.texts import Text, system_texts
from looptable.core.errors import Refusal
from looptable.server.net.locale import language_of

__all__ = ["client_pages", "web_folder"]

SAFE: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
}

PACKED: Final = ("text/html", "text/css", "text/javascript", "image/svg+xml")
"""Types of files that are worth compressing."""


def web_folder() -> Path:
    """The folder of the built client."""
    return Path(looptable.__file__).parent / "web"


@get(["/", "/{path:path}"], include_in_schema=False)
async def client_pages(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the client; any other address is one of its pages."""
    path = request.url.path
    if path.startswith(("/api/", "/schema/")) or path in ("/api", "/schema"):
        raise Refusal("request/unknown-address", address=path)
    folder = web_folder()
    if not (folder / "index.html").is_file():
        return _not_built(language_of(request), is_home=path in ("", "/"), path=path)
    found = _file(folder, path) or folder / "index.html"
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    # Names under assets/ change with their content; the page itself must not be cached.
    is_lasting = "assets" in found.relative_to(folder).parts
    age = "public, max-age=31536000, immutable" if is_lasting else "no-cache"
    headers = {**SAFE, "cache-control": age, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", "") and kind in PACKED:
        body = _packed(found, found.stat().st_mtime_ns)
        return Response(body, media_type=kind, headers={**headers, "content-encoding": "gzip"})
    return Response(found.read_bytes(), media_type=kind, headers=headers)


@lru_cache(maxsize=64)
def _packed(file: Path, _changed: int) -> bytes:
    """A file for those who unpack it; packed once, for as long as it stays the same."""
    return gzip.compress(file.read_bytes(), mtime=0)


def _file(folder: Path, path: str) -> Path | None:
    try:
        found = (folder / path.lstrip("/")).resolve()
        is_inside = found.is_relative_to(folder.resolve())
        return found if is_inside and found.is_file() else None
    except (OSError, ValueError):
        return None  # no file can have such a name


def _not_built(lang: str, *, is_home: bool, path: str) -> Response[bytes]:
    if not is_home:
        raise Refusal("request/unknown-address", address=path)
    said = html.escape(system_texts().say(Text("serve.no-client"), lang))
    link = "/schema/openapi.json"
    page = (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Looptable</title>'
        f'<h1>Looptable</h1><p>{said} <a href="{link}">{link}</a></p></html>'
    )
    return Response(page.encode(), media_type=MediaType.HTML, headers=SAFE)
