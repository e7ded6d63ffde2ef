"""On The LOOP's board motion follows the events of a step, can be skipped, and leaves nothing behind."""

import re
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect
from tests.browser.board_page import board, by_key, open_table, settle, take
from tests.browser.visitor import log

from looptable.games.the_loop.tests.boards import whole

# Everything that scripts set in motion: what it looks like, which piece it is, and what changes.
WATCH: Final = """
window.played = [];
const OWN = ['offset', 'easing', 'composite'];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  const names = frames.flatMap(Object.keys).filter(name => !OWN.includes(name));
  window.played.push({
    look: this.classList[0] ?? '', piece: this.dataset.fly ?? '', names: [...new Set(names)],
  });
  return animate.call(this, frames, timing);
};
"""
STILL: Final = """() => document.querySelector('[data-layer]').children.length === 0
  && !document.querySelector('[data-waiting]') && document.querySelector('.the-loop').getAnimations({ subtree: true })
    .every(one => one.effect.getComputedTiming().endTime === Infinity)"""
BOXES: Final = "all => all.map(one => JSON.stringify(one.getBoundingClientRect()))"
ERAS: Final = "dawn medieval renaissance industrial globalization robots end".split()


def position(**more: Any) -> dict[str, Any]:
    """Mr Time acts in the industrial era; when he ends his turn Dr Foo has only one era left to come to."""
    return whole(
        {
            "looptable": "position",
            "format": 1,
            "game": "the-loop",
            "players": 2,
            "agents": ["mr-time", "v-girl"],
            "phase": "actions",
            "turn": 2,
            "foo": "end",
            "foo_row": [era for era in ERAS if era != "dawn"],
            "foo_deck": ["dawn"],
            "at": {"mr-time": "industrial", "v-girl": "robots"},
            **more,
        }
    )


class Case(NamedTuple):
    """A kind of event that is sure to come, and what must be seen of it."""

    position: dict[str, Any]
    keys: tuple[str, ...]
    seen: dict[str, int]
    """How many of what, by its look."""


HAND: Final = {"mr-time": ["kettle", "spare-face", "mechanical-grappling-hook"]}
CASES: Final = {
    "loop": Case(
        position(energy={"industrial": 2}, exhausted=HAND),
        ("loop spiral",),
        {"ring": 1, "light": 1},
    ),
    "paradox": Case(
        position(
            ready={"mr-time": ["mechanical-grappling-hook"]},
            clone_at={"dawn-industrial": "renaissance", "robots-dawn": "globalization"},
        ),
        ("use mechanical-grappling-hook", "dawn-industrial"),
        {"shard": 9},
    ),
    "vortex": Case(
        position(rifts={"end": 3, "dawn": 3, "medieval": 3}, vortex={"robots": True}),
        ("end",),
        {"swirl": 1},
    ),
    "reshuffle": Case(position(discard={**HAND}), ("end",), {"back": 6}),
}


def sit_down(page: Page, start: dict[str, Any], pace: str = "normal") -> None:
    """At a table where both agents are one's own, with motion."""
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(WATCH)
    page.goto("/settings")
    page.get_by_label("Animation speed").select_option(pace)
    open_table(page, seats=["me", "me"], position=start)
    is_asked(page)


def is_asked(page: Page) -> None:
    """The board is there, and Mr Time's turn can go on."""
    expect(board(page).locator('[data-target="option-end"]')).to_be_visible()


def play(page: Page, keys: tuple[str, ...]) -> None:
    """Takes some options; what is seen counts from the last one."""
    for key in keys:
        page.evaluate("window.played = []")
        take(page, key)


def looks(page: Page) -> list[str]:
    return [one["look"] for one in page.evaluate("window.played")]


def is_still(page: Page) -> None:
    """All motion is over, and nothing of it is left."""
    page.wait_for_function(STILL)


@pytest.mark.parametrize("kind", CASES)
def test_each_kind_of_event_is_seen_once(page: Page, kind: str) -> None:
    case = CASES[kind]
    sit_down(page, case.position)
    play(page, case.keys)
    first = next(iter(case.seen))
    page.wait_for_function("look => window.played.some(one => one.look === look)", arg=first)
    is_still(page)
    seen = looks(page)
    for look, count in case.seen.items():
        several = board(page).locator(".spot .tile .clip").count() - 1 if look == "swirl" else 1
        assert seen.count(look) == count * several, look
    names = {name for one in page.evaluate("window.played") for name in one["names"]}
    assert names == {"transform", "opacity"}


def test_rifts_fall_one_after_the_other_to_where_they_lie(page: Page) -> None:
    sit_down(page, position())
    play(page, ("end",))
    page.wait_for_function("() => window.played.some(one => one.piece.startsWith('rift-'))")
    fallen = [one["piece"] for one in page.evaluate("window.played") if "rift-" in one["piece"]]
    assert len(set(fallen)) == len(fallen) >= 2
    assert all(piece.split("-")[1].split("#")[0] in ("end", "dawn", "medieval") for piece in fallen)
    is_still(page)
    for piece in fallen:
        expect(board(page).locator(f'[data-fly="{piece}"]')).to_be_visible()


def test_who_skips_sees_everything_in_its_place_at_once(page: Page) -> None:
    sit_down(page, CASES["vortex"].position, pace="slow")
    play(page, ("end",))
    skip = page.get_by_role("button", name=re.compile("^Skip"))
    expect(skip).to_be_visible()
    page.wait_for_function("() => document.querySelector('[data-layer]').children.length > 0")
    skip.click()
    assert page.evaluate(STILL)
    expect(skip).to_have_count(0)


def test_nobody_has_to_wait_for_motion(page: Page) -> None:
    sit_down(page, CASES["loop"].position, pace="slow")
    take(page, "loop spiral")
    page.wait_for_function("() => window.played.some(one => one.look === 'ring')")
    take(page, "free-move renaissance")
    expect(log(page)).to_contain_text("Mr Time moves to the Renaissance")
    page.wait_for_function("() => window.played.some(one => one.piece === 'agent-mr-time')")
    is_still(page)


def test_what_is_shown_goes_with_the_board(page: Page) -> None:
    sit_down(page, CASES["vortex"].position, pace="slow")
    play(page, ("end",))
    page.wait_for_function("() => document.querySelector('[data-layer]').children.length > 0")
    page.get_by_role("button", name="Simple view").click()
    expect(board(page)).to_have_count(0)
    assert page.evaluate("document.querySelectorAll('.ghost').length") == 0


@pytest.mark.parametrize("kind", CASES)
def test_nothing_moves_for_who_wants_no_motion(page: Page, kind: str) -> None:
    case = CASES[kind]
    sit_down(page, case.position)
    page.emulate_media(reduced_motion="reduce")
    page.reload()
    is_asked(page)
    lines = log(page).get_by_role("listitem").count()
    play(page, case.keys)
    expect(log(page).get_by_role("listitem")).not_to_have_count(lines)
    assert looks(page) == []
    assert page.evaluate(STILL)


# What an option would do, drawn before it is chosen.


def preview(page: Page, at: str) -> str:
    """The letters drawn beside a thing; waits for them."""
    mark = board(page).locator(f'[data-preview="{at}"]')
    expect(mark).to_have_count(1)
    return mark.inner_text().replace("\n", "")


def test_an_option_draws_what_it_would_change_and_moves_nothing(page: Page) -> None:
    found = CASES["loop"].position
    unused = [mission for mission in found["unused"] if mission != "reruns"]
    shown = {"mission": {"industrial": "reruns"}, "revealed": {"industrial": True}}
    sit_down(page, {**found, **shown, "unused": unused})
    marks = board(page).locator("[data-preview]")
    boxes = board(page).locator("[data-spot], [data-fly]").evaluate_all(BOXES)
    page.locator('[data-option="move renaissance"]').hover()
    assert preview(page, "era-industrial") == "−1"
    era = board(page).locator('[data-preview="era-renaissance"]')
    expect(era.locator("svg")).to_have_count(1)
    spot = board(page).locator('[data-spot="renaissance"]').bounding_box()
    assert era.bounding_box() == pytest.approx(spot, abs=1)
    page.mouse.move(1, 1)
    expect(marks).to_have_count(0)
    by_key(page, "loop spiral").focus()
    assert preview(page, "mission-reruns") == "+1"
    assert preview(page, "card-spare-face") == "→"
    assert board(page).locator("[data-spot], [data-fly]").evaluate_all(BOXES) == boxes
    page.keyboard.press("Escape")
    expect(marks).to_have_count(0)


def test_chance_is_drawn_as_odds(page: Page) -> None:
    sit_down(page, position(foo_row=["robots", "end"], foo_deck=ERAS[:5]))
    page.locator('[data-option="end"]').hover()
    for era in ERAS[:5]:
        assert preview(page, f"era-{era}") == "1/5"
    expect(board(page).locator('[data-preview="era-robots"]')).to_have_count(0)


def test_where_foo_is_known_to_come_the_chutes_have_odds(page: Page) -> None:
    sit_down(page, position())
    page.locator('[data-option="end"]').hover()
    assert preview(page, "era-dawn") == "1/11/3"
    assert preview(page, "era-end") == "1/3"
    settle(page)
