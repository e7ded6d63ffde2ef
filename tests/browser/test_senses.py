"""For people who see no colours, or whom movement makes ill."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.visitor import (
    choose,
    make_table,
    near_end,
    options,
    outcome,
    prompt,
    seat,
    two_at_a_table,
)

# What is left of an element when all colours are taken away: words, signs, and the shape of its edges.
SHAPE = """node => {
  const edges = style => [style.borderStyle, style.borderWidth, style.outlineStyle,
    style.outlineStyle === 'none' ? '' : style.outlineWidth, style.textDecorationLine];
  const signs = one => ['::before', '::after'].map(part => getComputedStyle(one, part).content);
  const inner = [...node.querySelectorAll('.name')];
  return [node.textContent.trim(), ...edges(getComputedStyle(node)), ...[node, ...inner].flatMap(signs)];
}"""

# Keeps how long everything moved that was set in motion by the page.
WATCH = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  window.moved.push(typeof timing === 'number' ? timing : Number(timing?.duration ?? 0));
  return animate.call(this, frames, timing);
};
addEventListener('transitionrun', event => {
  const times = getComputedStyle(event.target).transitionDuration.split(',').map(parseFloat);
  window.moved.push(1000 * Math.max(...times));
});
addEventListener('animationstart', event => {
  window.moved.push(1000 * parseFloat(getComputedStyle(event.target).animationDuration));
});
"""

INSTANT = 1
"""Milliseconds."""


def shape(found: Locator) -> list[str]:
    marks: list[str] = found.evaluate(SHAPE)
    return marks


def longest_movement(page: Page) -> float:
    """Plays to the end, while pieces go from place to place; milliseconds."""
    page.add_init_script(WATCH)
    position, keys = near_end()
    make_table(page, game="the-loop", seats=["me"], position=position)
    for key in keys:
        choose(page, key)
    expect(outcome(page)).to_be_visible()
    longest: float = page.evaluate("Math.max(0, ...window.moved)")
    return longest


def test_nothing_moves_for_who_wants_no_movement(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    assert longest_movement(page) <= INSTANT


def test_nothing_moves_where_the_settings_say_so_whatever_the_system_says(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.goto("/settings")
    page.get_by_label("Motion").select_option("nothing moves")
    assert longest_movement(page) <= INSTANT


def test_pieces_do_move_for_everybody_else(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    assert longest_movement(page) > 100


@pytest.fixture(params=["active", "none"], ids=["forced colours", "own colours"])
def table(request: pytest.FixtureRequest, page: Page) -> Page:
    """A running match where there is something to point at."""
    forced: Any = request.param
    page.emulate_media(forced_colors=forced, reduced_motion="reduce")
    position, _ = near_end()
    make_table(page, game="the-loop", seats=["me"], position=position)
    expect(options(page).first).to_be_visible()
    expect(page.get_by_role("region", name="On the table")).to_be_visible()
    return page


def test_what_is_pointed_at_differs_by_more_than_colour(table: Page) -> None:
    option = options(table).first
    option.hover()
    expect(table.locator(".lit").first).to_be_visible()
    things = table.locator(".piece, .zone")
    place = things.evaluate_all("all => all.findIndex(one => one.classList.contains('lit'))")
    assert place >= 0
    lit = things.nth(place)
    pointed = shape(option), shape(lit)
    table.mouse.move(0, 0)
    expect(table.locator(".lit")).to_have_count(0)
    assert shape(option) != pointed[0]
    assert shape(lit) != pointed[1]
    option.focus()
    expect(lit).to_have_class(re.compile(r"\blit\b"))
    assert shape(lit) == pointed[1]


def test_every_target_and_every_card_that_lies_down_has_a_sign(table: Page) -> None:
    targets = table.locator(".target")
    assert targets.count() > 0
    for target in targets.all():
        assert "▸" in "".join(shape(target))
    down = table.locator(".card.down")
    assert down.count() > 0
    for card in down.all():
        assert "dashed" in shape(card)[1]
        expect(card.locator(".word").first).not_to_be_empty()
        expect(card.locator(".word svg").first).to_be_attached()


def test_who_is_to_choose_and_who_is_here_is_said_in_words(browser: Browser, address: str) -> None:
    with two_at_a_table(browser, address) as (ada, bob, _):
        choose(ada)
        expect(prompt(ada)).to_have_text("Waiting for B: Bob")
        expect(seat(ada, "B")).to_contain_text("choosing")
        expect(seat(ada, "A")).not_to_contain_text("choosing")
        expect(seat(ada, "B")).to_contain_text("●")
        expect(seat(ada, "B")).to_contain_text("here")
        bob.goto("about:blank")
        expect(seat(ada, "B")).to_contain_text("○")
        expect(seat(ada, "B")).to_contain_text("away")
        ada.context.set_offline(True)
        expect(ada.locator(".bar [role=status]")).to_contain_text("⚠ Connection lost")
