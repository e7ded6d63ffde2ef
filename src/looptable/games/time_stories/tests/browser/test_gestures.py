"""A run of one person with four agents: how many clicks, taps and keys it takes, on the old table and on the board."""

import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from looptable.engine.match.recordfile import parse_record
from looptable.games.time_stories import GAME
from looptable.games.time_stories.tests.browser.stored_run import (
    RUN,
    Asked,
    Line,
    at_run,
    gestures,
    moments,
)

MOST = 45


def old_line() -> Line:
    """The same run on the old table: one click for each choice in a list, the order of actions among them."""
    state = RUN.begun(planned_order=False)
    line: Line = []
    rest = list(RUN.choices)
    while not state.is_over():
        asked = state.pending()[0]
        keys = {option.key for option in GAME.legal_options(state, asked)}
        seat, key = (asked, "rest") if "rest" in keys else rest.pop(0)
        line.append((seat, key))
        state.apply(seat, GAME.parse(state, seat, key))
    assert not rest
    return line


def plan(page: Page, asked: list[Asked]) -> None:
    """A unit of time, or an entry: one word for all, or one for some and the others each by itself."""
    keys = [one.key for one in asked]
    common = max(set(keys), key=keys.count)
    chip = page.locator(f'[data-everybody="{common}"]:enabled')
    odd = [one for one in asked if one.key != common]
    expect(page.locator("[data-agent] >> nth=0")).to_be_visible()
    if not odd and chip.count():
        chip.click()
        return
    if chip.count() and "some" in (chip.get_attribute("class") or ""):
        chip.click()
    else:
        odd = asked
    for one in odd:
        if one.key != "nothing":  # said of those for whom nothing was chosen
            page.locator(f'[data-for="{one.agent}"][data-option="{one.key}"]').click()
    page.locator('[data-plan="confirm"]').click()


def play(page: Page, asked: list[Asked]) -> None:
    """One moment of the run, by as few gestures as the board allows."""
    expect(page.get_by_text("Sending…")).to_have_count(0)
    one = asked[-1]
    if one.sort == "plan":
        plan(page, [other for other in asked if other.key != "done"])  # said by the plan itself
    elif one.prompt == "place":
        page.locator(f'[data-pin="{one.key}"]').click()
    elif one.prompt == "body":
        page.locator(f'.bodies [data-target$="{one.key}"]').click()
    elif one.sort == "free":
        page.locator(f'[data-free="{one.key}"]:enabled').first.click()
    else:
        page.locator(f'[data-option="{one.key}"]:enabled').first.click()


@pytest.mark.soak
def test_the_board_takes_at_most_half_the_gestures_of_the_old_table(
    browser: Browser, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = len(old_line())
    with at_run(browser, tmp_path, RUN) as (page, table):
        page.keyboard.press("Escape")  # the briefing
        for asked in moments(RUN):
            play(page, asked)
        expect(page.get_by_role("dialog")).to_be_visible()  # the end of the mission
        after = gestures(page)
        text = page.request.get(f"{table}/record").text()
    record, _ = parse_record(text, "record")
    assert [(choice.seat, choice.do) for choice in record.choices] == RUN.choices
    with capsys.disabled():
        sys.stdout.write(
            f"\ngestures of one run with four agents: {before} before, {after} after\n"
        )
    assert after <= MOST
    assert 2 * after <= before
