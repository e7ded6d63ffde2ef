"""The tables that are pictured: positions that bots have played to, kept as files so that they stay the same."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

__all__ = ["make_tables", "position_of"]

POSITIONS = Path(__file__).parent / "positions"
NEAR_END = (
    Path(__file__).resolve().parents[2]
    / "tests/browser/positions/solo-four-choices-from-winning.json"
)
BOTS = {"the-loop": "bot:blueprint", "loop-inc": "bot:random", "time-stories": "bot:team"}


def position_of(name: str) -> dict[str, Any]:
    """A position by its name."""
    found: dict[str, Any] = json.loads((POSITIONS / f"{name}.json").read_text("utf-8"))["position"]
    return found


def make_tables(page: Page, wanted: set[str]) -> dict[str, str]:
    """A guest with a name, and the tables that are wanted; their ids by name."""
    page.goto("/")
    expect(page.locator("article").first).to_be_visible()
    page.request.put("/api/me", data={"name": "Ada"})
    return {name: _make(page, name) for name in sorted(wanted)}


def _make(page: Page, name: str) -> str:
    if name == "lobby":
        return _table(page, game="template", players=3, seats=["me", "open", "bot:random"])
    if name == "handover":
        return _table(page, game="template", players=2, seats=["me", "hot"])
    if name == "end":
        return _finished(page)
    # What explains itself is looked at in the moment before the doctor comes, too.
    position = position_of("threat" if name == "reason" else name)
    bots = [BOTS[position["game"]]] * (position["players"] - 1)
    return _table(page, game=position["game"], seats=["me", *bots], position=position)


def _table(page: Page, **wish: Any) -> str:
    answer = page.request.post("/api/tables", data=wish)
    if not answer.ok:
        raise RuntimeError(answer.text())
    found: str = json.loads(answer.text())["id"]
    return found


def _finished(page: Page) -> str:
    """A match that was won by its last four choices."""
    near = json.loads(NEAR_END.read_text("utf-8"))
    table = _table(page, game="the-loop", seats=["me"], position=near["position"])
    page.goto(f"/table/{table}")
    for _, key in near["choices"]:
        page.locator(f'[data-option="{key}"]:enabled').click()
        anyway = page.get_by_role("button", name="Do it all the same")
        if anyway.count():
            anyway.click()
        expect(page.get_by_text("Sending…")).to_have_count(0)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    return table
