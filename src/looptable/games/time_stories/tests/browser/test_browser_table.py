"""An evening of T.I.M.E Stories in two browsers: the first mission lost once, reset, and won.

Nothing here is a fixed list of clicks. The test reads from the server's own store how the dice will fall, lets a team
that knows the mission by heart (`Guide`) find a line that wins the second run, and makes its choices by clicks, each
in the browser of the seat that is asked.
"""

import itertools
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.visitor import choose, make_table, name_oneself, outcome, prompt, visitor

from browser import serving
from looptable.engine.match.recordfile import parse_record
from looptable.games.time_stories import GAME
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.tests.low_tide import BODIES, guide, night

Line = list[tuple[int, str]]
MOST = 150  # choices of a line, or it would take too long to click it


def last_unit() -> dict[str, Any]:
    """Two players and their shared third receptacle in the last unit of the first run; they have found the tide table."""
    scene = night("quay", held={"tide-table": "blue"}, time=1, tokens=["tide-known"])
    position = {**scene.state.position(), "players": 2, "shared": True}
    del position["chance"]
    return position


def stored_state(folder: Path, table: str) -> StoryState:
    """The match as the server keeps it, with all chance to come."""
    with sqlite3.connect(folder / "tables.db") as store:
        (header,) = store.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()
    return GAME.load(json.loads(header)["position"])


def answer(state: StoryState, key: str) -> tuple[int, str]:
    """A choice of the seat that is asked first."""
    seat = state.pending()[0]
    state.apply(seat, GAME.parse(state, seat, key))
    return seat, key


def lost_run(state: StoryState) -> Line:
    """Everybody waits until time is up; then all want to try again."""
    line = []
    while state.run_number == 1:
        keys = [option.key for option in GAME.legal_options(state, state.pending()[0])]
        line.append(answer(state, "again" if "again" in keys else "nothing"))
    return line


def won_run(state: StoryState) -> Line:
    """The shortest of the lines that win with some receptacles or others, as the dice will fall."""
    found: list[Line] = []
    for bodies in itertools.permutations(BODIES, 3):
        team = guide(*bodies)
        over = team.play(state.clone())
        if over.position()["ending"] == "success":
            found.append(team.line)
        if len(found) == 3:
            break
    return min(found, key=len)


def click(pages: tuple[Page, Page], line: Line) -> None:
    """Makes each choice in the browser of its seat."""
    for seat, key in line:
        choose(pages[seat], key)


@pytest.mark.soak
def test_two_browsers_lose_the_first_mission_once_reset_it_and_win(
    browser: Browser, tmp_path: Path
) -> None:
    with (
        serving(tmp_path) as address,
        visitor(browser, address) as ada,
        visitor(browser, address) as bob,
    ):
        name_oneself(ada, "Ada")
        name_oneself(bob, "Bob")
        table = make_table(ada, game="time-stories", seats=["me", "open"], position=last_unit())
        bob.goto(ada.get_by_label("Invitation link").input_value())
        pages = (ada, bob)
        state = stored_state(tmp_path, table["id"])

        lost = lost_run(state)
        click(pages, lost[:-2])
        for page in pages:
            expect(prompt(page)).to_have_text("Another run?")
            expect(page.get_by_role("list", name="How the run ended")).to_be_visible()
        click(pages, lost[-2:])
        assert state.run_number == 2

        won = won_run(state)
        assert len(won) < MOST
        click(pages, won)
        for page in pages:
            expect(outcome(page)).to_be_visible()
            expect(prompt(page)).to_contain_text("the mission has succeeded")
        text = bob.request.get(f"/api/tables/{table['id']}/record").text()
        record, _ = parse_record(text, "record")
        assert [(choice.seat, choice.do) for choice in record.choices] == [*lost, *won]
