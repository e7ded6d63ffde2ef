"""Docstrings begin with the thing they describe, not with a clause that must be decoded first."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "looptable"
ROOMS = (
    "core",
    "content",
    "engine",
    "effects",
    "games",
    "bots",
    "lab",
    "conformance",
    "wire",
    "storage",
    "server",
    "client",
    "cli",
    "testing",
)
CLAUSE = re.compile(r"(What|Who|Whose|Whom|Whoever|Whatever|How likely)\b")


def docstrings(text: str) -> Iterator[tuple[int, str]]:
    """The line and text of each string that stands by itself."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            if isinstance(node.value.value, str):
                yield node.lineno, node.value.value.strip()


def clauses(path: Path) -> list[str]:
    return [
        f"{path.name}:{line}: {text.splitlines()[0]}"
        for line, text in docstrings(path.read_text("utf-8"))
        if CLAUSE.match(text)
    ]


@pytest.mark.parametrize("room", ROOMS)
def test_no_docstring_begins_with_a_relative_clause(room: str) -> None:
    files = sorted((SOURCE / room).rglob("*.py"))
    assert not [
        found
        for path in files
        if "tests" not in path.relative_to(SOURCE).parts
        for found in clauses(path)
    ]


def test_a_planted_clause_is_found(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text('"""Facts."""\nFACT = 1\n"""What is known."""\n', "utf-8")
    assert clauses(module) == ["module.py:3: What is known."]
