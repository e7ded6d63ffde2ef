"""Each mode of The LOOP is won by clicks on the board, from a position where these choices win whatever is drawn."""

import json

import pytest
from playwright.sync_api import Page, expect
from tests.browser.board_page import open_table
from tests.browser.board_reader import Clicks, watched
from tests.browser.visitor import POSITIONS, prompt

from looptable.games.the_loop.tests.boards import MODE_NAMES


@pytest.mark.parametrize("mode", MODE_NAMES)
def test_a_mode_is_won_by_clicks_on_the_board(page: Page, mode: str) -> None:
    found = json.loads((POSITIONS / f"winning-{mode}.json").read_text("utf-8"))
    position, keys = found["position"], [key for _, key in found["choices"]]
    table = open_table(page, seats=["me"] * position["players"], position=position)
    clicks = Clicks(page)
    for key in keys:
        assert not clicks.now.is_over
        clicks.take(key)
    assert clicks.now.is_over
    expect(prompt(page)).to_have_text("Dr Foo is foiled and the team wins")
    assert [option.key for option in watched(clicks, table)] == keys
