"""`looptable serve` as a process: says where it is, and stops when it is told to."""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from urllib.request import urlopen

import pytest

from looptable.cli.commands import serve


def start(folder: Path, *arguments: str) -> "subprocess.Popen[str]":
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "LOOPTABLE_LANG": "en"}
    environment.pop("LOOPTABLE_DATA", None)
    return subprocess.Popen(
        [sys.executable, "-m", "looptable", "serve", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    )


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_the_server_says_its_address_and_stops_cleanly(
    tmp_path: Path, sign: signal.Signals
) -> None:
    with start(tmp_path, "--port", "0", "--no-open") as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(5)]
        address = lines[0].split()[-1]
        with urlopen(f"{address}api/version", timeout=10) as answer:
            assert b'"protocol":1' in answer.read()
        assert "--host 0.0.0.0" in lines[1]
        assert str(tmp_path / "looptable" / "looptable.db") in lines[3]
        assert "docs/hosting.md" in lines[2]
        process.send_signal(sign)
        _, errors = process.communicate(timeout=20)
    assert errors == ""
    assert process.returncode == 0
    assert (tmp_path / "looptable" / "looptable.db").exists()


@pytest.mark.parametrize(
    "arguments",
    [
        ("--database", "mysql://x"),
        ("--port", "99999"),
        ("--host", "256.1.1.1"),
        ("--trusted-proxies", "*"),
    ],
)
def test_what_cannot_be_served_is_refused_in_one_sentence(
    tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    with start(tmp_path, *arguments, "--no-open") as process:
        out, errors = process.communicate(timeout=60)
    assert process.returncode == 2
    assert out == ""
    assert errors.count("\n") == 1


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")
def _newer(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")


@pytest.mark.parametrize(
    ("prepare", "said"),
    [
        (lambda path: path.write_bytes(b"not a database at all" * 100), "cannot be used now"),
        (lambda path: path.mkdir(), "cannot be used now"),
        (_newer, "newer version"),
    ],
    ids=["damaged", "folder", "newer"],
)
def test_a_database_that_cannot_be_used_is_refused_in_one_sentence(
    tmp_path: Path, prepare: Callable[[Path], object], said: str
) -> None:
    path = tmp_path / "tables.db"
    prepare(path)
    with start(tmp_path, "--database", f"sqlite:///{path}", "--no-open") as process:
        out, errors = process.communicate(timeout=60)
    assert process.returncode in (1, 2)
    assert out == ""
    assert errors.count("\n") == 1
    assert said in errors


def test_a_password_in_the_address_is_not_shown() -> None:
    for url in (
        "postgresql://me:hunter2@here/db",
        "postgresql://here/db?password=hunter2&user=me",
    ):
        shown = serve._without_password(url)
        assert "hunter2" not in shown
        assert "here/db" in shown
    assert serve._without_password("sqlite:////var/tables.db") == "/var/tables.db"


def test_make_has_nothing_to_say_when_play_is_stopped_by_ctrl_c(tmp_path: Path) -> None:
    """Both the server and make get the signal, as at a terminal, where they are one group."""
    recipe = f"play:\n\t@{sys.executable} -m looptable serve --port 0 --no-open\n"
    (tmp_path / "Makefile").write_text(recipe)
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LOOPTABLE_LANG": "en"}
    with subprocess.Popen(
        ["make", "-s", "-C", str(tmp_path), "play"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        assert "http://" in process.stdout.readline()
        os.killpg(process.pid, signal.SIGINT)
        _, errors = process.communicate(timeout=20)
    assert errors == ""
