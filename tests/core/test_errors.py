"""Errors carry a code and data; the sentence is made elsewhere."""

import pickle
from dataclasses import dataclass

import pytest

from looptable.core.errors import (
    ContentError,
    LooptableError,
    PositionError,
    RecordError,
    Refusal,
    WrongUse,
)


@dataclass(frozen=True)
class Mistake:
    code: str


def test_an_error_keeps_its_code_and_data() -> None:
    error = Refusal("action/not-legal", seat=1, action=7)
    assert error.code == "action/not-legal"
    assert error.data == {"seat": 1, "action": 7}


def test_an_error_reads_as_its_code_and_data() -> None:
    assert str(Refusal("action/not-legal", key="go")) == "action/not-legal: key='go'"
    assert str(Refusal("action/match-over")) == "action/match-over"


def test_data_may_have_any_name() -> None:
    assert LooptableError("a/b", code=1, self=2).data == {"code": 1, "self": 2}


@pytest.mark.parametrize(
    ("kind", "status"),
    [(Refusal, 1), (RecordError, 1), (PositionError, 1), (ContentError, 1), (WrongUse, 2)],
)
def test_only_wrong_use_exits_with_two(kind: type[LooptableError], status: int) -> None:
    assert kind.exit_status == status


def test_a_content_error_holds_all_diagnostics_and_names_each_code_once() -> None:
    error = ContentError([Mistake("a/b"), Mistake("c/d"), Mistake("a/b")])
    assert len(error.diagnostics) == 3
    assert error.data == {"count": 3, "codes": ("a/b", "c/d")}


def test_errors_travel_between_processes() -> None:
    error = WrongUse("use/unknown-game", game="x")
    copy = pickle.loads(pickle.dumps(error))
    assert isinstance(copy, WrongUse)
    assert (copy.code, copy.data, str(copy)) == (error.code, error.data, str(error))


def test_diagnostics_travel_between_processes() -> None:
    error = ContentError([Mistake("a/b")])
    copy = pickle.loads(pickle.dumps(error))
    assert isinstance(copy, ContentError)
    assert (copy.diagnostics, str(copy)) == (error.diagnostics, str(error))
