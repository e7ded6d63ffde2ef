"""The catalogue of diagnostics: a page for every code, and examples that do what they say."""

import ast
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest
from tests.content.diagnostics.checkers import CHECKERS

from looptable.content.text.languages import LANGUAGES
from looptable.content.text.texts import system_texts
from looptable.engine.registry import games
from looptable.testing import catalogue
from looptable.testing.catalogue import (
    Page,
    check_page,
    parse_page,
    read_catalogue,
    render_catalogue,
)

SOURCE = Path(catalogue.__file__).parents[1]
CODE = re.compile(r"[a-z]+/[a-z-]+")
PAGES = read_catalogue()
GAME_PAGES = [
    page
    for folder in sorted((SOURCE / "games").glob("*/catalogue"))
    for page in read_catalogue(folder)
]
ALL_PAGES = [*PAGES, *GAME_PAGES]
# A room above this one runs the pages of its own checkers in its own tests.
OTHER_CHECKERS = {"effect"}


def codes_in_source() -> Iterator[str]:
    """Every word of a file that could be given to a collector and looks like a code, however it gets there."""
    families = {page.code.partition("/")[0] for page in ALL_PAGES}
    for path in sorted(SOURCE.rglob("*.py")):
        text = path.read_text("utf-8")
        can_report = "Diagnostics" in text or "Mistake" in text
        if not can_report or "/tests/" in path.as_posix():
            continue
        for node in ast.walk(ast.parse(text)):
            match node:
                case ast.Constant(value=str(code)) if CODE.fullmatch(code):
                    if code.partition("/")[0] in families:
                        yield code


def codes_with_sentence() -> set[str]:
    texts = [system_texts(), *(game.texts() for game in games().values())]
    keys = chain.from_iterable(one.keys() for one in texts)
    return {key.removeprefix("diagnostic.") for key in keys if key.startswith("diagnostic.")}


def test_every_code_has_a_page_and_every_page_a_code() -> None:
    written = [page.code for page in ALL_PAGES]
    assert len(written) == len(set(written))
    assert set(codes_in_source()) <= set(written)
    assert set(written) == codes_with_sentence()


def test_a_code_is_seen_however_it_is_passed() -> None:
    found = set(codes_in_source())
    assert {"field/missing", "effect/unknown-verb", "mission/not-in-a-roll"} <= found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.code)
def test_every_page_has_a_known_checker(page: Page) -> None:
    assert page.checker in CHECKERS.keys() | OTHER_CHECKERS


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page.checker in CHECKERS], ids=lambda page: page.code
)
def test_the_example_produces_the_code_and_the_fixed_one_nothing(
    page: Page, tmp_path: Path
) -> None:
    assert check_page(page, CHECKERS, tmp_path) == []


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page.checker in CHECKERS], ids=lambda page: page.code
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_is_explained_in_both_languages(page: Page, lang: str, tmp_path: Path) -> None:
    for file in page.example:
        file.write(tmp_path)
    for found in CHECKERS[page.checker](tmp_path, page.options):
        assert system_texts().say(found.message, lang)
        assert found.hint is None or system_texts().say(found.hint, lang)


GOOD = """\
---
code: field/unknown
checker: tables
files: 3
---

# Title

Meaning.

## Why

Because.

## How to fix it

Thus.

## Example

```toml cards.toml
[[card]]
id = "a"
cost = 1
colour = "red"
## Fixed
```

## Fixed

```toml cards.toml
[[card]]
id = "a"
cost = 1
```
"""


def test_a_page_is_read() -> None:
    page = parse_page(GOOD, "field-unknown")
    assert (page.code, page.checker, page.options) == ("field/unknown", "tables", {"files": "3"})
    assert (page.title, page.meaning, page.why, page.how_to_fix) == (
        "Title",
        "Meaning.",
        "Because.",
        "Thus.",
    )
    assert [file.name for file in (*page.example, *page.fixed)] == ["cards.toml"] * 2
    assert page.example[0].text.endswith("## Fixed\n")


def test_a_page_that_is_wrong_is_found(tmp_path: Path) -> None:
    text = GOOD.replace("field/unknown", "field/missing")
    assert check_page(parse_page(text, "field-missing"), CHECKERS, tmp_path / "1") == [
        "field/missing: the example produces field/unknown"
    ]
    text = GOOD.replace("cost = 1\n```", 'cost = "1"\n```')
    assert check_page(parse_page(text, "field-unknown"), CHECKERS, tmp_path / "2") == [
        "field/unknown: the fixed example produces field/wrong-type"
    ]


@pytest.mark.parametrize(
    ("old", "new"), [("# Title", "Title"), ("## Why", "## Because"), ("field/unknown", "x/y")]
)
def test_what_is_no_page_is_refused(old: str, new: str) -> None:
    with pytest.raises(ValueError, match="field-unknown"):
        parse_page(GOOD.replace(old, new), "field-unknown")


def test_the_catalogue_is_one_document() -> None:
    document = render_catalogue()
    for page in PAGES:
        assert f"\n## `{page.code}`\n" in document
        assert f"](#{page.code.replace('/', '')})" in document
    assert document.endswith("```\n")
    assert document.count("```") % 2 == 0
    assert render_catalogue(()).startswith("# Diagnostics\n")
