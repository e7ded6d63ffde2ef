"""The guided first turn of The LOOP: followed by keyboard, left at once, lost and found again."""

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from looptable.engine.contract.tutorial import Lesson
from looptable.engine.registry import find_game
from tests.browser.accessibility import english_words, overflow, serious
from tests.browser.visitor import choose, log, options, prompt, rejoin, visitor

NAMES = ("The LOOP", "Looptable", "English", "Mr Time")
PHONE = (390, 844)


def lessons() -> tuple[Lesson, ...]:
    tutorial = find_game("the-loop").tutorial()
    assert tutorial is not None
    return tutorial.lessons


def coach(page: Page) -> Locator:
    return page.locator(".coach")


def at_lesson(page: Page, number: int, of: str = "of") -> None:
    """Waits until this lesson is told, and its things are shown; the first is 1."""
    expect(coach(page).locator("h2")).to_contain_text(f"{number} {of} {len(lessons())}")
    key = lessons()[number - 1].key
    taught = page.locator("[data-option].taught:enabled")
    expect(taught).to_have_count(0 if key is None else 1)
    expect(page.locator(".shown")).to_have_count(len(lessons()[number - 1].shows))


def begin(page: Page, button: str = "Learn by playing: The LOOP") -> None:
    page.goto("/")
    page.get_by_role("button", name=button).click()
    page.wait_for_url("**/table/*")
    expect(coach(page)).to_be_visible()


def read_on(page: Page, until: str) -> int:
    """Reads and follows the lessons before this one; its number."""
    for number, lesson in enumerate(lessons(), 1):
        at_lesson(page, number)
        if lesson.id == until:
            return number
        if lesson.key is None:
            coach(page).get_by_role("button", name="Next").click()
        else:
            choose(page, lesson.key)
    raise AssertionError(until)


def tab_to(page: Page, target: Locator) -> None:
    """By Tab alone, as whoever has no mouse."""
    for _ in range(60):
        if target.evaluate("node => node === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("not reachable by Tab")


def arrow_to_option(page: Page, key: str) -> None:
    for _ in range(20):
        page.keyboard.press("ArrowDown")
        if page.evaluate("document.activeElement.dataset.option ?? ''") == key:
            return
    raise AssertionError(f"no arrow leads to {key}")


def follow(page: Page, lesson: Lesson) -> None:
    """Does by keyboard what a lesson says, from where the focus was led."""
    if lesson.key is None:
        expect(coach(page).get_by_role("button", name="Next")).to_be_focused()
        page.keyboard.press("Enter")
        return
    expect(coach(page)).to_be_focused()
    if lesson.id == "clone":
        page.keyboard.press("1")
    elif lesson.id == "paradox":
        tab_to(page, page.locator(f'[data-option="{lesson.key}"]'))
        page.keyboard.press("Enter")
    else:
        arrow_to_option(page, lesson.key)
        page.keyboard.press("Enter")


def test_the_tutorial_is_finished_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    button = page.get_by_role("button", name="Learn by playing: The LOOP")
    expect(button).to_be_enabled()
    tab_to(page, button)
    page.keyboard.press("Enter")
    for number, lesson in enumerate(lessons(), 1):
        at_lesson(page, number)
        if lesson.id == "again":
            rejoin(page)  # the place is kept
            at_lesson(page, number)
        follow(page, lesson)
    expect(page.get_by_role("heading", name="That’s all you need")).to_be_visible()
    expect(coach(page).get_by_role("link", name="Rules and glossary")).to_be_visible()
    expect(coach(page).get_by_role("button", name="Play on")).to_be_focused()
    assert not serious(page)
    page.keyboard.press("Enter")
    expect(coach(page)).to_have_count(0)
    # The match goes on: the bot plays, and asks for nothing.
    expect(log(page)).to_contain_text("Mr Time")
    expect(options(page).first).to_be_visible()
    rejoin(page)
    expect(options(page).first).to_be_visible()
    expect(coach(page)).to_have_count(0)


def test_the_tutorial_is_left_at_once_in_french(browser: Browser, address: str) -> None:
    with visitor(browser, address, "fr") as page:
        begin(page, "Apprendre en jouant : The LOOP")
        at_lesson(page, 1, "sur")
        expect(page.get_by_role("region", name="Sur la table")).to_be_visible()
        assert not english_words(page, NAMES)
        coach(page).get_by_role("button", name="Passer le tutoriel").click()
        expect(coach(page)).to_have_count(0)
        expect(page.locator(".shown, .taught")).to_have_count(0)
        expect(options(page).first).to_be_visible()
        page.reload()
        expect(options(page).first).to_be_visible()
        expect(coach(page)).to_have_count(0)


def test_another_choice_is_taken_back_and_the_lesson_goes_on(page: Page) -> None:
    begin(page)
    number = read_on(page, "card")
    choose(page, "use mixtape")
    expect(coach(page)).to_contain_text("not part of the lesson")
    expect(page.locator(".shown, .taught")).to_have_count(0)
    choose(page, "use quantum-bandage")
    expect(coach(page)).to_contain_text("not part of the lesson")
    # Both choices are gone, at one word.
    coach(page).get_by_role("button", name="Undo it").click()
    at_lesson(page, number)
    choose(page, "use backdated-sick-note")
    at_lesson(page, number + 1)


def test_who_goes_another_way_may_go_on_alone(page: Page) -> None:
    begin(page)
    read_on(page, "card")
    choose(page, "end")
    expect(prompt(page)).not_to_have_text("What do you do?")
    coach(page).get_by_role("button", name="Play on by myself").click()
    expect(coach(page)).to_have_count(0)


def test_undo_goes_back_to_the_lesson_of_that_choice(page: Page) -> None:
    begin(page)
    number = read_on(page, "paradox")
    page.get_by_role("button", name="Undo", exact=True).click()
    at_lesson(page, number - 1)


def test_a_new_table_offers_it_too_and_other_games_do_not(page: Page) -> None:
    page.goto("/new/template")
    expect(page.get_by_role("button", name="Create the table")).to_be_visible()
    expect(page.get_by_role("button", name="Learn by playing")).to_have_count(0)
    page.goto("/new/the-loop")
    page.get_by_role("button", name="Learn by playing").click()
    at_lesson(page, 1)


@pytest.mark.parametrize("size", [(1280, 900), PHONE], ids=["desktop", "phone"])
def test_nothing_keeps_anybody_from_the_lessons(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    with visitor(browser, address, size=size) as page:
        begin(page)
        expect(page.get_by_role("region", name="On the table")).to_be_visible()
        at_lesson(page, 1)
        assert not serious(page)
        assert overflow(page) <= 0
        read_on(page, "loop")
        assert not serious(page)
        assert overflow(page) <= 0


def test_on_a_phone_the_lesson_hides_neither_what_it_shows_nor_the_question(
    browser: Browser, address: str
) -> None:
    with visitor(browser, address, size=PHONE) as page:
        begin(page)
        number = read_on(page, "move")
        at_lesson(page, number)
        expect(coach(page)).to_be_focused()  # by then all is in its place
        sheet = coach(page).bounding_box()
        question = page.locator(".ask").bounding_box()
        era = page.locator(".spot.shown").bounding_box()
        assert sheet is not None
        assert question is not None
        assert era is not None
        assert sheet["y"] + sheet["height"] <= question["y"] + 1
        assert era["y"] >= 0
        assert era["y"] + era["height"] <= sheet["y"]
        assert sheet["y"] >= PHONE[1] * 0.4
