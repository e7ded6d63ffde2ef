"""Refusals as answers: the only place that knows statuses, and says sentences to strangers."""

from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from looptable.content.text.texts import Text, Texts, explain, system_texts
from looptable.core.errors import ContentError, LooptableError, Refusal
from looptable.engine.registry import games
from looptable.server.net.locale import language_of
from looptable.storage.errors import Conflict, NotFound, Unavailable
from looptable.wire.lobby import Refused

__all__ = [
    "API_HEADERS",
    "answer_http",
    "answer_unreadable",
    "answer_refusal",
    "as_refused",
    "sayable",
]

STATUS: Final = {
    "chat/full": 409,
    "chat/not-seated": 403,
    "guest/none": 401,
    "guest/unknown": 401,
    "guest/wrong-password": 401,
    "guest/taken": 409,
    "guest/has-account": 409,
    "limit/busy": 503,
    "limit/one-at-a-time": 429,
    "limit/too-many": 429,
    "picture/unknown": 404,
    "request/too-large": 413,
    "request/unknown-address": 404,
    "request/wrong-method": 405,
    "seat/nobody-removed": 409,
    "seat/taken": 409,
    "seat/not-yours": 403,
    "table/busy": 409,
    "table/full": 409,
    "table/not-owner": 403,
    "table/not-over": 409,
    "table/not-started": 409,
    "table/private": 403,
    "table/removed": 403,
    "table/started": 409,
    "table/unknown": 404,
    "use/no-rulebook": 404,
    "use/no-tutorial": 404,
    "use/unknown-game": 404,
    "action/not-your-turn": 409,
    "action/match-over": 409,
    "database/unreachable": 503,
}
"""By code; every other refusal is 400."""

API_HEADERS: Final = {"x-content-type-options": "nosniff", "cache-control": "no-store"}
"""Headers of every answer of the API that has none of its own for the same purpose."""

RETRY_AFTER: Final = {429: "2", 503: "5"}
"""Seconds after which a client may try again, by status."""

DEEPEST: Final = 2
LONGEST: Final = 200  # so much of a stranger's value is said back


def sayable(error: LooptableError) -> LooptableError:
    """An error that has a sentence: refusals of the store become those of the table."""
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
    texts = _texts_of(said, lang)
    data = {name: _plain(value, lang, texts) for name, value in said.data.items()}
    if isinstance(said, Unavailable):
        data = {}  # where the database is concerns nobody outside
    return Refused(said.code, _sentence(said, lang), data)


def _sentence(error: LooptableError, lang: str) -> str:
    if isinstance(error, ContentError | Unavailable):
        return explain(error, lang)
    shown = Refusal(error.code, **{name: _short(value) for name, value in error.data.items()})
    return explain(shown, lang, _texts_of(error, lang))


def _texts_of(error: LooptableError, lang: str) -> Texts:
    """The texts that have the sentence of an error: the system's, or those of the game that raised it."""
    wanted = [f"error.{error.code}"]
    wanted += [value.key for value in error.data.values() if isinstance(value, Text)]
    catalogues = (system_texts(), *(game.texts() for game in games().values()))
    fitting = (texts for texts in catalogues if all(texts.has(key, lang) for key in wanted))
    return next(fitting, system_texts())


def _short(value: object, depth: int = 0) -> object:
    """A value that may come from a stranger, cut to what is worth saying back."""
    if isinstance(value, str):
        return f"{value[:LONGEST]}…" if len(value) > LONGEST else value
    if isinstance(value, list | tuple):
        return [_short(item, depth + 1) for item in value[:LONGEST]] if depth < DEEPEST else "…"
    return "…" if isinstance(value, dict) else value


def _plain(value: object, lang: str, texts: Texts) -> Any:
    if isinstance(value, Text):
        return texts.say(value, lang)
    short = _short(value)
    if isinstance(short, list):
        return [_plain(item, lang, texts) for item in short]
    if short is None or isinstance(short, bool | int):
        return short
    return _short(str(short))


def answer_refusal(request: Request[Any, Any, Any], error: LooptableError) -> Response[bytes]:
    """The answer to a request that is refused."""
    refused = as_refused(error, language_of(request))
    status = STATUS.get(refused.code, 400)
    later = {"retry-after": RETRY_AFTER[status]} if status in RETRY_AFTER else {}
    return Response(
        msgspec.json.encode(refused),
        status_code=status,
        media_type=MediaType.JSON,
        headers={**API_HEADERS, **later},
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


def answer_unreadable(request: Request[Any, Any, Any], _error: Exception) -> Response[bytes]:
    """The answer to a body that is not UTF-8, or that is nested too deep."""
    return answer_refusal(request, Refusal("request/not-understood", detail=""))


def _detail(error: HTTPException) -> str:
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return str(extra[0].get("message", ""))
    return "" if error.status_code >= 500 else str(error.detail)
