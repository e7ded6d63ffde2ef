"""Rulebooks in the browser: a chapter a screen, turned by keys, searched as people ask."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from looptable.engine.registry import games
from tests.browser.visitor import visitor

DESKTOP = (1366, 768)
BOOKS = [game.meta.id for game in games().values() if game.rulebook("en") is not None]
LANGUAGES = pytest.mark.parametrize("lang", ["en", "fr"])


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    with visitor(browser, address, "en", DESKTOP) as page:
        yield page


@LANGUAGES
@pytest.mark.parametrize("game", BOOKS)
def test_every_chapter_fits_a_screen(browser: Browser, address: str, game: str, lang: str) -> None:
    book = games()[game].rulebook(lang)
    assert book is not None
    with visitor(browser, address, lang, DESKTOP) as page:
        page.goto(f"/rules/{game}")
        for chapter in book.chapters:
            expect(page.locator("#chapter-title")).to_have_text(chapter.title)
            below = page.evaluate(
                "[...document.querySelectorAll('article > :not(footer)')]"
                ".map(one => one.getBoundingClientRect().bottom).reduce((a, b) => Math.max(a, b))"
            )
            assert below <= DESKTOP[1], chapter.id
            page.keyboard.press("ArrowRight")


def test_pages_are_turned_by_keys_and_buttons_and_the_address_goes_along(page: Page) -> None:
    page.goto("/rules/time-stories")
    title = page.locator("#chapter-title")
    expect(title).to_have_text("The goal")
    page.keyboard.press("ArrowRight")
    expect(title).to_have_text("A run")
    expect(title).to_be_focused()
    expect(page).to_have_url(re.compile(r"chapter=run$"))
    page.get_by_role("link", name="Next: In a place").click()
    expect(title).to_have_text("In a place")
    page.go_back()
    expect(title).to_have_text("A run")
    page.keyboard.press("ArrowLeft")
    expect(title).to_have_text("The goal")
    page.get_by_role("link", name="Death and the vortex").click()
    expect(title).to_have_text("Death and the vortex")


@pytest.mark.parametrize(
    ("question", "answer"),
    [("how do I win", "The goal"), ("vortx", "Death and the vortex"), ("skull", "Shields")],
)
def test_a_question_finds_its_chapter(page: Page, question: str, answer: str) -> None:
    page.goto("/rules/time-stories")
    page.get_by_role("searchbox").fill(question)
    page.locator("main li h2 a").first.click()
    expect(page.locator("#chapter-title")).to_contain_text(answer)
    expect(page.get_by_role("searchbox")).to_have_value("")


def test_a_word_of_the_glossary_leads_to_the_chapter_that_explains_it(page: Page) -> None:
    page.goto("/rules/time-stories?chapter=tests")
    page.locator("article a.term", has_text="shields").click()
    expect(page.locator("#chapter-title")).to_have_text("Shields, one by one")


@pytest.mark.parametrize("address_of_it", ["#TIME-TU-4", "?q=TIME-TU-4"])
def test_an_address_that_names_a_rule_opens_the_ledger_there(
    page: Page, address_of_it: str
) -> None:
    page.goto(f"/rules/time-stories{address_of_it}")
    expect(page.locator("#TIME-TU-4")).to_contain_text("One TU serves the whole team")
    expect(page.locator("main li")).to_have_count(1)
    page.get_by_role("link", name="The rules, told in chapters").click()
    expect(page.locator("#chapter-title")).to_have_text("The goal")


def test_numbers_of_rules_are_behind_one_sign(page: Page) -> None:
    page.goto("/rules/time-stories?chapter=unit")
    number = page.locator("article").get_by_role("link", name="TIME-TU-4")
    expect(number).to_be_hidden()
    page.locator("summary", has_text="§").click()
    number.click()
    expect(page.locator("#TIME-TU-4")).to_be_visible()
