"""All missions: those of this folder, those of packs, and those that somebody has installed.

To install a mission is to lay its folder into `missions/` of the data folder. It comes from a stranger: one
with mistakes is left out and told, and all others are there.
"""

import hashlib
from dataclasses import dataclass
from pathlib import Path

from looptable.content.diagnostics.diagnostics import Diagnostic, Diagnostics, Place
from looptable.content.packs.consistency import check_layer
from looptable.content.packs.pack import Pack
from looptable.content.sources import name_in
from looptable.content.text.files import load_texts
from looptable.content.text.texts import Text, Texts, system_texts
from looptable.content.user_folders import data_folder
from looptable.core.names import Names
from looptable.engine import library
from looptable.engine.contract.game import CardFace
from looptable.games.time_stories.mission.bounds import USUAL, Bounds
from looptable.games.time_stories.mission.folder import MANIFEST
from looptable.games.time_stories.mission.loader import Story, load_mission
from looptable.games.time_stories.mission.mission import Mission
from looptable.games.time_stories.pictures.gallery import Gallery

__all__ = [
    "FOLDER",
    "Library",
    "check_folder",
    "find_missions",
    "game_texts",
    "installed_folder",
    "load_library",
]

FOLDER = Path(__file__).parents[1]
MOST_MISSIONS = 100


@dataclass(frozen=True, slots=True, kw_only=True)
class Library(library.Library):
    """The missions by id; `extra` are folders beside those of the game, its packs and the user."""

    missions: dict[str, Mission]
    galleries: dict[str, Gallery]
    extra: tuple[Path, ...]
    left_out: tuple[Diagnostic, ...]
    """Problems of installed missions that are left out."""
    last: str
    """The mission that was read last."""


def find_missions(folder: Path) -> list[Path]:
    """The folders of missions inside a folder, in the order of their names."""
    try:
        found = [path for path in folder.iterdir() if (path / MANIFEST).is_file()]
    except OSError:  # most have none
        return []
    return sorted(found)[:MOST_MISSIONS]


def installed_folder() -> Path:
    """The folder of a user's own missions."""
    return data_folder() / "missions"


def game_texts(report: Diagnostics) -> Texts:
    """Texts of the rules, without any mission."""
    own = load_texts(FOLDER / "text", report, root=FOLDER)
    texts = system_texts().over(own)
    check_layer(own, texts, system_texts(), report)
    return texts


def check_folder(folder: Path, bounds: Bounds = USUAL) -> Diagnostics:
    """Everything that is wrong with the mission in a folder."""
    report = Diagnostics()
    story = load_mission(folder, game_texts(report), report, bounds)
    ours = {path.name: path for path in find_missions(FOLDER / "missions")}
    id = story.mission.id if story else ""
    if id in ours and ours[id].resolve() != folder.resolve():  # it can be played, never installed
        place = Place(name_in(folder, folder / MANIFEST))
        report.warning("mission/id-twice", place, mission=id)
    return report


def load_library(packs: tuple[Pack, ...], vocabulary: str, extra: tuple[Path, ...] = ()) -> Library:
    """Reads all missions; raises ContentError with all mistakes."""
    report = Diagnostics()
    texts = game_texts(report)
    folders = find_missions(FOLDER / "missions")
    folders += [path for pack in packs for path in find_missions(pack.folder / "missions")]
    shelf = _Shelf(texts)
    for folder in folders:
        shelf.add(folder, report)
    left_out: list[Diagnostic] = []
    for folder in find_missions(installed_folder()):
        own = Diagnostics()
        shelf.add(folder, own)
        left_out += own if own.errors else ()
    for folder in extra:
        shelf.add(folder, report, replaces=True)
    report.raise_errors()
    stories = shelf.stories
    texts = texts.over(*(story.texts for story in stories.values()))
    missions = {id: story.mission for id, story in stories.items()}
    hashes = "".join(mission.hash for mission in missions.values())
    return Library(
        names={"mission": Names(list(missions))},
        texts=texts,
        icons={},
        faces=tuple(face for mission in missions.values() for face in _faces(mission)),
        packs=packs,
        vocabulary=vocabulary,
        hash=hashlib.sha256(hashes.encode("ascii")).hexdigest(),
        missions=missions,
        galleries={id: story.gallery for id, story in stories.items()},
        extra=extra,
        left_out=tuple(left_out),
        last=shelf.last,
    )


class _Shelf:
    """Stories by the ids of their missions."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self.stories: dict[str, Story] = {}
        self.last = ""

    def add(self, folder: Path, report: Diagnostics, *, replaces: bool = False) -> None:
        """Reads a mission; one whose id is taken is refused, unless it replaces the other."""
        story = load_mission(folder, self._texts, report)
        if story is None:
            return
        id = story.mission.id
        if id in self.stories and not replaces:
            place = Place(name_in(folder, folder / MANIFEST))
            report.error("mission/id-twice", place, mission=id)
            return
        self.stories[id] = story
        self.last = id


def _faces(mission: Mission) -> list[CardFace]:
    """Faces that a gallery may show: a mission's cards stay hidden until they are met (TIME-CPT-6)."""
    name = f"mission.{mission.id}"
    facts = {"time": str(mission.time), "cards": str(len(mission.cards))}
    head = CardFace(mission.id, "mission", Text(name), Text(f"{name}.text"), facts=facts)
    bodies = [
        CardFace(
            f"{mission.id}-{body}",
            "receptacle",
            Text(f"receptacle.{mission.id}.{body}"),
            Text(f"receptacle.{mission.id}.{body}.text"),
        )
        for body in mission.names["receptacle"]
    ]
    return [head, *bodies]
