"""The first mission by the board alone: three people, one of them on a phone, and a companion in the fourth seat.

Nothing here is a fixed list of clicks. The tests read from the server's own store how the match stands, let a team that
knows the mission by heart (`Guide`) decide for the people, and make each choice on the board of the seat that is asked.
"""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.visitor import make_table, name_oneself, outcome, visitor

from browser import serving
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.tests.browser.board_hands import Hands
from looptable.games.time_stories.tests.browser.evening import Evening
from looptable.games.time_stories.tests.low_tide import guide, night

NAMES = ("Ada", "Bob", "Cem")
PHONE = (390, 844)


@contextmanager
def at_the_table(browser: Browser, folder: Path, position: dict[str, Any]) -> Iterator[Evening]:
    """Three people and a companion in this position; the third has a phone."""
    with ExitStack() as stack:
        address = stack.enter_context(serving(folder))
        people: dict[int, Hands] = {}
        for seat, name in enumerate(NAMES):
            is_phone = seat == len(NAMES) - 1
            size = PHONE if is_phone else (1366, 768)
            page = stack.enter_context(visitor(browser, address, size=size, touch=is_phone))
            name_oneself(page, name)
            people[seat] = Hands(page, is_phone=is_phone)
        host = people[0].page
        seats = ["me", "open", "open", "bot:companion"]
        table = make_table(host, game="time-stories", seats=seats, position=position)
        invitation = host.get_by_label("Invitation link").input_value()
        for seat in (1, 2):
            people[seat].page.goto(invitation)
        yield Evening(folder, table["id"], people)


def last_unit() -> dict[str, Any]:
    """The last unit of the first run: the team has found the tide table."""
    scene = night(
        "quay",
        bodies={"yellow": "joss"},
        held={"tide-table": "blue"},
        time=1,
        tokens=["tide-known"],
    )
    return scene.state.position()


def lose(state: StoryState, seat: int, keys: list[str]) -> str:
    """Everybody waits until time is up; then all want to try again."""
    return "again" if "again" in keys else "nothing"


def test_three_people_and_a_companion_lose_a_run_and_begin_the_next_by_the_board(
    browser: Browser, tmp_path: Path
) -> None:
    with at_the_table(browser, tmp_path, last_unit()) as evening:
        evening.play(lose, until=lambda state: state.run_number == 2)
        team = guide("blanche", "odile", "tobias")
        evening.play(team.answer, until=lambda state: state.here >= 0 and state.time < 28)
        assert evening.state.run_number == 2


@pytest.mark.soak
def test_three_people_and_a_companion_lose_the_first_mission_once_and_win_it_by_the_board(
    browser: Browser, tmp_path: Path
) -> None:
    with at_the_table(browser, tmp_path, last_unit()) as evening:
        evening.play(lose, until=lambda state: state.run_number == 2)
        evening.play(guide("blanche", "odile", "tobias").answer, until=lambda state: False)
        assert evening.state.position()["ending"] == "success"
        for hands in evening.people.values():
            hands.put_away()
            expect(outcome(hands.page)).to_be_visible()
