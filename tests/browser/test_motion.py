"""While eight rifts fall only transform and opacity are animated: by scripts, style sheets and transitions alike."""

import json

from playwright.sync_api import Page, expect

from tests.browser.visitor import POSITIONS, make_table

# In every frame: the kinds of animations that run, what they change, and the likenesses that move above the board.
# Rifts that lie there in the end would not do: by chance vortexes may swallow all of them.
WATCH = """
window.seen = { kinds: new Set(), names: new Set(), likenesses: new Set(), running: 0 };
const OWN = ['offset', 'computedOffset', 'easing', 'composite'];
function look() {
  const ending = document.getAnimations().filter(one => {
    window.seen.kinds.add(one.constructor.name);
    for (const frame of one.effect.getKeyframes())
      for (const name of Object.keys(frame)) if (!OWN.includes(name)) window.seen.names.add(name);
    const moved = one.effect.target;
    if (moved?.closest('[data-layer]')) window.seen.likenesses.add(moved);
    return one.effect.getComputedTiming().endTime !== Infinity;
  });
  window.seen.running = ending.length;
  requestAnimationFrame(look);
}
look();
"""


RIFTS = 8


def seen(page: Page, what: str) -> set[str]:
    return set(page.evaluate(f"[...window.seen.{what}]"))


def fall(page: Page) -> None:
    """Mr Time ends his turn; waits until all that moved lies still."""
    page.emulate_media(reduced_motion="no-preference")
    position = json.loads((POSITIONS / "eight-rifts-to-fall.json").read_text("utf-8"))["position"]
    make_table(page, game="the-loop", seats=["me", "me"], position=position)
    end = page.locator('[data-target="option-end"]')
    expect(end).to_be_visible()
    page.evaluate(WATCH)
    end.click()
    page.wait_for_function(f"() => window.seen.likenesses.size >= {RIFTS}")
    page.wait_for_function("() => window.seen.running === 0")


def test_only_transform_and_opacity_are_animated_while_cubes_fall(page: Page) -> None:
    fall(page)
    assert seen(page, "kinds") >= {"Animation", "CSSAnimation"}
    assert seen(page, "names") == {"transform", "opacity"}


def test_anything_else_would_be_seen(page: Page) -> None:
    page.goto("/")
    expect(page.locator("article").first).to_be_visible()
    page.evaluate(WATCH)
    page.evaluate("document.querySelector('article').animate({ width: ['1em', '9em'] }, 60_000)")
    page.wait_for_function("() => window.seen.names.size > 0")
    assert seen(page, "names") == {"width"}
    assert page.evaluate("window.seen.running") == 1
