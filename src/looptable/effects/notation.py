"""Reads the effect notation: text to nodes, or to a mistake with its exact place; and back.

    push 1 clone; remove 1 rift there
    choose: add 1 energy here | add 1 energy on each vortex
    may: (discard 1 card; draw 2 cards)
    up to 2: push 1 clone
    2 times: pull 1 clone
    for each other agent: add 1 energy there
    if another agent is here: remove 1 rift here else: draw 1 card

`choose`, `may` and the like govern the one step behind their colon; brackets make one step of many.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from lark import Token, Tree
from lark.exceptions import UnexpectedInput, UnexpectedToken

from looptable.content.diagnostics.diagnostics import closest
from looptable.effects.grammar import FRAME, SLOT, bare, build_parser, pattern_words
from looptable.effects.language import NUMBERS, Language, Word
from looptable.effects.nodes import Choose, Do, Each, If, May, Node, Repeat, Seq, UpTo, Value

__all__ = ["NUMBER", "VERB", "Mistake", "Notation", "NotationError"]

VERB, NUMBER = "<verb>", "<number>"
"""Expected continuations that are not a single word."""

DEEPEST = 24  # brackets and frames inside one another
LONGEST = 10_000  # characters
TOKEN = re.compile(r"[^\s;:|()]+|.?")


@dataclass(frozen=True, slots=True)
class Mistake:
    """A mistake in a text, and its place: `column` counts from 1."""

    code: str
    column: int
    found: str
    expected: tuple[str, ...] = ()
    meant: str | None = None


class NotationError(ValueError):
    """A text that is not in the notation."""

    def __init__(self, mistake: Mistake) -> None:
        super().__init__(f"{mistake.code} at column {mistake.column}: {mistake.found!r}")
        self.mistake = mistake


class Notation:
    """Reader and writer of the notation of one game."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._parser = build_parser(language)
        self._words = sorted(pattern_words(language))
        self._verbs = {bare(word.pattern.split()[0]) for word in language.verbs}
        self._starts = {*self._verbs, *(word.split()[0] for word in FRAME[:5])}

    def parse(self, text: str) -> Node:
        """The tree of a text; raises NotationError."""
        if len(text) > LONGEST:
            raise NotationError(Mistake("effect/too-large", LONGEST + 1, ""))
        try:
            tree = self._parser.parse(text)
        except UnexpectedInput as error:
            raise NotationError(self._mistake(text, error)) from None
        seq = tree.children[0]
        assert isinstance(seq, Tree)
        return self._step(seq)

    def contradictions(self) -> list[str]:
        """Clauses that do not read back as they were meant, because another pattern takes them."""
        return [
            text
            for clause, text in self._examples()
            if self.mistake(text) is not None or self.parse(text) != clause
        ]

    def mistake(self, text: str) -> Mistake | None:
        """The mistake in a text, if there is one."""
        try:
            self.parse(text)
        except NotationError as error:
            return error.mistake
        return None

    def write(self, node: Node) -> str:
        """The text of a tree; reading it gives the tree again."""
        match node:
            case Seq(steps):
                return "; ".join(self._write_step(step) for step in steps)
            case _:
                return self._write_step(node)

    def _step(self, tree: "Tree[Token]", depth: int = 0) -> Node:
        if depth > DEEPEST:
            raise NotationError(Mistake("effect/too-deep", tree.meta.start_pos + 1, ""))
        kind = tree.data
        if kind.startswith("clause__"):
            return self._clause(tree, self.language.verbs)
        trees = [child for child in tree.children if isinstance(child, Tree)]
        heads = trees[:1] if kind in ("each", "branch") else []
        bodies = [self._step(child, depth + 1) for child in trees[len(heads) :]]
        if kind == "seq":
            return bodies[0] if len(bodies) == 1 else Seq(tuple(bodies))
        if kind == "choose":
            return Choose(tuple(bodies))
        if kind == "may":
            return May(*bodies)
        if kind == "each":
            return Each(self._clause(heads[0], self.language.sets), *bodies)
        if kind == "branch":
            return If(self._clause(heads[0], self.language.conditions), *bodies)
        number = next(t for t in tree.children if isinstance(t, Token) and t.type == "NUMBER")
        return (UpTo if kind == "upto" else Repeat)(_bounded(number, 9), *bodies)

    def _clause(self, tree: "Tree[Token]", words: Iterable[Word]) -> Do:
        name = tree.data.partition("__")[2]
        word = next(word for word in words if word.id.replace("-", "_") == name)
        fillers = [c for c in tree.children if isinstance(c, Tree) or c.type == "NUMBER"]
        slots = SLOT.findall(word.pattern)
        filled = tuple(
            (given or slot, self._value(slot, filler, word.most))
            for (given, slot), filler in zip(slots, fillers, strict=True)
        )
        return Do(word.id, filled, tree.meta.start_pos + 1)

    def _value(self, slot: str, filler: "Token | Tree[Token]", most: int) -> Value:
        if isinstance(filler, Token):
            return _bounded(filler, most)
        name = filler.data.partition("__")[2]
        return next(v for v in self.language.slot(slot).written if v.replace("-", "_") == name)

    def _mistake(self, text: str, error: UnexpectedInput) -> Mistake:
        """The place where reading stopped, what stands there and what could have stood there."""
        at = error.pos_in_stream or 0
        if isinstance(error, UnexpectedToken) and error.token.type == "$END":
            at = len(text)
        found = TOKEN.match(text, at)[0]  # type: ignore[index]  # it matches even the end
        expected = self._expected(text[:at])
        if not found:
            return Mistake("effect/incomplete", at + 1, "", expected)
        if VERB in expected and found[0].isalpha():
            return Mistake("effect/unknown-verb", at + 1, found, (), closest(found, self._starts))
        wanted = [word for word in self._words if word in expected]
        return Mistake("effect/unexpected", at + 1, found, expected, closest(found, wanted))

    def _expected(self, before: str) -> tuple[str, ...]:
        """The words that could follow this beginning."""
        reading = self._parser.parse_interactive(before)
        reading.exhaust_lexer()
        accepted: set[str] = reading.accepts()  # type: ignore[no-untyped-call]
        names = {_spoken(name) for name in accepted} - {""}
        if self._verbs <= names:  # any step could start here: say so in one word
            names = (names - self._starts - {NUMBER, "("}) | {VERB}
        return tuple(sorted(names))

    def _examples(self) -> list[tuple[Do, str]]:
        """Every verb with small and large numbers and each phrase once, and how it is written."""
        clauses = []
        for word in self.language.verbs:
            slots = SLOT.findall(word.pattern)
            choices = [self._fillers(slot, word.most) for _, slot in slots]
            for i in range(max(map(len, choices), default=1)):
                values = [options[i % len(options)] for options in choices]
                names = [given or slot for given, slot in slots]
                clauses.append(Do(word.id, tuple(zip(names, values, strict=True))))
        return [(clause, self.write(clause)) for clause in clauses]

    def _fillers(self, slot: str, most: int) -> list[Value]:
        return [1, most] if slot in NUMBERS else list(self.language.slot(slot).written)

    def _write_step(self, node: Node) -> str:
        match node:
            case Do():
                return self._write_clause(node, self.language.verbs)
            case Seq():
                return f"({self.write(node)})"
            case Choose(options):
                return "choose: " + " | ".join(self._write_inner(option) for option in options)
            case May(body):
                return f"may: {self._write_inner(body)}"
            case UpTo(most, body):
                return f"up to {most}: {self._write_inner(body)}"
            case Repeat(times, body):
                return f"{times} times: {self._write_inner(body)}"
            case Each(members, body):
                written = self._write_clause(members, self.language.sets)
                return f"for each {written}: {self._write_inner(body)}"
            case If(condition, body, otherwise):
                test = self._write_clause(condition, self.language.conditions)
                tail = f" else: {self._write_inner(otherwise)}" if otherwise is not None else ""
                return f"if {test}: {self._write_inner(body)}{tail}"

    def _write_inner(self, node: Node) -> str:
        """A step behind a colon; anything that could swallow what follows gets brackets."""
        text = self.write(node) if isinstance(node, Seq) else self._write_step(node)
        return text if isinstance(node, Do) else f"({text})"

    def _write_clause(self, clause: Do, words: Iterable[Word]) -> str:
        word = next(word for word in words if word.id == clause.verb)
        values = iter(clause.slots)
        numbers = [value for _, value in clause.slots if isinstance(value, int)]
        plural = bool(numbers) and numbers[0] != 1

        def fill(slot: str) -> str:
            _, value = next(values)
            return str(value) if slot in NUMBERS else self.language.slot(slot).written[str(value)]

        return _filled(word.pattern, fill, plural)


def _filled(pattern: str, fill: Callable[[str], str], plural: bool) -> str:
    text = SLOT.sub(lambda match: fill(match[2]), pattern)
    words = []
    for word in text.split():
        bare, bracket, ending = word.partition("[")
        words.append(bare + ending.rstrip("]") if bracket and plural else bare)
    return " ".join(words)


def _bounded(number: Token, most: int) -> int:
    digits = number.lstrip("0")
    value = int(digits or 0) if len(digits) <= 9 else most + 1
    if not 1 <= value <= most:
        column = (number.start_pos or 0) + 1
        raise NotationError(Mistake("effect/number", column, str(number), (f"1–{most}",)))
    return value


def _spoken(terminal: str) -> str:
    """A terminal of the grammar as an author writes it."""
    signs = {"COLON": ":", "SEMICOLON": ";", "VBAR": "|", "LPAR": "(", "RPAR": ")"}
    signs |= {"$END": "", "NUMBER": NUMBER}
    return signs.get(terminal, terminal.removeprefix("W_").lower().replace("_", "-"))
