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
from looptable.server.bots.pool import WorkerPool
from looptable.server.bots.schedule import BotSchedule
from looptable.server.errors import (
    API_HEADERS,
    answer_http,
    answer_refusal,
    answer_unreadable,
)
from looptable.server.net.identity import COOKIE, recognise
from looptable.server.net.limits import Limits
from looptable.server.net.locale import language_of
from looptable.server.net.socket import table_socket
from looptable.server.net.static import client_pages
from looptable.server.net.visitor import Visitor
from looptable.server.routes import art, games, hints, log, me, notes, tables
from looptable.server.tables.registry import TableRegistry
from looptable.storage.store import Store

__all__ = ["LARGEST_BODY", "build_app"]

LARGEST_BODY: Final = 1 << 20
ROUTERS: Final = (
    games.router,
    me.router,
    tables.router,
    art.router,
    notes.router,
    log.router,
    hints.router,
)

_log = logging.getLogger(__name__)


def build_app(
    store: Store, workers: WorkerPool | None = None, limits: Limits | None = None
) -> Litestar:
    """The application over a store; it opens and closes the store itself."""
    registry = TableRegistry(store, workers or WorkerPool(), limits)
    schedule = BotSchedule(registry)
    registry.changed.append(schedule.look)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await registry.open()
        try:
            yield
        finally:
            schedule.close()
            await registry.close()

    async def limit(request: Request[Any, Any, Any]) -> None:
        registry.requests.check(_address(request))

    async def find_visitor(request: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
        visitor = await _visitor(request, store)
        if visitor.found is not None and isinstance(request, Request):
            registry.guests.check(visitor.found.id)
        return visitor

    return Litestar(
        route_handlers=[
            Router("/api", after_request=_add_headers, route_handlers=ROUTERS),
            table_socket,
            client_pages,
        ],
        dependencies={
            "registry": Provide(lambda: registry, sync_to_thread=False),
            "visitor": Provide(find_visitor),
        },
        exception_handlers={
            LooptableError: answer_refusal,
            UnicodeDecodeError: answer_unreadable,
            RecursionError: answer_unreadable,
            HTTPException: answer_http,
            Exception: _answer_bug,
        },
        before_request=limit,
        lifespan=[lifespan],
        state=State({"registry": registry}),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=_described(),
    )


def _described() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Looptable",
        version=__version__,
        path="/schema",
        render_plugins=[JsonRenderPlugin()],
    )


def _add_headers(response: Response[Any]) -> Response[Any]:
    for name, value in API_HEADERS.items():
        response.headers.setdefault(name, value)
    return response


def _address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client is not None else ""


async def _visitor(connection: ASGIConnection[Any, Any, Any, Any], store: Store) -> Visitor:
    lang, address = language_of(connection), _address(connection)
    try:
        found = await recognise(store, connection.cookies.get(COOKIE))
    except Refusal:
        return Visitor(lang, address, None, is_forged=True)
    return Visitor(lang, address, found)


def _answer_bug(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Answers a bug: logged in full, without details for the visitor."""
    _log.error("a request failed: %s %s", request.method, request.url.path[:200], exc_info=error)
    answer = answer_refusal(request, Refusal("server/failed"))
    answer.status_code = 500
    return answer
