"""The LOOP to its end by two browsers and a bot, though pages are loaded anew and lines break."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from looptable.engine.match.recordfile import parse_record
from tests.browser.accessibility import box, overflow, serious
from tests.browser.visitor import (
    POSITIONS,
    choose,
    make_table,
    near_end,
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
        bob.goto(ada.get_by_label("Invitation link").input_value())
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
        expect(bob.get_by_text("Connection lost")).to_be_visible()
        options(bob).first.click()
        expect(bob.get_by_text("Sending…")).to_be_visible()
        expect(prompt(ada)).to_have_text("Waiting for Player B")
        bob.context.set_offline(False)
        expect(bob.get_by_text("Connection lost")).to_have_count(0)
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


def finale(page: Page, sentence: str) -> Locator:
    """The picture above the summary of a match; the board below it no longer calls anybody to play."""
    told = page.get_by_role("region", name="How it went")
    expect(told.get_by_role("heading", name=sentence)).to_be_visible()
    picture = told.locator(".picture svg").first
    expect(picture).to_be_visible()
    expect(told.get_by_role("row", name="Choices")).to_be_visible()
    expect(page.get_by_text("plays now")).to_have_count(0)
    expect(page.get_by_role("group", name="Next LOOP")).to_have_count(0)
    return picture


def pictured(picture: Locator) -> set[str | None]:
    """Which agents are to be seen."""
    return {one.get_attribute("data-agent") for one in picture.locator("[data-agent]").all()}


@pytest.mark.parametrize("size", [(1280, 900), (340, 700)], ids=["desktop", "phone"])
def test_a_match_that_is_won_shows_who_won_it_and_the_doctor_behind_bars(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    with visitor(browser, address, size=size) as page:
        position, keys = near_end()
        make_table(page, game="the-loop", seats=["me"], position=position)
        for key in keys:
            choose(page, key)
        picture = finale(page, "Dr Foo is foiled and the team wins")
        assert pictured(picture) == {"cztwyzzek", "robofinisher-404", "v-girl"}
        expect(picture.locator(".bar")).to_have_count(4)
        expect(page.locator(".stamp")).to_have_text("★ Won")
        # Whoever has just made the last choice has it in sight, and so has who comes later.
        assert 0 <= box(picture)["y"] < size[1] / 2
        assert overflow(page) <= 0
        assert serious(page) == []
        rejoin(page)
        finale(page, "Dr Foo is foiled and the team wins")


@pytest.mark.parametrize("size", [(1280, 900), (340, 700)], ids=["desktop", "phone"])
def test_a_match_that_is_lost_shows_the_agents_in_the_vortex(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    with visitor(browser, address, size=size) as page:
        bots = ["bot:blueprint", "bot:blueprint"]
        make_table(page, game="the-loop", seats=["me", *bots], position=last_turns())
        end_turn(page)
        expect(outcome(page)).to_be_visible()
        picture = finale(page, "the team loses")
        assert len(pictured(picture)) == 3
        expect(picture.locator(".bar")).to_have_count(0)
        expect(page.locator(".stamp")).to_have_text("✖ Lost")
        assert overflow(page) <= 0
        assert serious(page) == []


@pytest.mark.soak
def test_two_browsers_play_a_whole_match_of_the_loop(browser: Browser, address: str) -> None:
    with visitor(browser, address) as ada, visitor(browser, address) as bob:
        table = make_table(ada, game="the-loop", players=2, seats=["me", "open"])
        bob.goto(ada.get_by_label("Invitation link").input_value())
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
