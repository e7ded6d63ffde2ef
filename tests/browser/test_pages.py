"""Every page: in both languages, on a phone, and for people who cannot see or use a mouse."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.visiting import make_table, near_end, prompt, visitor

AXE = Path(__file__).parents[2] / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = (390, 844)
PAGES = {
    "home": "/",
    "new table": "/new/the-loop",
    "my tables": "/tables",
    "settings": "/settings",
    "rules": "/rules/the-loop",
    "cards": "/cards/the-loop",
    "nothing here": "/no/such/page",
}


def at(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.locator("h1")).to_be_visible()
    expect(page.get_by_text("One moment…")).to_have_count(0)


def serious(page: Page) -> list[str]:
    """What axe finds that keeps somebody from using the page, and where."""
    # Added to the page from outside, as the page itself forbids scripts of others.
    page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{one['id']}: {one['help']}: {one['nodes'][0]['html'][:200]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def overflow(page: Page) -> int:
    """How many pixels the page is wider than the screen."""
    width: int = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    return width


@pytest.mark.parametrize(
    ("lang", "title", "solo", "link"),
    [
        ("en", "Time is up. Again.", "Play alone", "My tables"),
        ("fr", "Le temps est écoulé. Encore.", "Jouer en solo", "Mes tables"),
    ],
)
def test_the_home_page_presents_the_games_in_the_language_of_the_browser(
    browser: Browser, address: str, lang: str, title: str, solo: str, link: str
) -> None:
    with visitor(browser, address, lang) as page:
        at(page, "/")
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        expect(page.get_by_role("heading", name="The LOOP")).to_be_visible()
        expect(page.get_by_role("button", name=solo).first).to_be_visible()
        expect(page.get_by_role("link", name=link)).to_be_visible()


def test_the_language_is_switched_at_once_and_at_the_table_too(page: Page) -> None:
    make_table(page, game="the-loop", players=1, seats=["me"])
    expect(page.get_by_role("region", name="On the table")).to_be_visible()
    before = prompt(page).inner_text()
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("link", name="Mes tables")).to_be_visible()
    expect(prompt(page)).not_to_have_text(before)
    page.reload()
    expect(page.get_by_role("link", name="Mes tables")).to_be_visible()


@pytest.mark.parametrize("path", PAGES.values(), ids=PAGES.keys())
def test_a_page_has_no_serious_barrier_and_fits_a_phone(
    browser: Browser, address: str, path: str
) -> None:
    with visitor(browser, address, size=PHONE) as page:
        at(page, path)
        assert overflow(page) <= 0
        assert not serious(page)


def test_a_table_has_no_serious_barrier(page: Page) -> None:
    position, _ = near_end()
    make_table(page, game="the-loop", seats=["me"], position=position)
    expect(page.get_by_role("region", name="On the table")).to_be_visible()
    assert not serious(page)


def test_a_table_that_waits_for_players_has_no_serious_barrier(page: Page) -> None:
    make_table(page, game="template", players=3, seats=["me", "open", "open"])
    expect(page.get_by_role("heading", name="Invite a friend")).to_be_visible()
    assert not serious(page)


def test_a_phone_shows_the_table_without_scrolling_sideways_and_keeps_the_question_in_sight(
    browser: Browser, address: str
) -> None:
    position, _ = near_end()
    with visitor(browser, address, size=PHONE) as page:
        make_table(page, game="the-loop", seats=["me"], position=position)
        expect(page.get_by_role("region", name="On the table")).to_be_visible()
        assert overflow(page) <= 0
        expect(prompt(page)).to_be_in_viewport()
        page.mouse.wheel(0, 300)
        expect(prompt(page)).to_be_in_viewport()
        assert not serious(page)
