"""Pictures of all that is no card of a panorama: receptacles, elements, tokens, resources, the base, ends."""

from collections.abc import Mapping
from functools import partial
from typing import Protocol

from looptable.content.diagnostics.diagnostics import Diagnostics
from looptable.games.time_stories.mission.definitions import SignFile, VistaFile
from looptable.games.time_stories.mission.folder import Files
from looptable.games.time_stories.pictures.emblems.evidence import draw_evidence
from looptable.games.time_stories.pictures.emblems.phrases import named_thing, read_things
from looptable.games.time_stories.pictures.emblems.signs import draw_sign
from looptable.games.time_stories.pictures.portraits.portrait import draw_portrait
from looptable.games.time_stories.pictures.portraits.words import (
    Portrait,
    derived_portrait,
    read_portrait,
)
from looptable.games.time_stories.pictures.scenes.panorama import draw_vista
from looptable.games.time_stories.pictures.scenes.phrase import read_thing
from looptable.games.time_stories.pictures.scenes.scene import Placed
from looptable.games.time_stories.rules.layout import SYMBOLS

__all__ = ["Drawn", "read_illustrations"]


class Drawn(Protocol):
    """A picture that is drawn when somebody asks for it."""

    def __call__(self, *, is_dark: bool) -> bytes: ...


def read_illustrations(files: Files, report: Diagnostics) -> Mapping[str, Drawn]:
    """Every picture by kind and name; words that mean nothing are told."""
    return _Reader(files, report).read()


class _Reader:
    def __init__(self, files: Files, report: Diagnostics) -> None:
        self._files = files
        self._report = report
        self._found: dict[str, Drawn] = {}

    def read(self) -> Mapping[str, Drawn]:
        """Everything, in the order of the files."""
        mission = self._files.mission
        if mission.cover is not None:
            self._vista("cover.cover", mission.cover, "cover")
        for letter, vista in mission.base.items():
            self._vista(f"base.{letter}", vista, "base", letter)
        for end, vista in mission.end.items():
            self._vista(f"end.{end}", vista, "end", end)
        self._signs()
        self._elements()
        self._receptacles()
        return self._found

    def _vista(self, name: str, vista: VistaFile, *path: str) -> None:
        things = []
        for number, written in enumerate(vista.things):
            place = self._files.at("mission", *path, "things", number)
            things.append(read_thing(written, place, self._report))
        known = [one for one in things if one is not None]
        self._found[name] = partial(draw_vista, vista.scene(), known)

    def _signs(self) -> None:
        """State tokens are round, in the colour of their symbol, resources square in their own.

        What an author calls a token would give it away, so nothing is derived from that.
        """
        mission = self._files.mission
        for number, token in enumerate(mission.tokens):
            colour, _, pattern = SYMBOLS[number].rpartition("-")
            things = self._sign(token, "tokens", number)
            self._found[f"token.{SYMBOLS[number]}"] = partial(
                draw_sign, things, colour, "round", pattern
            )
        for number, resource in enumerate(mission.resources):
            things = self._sign(resource, "resources", number)
            self._found[f"resource.{resource.id}"] = partial(
                draw_sign, things, resource.id, "square"
            )

    def _sign(self, sign: SignFile, table: str, number: int) -> tuple[Placed, ...]:
        if sign.picture is None:
            return ()
        place = self._files.at("mission", table, number, "picture")
        return read_things(sign.picture, place, self._report)

    def _elements(self) -> None:
        for number, element in enumerate(self._files.elements.element):
            if element.picture is None:
                things = named_thing(element.id)
            else:
                place = self._files.at("elements", "element", number, "picture")
                things = read_things(element.picture, place, self._report)
            if things:
                self._found[f"element.element-{number + 1}"] = partial(draw_evidence, things)

    def _receptacles(self) -> None:
        for number, body in enumerate(self._files.receptacles.receptacle):
            portrait: Portrait | None = derived_portrait(body.id)
            if body.portrait is not None:
                place = self._files.at("receptacles", "receptacle", number, "portrait")
                portrait = read_portrait(body.portrait, place, self._report)
            if portrait is not None:
                self._found[f"receptacle.{body.id}"] = partial(draw_portrait, portrait)
