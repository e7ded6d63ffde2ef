"""Visitors of the site, and what they do at a table."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

__all__ = ["POSITIONS", "make_table", "options", "outcome", "prompt", "rejoin", "visitor"]

POSITIONS = Path(__file__).parent / "positions"
WAIT = 15_000


@contextmanager
def visitor(
    browser: Browser, address: str, lang: str = "en", size: tuple[int, int] = (1280, 900)
) -> Iterator[Page]:
    """A page of somebody new; whatever goes wrong inside the page fails the test."""
    width, height = size
    context = browser.new_context(
        base_url=address,
        locale={"en": "en-GB", "fr": "fr-FR"}[lang],
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
    )
    context.set_default_timeout(WAIT)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    try:
        yield page
        assert not errors
    finally:
        context.close()


def make_table(page: Page, **wish: Any) -> dict[str, Any]:
    """A table that this visitor owns, made as the client would; the visitor goes there."""
    page.goto("/")
    expect(page.locator("article").first).to_be_visible()  # by now the visitor has a cookie
    answer = page.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    table: dict[str, Any] = answer.json()
    page.goto(f"/table/{table['id']}")
    return table


def near_end() -> tuple[dict[str, Any], list[str]]:
    """A solo match of The LOOP that these choices win, whatever is drawn."""
    text = (POSITIONS / "solo-four-choices-from-winning.json").read_text("utf-8")
    found = json.loads(text)
    return found["position"], [key for _, key in found["choices"]]


def options(page: Page) -> Locator:
    """The buttons of the options that may be chosen now."""
    return page.locator("[data-option]:enabled")


def prompt(page: Page) -> Locator:
    """What is asked, or whom the table waits for, or how it ended."""
    return page.locator("#prompt")


def rejoin(page: Page) -> None:
    """Loads the page anew and waits for the table to be there again."""
    page.reload()
    expect(page.get_by_role("region", name="On the table")).to_be_visible()


def outcome(page: Page) -> Locator:
    """The button that only a finished match has."""
    return page.get_by_role("button", name="Play again")
