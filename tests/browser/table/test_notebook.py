"""The shared notebook and panoramas, as two guests see them."""

from itertools import pairwise
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.accessibility import overflow, serious
from tests.browser.visitor import (
    answer,
    choose,
    make_table,
    name_oneself,
    options,
    two_at_a_table,
    visitor,
)


def notes(page: Page) -> Locator:
    return page.get_by_role("group", name="Shared notebook")


def open_notebook(page: Page) -> None:
    page.get_by_role("button", name="Shared notebook").click()


def write(page: Page, text: str) -> None:
    page.get_by_label("Write in the notebook").fill(text)
    page.get_by_role("button", name="Add note").click()


def test_a_note_is_read_changed_and_deleted_before_the_eyes_of_the_other(
    browser: Browser, address: str
) -> None:
    with two_at_a_table(browser, address) as (ada, bob, _):
        for page in (ada, bob):
            open_notebook(page)
        write(ada, "The <b>clock</b> lies.")
        expect(notes(bob).get_by_text("The <b>clock</b> lies.")).to_be_visible()
        expect(notes(bob).get_by_text("Ada")).to_be_visible()
        expect(notes(bob).get_by_role("button")).to_have_count(0)  # it is Ada's

        notes(ada).get_by_role("button", name="Edit the note").click()
        notes(ada).get_by_label("Edit the note").fill("The clock is honest.")
        notes(ada).get_by_role("button", name="Save").click()
        expect(notes(bob).get_by_text("The clock is honest.")).to_be_visible()
        expect(notes(bob).get_by_text("lies")).to_have_count(0)

        notes(ada).get_by_role("button", name="Delete the note").click()
        answer(ada, "Delete the note")
        for page in (ada, bob):
            expect(notes(page).get_by_text("Nothing here yet")).to_be_visible()


def take_the_plain_table(page: Page) -> None:
    """The generic table, which every game can be played on; the briefing is put away first."""
    take = page.get_by_role("button", name="I’m ready")
    briefing = page.get_by_role("dialog")
    expect(take.or_(briefing).first).to_be_visible()
    if take.count():
        take.click()
    expect(briefing).to_be_visible()
    page.keyboard.press("Escape")
    expect(briefing).to_have_count(0)
    page.get_by_role("button", name="Simple view").click()


def at_the_first_place(page: Page) -> dict[str, Any]:
    """One guest in both seats of a mission, standing before the plain panorama of its first place."""
    table = make_table(page, game="time-stories", players=2, seats=["me", "hot"])
    take_the_plain_table(page)
    panorama = page.locator(".album .strip img[src*='.quay-']")
    take = page.get_by_role("button", name="I’m ready")
    for _ in range(20):
        expect(take.or_(options(page).first).or_(panorama.first).first).to_be_visible()
        if panorama.count():
            return table
        if take.count():
            take.click()
        else:
            choose(page)
    raise AssertionError("the group never came to the first place")


def test_the_pictures_of_a_place_join_and_notes_of_now_belong_to_it(
    browser: Browser, address: str
) -> None:
    with visitor(browser, address) as page:
        name_oneself(page, "Ada")
        at_the_first_place(page)
        pictures = page.locator(".album .strip img[src*='.quay-']")
        boxes = []
        for number in range(pictures.count()):
            expect(pictures.nth(number)).to_have_js_property("naturalWidth", 320)
            box = pictures.nth(number).bounding_box()
            assert box is not None
            boxes.append(box)
        assert len(boxes) >= 3
        for left, right in pairwise(boxes):
            assert left["y"] == right["y"]
            assert (
                0 <= left["x"] + left["width"] - right["x"] <= 2
            )  # no gap, and hardly any overlap
        expect(page.locator(".album .map img")).to_have_count(4)

        place = page.locator(".album h2").first.inner_text()
        open_notebook(page)
        write(page, "We were here.")
        expect(notes(page).get_by_role("heading", name=f"Run 1 · {place}")).to_be_visible()
        assert serious(page) == []
        assert overflow(page) <= 0
