"""Find the rule ids that tests cite, by reading their source; nothing is imported or run."""

import ast
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from rulescan.markers import Markers, pytestmarks

__all__ = ["Citation", "Scan", "find_test_files", "scan_files", "scan_source"]

MOST_RULES = 5
_NAMES = ("test_*.py", "*_test.py")
_Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, slots=True)
class Citation:
    """A test names a rule; it covers it unless the test never runs."""

    id: str
    file: str
    line: int
    covers: bool


@dataclass(frozen=True, slots=True)
class Scan:
    """The ids that files cite, and a sentence for each mistake in them."""

    citations: tuple[Citation, ...]
    problems: tuple[str, ...]


def find_test_files(root: Path) -> tuple[Path, ...]:
    """Every test file: under `tests/`, and in the `tests` folders inside the package."""
    homes = [root / "tests", *(root / "src" / "looptable").rglob("tests")]
    found = {file for home in homes for name in _NAMES for file in home.rglob(name)}
    return tuple(sorted(found))


def scan_files(root: Path, files: Iterable[Path]) -> Scan:
    """Scan many files; places are given relative to the root."""
    scans = [
        scan_source(file.relative_to(root).as_posix(), file.read_text(encoding="utf-8"))
        for file in files
    ]
    return Scan(
        tuple(citation for scan in scans for citation in scan.citations),
        tuple(problem for scan in scans for problem in scan.problems),
    )


def scan_source(file: str, source: str) -> Scan:
    """Scan the text of one test file."""
    try:
        tree = ast.parse(source)
    except SyntaxError as error:
        return Scan((), (f"{file}:{error.lineno}: cannot be read: {error.msg}",))
    reader = _Reader(file, Markers.of(tree))
    reader.read_group(tree.body, pytestmarks(tree.body), _Context(is_run=True, inherited=0))
    reader.read_parameters(tree)
    return Scan(tuple(reader.citations), tuple(reader.problems))


@dataclass(frozen=True, slots=True)
class _Context:
    """The marks a test inherits from its class and module: whether it runs, and its ids."""

    is_run: bool
    inherited: int


class _Reader:
    """Walks one file; an id counts where pytest would hang it on a test that runs."""

    def __init__(self, file: str, markers: Markers) -> None:
        self.file = file
        self.markers = markers
        self.citations: list[Citation] = []
        self.problems: list[str] = []

    def read_group(
        self, body: Sequence[ast.stmt], marks: Sequence[ast.expr], around: _Context
    ) -> None:
        """Read a module or a class: its own marks hold for each test in it."""
        is_run = around.is_run and not self.markers.never_run(marks)
        count = self._cite(marks, is_run)
        if count and not _has_test(body):
            self._complain(marks[0], "rule() on a group without tests")
        inside = _Context(is_run, around.inherited + count)
        for node in body:
            if isinstance(node, ast.ClassDef):
                own = [*node.decorator_list, *pytestmarks(node.body)]
                self.read_group(node.body, own, inside)
            elif isinstance(node, _Function):
                self._read_function(node, inside)

    def read_parameters(self, tree: ast.Module) -> None:
        """Read `pytest.param(…, marks=rule(…))`, wherever the list of parameters is written."""
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                marks = [word.value for word in node.keywords if word.arg == "marks"]
                self._cite(marks, not self.markers.never_run(marks))

    def _read_function(self, node: _Function, around: _Context) -> None:
        marks = node.decorator_list
        is_run = around.is_run and not self.markers.never_run(marks)
        count = self._cite(marks, is_run and _is_test(node))
        total = count + around.inherited
        if count and not _is_test(node):
            self._complain(node, f"rule() on {node.name}, which is not a test")
        elif _is_test(node) and total > MOST_RULES:
            self._complain(node, f"{node.name} cites {total} rules; {MOST_RULES} are the most")

    def _cite(self, marks: Sequence[ast.expr], covers: bool) -> int:
        ids = self.markers.ids(marks)
        for name in ids:
            if isinstance(name, ast.Constant) and isinstance(name.value, str):
                self.citations.append(Citation(name.value, self.file, name.lineno, covers))
            else:
                self._complain(name, f"rule() needs plain strings, not {ast.unparse(name)}")
        return len(ids)

    def _complain(self, node: ast.expr | ast.stmt, sentence: str) -> None:
        self.problems.append(f"{self.file}:{node.lineno}: {sentence}")


def _is_test(node: ast.AST) -> bool:
    return isinstance(node, _Function) and node.name.startswith("test")


def _has_test(body: Sequence[ast.stmt]) -> bool:
    return any(_is_test(node) for statement in body for node in ast.walk(statement))
