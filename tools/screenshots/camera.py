"""Takes the pictures, all as the same guest."""

import io
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Locator, Page, expect

from screenshots.evening import MOMENTS
from screenshots.shots import SIZES, Shot
from screenshots.tables import make_tables

__all__ = ["opened", "packed", "prepared", "take", "take_one", "width_of_letters"]

LOCALES = {"en": "en-GB", "fr": "fr-FR"}
COLOURS = 256
NEEDED = """() => {
  const boxOf = name => document.querySelector(name)?.getBoundingClientRect();
  const below = ['.ask', '.coach'].map(name => boxOf(name)?.height ?? 0);
  return Math.ceil(scrollY + (boxOf('.table')?.bottom ?? 0) + below[0] + below[1] + 8);
}"""
# How wide a sentence is in the letters of this machine: other letters, another flow of texts.
LETTERS = """() => {
  const ruler = new OffscreenCanvas(9, 9).getContext('2d');
  ruler.font = `100px ${getComputedStyle(document.body).fontFamily}`;
  return Math.round(ruler.measureText('Eight rifts fall, and the doctor laughs').width);
}"""


def take(browser: Browser, address: str, shots: Sequence[Shot]) -> Iterator[tuple[Shot, bytes]]:
    """Each with its picture, as PNG."""
    state, tables = prepared(browser, address, shots)
    for shot in shots:
        yield shot, take_one(browser, address, shot, state, tables)


def prepared(browser: Browser, address: str, shots: Sequence[Shot]) -> tuple[Any, dict[str, str]]:
    """The storage of the guest's browser, and the tables that these pictures need."""
    wanted = {name for shot in shots for name in re.findall(r"{(.+?)}", shot.path)}
    with browser.new_context(base_url=address, locale=LOCALES["en"]) as context:
        tables = make_tables(context.new_page(), wanted)
        return context.storage_state(), tables


def take_one(
    browser: Browser,
    address: str,
    shot: Shot,
    state: Any,
    tables: dict[str, str],
    change: Callable[[Page], object] | None = None,
) -> bytes:
    """One picture; `change` may do something to the page before."""
    width, height = SIZES[shot.size]
    with opened(browser, address, shot, state, tables) as page:
        if _is_table(page) and _is_unrolled(shot):
            _unroll(page, width, height)
        _point(page, shot.page)
        if change is not None:
            change(page)
        if shot.area:
            return page.locator(shot.area).first.screenshot()
        return page.screenshot()


@contextmanager
def opened(
    browser: Browser, address: str, shot: Shot, state: Any, tables: dict[str, str]
) -> Iterator[Page]:
    """The page that a picture is to show, in a browser of its own."""
    width, height = SIZES[shot.size]
    with browser.new_context(
        base_url=address,
        storage_state=_speaking(state),
        locale=LOCALES[shot.lang],
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        color_scheme=shot.scheme,
    ) as context:
        page = context.new_page()
        page.goto(shot.path.format(**tables))
        page.wait_for_load_state("networkidle")
        _arrange(page, shot.page)
        yield page


def width_of_letters(browser: Browser, address: str) -> int:
    """The width of some text, which differs where two machines have different fonts."""
    with browser.new_context(base_url=address) as context:
        page = context.new_page()
        page.goto("/")
        expect(page.locator("article").first).to_be_visible()
        found: int = page.evaluate(LETTERS)
        return found


def _speaking(state: Any) -> Any:
    """The same guest in another browser, where no language was chosen yet."""
    cookies = [cookie for cookie in state["cookies"] if cookie["name"] != "lang"]
    return {"cookies": cookies, "origins": []}


def _is_table(page: Page) -> bool:
    return "/table/" in page.url


def _is_unrolled(shot: Shot) -> bool:
    """Whether the screen is made as high as the table: an evening's pictures show what the device shows."""
    return shot.size in ("tablet", "phone") and not shot.area and shot.page not in MOMENTS


def _arrange(page: Page, name: str) -> None:
    """Waits for what is to be seen."""
    if name in MOMENTS:
        expect(page.locator(".evening, .epilogue").first).to_be_visible()
        MOMENTS[name](page)
        return
    if name == "lesson":
        _learn(page)
    if not _is_table(page) or name in ("lobby", "handover"):
        return
    if name == "plain":
        page.locator("button.surface").click()
    if name == "end":
        expect(page.locator(".summary")).to_be_visible()
    else:
        expect(page.locator("[data-option]").first).to_be_visible()
    expect(page.locator(".table")).to_be_visible()
    _spread(page)


def _point(page: Page, name: str) -> None:
    """Does what the picture is about."""
    if name == "loop":
        _hover(page, page.locator('.the-loop [data-target^="option-loop "]').first)
        expect(page.locator("[data-foresight]").first).to_be_visible()
    if name == "reason":
        page.locator('[data-spot="renaissance"] .clone .hit').first.click()
        expect(page.get_by_role("dialog")).to_be_visible()


def _hover(page: Page, thing: Locator) -> None:
    """Points at something where it is: the driver's own way may scroll there first."""
    box = thing.bounding_box()
    if box is None:
        raise RuntimeError("what shall be pointed at is not there")
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def _learn(page: Page) -> None:
    """Up to the first lesson that asks for a choice."""
    page.locator("article", has_text="The LOOP").first.get_by_role("button").first.click()
    page.wait_for_url("**/table/*")
    for number in (1, 2):
        expect(page.locator(".coach h2")).to_contain_text(f"{number} ")
        page.locator(".coach .row .main").click()
    expect(page.locator("[data-option].taught")).to_be_visible()
    page.mouse.move(0, 0)


def _spread(page: Page) -> None:
    """On a small screen options lie in a row; this opens the list of all of them."""
    spreader = page.locator("button.spreader")
    if spreader.is_visible():
        spreader.click()
        page.mouse.move(0, 0)  # else it points at whatever lies there then


def _unroll(page: Page, width: int, height: int) -> None:
    """Makes the screen high enough to show the table and the question without scrolling."""
    for _ in range(3):  # the table may grow with the screen
        needed = page.evaluate(NEEDED)
        height = max(height, needed)
        page.set_viewport_size({"width": width, "height": height})
    page.evaluate("scrollTo(0, 0)")


def packed(picture: bytes) -> bytes:
    """The same picture in few colours: a third of the bytes."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    kept = io.BytesIO()
    few = image.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    few.save(kept, "PNG", optimize=True)
    return kept.getvalue()
