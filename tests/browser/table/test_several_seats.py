"""One person in several seats, or several people at one screen of a game without secrets."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from looptable.engine.registry import find_game
from tests.browser.accessibility import serious
from tests.browser.visitor import make_table, options, visitor

CHOICES = 6
SEED = 7

# The version of the table that the client remembers to have shown.
SEEN = "Number(localStorage.getItem(`looptable.seen.${location.pathname.split('/').at(-1)}`))"


def sit_down(page: Page) -> None:
    """Three agents of The LOOP in one pair of hands, at the beginning of a match."""
    position = find_game("the-loop").start(3, {}, SEED).position()
    make_table(page, game="the-loop", seats=["me", "hot", "hot"], position=position)
    expect(page.get_by_role("region", name="On the table")).to_be_visible()


def in_front(page: Page) -> Locator:
    """The console of the agent whose hand lies open at the screen."""
    return page.locator(".own .console")


def asked(page: Page) -> str:
    """The letter of the seat that is to choose, as the bar above the table says."""
    found = page.get_by_role("list", name="Seats").locator("li.pending")
    expect(found).to_have_count(1)
    letters = re.findall(r"\b[A-C]\b", found.inner_text())
    return str(letters[0])


def answer(page: Page) -> None:
    """Ends the turn, or else takes what is offered first; waits for the next question."""
    before = page.evaluate(SEEN)
    end = page.locator('[data-option="end"]:enabled')
    (end if end.count() else options(page).first).click()
    anyway = page.get_by_role("button", name="Do it anyway")
    if anyway.count():
        anyway.click()
    expect(page.get_by_text("Sending…")).to_have_count(0)
    page.wait_for_function(f"before => ({SEEN}) > before", arg=before)
    expect(options(page).first).to_be_visible()


def test_one_person_plays_three_agents_and_never_touches_the_seat_picker(page: Page) -> None:
    sit_down(page)
    seats: list[str] = []
    for _ in range(CHOICES):
        letter = asked(page)
        expect(page.get_by_label("Seat at the screen")).to_have_value(str(ord(letter) - 65))
        expect(in_front(page).locator("h3 .tag").first).to_have_text(letter)
        notice = page.locator("[data-next]")
        if seats and seats[-1] != letter:
            name = in_front(page).get_attribute("aria-label")
            expect(notice).to_have_text(f"{name} is next.")
        else:
            expect(notice).to_have_count(0)
        expect(page.get_by_role("heading", name="Hand the screen")).to_have_count(0)
        seats.append(letter)
        answer(page)
    assert len(set(seats)) > 1, "the turn went on to another agent"


def test_the_next_seat_is_announced_and_nothing_is_in_the_way(page: Page) -> None:
    sit_down(page)
    first = asked(page)
    for _ in range(CHOICES):
        answer(page)
        if asked(page) != first:
            break
    expect(page.locator("[data-next]")).to_be_visible()
    expect(page.locator("[data-announcer]")).to_contain_text("is next.")
    assert not serious(page)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_curtain_is_taken_by_keyboard_and_leads_to_the_question(
    browser: Browser, address: str, lang: str
) -> None:
    with visitor(browser, address, lang, (390, 844)) as page:
        make_table(page, game="template", players=2, seats=["me", "hot"])
        curtain = page.get_by_role("alert")
        expect(curtain.locator("h2")).to_be_visible()
        expect(curtain.get_by_role("button")).to_be_focused()
        expect(curtain.get_by_role("button")).to_be_in_viewport(ratio=1)
        assert not serious(page)
        page.keyboard.press("Enter")
        expect(curtain).to_have_count(0)
        expect(page.locator("[data-options]")).to_be_focused()
