"""Mistakes of a mission that is well written: seals nobody opens, elements nobody finds."""

from collections.abc import Iterator

from looptable.content.diagnostics.diagnostics import Diagnostics, Place
from looptable.effects.nodes import Choose, Do, If, Node, Seq
from looptable.games.time_stories.mission.checks.announcing import check_announced
from looptable.games.time_stories.mission.checks.reach import find_reach
from looptable.games.time_stories.mission.definitions import CardFile, PowerFile, TestFile
from looptable.games.time_stories.mission.effects import Effects
from looptable.games.time_stories.mission.folder import Files

__all__ = ["check_story"]

Path = tuple[str | int, ...]

HELPING = ("add-dice", "add-hits", "eliminate", "defeat")
"""Effects by which a test may be passed without dice of one's own."""


def check_story(files: Files, effects: Effects, report: Diagnostics) -> None:
    """Reports what makes a mission unplayable, and warns of what is probably a slip."""
    _Story(files, effects, report).check()
    check_announced(files, report)


def _conditions(node: Node) -> Iterator[Do]:
    """Every condition of a tree."""
    match node:
        case Do():
            pass
        case Seq(parts) | Choose(parts):
            for part in parts:
                yield from _conditions(part)
        case If(condition, body, otherwise):
            yield condition
            yield from _conditions(body)
            if otherwise is not None:
                yield from _conditions(otherwise)
        case _:
            yield from _conditions(node.body)


class _Story:
    def __init__(self, files: Files, effects: Effects, report: Diagnostics) -> None:
        self._files = files
        self._effects = effects
        self._report = report
        self._reach = find_reach(files, effects)
        self._place_of = {card.id: place for place, _, card in self._cards()}

    def check(self) -> None:
        """Everything."""
        for place, number, card in self._cards():
            self._check_card(f"places/{place}", ("card", number), card)
        self._check_revealed()
        self._check_tokens()
        self._check_resources()
        self._check_characteristics()
        self._check_tags()
        self._check_elements()
        self._check_places()
        self._check_endings()

    def _cards(self) -> Iterator[tuple[str, int, CardFile]]:
        for place, table in self._files.places.items():
            for number, card in enumerate(table.card):
                yield place, number, card

    def _tests(self) -> Iterator[tuple[str, Path, TestFile]]:
        """Every test with the file and the way to it."""
        for place, number, card in self._cards():
            for index, test in enumerate(card.test):
                yield f"places/{place}", ("card", number, "test", index), test

    def _powers(self) -> Iterator[PowerFile]:
        files = self._files
        for body in files.receptacles.receptacle:
            yield from body.power
        for element in files.elements.element:
            yield from element.power
        for table in files.places.values():
            yield from table.rule
        yield from files.mission.rule

    def _named(self, slot: str, *verbs: str) -> set[str]:
        """Names in the clauses with these verbs."""
        return {clause.phrase(slot) for _, clause in self._effects.clauses(*verbs)}

    def _asked(self, slot: str, *conditions: str) -> dict[str, Place]:
        """Names in conditions, and where each is named first."""
        found: dict[str, Place] = {}
        for label, node in self._effects.nodes.items():
            for condition in _conditions(node):
                if condition.verb in conditions:
                    found.setdefault(condition.phrase(slot), self._written(label, condition))
        return found

    def _written(self, label: str, clause: Do) -> Place:
        part, path = self._effects.written[label]
        return self._files.documents[part].index.inside(path, max(0, clause.column - 1))

    def _check_card(self, part: str, path: Path, card: CardFile) -> None:
        at = self._files.at(part, *path, "id")
        if not card.test and (card.lock or card.adversary):
            self._report.error("mission/lock-without-test", at, name=card.id)
        if card.id in self._reach.cards or self._place_of[card.id] not in self._reach.places:
            return
        if card.sign == "forbidden" and card.id not in self._reach.freed:
            self._report.warning("mission/forbidden-for-ever", at, name=card.id)
        seal = card.sealed
        for missing in self._reach.missing(card):
            way: Path = ("key",)
            if seal is not None and missing in seal.tokens:
                way = ("tokens", seal.tokens.index(missing))
            there = self._files.at(part, *path, "sealed", *way)
            self._report.error("mission/seal-shut", there, name=card.id, other=missing)

    def _check_revealed(self) -> None:
        for label, clause in self._effects.clauses("reveal"):
            part, _ = self._effects.written[label]
            card = clause.phrase("card")
            if part != f"places/{self._place_of[card]}":
                at = self._written(label, clause)
                self._report.error("mission/reveal-elsewhere", at, name=card)

    def _check_tokens(self) -> None:
        gained = self._named("token", "gain-token")
        asked = self._asked("token", "has", "has-not")
        sealing = {
            token for _, _, card in self._cards() if card.sealed for token in card.sealed.tokens
        }
        for number, one in enumerate(self._files.mission.tokens):
            at = self._files.at("mission", "tokens", number, "id")
            if one.id not in sealing and one.id not in asked:
                self._report.warning("mission/token-for-nothing", at, name=one.id)
            elif one.id in asked and one.id not in gained:
                self._report.warning("mission/never-gained", asked[one.id], name=one.id)

    def _check_resources(self) -> None:
        given = self._named("resource", "gain-resource")
        for body in self._files.receptacles.receptacle:
            given |= {*body.inventory, *body.store}
        if self._effects.clauses("gain-any"):
            given |= {one.id for one in self._files.mission.resources}
        paid: set[str] = set()
        for label, clause in self._effects.clauses("pay"):
            resource = clause.phrase("resource")
            if resource not in given and resource not in paid:
                at = self._written(label, clause)
                self._report.error("mission/nothing-to-pay", at, name=resource)
            paid.add(resource)
        for number, one in enumerate(self._files.mission.resources):
            if one.id not in given | paid:
                at = self._files.at("mission", "resources", number, "id")
                self._report.warning("mission/resource-for-nothing", at, name=one.id)

    def _check_characteristics(self) -> None:
        able = {name for body in self._files.receptacles.receptacle for name in body.dice}
        powers = [*self._powers()]
        # Dice of one characteristic may do for another.
        able |= {str(power.against) for power in powers if power.rolls in able}
        is_helped = bool(self._effects.clauses(*HELPING))
        tested = {str(power.rolls) for power in powers}
        for part, path, test in self._tests():
            tested.add(test.characteristic)
            if test.characteristic not in able and not is_helped:
                at = self._files.at(part, *path, "characteristic")
                self._report.error("mission/no-dice", at, name=test.characteristic)
            for number, pile in enumerate(test.shields):
                if pile.endswith("special") and self._files.mission.special is None:
                    at = self._files.at(part, *path, "shields", number)
                    self._report.error("mission/special-without-effect", at)
        for number, one in enumerate(self._files.mission.characteristics):
            if one.id not in tested:
                at = self._files.at("mission", "characteristics", number, "id")
                self._report.warning("mission/never-tested", at, name=one.id)

    def _check_tags(self) -> None:
        carried = {tag for table in self._files.places.values() for tag in table.tags}
        carried |= {tag for element in self._files.elements.element for tag in element.tags}
        for number, one in enumerate(self._files.mission.tags):
            if one.id not in carried:
                at = self._files.at("mission", "tags", number, "id")
                self._report.warning("mission/tag-for-nothing", at, name=one.id)

    def _check_elements(self) -> None:
        given = self._named("element", "gain-element")
        for number, element in enumerate(self._files.elements.element):
            if element.id not in given:
                at = self._files.at("elements", "element", number, "id")
                self._report.warning("mission/never-given", at, name=element.id)

    def _check_places(self) -> None:
        mission = self._files.mission
        for number, place in enumerate(mission.places):
            if place not in self._reach.places:
                at = self._files.at("mission", "places", number)
                self._report.error("mission/no-way-there", at, name=place)
        if len({mission.start, *mission.plan}) < 2:  # nowhere to go on to
            self._report.error("mission/nowhere-to-go", self._files.at("mission", "plan"))

    def _check_endings(self) -> None:
        mission = self._files.mission
        used = self._named("failure", "fail")
        for number, failure in enumerate(mission.failures):
            if failure not in used:
                at = self._files.at("mission", "failures", number)
                self._report.warning("mission/never-failed", at, name=failure)
        winning = self._effects.clauses("win")
        if not winning:
            self._report.error("mission/no-success", self._files.at("mission", "id"))
        elif not self._reach.can_win and not self._report.errors:  # else it is told why
            at = self._written(*winning[0])
            self._report.error("mission/success-out-of-reach", at)
