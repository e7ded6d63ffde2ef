"""What is written well and still cannot be meant: seals nobody opens, elements nobody finds."""

from looptable.content.diagnostics import Diagnostics, Place
from looptable.effects.nodes import Do
from looptable.games.time_stories.story.definitions import CardFile
from looptable.games.time_stories.story.effects import Effects
from looptable.games.time_stories.story.folder import Files

__all__ = ["check_story"]


def check_story(files: Files, effects: Effects, report: Diagnostics) -> None:
    """Reports what makes a mission unplayable, and warns of what is probably a slip."""
    _Story(files, effects, report).check()


class _Story:
    def __init__(self, files: Files, effects: Effects, report: Diagnostics) -> None:
        self._files = files
        self._effects = effects
        self._report = report
        self._cards = {
            card.id: (place, card) for place, table in files.places.items() for card in table.card
        }

    def check(self) -> None:
        """Everything."""
        self._check_tests()
        self._check_tokens()
        self._check_elements()
        self._check_places()
        self._check_revealed()
        if not self._effects.clauses("win"):
            self._error("mission/no-success", self._files.at("mission", "id"))

    def _error(self, code: str, at: Place, name: str = "", other: str = "") -> None:
        self._report.error(code, at, name=name, other=other)

    def _warn(self, code: str, at: Place, name: str) -> None:
        self._report.warning(code, at, name=name)

    def _named(self, slot: str, *verbs: str) -> set[str]:
        return {clause.phrase(slot) for _, clause in self._effects.clauses(*verbs)}

    def _card_place(self, place: str, number: int, *path: str | int) -> Place:
        return self._files.at(f"places/{place}", "card", number, *path)

    def _check_tests(self) -> None:
        special = self._files.mission.special
        for place, table in self._files.places.items():
            for number, card in enumerate(table.card):
                at = self._card_place(place, number, "id")
                if not card.test and (card.lock or card.adversary):
                    self._error("mission/lock-without-test", at, name=card.id)
                for index, test in enumerate(card.test):
                    if special is None and any(pile.endswith("special") for pile in test.shields):
                        way = self._card_place(place, number, "test", index, "shields")
                        self._error("mission/special-without-effect", way, name=card.id)
                if card.sign == "forbidden" and not self._is_freed(card):
                    self._warn("mission/forbidden-for-ever", at, name=card.id)

    def _is_freed(self, card: CardFile) -> bool:
        return card.id in self._named("card", "permit", "reveal")

    def _check_tokens(self) -> None:
        gained = self._named("token", "gain-token")
        needed: set[str] = set()
        for place, table in self._files.places.items():
            for number, card in enumerate(table.card):
                for index, token in enumerate(card.sealed.tokens if card.sealed else ()):
                    needed.add(token)
                    if token not in gained and not self._is_freed(card):
                        at = self._card_place(place, number, "sealed", "tokens", index)
                        self._error("mission/seal-shut", at, name=card.id, other=token)
        asked = {
            token.id
            for token in self._files.mission.tokens
            if any(f"team has {token.id}" in text or f"team lacks {token.id}" in text
                   for text in self._written())
        }  # fmt: skip
        for number, one in enumerate(self._files.mission.tokens):
            if one.id not in needed | asked:
                at = self._files.at("mission", "tokens", number, "id")
                self._warn("mission/token-for-nothing", at, name=one.id)

    def _written(self) -> list[str]:
        notation = self._effects.notation
        return [notation.write(node) for node in self._effects.nodes.values()]

    def _check_elements(self) -> None:
        given = self._named("element", "gain-element")
        for number, element in enumerate(self._files.elements.element):
            if element.id not in given:
                at = self._files.at("elements", "element", number, "id")
                self._warn("mission/never-given", at, name=element.id)

    def _check_places(self) -> None:
        mission = self._files.mission
        reached = {mission.start, *mission.plan, *self._named("place", "map", "go")}
        for number, place in enumerate(mission.places):
            if place not in reached:
                at = self._files.at("mission", "places", number)
                self._error("mission/no-way-there", at, name=place)
        if len({mission.start, *mission.plan}) < 2:  # nowhere to go on to
            self._error("mission/nowhere-to-go", self._files.at("mission", "plan"))

    def _check_revealed(self) -> None:
        for label, clause in self._effects.clauses("reveal"):
            part, path = self._effects.written[label]
            place = part.removeprefix("places/")
            owner, _ = self._cards[clause.phrase("card")]
            if owner != place:
                at = self._at(clause, part, path)
                self._error("mission/reveal-elsewhere", at, name=clause.phrase("card"))

    def _at(self, clause: Do, part: str, path: tuple[str | int, ...]) -> Place:
        return self._files.documents[part].index.inside(path, max(0, clause.column - 1))
