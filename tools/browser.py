"""A server in a process of its own and a browser without a window, for tests and screenshots."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

__all__ = ["launched", "serving"]


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server with its tables in a file in this folder; its address, without a slash at the end."""
    command = [sys.executable, "-m", "looptable.cli", "serve", "--port", "0", "--no-open"]
    command += ["--limit", "10000"]  # all visitors come from one address, and hurry
    with (folder / "server.log").open("w", encoding="utf-8") as log:
        server = subprocess.Popen(
            [*command, "--database", f"sqlite:///{folder / 'tables.db'}"],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        assert server.stdout is not None
        try:
            said = server.stdout.readline()
            if "http://" not in said:
                raise RuntimeError(
                    f"the server did not start: {(folder / 'server.log').read_text()}"
                )
            yield "http://" + said.split("http://")[1].split("/")[0]
        finally:
            server.terminate()
            server.wait(timeout=20)
            server.stdout.close()


@contextmanager
def launched(path: str) -> Iterator[Browser]:
    """A Chromium; root may only run it without its sandbox."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox"] if is_root else []
        )
        yield browser
        browser.close()
