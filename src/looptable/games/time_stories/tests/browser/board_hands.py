"""The hands of one person at the board of T.I.M.E Stories: each choice as the gestures that make it there.

They know where a choice lies: a space of the panorama, a chip of the plan, an offer on the reading card, a thing on a
mat, a pin of the map, a die in the tray, a button of a scene. They never open the list of all options.
"""

import json
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Locator, Page, WebSocket, expect
from playwright.sync_api import TimeoutError as Late

from looptable.engine.contract.option import Option

__all__ = ["Hands"]

SPACES = ("enter", "move")
CHIPS = ("roll", "nothing", "act")
VOTES = ("leave", "stay-out", "stay")
MOST_PAGES = 30
"""A scene with more pages than this goes round in circles."""
FADING = 2_000  # milliseconds


class Hands:
    """A person's page; a finger taps where others click."""

    def __init__(self, page: Page, *, is_phone: bool = False) -> None:
        self.page = page
        self.version = 0
        """The newest version of the table that has come to the page."""
        self._press: Callable[..., None] = Locator.tap if is_phone else Locator.click
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        told = json.loads(frame)
        if told["type"] in ("snapshot", "step"):
            self.version = max(self.version, told["version"])

    # The gestures.

    def choose(self, option: Option) -> None:
        """Makes a choice of the question that is asked, or of one that lies behind it."""
        targets = {target.kind: target.id for target in option.targets}
        deed = targets.get("deed")
        if option.key in ("again", "stop"):
            self._answer_scene(option.key)
            return
        self.put_away()
        self._close_tray()
        if deed in SPACES:
            self._plan(self.page.locator(f'.space .hit[data-target$="{option.key}"]'))
        elif deed in CHIPS:
            chip = self.page.locator(f'[data-for][data-option="{option.key}"]')
            self._plan(chip, is_warned=bool(option.warnings))
        elif deed in VOTES:
            self._take(self.page.locator(f'.team [data-option="{option.key}"]'))
        elif deed == "free":
            self._act_freely(option.key, targets)
        else:
            self._answer(option.key, targets)

    def _take(self, what: Locator) -> None:
        self._press(what)

    def _close_tray(self) -> None:
        """Skips the dice that are still shown, and puts the tray away unless it asks something."""
        button = self.page.locator("[data-tray] > header button")
        for _ in range(MOST_PAGES):
            if not button.count():
                return
            with suppress(Late):  # it may fade by itself meanwhile
                self._press(button, timeout=FADING)

    def _plan(self, what: Locator, *, is_warned: bool = False) -> None:
        """Notes a deed and confirms the plan; a chip that cannot be noted is sent at once, or after a warning."""
        noted = what.get_attribute("aria-pressed")
        if noted != "true":
            self._take(what)
        if noted is not None:
            self._take(self.page.locator("[data-plan=confirm]"))
        elif is_warned:
            self._take(self.page.get_by_role("button", name="Do it anyway"))

    def _act_freely(self, key: str, targets: dict[str, str]) -> None:
        """Takes an offer of the reading card, or does something with a thing on a mat."""
        button = self.page.locator(f'.below [data-free="{key}"]')
        colour = targets["agent"].capitalize()
        if "offer" in targets:
            tab = self.page.locator(".desk .tabs").get_by_role("button", name=f"{colour}:")
            if tab.get_attribute("aria-pressed") != "true":
                self._take(tab)
        elif not button.count():
            thing = targets.get("element") or targets["resource"]
            self._take(self.page.locator(f'.mat[aria-label="{colour}"] [data-thing="{thing}"]'))
        self._take(button)

    def _answer(self, key: str, targets: dict[str, str]) -> None:
        """Answers a question about one thing: on that thing, else by a button of the tray or the question."""
        page = self.page
        if "place" in targets:
            pin = page.locator(f'[data-pin="{targets["place"]}"]')
            self._take(pin)
        elif "receptacle" in targets:
            self._take(page.locator(f'.bodies [data-target$="{targets["receptacle"]}"]'))
        elif "die" in targets:
            self._take(page.locator("[data-tray] [data-die]").nth(int(targets["die"]) - 1))
        elif "space" in targets:
            self._take(page.locator(f'.space .hit[data-target$="{targets["space"]}"]'))
        elif "agent" in targets:
            self._take(page.locator(f'.mat .who[data-target$="{targets["agent"]}"]'))
        else:
            tray = f'[data-tray] [data-target="option-{key}"]'
            self._take(page.locator(f'{tray}, [data-options] [data-option="{key}"]').first)

    def tell(self, agent: str, key: str) -> None:
        """Tells a companion what its agent should rather do, where the ghost of its own plan is shown."""
        self._close_tray()
        self.page.get_by_label(f"Tell {agent} something else").select_option(key)

    # Scenes.

    def put_away(self) -> None:
        """Reads a scene to its end and closes it, if one lies above the board."""
        scene = self.page.locator("dialog.scene")
        for _ in range(MOST_PAGES):
            if not scene.count():
                return
            self._take(scene.locator(".turn .on"))
        raise AssertionError("the scene has no end")

    def _answer_scene(self, key: str) -> None:
        """Turns the pages of a run's end to its question, and answers it."""
        scene = self.page.locator("dialog.scene")
        expect(scene).to_be_visible()
        button = scene.locator(f'[data-target="option-{key}"]')
        for _ in range(MOST_PAGES):
            if button.count():
                self._take(button)
                return
            self._take(scene.locator(".turn .on"))
        raise AssertionError("the scene asks nothing")
