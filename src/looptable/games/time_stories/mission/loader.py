"""A mission from its folder: files, names, effects, prose, checks; then numbers for the rules."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from looptable.content.diagnostics.diagnostics import Diagnostics
from looptable.content.text.layer import Layer
from looptable.content.text.texts import Texts
from looptable.content.versions import canonical
from looptable.core.names import Names
from looptable.effects.emitter import Compiled, compile_effects, register_names
from looptable.effects.notation import Notation
from looptable.games.time_stories.mission.bounds import USUAL, Bounds
from looptable.games.time_stories.mission.checks.mistakes import check_story
from looptable.games.time_stories.mission.definitions import (
    Key,
    PowerFile,
)
from looptable.games.time_stories.mission.effects import (
    Effects,
    card_name,
    is_local,
    leads_away,
    order_of,
    price_of,
    read_effects,
    test_name,
)
from looptable.games.time_stories.mission.folder import Files, read_files
from looptable.games.time_stories.mission.language import Words, make_language
from looptable.games.time_stories.mission.mission import (
    Card,
    Element,
    Mission,
    Offer,
    Permission,
    Power,
    Receptacle,
    Seal,
    Test,
)
from looptable.games.time_stories.mission.names import BASE, check_names, words_of
from looptable.games.time_stories.mission.permissions import permissions
from looptable.games.time_stories.mission.texts import mission_layer
from looptable.games.time_stories.mission.unseen import unseen_tables
from looptable.games.time_stories.pictures.gallery import Gallery, read_gallery
from looptable.games.time_stories.rules.layout import FACES, RESOURCES, SHIELDS, SYMBOLS

__all__ = ["Story", "load_mission"]


@dataclass(frozen=True, slots=True)
class Story:
    """A mission, and all that people read of it."""

    mission: Mission
    texts: Layer
    gallery: Gallery


def load_mission(
    folder: Path, texts: Texts, report: Diagnostics, bounds: Bounds = USUAL
) -> Story | None:
    """The mission in a folder; None with diagnostics if it cannot be played."""
    files = read_files(folder, report, bounds)
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
    pictured, illustrated = gallery.pictured(), gallery.illustrated()
    return Story(replace(mission, pictured=pictured, illustrated=illustrated), layer, gallery)


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
            resources=frozenset(resource.id for resource in mission.resources),
            die=tuple(FACES.index(face) for face in mission.die),
            red=tuple(self._files.places[place].red for place in places),
            tags=tuple(self._tags(self._files.places[place].tags) for place in places),
            laws=self._laws(),
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
            open_labels=self._open_labels(),
            program=self._compiled.program,
            choices=self._compiled.offers,
            prices={
                address: tuple(price_of(node) for node in offered)
                for address, offered in self._compiled.offers.items()
            },
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
            start, price = self._start(label), self._price(label)
            until = -1 if offer.until is None else self._slots["token"].index(offer.until)
            away = leads_away(self._effects.nodes[label])
            clues = tuple(self._clue(clue) for clue in offer.refuted)
            self._offers.append(
                Offer(at, start, offer.again, price, offer.blind, until, away, clues)
            )
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
                    tuple((SHIELDS.index(kind), int(count)) for count, kind in piles),
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

    def _clue(self, clue: str) -> tuple[tuple[str, int], ...]:
        """The cards and elements that together refute an answer."""
        slots = self._slots
        kinds = [
            ("card" if name in slots["card"] else "element", name) for name in clue.split(" + ")
        ]
        return tuple((kind, slots[kind].index(name)) for kind, name in kinds)

    def _price(self, label: str) -> tuple[int, int]:
        """The immediate cost of an offer or a power."""
        return price_of(self._effects.nodes[label])

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

    def _permissions(self, allow: Sequence[str], forbid: Sequence[str]) -> tuple[Permission, ...]:
        return permissions(allow, forbid, self._slots)

    def _laws(self) -> tuple[tuple[Permission, ...], ...]:
        """Permissions and bans of the places and the base."""
        texts = [*(self._files.places[place] for place in self._files.mission.places)]
        laws = [self._permissions(text.allow, text.forbid) for text in texts]
        mission = self._files.mission
        return (*laws, self._permissions(mission.allow, mission.forbid))

    def _tags(self, tags: Sequence[str]) -> tuple[int, ...]:
        return tuple(self._slots["tag"].index(tag) for tag in tags)

    def _elements(self) -> tuple[Element, ...]:
        return tuple(
            Element(
                element.logo,
                self._tags(element.tags),
                element.resistance,
                self._permissions(element.allow, element.forbid),
            )
            for element in self._files.elements.element
        )

    def _receptacles(self) -> tuple[Receptacle, ...]:
        return tuple(
            Receptacle(
                tuple(body.dice.get(name, 0) for name in self._characteristics),
                body.resistance,
                body.life,
                tuple(_stock(body.inventory.get(colour)) for colour in RESOURCES),  # type: ignore[call-overload]
                *next(((n, RESOURCES.index(c)) for c, n in body.store.items()), (0, 0)),
                self._permissions(body.allow, body.forbid),
            )
            for body in self._files.receptacles.receptacle
        )

    def _powers(self) -> dict[str, Power]:
        """All powers by their label: those of elements, receptacles, places, the base."""
        files, found = self._files, dict[str, Power]()
        for number, element in enumerate(files.elements.element):
            found |= self._some_powers(f"element-{number + 1}", element.power, element=number)
        for number, body in enumerate(files.receptacles.receptacle):
            found |= self._some_powers(f"receptacle-{body.id}", body.power, receptacle=number)
        for number, place in enumerate(files.mission.places):
            found |= self._some_powers(f"rule.{place}", files.places[place].rule, place=number)
        return found | self._some_powers("base", files.mission.rule)

    def _some_powers(self, owner: str, powers: Sequence[PowerFile], **of: int) -> dict[str, Power]:
        found = {}
        for index, power in enumerate(powers):
            label = f"{owner}.{index + 1}"
            found[label] = Power(
                power.when,
                self._start(label),
                self._price(label),
                order_of(self._effects.nodes[label]),
                self._characteristic(power.rolls),
                self._characteristic(power.against),
                local=is_local(self._effects.nodes[label]),
                **of,
            )
        return found

    def _characteristic(self, name: str | None) -> int:
        return -1 if name is None else self._characteristics.index(name)

    def _open_labels(self) -> frozenset[str]:
        """The effects that everybody may read: all powers but those of elements, special shields."""
        powers = self._powers()
        read_out = [label for label in powers if not powers[label].is_secret]
        ends = [f"after-{failure}" for failure in ("time", *self._files.mission.failures)]
        return frozenset({"special", *read_out, *ends})

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
            "tag": Names([tag.id for tag in mission.tags]),
            "characteristic": Names(self._characteristics),
            "register": Names(register_names(self._effects.notation.language)),
        }

    def _hash(self) -> str:
        """Of all tables: prose and pictures do not change play."""
        return hashlib.sha256(canonical(unseen_tables(self._files))).hexdigest()


def _stock(given: tuple[int, int] | None) -> tuple[int, int]:
    return given or (0, 0)
