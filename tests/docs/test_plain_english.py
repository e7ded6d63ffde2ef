"""Sentences name their subject: none begins with “What …”, “Who …” or “Whoever …”, unless it asks."""

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src/looptable/games"
DOCUMENTS = sorted(
    {
        *ROOT.glob("*.md"),
        *ROOT.glob("docs/**/*.md"),
        ROOT / "frontend/README.md",
        *GAMES.glob("*/[Rb]*.md"),
        *GAMES.glob("*/rulebook/en.md"),
    }
    - {ROOT / "CHANGELOG.md"}
)
TEXTS = sorted(
    {
        *ROOT.glob("src/looptable/text/*en.toml"),
        *GAMES.glob("*/text/*en.toml"),
        *GAMES.glob("*/board/en.json"),
        ROOT / "frontend/src/text/en.json",
    }
)
CLAUSE = re.compile(
    r"(?:^|(?<=[.!?] )|(?<=\*\* ))(?:What|Who|Whom|Whose|Whoever|Whatever|Whichever) [^.!?]*\.(?!\w)"
)


def subjects(text: str) -> list[str]:
    """The sentences of a text that have a clause for their subject."""
    return [found[0] for found in CLAUSE.finditer(text)]


def paragraphs(document: str) -> Iterator[str]:
    """The prose of a document, each paragraph on one line: no code, no headings."""
    prose = re.sub(r"^```.*?^```", "", document, flags=re.DOTALL | re.MULTILINE)
    for paragraph in re.split(r"\n\s*\n|\n(?=\s*(?:[-|]|\d+\.) )", prose):
        line = " ".join(paragraph.split())
        if line and not line.startswith("#"):
            yield re.sub(r"^(?:[-|]|\d+\.) ", "", line)


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from strings(one)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_document_names_its_subjects(path: Path) -> None:
    assert not [s for one in paragraphs(path.read_text("utf-8")) for s in subjects(one)]


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_text_for_people_names_its_subjects(path: Path) -> None:
    text = path.read_text("utf-8")
    values = json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    assert not [s for one in strings(values) for s in subjects(one)]


def test_a_clause_for_a_subject_is_noticed_and_a_question_is_not() -> None:
    assert subjects("It ends. What is left goes.") == ["What is left goes."]
    assert subjects("Whoever comes reads it.") == ["Whoever comes reads it."]
    assert subjects("What is left? It says what is left.") == []
    assert list(paragraphs("# What it is\n\nOne\nline.\n- Who\n  it is.\n```\nWhat.\n```\n")) == [
        "One line.",
        "Who it is.",
    ]
