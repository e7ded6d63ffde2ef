"""Refusals as answers: the only place that knows statuses, and says sentences to strangers."""

from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from looptable.content.text.texts import Text, explain, system_texts
from looptable.core.errors import ContentError, LooptableError, Refusal
from looptable.server.net.locale import language_of
from looptable.storage.errors import Conflict, NotFound, Unavailable
from looptable.wire.lobby import Refused

__all__ = ["answer_http", "answer_refusal", "as_refused", "sayable"]

STATUS: Final = {
    "chat/not-seated": 403,
    "guest/none": 401,
    "guest/unknown": 401,
    "guest/wrong-password": 401,
    "guest/taken": 409,
    "guest/has-account": 409,
    "limit/too-many": 429,
    "picture/unknown": 404,
    "request/too-large": 413,
    "request/unknown-address": 404,
    "request/wrong-method": 405,
    "seat/taken": 409,
    "seat/not-yours": 403,
    "table/busy": 409,
    "table/not-owner": 403,
    "table/not-over": 409,
    "table/not-started": 409,
    "table/private": 403,
    "table/started": 409,
    "table/unknown": 404,
    "use/no-tutorial": 404,
    "use/unknown-game": 404,
    "action/not-your-turn": 409,
    "action/match-over": 409,
    "database/unreachable": 503,
}
"""By code; every other refusal is 400."""

LONGEST: Final = 200  # so much of a stranger's value is said back


def sayable(error: LooptableError) -> LooptableError:
    """An error whose sentence exists: what a store refuses is said in the words of the table."""
    match error:
        case Conflict():
            return Refusal("table/busy")
        case NotFound():
            return Refusal("table/unknown", table=str(error.data.get("id", "")))
        case _:
            return error


def as_refused(error: LooptableError, lang: str) -> Refused:
    """A refusal with its sentence and plain values."""
    said = sayable(error)
    data = {name: _plain(value, lang) for name, value in said.data.items()}
    if isinstance(said, Unavailable):
        data = {}  # where the database is concerns nobody outside
    return Refused(said.code, _sentence(said, lang), data)


def _sentence(error: LooptableError, lang: str) -> str:
    if isinstance(error, ContentError | Unavailable):
        return explain(error, lang)
    shown = Refusal(error.code, **{name: _short(value) for name, value in error.data.items()})
    return explain(shown, lang)


def _short(value: object) -> object:
    if isinstance(value, str) and len(value) > LONGEST:
        return f"{value[:LONGEST]}…"
    return value


def _plain(value: object, lang: str) -> Any:
    if isinstance(value, Text):
        return system_texts().say(value, lang)
    if isinstance(value, list | tuple):
        return [_plain(item, lang) for item in value[:LONGEST]]
    if value is None or isinstance(value, bool | int):
        return value
    return _short(str(value))


def answer_refusal(request: Request[Any, Any, Any], error: LooptableError) -> Response[bytes]:
    """The answer to a request that is refused."""
    refused = as_refused(error, language_of(request))
    return Response(
        msgspec.json.encode(refused),
        status_code=STATUS.get(refused.code, 400),
        media_type=MediaType.JSON,
    )


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """The same for what the framework itself refuses."""
    match error.status_code:
        case 404:
            refusal = Refusal("request/unknown-address", address=request.url.path)
        case 405:
            refusal = Refusal("request/wrong-method", method=request.method)
        case 413:
            refusal = Refusal("request/too-large")
        case _:
            refusal = Refusal("request/not-understood", detail=_detail(error))
    return answer_refusal(request, refusal)


def _detail(error: HTTPException) -> str:
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return str(extra[0].get("message", ""))
    return "" if error.status_code >= 500 else str(error.detail)
