"""Visitors of the site, and what they do at a table."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

__all__ = [
    "POSITIONS",
    "answer",
    "choose",
    "face_down",
    "log",
    "make_table",
    "name_oneself",
    "near_end",
    "options",
    "outcome",
    "prompt",
    "rejoin",
    "seat",
    "two_at_a_table",
    "visitor",
]

POSITIONS = Path(__file__).parents[2] / "src/looptable/games/the_loop/positions"
WAIT = 20_000

# A busy machine is slow, not wrong.
expect.set_options(timeout=WAIT)


@contextmanager
def visitor(
    browser: Browser,
    address: str,
    lang: str = "en",
    size: tuple[int, int] = (1280, 900),
    touch: bool = False,
) -> Iterator[Page]:
    """A page of somebody new, with a finger or a mouse; whatever goes wrong inside the page fails the test."""
    width, height = size
    context = browser.new_context(
        base_url=address,
        locale={"en": "en-GB", "fr": "fr-FR"}[lang],
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        has_touch=touch,
        is_mobile=touch,
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


def name_oneself(page: Page, name: str) -> None:
    """Gives the visitor a name, as the settings page would."""
    page.goto("/")
    expect(page.locator("article").first).to_be_visible()
    assert page.request.put("/api/me", data={"name": name}).ok


@contextmanager
def two_at_a_table(
    browser: Browser, address: str, rounds: int | None = None, **wish: Any
) -> Iterator[tuple[Page, Page, dict[str, Any]]]:
    """Ada, who owns a table of Minute Hand, and Bob, who came by her link.

    The clock is calm: no two cards break it in the first round, whatever was dealt.
    """
    with visitor(browser, address) as ada, visitor(browser, address) as bob:
        name_oneself(ada, "Ada")
        name_oneself(bob, "Bob")
        settings = {"calm": True} | ({} if rounds is None else {"rounds": rounds})
        wish |= {"options": settings, "seats": ["me", "open"]}
        table = make_table(ada, game="template", players=2, **wish)
        bob.goto(ada.get_by_label("Invitation link").input_value())
        for page in (ada, bob):
            expect(options(page).first).to_be_visible()
        yield ada, bob, table


def choose(page: Page, key: str | None = None) -> None:
    """Takes an option, or the first; where it is warned of, all the same. Waits until it is stored."""
    found = options(page).first if key is None else page.locator(f'[data-option="{key}"]:enabled')
    found.click()
    anyway = page.get_by_role("button", name="Do it anyway")
    if anyway.count():
        anyway.click()
    expect(page.get_by_text("Sending…")).to_have_count(0)


def answer(page: Page, name: str) -> None:
    """Answers the question whether something is really meant."""
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name=name, exact=True).click()
    expect(dialog).to_have_count(0)


def log(page: Page) -> Locator:
    """The lines of the log and the chat."""
    return page.get_by_role("log")


def seat(page: Page, letter: str) -> Locator:
    """A seat in the bar above the table."""
    return page.get_by_role("list", name="Seats").get_by_role("listitem").nth(ord(letter) - 65)


def options(page: Page) -> Locator:
    """The buttons of the options that may be chosen now."""
    return page.locator("[data-option]:enabled")


def face_down(region: Locator) -> int:
    """How many cards lie face down there: alike ones are one pile with a number."""
    backs = region.get_by_text("Face-down card")
    expect(backs.first).to_be_visible()
    piles = [int(number) for number in region.locator(".backs b").all_inner_texts()]
    return sum(piles) + backs.count() - len(piles)


def prompt(page: Page) -> Locator:
    """The question, or the players the table waits for, or the ending."""
    return page.locator("#prompt")


def rejoin(page: Page) -> None:
    """Loads the page anew and waits for the table to be there again."""
    page.reload()
    expect(page.get_by_role("region", name="On the table")).to_be_visible()


def outcome(page: Page) -> Locator:
    """The button that only a finished match has."""
    return page.get_by_role("button", name="Play again")
