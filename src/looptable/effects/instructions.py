"""Finds the instructions of a game's verbs and writes their numbers and their dispatch.

A function `do_gain(t, count)` in a module of `verbs/` executes the instruction GAIN; its parameters
after the table are the operands. One that is called `do_pick_…` or `do_test_…` changes nothing but
registers: the machine runs it to see whether a clause can matter. From those functions `make generate` writes `verbs/codes.py`, the
numbers that emitting functions use, and `verbs/steps.py`, which the machine calls: a decision tree
whose leaves are direct calls once it is compiled.
"""

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from looptable.effects.program import FIRST, FIRST_DEED
from looptable.engine.fields.codes import codes_source, numbered

__all__ = ["Instruction", "instruction_codes", "read_instructions", "steps_source"]

PREFIX = "do_"
HARMLESS = ("pick_", "test_")
OPERANDS = ("a", "b", "c")
GENERATED = ("codes.py", "steps.py")
LEAF = 3  # a comparison or two cost less than another fork

HEAD = '''"""Generated from the `do_…` functions of this folder by `make generate`; do not edit."""

from typing import Final

from mypy_extensions import i64

from {fields_module} import {fields}
from {package} import {modules}

__all__ = ["MODULES", "step"]

MODULES: Final = ({listed},)


def step(t: {fields}, kind: i64, a: i64, b: i64, c: i64) -> None:
    """Executes one instruction."""
'''


@dataclass(frozen=True, slots=True)
class Instruction:
    """One instruction: its name, and the function that executes it."""

    name: str
    module: str
    operands: int

    def is_deed(self) -> bool:
        """Whether it may change the table, not only ask or test."""
        return not self.name.startswith(HARMLESS)

    def call(self) -> str:
        """The call that executes it."""
        arguments = ", ".join(("t", *OPERANDS[: self.operands]))
        return f"{self.module}.{PREFIX}{self.name}({arguments})"


def read_instructions(folder: Path) -> list[Instruction]:
    """The instructions of all modules in a folder, by module, then as they stand in it."""
    found = [
        instruction
        for path in sorted(folder.glob("*.py"))
        if path.name not in GENERATED and path.name != "__init__.py"
        for instruction in _of_module(path)
    ]
    names = [instruction.name for instruction in found]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise ValueError(f"{folder.name}: two functions are called {PREFIX}{twice[0]}")
    return found


def _of_module(path: Path) -> Iterator[Instruction]:
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith(PREFIX):
            operands = len(node.args.args) - 1
            if not 0 <= operands <= len(OPERANDS):
                raise ValueError(f"{path.name}: {node.name} takes the table and 0 to 3 operands")
            yield Instruction(node.name.removeprefix(PREFIX), path.stem, operands)


def instruction_codes(instructions: Sequence[Instruction]) -> str:
    """The source of `codes.py`."""
    questions, deeds = _kinds(instructions)
    lists = [
        numbered("", [each.name for each in questions], first=FIRST),
        numbered("", [each.name for each in deeds], first=FIRST_DEED),
    ]
    return codes_source(lists, "from the verbs of this folder")


def _kinds(instructions: Sequence[Instruction]) -> tuple[list[Instruction], list[Instruction]]:
    """Those that only ask or test, and the deeds."""
    questions = [instruction for instruction in instructions if not instruction.is_deed()]
    deeds = [instruction for instruction in instructions if instruction.is_deed()]
    return questions, deeds


def steps_source(instructions: Sequence[Instruction], package: str, fields: str) -> str:
    """The source of `steps.py`; `fields` is the class of the table, as `module:Class`."""
    module, name = fields.split(":")
    modules = sorted({instruction.module for instruction in instructions})
    head = HEAD.format(
        fields_module=module,
        fields=name,
        package=package,
        modules=", ".join(modules),
        listed=", ".join(modules),
    )
    questions, deeds = _kinds(instructions)
    leaves = [*enumerate(questions, FIRST), *enumerate(deeds, FIRST_DEED)]
    return head + "\n".join(_tree(leaves, "    ")) + "\n"


def _tree(leaves: Sequence[tuple[int, Instruction]], indent: str) -> Iterator[str]:
    """Comparisons that lead to the call of each instruction."""
    if len(leaves) > LEAF:
        middle = len(leaves) // 2
        yield f"{indent}if kind < {leaves[middle][0]}:"
        yield from _tree(leaves[:middle], indent + "    ")
        first, *rest = _tree(leaves[middle:], indent)
        yield first.replace("if", "elif", 1)
        yield from rest
        return
    if len(leaves) == 1:
        yield f"{indent}{leaves[0][1].call()}"
        return
    for index, (number, instruction) in enumerate(leaves):
        is_last = index == len(leaves) - 1
        yield (
            f"{indent}else:" if is_last else f"{indent}{'el' if index else ''}if kind == {number}:"
        )
        yield f"{indent}    {instruction.call()}"
