"""Takes pictures of all pages into docs/screenshots/, on a desktop and on a phone, in both languages.

    python tools/screenshots.py          all of them
    python tools/screenshots.py table    those whose names hold this word

The tables are played by bots from a fixed seed up to the moment that is shown. Times, and what the server draws, differ
between runs.
"""

import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Browser, Page, expect

from browsing import launched, serving
from find_browser import NONE_FOUND, find_browser
from looptable.bots import best_bot, find_bot
from looptable.core.chance import Chance
from looptable.engine.registry import find_game

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "screenshots"
MOST_BYTES = 300_000
SEED = 7
MOST_TELLING = 6
"""A question with so many options shows what a table is like."""
SIZES = {"desktop": (1120, 720), "tablet": (820, 1180), "phone": (390, 844)}
LOCALES = {"en": "en-GB", "fr": "fr-FR"}


class Shot(NamedTuple):
    """One picture."""

    page: str
    path: str
    size: str
    lang: str
    scheme: Literal["light", "dark"] = "light"

    @property
    def name(self) -> str:
        """The name of its file."""
        dark = "-dark" if self.scheme == "dark" else ""
        return f"{self.page}-{self.size}-{self.lang}{dark}.png"


SHOTS = (
    Shot("home", "/", "desktop", "en"),
    Shot("home", "/", "phone", "fr"),
    Shot("new", "/new/the-loop", "desktop", "fr"),
    Shot("new", "/new/the-loop", "phone", "en"),
    Shot("table", "/table/{table}", "desktop", "en"),
    Shot("table", "/table/{table}", "desktop", "fr"),
    Shot("table", "/table/{table}", "phone", "en"),
    Shot("table", "/table/{table}", "phone", "fr", "dark"),
    Shot("solo", "/table/{solo}", "desktop", "en", "dark"),
    Shot("supa", "/table/{supa}", "desktop", "fr", "dark"),
    Shot("centrifuges", "/table/{centrifuges}", "desktop", "en"),
    Shot("ultramachina", "/table/{ultramachina}", "tablet", "en"),
    Shot("ultramachina", "/table/{ultramachina}", "phone", "fr"),
    Shot("plain", "/table/{table}", "desktop", "en"),
    Shot("company", "/table/{company}", "desktop", "fr"),
    Shot("story", "/table/{story}", "desktop", "en"),
    Shot("story", "/table/{story}", "phone", "fr", "dark"),
    Shot("kit", "/kit", "desktop", "en"),
    Shot("lobby", "/table/{lobby}", "desktop", "en"),
    Shot("handover", "/table/{handover}", "phone", "fr"),
    Shot("tables", "/tables", "desktop", "en"),
    Shot("settings", "/settings", "phone", "fr"),
    Shot("rules", "/rules/the-loop", "desktop", "en"),
    Shot("rules", "/rules/the-loop?q=vortex", "phone", "en"),
    Shot("cards", "/cards/the-loop", "desktop", "fr"),
    Shot("cards", "/cards/the-loop", "phone", "en"),
)


def set_up(page: Page) -> dict[str, str]:
    """A guest with a name and a few tables; their ids by name."""
    page.goto("/")
    expect(page.locator("article").first).to_be_visible()
    page.request.put("/api/me", data={"name": "Ada"})
    bots = ["bot:blueprint"] * 3
    return {
        "lobby": _table(page, game="template", players=3, seats=["me", "open", "bot:random"]),
        "handover": _table(page, game="template", players=2, seats=["me", "hot"]),
        "solo": _evening(page, ["me"], 3),
        "table": _evening(page, ["me", *bots], 8),
        "supa": _evening(page, ["me", *bots[:2]], 9, mode="supa", difficulty="year"),
        "centrifuges": _evening(page, ["me", *bots[:1]], 4, mode="centrifuges"),
        "ultramachina": _evening(page, ["me", *bots[:1]], 4, mode="ultramachina"),
        "company": _middle(page, "loop-inc", ["me", *bots], lambda known: known.get("day", 1) == 2),
        "story": _middle(page, "time-stories", ["me", "bot:team"], _has_explored),
    }


def _evening(page: Page, seats: list[str], turn: int, **options: str) -> str:
    """A table of The LOOP in the middle of an evening."""
    return _middle(page, "the-loop", seats, lambda known: known.get("turn", 1) >= turn, **options)


def _has_explored(known: dict[str, Any]) -> bool:
    """Whether the group has been to a second place, and stands there."""
    return known.get("phase") == "exploring" and len(known["visited"]) > 1


def _middle(
    page: Page,
    game: str,
    seats: list[str],
    is_telling: Callable[[dict[str, Any]], bool],
    **options: str,
) -> str:
    """A table where the first seat is asked at a telling moment."""
    position = _position(game, len(seats), options, is_telling)
    return _table(page, game=game, seats=seats, position=position)


def _position(
    name: str, players: int, chosen: dict[str, str], is_telling: Callable[[dict[str, Any]], bool]
) -> dict[str, Any]:
    """What bots play up to the first telling moment at which the first seat has a real choice."""
    game = find_game(name)
    bot = find_bot(best_bot(game), game)
    chance = Chance(1)
    chance.seed(SEED)
    state = game.start(players, chosen, SEED)
    while state.outcome() is None:
        seat = state.pending()[0]
        known = state.position()
        options = game.legal_options(state, seat)
        if seat == 0 and len(options) >= MOST_TELLING and is_telling(known):
            return known
        picked = bot.choose(game, game.view(state, seat), seat, options, chance)
        state.apply(seat, state.legal(seat)[picked])
    raise RuntimeError("the match was over too soon")


def _table(page: Page, **wish: Any) -> str:
    answer = page.request.post("/api/tables", data=wish)
    if not answer.ok:
        raise RuntimeError(answer.text())
    found: str = json.loads(answer.text())["id"]
    return found


def take(browser: Browser, address: str, shots: list[Shot]) -> list[Path]:
    """The pictures, all of the same guest."""
    with browser.new_context(base_url=address) as context:
        tables = set_up(context.new_page())
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
            color_scheme=shot.scheme,
        ) as context:
            page = context.new_page()
            page.goto(shot.path.format(**tables))
            page.wait_for_load_state("networkidle")
            if shot.page == "plain":
                page.locator("button.surface").click()
            if shot.path.startswith("/table/") and shot.page not in ("lobby", "handover"):
                expect(page.locator("[data-option]").first).to_be_visible()
                expect(page.locator(".table")).to_be_visible()
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
