"""Whether every name in the tables of a mission means something, and no two things share one."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from looptable.content.diagnostics.diagnostics import Diagnostics, did_you_mean
from looptable.games.time_stories.mission.definitions import Key, PowerFile
from looptable.games.time_stories.mission.folder import BASE, Files
from looptable.games.time_stories.mission.language import Words
from looptable.games.time_stories.mission.permissions import written_deeds
from looptable.games.time_stories.rules.layout import RESOURCES

__all__ = ["BASE", "check_names", "words_of"]

Path = tuple[str | int, ...]


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
            "tag": [tag.id for tag in mission.tags],
            "characteristic": [one.id for one in mission.characteristics],
        }
    )


def check_names(files: Files, words: Words, report: Diagnostics) -> None:
    """Reports names that are unknown or given twice."""
    _Names(files, words, report).check()


class _Text(Protocol):
    """A text that may allow and forbid."""

    @property
    def allow(self) -> tuple[str, ...]: ...

    @property
    def forbid(self) -> tuple[str, ...]: ...


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
        self._pictures()
        characteristics = [one.id for one in mission.characteristics]
        for place, table in files.places.items():
            for number, card in enumerate(table.card):
                path, part = ("card", number), f"places/{place}"
                if card.sealed is not None:
                    self._seal(card.sealed, part, (*path, "sealed"))
                for index, test in enumerate(card.test):
                    trial = (*path, "test", index, "characteristic")
                    self._known(test.characteristic, characteristics, part, trial)
                for index, offer in enumerate(card.offer):
                    if offer.until is not None:
                        until = (*path, "offer", index, "until")
                        self._known(offer.until, self._slots["token"], part, until)
                    read = (*self._slots["card"], *self._slots["element"])
                    for clue, names in enumerate(offer.refuted):
                        for name in names.split(" + "):
                            refuted = (*path, "offer", index, "refuted", clue)
                            self._known(name, read, part, refuted)
        for number, body in enumerate(files.receptacles.receptacle):
            for name in body.dice:
                way = ("receptacle", number, "dice", name)
                self._known(name, characteristics, "receptacles", way)
            if len(body.store) > 1:
                at = self._files.at("receptacles", "receptacle", number, "store")
                self._report.error("mission/store-of-many", at, name=body.id)
            for field, colours in (("inventory", body.inventory), ("store", body.store)):
                for colour in colours:
                    way = ("receptacle", number, field, colour)
                    self._known(colour, self._slots["resource"], "receptacles", way)
        self._texts()
        self._once()
        self._reserved()

    def _pictures(self) -> None:
        """Ends and cards of the base that have pictures."""
        mission, told = self._files.mission, self._files.prose.values()
        letters = [letter for letter in BASE if any((letter,) in one.sections for one in told)]
        for letter in mission.base:
            self._known(letter, letters, "mission", ("base", letter))
        for end in mission.end:
            self._known(end, ("success", *self._slots["failure"]), "mission", ("end", end))

    def _texts(self) -> None:
        """Everything that has powers, tags or permissions."""
        files = self._files
        self._rules(files.mission, files.mission.rule, "mission", ())
        for place, table in files.places.items():
            self._rules(table, table.rule, f"places/{place}", ())
            self._tags(table.tags, f"places/{place}", ())
        for number, element in enumerate(files.elements.element):
            path: Path = ("element", number)
            self._rules(element, element.power, "elements", path)
            self._tags(element.tags, "elements", path)
        for number, body in enumerate(files.receptacles.receptacle):
            self._rules(body, body.power, "receptacles", ("receptacle", number))

    def _rules(self, text: "_Text", powers: Sequence[PowerFile], part: str, path: Path) -> None:
        deeds = list(written_deeds(self._slots))
        for field, written in (("allow", text.allow), ("forbid", text.forbid)):
            for number, deed in enumerate(written):
                self._known(deed, deeds, part, (*path, field, number))
        table = "power" if path else "rule"
        for number, power in enumerate(powers):
            for field, name in (("rolls", power.rolls), ("against", power.against)):
                if name is None:
                    continue
                way = (*path, table, number, field)
                self._known(name, self._slots["characteristic"], part, way)
                if power.when != "action" or power.rolls is None:
                    self._report.error(
                        "mission/no-such-roll", self._files.at(part, *way), name=field
                    )

    def _tags(self, tags: Sequence[str], part: str, path: Path) -> None:
        for number, tag in enumerate(tags):
            self._known(tag, self._slots["tag"], part, (*path, "tags", number))

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
            "tags": ("mission", [one.id for one in mission.tags], "id"),
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
