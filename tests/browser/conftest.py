"""A real server in a process of its own, and a real Chromium that visits it."""

import os
from collections.abc import Iterator
from typing import NoReturn

import pytest
from playwright.sync_api import Browser, Page

from browser import launched, serving
from find_browser import NONE_FOUND, find_browser
from looptable.server.net.static import web_folder
from tests.browser.visitor import visitor


def _cannot_run(reason: str) -> NoReturn:
    """A developer's machine may lack a browser; CI may not."""
    if os.environ.get("CI"):
        pytest.fail(f"CI needs the browser tests, but {reason}", pytrace=False)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that this session has for itself."""
    if not (web_folder() / "index.html").is_file():
        _cannot_run("the browser client is not built: python tools/build_client.py")
    with serving(tmp_path_factory.mktemp("browser")) as found:
        yield found


# Not for the whole session: while Playwright is open, no other test may run an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A browser without a window."""
    path = find_browser()
    if path is None:
        _cannot_run(NONE_FOUND)
    with launched(path) as found:
        yield found


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """A page of a new visitor who reads English."""
    with visitor(browser, address) as found:
        yield found
