"""The guided opening of T.I.M.E Stories in the browser, followed by keyboard alone."""

from playwright.sync_api import Locator, Page, expect
from tests.browser.accessibility import overflow, serious
from tests.browser.visitor import choose, options

from looptable.engine.contract.tutorial import Lesson
from looptable.games.time_stories import GAME

WAIT = 60_000  # milliseconds: the colleague thinks in a process of its own, which is begun first


def lessons() -> tuple[Lesson, ...]:
    tutorial = GAME.tutorial()
    assert tutorial is not None
    return tutorial.lessons


def coach(page: Page) -> Locator:
    return page.locator(".coach")


def begin(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Learn by playing: T.I.M.E Stories").press("Enter")
    page.wait_for_url("**/table/*")


def at_lesson(page: Page, number: int) -> None:
    """Waits until this lesson is told, and its choice can be made; the first is 1."""
    title = f"{number} of {len(lessons())}"
    expect(coach(page).locator("h2")).to_contain_text(title, timeout=WAIT)
    key = lessons()[number - 1].key
    if key is not None:
        expect(page.locator(f'[data-option="{key}"]:enabled')).to_have_count(1, timeout=WAIT)


def arrow_to_option(page: Page, key: str) -> None:
    for _ in range(20):
        page.keyboard.press("ArrowDown")
        if page.evaluate("document.activeElement.dataset.option ?? ''") == key:
            return
    raise AssertionError(f"no arrow leads to {key}")


def test_the_lessons_are_finished_by_keyboard_alone(page: Page) -> None:
    begin(page)
    for number, lesson in enumerate(lessons(), 1):
        at_lesson(page, number)
        if lesson.key is None:
            expect(coach(page).get_by_role("button", name="Next")).to_be_focused(timeout=WAIT)
        else:
            expect(coach(page)).to_be_focused(timeout=WAIT)
            arrow_to_option(page, lesson.key)
        page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="That’s all you need")).to_be_visible()
    page.keyboard.press("Enter")
    expect(coach(page)).to_have_count(0)
    expect(options(page).first).to_be_visible(timeout=WAIT)


def test_a_choice_beside_the_lesson_is_taken_back_though_the_colleague_has_played(
    page: Page,
) -> None:
    begin(page)
    for number, lesson in enumerate(lessons(), 1):
        at_lesson(page, number)
        if lesson.id == "test":
            break
        if lesson.key is None:
            coach(page).get_by_role("button", name="Next").click()
        else:
            choose(page, lesson.key)
    choose(page, "quay-e")
    expect(coach(page)).to_contain_text("not part of the lesson")
    coach(page).get_by_role("button", name="Undo it").click()
    at_lesson(page, number)
    assert not serious(page)
    assert overflow(page) <= 0
