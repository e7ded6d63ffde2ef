"""In which language a request wants to be answered."""

from collections.abc import Mapping
from typing import Any

from litestar.connection import ASGIConnection

from looptable.content.text.languages import LANGUAGES

__all__ = ["language_of"]


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """By `?lang=`, the cookie `lang`, or what the browser accepts; else English."""
    for wish in (connection.query_params.get("lang"), connection.cookies.get("lang")):
        if wish in LANGUAGES:
            return str(wish)
    return _accepted(connection.headers)


def _accepted(headers: Mapping[str, str]) -> str:
    """The first language of ours in the order of the header; its weights are in that order too."""
    for wish in headers.get("accept-language", "")[:500].split(","):
        lang = wish.strip()[:2].lower()
        if lang in LANGUAGES:
            return lang
    return "en"
