"""Effects in tables: a mistake is shown in the file, at its line and column."""

from pathlib import Path

import pytest
from tests.effects.checkers import CHECKERS
from tests.effects.tiny import NOTATION

from looptable.content.diagnostics.diagnostics import Diagnostic, Diagnostics, render
from looptable.content.sources import Source
from looptable.content.tables.definition import Definition
from looptable.content.tables.tables import load_tables
from looptable.content.text.languages import LANGUAGES
from looptable.content.text.texts import system_texts
from looptable.effects.reading import read_effects
from looptable.testing.catalogue import Page, check_page, read_catalogue

PAGES = [page for page in read_catalogue() if page.checker in CHECKERS]


class Card(Definition, frozen=True, kw_only=True):
    """A row with an effect."""

    effect: str


def read(toml: str) -> tuple[list[str], list[Diagnostic]]:
    """The ids of the rows that can be used, and what is wrong with the others."""
    report = Diagnostics()
    tables = load_tables([Source("cards.toml", toml)], {"card": Card}, report)
    effects = read_effects([row for _, row in tables.rows()], NOTATION, report)
    return list(effects), list(report)


def card(id: str, effect: str) -> str:
    return f'[[card]]\nid = "{id}"\neffect = {effect}\n'


PLACES: list[tuple[str, int, int]] = [
    ('"gian 1 coin"', 3, 11),
    ("'gian 1 coin'", 3, 11),
    ('"note 1; gian 1 coin"', 3, 19),
    ('"""\nnote 1;\n  gian 1 coin"""', 5, 3),
    ('"""note 1; \\\n   gian 1 coin"""', 4, 4),
    ('"note\\t1; gian 1 coin"', 3, 20),
    ('"\\u006eote 1; gian 1 coin"', 3, 24),
    ("'''note 1;\ngian 1 coin'''", 4, 1),
    ('"note 1;"', 3, 18),
    ('"rob 1 coin"', 3, 11),
    ('"note 1; rob 1 coin"', 3, 19),
]


@pytest.mark.parametrize(("effect", "line", "column"), PLACES)
def test_a_mistake_is_shown_where_it_is_written(effect: str, line: int, column: int) -> None:
    _, (found,) = read(card("owl", effect))
    assert (found.file, found.line, found.column) == ("cards.toml", line, column)


def test_a_mistake_is_shown_as_people_read_it() -> None:
    _, (found,) = read(card("owl", '"note 1; gian 1 coin"'))
    assert render(found, system_texts(), "en") == (
        "cards.toml:3:19: error effect/unknown-verb: There is no step that begins with “gian”.\n"
        '  3 | effect = "note 1; gian 1 coin"\n'
        "    |                   ^^^^\n"
        "  hint: Did you mean “gain”?"
    )


SENTENCES: list[tuple[str, str, str]] = [
    (
        '"gain x coins"',
        "“x” is not expected here; expected: a number.",
        "« x » n’est pas attendu ici ; suite attendue : un nombre.",
    ),
    (
        '"note 1; "',
        "The effect is not complete; expected here: a step.",
        "L’effet est incomplet ; suite attendue : une étape.",
    ),
    (
        '"take a stone in the house"',
        "“house” is not expected here; expected: cave or mine.",
        "« house » n’est pas attendu ici ; suite attendue : cave ou mine.",
    ),
    (
        '"gain 10 coins"',
        "The number 10 is not possible here; expected: 1–9.",
        "Le nombre 10 n’est pas possible ici ; valeurs attendues : 1–9.",
    ),
]


@pytest.mark.parametrize(("effect", "english", "french"), SENTENCES)
def test_a_mistake_is_explained_in_both_languages(effect: str, english: str, french: str) -> None:
    _, (found,) = read(card("owl", effect))
    texts = system_texts()
    assert texts.say(found.message, "en") == english
    assert texts.say(found.message, "fr").replace("\u202f", " ") == french


def test_a_row_with_a_mistake_is_left_out_and_all_are_told() -> None:
    rows = (
        card("owl", '"gian 1 coin"')
        + card("fox", '"note 1"')
        + card("hen", '"rob 1 coin"')
        + card("elk", '""')
    )
    effects, found = read(rows)
    assert effects == ["fox"]
    assert [(one.code, one.line) for one in found] == [
        ("effect/unknown-verb", 3),
        ("effect/outside-each", 9),
        ("effect/incomplete", 12),
    ]


def test_a_very_long_wrong_word_is_cut() -> None:
    _, (found,) = read(card("owl", f'"{"x" * 500}"'))
    assert len(system_texts().say(found.message, "en")) < 100


# The catalogue.


def test_every_mistake_of_the_notation_has_a_page() -> None:
    assert {page.code for page in PAGES} == {
        "effect/incomplete",
        "effect/number",
        "effect/outside-each",
        "effect/too-deep",
        "effect/too-large",
        "effect/unexpected",
        "effect/unknown-verb",
    }


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.code)
def test_the_example_produces_the_code_and_the_fixed_one_nothing(
    page: Page, tmp_path: Path
) -> None:
    assert check_page(page, CHECKERS, tmp_path) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.code)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_is_explained_in_both_languages(page: Page, lang: str, tmp_path: Path) -> None:
    for file in page.example:
        file.write(tmp_path)
    for found in CHECKERS[page.checker](tmp_path, page.options):
        assert render(found, system_texts(), lang)
