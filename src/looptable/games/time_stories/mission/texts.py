"""The texts of a mission: its prose, and the rules text that follows from its effects."""

from looptable.content.diagnostics.diagnostics import Diagnostics, Place, did_you_mean
from looptable.content.text.grammar import Noun
from looptable.content.text.languages import GRAMMARS, LANGUAGES
from looptable.content.text.layer import Entry, Layer
from looptable.content.text.template_parser import parse_template
from looptable.content.text.texts import Text, Texts
from looptable.effects.emitter import Compiled
from looptable.effects.wording import offering, wording
from looptable.games.time_stories.mission.definitions import Named
from looptable.games.time_stories.mission.effects import Effects, card_name, test_name
from looptable.games.time_stories.mission.folder import Files
from looptable.games.time_stories.mission.names import BASE
from looptable.games.time_stories.mission.prose import Prose, Section
from looptable.games.time_stories.rules.layout import SYMBOLS

__all__ = ["BASE", "mission_layer"]

Path = tuple[str, ...]


def mission_layer(
    files: Files, effects: Effects, compiled: Compiled, texts: Texts, report: Diagnostics
) -> Layer:
    """Every text of a mission, in every language; what is missing or too much is reported."""
    spoken = {lang: _Voice(files, lang, texts, report).read() for lang in LANGUAGES}
    if report.errors:
        return Layer({})
    over = texts.over(Layer({lang: voice.terms for lang, voice in spoken.items()}))
    prefix = files.mission.id
    for lang, voice in spoken.items():
        for label, node in effects.nodes.items():
            voice.add(f"rules.{prefix}.{label}", wording(node, over, lang))
        for address, offered in compiled.offers.items():
            for number, node in enumerate(offered):
                voice.add(f"choice.{prefix}.{address}.{number}", offering(node, over, lang))
    return Layer({lang: voice.entries for lang, voice in spoken.items()})


class _Voice:
    """The texts of a mission in one language."""

    def __init__(self, files: Files, lang: str, texts: Texts, report: Diagnostics) -> None:
        self._files = files
        self._lang = lang
        self._texts = texts
        self._report = report
        self._used: set[tuple[str, Path]] = set()
        self._names = _names_of(files)
        self.entries: dict[str, Entry] = {}
        self.terms: dict[str, Entry] = {}

    def read(self) -> "_Voice":
        """Everything that is written."""
        self._mission()
        for place in self._files.mission.places:
            self._place(place)
        self._elements()
        self._receptacles()
        self._check_prose()
        return self

    def add(self, key: str, words: str) -> None:
        """A text as it stands."""
        self.entries[key] = self._entry(words)

    def _entry(self, words: str) -> Entry:
        return parse_template(words.replace("{", "{{").replace("}", "}}"), GRAMMARS[self._lang])

    def _named(self, section: Section) -> Entry:
        """A name, with how one goes there if its author says so."""
        if section.at is None:
            return self._entry(section.name)
        set_type = GRAMMARS[self._lang].set_type
        return Noun(set_type(section.name), at=set_type(section.at))

    def _term(self, slot: str, name: str, words: str) -> None:
        """How effects call something."""
        self.terms[f"{slot}.{name}"] = self._entry(words)

    def _visited(self, slot: str, name: str, section: Section | None) -> None:
        """How effects call somewhere to go."""
        self._term(slot, name, name)
        if section is not None:
            self.terms[f"{slot}.{name}"] = self._named(section)

    def _section(self, part: str, path: Path, owner: Place) -> Section | None:
        """The section of a thing; missing ones are told where the thing is defined."""
        self._used.add((part, path))
        prose = self._files.prose.get((part, self._lang))
        if prose is None:  # told already: the file could not be read
            return None
        section = prose.sections.get(path)
        if section is None:
            heading = "#" * (len(path) + 1) + " " + ": ".join([*path[-1:], "…"])
            self._report.error(
                "mission/missing-prose",
                owner,
                hint=self._nearly(prose, path),
                heading=heading,
                file=prose.file,
                language=self._lang,
            )
        return section

    def _nearly(self, prose: Prose, path: Path) -> Text | None:
        """The heading that was probably meant: like this one, and of no other thing."""
        if not path:
            return None
        beside = [other for other in prose.sections if other[:-1] == path[:-1] and other]
        free = [other[-1] for other in beside if other[-1] not in self._names]
        return did_you_mean(path[-1], free)

    def _told(self, key: str, part: str, path: Path, owner: Place) -> Section | None:
        """A name and a text, both of which must be there."""
        section = self._section(part, path, owner)
        if section is not None:
            self.entries[key] = self._named(section)
            if section.text:
                self.add(f"{key}.text", section.text)
            else:
                place = section.place
                self._report.error("mission/empty-prose", place, heading=section.name)
        return section

    def _mission(self) -> None:
        mission, at = self._files.mission, self._files.at
        id = mission.id
        told = self._told(f"mission.{id}", "mission", (), at("mission", "id"))
        self.add(f"setting.mission.{id}", told.text if told else id)
        for letter in self._base():
            self._told(f"base.{id}.{letter}", "mission", (letter,), at("mission", "id"))
        self._told(f"end.{id}.success", "mission", ("success",), at("mission", "id"))
        self._told(f"end.{id}.time", "mission", ("failure",), at("mission", "id"))
        self._term("failure", "time", self._texts.say(Text("term.time"), self._lang))
        for number, failure in enumerate(mission.failures):
            owner = at("mission", "failures", number)
            section = self._told(f"end.{id}.{failure}", "mission", (failure,), owner)
            self._term("failure", failure, section.name if section else failure)
        for table, named in {
            "characteristic": mission.characteristics,
            "resource": mission.resources,
            "token": mission.tokens,
            "tag": mission.tags,
        }.items():
            for index, one in enumerate(named):
                known = SYMBOLS[index] if table == "token" else one.id
                self._word(table, known, one)

    def _base(self) -> str:
        """As many base cards as the first language has; the others must have as many."""
        prose = self._files.prose.get(("mission", LANGUAGES[0]))
        found = [letter for letter in BASE if prose and (letter,) in prose.sections]
        # A letter that is left out is missing, not skipped.
        return BASE[: BASE.index(found[-1]) + 1] if found else BASE[0]

    def _word(self, table: str, known: str, one: Named) -> None:
        words = one.en if self._lang == "en" else one.fr
        self.add(f"{table}.{self._files.mission.id}.{known}", words)
        self._term(table, one.id, words)

    def _place(self, place: str) -> None:
        id, part = self._files.mission.id, f"places/{place}"
        owner = self._files.at(part, "card", 0, "id")
        section = self._told(f"place.{id}.{place}", part, (), owner)
        self._visited("place", place, section)
        for number, card in enumerate(self._files.places[place].card):
            owner = self._files.at(part, "card", number, "id")
            name = card_name(place, number)
            section = self._told(f"card.{id}.{name}", part, (card.id,), owner)
            self._visited("card", card.id, section)
            if section is not None and section.back:
                self.add(f"back.{id}.{name}", section.back)
            elif section is not None:
                self._report.error("mission/no-back", section.place, card=card.id)
            for index, offer in enumerate(card.offer):
                way = self._files.at(part, "card", number, "offer", index, "id")
                path = (card.id, offer.id)
                self._told(f"offer.{id}.{name}-{index + 1}", part, path, way)
            for index, test in enumerate(card.test):
                if test.passed is not None:
                    way = self._files.at(part, "card", number, "test", index, "passed")
                    path = (card.id, test_name("passed", index))
                    self._told(f"passed.{id}.{test_name(name, index)}", part, path, way)

    def _elements(self) -> None:
        id = self._files.mission.id
        for number, element in enumerate(self._files.elements.element):
            owner = self._files.at("elements", "element", number, "id")
            self._told(f"face.{id}.element-{number + 1}", "elements", (element.id,), owner)
            spoken = self._texts.say(Text.of("term.element", n=number + 1), self._lang)
            self.add(f"element.{id}.element-{number + 1}", spoken)
            self._term("element", element.id, spoken)

    def _receptacles(self) -> None:
        id = self._files.mission.id
        for number, body in enumerate(self._files.receptacles.receptacle):
            owner = self._files.at("receptacles", "receptacle", number, "id")
            section = self._told(f"receptacle.{id}.{body.id}", "receptacles", (body.id,), owner)
            self._term("receptacle", body.id, section.name if section else body.id)

    def _check_prose(self) -> None:
        """Headings that nothing asks for, that stand twice, or that name nothing."""
        for (part, lang), prose in self._files.prose.items():
            if lang == self._lang:
                self._check_part(part, prose)

    def _check_part(self, part: str, prose: Prose) -> None:
        wanted = [path for owner, path in self._used if owner == part]
        for path, section in prose.sections.items():
            if path in wanted or (part in ("elements", "receptacles") and not path):
                continue
            names = [other[-1] for other in wanted if other]
            hint = did_you_mean(path[-1], names) if path else None
            place, heading = section.place, section.name
            self._report.warning("mission/unused-prose", place, hint=hint, heading=heading)
        for section in prose.twice:
            self._report.error("mission/prose-twice", section.place, heading=section.name)
        for place in prose.unnamed:
            self._report.error("mission/heading-without-name", place, heading=place.excerpt)
        for place in prose.misplaced:
            self._report.error("mission/heading-misplaced", place, heading=place.excerpt)
        if prose.unheaded is not None:
            self._report.error("mission/text-before-heading", prose.unheaded)
        if prose.unclosed is not None:
            self._report.error("mission/open-comment", prose.unclosed)
        if prose.endless is not None:
            self._report.error("mission/too-many-headings", prose.endless)


def _names_of(files: Files) -> set[str]:
    """Everything that headings may be about."""
    mission = files.mission
    cards = [card for table in files.places.values() for card in table.card]
    return {
        *BASE,
        *mission.failures,
        *(element.id for element in files.elements.element),
        *(body.id for body in files.receptacles.receptacle),
        *(card.id for card in cards),
        *(offer.id for card in cards for offer in card.offer),
    }
