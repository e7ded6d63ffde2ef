"""A few pages look as they did: pictures are compared with those in references/, from afar.

`make looks` takes the references anew; look at them before they are kept.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from screenshots.camera import prepared, take_one, width_of_letters
from screenshots.comparison import Difference, difference
from screenshots.shots import LOOKS, Shot

REFERENCES = Path(__file__).parent / "references"
MOST_BYTES = 1_500_000
BOARD = LOOKS[0]

# Text that flows pushes all below it: such pages are compared only where letters are as wide as in the references.
FLOWING = {"company", "kit", "home", "card", "bodies", "lost"}

STYLE = """css => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
HIDDEN = "{0}, {0} * {{ visibility: hidden !important }}"

Guest = tuple[Any, dict[str, str]]


@pytest.fixture(scope="module")
def guest(browser: Browser, address: str) -> Guest:
    """A guest whose tables stand where the references were taken."""
    return prepared(browser, address, LOOKS)


def compared(
    browser: Browser,
    address: str,
    guest: Guest,
    shot: Shot,
    change: Callable[[Page], object] | None = None,
) -> Difference:
    picture = take_one(browser, address, shot, *guest, change)
    return difference((REFERENCES / shot.name).read_bytes(), picture)


@pytest.mark.parametrize("shot", LOOKS, ids=lambda shot: shot.name)
def test_it_looks_as_it_did(browser: Browser, address: str, guest: Guest, shot: Shot) -> None:
    width = int((REFERENCES / "letters.txt").read_text("ascii"))
    if shot.page in FLOWING and width_of_letters(browser, address) != width:
        pytest.skip("letters have other widths here than in the references")
    found = compared(browser, address, guest, shot)
    assert not found.is_seen, f"{found}; if it shall look so: make looks"


@pytest.mark.parametrize(
    "missing",
    ['[data-spot="medieval"]', ".own .hand li:nth-child(2)", ".core"],
    ids=["an era", "a card", "the machine"],
)
def test_a_missing_part_is_seen(browser: Browser, address: str, guest: Guest, missing: str) -> None:
    def hide(page: Page) -> None:
        expect(page.locator(missing)).to_have_count(1)
        page.evaluate(STYLE, HIDDEN.format(missing))

    assert compared(browser, address, guest, BOARD, hide).is_seen


def test_slightly_other_letters_are_not_seen(browser: Browser, address: str, guest: Guest) -> None:
    def spread(page: Page) -> None:
        page.evaluate(STYLE, "body { letter-spacing: 0.1px }")

    found = compared(browser, address, guest, BOARD, spread)
    assert found.share > 0
    assert not found.is_seen


def test_the_references_are_small() -> None:
    assert sum(path.stat().st_size for path in REFERENCES.iterdir()) < MOST_BYTES
    names = {path.name for path in REFERENCES.glob("*.png")}
    assert names == {shot.name for shot in LOOKS}
