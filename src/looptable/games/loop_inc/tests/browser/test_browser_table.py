"""A whole match of Loop, Inc. on the table that any game gets: four seats, all expansions."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.visitor import choose, log, make_table, options, outcome, prompt

from looptable.engine.match.recordfile import parse_record

LONGEST = 200
"""Choices of one's own after which a match counts as stuck."""

EXPANSIONS = {"futures": True, "more_anomalies": True, "office": True}


@pytest.mark.soak
def test_a_match_for_four_with_all_expansions_is_finished(page: Page) -> None:
    seats = ["me", "bot:random", "bot:random", "bot:random"]
    table = make_table(page, game="loop-inc", players=4, seats=seats, options=EXPANSIONS)
    for _ in range(LONGEST):
        expect(options(page).first.or_(outcome(page))).to_be_visible()
        if outcome(page).count():
            break
        choose(page)
    expect(outcome(page)).to_be_visible()
    expect(options(page)).to_have_count(0)
    expect(prompt(page)).not_to_be_empty()
    expect(log(page)).not_to_be_empty()
    text = page.request.get(f"/api/tables/{table['id']}/record").text()
    record, _ = parse_record(text, "record")
    assert record.header.options.items() >= EXPANSIONS.items()
    assert {choice.seat for choice in record.choices} <= {0, 1, 2, 3}
    assert record.reveal is not None, "it is over: its draws can be checked"
