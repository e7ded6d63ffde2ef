"""The import graph, read from the syntax trees alone, so that nothing is run.

A target is the longest dotted name an import can mean: `from a.b import c` gives `a.b.c`,
whether `c` is a module or a name inside `a.b`.
"""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

__all__ = ["Import", "find_modules", "reachable", "read_imports"]


@dataclass(frozen=True, slots=True)
class Import:
    """One imported name and the place that imports it."""

    module: str
    path: Path
    line: int
    target: str


def find_modules(root: Path) -> dict[str, Path]:
    """All modules below `root`, the folder that holds the package, by dotted name."""
    return {_dotted(path.relative_to(root)): path for path in sorted(root.rglob("*.py"))}


def read_imports(module: str, path: Path) -> Iterator[Import]:
    """Every import in the file, also those inside functions and `import_module("…")`."""
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_bytes(), str(path))):
        for target in _targets(node, package):
            yield Import(module, path, getattr(node, "lineno", 0), target)


def reachable(starts: list[str], modules: Mapping[str, Path]) -> set[str]:
    """The modules that `starts` import, directly or not, and the packages around them."""
    found: set[str] = set()
    waiting = list(starts)
    while waiting:
        name = waiting.pop()
        if name in found or name not in modules:
            continue
        found.add(name)
        waiting += _prefixes(name)
        for entry in read_imports(name, modules[name]):
            waiting += _prefixes(entry.target)
    return found


def _dotted(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _prefixes(name: str) -> list[str]:
    parts = name.split(".")
    return [".".join(parts[:end]) for end in range(1, len(parts) + 1)]


def _targets(node: ast.AST, package: str) -> list[str]:
    match node:
        case ast.Import(names=names):
            return [alias.name for alias in names]
        case ast.ImportFrom(module=source, names=names, level=level):
            base = _absolute(source or "", level, package)
            return [base if alias.name == "*" else f"{base}.{alias.name}" for alias in names]
        case ast.Call(
            func=ast.Name(id="import_module" | "__import__") | ast.Attribute(attr="import_module"),
            args=[ast.Constant(value=str(target)), *_],
        ):
            return [_absolute(target.lstrip("."), _leading_dots(target), package)]
    return []


def _leading_dots(target: str) -> int:
    return len(target) - len(target.lstrip("."))


def _absolute(source: str, level: int, package: str) -> str:
    if level == 0:
        return source
    parts = package.split(".")
    base = parts[: len(parts) - level + 1]
    return ".".join([*base, source] if source else base)
