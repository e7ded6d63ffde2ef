"""Undo in the browser: one's own choice at once, anything else when the others agree."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.visitor import choose, log, options, prompt, two_at_a_table

COMMIT = "Which card do you commit, face down?"


def both_commit(ada: Page, bob: Page) -> None:
    """After this the cards lie open, so that nobody can take back alone."""
    choose(ada)
    expect(prompt(ada)).to_have_text("Waiting for B: Bob")
    choose(bob)
    expect(ada.get_by_role("button", name="Ask to undo")).to_be_visible()


def test_an_own_choice_is_taken_back_at_once_and_the_log_keeps_it_folded(
    browser: Browser, address: str
) -> None:
    with two_at_a_table(browser, address) as (ada, bob, _):
        choose(ada)
        expect(prompt(ada)).to_have_text("Waiting for B: Bob")
        ada.get_by_role("button", name="Undo", exact=True).click()
        expect(prompt(ada)).to_have_text(COMMIT)
        expect(options(ada)).to_have_count(3)
        for page in (ada, bob):
            expect(log(page).locator("summary", has_text="undone")).to_have_count(1)
        expect(prompt(bob)).to_have_text(COMMIT)


def test_a_line_of_the_log_is_gone_back_to(browser: Browser, address: str) -> None:
    with two_at_a_table(browser, address) as (ada, bob, _):
        choose(bob)
        expect(log(ada)).to_contain_text("Player B has committed a card.")
        choose(ada)
        back = log(ada).get_by_role("button", name=re.compile("^Go back to: "))
        back.first.click()
        expect(bob.get_by_role("button", name="Agree")).to_be_visible()


@pytest.mark.parametrize("is_agreed", [True, False], ids=["agreed", "refused"])
def test_beyond_a_reveal_the_other_is_asked(
    browser: Browser, address: str, is_agreed: bool
) -> None:
    with two_at_a_table(browser, address) as (ada, bob, _):
        both_commit(ada, bob)
        ada.get_by_role("button", name="Ask to undo").click()
        agree = bob.get_by_role("button", name="Agree")
        expect(agree).to_be_visible()
        # Who asks is not asked.
        expect(ada.get_by_role("button", name="Agree")).to_have_count(0)
        if is_agreed:
            agree.click()
            expect(prompt(bob)).to_have_text(COMMIT)
            expect(prompt(ada)).to_have_text("Waiting for B: Bob")
            expect(log(ada).locator("summary", has_text="undone")).to_have_count(1)
        else:
            bob.get_by_role("button", name="Refuse").click()
            expect(log(ada)).to_contain_text("refuses the undo")
            expect(log(ada).locator("summary", has_text="undone")).to_have_count(0)
        expect(agree).to_have_count(0)
