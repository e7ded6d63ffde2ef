"""The LOOP's own board in a browser: where its options are, and taking them by clicks."""

from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

__all__ = ["KINDS", "board", "by_key", "open_table", "settle", "take", "targets"]

KINDS: Final = ("card", "clone", "agent", "era", "machina", "mission")
"""Kinds of things on the board that stand for options."""


def open_table(page: Page, **wish: Any) -> dict[str, Any]:
    """A table of The LOOP that this visitor owns; the visitor goes straight there."""
    assert page.request.get("/api/me").ok  # gives a newcomer a cookie
    answer = page.request.post("/api/tables", data={"game": "the-loop", **wish})
    assert answer.ok, answer.text()
    table: dict[str, Any] = answer.json()
    page.goto(f"/table/{table['id']}")
    return table


def board(page: Page) -> Locator:
    """The drawn board."""
    return page.locator(".the-loop")


def targets(page: Page) -> Locator:
    """The things on the board that can be clicked."""
    return board(page).locator("[data-target]:enabled")


def by_key(page: Page, key: str) -> Locator:
    """The things on the board for an option of the question that is shown; an agent stands there twice."""
    own = board(page).locator(f'[data-target="option-{key}"]')
    if own.count():  # the era "end" is not the end of the actions
        return own
    name = key.rpartition(" ")[2]
    return board(page).locator(", ".join(f'[data-target="{kind}-{name}"]' for kind in KINDS))


def settle(page: Page) -> None:
    """Confirms what was warned of, and waits until the choice is stored."""
    anyway = page.get_by_role("button", name="Do it anyway")
    if anyway.count():
        anyway.click()
    expect(page.get_by_text("Sending…")).to_have_count(0)


def take(page: Page, key: str) -> None:
    """Chooses by a click on the board; where that could mean several options, the list has these alone."""
    by_key(page, key).first.click()
    if page.get_by_role("button", name="Show all options").count():
        page.locator(f'[data-option="{key}"]').click()
    settle(page)
