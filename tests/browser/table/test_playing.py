"""Whole matches in the browser, played as people play them."""

import re
from collections.abc import Callable

from playwright.sync_api import Browser, Page, expect

from looptable.engine.match.recordfile import parse_record
from tests.browser.visitor import (
    choose,
    make_table,
    near_end,
    options,
    outcome,
    prompt,
    rejoin,
    visitor,
)

LONGEST = 60
"""Choices after which a match of Minute Hand counts as stuck."""


def is_over(page: Page) -> bool:
    return outcome(page).count() > 0


def play_in_turn(pages: list[Page], between: Callable[[int], None]) -> list[int]:
    """Plays the pending seat until the match is over everywhere; the number of choices of each."""
    made = [0 for _ in pages]
    while sum(made) < LONGEST:
        if all(is_over(page) for page in pages):
            return made
        for place, page in enumerate(pages):
            if options(page).count():
                between(sum(made))
                choose(page)
                made[place] += 1
        pages[0].wait_for_timeout(50)  # a bot thinks, or the other's choice is on its way
    raise AssertionError("the match did not end")


def test_a_solo_match_of_the_loop_is_won_by_clicks(page: Page) -> None:
    position, keys = near_end()
    make_table(page, game="the-loop", seats=["me"], position=position)
    for key in keys:
        choose(page, key)
    expect(outcome(page)).to_be_visible()
    expect(prompt(page)).to_have_text("Dr Foo is foiled and the team wins")
    expect(options(page)).to_have_count(0)


def test_two_people_and_a_bot_finish_a_match_though_one_reloads_and_one_loses_the_line(
    browser: Browser, address: str
) -> None:
    with visitor(browser, address) as ada, visitor(browser, address) as bob:
        table = make_table(
            ada,
            game="template",
            players=3,
            seats=["me", "open", "bot:random"],
            options={"rounds": 2},
        )
        link = ada.get_by_label("Invitation link").input_value()
        bob.goto(link)
        expect(options(bob).first).to_be_visible()
        expect(options(ada).first).to_be_visible()

        # Bob's line breaks while he is asked; what he chooses meanwhile is kept and sent later.
        bob.context.set_offline(True)
        options(bob).first.click()
        expect(bob.get_by_text("Sending…")).to_be_visible()
        assert "invite=" not in bob.url
        # Ada loads the page anew while she is asked, and is asked the same.
        asked = prompt(ada).inner_text()
        rejoin(ada)
        expect(prompt(ada)).to_have_text(asked)
        bob.context.set_offline(False)
        expect(bob.get_by_text("Sending…")).to_have_count(0, timeout=30_000)

        made = play_in_turn([ada, bob], lambda made: rejoin(ada) if made == 2 else None)
        assert prompt(ada).inner_text() == prompt(bob).inner_text()
        text = ada.request.get(f"/api/tables/{table['id']}/record").text()
        record, _ = parse_record(text, "record")
        seats = [choice.seat for choice in record.choices]
        # Nothing was lost, nothing was done twice.
        assert [seats.count(0), seats.count(1)] == [made[0], made[1] + 1]


def tab_to(page: Page, is_there: Callable[[], bool]) -> None:
    """Presses the tabulator until the focus is where it should be."""
    for _ in range(80):
        if is_there():
            return
        page.keyboard.press("Tab")
    raise AssertionError("the keyboard does not get there")


def is_at_option(page: Page) -> bool:
    return bool(page.evaluate("document.activeElement.matches('[data-option]')"))


def test_a_whole_match_is_played_with_the_keyboard_alone(page: Page) -> None:
    page.goto("/")
    button = page.get_by_role("button", name=re.compile("Play with a bot.*Minute Hand"))
    expect(button).to_be_visible()
    tab_to(page, lambda: bool(button.evaluate("node => node === document.activeElement")))
    page.keyboard.press("Enter")
    expect(options(page).first).to_be_visible()
    for turn in range(LONGEST):
        expect(options(page).first.or_(outcome(page))).to_be_visible()
        if is_over(page):
            break
        if turn % 2:
            page.keyboard.press("1")
        else:
            tab_to(page, lambda: is_at_option(page))
            page.keyboard.press("ArrowDown")
        if is_at_option(page):
            page.keyboard.press("Enter")
        if page.get_by_role("button", name="Do it anyway").count():
            page.keyboard.press("Enter")
        expect(page.get_by_text("Sending…")).to_have_count(0)
    expect(outcome(page)).to_be_visible()


def walk_to(page: Page, key: str) -> None:
    """Presses arrows until the option with this key has the focus."""
    for _ in range(80):
        if page.evaluate("document.activeElement.dataset.option") == key:
            return
        page.keyboard.press("ArrowDown")
    raise AssertionError(f"the arrows do not get to {key}")


def test_the_loop_is_begun_and_won_alone_with_the_keyboard_alone(page: Page) -> None:
    page.goto("/")
    button = page.get_by_role("button", name=re.compile("Play alone.*The LOOP"))
    expect(button).to_be_visible()
    tab_to(page, lambda: bool(button.evaluate("node => node === document.activeElement")))
    page.keyboard.press("Enter")
    expect(options(page).first).to_be_visible()

    position, keys = near_end()
    make_table(page, game="the-loop", seats=["me"], position=position)
    expect(options(page).first).to_be_visible()
    for key in keys:
        expect(page.locator(f'[data-option="{key}"]:enabled')).to_be_visible()
        walk_to(page, key)
        page.keyboard.press("Enter")
        sure = page.get_by_role("button", name="Do it anyway")
        if sure.count():
            expect(sure).to_be_focused()
            page.keyboard.press("Enter")
        expect(page.get_by_text("Sending…")).to_have_count(0)
    expect(prompt(page)).to_have_text("Dr Foo is foiled and the team wins")
    # What happened was told to who cannot see it.
    expect(page.locator("[data-announcer]")).to_contain_text("the team wins")
