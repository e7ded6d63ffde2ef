"""Takes pictures of all pages into docs/screenshots/, on a desktop and on a phone, in both languages.

    python tools/screenshots.py          all of them
    python tools/screenshots.py table    those whose names hold this word

The table of The LOOP is set up from a fixed seed. Times, and what the server draws, differ between runs.
"""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, expect

from browsing import launched, serving
from find_browser import NONE_FOUND, find_browser
from looptable.engine.registry import find_game

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "screenshots"
MOST_BYTES = 150_000
SIZES = {"desktop": (1120, 720), "phone": (390, 844)}
LOCALES = {"en": "en-GB", "fr": "fr-FR"}


class Shot(NamedTuple):
    """One picture."""

    page: str
    path: str
    size: str
    lang: str

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"{self.page}-{self.size}-{self.lang}.png"


SHOTS = (
    Shot("home", "/", "desktop", "en"),
    Shot("home", "/", "phone", "fr"),
    Shot("new", "/new/the-loop", "desktop", "fr"),
    Shot("table", "/table/{table}", "desktop", "en"),
    Shot("table", "/table/{table}", "desktop", "fr"),
    Shot("table", "/table/{table}", "phone", "en"),
    Shot("tables", "/tables", "desktop", "en"),
    Shot("settings", "/settings", "phone", "fr"),
    Shot("rules", "/rules/the-loop", "desktop", "en"),
    Shot("rules", "/rules/the-loop?q=vortex", "phone", "en"),
    Shot("cards", "/cards/the-loop", "desktop", "fr"),
    Shot("cards", "/cards/the-loop", "phone", "en"),
)


def set_up(page: Page) -> str:
    """A guest with a name and a few tables; the id of the one to be shown."""
    page.goto("/")
    expect(page.locator("article").first).to_be_visible()
    page.request.put("/api/me", data={"name": "Ada"})
    position = find_game("the-loop").start(2, {}, 3).position()
    shown = _table(page, game="the-loop", seats=["me", "open"], position=position)
    page.request.post(f"/api/tables/{shown}/seats/1", data={"kind": "bot", "bot": "blueprint"})
    _table(page, game="template", players=3, seats=["me", "open", "bot:random"])
    return shown


def _table(page: Page, **wish: Any) -> str:
    answer = page.request.post("/api/tables", data=wish)
    if not answer.ok:
        raise RuntimeError(answer.text())
    found: str = json.loads(answer.text())["id"]
    return found


def take(browser: Browser, address: str, shots: list[Shot]) -> list[Path]:
    """The pictures, all of the same guest."""
    with browser.new_context(base_url=address) as context:
        table = set_up(context.new_page())
        state = context.storage_state()
    taken = []
    for shot in shots:
        width, height = SIZES[shot.size]
        with browser.new_context(
            base_url=address,
            storage_state=_speaking(state),
            locale=LOCALES[shot.lang],
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
        ) as context:
            page = context.new_page()
            page.goto(shot.path.format(table=table))
            page.wait_for_load_state("networkidle")
            if shot.page == "table":
                expect(page.locator("[data-option]").first).to_be_visible()
            path = FOLDER / shot.name
            page.screenshot(path=path)
            taken.append(path)
    return taken


def _speaking(state: Any) -> Any:
    """The same guest in another browser, where no language was chosen yet."""
    cookies = [cookie for cookie in state["cookies"] if cookie["name"] != "lang"]
    return {"cookies": cookies, "origins": []}


def main(arguments: list[str]) -> int:
    """The command."""
    program = find_browser()
    if program is None:
        print(f"error: {NONE_FOUND}", file=sys.stderr)
        return 1
    FOLDER.mkdir(parents=True, exist_ok=True)
    shots = [shot for shot in SHOTS if all(word in shot.name for word in arguments)]
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as address,
        launched(program) as browser,
    ):
        taken = take(browser, address, shots)
    large = [path for path in taken if path.stat().st_size > MOST_BYTES]
    for path in large:
        print(f"error: {path.name} has {path.stat().st_size} bytes", file=sys.stderr)
    print(f"{len(taken)} pictures are in {FOLDER.relative_to(ROOT)}.")
    return 1 if large else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
