"""Whether every name in the tables of a mission means something, and no two things share one."""

from collections.abc import Iterable, Sequence

from looptable.content.diagnostics import Diagnostics, did_you_mean
from looptable.games.time_stories.story.definitions import RESOURCES, Key
from looptable.games.time_stories.story.folder import Files
from looptable.games.time_stories.story.language import Words

__all__ = ["BASE", "check_names", "words_of"]

Path = tuple[str | int, ...]

BASE = "abcdefgh"
"""The base cards: sections `a`, `b`, … of the mission's prose."""


def words_of(files: Files) -> Words:
    """The names that effects may use."""
    mission = files.mission
    return Words(
        {
            "element": [element.id for element in files.elements.element],
            "token": [token.id for token in mission.tokens],
            "resource": [resource.id for resource in mission.resources],
            "card": [card.id for place in mission.places for card in files.places[place].card],
            "place": list(mission.places),
            "receptacle": [body.id for body in files.receptacles.receptacle],
            "failure": ["time", *mission.failures],
        }
    )


def check_names(files: Files, words: Words, report: Diagnostics) -> None:
    """Reports names that are unknown or given twice."""
    _Names(files, words, report).check()


class _Names:
    def __init__(self, files: Files, words: Words, report: Diagnostics) -> None:
        self._files = files
        self._slots = words.slots
        self._report = report

    def check(self) -> None:
        """Everything."""
        mission, files = self._files.mission, self._files
        self._known(mission.start, mission.places, "mission", ("start",))
        for number, place in enumerate(mission.plan):
            self._known(place, mission.places, "mission", ("plan", number))
        for number, resource in enumerate(mission.resources):
            self._known(resource.id, RESOURCES, "mission", ("resources", number, "id"))
        for failure in mission.after:
            self._known(failure, self._slots["failure"], "mission", ("after", failure))
        characteristics = [one.id for one in mission.characteristics]
        for place, table in files.places.items():
            for number, card in enumerate(table.card):
                path, part = ("card", number), f"places/{place}"
                if card.sealed is not None:
                    self._seal(card.sealed, part, (*path, "sealed"))
                for index, test in enumerate(card.test):
                    trial = (*path, "test", index, "characteristic")
                    self._known(test.characteristic, characteristics, part, trial)
        for number, body in enumerate(files.receptacles.receptacle):
            for name in body.dice:
                way = ("receptacle", number, "dice", name)
                self._known(name, characteristics, "receptacles", way)
            for colour in body.inventory:
                way = ("receptacle", number, "inventory", colour)
                self._known(colour, self._slots["resource"], "receptacles", way)
        self._once()
        self._reserved()

    def _seal(self, seal: Key, part: str, path: Path) -> None:
        for number, token in enumerate(seal.tokens):
            self._known(token, self._slots["token"], part, (*path, "tokens", number))
        for number, body in enumerate(seal.receptacles):
            self._known(body, self._slots["receptacle"], part, (*path, "receptacles", number))
        if seal.key is not None:
            self._known(seal.key, self._slots["element"], part, (*path, "key"))

    def _known(self, name: str, known: Sequence[str], part: str, path: Path) -> None:
        if name not in known:
            place, hint = self._files.at(part, *path), did_you_mean(name, known)
            self._report.error(
                "mission/unknown-name", place, hint=hint, name=name, accepted=tuple(known)
            )

    def _once(self) -> None:
        files, mission = self._files, self._files.mission
        cards = [
            (card.id, f"places/{place}", ("card", number, "id"))
            for place in mission.places
            for number, card in enumerate(files.places[place].card)
        ]
        self._distinct(cards)
        lists: dict[str, tuple[str, list[str], str]] = {
            "element": ("elements", [one.id for one in files.elements.element], "id"),
            "receptacle": ("receptacles", [one.id for one in files.receptacles.receptacle], "id"),
            "tokens": ("mission", [one.id for one in mission.tokens], "id"),
            "resources": ("mission", [one.id for one in mission.resources], "id"),
            "characteristics": ("mission", [one.id for one in mission.characteristics], "id"),
        }
        for table, (part, ids, field) in lists.items():
            self._distinct((id, part, (table, n, field)) for n, id in enumerate(ids))
        for table, names in {"places": mission.places, "failures": mission.failures}.items():
            self._distinct((id, "mission", (table, n)) for n, id in enumerate(names))

    def _reserved(self) -> None:
        """Names under which the prose already says something else."""
        for number, failure in enumerate(self._files.mission.failures):
            if failure in (*BASE, "success", "failure", "time"):
                self._taken(failure, "mission", ("failures", number))
        for place, table in self._files.places.items():
            for number, card in enumerate(table.card):
                way: Path = ("card", number, "offer")
                offers = [(offer.id, (*way, n, "id")) for n, offer in enumerate(card.offer)]
                self._distinct((id, f"places/{place}", path) for id, path in offers)
                for id, path in offers:
                    if id == "passed":
                        self._taken(id, f"places/{place}", path)

    def _taken(self, name: str, part: str, path: Path) -> None:
        place = self._files.at(part, *path)
        self._report.error("mission/reserved-name", place, name=name)

    def _distinct(self, given: Iterable[tuple[str, str, Path]]) -> None:
        seen: set[str] = set()
        for name, part, path in given:
            if name in seen:
                self._report.error("mission/name-twice", self._files.at(part, *path), name=name)
            seen.add(name)
