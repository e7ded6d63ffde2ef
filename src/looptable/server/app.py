"""Builds the application: the only place that puts its parts together."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response, Router
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from looptable import __version__
from looptable.core.errors import LooptableError, Refusal
from looptable.server.botting import Botting
from looptable.server.errors import answer_http, answer_refusal
from looptable.server.house import House
from looptable.server.identity import COOKIE, recognise
from looptable.server.language import language_of
from looptable.server.limits import Limits
from looptable.server.reader import Reader
from looptable.server.routes import advising, games, me, papers, tables
from looptable.server.sockets import table_socket
from looptable.server.static import client_pages
from looptable.server.workers import Workers
from looptable.storage.store import Store

__all__ = ["LARGEST_BODY", "build_app"]

LARGEST_BODY: Final = 1 << 20

log = logging.getLogger(__name__)


def build_app(
    store: Store, workers: Workers | None = None, limits: Limits | None = None
) -> Litestar:
    """The application over a store; it opens and closes the store itself."""
    house = House(store, workers or Workers(), limits)
    botting = Botting(house)
    house.changed.append(botting.look)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            botting.close()
            await house.close()

    async def limit(request: Request[Any, Any, Any]) -> None:
        house.requests.check(_address(request))

    async def find_reader(request: ASGIConnection[Any, Any, Any, Any]) -> Reader:
        reader = await _reader(request, store)
        if reader.found is not None and isinstance(request, Request):
            house.guests.check(reader.found.id)
        return reader

    return Litestar(
        route_handlers=[
            Router(
                "/api",
                route_handlers=[
                    games.router,
                    me.router,
                    tables.router,
                    papers.router,
                    advising.router,
                ],
            ),
            table_socket,
            client_pages,
        ],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "reader": Provide(find_reader),
        },
        exception_handlers={
            LooptableError: answer_refusal,
            HTTPException: answer_http,
            Exception: _answer_bug,
        },
        before_request=limit,
        lifespan=[lifespan],
        state=State({"house": house}),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Looptable",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
    )


def _address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client is not None else ""


async def _reader(connection: ASGIConnection[Any, Any, Any, Any], store: Store) -> Reader:
    lang, address = language_of(connection), _address(connection)
    try:
        found = await recognise(store, connection.cookies.get(COOKIE))
    except Refusal:
        return Reader(lang, address, None, is_forged=True)
    return Reader(lang, address, found)


def _answer_bug(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A broken invariant: logged whole, told without details."""
    log.error("a request failed: %s %s", request.method, request.url.path, exc_info=error)
    answer = answer_refusal(request, Refusal("server/failed"))
    answer.status_code = 500
    return answer
