"""Docstrings begin with the thing they describe, not with a clause that must be decoded first."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "looptable"
FOLDERS = (
    *(one for one in sorted(SOURCE.iterdir()) if any(one.rglob("*.py"))),
    ROOT / "tests",
    ROOT / "tools",
)
CLAUSE = re.compile(r"(What|Who|Whose|Whom|Whoever|Whatever|Where|Wherever|How likely)\b")


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


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_docstring_begins_with_a_relative_clause(folder: Path) -> None:
    assert not [found for path in sorted(folder.rglob("*.py")) for found in clauses(path)]


def test_a_planted_clause_is_found(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text('"""Facts."""\nFACT = 1\n"""What is known."""\n', "utf-8")
    assert clauses(module) == ["module.py:3: What is known."]
