"""A phone held upright: the board, one's hand and the question never hide each other."""

import pytest
from playwright.sync_api import Browser, Page, expect

from looptable.games.time_stories.tests.low_tide import night
from tests.browser.accessibility import box, overflow
from tests.browser.visitor import make_table, near_end, options, visitor

MOST = 0.45
"""Of the height of the screen, that the question may take."""

CLOSE = 20
"""Pixels: what lies there hides nothing further up."""

SIZES = pytest.mark.parametrize("size", [(390, 844), (360, 640)], ids=str)
GAMES = ["the-loop", "template", "time-stories", "loop-inc"]

# Scrolls to each thing as a browser does for whoever walks there by keyboard, and names those that cannot be hit.
HIDDEN = """things => things.filter(one => {
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = one.getBoundingClientRect();
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const middle = document.elementFromPoint(x, y);
  return middle === null || middle.closest('.ask') !== null;
}).map(one => one.outerHTML.slice(0, 200))"""


def sit_down(page: Page, game: str) -> None:
    """A running match in which the visitor is asked."""
    if game == "the-loop":
        position, _ = near_end()
        make_table(page, game=game, seats=["me"], position=position)
    elif game == "time-stories":
        position = night("quay").state.position()
        seats = ["me"] + ["bot:team"] * (position["players"] - 1)
        make_table(page, game=game, seats=seats, position=position)
    else:
        make_table(page, game=game, players=2, seats=["me", "bot:random"])
    expect(options(page).first).to_be_visible()
    expect(page.locator(".table")).to_be_visible()


@SIZES
@pytest.mark.parametrize("game", GAMES)
def test_the_question_leaves_the_table_in_sight_and_hides_nothing(
    browser: Browser, address: str, game: str, size: tuple[int, int]
) -> None:
    with visitor(browser, address, "fr", size) as page:
        sit_down(page, game)
        ask = page.locator(".ask")
        assert box(ask)["height"] <= MOST * size[1]
        assert overflow(page) <= 0
        options(page).last.focus()
        assert page.evaluate("window.scrollY") == 0, "what is at hand needs no scrolling"
        clickable = page.locator("main :is(button, a, summary, select):visible:not(.ask *)")
        assert clickable.count() > 0
        assert clickable.evaluate_all(HIDDEN) == []


@SIZES
@pytest.mark.parametrize("game", GAMES[:3])
def test_ones_hand_is_seen_whole_above_the_question(
    browser: Browser, address: str, game: str, size: tuple[int, int]
) -> None:
    with visitor(browser, address, "fr", size) as page:
        sit_down(page, game)
        hand = page.locator(".own ul, .mat.mine .skills").first
        hand.evaluate("one => one.scrollIntoView({ block: 'nearest' })")
        assert box(hand)["y"] >= 0
        assert box(hand)["bottom"] <= box(page.locator(".ask"))["y"] + 1


@SIZES
def test_neither_the_list_nor_a_word_of_warning_makes_the_question_too_high(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    with visitor(browser, address, "fr", size) as page:
        page.add_init_script("localStorage.setItem('looptable.confirm', 'yes')")
        sit_down(page, "the-loop")
        ask = page.locator(".ask")
        page.locator(".spreader").click()
        assert box(ask)["height"] <= MOST * size[1]
        last = options(page).last
        last.focus()
        expect(last).to_be_in_viewport(ratio=0.9)
        last.click()
        sure = page.locator(".warned .main")
        expect(sure).to_be_focused()
        expect(sure).to_be_in_viewport(ratio=1)
        assert box(ask)["height"] <= MOST * size[1]


@SIZES
def test_what_is_opened_lies_above_the_question(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    with visitor(browser, address, "fr", size) as page:
        sit_down(page, "the-loop")
        for spot in ("dawn", "industrial"):
            page.locator(f'[data-spot="{spot}"] .name').click(button="right")
            opened = box(page.locator(".reading"))
            assert opened["y"] >= 0
            above = box(page.locator(".ask"))["y"] - opened["bottom"]
            assert 0 <= above < CLOSE, page.evaluate("scrollY")
            page.locator(".reading .close").click()
