"""A database by its address, and what is said when it is none or away."""

import pickle
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from looptable.content.text.texts import explain
from looptable.core.errors import LooptableError, WrongUse
from looptable.storage import Conflict, NotFound, SqliteStore, Store, Unavailable, open_store
from looptable.storage.postgres import PostgresStore

pytestmark = pytest.mark.anyio

BAD = [
    "",
    "table.db",
    "/var/table.db",
    "sqlite:",
    "sqlite://",
    "sqlite:///",
    "sqlite://table.db",
    "sqlite:///:memory:",
    "sqlite:///table.db?mode=memory",
    "sqlite:///a\0b",
    "mysql://localhost/table",
    "postgresql",
    "postgresql:table",
    "postgresql+asyncpg://localhost/table",
    "postgresql://localhost:port/table",
    "postgresql://localhost:99999/table",
    "postgresql://[::1/table",
]


@pytest.mark.parametrize("url", BAD)
async def test_what_is_no_address_is_refused_with_what_is_accepted(url: str) -> None:
    with pytest.raises(WrongUse) as refused:
        open_store(url)
    for lang in ("en", "fr"):
        sentence = explain(refused.value, lang)
        assert "sqlite:///FILE" in sentence
        assert "postgresql://" in sentence


@pytest.mark.parametrize("url", ["mysql://ada:s3cret@host/x", "mysql://host/x?password=s3cret"])
async def test_no_password_is_shown(url: str) -> None:
    with pytest.raises(WrongUse) as refused:
        open_store(url)
    assert "s3cret" not in str(refused.value)
    assert "host/x" in str(refused.value)


async def test_an_address_opens_its_kind_of_store(tmp_path: Path) -> None:
    assert isinstance(open_store("postgresql://ada@localhost:5433/table"), PostgresStore)
    assert isinstance(open_store("postgres:///table?host=/run"), PostgresStore)
    assert isinstance(open_store(f"sqlite:///{tmp_path}/a.db"), SqliteStore)


async def test_a_file_may_be_named_from_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    store = open_store("sqlite:///été 100%.db")
    await store.migrate()
    await store.close()
    assert (tmp_path / "été 100%.db").exists()


async def test_a_file_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path}/no/folder.db")
    with pytest.raises(Unavailable, match="No such file"):
        await store.migrate()
    await store.close()


async def test_a_file_that_is_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Foo, " * 1000, "utf-8")
    store = open_store(f"sqlite:///{file}")
    with pytest.raises(Unavailable, match="not a database"):
        await store.migrate()
    await store.close()
    assert file.read_text("utf-8") == "Dear Foo, " * 1000


@pytest.fixture
def free_port() -> Iterator[int]:
    """A port where nobody answers, held so that nobody else takes it."""
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        yield holder.getsockname()[1]


async def test_a_server_that_is_away_is_said_without_the_password(free_port: int) -> None:
    store: Store = open_store(f"postgresql://ada:s3cret@127.0.0.1:{free_port}/table")
    for attempt in (store.migrate(), store.guest("ada"), store.listen(print)):
        with pytest.raises(Unavailable) as refused:
            await attempt
        assert f"ada@127.0.0.1:{free_port}/table" in explain(refused.value, "fr")
        assert "s3cret" not in explain(refused.value, "en")
    await store.close()


async def test_a_database_that_is_not_there_is_said(postgres: str) -> None:
    missing = postgres.replace("looptable_test_", "looptable_none_")
    store = open_store(missing)
    with pytest.raises(Unavailable, match="does not exist"):
        await store.migrate()
    await store.close()


@pytest.mark.parametrize(
    "error",
    [Conflict("version"), NotFound("table", "x"), Unavailable("sqlite", "away")],
    ids=lambda error: error.code,
)
async def test_errors_have_sentences_and_travel_between_processes(error: LooptableError) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert (type(copy), copy.data, str(copy)) == (type(error), error.data, str(error))
    for lang in ("en", "fr"):
        assert explain(copy, lang)
