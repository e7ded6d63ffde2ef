"""The LOOP's own board: played by clicks and by keyboard, on a desktop and on a phone, with and without motion."""

import json
import re
from itertools import combinations

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.accessibility import box, english_words, overflow, serious
from tests.browser.board_page import board, by_key, settle, take, targets
from tests.browser.board_reader import look
from tests.browser.visitor import (
    POSITIONS,
    make_table,
    near_end,
    outcome,
    prompt,
    visitor,
)

from screenshots.tables import position_of

NAMES = ("The LOOP", "Looptable", "English")
MOST_CHOICES = 25
"""In one turn; the first agent ends it long before."""

LOW = 80
"""Pixels: a line with a button."""

TOUCHING = 8
"""Pixels by which the frames of two eras may overlap; more would hide something."""

BOXES = """spots => spots.map(spot => spot.getBoundingClientRect())
  .map(({ left, right, top, bottom }) => ({ xs: [left, right], ys: [top, bottom] }))"""

# Everything that the page has animated, by the names of what changes.
WATCH = """
window.changed = new Set();
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  for (const { offset, easing, ...rest } of frames)
    for (const name of Object.keys(rest)) window.changed.add(name);
  return animate.call(this, frames, timing);
};
"""


def sit_down(page: Page) -> None:
    """Mr Time's turn, with a bot for V-Girl; ending his actions ends his turn."""
    text = (POSITIONS / "two-agents-acting.json").read_text("utf-8")
    position = json.loads(text)["position"]
    make_table(page, game="the-loop", seats=["me", "bot:random"], position=position)
    expect(board(page)).to_be_visible()
    expect(targets(page).first).to_be_visible()


def test_a_whole_turn_is_played_by_clicks_on_the_board(page: Page) -> None:
    sit_down(page)
    log = page.get_by_role("log")
    board(page).locator('.kind-hand [data-target^="card-"]').first.click()
    settle(page)
    expect(log).to_contain_text("uses “")
    for _ in range(MOST_CHOICES):
        if look(page).is_between_actions:
            break
        # In the middle of the card: whatever lights up first.
        targets(page).first.click()
        settle(page)
    take(page, "end")
    expect(log).to_contain_text("V-Girl begins.")


def test_the_last_choices_of_a_match_are_made_on_the_board(page: Page) -> None:
    position, keys = near_end()
    make_table(page, game="the-loop", seats=["me"], position=position)
    for key in keys:
        take(page, key)
    expect(outcome(page)).to_be_visible()
    expect(prompt(page)).to_have_text("Dr Foo is foiled and the team wins")


def test_the_arrows_walk_over_the_board_and_enter_chooses(page: Page) -> None:
    sit_down(page)
    targets(page).first.focus()
    seen = set()
    for _ in range(targets(page).count()):
        seen.add(page.evaluate("document.activeElement.dataset.target"))
        page.keyboard.press("ArrowRight")
    assert len(seen) == targets(page).count()
    by_key(page, "end").focus()
    expect(page.locator("[data-foresight] li").first).to_be_visible()
    page.keyboard.press("Enter")
    settle(page)
    expect(page.get_by_role("log")).to_contain_text("V-Girl begins.")


def test_what_the_rules_make_public_is_one_click_away(page: Page) -> None:
    position, _ = near_end()
    make_table(page, game="the-loop", seats=["me"], position=position)
    expect(board(page)).to_be_visible()
    opened = page.get_by_role("dialog")
    for place in ("The Dawn of Time", "The End of Times"):
        board(page).get_by_role("button", name=re.compile(place)).first.click(button="right")
        expect(opened).to_have_attribute("aria-label", place)
        assert not serious(page)
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    board(page).get_by_role("button", name=re.compile("Completed missions")).click()
    expect(opened.get_by_role("listitem")).to_have_count(3)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=str)
def test_a_mission_says_what_it_counts_by_icons_and_by_words(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    with visitor(browser, address, "en", size) as page:
        position = position_of("threat")
        make_table(page, game="the-loop", seats=["me", "hot"], position=position)
        for mission, counts in (
            ("doctor-sandwich", "agents on both sides, Dr Foo’s era"),
            ("quantum-sealant", "no clones, no rifts, each era"),
        ):
            tile = board(page).locator(f'[data-fly="mission-{mission}"]')
            expect(tile.get_by_role("button", name=re.compile(f": {counts}"))).to_have_count(1)
            frame = box(tile)
            signs = [box(sign) for sign in tile.locator(".signs svg").all()]
            for part in (*signs, box(tile.locator(".progress"))):
                assert part["width"] > 0
                assert frame["x"] <= part["x"]
                assert part["x"] + part["width"] <= frame["x"] + frame["width"]
            assert len(signs) == 2


def test_without_foo_cards_the_headquarters_show_where_foo_has_been(page: Page) -> None:
    position = position_of("ultramachina")  # Foo is in the globalization era
    make_table(page, game="the-loop", seats=["me", "hot"], position=position)
    visits = board(page).get_by_role("group", name="Dr Foo’s visits this cycle")
    expect(visits.get_by_text(": visited")).to_have_count(5)
    expect(visits.get_by_text(": not yet visited")).to_have_text(
        ["The Age of Robots: not yet visited", "The End of Times: not yet visited"]
    )


def test_cards_that_are_turned_up_fold_away_from_the_board(page: Page) -> None:
    position = position_of("mission")
    make_table(page, game="the-loop", seats=["me", "hot", "hot"], position=position)
    offer = board(page).get_by_role("group", name="Cards turned up")
    expect(offer).to_have_count(0)
    page.locator('.ask [data-option="yes"]').click()
    settle(page)
    cards = offer.locator('[data-target^="card-"]')
    expect(cards).to_have_count(4)
    assert len({round(card["y"]) for card in map(box, cards.all())}) == 1, "one row"
    assert serious(page) == []
    assert overflow(page) <= 0
    offer.get_by_role("button", name="See the board").click()
    expect(cards).to_have_count(0)
    assert box(offer)["height"] < LOW
    offer.get_by_role("button", name="See the cards").click()
    for left in (4, 3, 2):  # one for each of the three agents
        expect(cards).to_have_count(left)
        cards.first.click()
        settle(page)
    expect(offer).to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text("acquires “")


@pytest.mark.parametrize("size", [(1440, 900), (1120, 720), (820, 1180), (390, 844)], ids=str)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_fits_every_screen_and_keeps_nobody_out(
    browser: Browser, address: str, size: tuple[int, int], scheme: str
) -> None:
    with visitor(browser, address, "fr", size) as page:
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
        position, _ = near_end()
        make_table(page, game="the-loop", seats=["me"], position=position)
        expect(board(page)).to_be_visible()
        assert overflow(page) <= 0
        assert not serious(page)
        assert not english_words(page, NAMES)
        boxes = board(page).locator(".spot").evaluate_all(BOXES)
        assert len(boxes) == 7
        for one, other in combinations(boxes, 2):
            assert min(shared(one, other, "xs"), shared(one, other, "ys")) <= TOUCHING


def shared(one: dict[str, list[float]], other: dict[str, list[float]], axis: str) -> float:
    """How many pixels two eras have in common in one direction; none, if it is negative."""
    return min(one[axis][1], other[axis][1]) - max(one[axis][0], other[axis][0])


def test_the_plain_table_is_one_click_away_and_is_remembered(page: Page) -> None:
    sit_down(page)
    page.get_by_role("button", name="Simple view").click()
    expect(board(page)).to_have_count(0)
    expect(page.get_by_role("region", name="On the table")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Board view")).to_be_visible()
    expect(board(page)).to_have_count(0)
    page.get_by_role("button", name="Board view").click()
    expect(board(page)).to_be_visible()


def test_only_transform_and_opacity_move_and_who_watches_may_skip(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(WATCH)
    page.goto("/settings")
    page.get_by_label("Animation speed").select_option("slow")
    sit_down(page)
    by_key(page, "end").click()
    settle(page)
    skip = page.get_by_role("button", name=re.compile("^Skip"))
    expect(skip).to_be_visible()
    page.wait_for_function("() => window.changed.size > 0")
    assert set(page.evaluate("[...window.changed]")) <= {"transform", "opacity"}
    skip.click()
    expect(targets(page).first).to_be_visible()


def test_the_kit_shows_every_part_and_keeps_nobody_out(page: Page) -> None:
    page.goto("/kit")
    expect(page.get_by_role("heading", name="House style")).to_be_visible()
    assert page.locator(".icons li").count() > 40
    assert not serious(page)
