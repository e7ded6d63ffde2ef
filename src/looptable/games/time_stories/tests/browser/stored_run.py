"""One person with four agents at the board of T.I.M.E Stories: a stored run, played by gestures that are counted.

The run is a file: a seed, the settings and the choices of both seats. The server draws afresh whatever a position decides, so the
stored match of the table is given the run's own chance before anybody looks at it.
"""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect
from tests.browser.visitor import visitor

from browser import serving
from looptable.games.time_stories import GAME
from looptable.games.time_stories.rules import codes
from looptable.games.time_stories.rules.declaring import undeclared
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import members

__all__ = ["RUN", "Asked", "Line", "Run", "at_run", "gestures", "moments", "play_back"]

Line = list[tuple[int, str]]

VOTES = ("leave", "stay", "stay-out")

COUNT = """
window.gestures = 0;
for (const kind of ['pointerdown', 'keydown']) {
  addEventListener(kind, event => { if (event.isTrusted && !event.repeat) window.gestures += 1; }, true);
}
"""


@dataclass(frozen=True)
class Run:
    """A run as it is stored."""

    seed: int
    options: dict[str, Any]
    choices: Line

    def begun(self, **options: Any) -> StoryState:
        """The match before its first choice."""
        return GAME.start(2, {**self.options, **options}, self.seed)


def _read(path: Path) -> Run:
    found = json.loads(path.read_text("utf-8"))
    return Run(found["seed"], found["options"], [(seat, key) for seat, key in found["choices"]])


RUN = _read(Path(__file__).parent / "four-agents.json")


@dataclass(frozen=True)
class Asked:
    """A choice of the run: whom it is for, and the question that it answers."""

    seat: int
    key: str
    prompt: str
    """body, entry, action, free, place, or else other."""
    agent: str
    """The agent that declares; empty where a seat votes, or an effect asks."""
    time: int

    @property
    def sort(self) -> str:
        """Its sort on the board: a plan, a vote, something free, or an answer."""
        if self.prompt == "free" or self.key == "first":
            return "free"
        if self.prompt == "place" or self.key in VOTES:
            return "vote"
        return "plan" if self.agent else "answer"


PROMPTS = {
    codes.ASK_RECEPTACLE: "body",
    codes.ASK_ENTRY: "entry",
    codes.ASK_ACTION: "action",
    codes.ASK_FREE: "free",
    codes.ASK_PLACE: "place",
}


def play_back(run: Run) -> Iterator[Asked]:
    """The choices of a run, each with its question."""
    state = run.begun()
    for seat, key in run.choices:
        prompt = "other" if state.pc >= 0 else PROMPTS.get(state.prompt, "other")
        waiting = members(undeclared(state, seat)) if prompt in ("entry", "action") else []
        agent = state.names.name("agent", waiting[0]) if waiting else ""
        yield Asked(seat, key, prompt, agent, state.time)
        state.apply(seat, GAME.parse(state, seat, key))
    assert state.is_over()


def moments(run: Run) -> Iterator[list[Asked]]:
    """The choices of a run as the board takes them: a plan of all agents, a vote of both seats, a free deed, an answer."""
    together: list[Asked] = []
    for one in play_back(run):
        if together and not _joins(together, one):
            yield together
            together = []
        together.append(one)
    yield together


def _joins(together: list[Asked], one: Asked) -> bool:
    last = together[-1]
    if last.key in ("first", "done"):
        return True
    if together[0].key == "done" and one.seat != last.seat:
        return False  # while one does something free, the others are not asked
    if one.sort == "plan" == last.sort:
        is_same = (one.prompt, one.time) == (last.prompt, last.time)
        return is_same and one.agent not in {other.agent for other in together}
    return one.sort == "vote" and one.key == last.key and one.seat != last.seat


@contextmanager
def at_run(browser: Browser, folder: Path, run: Run) -> Iterator[tuple[Page, str]]:
    """A person with both seats at a table where the run will happen as it is stored; the page and the table's address."""
    position = run.begun().position()
    with visitor(browser, "", size=(1366, 768)) as page:
        page.add_init_script(COUNT)
        with serving(folder) as address:
            assert page.request.get(f"{address}/api/me").ok  # gives a newcomer a cookie
            wish = {"game": "time-stories", "seats": ["me", "me"], "position": position}
            answer = page.request.post(f"{address}/api/tables", data=wish)
            assert answer.ok, answer.text()
        table = answer.json()["id"]
        _decide(folder, table, position)
        with serving(folder) as address:
            page.goto(f"{address}/table/{table}")
            expect(page.get_by_role("dialog")).to_be_visible()
            yield page, f"{address}/api/tables/{table}"


def _decide(folder: Path, table: str, position: dict[str, Any]) -> None:
    """Gives a match that has just begun its chance, in its header and in the line that begins its log."""
    with closing(sqlite3.connect(folder / "tables.db")) as store, store:
        (text,) = store.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()
        header = json.dumps({**json.loads(text), "position": position})
        store.execute("UPDATE tables SET header = ? WHERE id = ?", (header, table))
        for row, text in store.execute("SELECT rowid, body FROM log").fetchall():
            line = json.loads(text)
            if "header" in line:
                line["header"]["position"] = position
                body = json.dumps(line)
                store.execute("UPDATE log SET body = ? WHERE rowid = ?", (body, row))


def gestures(page: Page) -> int:
    """Clicks, taps and keys so far."""
    count: int = page.evaluate("window.gestures")
    return count
