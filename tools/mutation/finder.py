"""All mutants of a file: a walk over its syntax tree that leaves out what holds no rule."""

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from mutation.mutant import Mutant
from mutation.operators import changes
from mutation.source import SourceText

__all__ = ["find_mutants"]

# Types, decorators, bases and imports do not act; an assertion guards against bugs and is no
# rule; places inside an f-string are not exact before Python 3.12.
_NO_RULE = (ast.Assert, ast.Import, ast.ImportFrom, ast.JoinedStr)
_NO_RULE_FIELDS = frozenset({"annotation", "returns", "decorator_list", "bases", "keywords"})
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


def find_mutants(file: str, text: str) -> tuple[Mutant, ...]:
    """Every mutant of a source text, in the order of the text; not yet proved to be sound."""
    walk = _Walk(file, SourceText.of(text))
    found = walk.visit_all(walk.source.tree.body, _Place((1, 1), in_function=False))
    return tuple(sorted(set(found)))


@dataclass(frozen=True, slots=True)
class _Place:
    """The lines that run together with a node, and whether they run in a function."""

    reach: tuple[int, int]
    in_function: bool


@dataclass(frozen=True, slots=True)
class _Walk:
    file: str
    source: SourceText

    def visit_all(self, nodes: Sequence[ast.AST], place: _Place) -> Iterator[Mutant]:
        for node in nodes:
            yield from self._visit(node, place)

    def _visit(self, node: ast.AST, place: _Place) -> Iterator[Mutant]:
        if isinstance(node, _NO_RULE) or _is_for_tools(node):
            return
        if isinstance(node, ast.stmt | ast.match_case):
            place = _Place(_reach(node), place.in_function)
        for change in changes(node, self.source, place.in_function):
            yield Mutant.of(self.file, self.source, change, place.reach)
        for name, value in ast.iter_fields(node):
            if name in _NO_RULE_FIELDS and not isinstance(node, ast.Call):
                continue
            is_body = name == "body" and isinstance(node, _FUNCTIONS)
            inside = _Place(place.reach, is_body or place.in_function)
            children = value if isinstance(value, list) else [value]
            yield from self.visit_all([one for one in children if isinstance(one, ast.AST)], inside)


def _reach(node: ast.stmt | ast.match_case) -> tuple[int, int]:
    """The lines of a statement without the block below it."""
    if isinstance(node, ast.match_case):
        last = node.guard or node.pattern
        return node.pattern.lineno, last.end_lineno or last.lineno
    block = node.cases if isinstance(node, ast.Match) else getattr(node, "body", None)
    if not block:
        return node.lineno, node.end_lineno or node.lineno
    below = block[0].pattern if isinstance(block[0], ast.match_case) else block[0]
    return node.lineno, max(node.lineno, below.lineno - 1)


def _is_for_tools(node: ast.AST) -> bool:
    """Blocks for type checkers, `Literal[…]`, and the calls that tell them what cannot happen."""
    match node:
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.If(test=ast.Compare(left=ast.Name(id="__name__"))):
            return True
        case ast.Subscript(value=ast.Name(id="Literal")):
            return True
        case ast.Expr(value=ast.Call(func=ast.Name(id="assert_never"))):
            return True
        case _:
            return False
