"""Recognise the marks of a test in its syntax tree: `rule(…)`, `skip`, `xfail`."""

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

__all__ = ["Markers", "pytestmarks"]


@dataclass(frozen=True, slots=True)
class Markers:
    """The names under which one file knows our marker.

    hypothesis has a `rule` too, so a bare name counts only where it was imported from elsewhere.
    """

    names: frozenset[str]

    @classmethod
    def of(cls, tree: ast.Module) -> "Markers":
        """Read the imports of a file."""
        imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        ours = [node for node in imports if not (node.module or "").startswith("hypothesis")]
        return cls(
            frozenset(
                alias.asname or alias.name
                for node in ours
                for alias in node.names
                if alias.name == "rule"
            )
        )

    def ids(self, marks: Sequence[ast.expr]) -> list[ast.expr]:
        """The arguments of every `rule(…)` among these marks."""
        calls = [mark for mark in _flat(marks) if isinstance(mark, ast.Call)]
        return [word for call in calls if self._is_rule(call.func) for word in call.args]

    def never_run(self, marks: Sequence[ast.expr]) -> bool:
        """Whether a mark skips the test, or expects it to fail, without any condition."""
        return any(_is_skip(mark) for mark in _flat(marks))

    def _is_rule(self, function: ast.expr) -> bool:
        if isinstance(function, ast.Name):
            return function.id in self.names
        dotted = ast.unparse(function)
        return dotted.endswith(("mark.rule", "testing.rule"))


def pytestmarks(body: Sequence[ast.stmt]) -> list[ast.expr]:
    """The value a module or a class assigns to `pytestmark`."""
    found: list[ast.expr] = []
    for node in body:
        targets: Sequence[ast.expr] = ()
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AnnAssign):
            targets = (node.target,)
        else:
            continue
        named = any(
            isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets
        )
        if named and node.value is not None:
            found.append(node.value)
    return found


def _flat(marks: Sequence[ast.expr]) -> Iterator[ast.expr]:
    for mark in marks:
        if isinstance(mark, ast.List | ast.Tuple):
            yield from _flat(mark.elts)
        else:
            yield mark


def _is_skip(mark: ast.expr) -> bool:
    conditions: list[ast.expr] = []
    if isinstance(mark, ast.Call):
        conditions = [
            *mark.args,
            *(word.value for word in mark.keywords if word.arg == "condition"),
        ]
        mark = mark.func
    dotted = ast.unparse(mark)
    return dotted.endswith("mark.skip") or (dotted.endswith("mark.xfail") and not conditions)
