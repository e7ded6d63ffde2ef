"""The catalogue of diagnostics: one page per code, whose examples are its tests.

A page of `content/diagnostics/catalogue/` looks like this; more files may follow in each of the last two sections, and
more lines at the top are options for the checker:

    ---
    code: field/unknown
    checker: tables
    ---

    # Unknown field

    What it means.

    ## Why
    ## How to fix it
    ## Example

    ```toml cards.toml
    a file that must produce the code
    ```

    ## Fixed

    ```toml cards.toml
    the same, with nothing to complain about
    ```

A file is written as it stands; after `hex` it is bytes, after `link` the target of a link, after
`folder` a folder.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from looptable.content import diagnostics
from looptable.content.diagnostics.diagnostics import Diagnostic

__all__ = [
    "CATALOGUE",
    "Checker",
    "ExampleFile",
    "Page",
    "check_page",
    "parse_page",
    "read_catalogue",
    "render_catalogue",
]

CATALOGUE = Path(diagnostics.__file__).parent / "catalogue"

Checker: TypeAlias = Callable[[Path, Mapping[str, str]], Sequence[Diagnostic]]
"""Finds what is wrong in a folder of example files; gets the options of the page too."""

_PAGE = re.compile(r"\A---\n(?P<head>.*?)\n---\n+# (?P<title>[^\n]+)\n(?P<rest>.*)\Z", re.DOTALL)
_FENCE = re.compile(r"^```(\w+) (\S+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
_SECTIONS = ("Why", "How to fix it", "Example", "Fixed")


@dataclass(frozen=True, slots=True)
class ExampleFile:
    """One file of an example."""

    kind: str
    name: str
    text: str

    def write(self, folder: Path) -> None:
        """Put the file into a folder."""
        path = folder / self.name
        path.parent.mkdir(parents=True, exist_ok=True)
        match self.kind:
            case "hex":
                path.write_bytes(bytes.fromhex(self.text))
            case "link":
                path.symlink_to(self.text.strip())
            case "folder":
                path.mkdir()
            case _:
                path.write_text(self.text, "utf-8")


@dataclass(frozen=True, slots=True)
class Page:
    """The page of one diagnostic code."""

    code: str
    checker: str
    options: Mapping[str, str]
    title: str
    meaning: str
    why: str
    how_to_fix: str
    example: tuple[ExampleFile, ...]
    fixed: tuple[ExampleFile, ...]


def read_catalogue(folder: Path = CATALOGUE) -> tuple[Page, ...]:
    """All pages, in the order of their codes."""
    pages = (parse_page(path.read_text("utf-8"), path.stem) for path in folder.glob("*.md"))
    return tuple(sorted(pages, key=lambda page: page.code))


def parse_page(text: str, name: str) -> Page:
    """The page with this text; `name` is its code with `-` for `/`. ValueError if it is no page."""
    match = _PAGE.match(text)
    if match is None:
        raise ValueError(f"{name}: a page begins with its code and checker, then a title")
    options = dict(line.split(": ", 1) for line in match["head"].split("\n"))
    code, checker = options.pop("code"), options.pop("checker")
    if code.replace("/", "-") != name:
        raise ValueError(f"{name}: the page is about {code}")
    meaning, *parts = _outside_fences(match["rest"], "\n## ")
    sections = dict(part.split("\n", 1) for part in parts)
    if tuple(sections) != _SECTIONS:
        raise ValueError(f"{name}: a page has the sections {', '.join(_SECTIONS)}")
    why, how_to_fix, example, fixed = (sections[section].strip() for section in _SECTIONS)
    return Page(
        code,
        checker,
        options,
        match["title"],
        meaning.strip(),
        why,
        how_to_fix,
        _files(example),
        _files(fixed),
    )


def _outside_fences(text: str, mark: str) -> Iterator[str]:
    """The text cut at each mark that is not part of an example."""
    start = 0
    fences = [match.span() for match in _FENCE.finditer(text)]
    for match in re.finditer(re.escape(mark), text):
        if not any(begin <= match.start() < end for begin, end in fences):
            yield text[start : match.start()]
            start = match.end()
    yield text[start:]


def _files(section: str) -> tuple[ExampleFile, ...]:
    return tuple(ExampleFile(*match.groups()) for match in _FENCE.finditer(section))


def check_page(page: Page, checkers: Mapping[str, Checker], folder: Path) -> list[str]:
    """Problems of a page: its example must produce its code, the fixed one nothing."""
    checker = checkers[page.checker]
    bad = _found(page.example, checker, page.options, folder / "example")
    good = _found(page.fixed, checker, page.options, folder / "fixed")
    problems = [f"{page.code}: the fixed example produces {code}" for code in good]
    if page.code not in bad:
        problems.append(f"{page.code}: the example produces {', '.join(bad) or 'nothing'}")
    return problems


def _found(
    files: Sequence[ExampleFile], checker: Checker, options: Mapping[str, str], folder: Path
) -> list[str]:
    folder.mkdir(parents=True)
    for file in files:
        file.write(folder)
    return [diagnostic.code for diagnostic in checker(folder, options)]


def render_catalogue(pages: Sequence[Page] | None = None) -> str:
    """The catalogue as one Markdown page."""
    shown = read_catalogue() if pages is None else pages
    head = [
        "# Diagnostics",
        "",
        "The messages about mistakes in tables, texts, packs, effects and missions, by code.",
        "",
        "| code | what it is about |",
        "|---|---|",
        *(f"| [`{page.code}`](#{_anchor(page.code)}) | {page.title} |" for page in shown),
        "",
    ]
    return "\n".join(head) + "".join(f"\n{_render(page)}" for page in shown)


def _anchor(code: str) -> str:
    """The anchor that Markdown viewers give to a heading that is this code."""
    return code.replace("/", "")


def _render(page: Page) -> str:
    parts = [
        f"## `{page.code}`",
        f"**{page.title}.** {page.meaning}",
        f"*Why.* {page.why}",
        f"*How to fix it.* {page.how_to_fix}",
        "Example:",
        *(_fence(file) for file in page.example),
        "Fixed:",
        *(_fence(file) for file in page.fixed),
    ]
    return "\n\n".join(parts) + "\n"


def _fence(file: ExampleFile) -> str:
    kind = file.kind if file.kind in ("toml", "markdown", "xml") else "text"
    note = {"hex": " (bytes)", "link": " (a link)", "folder": " (a folder)"}.get(file.kind, "")
    return f"`{file.name}`{note}\n\n```{kind}\n{file.text}```"
