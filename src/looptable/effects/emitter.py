"""Compiles effect trees to a program. Nodes only emit; the machine alone executes."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NoReturn

from looptable.effects import program
from looptable.effects.language import Language
from looptable.effects.nodes import Choose, Do, Each, If, May, Node, Repeat, Seq, UpTo
from looptable.effects.notation import Mistake, NotationError
from looptable.effects.program import Program

__all__ = ["Compiled", "Emitter", "check_effect", "compile_effects", "register_names"]

DEPTH = 2  # how deep "for each" may nest
LARGEST = 2_000  # instructions of one effect


@dataclass(frozen=True, slots=True)
class Compiled:
    """A program, and the nodes that its CHOOSE and MAY instructions offer, by their address."""

    program: Program
    offers: Mapping[int, tuple[Node, ...]]


@dataclass
class Emitter:
    """Appends instructions; verbs of games write through it."""

    language: Language
    code: list[int] = field(default_factory=list)
    offers: dict[int, tuple[Node, ...]] = field(default_factory=dict)
    loops: int = 0
    first: int = 0
    column: int = 0

    def effect(self, node: Node) -> int:
        """Appends a whole effect and gives its address."""
        self.first = self.here()
        self.column = 0
        self.node(node)
        self.emit(program.RETURN)
        return self.first

    def here(self) -> int:
        """The address of the next instruction."""
        return len(self.code)

    def emit(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        """Appends an instruction and gives its address."""
        if self.here() - self.first >= LARGEST * program.WIDTH:
            self._refuse("effect/too-large")
        self.code += (kind, a, b, c)
        return self.here() - program.WIDTH

    def patch(self, address: int, operand: int = 1) -> None:
        """Makes an operand of an earlier instruction point here: 1 is a, 2 is b, 3 is c."""
        self.code[address + operand] = self.here()

    def register(self, name: str) -> int:
        """The register of this name; register 0 holds the answer of the last pick."""
        return 1 + self.language.registers.index(name)

    def item(self) -> int:
        """The register with the member that the innermost "for each" is at."""
        if self.loops == 0:
            self._refuse("effect/outside-each")
        return self._loop_register(self.loops - 1) + 1

    def node(self, node: Node) -> None:
        """Appends the instructions of a tree."""
        match node:
            case Do():
                self.column = node.column
                self.language.verb(node.verb).emit(self, node)
            case Seq(steps):
                for step in steps:
                    self.node(step)
            case Choose(options):
                self._choose(options)
            case May(body):
                self._may(body, 1)
            case UpTo(most, body):
                self._may(body, most)
            case Repeat(times, body):
                for _ in range(times):
                    self.node(body)
            case Each(members, body):
                self._each(members, body)
            case If(condition, body, otherwise):
                self._if(condition, body, otherwise)

    def _choose(self, options: tuple[Node, ...]) -> None:
        choice = self.emit(program.CHOOSE, len(options))
        self.offers[choice] = options
        jumps = [self.emit(program.JUMP) for _ in options]
        ends = []
        for jump, option in zip(jumps, options, strict=True):
            self.patch(jump)
            self.node(option)
            ends.append(self.emit(program.JUMP))
        for end in ends:
            self.patch(end)
        self.patch(choice, 2)

    def _may(self, body: Node, most: int) -> None:
        declined = []
        for _ in range(most):
            declined.append(self.emit(program.MAY))
            self.offers[declined[-1]] = (body,)
            self.node(body)
        for address in declined:
            self.patch(address)

    def _each(self, members: Do, body: Node) -> None:
        self.column = members.column
        if self.loops == DEPTH:
            self._refuse("effect/too-deep")
        rest = self._loop_register(self.loops)
        word = next(word for word in self.language.sets if word.id == members.verb)
        word.emit(self, members)
        self.emit(program.KEEP, rest)
        again = self.emit(program.NEXT, rest, rest + 1)
        self.loops += 1
        self.node(body)
        self.loops -= 1
        self.emit(program.JUMP, again)
        self.patch(again, 3)

    def _if(self, condition: Do, body: Node, otherwise: Node | None) -> None:
        word = next(word for word in self.language.conditions if word.id == condition.verb)
        word.emit(self, condition)
        unless = self.emit(program.IFNOT)
        self.node(body)
        if otherwise is None:
            self.patch(unless)
            return
        end = self.emit(program.JUMP)
        self.patch(unless)
        self.node(otherwise)
        self.patch(end)

    def _refuse(self, code: str) -> NoReturn:
        """An effect that reads well and still cannot be carried out is an author's mistake too."""
        raise NotationError(Mistake(code, self.column, ""))

    def _loop_register(self, depth: int) -> int:
        return 1 + len(self.language.registers) + 2 * depth


def register_names(language: Language) -> tuple[str, ...]:
    """The names of all registers of a game's machine, in order."""
    loops = [f"loop-{depth}-{part}" for depth in range(1, DEPTH + 1) for part in ("rest", "item")]
    return ("answer", *language.registers, *loops)


def check_effect(language: Language, node: Node) -> None:
    """Raises NotationError if an effect cannot be compiled."""
    Emitter(language).effect(node)


def compile_effects(language: Language, effects: Mapping[str, Node]) -> Compiled:
    """One program for all effects, each under its name."""
    emitter = Emitter(language)
    starts = {label: emitter.effect(node) for label, node in effects.items()}
    made = Program(emitter.code, starts, len(register_names(language)))
    return Compiled(made, emitter.offers)
