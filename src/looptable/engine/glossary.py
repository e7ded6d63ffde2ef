"""The words of a table explained: each `glossary.<term>` defines the noun `noun.<term>`."""

import msgspec

from looptable.content.text.grammar import Noun
from looptable.content.text.texts import Text, Texts

__all__ = ["Term", "terms_of"]

PREFIX = "glossary."


class Term(msgspec.Struct, frozen=True):
    """A word in the forms that sentences have it in, and what it means."""

    id: str
    forms: tuple[str, ...]
    text: Text


def terms_of(texts: Texts, lang: str) -> list[Term]:
    """All terms in the order of the alphabet."""
    ids = [key.removeprefix(PREFIX) for key in texts.keys() if key.startswith(PREFIX)]  # noqa: SIM118
    terms = [Term(id_, _forms(texts, id_, lang), Text(PREFIX + id_)) for id_ in ids]
    return sorted(terms, key=lambda term: term.forms[0].casefold())


def _forms(texts: Texts, term: str, lang: str) -> tuple[str, ...]:
    noun = texts.entry(f"noun.{term}", lang)
    assert isinstance(noun, Noun), f"a term is a noun, and {term!r} is none"
    return tuple(dict.fromkeys((noun.form(singular=True), noun.form(singular=False))))
