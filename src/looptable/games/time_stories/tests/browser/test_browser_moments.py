"""Moments of an evening on every screen: nobody is kept out, nothing is too wide, and the story lies above the fold."""

import itertools
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.accessibility import overflow, serious
from tests.browser.visitor import make_table, visitor

from looptable.games.time_stories.tests.low_tide import NAMES, night
from screenshots.camera import opened, prepared
from screenshots.evening import EVENING
from screenshots.shots import Scheme, Shot

LAPTOP = (1366, 768)
ALL = tuple(itertools.product(EVENING, ("laptop", "phone"), ("en", "fr"), ("light", "dark")))
FEW = (
    ("bodies", "laptop", "en", "light"),
    ("entry", "phone", "fr", "dark"),
    ("odds", "laptop", "fr", "dark"),
    ("card", "phone", "en", "light"),
    ("dice", "phone", "fr", "light"),
    ("known", "laptop", "en", "dark"),
    ("notebook", "phone", "en", "dark"),
    ("lost", "phone", "fr", "light"),
    ("won", "laptop", "en", "dark"),
)

Guest = tuple[Any, dict[str, str]]


def shot_of(moment: str, size: str = "laptop", lang: str = "en", scheme: Scheme = "light") -> Shot:
    return Shot(moment, f"/table/{{{EVENING[moment]}}}", size, lang, scheme)


@pytest.fixture(scope="module")
def guest(browser: Browser, address: str) -> Guest:
    """A guest who sits at a table in every moment."""
    return prepared(browser, address, [shot_of(moment) for moment in EVENING])


def look(browser: Browser, address: str, guest: Guest, moment: tuple[str, str, str, Any]) -> None:
    with opened(browser, address, shot_of(*moment), *guest) as page:
        assert not serious(page), moment
        assert overflow(page) <= 0, moment


@pytest.mark.parametrize("moment", FEW, ids="-".join)
def test_no_moment_keeps_anybody_out(
    browser: Browser, address: str, guest: Guest, moment: tuple[str, str, str, Any]
) -> None:
    look(browser, address, guest, moment)


@pytest.mark.soak
@pytest.mark.parametrize("moment", [one for one in ALL if one not in FEW], ids="-".join)
def test_no_moment_in_any_dress_keeps_anybody_out(
    browser: Browser, address: str, guest: Guest, moment: tuple[str, str, str, Any]
) -> None:
    look(browser, address, guest, moment)


def above_the_fold(page: Page) -> None:
    """All of the card's page, its test and the button that ends planning are in sight without scrolling."""
    card = page.locator("[data-reading]")
    for part in (card, card.locator(".text"), card.locator("footer")):
        expect(part).to_be_in_viewport(ratio=0.99)
    assert card.evaluate("one => one.scrollHeight - one.clientHeight") <= 0


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("moment", ["card", "odds"])
def test_the_card_its_test_and_the_plan_are_above_the_fold(
    browser: Browser, address: str, guest: Guest, moment: str, lang: str
) -> None:
    with opened(browser, address, shot_of(moment, "laptop", lang), *guest) as page:
        above_the_fold(page)
        expect(page.locator("[data-plan=confirm]")).to_be_in_viewport(ratio=1)
        if moment == "odds":
            test = page.locator("[data-reading] .test")
            expect(test.first).to_be_in_viewport(ratio=1)


@pytest.mark.soak
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("place", NAMES.places)
def test_every_card_is_read_above_the_fold(
    browser: Browser, address: str, lang: str, place: str
) -> None:
    """Each card of the mission, as somebody reads it who stands on it."""
    with visitor(browser, address, lang, LAPTOP) as page:
        for card in cards_of(place):
            scene = night(place, on={"blue": card})
            position = scene.state.position()
            make_table(page, game="time-stories", seats=["me", "hot", "hot"], position=position)
            page.locator("main .sheet button").click()
            expect(page.locator("[data-reading]")).to_be_visible()
            above_the_fold(page)


def cards_of(place: str) -> list[str]:
    """The author's names of the cards one may stand on."""
    return [card for card, name in NAMES.cards.items() if name.rpartition("-")[0] == place]


def test_on_a_phone_the_story_shows_above_the_question(
    browser: Browser, address: str, guest: Guest
) -> None:
    for moment in ("card", "odds", "decided"):
        with opened(browser, address, shot_of(moment, "phone", "fr"), *guest) as page:
            text = page.locator("[data-reading] .text p").first.bounding_box()
            asked = page.locator(".ask").bounding_box()
            assert text is not None
            assert asked is not None
            assert text["y"] + 40 < asked["y"], moment


def test_dice_lie_above_the_question_on_every_screen(
    browser: Browser, address: str, guest: Guest
) -> None:
    for size in ("laptop", "tablet", "phone"):
        with opened(browser, address, shot_of("dice", size), *guest) as page:
            tray = page.locator("[data-tray]")
            expect(tray).to_be_in_viewport(ratio=0.9)
            dice, asked = tray.bounding_box(), page.locator(".ask").bounding_box()
            assert dice is not None
            assert asked is not None
            is_beside = dice["x"] + dice["width"] <= asked["x"]
            assert is_beside or dice["y"] + dice["height"] <= asked["y"] + 1, size
