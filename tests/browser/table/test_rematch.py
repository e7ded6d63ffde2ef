"""Another match in the browser: two who press meet at one table, and a watcher follows."""

from playwright.sync_api import Browser, Page, expect

from tests.browser.visitor import (
    choose,
    log,
    name_oneself,
    options,
    outcome,
    seat,
    two_at_a_table,
    visitor,
)


def finish(*pages: Page) -> None:
    """Both choose until the match is over."""
    while not all(outcome(page).count() for page in pages):
        for page in pages:
            settled = options(page).first.or_(page.locator("#prompt", has_text="Waiting for"))
            expect(settled.or_(outcome(page)).first).to_be_visible()
            if options(page).count():
                choose(page)


def test_two_who_press_meet_at_one_new_table_in_their_seats(browser: Browser, address: str) -> None:
    with two_at_a_table(browser, address, rounds=2) as (ada, bob, table):
        finish(ada, bob)
        outcome(bob).click()
        bob.wait_for_url(lambda url: table["id"] not in url)
        expect(seat(bob, "A")).to_contain_text("kept for Ada")
        expect(seat(bob, "B")).to_contain_text("you")
        # Ada is told on her page, and comes to the same table.
        expect(ada.get_by_text("Bob wants to play again.").first).to_be_visible()
        expect(log(ada)).to_contain_text("Bob wants to play again.")
        ada.get_by_role("button", name="Play again with Bob").click()
        for page in (ada, bob):
            expect(options(page).first).to_be_visible()
        assert ada.url == bob.url
        expect(seat(ada, "A")).to_contain_text("you")
        # Who goes back to the old table finds the way to the new one.
        there = ada.url
        ada.goto(f"/table/{table['id']}")
        ada.get_by_role("button", name="Play again with Bob").click()
        ada.wait_for_url(there)


def test_a_watcher_follows_to_the_next_match_and_takes_no_seat(
    browser: Browser, address: str
) -> None:
    with (
        two_at_a_table(browser, address, rounds=2, access="public") as (ada, bob, table),
        visitor(browser, address) as eve,
    ):
        name_oneself(eve, "Eve")
        eve.goto(f"/table/{table['id']}")
        expect(eve.get_by_text("You are watching.")).to_be_visible()
        finish(ada, bob)
        expect(outcome(eve)).to_have_count(0)
        outcome(ada).click()
        eve.get_by_role("link", name="Watch the next match").click()
        expect(seat(eve, "B")).to_contain_text("kept for Bob")
        expect(eve.get_by_role("button", name="Sit down")).to_have_count(0)
        bob.get_by_role("button", name="Play again with Ada").click()
        expect(eve.get_by_text("You are watching.")).to_be_visible()
        expect(options(bob).first).to_be_visible()
