"""Mutants of a game: its rules and verbs, each broken in one expression of one function.

Mutmut knows the ways to break an expression. It is fetched when it is first needed: nobody else depends on it.
"""

import difflib
import importlib
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

__all__ = ["Mutant", "change_of", "diff_of", "fetch_mutmut", "make_mutants", "modules_of"]

MUTMUT = "mutmut==3.8.1"
RULES = ("rules", "verbs")  # the folders of a game that are mutated


@dataclass(frozen=True)
class Mutant:
    """One way to break a function."""

    path: str
    """The module, from the root of the sources."""
    function: str
    number: int
    """Its place among the mutants of the function."""
    lines: frozenset[int]
    """Lines of the broken statement: a test that runs none of them cannot notice."""
    tree: Any
    old: Any
    new: Any

    @property
    def name(self) -> str:
        return f"{self.path}:{self.function}#{self.number}"

    def source(self) -> str:
        """The whole module with the fault in it."""
        return str(self.tree.deep_replace(self.old, self.new).code)


def fetch_mutmut(home: Path) -> None:
    """Makes mutmut importable, from a place of its own behind all others."""
    if not home.is_dir():
        command = [sys.executable, "-m", "pip", "install", "-q", "--target", str(home), MUTMUT]
        subprocess.run(command, check=True)
    if str(home) not in sys.path:
        sys.path.append(str(home))


def modules_of(game: Path, only: str = "") -> list[Path]:
    """The modules with rules that people write, in a fixed order; LookupError if there are none."""
    places = [game / only] if only else [game / name for name in RULES]
    missing = [place for place in places if not place.exists()]
    if missing:
        raise LookupError(f"{missing[0]} does not exist")
    files = [file for place in places for file in _python_files(place)]
    return [file for file in files if not _is_generated(file)]


def _python_files(place: Path) -> list[Path]:
    return [place] if place.is_file() else sorted(place.rglob("*.py"))


def _is_generated(file: Path) -> bool:
    return any("Generated" in line for line in file.read_text("utf-8").splitlines()[:3])


def make_mutants(root: Path, modules: Iterable[Path]) -> list[Mutant]:
    """All mutants of these modules, in the order of their files, functions and lines."""
    return [mutant for module in modules for mutant in _mutants_of(root, module)]


def _mutants_of(root: Path, file: Path) -> Iterator[Mutant]:
    cst = importlib.import_module("libcst")
    metadata = importlib.import_module("libcst.metadata")
    create = importlib.import_module("mutmut.mutation.file_mutation").create_mutations
    tree, mutations, *_ = create(str(file), file.read_text("utf-8"))
    wrapper = metadata.MetadataWrapper(tree, unsafe_skip_copy=True)
    parents = wrapper.resolve(metadata.ParentNodeProvider)
    places = wrapper.resolve(metadata.PositionProvider)
    counts: dict[str, int] = {}
    for mutation in mutations:
        function = mutation.contained_by_top_level_function
        if not isinstance(function, cst.FunctionDef):
            continue
        name = _full_name(cst, function, parents)
        counts[name] = counts.get(name, 0) + 1
        yield Mutant(
            path=str(file.relative_to(root)),
            function=name,
            number=counts[name],
            lines=_lines_of(cst, mutation.original_node, parents, places),
            tree=tree,
            old=mutation.original_node,
            new=mutation.mutated_node,
        )


def _full_name(cst: Any, function: Any, parents: Any) -> str:
    """The name of a function, behind the name of its class."""
    above = parents.get(parents.get(function))
    name = str(function.name.value)
    return f"{above.name.value}.{name}" if isinstance(above, cst.ClassDef) else name


def _lines_of(cst: Any, node: Any, parents: Any, places: Any) -> frozenset[int]:
    """The lines of a node and of the simple statement around it, or the first of a compound one."""
    kinds = (cst.SimpleStatementLine, cst.BaseCompoundStatement)
    statement = node
    while not isinstance(statement, kinds) and statement in parents:
        statement = parents[statement]
    spans = [places[inner] for inner in (node, statement) if inner in places]
    lines = {spans[-1].start.line}
    if isinstance(statement, cst.SimpleStatementLine) or len(spans) > 1:
        lines |= set(range(spans[0].start.line, spans[0].end.line + 1))
    if isinstance(statement, cst.SimpleStatementLine):
        lines |= set(range(spans[-1].start.line, spans[-1].end.line + 1))
    return frozenset(lines)


def change_of(mutant: Mutant) -> tuple[str, str]:
    """The lines that a mutant replaces and those it puts there, without indentation."""
    was, now = _sources(mutant)
    marks = [line for line in difflib.ndiff(was, now) if line[0] in "-+"]
    return _joined(marks, "-"), _joined(marks, "+")


def _joined(marks: Sequence[str], sign: str) -> str:
    return "\n".join(line[2:].strip() for line in marks if line[0] == sign)


def diff_of(mutant: Mutant) -> str:
    """The change of a mutant with the lines around it."""
    lines = difflib.unified_diff(*_sources(mutant), n=2, lineterm="")
    return "\n".join([f"# {mutant.name}", *list(lines)[2:]])


def _sources(mutant: Mutant) -> tuple[list[str], list[str]]:
    return mutant.tree.code.splitlines(), mutant.source().splitlines()
