"""A rulebook says the same in every language, and all that it names is there."""

from collections.abc import Iterator
from typing import ClassVar

from looptable.conformance.finding import Problem
from looptable.conformance.promises.promise import Promise
from looptable.content.book.book import Book, Chapter
from looptable.content.book.spans import said, spans_of
from looptable.content.text.texts import LANGUAGES
from looptable.engine.glossary import terms_of
from looptable.engine.ledger.ledger import ledgers

__all__ = ["Rulebooks"]

MOST_WORDS = 330  # of one chapter: a screen


class Rulebooks(Promise):
    """Reads the rulebook in every language; a game may have none."""

    id = "rulebook"
    says = "A rulebook has the same chapters in every language, and what it names is there."
    needs: ClassVar[tuple[str, ...]] = ()

    def once(self) -> Iterator[Problem]:
        """Everything, for it needs no match of the kit."""
        try:
            books = {lang: self.game.rulebook(lang) for lang in LANGUAGES}
        except ValueError as mistake:
            yield Problem(0, f"the rulebook cannot be read: {mistake}")
            return
        read = {lang: book for lang, book in books.items() if book is not None}
        if not read:
            return
        for lang in books:
            if lang not in read:
                yield Problem(0, f"the rulebook is missing in language {lang!r}")
        yield from _differences(read)
        for lang, book in read.items():
            for chapter in book.chapters:
                for fault in self._faults(book, chapter, lang):
                    yield Problem(0, f"the chapter {chapter.id!r} in {lang!r} {fault}")

    def _faults(self, book: Book, chapter: Chapter, lang: str) -> Iterator[str]:
        ledger = ledgers().get(self.game.meta.ledger)
        known = {rule.id for rule in (() if ledger is None else ledger.rules)}
        terms = {term.id for term in terms_of(self.game.texts(), lang)}
        spans = [span for block in chapter.blocks for line in spans_of(block) for span in line]
        if not chapter.blocks:
            yield "is empty"
        for rule in chapter.rules:
            if rule not in known:
                yield f"cites {rule!r}, which the ledger does not have"
        for term in chapter.terms:
            if term not in terms:
                yield f"explains {term!r}, which is no word of the glossary"
        for span in spans:
            if span.style == "link" and book.find(span.to) is None:
                yield f"leads to the chapter {span.to!r}, which is not there"
        if (count := len(said(tuple(spans)).split())) > MOST_WORDS:
            yield f"has {count} words, more than a screen holds"


def _differences(books: dict[str, Book]) -> Iterator[Problem]:
    """Differences between the first language and the others, and terms explained twice."""
    (first, book), *others = books.items()
    for lang, other in others:
        if [one.id for one in book.chapters] != [one.id for one in other.chapters]:
            yield Problem(0, f"the rulebook has other chapters in {lang!r} than in {first!r}")
            continue
        for one, twin in zip(book.chapters, other.chapters, strict=True):
            if (one.terms, one.rules) != (twin.terms, twin.rules):
                yield Problem(0, f"the chapter {one.id!r} names other terms or rules in {lang!r}")
            if [type(block) for block in one.blocks] != [type(block) for block in twin.blocks]:
                yield Problem(0, f"the chapter {one.id!r} is built otherwise in {lang!r}")
    for lang, read in books.items():
        terms = [term for chapter in read.chapters for term in chapter.terms]
        for term in sorted({term for term in terms if terms.count(term) > 1}):
            yield Problem(0, f"two chapters explain {term!r} in {lang!r}")
