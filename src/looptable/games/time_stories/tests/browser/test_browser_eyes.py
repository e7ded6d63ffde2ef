"""Eyes on the board: somebody who watches, and two people who share a screen."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.visitor import make_table, visitor

POSITION = Path(__file__).parents[2] / "positions" / "card.json"
"""Blue alone stands at the pool, Yellow alone before the dog; Green and Pink share the chimney."""

CHOICES = "[data-option], [data-plan], [data-free], [data-everybody], .party select"


def in_the_cave() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(POSITION.read_text("utf-8"))["position"]
    return found


def curtain(page: Page) -> Locator:
    return page.get_by_role("heading", name="Hand the screen")


def take_screen(page: Page) -> None:
    expect(curtain(page)).to_be_visible()
    expect(page.locator(".evening")).to_have_count(0)
    page.get_by_role("button", name="I’m ready").click()
    expect(page.locator(".evening")).to_be_visible()


def faces(page: Page) -> dict[str, str]:
    """The cards that lie open to the seat at the screen: the words of each, by the agent who stands there."""
    found = {}
    tabs = page.get_by_role("group", name="Reading").get_by_role("button")
    for tab in tabs.all()[1:]:
        tab.click()
        name = tab.inner_text().split(":")[0].split()[-1]
        found[name] = page.locator("[data-reading] .text").inner_text()
    return found


def all_words(page: Page) -> str:
    """All that the page says, on the board, on the plan and in the notebook, card by card."""
    words = [page.locator("main").inner_text()]
    for space in page.locator(".panorama .hit").all():
        space.click(button="right")
        words.append(page.locator("main").inner_text())
    for key in ("m", "n"):
        page.keyboard.press(key)
        words.append(page.locator("dialog.over").inner_text())
        page.keyboard.press("Escape")
        expect(page.locator("dialog.over")).to_have_count(0)
    return "\n".join(words)


def test_two_at_one_screen_read_their_own_cards_only(page: Page) -> None:
    make_table(page, game="time-stories", seats=["me", "hot"], position=in_the_cave())
    take_screen(page)
    first, heard_by_first = faces(page), all_words(page)
    assert set(first) == {"Blue", "Pink"}
    page.locator("[data-plan=confirm]").click()
    take_screen(page)
    second, heard_by_second = faces(page), all_words(page)
    assert set(second) == {"Green", "Yellow"}

    assert first["Pink"] == second["Green"]
    assert first["Blue"] in heard_by_first
    assert first["Blue"] not in heard_by_second
    assert second["Yellow"] in heard_by_second
    assert second["Yellow"] not in heard_by_first


def test_who_watches_sees_the_board_and_neither_a_face_nor_a_choice(
    browser: Browser, address: str
) -> None:
    with visitor(browser, address) as ada, visitor(browser, address) as eve:
        seats = ["me", "bot:explorer"]
        table = make_table(ada, game="time-stories", seats=seats, position=in_the_cave())
        expect(ada.locator(".evening")).to_be_visible()
        expect(ada.locator(CHOICES).first).to_be_visible()
        secrets = faces(ada)

        eve.goto(f"/table/{table['id']}?invite={table['invite']}")
        expect(eve.locator(".evening")).to_be_visible()
        expect(eve.get_by_text("You are watching.")).to_be_visible()
        expect(eve.locator(".panorama .pawn")).to_have_count(4)
        expect(eve.locator(CHOICES)).to_have_count(0)
        heard = all_words(eve)
        for face in secrets.values():
            assert face not in heard
        expect(eve.locator(CHOICES)).to_have_count(0)
