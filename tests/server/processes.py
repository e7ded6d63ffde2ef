"""`looptable serve` as a process of its own, to be stopped or killed."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

__all__ = ["Served", "served"]


class Served:
    """One process that serves a database. It listens where it listened before it was killed."""

    def __init__(self, database: str, log: Path, *arguments: str) -> None:
        self._database = database
        self._log = log
        self._arguments = arguments
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> None:
        """Returns when it answers."""
        command = [sys.executable, "-m", "looptable", "serve", "--no-open", "--lang", "en"]
        place = ["--port", str(self._port), "--database", self._database, *self._arguments]
        with self._log.open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                [*command, *place], stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert "http://" in said, self.complaints()
        self.address = said.split()[-1].rstrip("/")
        self._port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """As a failing machine would: nothing is finished, nobody is told."""
        assert self._process is not None
        self._process.kill()
        self._end()

    def stop(self) -> None:
        """As Ctrl-C would."""
        if self._process is not None:
            self._process.terminate()
            self._end()

    def _end(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        self._process.wait(timeout=20)
        self._process.stdout.close()
        self._process = None

    def complaints(self) -> str:
        """The error log of the process, through all its lives."""
        return self._log.read_text("utf-8")


@contextmanager
def served(database: str, folder: Path, *arguments: str) -> Iterator[Served]:
    """A server that answers; it must have had nothing to complain of."""
    server = Served(database, folder / "server.log", *arguments)
    server.start()
    try:
        yield server
    finally:
        server.stop()
    assert server.complaints() == ""
