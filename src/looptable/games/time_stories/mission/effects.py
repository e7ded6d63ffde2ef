"""Reads every effect of a mission, each under the label that positions know it by."""

from dataclasses import dataclass, field

from looptable.content.diagnostics.diagnostics import Diagnostics
from looptable.content.text.texts import Item, Text
from looptable.effects.emitter import check_effect
from looptable.effects.nodes import Do, May, Node, Seq, walk
from looptable.effects.notation import NUMBER, VERB, Mistake, Notation, NotationError
from looptable.games.time_stories.mission.definitions import PowerFile
from looptable.games.time_stories.mission.folder import Files
from looptable.games.time_stories.rules.codes import ANY_TOKENS, STORED_TOKENS
from looptable.games.time_stories.rules.layout import LETTERS, RESOURCES
from looptable.games.time_stories.verbs.rolls import ROLL_VERBS
from looptable.games.time_stories.verbs.things import PRICES

__all__ = [
    "Effects",
    "card_name",
    "is_local",
    "leads_away",
    "order_of",
    "price_of",
    "read_effects",
    "test_name",
]

SPOKEN = {VERB: Text("expected.verb"), NUMBER: Text("expected.number")}
ORDER = ("reroll", "turn", "add-hits")
LONGEST = 40  # so much of a wrong word is shown

Path = tuple[str | int, ...]


def card_name(place: str, number: int) -> str:
    """The name that everybody knows a card by: its place and its letter."""
    return f"{place}-{LETTERS[number]}"


def test_name(card: str, number: int) -> str:
    """The name of a test: that of its card, and its number if it is not the first."""
    return f"{card}-{number + 1}" if number else card


def price_of(node: Node) -> tuple[int, int]:
    """The immediate cost of an effect, as (number, purse); an effect that cannot be paid is not offered."""
    if isinstance(node, May):
        return price_of(node.body)
    step = node.steps[0] if isinstance(node, Seq) else node
    if not isinstance(step, Do) or step.verb not in PRICES:
        return (0, 0)
    purse = {"pay-any": ANY_TOKENS, "spend": STORED_TOKENS}.get(step.verb, -1)
    return step.number("n"), RESOURCES.index(step.phrase("resource")) if purse < 0 else purse


def leads_away(node: Node) -> bool:
    """Whether an effect may send the group to another place."""
    return any(clause.verb in ("go", "go-marked") for clause in walk(node))


def is_local(node: Node) -> bool:
    """Whether an effect is about the card where its agent stands, or about those who stand there."""
    return any(
        clause.verb in ("eliminate", "defeat", "reveal") or ("crowd", "here") in clause.slots
        for clause in walk(node)
    )


def order_of(node: Node) -> int:
    """The rank of a power after a roll: rerolls, changes of dice, added hits (TIME-OPEN-26)."""
    met = {clause.verb for clause in walk(node)}
    return next((rank for rank, verb in enumerate(ORDER) if verb in met), len(ORDER))


@dataclass
class Effects:
    """The trees by label, and where each is written."""

    files: Files
    notation: Notation
    report: Diagnostics
    nodes: dict[str, Node] = field(default_factory=dict)
    written: dict[str, tuple[str, Path]] = field(default_factory=dict)

    def read(self, label: str, text: str | None, part: str, path: Path, *, rolls: bool) -> None:
        """Reads one; `rolls` says whether it works around a roll."""
        if text is None:
            return
        try:
            node = self.notation.parse(text)
            check_effect(self.notation.language, node)
        except NotationError as error:
            self._mistake(error.mistake, part, path)
            return
        self.nodes[label] = node
        self.written[label] = (part, path)
        for clause in walk(node):
            if clause.verb in ROLL_VERBS and not rolls:
                place = self.files.documents[part].index.inside(path, max(0, clause.column - 1))
                code = "mission/not-in-a-roll"
                self.report.error(code, place, verb=self.notation.write(clause))

    def clauses(self, *verbs: str) -> list[tuple[str, Do]]:
        """Every clause with one of these verbs, with the label of its effect."""
        return [
            (label, clause)
            for label, node in self.nodes.items()
            for clause in walk(node)
            if clause.verb in verbs
        ]

    def _mistake(self, mistake: Mistake, part: str, path: Path) -> None:
        expected: tuple[Item, ...] = tuple(SPOKEN.get(word, word) for word in mistake.expected)
        code, meant = mistake.code, mistake.meant
        self.report.error(
            code,
            self.files.documents[part].index.inside(path, max(0, mistake.column - 1)),
            hint=None if meant is None else Text.of("hint.did-you-mean", closest=meant),
            width=max(1, len(mistake.found)),
            found=mistake.found[:LONGEST],
            expected=expected,
        )


def read_effects(files: Files, notation: Notation, report: Diagnostics) -> Effects:
    """All effects of a mission."""
    effects = Effects(files, notation, report)
    effects.read("special", files.mission.special, "mission", ("special",), rolls=False)
    for failure, effect in files.mission.after.items():
        effects.read(f"after-{failure}", effect, "mission", ("after", failure), rolls=False)
    for place, table in files.places.items():
        part = f"places/{place}"
        for number, card in enumerate(table.card):
            name = card_name(place, number)
            path: Path = ("card", number)
            effects.read(f"{name}.read", card.read, part, (*path, "read"), rolls=False)
            for index, test in enumerate(card.test):
                label, trial = test_name(name, index), (*path, "test", index)
                effects.read(f"{label}.rolled", test.rolled, part, (*trial, "rolled"), rolls=False)
                effects.read(f"{label}.passed", test.passed, part, (*trial, "passed"), rolls=False)
            for index, offer in enumerate(card.offer):
                inside = (*path, "offer", index, "effect")
                effects.read(f"{name}.{index + 1}", offer.effect, part, inside, rolls=False)
        _powers(effects, f"rule.{place}", table.rule, part, ("rule",))
    _powers(effects, "base", files.mission.rule, "mission", ("rule",))
    for number, element in enumerate(files.elements.element):
        _powers(
            effects,
            f"element-{number + 1}",
            element.power,
            "elements",
            ("element", number, "power"),
        )
    for number, body in enumerate(files.receptacles.receptacle):
        way: Path = ("receptacle", number, "power")
        _powers(effects, f"receptacle-{body.id}", body.power, "receptacles", way)
    return effects


def _powers(
    effects: Effects, name: str, powers: tuple[PowerFile, ...], part: str, path: Path
) -> None:
    for number, power in enumerate(powers):
        rolls = power.when in ("before-roll", "after-roll")
        way = (*path, number, "effect")
        effects.read(f"{name}.{number + 1}", power.effect, part, way, rolls=rolls)
