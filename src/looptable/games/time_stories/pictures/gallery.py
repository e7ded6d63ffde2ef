"""The pictures of a mission: drawn from its scenes, or the author's own."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from looptable.content.diagnostics.diagnostics import Diagnostics
from looptable.engine.contract.art import Art, Look
from looptable.games.time_stories.mission.folder import Files
from looptable.games.time_stories.pictures.files import Art as OwnArt
from looptable.games.time_stories.pictures.illustrations import Drawn, read_illustrations
from looptable.games.time_stories.pictures.scenes.panorama import draw_card
from looptable.games.time_stories.pictures.scenes.phrase import check_landmark, read_thing
from looptable.games.time_stories.pictures.scenes.plan import MARKS, draw_plan
from looptable.games.time_stories.pictures.scenes.scene import Placed, SceneFile
from looptable.games.time_stories.rules.layout import LETTERS

__all__ = ["Gallery", "Scene", "read_gallery"]

SVG: Final = "image/svg+xml"


@dataclass(frozen=True, slots=True)
class Scene:
    """A place as it is to be drawn: its description, and the things of each card."""

    file: SceneFile
    cards: tuple[tuple[Placed, ...], ...]


@dataclass(frozen=True, slots=True)
class Gallery:
    """Every picture that a mission may show, by the names that give nothing away."""

    scenes: Mapping[str, Scene]
    own: Mapping[str, Art]
    places: Sequence[str]
    """Every place of the mission, in its order: the plan has room for all."""
    illustrations: Mapping[str, Drawn]
    """All that is no card of a panorama, by kind and name: `receptacle.odile`."""

    def pictured(self) -> frozenset[str]:
        """The cards of which there are pictures."""
        drawn = [
            f"{place}-{LETTERS[number]}"
            for place, scene in self.scenes.items()
            for number in range(len(scene.cards))
        ]
        return frozenset([*drawn, *(name for name in self.own if "." not in name)])

    def illustrated(self) -> frozenset[str]:
        """Everything else of which there are pictures, by kind and name."""
        return frozenset([*self.illustrations, *(name for name in self.own if "." in name)])

    def picture(self, name: str, look: Look) -> Art | None:
        """The back of a card, `quay-b`, or what else has a picture, `receptacle.odile`."""
        if name in self.own:
            return self.own[name]
        illustration = self.illustrations.get(name)
        if illustration is not None:
            return Art(SVG, illustration(is_dark=look == "dark"))
        return self._card(name, look)

    def _card(self, name: str, look: Look) -> Art | None:
        place, _, letter = name.rpartition("-")
        scene, number = self.scenes.get(place), LETTERS.find(letter)
        if scene is None or len(letter) != 1 or not 0 <= number < len(scene.cards):
            return None
        return Art(SVG, draw_card(scene.file, scene.cards, number, is_dark=look == "dark"))

    def plan(self, number: int, marks: str, names: Mapping[str, str], look: Look) -> Art | None:
        """One of the four cards of the plan; `marks` says of each place what is known of it."""
        if not set(marks) <= set(MARKS) or len(marks) != len(self.places):
            return None
        landmarks = {
            place: self.scenes[place].file if place in self.scenes else SceneFile()
            for place in self.places
        }
        drawn = draw_plan(landmarks, marks, names, number, is_dark=look == "dark")
        return Art(SVG, drawn)


def read_gallery(files: Files, report: Diagnostics) -> Gallery:
    """The scenes of a mission; words that mean nothing are told."""
    scenes = {}
    for place, table in files.places.items():
        part = f"places/{place}"
        cards = []
        for number, card in enumerate(table.card):
            things = [
                read_thing(written, files.at(part, "card", number, "things", index), report)
                for index, written in enumerate(card.things)
            ]
            cards.append(tuple(thing for thing in things if thing is not None))
        if table.scene is not None:
            check_landmark(table.scene.landmark, files.at(part, "scene", "landmark"), report)
        if table.scene is not None or any(cards):
            scenes[place] = Scene(table.scene or SceneFile(), tuple(cards))
    own = {name: _shown(art) for name, art in files.art.items()}
    return Gallery(scenes, own, files.mission.places, read_illustrations(files, report))


def _shown(art: OwnArt) -> Art:
    return Art(SVG if art.media_type == SVG else "image/png", art.data)
