"""Steps at a table of T.I.M.E Stories before its picture is taken."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

__all__ = ["EVENING", "MOMENTS"]

PLAYED = ("bodies", "entry", "card", "odds", "decided", "way", "known", "dice", "lost", "won")
EVENING = {name: name for name in PLAYED} | {"briefing": "bodies", "notebook": "known"}
"""The moments, each with the name of its position."""


def _scene(page: Page) -> None:
    expect(page.locator("dialog.scene")).to_be_visible()


def _bodies(page: Page) -> None:
    _scene(page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def _decided(page: Page) -> None:
    """Both agents of the others have decided."""
    expect(page.locator(".others li", has_text="✓")).to_have_count(2)


def _odds(page: Page) -> None:
    _decided(page)
    page.locator('.deed[data-option="roll"]').first.focus()
    expect(page.locator(".row.open > .odds")).to_contain_text("%")


def _pointed(page: Page, place: str) -> None:
    page.locator(f'[data-pin="{place}"]').focus()
    expect(page.locator(f'.pin.pointed [data-pin="{place}"]')).to_be_visible()


def _way(page: Page) -> None:
    expect(page.locator("dialog .votes .pawn")).to_have_count(2)
    _pointed(page, "chapel")


def _known(page: Page) -> None:
    page.keyboard.press("m")
    _pointed(page, "quay")


def _notebook(page: Page) -> None:
    page.keyboard.press("n")
    expect(page.locator("dialog.over")).to_be_visible()


def _dice(page: Page) -> None:
    expect(page.locator("[data-tray]")).to_be_visible()


def _lost(page: Page) -> None:
    _scene(page)
    asked = page.locator("dialog.scene .again button").first
    for _ in range(9):
        if asked.count() > 0:
            break
        page.keyboard.press("ArrowRight")
    expect(asked).to_be_visible()
    expect(page.locator("dialog.scene .voter")).to_have_count(2)


def _nothing(_: Page) -> None:
    """All is there from the first moment."""


MOMENTS: dict[str, Callable[[Page], None]] = {
    "briefing": _scene,
    "bodies": _bodies,
    "entry": _nothing,
    "card": _decided,
    "odds": _odds,
    "decided": _decided,
    "way": _way,
    "known": _known,
    "notebook": _notebook,
    "dice": _dice,
    "lost": _lost,
    "won": _nothing,
}
"""The steps that lead to each of them."""
