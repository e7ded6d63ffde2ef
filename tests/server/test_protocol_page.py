"""The pages that describe the interface say what the code does."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from looptable.server.app import build_app
from looptable.storage import open_store
from looptable.wire import frames

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
FRAMES = (*get_args(frames.FromClient), *get_args(frames.FromServer))


def described() -> dict[str, set[str]]:
    """The fields that the tables of the page give for each type of frame."""
    rows = re.findall(r"^\| `([a-z]+)` \|([^|]*)\|[^|]*\|$", PAGE, re.MULTILINE)
    return {name: set(re.findall(r"`([a-z]+)`", fields)) for name, fields in rows}


@pytest.mark.parametrize("frame", FRAMES, ids=lambda frame: frame.__name__)
def test_every_frame_is_described_with_its_fields(frame: type[msgspec.Struct]) -> None:
    tag = str(frame.__struct_config__.tag)
    assert described()[tag] == set(frame.__struct_fields__)


def test_no_frame_is_described_that_does_not_exist() -> None:
    assert set(described()) == {str(frame.__struct_config__.tag) for frame in FRAMES}
    assert f"Protocol number: {frames.PROTOCOL}" in PAGE


def test_openapi_has_every_door(tmp_path: Path) -> None:
    schema: dict[str, Any] = build_app(
        open_store(f"sqlite:///{tmp_path / 'x.db'}")
    ).openapi_schema.to_schema()
    doors = {
        f"{method.upper()} {re.sub(r'{(.*?)}', '{}', path)}"
        for path, methods in schema["paths"].items()
        for method in methods
    }
    assert doors == {
        "GET /api/games",
        "GET /api/games/{}/cards",
        "GET /api/games/{}/rules",
        "GET /api/version",
        "GET /api/health",
        "GET /api/me",
        "PUT /api/me",
        "GET /api/me/career",
        "POST /api/me/account",
        "POST /api/session",
        "DELETE /api/session",
        "POST /api/tables",
        "GET /api/tables",
        "GET /api/tables/{}",
        "DELETE /api/tables/{}",
        "POST /api/tables/{}/join",
        "POST /api/tables/{}/leave",
        "POST /api/tables/{}/start",
        "POST /api/tables/{}/seats/{}",
        "POST /api/tables/{}/seats/{}/lead",
        "POST /api/tables/{}/seats/{}/wish",
        "POST /api/tables/{}/rematch",
        "GET /api/tables/{}/record",
        "GET /api/tables/{}/hint",
        "GET /api/tables/{}/foresight",
        "GET /api/tables/{}/reasons",
        "GET /api/games/{}/tutorial",
        "GET /api/games/{}/rulebook",
        "GET /api/tables/{}/art/{}",
        "GET /api/tables/{}/log",
        "GET /api/tables/{}/notes",
        "GET /api/tables/{}/notebook",
        "GET /api/tables/{}/summary",
        "GET /api/games/{}/glossary",
    }
