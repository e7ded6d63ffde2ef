"""The server and the browser of tests/browser, for the tests of this game."""

from tests.browser.conftest import address, browser, page

__all__ = ["address", "browser", "page"]
