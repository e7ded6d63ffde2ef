"""A mission from its folder: files, names, effects, prose, checks; then numbers for the rules."""

import hashlib
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec

from looptable.content.diagnostics import Diagnostics
from looptable.content.layer import Layer
from looptable.content.text import Texts
from looptable.core.names import Names
from looptable.effects.emitter import Compiled, compile_effects, register_names
from looptable.effects.notation import Notation
from looptable.games.time_stories.codes import SYMBOLS
from looptable.games.time_stories.scenes.gallery import Gallery, read_gallery
from looptable.games.time_stories.story.checks import check_story
from looptable.games.time_stories.story.definitions import KINDS, RESOURCES, Key, PlaceFile
from looptable.games.time_stories.story.effects import (
    Effects,
    card_name,
    first_clause,
    read_effects,
    test_name,
)
from looptable.games.time_stories.story.folder import Files, read_files
from looptable.games.time_stories.story.language import Words, make_language
from looptable.games.time_stories.story.mission import (
    Card,
    Element,
    Mission,
    Offer,
    Power,
    Receptacle,
    Seal,
    Test,
)
from looptable.games.time_stories.story.names import BASE, check_names, words_of
from looptable.games.time_stories.story.texts import mission_layer

__all__ = ["Story", "load_mission"]


@dataclass(frozen=True, slots=True)
class Story:
    """A mission, and all that people read of it."""

    mission: Mission
    texts: Layer
    gallery: Gallery


def load_mission(folder: Path, texts: Texts, report: Diagnostics) -> Story | None:
    """The mission in a folder; None with diagnostics if it cannot be played."""
    files = read_files(folder, report)
    if files is None:
        return None
    words = words_of(files)
    check_names(files, words, report)
    if report.errors:
        return None
    language = make_language(words)
    effects = read_effects(files, Notation(language), report)
    if not report.errors:  # one mistake in an effect would look like many in the story
        check_story(files, effects, report)
    gallery = read_gallery(files, report)
    compiled = compile_effects(language, effects.nodes)
    layer = mission_layer(files, effects, compiled, texts, report)
    if report.errors:
        return None
    mission = _Maker(files, words, effects, compiled).mission()
    return Story(replace(mission, pictured=gallery.pictured()), layer, gallery)


class _Maker:
    """Turns names into numbers."""

    def __init__(self, files: Files, words: Words, effects: Effects, compiled: Compiled) -> None:
        self._files = files
        self._slots = words.slots
        self._effects = effects
        self._compiled = compiled
        self._characteristics = [one.id for one in files.mission.characteristics]
        self._offers: list[Offer] = []
        self._offer_names: list[str] = []
        self._tests: list[Test] = []
        self._test_names: list[str] = []

    def mission(self) -> Mission:
        """Everything that bears on play."""
        mission, places = self._files.mission, self._files.mission.places
        cards = [
            self._card(place, number, at)
            for at, (place, number) in enumerate(
                (place, number)
                for place in places
                for number in range(len(self._files.places[place].card))
            )
        ]
        return Mission(
            id=mission.id,
            version=mission.version,
            time=mission.time,
            start=places.index(mission.start),
            plan=tuple(places.index(place) for place in mission.plan),
            red=tuple(self._files.places[place].red for place in places),
            cards=tuple(cards),
            tests=tuple(self._tests),
            offers=tuple(self._offers),
            elements=self._elements(),
            receptacles=self._receptacles(),
            powers=tuple(self._powers().values()),
            special=self._start("special"),
            after=tuple(self._start(f"after-{one}") for one in ("time", *mission.failures)),
            base=sum((letter,) in self._prose() for letter in BASE),
            names=self._names(),
            program=self._compiled.program,
            choices=self._compiled.offers,
            hash=self._hash(),
        )

    def _prose(self) -> dict[tuple[str, ...], object]:
        return dict(self._files.prose["mission", "en"].sections)

    def _start(self, label: str) -> int:
        return self._compiled.program.starts.get(label, -1)

    def _card(self, place: str, number: int, at: int) -> Card:
        card, name = self._files.places[place].card[number], card_name(place, number)
        offers = []
        for index, offer in enumerate(card.offer):
            label = f"{name}.{index + 1}"
            offers.append(len(self._offers))
            self._offers.append(Offer(self._start(label), offer.again, self._price(label)))
            self._offer_names.append(f"{name}-{index + 1}")
        tests = []
        for index, test in enumerate(card.test):
            piles = [pile.split() for pile in test.shields]
            tests.append(len(self._tests))
            label = test_name(name, index)
            self._test_names.append(label)
            self._tests.append(
                Test(
                    at,
                    self._characteristics.index(test.characteristic),
                    tuple((KINDS.index(kind), int(count)) for count, kind in piles),
                    self._start(f"{label}.rolled"),
                    self._start(f"{label}.passed"),
                )
            )
        return Card(
            self._files.mission.places.index(place),
            self._seal(card.sealed),
            card.sign or "",
            card.lock,
            card.adversary,
            self._start(f"{name}.read"),
            card.either,
            tuple(tests),
            tuple(offers),
        )

    def _price(self, label: str) -> tuple[int, int]:
        """What an offer costs at once: one that nobody can pay is not made."""
        clause = first_clause(self._effects.nodes[label])
        if clause is None or clause.verb != "pay":
            return (0, 0)
        return clause.number("n"), RESOURCES.index(clause.phrase("resource"))

    def _seal(self, seal: Key | None) -> Seal | None:
        if seal is None:
            return None
        slots = self._slots
        return Seal(
            tuple(slots["token"].index(token) for token in seal.tokens),
            seal.group,
            tuple(slots["receptacle"].index(body) for body in seal.receptacles),
            -1 if seal.key is None else slots["element"].index(seal.key),
        )

    def _elements(self) -> tuple[Element, ...]:
        return tuple(
            Element(element.logo, element.tags) for element in self._files.elements.element
        )

    def _receptacles(self) -> tuple[Receptacle, ...]:
        return tuple(
            Receptacle(
                tuple(body.dice.get(name, 0) for name in self._characteristics),
                body.resistance,
                body.life,
                tuple(_stock(body.inventory.get(colour)) for colour in RESOURCES),  # type: ignore[call-overload]
            )
            for body in self._files.receptacles.receptacle
        )

    def _powers(self) -> dict[str, Power]:
        """All powers by their label, those of elements first."""
        found: dict[str, Power] = {}
        for number, element in enumerate(self._files.elements.element):
            for index, power in enumerate(element.power):
                label = f"element-{number + 1}.{index + 1}"
                start, price = self._start(label), self._price(label)
                found[label] = Power(power.when, start, price, element=number)
        for number, body in enumerate(self._files.receptacles.receptacle):
            for index, power in enumerate(body.power):
                label = f"receptacle-{body.id}.{index + 1}"
                start, price = self._start(label), self._price(label)
                found[label] = Power(power.when, start, price, receptacle=number)
        return found

    def _names(self) -> dict[str, Names]:
        files, mission = self._files, self._files.mission
        cards = [
            card_name(place, number)
            for place in mission.places
            for number in range(len(files.places[place].card))
        ]
        elements = [f"element-{number + 1}" for number in range(len(files.elements.element))]
        return {
            "place": Names(mission.places),
            "card": Names(cards),
            "trial": Names(self._test_names),
            "offer": Names(self._offer_names),
            "element": Names(elements),
            "token": Names(SYMBOLS[: len(mission.tokens)]),
            "power": Names(list(self._powers())),
            "receptacle": Names([body.id for body in files.receptacles.receptacle]),
            "failure": Names(["time", *mission.failures]),
            "characteristic": Names(self._characteristics),
            "register": Names(register_names(self._effects.notation.language)),
        }

    def _hash(self) -> str:
        """Of all tables: prose and pictures do not change play."""
        files = self._files
        places = {place: _unseen(table) for place, table in files.places.items()}
        told = [files.mission, files.receptacles, files.elements, places]
        return hashlib.sha256(msgspec.json.encode(told, order="sorted")).hexdigest()


def _unseen(place: PlaceFile) -> PlaceFile:
    """A place without all that is only looked at."""
    cards = tuple(msgspec.structs.replace(card, things=()) for card in place.card)
    return msgspec.structs.replace(place, scene=None, card=cards)


def _stock(given: tuple[int, int] | None) -> tuple[int, int]:
    return given or (0, 0)
