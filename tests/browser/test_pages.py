"""Every page: in both languages, light and dark, on a phone, for people who cannot see or use a mouse."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.accessibility import english_words, overflow, serious
from tests.browser.visitor import make_table, near_end, options, prompt, visitor

PHONE = (390, 844)
PATHS = (
    "/",
    "/new/the-loop",
    "/tables",
    "/settings",
    "/rules/time-stories?chapter=shields",
    "/rules/time-stories?chapter=glossary",
    "/rules/time-stories?q=skull",
    "/rules/the-loop?chapter=loops",
    "/rules/loop-inc?chapter=day",
    "/ledger/the-loop",
    "/cards/the-loop",
    "/no",
)
NAMES = (
    "The LOOP",
    "T.I.M.E Stories",
    "Time Captain",
    "Loop, Inc.",
    "Looptable",
    "English",
    "Minute Hand",
)
LANGUAGES = pytest.mark.parametrize("lang", ["en", "fr"])


def at(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.locator("h1")).to_be_visible()
    expect(page.get_by_text("One moment…").or_(page.get_by_text("Un instant…"))).to_have_count(0)


def board(page: Page) -> None:
    expect(page.locator(".table").first).to_be_visible()


def pages(page: Page) -> Iterator[str]:
    """Goes to every page that is no table."""
    for path in PATHS:
        at(page, path)
        page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true })")
        yield path


def tables(page: Page) -> Iterator[str]:
    """Goes to a table in each of its states, with all that can open there opened."""
    position, keys = near_end()
    make_table(page, game="template", players=3, seats=["me", "open", "open"])
    expect(page.locator("input[readonly]")).to_be_visible()
    yield "a table that waits for players"

    make_table(page, game="template", players=2, seats=["me", "hot"])
    expect(page.locator("main .sheet h2")).to_be_visible()
    yield "a screen to hand over"

    make_table(page, game="the-loop", seats=["me"], position=position)
    board(page)
    expect(options(page).first).to_be_visible()
    page.locator("button", has_text="★").click()
    page.evaluate("document.querySelectorAll('.more, .spreader').forEach(one => one.click())")
    expect(page.locator(".advice").first).to_be_visible()
    yield "a running table with advice"

    for key in keys:
        page.locator(f'[data-option="{key}"]:enabled').click()
        warned = page.locator(".warned .main")
        if warned.count():
            yield f"a warning at {key}"
            warned.click()
        expect(page.locator(f'[data-option="{key}"]:disabled')).to_have_count(0)
    expect(page.locator(".tools .main")).to_be_visible()
    yield "a finished table"


@LANGUAGES
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("places", [pages, tables], ids=["pages", "tables"])
def test_nothing_keeps_anybody_out_and_everything_fits_a_phone(
    browser: Browser,
    address: str,
    lang: str,
    scheme: Any,
    places: Callable[[Page], Iterator[str]],
) -> None:
    with visitor(browser, address, lang, PHONE) as page:
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        for place in places(page):
            assert not serious(page), place
            assert overflow(page) <= 0, place


@pytest.mark.parametrize("places", [pages, tables], ids=["pages", "tables"])
def test_a_french_reader_meets_no_english_word(
    browser: Browser, address: str, places: Callable[[Page], Iterator[str]]
) -> None:
    with visitor(browser, address, "fr") as page:
        for place in places(page):
            expect(page.locator("html")).to_have_attribute("lang", "fr")
            assert not english_words(page, NAMES), place


def test_a_desktop_table_has_no_serious_barrier(page: Page) -> None:
    for place in tables(page):
        assert not serious(page), place


def test_the_language_is_switched_at_once_and_at_the_table_too(page: Page) -> None:
    make_table(page, game="the-loop", players=1, seats=["me"])
    expect(page.get_by_role("region", name="On the table")).to_be_visible()
    before = prompt(page).inner_text()
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("link", name="Mes tables")).to_be_visible()
    expect(prompt(page)).not_to_have_text(before)
    page.reload()
    expect(page.get_by_role("link", name="Mes tables")).to_be_visible()


def test_on_a_phone_the_pages_are_behind_a_button(browser: Browser, address: str) -> None:
    with visitor(browser, address, size=PHONE) as page:
        at(page, "/")
        settings = page.get_by_role("link", name="Settings")
        expect(settings).not_to_be_visible()
        page.get_by_role("button", name="Menu").click()
        expect(settings).to_be_in_viewport(ratio=1)
        assert not serious(page)
        settings.click()
        expect(page.get_by_role("heading", name="Settings", exact=True)).to_be_visible()
        expect(settings).not_to_be_visible()


@pytest.mark.parametrize("size", [(1280, 800), (1120, 720), PHONE], ids=str)
def test_the_question_its_options_and_ones_hand_are_in_sight(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    position, _ = near_end()
    with visitor(browser, address, size=size) as page:
        make_table(page, game="the-loop", seats=["me"], position=position)
        board(page)
        expect(prompt(page)).to_be_in_viewport(ratio=1)
        expect(options(page).first).to_be_in_viewport(ratio=1)
        expect(page.locator(".own .kind-hand .card").first).to_be_in_viewport(ratio=0.8)
        asked = page.locator(".ask").bounding_box()
        assert asked is not None
        if size == PHONE:
            assert asked["height"] < size[1] / 4
        page.mouse.move(200, 300)
        page.mouse.wheel(0, 400)
        expect(prompt(page)).to_be_in_viewport(ratio=1)


def test_a_french_reader_is_advised_and_finds_the_rule_on_a_phone(
    browser: Browser, address: str
) -> None:
    position, _ = near_end()
    with visitor(browser, address, "fr", PHONE) as page:
        make_table(page, game="the-loop", seats=["me"], position=position)
        expect(options(page).first).to_be_visible()
        page.locator(".ask ol").evaluate("row => { row.scrollLeft = row.scrollWidth }")
        page.get_by_role("button", name="Conseil").click()
        expect(page.locator("[data-option]", has_text="Conseil 1")).to_be_in_viewport(ratio=0.9)
        with page.expect_popup() as opened:
            page.get_by_role("link", name="Règles", exact=True).click()
        expect(opened.value.locator("main li")).to_have_count(1)
