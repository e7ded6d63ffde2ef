"""The LOOP's board explains what cannot be chosen: by click and by keyboard, in both languages, with the rule."""

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.accessibility import english_words, overflow, serious
from tests.browser.visitor import make_table, visitor

from looptable.games.the_loop.tests.boards import table as board

NAMES = ("The LOOP", "Looptable", "English")

POSITION = board(
    empty={"mr-time": True},
    ready={"mr-time": ["spare-face"]},
    exhausted={"mr-time": ["remote-quill"]},
    mission={"robots": "clog-up"},
    revealed={"robots": True},
    progress={"clog-up": 2},
    vortex={"medieval": True},
    ability_used=True,
).state.position()
"""Mr Time without energy and with empty batteries: nearly everything is out of his reach."""

SAID = {
    "en": {
        "card": "is exhausted: a Star LOOP readies it.",
        "era": "There is no energy in the Industrial Era",
        "mission": "has 2 of 5 cubes",
        "loop": "A LOOP costs 1 energy now, and the Industrial Era has 0.",
        "ability": "is used once a turn, and has been.",
    },
    "fr": {
        "card": "un LOOP Étoile la redresse.",
        "era": "Il n’y a pas d’énergie à l’Industrie",
        "mission": "a 2 cubes sur 5",
        "loop": "Un LOOP coûte maintenant 1 énergie, et l’Industrie en a 0.",
        "ability": "sert une fois par tour, et a servi.",
    },
}
RULES = {
    "card": "LOOP-USE-2",
    "era": "LOOP-MOVE-2",
    "mission": "LOOP-COMPL-1",
    "loop": "LOOP-LOOP-4",
    "ability": "LOOP-AGENT-2",
}


def sit_down(page: Page) -> None:
    """Mr Time's turn on the drawn board."""
    make_table(page, game="the-loop", seats=["me", "bot:random"], position=POSITION)
    expect(page.locator('.the-loop [data-target="card-spare-face"]')).to_be_attached()


def things(page: Page) -> dict[str, Locator]:
    """The things that cannot be chosen, by kind."""
    board = page.locator(".the-loop")
    return {
        "card": board.locator('[data-fly="card-remote-quill"] .hit'),
        "era": board.locator('[data-spot="robots"] .name'),
        "mission": board.locator('[data-fly="mission-clog-up"] .hit'),
        "loop": board.locator('[data-closed="loop star"]'),
        "ability": board.locator('[data-closed="ability"]'),
    }


def press(thing: Locator) -> None:
    """Clicks also on what calls itself disabled, as a person would."""
    thing.click(force=thing.get_attribute("aria-disabled") is not None)


def told(page: Page, name: str, lang: str) -> None:
    """The reason is on the page, with a link to its rule."""
    reason = page.locator("[data-reason]")
    expect(reason).to_contain_text(SAID[lang][name])
    rule = reason.get_by_role("link", name=RULES[name], exact=True)
    expect(rule).to_be_visible()
    expect(rule).to_have_attribute("href", f"/ledger/the-loop?q={RULES[name]}")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_click_on_what_cannot_be_chosen_explains_it(
    browser: Browser, address: str, lang: str
) -> None:
    with visitor(browser, address, lang) as page:
        sit_down(page)
        for name, thing in things(page).items():
            press(thing)
            told(page, name, lang)
            assert not serious(page), name
            if lang == "fr":
                assert not english_words(page, NAMES), name
            page.keyboard.press("Escape")
            expect(page.locator("[data-reason]")).to_have_count(0)


def test_the_keyboard_reaches_what_cannot_be_chosen(page: Page) -> None:
    sit_down(page)
    for name, thing in things(page).items():
        expect(thing).not_to_have_attribute("tabindex", "-1")
        thing.focus()
        page.keyboard.press("Enter")
        told(page, name, "en")
        page.keyboard.press("Tab")
        page.keyboard.press("Escape")


def test_a_tap_on_a_phone_explains_it_too(browser: Browser, address: str) -> None:
    with visitor(browser, address, "fr", (390, 844)) as page:
        sit_down(page)
        for name in ("card", "era", "loop"):
            press(things(page)[name])
            told(page, name, "fr")
            assert overflow(page) <= 0
            assert not serious(page), name
            page.keyboard.press("Escape")
            expect(page.locator("[data-reason]")).to_have_count(0)


def test_the_plain_table_explains_it_too(page: Page) -> None:
    sit_down(page)
    page.get_by_role("button", name="Simple view").click()
    page.get_by_role("button", name="What is Remote-Controlled Quill?").click()
    told(page, "card", "en")
    assert not serious(page)


def test_who_is_not_asked_reads_whose_turn_it_is(browser: Browser, address: str) -> None:
    with visitor(browser, address) as ada, visitor(browser, address) as bob:
        make_table(ada, game="the-loop", seats=["me", "open"], position=POSITION)
        bob.goto(ada.get_by_label("Invitation link").input_value())
        things(bob)["era"].click()
        expect(bob.locator("[data-reason]")).to_contain_text("Waiting for")
        expect(bob.locator("[data-closed]")).to_have_count(0)
