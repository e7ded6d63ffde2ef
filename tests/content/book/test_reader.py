"""Rulebooks are read: a small part of Markdown, and every mistake with its line."""

import pytest

from looptable.content.book.book import (
    Aside,
    Bullets,
    Chapter,
    Grid,
    KitPart,
    Paragraph,
    PictureRow,
    Span,
    Subheading,
)
from looptable.content.book.reader import parse_book
from looptable.content.book.spans import said, spans_of

BOOK = """\
# A game

## The goal {#goal}

Win **together**,
or *not at all*: see [the end](#end).

![A hit](die:hit) ![Two cubes](cube:rift cube:rift)

- one
  goes on
- two

### Inside

1. first
2. second

| Sign | Meaning |
|---|---|
| ![Lock](icon:lock) | stay |
| none | |

> An example
> on two lines.

terms: run unit
§ A-B-1 A-B-2

## The end {#end}

It ends.
"""


def chapter(text: str) -> Chapter:
    """The only chapter of a book with this text."""
    (found,) = parse_book("en.md", f"# Book\n\n## One {{#one}}\n\n{text}\n").chapters
    return found


def test_a_book_has_chapters_with_terms_and_rules() -> None:
    book = parse_book("en.md", BOOK)
    goal, end = book.chapters
    assert (book.title, goal.id, goal.title, end.id) == ("A game", "goal", "The goal", "end")
    assert goal.terms == ("run", "unit")
    assert goal.rules == ("A-B-1", "A-B-2")
    assert (end.terms, end.rules) == ((), ())
    assert book.find("end") is end
    assert book.find("nowhere") is None
    assert book.explained() == {"run": "goal", "unit": "goal"}


def test_every_kind_of_block_is_read() -> None:
    kinds = [type(block) for block in parse_book("en.md", BOOK).chapters[0].blocks]
    assert kinds == [Paragraph, PictureRow, Bullets, Subheading, Bullets, Grid, Aside]


def test_words_links_and_figures_have_their_looks() -> None:
    paragraph, pictures, *_ = parse_book("en.md", BOOK).chapters[0].blocks
    assert paragraph == Paragraph(
        (
            Span("Win "),
            Span("together", "strong"),
            Span(", or "),
            Span("not at all", "em"),
            Span(": see "),
            Span("the end", "link", "end"),
            Span("."),
        )
    )
    rift = KitPart("cube", "rift")
    assert pictures == PictureRow(
        (
            Span("A hit", "figure", parts=(KitPart("die", "hit"),)),
            Span("Two cubes", "figure", parts=(rift, rift)),
        )
    )


def test_lists_tables_and_asides_keep_their_lines() -> None:
    blocks = parse_book("en.md", BOOK).chapters[0].blocks
    told = [[said(line) for line in spans_of(block)] for block in blocks]
    assert told[2:] == [
        ["one goes on", "two"],
        ["Inside"],
        ["first", "second"],
        ["Sign", "Meaning", "Lock", "stay", "none", ""],
        ["An example on two lines."],
    ]
    assert [block.ordered for block in blocks if isinstance(block, Bullets)] == [False, True]


@pytest.mark.parametrize(
    ("text", "mistake"),
    [
        ("a * star", r"en.md:5: '\*' begins or ends no mark"),
        ("[nowhere](http://x)", r"en.md:5: '\]\(' begins or ends no mark"),
        ("fine\n\n![no such](film:x)", "en.md:7: 'film:x' is no drawing"),
        ("![](icon:lock)", "en.md:5: a drawing needs its words"),
        ("<b>bold</b>", "en.md:5: a rulebook knows no '<b>bold</b>'"),
        ("- one\ntwo", "en.md:5: an item goes on with a space"),
        ("| a | b |\n| c | d |", "en.md:5: a table has a line of headings"),
        ("| a | b |\n|---|---|\n| c |", "en.md:5: a row has 1 cells, and the table 2"),
        ("### Heading\ntext", "en.md:5: an empty line stands after a heading"),
    ],
)
def test_a_mistake_is_found_with_its_line(text: str, mistake: str) -> None:
    with pytest.raises(ValueError, match=mistake):
        chapter(text)


@pytest.mark.parametrize(
    ("source", "mistake"),
    [
        ("", "en.md:1: a rulebook begins with its title"),
        ("# Book\n\ntext\n", "en.md:2: text stands before the first chapter"),
        ("# Book\n\n## No id\n", "en.md:3: a chapter is"),
        ("# Book\n\n## A {#a}\n\n## B {#a}\n", "two chapters are called 'a'"),
    ],
)
def test_a_book_without_a_shape_is_refused(source: str, mistake: str) -> None:
    with pytest.raises(ValueError, match=mistake):
        parse_book("en.md", source)
