"""The tables that are pictured: positions that bots have played to, kept as files so that they stay the same."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

__all__ = ["make_tables", "position_of"]

GAMES = Path(__file__).resolve().parents[2] / "src/looptable/games"
NEAR_END = "solo-four-choices-from-winning"
BOTS = {"the-loop": "bot:blueprint", "loop-inc": "bot:random", "time-stories": "bot:explorer"}


def position_of(name: str) -> dict[str, Any]:
    """A position by its name."""
    found: dict[str, Any] = _moment(name)["position"]
    return found


def _moment(name: str) -> dict[str, Any]:
    """A position, and the choices that are made from there, if any."""
    file = NEAR_END if name == "end" else name
    (path,) = GAMES.glob(f"*/positions/{file}.json")
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
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
    # Reasons show best where a card asks for something else.
    moment = _moment("nested" if name == "reason" else name)
    position = moment["position"]
    bots = [BOTS[position["game"]]] * (position["players"] - 1)
    table = _table(page, game=position["game"], seats=["me", *bots], position=position)
    _choose(page, table, [key for _, key in moment.get("choices", [])])
    return table


def _table(page: Page, **wish: Any) -> str:
    answer = page.request.post("/api/tables", data=wish)
    if not answer.ok:
        raise RuntimeError(answer.text())
    found: str = json.loads(answer.text())["id"]
    return found


def _choose(page: Page, table: str, keys: list[str]) -> None:
    """Makes choices of one's own, as a person would."""
    for place, key in enumerate(keys):
        if place == 0:
            page.goto(f"/table/{table}")
        page.locator(f'.ask [data-option="{key}"]:enabled').click()
        anyway = page.get_by_role("button", name="Do it anyway")
        if anyway.count():
            anyway.click()
        expect(page.get_by_text("Sending…")).to_have_count(0)
        expect(page.locator(f'.ask [data-option="{key}"]')).to_have_count(0)
