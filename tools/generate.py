"""Writes the files that are generated from declarations, or checks that they are current.

python tools/generate.py            write them
python tools/generate.py --check    exit 1 and name those that are out of date
"""

import importlib
import importlib.util
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from looptable.content.tables.json_schema import schema_source
from looptable.effects.instructions import instruction_codes, read_instructions, steps_source
from looptable.engine.fields.codes import Numbered, codes_source
from looptable.engine.fields.layout import Layout
from looptable.engine.fields.layout_source import fields_source
from looptable.testing.catalogue import Page, read_catalogue, render_catalogue
from wire_types import wire_source

SOURCE = Path(__file__).resolve().parent.parent / "src"


def declarations() -> Iterator[tuple[Path, str]]:
    """Fields, numbers and the dispatch of verbs, for every `layout.py` of the package."""
    for path in sorted((SOURCE / "looptable").rglob("layout.py")):
        declared = declaration(path)
        layout = getattr(declared, "LAYOUT", None)
        if not isinstance(layout, Layout):
            continue
        yield path.with_name(layout.file), fields_source(layout)
        codes: tuple[Numbered, ...] = getattr(declared, "CODES", ())
        if codes:
            yield path.with_name("codes.py"), codes_source(codes)
        verbs = path.parent.parent / "verbs"
        instructions = read_instructions(verbs)
        if instructions:
            fields = f"{dotted(path.with_name(layout.file))}:{layout.name}"
            yield verbs / "codes.py", instruction_codes(instructions)
            yield verbs / "steps.py", steps_source(instructions, dotted(verbs), fields)


def dotted(path: Path) -> str:
    """A file or folder of the package as imports name it."""
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts)


def declaration(path: Path) -> ModuleType:
    """A module of declarations, loaded alone: its package may need the very file we are to write."""
    spec = importlib.util.spec_from_file_location("declaration", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def diagnostic_pages() -> list[Page]:
    """The pages of all diagnostics, those of games among them."""
    games = sorted((SOURCE / "looptable" / "games").glob("*/catalogue"))
    found = [*read_catalogue(), *(page for folder in games for page in read_catalogue(folder))]
    return sorted(found, key=lambda page: page.code)


def schemas() -> list[tuple[Path, str]]:
    """The JSON schemas of files that authors write, for every game that has such files."""
    found = []
    for path in sorted((SOURCE / "looptable" / "games").glob("*/schemas.py")):
        module = importlib.import_module(f"looptable.games.{path.parent.name}.schemas")
        for name, kind in module.SCHEMAS.items():
            target = path.parent / "schema" / f"{name}.json"
            found.append((target, schema_source(kind, f"{name}.toml")))
    return found


def formatted(source: str) -> str:
    """The source as our formatter lays it out."""
    command = [sys.executable, "-m", "ruff", "format", "--stdin-filename", "fields.py", "-"]
    return subprocess.run(
        command, input=source, capture_output=True, text=True, check=True, cwd=SOURCE.parent
    ).stdout


def generated() -> Iterator[tuple[Path, str]]:
    """Every generated file, with what it must hold.

    Classes come first: the games that are asked for the rest need them.
    """
    for path, source in declarations():
        yield path, formatted(source)
    yield from schemas()
    yield SOURCE.parent / "docs" / "diagnostics.md", render_catalogue(diagnostic_pages())
    yield SOURCE.parent / "frontend" / "src" / "net" / "wire.ts", wire_source()


def main() -> int:
    """Runs the command."""
    check = "--check" in sys.argv[1:]
    stale = []
    for path, source in generated():
        if path.exists() and path.read_text(encoding="utf-8") == source:
            continue
        stale.append(path.relative_to(SOURCE.parent).as_posix())
        if not check:
            path.parent.mkdir(exist_ok=True)
            path.write_text(source, encoding="utf-8")
    for name in stale:
        print(f"{name}: {'out of date, run `make generate`' if check else 'written'}")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
