"""Scenes in two browsers: the briefing is read in step, the end of a run asks for another."""

from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.visitor import make_table, name_oneself, rejoin, visitor

from browser import serving
from looptable.games.time_stories.tests.browser.board_scenes import last_unit


def scene(page: Page) -> Locator:
    """The scene that lies above the table."""
    return page.get_by_role("dialog")


def title(page: Page) -> Locator:
    """The title of the page that is open."""
    return scene(page).get_by_role("heading", level=2)


def test_two_people_read_the_briefing_in_step(browser: Browser, tmp_path: Path) -> None:
    with (
        serving(tmp_path) as address,
        visitor(browser, address) as ada,
        visitor(browser, address, size=(390, 844)) as bob,
    ):
        name_oneself(ada, "Ada")
        name_oneself(bob, "Bob")
        make_table(ada, game="time-stories", players=2, seats=["me", "open"])
        bob.goto(ada.get_by_label("Invitation link").input_value())
        for page in (ada, bob):
            expect(scene(page).get_by_text("turn")).to_be_visible()
        leads = scene(ada).get_by_text("You turn the pages for everybody.").count()
        leader, reader = (ada, bob) if leads else (bob, ada)

        leader.keyboard.press("ArrowRight")
        expect(title(reader)).to_have_text("The briefing")
        reader.keyboard.press("ArrowRight")
        for _ in range(2):
            leader.keyboard.press("ArrowRight")
        expect(title(leader)).to_have_text("What you are looking at")
        expect(title(reader)).to_have_text("What a night is made of")
        scene(reader).get_by_role("button", name="Back to the others").click()
        expect(title(reader)).to_have_text("What you are looking at")

        reader.keyboard.press("Escape")
        expect(scene(reader)).to_have_count(0)
        rejoin(reader)
        expect(scene(reader)).to_have_count(0)
        expect(scene(leader)).to_be_visible()


def test_the_end_of_a_run_is_a_scene_that_asks_for_another(
    browser: Browser, tmp_path: Path
) -> None:
    with serving(tmp_path) as address, visitor(browser, address) as ada:
        make_table(ada, game="time-stories", seats=["me"] * 4, position=last_unit())
        ada.locator("[data-plan=confirm]:enabled").click()  # nobody does anything
        expect(scene(ada).get_by_role("heading", name="Dark")).to_be_visible()
        ada.keyboard.press("ArrowRight")
        scene(ada).get_by_role("button", name="Begin run 2").click()
        expect(scene(ada).get_by_role("heading", name="It is night again")).to_be_visible()
        ada.keyboard.press("Escape")
        expect(scene(ada)).to_have_count(0)
