"""Consequences of an option, and the rules behind a question, seen before choosing."""

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.visitor import WAIT, make_table, options, visitor

TABLE = {
    "game": "the-loop",
    "players": 2,
    "options": {"agents": "mr-time,v-girl"},
    "seats": ["me", "hot"],
}


def sit_down(page: Page) -> None:
    """At a table where it is the visitor's turn."""
    make_table(page, **TABLE)
    expect(options(page).first).to_be_visible(timeout=WAIT)


def note(page: Page) -> str:
    """The text of the note beside the options, once it has one."""
    words = page.locator("[data-foresight]")
    expect(words).not_to_be_empty(timeout=WAIT)
    return words.inner_text()


def distance(page: Page) -> float:
    """How far the last option is below the question."""
    question, end = page.locator("#prompt").bounding_box(), last(page).bounding_box()
    assert question is not None
    assert end is not None
    return end["y"] - question["y"]


def last(page: Page) -> Locator:
    return page.locator('[data-option="end"]')


def test_an_option_says_what_it_would_do_by_mouse_and_by_keyboard(page: Page) -> None:
    sit_down(page)
    before = distance(page)
    last(page).hover()
    by_mouse = note(page)
    assert "depends on chance" in by_mouse or "Next question" in by_mouse
    assert distance(page) == before, "nothing moves under the pointer"
    page.mouse.move(0, 0)
    expect(page.locator("[data-foresight] li")).to_have_count(0)
    last(page).focus()
    assert note(page) == by_mouse
    page.keyboard.press("Escape")
    expect(page.locator("[data-foresight] li")).to_have_count(0)


def test_french_foresees_in_french_on_a_phone(browser: Browser, address: str) -> None:
    with visitor(browser, address, "fr", (390, 844)) as page:
        sit_down(page)
        last(page).focus()
        words = note(page)
        assert "hasard" in words or "Question suivante" in words


def test_the_rules_behind_a_question_open_beside_the_table(page: Page) -> None:
    sit_down(page)
    with page.expect_popup() as opened:
        page.get_by_label("Rules:").click()
        page.get_by_role("link", name="LOOP-ACT-1").click()
    rules = opened.value
    expect(rules.locator("#LOOP-ACT-1")).to_contain_text("any number of actions", timeout=WAIT)
    expect(rules.locator("main li")).to_have_count(1)
    expect(options(page).first).to_be_visible()
