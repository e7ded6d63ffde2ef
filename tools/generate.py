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

from looptable.content.json_schema import schema_source
from looptable.content.pages import Page, read_catalogue, render_catalogue
from looptable.engine.layout import Layout
from looptable.engine.layout_source import fields_source
from wire_types import wire_source

SOURCE = Path(__file__).resolve().parent.parent / "src"


def layouts() -> list[tuple[Layout, Path]]:
    """Every layout of the package, with the file its class is written to."""
    found = []
    for path in sorted((SOURCE / "looptable").rglob("layout.py")):
        layout = declared(path)
        if layout is not None:
            found.append((layout, path.with_name(layout.file)))
    return found


def declared(path: Path) -> Layout | None:
    """The layout in a file, loaded alone: its package may need the very file we are to write."""
    spec = importlib.util.spec_from_file_location("declaration", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    layout = getattr(module, "LAYOUT", None)
    return layout if isinstance(layout, Layout) else None


def diagnostic_pages() -> list[Page]:
    """The pages of all diagnostics, those of games among them."""
    games = sorted((SOURCE / "looptable" / "games").glob("*/catalogue"))
    found = [*read_catalogue(), *(page for folder in games for page in read_catalogue(folder))]
    return sorted(found, key=lambda page: page.code)


def schemas() -> list[tuple[Path, str]]:
    """What editors need to know of the files that authors write, for every game that has such files."""
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
    for layout, path in layouts():
        yield path, formatted(fields_source(layout))
    yield from schemas()
    yield SOURCE.parent / "docs" / "diagnostics.md", render_catalogue(diagnostic_pages())
    yield SOURCE.parent / "frontend" / "src" / "wire.ts", wire_source()


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
