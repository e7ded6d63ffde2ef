"""The LOOP to its end by two browsers and a bot, though pages are loaded anew and lines break."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from looptable.engine.recordfile import parse_record
from tests.browser.visiting import (
    POSITIONS,
    choose,
    make_table,
    options,
    outcome,
    prompt,
    rejoin,
    visitor,
)

END = '[data-option="end"]:enabled'


def last_turns() -> dict[str, Any]:
    """Three agents have one turn each before time is up, whatever is drawn."""
    text = (POSITIONS / "three-last-turns.json").read_text("utf-8")
    position: dict[str, Any] = json.loads(text)["position"]
    return position


def end_turn(page: Page) -> int:
    """Chooses until nothing is left to choose; ends the actions as soon as may be. How many choices."""
    made = 0
    while True:
        settled = options(page).first.or_(page.locator("#prompt", has_text="Waiting for"))
        expect(settled.or_(outcome(page)).first).to_be_visible()
        if options(page).count() == 0:
            return made
        choose(page, "end" if page.locator(END).count() else None)
        made += 1


def choices_in_record(page: Page, table: dict[str, Any]) -> list[int]:
    """How many choices each of three seats has made."""
    text = page.request.get(f"/api/tables/{table['id']}/record").text()
    record, _ = parse_record(text, "record")
    seats = [choice.seat for choice in record.choices]
    return [seats.count(seat) for seat in range(3)]


def test_two_browsers_and_a_bot_finish_the_loop_though_one_reloads_and_one_loses_its_line(
    browser: Browser, address: str
) -> None:
    with visitor(browser, address) as ada, visitor(browser, address) as bob:
        table = make_table(
            ada,
            game="the-loop",
            seats=["me", "open", "bot:blueprint"],
            position=last_turns(),
        )
        bob.goto(ada.get_by_label("Link of the invitation").input_value())
        expect(prompt(bob)).to_have_text("Waiting for Player A")

        # Ada moves and loads the page anew in the middle of her turn: she is where she was.
        choose(ada)
        expect(ada.locator(END)).to_be_visible()
        before = options(ada).all_inner_texts()
        rejoin(ada)
        expect(options(ada)).to_have_text(before)
        ada_made = 1 + end_turn(ada)

        # Bob's line breaks in the middle of his turn; what he chooses meanwhile is sent later, once.
        expect(options(bob).first).to_be_visible()
        bob.context.set_offline(True)
        expect(bob.get_by_text("The connection is lost")).to_be_visible()
        options(bob).first.click()
        expect(bob.get_by_text("Sending…")).to_be_visible()
        expect(prompt(ada)).to_have_text("Waiting for Player B")
        bob.context.set_offline(False)
        expect(bob.get_by_text("The connection is lost")).to_have_count(0)
        expect(bob.get_by_text("Sending…")).to_have_count(0)
        bob_made = 1 + end_turn(bob)

        # The bot has the last turn.
        for page in (ada, bob):
            expect(outcome(page)).to_be_visible()
        assert prompt(ada).inner_text() == prompt(bob).inner_text()
        first, second, third = choices_in_record(ada, table)
        assert (first, second) == (ada_made, bob_made)
        # How it went is told to everybody, with the choices that were made.
        for page in (ada, bob):
            told = page.get_by_role("region", name="How it went")
            expect(told.get_by_role("img", name="Missions done: from")).to_be_visible()
            counted = told.get_by_role("row", name="Choices").get_by_role("cell")
            expect(counted).to_have_text([str(first), str(second), str(third)])
        assert third > 0


@pytest.mark.soak
def test_two_browsers_play_a_whole_match_of_the_loop(browser: Browser, address: str) -> None:
    with visitor(browser, address) as ada, visitor(browser, address) as bob:
        table = make_table(ada, game="the-loop", players=2, seats=["me", "open"])
        bob.goto(ada.get_by_label("Link of the invitation").input_value())
        made = [0, 0]
        while not all(outcome(page).count() for page in (ada, bob)):
            for seat, page in enumerate((ada, bob)):
                made[seat] += advised_turn(page)
        assert prompt(ada).inner_text() == prompt(bob).inner_text()
        assert choices_in_record(bob, table) == [*made, 0]


def advised_turn(page: Page) -> int:
    """As long as this seat is asked it takes the best advice; how many choices that were."""
    made = 0
    while True:
        settled = options(page).first.or_(page.locator("#prompt", has_text="Waiting for"))
        expect(settled.or_(outcome(page)).first).to_be_visible()
        if options(page).count() == 0:
            return made
        page.get_by_role("button", name="Hint").click()
        advised = page.locator("[data-option]", has_text="Advice 1:")
        expect(advised).to_have_count(1)
        key = advised.get_attribute("data-option")
        assert key is not None
        choose(page, key)
        made += 1
