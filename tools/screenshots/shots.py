"""The list of pictures, and what each shows."""

from typing import Literal, NamedTuple

from screenshots.evening import EVENING

__all__ = ["EVENINGS", "LOOKS", "PAGES", "SITUATIONS", "SIZES", "Scheme", "Shot"]

Scheme = Literal["light", "dark"]

SIZES = {"desktop": (1120, 720), "laptop": (1366, 768), "tablet": (820, 1180), "phone": (390, 844)}


class Shot(NamedTuple):
    """One picture."""

    page: str
    path: str
    size: str
    lang: str
    scheme: Scheme = "light"
    area: str = ""
    """Only this part of the page, by a selector; without it all that the screen shows."""

    @property
    def name(self) -> str:
        """The name of its file."""
        dark = "-dark" if self.scheme == "dark" else ""
        return f"{self.page}-{self.size}-{self.lang}{dark}.png"


def _at(table: str, size: str, lang: str, scheme: Scheme = "light", area: str = "") -> Shot:
    # A lesson begins again in each browser, which remembers how far it is.
    path = "/" if table == "lesson" else f"/table/{{{table}}}"
    return Shot(table, path, size, lang, scheme, area)


def _on_all(table: str, desktop: str, tablet: str, phone: str) -> tuple[Shot, ...]:
    """A situation on every screen; `en`, `fr`, or with `+` in the dark."""
    hows = {"desktop": desktop, "tablet": tablet, "phone": phone}
    return tuple(_at(table, size, *_how(how)) for size, how in hows.items())


def _how(how: str) -> tuple[str, Scheme]:
    return how[:2], "dark" if how.endswith("+") else "light"


def _evening(moment: str, laptop: str, tablet: str, phone: str) -> tuple[Shot, ...]:
    """A moment of T.I.M.E Stories on three screens, as much of it as each of them shows."""
    hows = {"laptop": laptop, "tablet": tablet, "phone": phone}
    path = f"/table/{{{EVENING[moment]}}}"
    return tuple(Shot(moment, path, size, *_how(how)) for size, how in hows.items())


SITUATIONS = (
    *_on_all("turn", "en", "fr", "en"),
    *_on_all("lesson", "en", "fr", "fr"),
    *_on_all("nested", "en", "fr+", "en"),
    *_on_all("threat", "fr", "en+", "fr"),
    *_on_all("loop", "en", "fr", "en+"),
    *_on_all("reason", "en+", "en", "fr"),
    *_on_all("mission", "fr", "en", "en"),
    *_on_all("acquire", "en", "fr", "fr+"),
    *_on_all("late", "fr+", "en", "en"),
    *_on_all("end", "en", "fr", "en"),
)
"""Ten moments of The LOOP; docs/screenshots/README.md asks and answers what each of them tells."""

EVENINGS = (
    *_evening("briefing", "en", "fr", "en"),
    *_evening("bodies", "en", "fr", "en"),
    *_evening("card", "en", "fr", "fr+"),
    *_evening("odds", "fr", "en+", "en"),
    *_evening("decided", "en+", "fr", "en"),
    *_evening("way", "en", "fr", "fr"),
    *_evening("known", "en", "en+", "fr"),
    *_evening("dice", "en", "fr", "en+"),
    *_evening("lost", "fr", "en", "en"),
    *_evening("won", "en", "fr+", "fr"),
)
"""Ten moments of T.I.M.E Stories, asked and answered there, too."""

PAGES = (
    Shot("home", "/", "desktop", "en"),
    Shot("home", "/", "phone", "fr"),
    Shot("new", "/new/the-loop", "desktop", "fr"),
    Shot("new", "/new/the-loop", "phone", "en"),
    _at("solo", "desktop", "en", "dark"),
    _at("centrifuges", "desktop", "en"),
    _at("ultramachina", "tablet", "en"),
    Shot("plain", "/table/{turn}", "desktop", "en"),
    _at("company", "desktop", "fr"),
    Shot("kit", "/kit", "desktop", "en"),
    _at("lobby", "desktop", "en"),
    _at("handover", "phone", "fr"),
    Shot("tables", "/tables", "desktop", "en"),
    Shot("settings", "/settings", "phone", "fr"),
    Shot("rules", "/rules/the-loop?chapter=loops", "desktop", "en"),
    Shot("rules", "/rules/the-loop?q=vortex", "phone", "en"),
    Shot("cards", "/cards/the-loop", "desktop", "fr"),
    Shot("cards", "/cards/the-loop", "phone", "en"),
)

LOOKS = (
    _at("turn", "desktop", "en", "light", ".the-loop"),
    _at("solo", "phone", "fr", "dark", ".the-loop"),
    _at("ultramachina", "tablet", "en", "light", ".the-loop"),
    _at("company", "desktop", "en", "light", ".table"),
    Shot("card", "/table/{card}", "laptop", "en", "light", ".evening"),
    Shot("bodies", "/table/{bodies}", "phone", "fr", "dark", ".evening"),
    Shot("lost", "/table/{lost}", "tablet", "en", "light", "dialog.scene"),
    Shot("kit", "/kit", "desktop", "en", "light", "main"),
    Shot("home", "/", "desktop", "en", "light", "main"),
)
"""The shots that tests compare with tests/browser/references: areas without chance and clocks."""
