"""Two people at one screen: neither reads, hears or is advised what is for the other alone."""

import re

from playwright.sync_api import Locator, Page, expect

from looptable.engine.registry import find_game
from tests.browser.visitor import choose, log, make_table, options

HANDS = {
    "0": ["early-bird", "paradox", "overtime"],
    "1": ["lamplighter", "coin-toss", "pickpocket"],
}
PRIVATE = re.compile("You draw|Commit ")


def sit_down_together(page: Page) -> None:
    """At a table where the first cards of these hands are played without a question."""
    position = find_game("template").start(2, {}, 7).position() | {"hands": HANDS}
    make_table(page, game="template", position=position, seats=["me", "hot"])
    expect(cover(page)).to_be_visible()


def cover(page: Page) -> Locator:
    """The sheet that lies over the table until the next player has taken the screen."""
    return page.get_by_role("heading", name="Hand the screen")


def take_screen(page: Page) -> str:
    """The next player says so; which seat that is. Until then nothing private can be read or heard."""
    expect(page.locator("main")).not_to_contain_text(PRIVATE)
    page.get_by_role("button", name="I’m ready").click()
    expect(cover(page)).to_have_count(0)
    return page.get_by_label("Seat at the screen").input_value()


def drawn(page: Page) -> list[str]:
    """The cards that the log says the reader drew."""
    return re.findall(r"You draw (.*?)\.", log(page).inner_text())


def hand(page: Page) -> list[str]:
    """The cards that the reader may commit."""
    return re.findall(r"Commit (.*?) \(minute", "\n".join(options(page).all_inner_texts()))


def test_the_log_tells_each_of_two_at_one_screen_only_of_their_own_cards(page: Page) -> None:
    sit_down_together(page)
    for at_screen, first in (("0", "early-bird"), ("1", "lamplighter")):
        assert take_screen(page) == at_screen
        assert drawn(page) == []
        choose(page, first)
    # After the round both have drawn a card. Who has the screen keeps it, as both may choose.
    expect(log(page)).to_contain_text("Round 2 begins.")
    of_second, hand_of_second = drawn(page), hand(page)
    assert len(of_second) == 1
    assert set(of_second) <= set(hand_of_second)
    expect(page.locator("[data-announcer]")).to_contain_text(f"You draw {of_second[0]}.")
    choose(page)

    expect(cover(page)).to_be_visible()
    assert take_screen(page) == "0"
    of_first = drawn(page)
    assert len(of_first) == 2, "Early Bird drew one, too"
    assert set(of_first) <= set(hand(page))
    for card in hand_of_second:
        expect(page.locator("main")).not_to_contain_text(f"You draw {card}.")
        expect(page.locator("main")).not_to_contain_text(f"Commit {card}")


def test_an_answer_that_one_has_begun_is_not_on_the_screen_of_the_next(page: Page) -> None:
    page.goto("/settings")
    page.get_by_label("Preview each choice").check()
    sit_down_together(page)
    assert take_screen(page) == "0"
    first = hand(page)
    options(page).first.click()
    expect(page.get_by_role("button", name="Do it", exact=True)).to_be_visible()
    expect(page.locator("[data-foresight]")).not_to_be_empty()

    page.get_by_label("Seat at the screen").select_option("B")
    expect(cover(page)).to_be_visible()
    assert take_screen(page) == "1"
    expect(page.get_by_role("button", name="Do it", exact=True)).to_have_count(0)
    expect(page.locator("[data-foresight] li")).to_have_count(0)
    assert not set(hand(page)) & set(first)
    expect(options(page)).to_have_count(3)

    page.get_by_role("button", name="follow the active player").click()
    expect(page.get_by_label("Seat at the screen")).to_have_value("1")
    page.get_by_label("Seat at the screen").select_option("A")
    expect(cover(page)).to_be_visible()
    assert take_screen(page) == "0"
    assert hand(page) == first
