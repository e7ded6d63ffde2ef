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
from looptable.games.time_stories.tests.browser.board_scenes import (
    chapel,
    fall,
    ladder,
    last_unit,
    lose,
    ring,
)
from looptable.games.time_stories.tests.browser.evening import Evening
from looptable.games.time_stories.tests.browser.kinds_used import KINDS, kinds_used
from looptable.games.time_stories.tests.low_tide import NAMES, guide

PEOPLE = ("Ada", "Bob", "Cem")
BODIES = ("iva", "odile", "blanche")
"""The receptacles that people choose: two with powers over dice, one that pays for more of them."""
PHONE = (390, 844)


@contextmanager
def at_the_table(browser: Browser, folder: Path, position: dict[str, Any]) -> Iterator[Evening]:
    """Three people and a companion in this position; the third has a phone."""
    with ExitStack() as stack:
        address = stack.enter_context(serving(folder))
        people: dict[int, Hands] = {}
        for seat, name in enumerate(PEOPLE):
            is_phone = seat == len(PEOPLE) - 1
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


def test_three_people_and_a_companion_lose_a_run_and_begin_the_next_by_the_board(
    browser: Browser, tmp_path: Path
) -> None:
    with at_the_table(browser, tmp_path, last_unit()) as evening:
        evening.play(lose, until=lambda: evening.state.run_number == 2)
        whole, team = evening.state.time, guide(*BODIES)
        evening.play(team.answer, until=lambda: evening.state.time < whole)
        assert evening.state.run_number == 2
        assert "failure" in kinds_used(evening.events)


WON = {
    *("seal tokens", "seal key", "power reroll", "power turn", "power pay"),
    *(f"shield {kind}" for kind in ("normal", "skull", "heart", "time", "special")),
    *("vote", "failure", "success"),
}


@pytest.mark.soak
def test_three_people_and_a_companion_lose_the_first_mission_once_and_win_it_by_the_board(
    browser: Browser, tmp_path: Path
) -> None:
    with at_the_table(browser, tmp_path, last_unit()) as evening:
        evening.play(lose, until=lambda: evening.state.run_number == 2)
        team = guide(*BODIES)

        def try_again(state: StoryState, seat: int, keys: list[str]) -> str:
            return "again" if "again" in keys else team.answer(state, seat, keys)

        evening.play(try_again, until=evening.state.is_over)
        assert evening.state.position()["ending"] == "success"
        for hands in evening.people.values():
            hands.put_away()
            expect(outcome(hands.page)).to_be_visible()
        assert kinds_used(evening.events) >= WON


def has_rung(state: StoryState) -> bool:
    """The team has the sign of the bell."""
    return NAMES.tokens["roused"] in state.position().get("tokens", {})


RUNG = {"seal group", "seal receptacles", "seal key", "gift"}


@pytest.mark.soak
def test_a_companion_that_is_told_so_rings_the_bell_with_the_whole_group(
    browser: Browser, tmp_path: Path
) -> None:
    with at_the_table(browser, tmp_path, chapel()) as evening:
        evening.play(ring, until=lambda: "seal receptacles" in kinds_used(evening.events))
        evening.people[0].tell("Yellow", NAMES.cards["bell"])
        evening.play(ring, until=lambda: "gift" in kinds_used(evening.events))
        evening.play(ring, until=lambda: has_rung(evening.state))
        assert kinds_used(evening.events) >= RUNG


FALLEN = {"death", "return"}


@pytest.mark.soak
def test_an_agent_dies_on_the_ladder_and_comes_back_from_the_vortex_by_the_board(
    browser: Browser, tmp_path: Path
) -> None:
    with at_the_table(browser, tmp_path, ladder()) as evening:
        evening.play(fall, until=lambda: kinds_used(evening.events) >= FALLEN)


def test_these_evenings_use_every_kind_of_thing_that_the_mission_has() -> None:
    assert WON | RUNG | FALLEN == KINDS
