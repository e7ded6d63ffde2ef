"""Words of a game explain themselves where a card is read: by keyboard, in both languages, on both tables."""

import json

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.accessibility import serious
from tests.browser.visitor import POSITIONS, make_table, options, visitor

MOST_STEPS = 60
"""Presses of Tab after which something counts as out of reach."""

LANGUAGES = pytest.mark.parametrize("lang", ["en", "fr"])


def sit_down(page: Page) -> None:
    """Mr Time's turn; he holds three cards."""
    text = (POSITIONS / "two-agents-acting.json").read_text("utf-8")
    position = json.loads(text)["position"]
    make_table(page, game="the-loop", seats=["me", "bot:random"], position=position)
    expect(options(page).first).to_be_visible()


def walk_to(page: Page, wanted: Locator) -> None:
    """Presses Tab until the focus is on one of these."""
    expect(wanted.first).to_be_visible()
    for _ in range(MOST_STEPS):
        if any(one.evaluate("one => one === document.activeElement") for one in wanted.all()):
            return
        page.keyboard.press("Tab")
    raise AssertionError("it cannot be reached by keyboard")


def explain(page: Page, card: Locator) -> None:
    """Asks about a card, then about the first term of its text, by keyboard alone."""
    walk_to(page, card.locator(".more"))
    page.keyboard.press("Enter")
    term = card.locator(".term").first
    walk_to(page, term)
    expect(term).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("Enter")
    expect(term).to_have_attribute("aria-expanded", "true")
    expect(card.get_by_role("note")).not_to_be_empty()
    assert term.inner_text().lower() in card.get_by_role("note").inner_text().lower()
    assert not serious(page)
    page.keyboard.press("Enter")
    expect(card.get_by_role("note")).to_have_count(0)


@LANGUAGES
def test_a_term_of_a_card_is_explained_in_what_was_opened_on_the_board(
    browser: Browser, address: str, lang: str
) -> None:
    with visitor(browser, address, lang) as page:
        sit_down(page)
        walk_to(page, page.locator(".own .bust button"))
        page.keyboard.press("Enter")
        opened = page.get_by_role("dialog")
        expect(opened).to_be_visible()
        explain(page, opened.locator(".kind-hand .piece", has=page.locator(".more")).first)


@LANGUAGES
def test_a_term_of_a_card_is_explained_on_the_plain_table(
    browser: Browser, address: str, lang: str
) -> None:
    with visitor(browser, address, lang) as page:
        sit_down(page)
        page.locator("button.surface").click()
        explain(page, page.locator(".own .kind-hand .piece", has=page.locator(".more")).first)


def test_a_card_that_was_opened_explains_its_terms_below_its_picture(page: Page) -> None:
    sit_down(page)
    page.locator(".own .kind-hand [data-target]").first.click(button="right")
    opened = page.get_by_role("dialog")
    term = opened.locator(".term").first
    walk_to(page, term)
    page.keyboard.press("Enter")
    expect(opened.get_by_role("note")).not_to_be_empty()
    assert not serious(page)
