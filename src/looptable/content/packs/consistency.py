"""Checks that texts and tables fit: every definition has its name, every sentence can be said."""

from __future__ import annotations

from looptable.content.diagnostics.diagnostics import Diagnostics, Place, did_you_mean
from looptable.content.tables.tables import Tables
from looptable.content.text.languages import LANGUAGES
from looptable.content.text.layer import Layer
from looptable.content.text.template import Template
from looptable.content.text.texts import Texts

__all__ = ["check_layer", "check_names"]


def check_names(tables: Tables, texts: Texts, report: Diagnostics) -> None:
    """Reports each definition whose name is missing from the texts."""
    for table, row in tables.rows():
        if not row.definition.is_named:
            continue
        key = f"{table}.{row.definition.id}"
        for lang in LANGUAGES:
            if not texts.has(key, lang):
                report.error("name/missing", row.value("id"), key=key, language=lang)
            elif slots := _slots(texts, key, lang):
                report.error("name/has-slots", row.value("id"), key=key, values=slots)


def _slots(texts: Texts, key: str, lang: str) -> tuple[str, ...]:
    entry = texts.entry(key, lang)
    return tuple(sorted(entry.required())) if isinstance(entry, Template) else ()


def check_layer(layer: Layer, texts: Texts, below: Texts, report: Diagnostics) -> None:
    """Report what `layer` says and `texts`, the catalogue with it, could not put into a sentence.

    `below` is the catalogue without it.
    """
    for lang, entries in layer.entries.items():
        for key, entry in entries.items():
            place = layer.places[lang, key]
            for other in LANGUAGES:
                if not texts.has(key, other):
                    report.error("text/one-language", place, key=key, language=other)
            if isinstance(entry, Template):
                _check_nouns(key, entry, lang, place, texts, report)
                _check_values(key, entry, place, below, report)


def _check_nouns(
    key: str, template: Template, lang: str, place: Place, texts: Texts, report: Diagnostics
) -> None:
    for noun in sorted(template.nouns()):
        if not texts.has(f"noun.{noun}", lang):
            keys = texts.keys()
            known = [name.removeprefix("noun.") for name in keys if name.startswith("noun.")]
            hint = did_you_mean(noun, known)
            report.error("text/unknown-noun", place, hint=hint, key=key, noun=noun, language=lang)


def _check_values(
    key: str, template: Template, place: Place, below: Texts, report: Diagnostics
) -> None:
    """A sentence that replaces another is given the values of that one, and no more."""
    replaced = [below.entry(key, lang) for lang in LANGUAGES if below.has(key, lang)]
    if not replaced:
        return
    given = {name for old in replaced if isinstance(old, Template) for name in old.arguments()}
    for name in sorted(template.arguments() - given):
        report.error(
            "text/unknown-value",
            place,
            hint=did_you_mean(name, given),
            key=key,
            value=name,
            accepted=tuple(sorted(given)),
        )
