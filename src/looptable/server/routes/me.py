"""Routes of guests, their names and their accounts."""

from typing import Any

from litestar import Request, Response, Router, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody

from looptable.server.lobby.lobby import rename
from looptable.server.net.identity import COOKIE, add_account, checked_name, log_in, make_guest
from looptable.server.net.locale import language_of
from looptable.server.net.visitor import Visitor
from looptable.server.tables.registry import TableRegistry
from looptable.server.tables.results import careers
from looptable.storage.rows import Guest
from looptable.wire.career import Career
from looptable.wire.lobby import AccountBody, Me, NameBody

__all__ = ["router"]

YEAR = 365 * 24 * 3600


def _cookie(request: Request[Any, Any, Any], value: str) -> Cookie:
    is_secure = request.url.scheme == "https"
    return Cookie(
        COOKIE, value=value, path="/", max_age=YEAR, httponly=True, secure=is_secure, samesite="lax"
    )


async def _me(registry: TableRegistry, guest: Guest) -> Me:
    account = await registry.store.account_of(guest.id)
    return Me(guest.id, guest.name, None if account is None else account.login)


@get("/me", summary="Who I am; a first visit makes a guest and sets its cookie")
async def show_me(
    request: Request[Any, Any, Any],
    registry: NamedDependency[TableRegistry],
    visitor: NamedDependency[Visitor],
) -> Response[Me]:
    if visitor.found is not None:
        return Response(await _me(registry, visitor.found))
    # A cookie of another server, or of none, is replaced: there is nothing behind it.
    guest, cookie = await make_guest(registry.store)
    return Response(await _me(registry, guest), cookies=[_cookie(request, cookie)])


@put("/me", summary="A new name")
async def rename_me(
    data: JSONBody[NameBody],
    registry: NamedDependency[TableRegistry],
    visitor: NamedDependency[Visitor],
) -> Me:
    name = checked_name(data.name)
    await rename(registry, visitor.guest, name)
    return await _me(registry, await registry.store.guest(visitor.guest.id))


@get("/me/career", summary="Which settings of each game I have won, in matches that are over")
async def show_career(
    request: Request[Any, Any, Any],
    registry: NamedDependency[TableRegistry],
    visitor: NamedDependency[Visitor],
) -> list[Career]:
    return list(await careers(registry.store, visitor.guest.id, language_of(request)))


@post("/me/account", summary="A name and a password, to carry on elsewhere", status_code=200)
async def make_account(
    data: JSONBody[AccountBody],
    registry: NamedDependency[TableRegistry],
    visitor: NamedDependency[Visitor],
) -> Me:
    registry.passwords.check(visitor.address)
    await add_account(registry.store, visitor.guest, data.login, data.password)
    return await _me(registry, visitor.guest)


@post("/session", summary="Log in with a name and a password", status_code=200)
async def open_session(
    request: Request[Any, Any, Any],
    data: JSONBody[AccountBody],
    registry: NamedDependency[TableRegistry],
    visitor: NamedDependency[Visitor],
) -> Response[Me]:
    registry.passwords.check(visitor.address)
    guest, cookie = await log_in(registry.store, data.login, data.password)
    return Response(await _me(registry, guest), cookies=[_cookie(request, cookie)])


@delete("/session", summary="Forget me on this device", status_code=204)
async def close_session() -> Response[None]:
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


router = Router(
    "/", route_handlers=[show_me, rename_me, show_career, make_account, open_session, close_session]
)
