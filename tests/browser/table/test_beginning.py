"""Ways to begin: from a position, from a record, again, at one screen, with an account elsewhere."""

import json
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from looptable.engine.match.match import new_match
from looptable.engine.match.recordfile import as_lines
from looptable.engine.registry import find_game
from tests.browser.visitor import (
    choose,
    face_down,
    log,
    make_table,
    name_oneself,
    near_end,
    options,
    outcome,
    prompt,
    seat,
    visitor,
)


def begin_from(page: Page, path: Path) -> None:
    page.goto("/new")
    page.get_by_text("Start from a file").click()
    page.get_by_label("Saved game or position").set_input_files(path)


def test_a_table_begins_from_a_position_which_says_game_and_players(
    page: Page, tmp_path: Path
) -> None:
    position, keys = near_end()
    path = tmp_path / "position.json"
    path.write_text(json.dumps(position), "utf-8")
    begin_from(page, path)
    expect(page.get_by_label("Game").first).to_have_value("the-loop")
    expect(page.get_by_label("Players")).to_have_value("1")
    page.get_by_role("button", name="Create the table").click()
    expect(page.locator(f'[data-option="{keys[0]}"]')).to_be_visible()


def test_a_table_begins_where_a_record_ends(page: Page, tmp_path: Path) -> None:
    match = new_match(find_game("template"), 2, {}, 7)
    for player in (0, 1):
        match.act(player, match.game.legal_options(match.state, player)[0].key)
    path = tmp_path / "match.jsonl"
    path.write_text(as_lines(match.record), "utf-8")
    begin_from(page, path)
    expect(page.get_by_label("Game").first).to_have_value("template")
    page.get_by_label("Seat B").select_option("hot")
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("heading", name="Hand the screen")).to_be_visible()
    asked = match.state.pending()[0]
    page.get_by_role("button", name="I’m ready").click()
    told = [option.key for option in match.game.legal_options(match.state, asked)]
    expect(options(page)).to_have_count(len(told))
    shown = options(page).evaluate_all("all => all.map(one => one.dataset.option)")
    assert shown == told


def test_a_file_that_is_neither_is_refused_with_a_sentence(page: Page, tmp_path: Path) -> None:
    path = tmp_path / "holiday.txt"
    path.write_text("Dear diary", "utf-8")
    begin_from(page, path)
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("button", name="Create the table")).to_be_enabled()


def test_a_finished_match_is_played_again_at_a_new_table(page: Page) -> None:
    position, keys = near_end()
    make_table(page, game="the-loop", seats=["me"], position=position)
    for key in keys:
        choose(page, key)
    finished = page.url
    outcome(page).click()
    page.wait_for_url(lambda url: url != finished)
    expect(options(page).first).to_be_visible()
    expect(log(page)).to_contain_text("The match begins.")
    expect(outcome(page)).to_have_count(0)


def test_two_at_one_screen_hand_it_over_and_never_see_the_hand_of_the_other(page: Page) -> None:
    make_table(page, game="template", players=2, seats=["me", "hot"])
    board = page.get_by_role("region", name="On the table")
    for letter in "AB":
        expect(page.get_by_role("heading", name=f"to player {letter}.")).to_be_visible()
        expect(board).to_have_count(0)
        expect(log(page)).to_have_count(0)
        # Number keys choose nothing for who has not taken the screen.
        page.keyboard.press("1")
        page.get_by_role("button", name="I’m ready").click()
        assert face_down(board) == 3
        expect(page.get_by_label("Seat at the screen")).to_have_value(str(ord(letter) - 65))
        choose(page)
    # Both have chosen: their cards lie open, and whoever is next takes the screen.
    expect(log(page).or_(page.get_by_role("heading", name="Hand the screen"))).to_be_visible()


def test_an_account_carries_on_in_another_browser(browser: Browser, address: str) -> None:
    with visitor(browser, address) as home, visitor(browser, address) as work:
        name_oneself(home, "Ada")
        table = make_table(home, game="the-loop", players=1, seats=["me"])
        home.goto("/settings")
        home.get_by_label("Login").fill("ada.l")
        home.get_by_label("Password").fill("correct horse")
        home.get_by_role("button", name="Create an account").click()
        expect(home.get_by_text("Signed in as ada.l.")).to_be_visible()

        work.goto("/settings")
        work.get_by_label("Login").fill("ada.l")
        work.get_by_label("Password").fill("wrong horse")
        work.get_by_role("button", name="Sign in").click()
        expect(work.get_by_role("alert")).to_be_visible()
        work.get_by_label("Password").fill("correct horse")
        work.get_by_role("button", name="Sign in").click()
        expect(work.get_by_text("Signed in as ada.l.")).to_be_visible()
        expect(work.get_by_label("Name")).to_have_value("Ada")
        work.get_by_role("link", name="My tables").click()
        work.get_by_role("link", name="Go to the table").click()
        expect(seat(work, "A")).to_contain_text("Ada (you)")
        assert work.url.endswith(table["id"])
        choose(work)
        # The same seat, seen from both browsers.
        home.goto(f"/table/{table['id']}")
        expect(prompt(home)).to_have_text(prompt(work).inner_text())

        work.goto("/settings")
        work.get_by_role("button", name="Sign out").click()
        expect(work.get_by_label("Login")).to_be_visible()


def test_a_hint_ranks_the_options_and_goes_with_the_question(page: Page) -> None:
    position, keys = near_end()
    make_table(page, game="the-loop", seats=["me"], position=position)
    expect(options(page).first).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    advised = page.locator("[data-option]", has_text="Advice 1:")
    expect(advised).to_have_count(1)
    choose(page, keys[0])
    expect(page.get_by_text("Advice 1:")).to_have_count(0)
