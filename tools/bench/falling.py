"""Eight rifts fall on The LOOP's board in a real Chromium: what its scripts take meanwhile, and what is animated."""

import json
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, expect

from bench.trace import Tasks, read
from browser import launched, serving

__all__ = ["ANIMATED", "CUBES", "ONE_FRAME", "POSITION", "Falls", "falls"]

ROOT = Path(__file__).resolve().parent.parent.parent
POSITION = ROOT / "tests" / "browser" / "positions" / "eight-rifts-to-fall.json"
CUBES = 8
ONE_FRAME = 16.0
"""Milliseconds; what takes longer is seen."""
AT_REST = 3_500
"""Milliseconds after which everything lies still, on a slow machine, too."""
GLANCE = 100
MOST_TABLES = 60
"""The server draws by chance: in one case of four no vortex swallows some of the eight."""
CATEGORIES = [
    "__metadata",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "toplevel",
    "v8",
]

# The names of all that is animated now: by scripts, by style sheets, by transitions.
ANIMATED = """() => [...new Set(document.getAnimations()
  .flatMap(one => one.effect.getKeyframes())
  .flatMap(({ offset, computedOffset, easing, composite, ...rest }) => Object.keys(rest)))]"""
# By the browser: a connection that the driver keeps may end just when it is needed.
OPEN = """async (wish) => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(wish);
  const answer = await fetch('/api/tables', { method: 'POST', headers, body });
  return (await answer.json()).id;
}"""
# From inside the page: a driver that looks for the button would be in the trace.
END = "setTimeout(() => document.querySelector('[data-target=\"option-end\"]').click(), 200)"
RIFTS = ".spot [data-fly^='rift-']"


class Falls(NamedTuple):
    """The measurements of some falls."""

    tasks: list[Tasks]
    animated: set[str]
    """The names of what was animated."""


def falls(program: str, times: int) -> Falls:
    """Measures falls of all eight rifts, each at a table of its own."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as address,
        launched(program) as browser,
        browser.new_context(
            base_url=address,
            viewport={"width": 1280, "height": 900},
            reduced_motion="no-preference",
        ) as context,
    ):
        page = context.new_page()
        page.goto("/")
        expect(page.locator("article").first).to_be_visible()
        animated = _animated(page)
        found: list[Tasks] = []
        for _ in range(MOST_TABLES):
            tasks, fallen = _traced(browser, page, address)
            if fallen >= CUBES:
                found.append(tasks)
            if len(found) == times:
                break
        return Falls(found, animated)


def _sit_down(page: Page) -> None:
    """At a new table, where both agents are one's own and the first is about to end his turn."""
    position = json.loads(POSITION.read_text("utf-8"))["position"]
    wish = {"game": "the-loop", "seats": ["me", "me"], "position": position}
    table = page.evaluate(OPEN, wish)
    page.goto(f"/table/{table}")
    expect(page.locator('[data-target="option-end"]')).to_be_visible()
    page.wait_for_load_state("networkidle")


def _animated(page: Page) -> set[str]:
    """Looks again and again at what moves; such looks would disturb what is measured."""
    _sit_down(page)
    page.evaluate(END)
    names: set[str] = set()
    for _ in range(AT_REST // GLANCE):
        names.update(page.evaluate(ANIMATED))
        page.wait_for_timeout(GLANCE)
    return names


def _traced(browser: Browser, page: Page, address: str) -> tuple[Tasks, int]:
    """The time of the scripts in one fall, and the number of rifts on the board after it."""
    _sit_down(page)
    before = page.locator(RIFTS).count()
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.evaluate(END)
    page.wait_for_timeout(AT_REST)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    return read(events, address), page.locator(RIFTS).count() - before
