"""Reads the text files of a folder into a layer.

`en.toml`, `fr.toml`, `names.en.toml`… hold nested tables; `[prompt] era = "Which era?"` is the key
`prompt.era`. A table with `one` and `many` or `gender` is a noun, all others are just longer keys.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from looptable.content.diagnostics.diagnostics import Diagnostics, Place, did_you_mean
from looptable.content.sources import LIMITS, Limits, read_folder
from looptable.content.tables.document import Document, parse_document
from looptable.content.tables.lines import KeyPath
from looptable.content.text.grammar import Gender, Noun, with_apostrophes
from looptable.content.text.languages import GRAMMARS, LANGUAGES
from looptable.content.text.layer import Entry, Layer
from looptable.content.text.template_parser import MalformedTemplate, parse_template
from looptable.content.text.text import Text

__all__ = ["load_texts"]

# A text with a mistake is there all the same, so that it is not told as missing too.
_STAND_IN = Noun("…")
_NOUN_FIELDS = ("one", "many", "gender")


def load_texts(
    folder: Path, report: Diagnostics, *, root: Path | None = None, limits: Limits = LIMITS
) -> Layer:
    """The texts of a folder, with a diagnostic for each that cannot be read."""
    loader = _Loader(report)
    for source in read_folder(folder, root or folder, report, limits):
        lang = _language(source.file)
        if lang is None:
            report.error("text/unknown-language", Place(source.file), accepted=LANGUAGES)
        elif document := parse_document(source, report):
            loader.load(document, lang)
    return Layer(loader.entries, loader.places)


def _language(file: str) -> str | None:
    """The language of `en.toml` or `names.en.toml`."""
    lang = file.rsplit("/", 1)[-1].removesuffix(".toml").rsplit(".", 1)[-1]
    return lang if lang in LANGUAGES else None


class _Loader:
    def __init__(self, report: Diagnostics) -> None:
        self._report = report
        self.entries: dict[str, dict[str, Entry]] = {lang: {} for lang in LANGUAGES}
        self.places: dict[tuple[str, str], Place] = {}

    def load(self, document: Document, lang: str) -> None:
        self._table(document, lang, (), document.data)

    def _table(
        self, document: Document, lang: str, path: KeyPath, table: Mapping[str, object]
    ) -> None:
        for name, value in table.items():
            here = (*path, name)
            if isinstance(value, str):
                self._sentence(document, lang, here, value)
            elif not isinstance(value, dict):
                self._report.error("text/not-a-text", document.index.value(here), key=_key(here))
                self._add(document, lang, here, _STAND_IN)
            elif _is_noun(here, value):
                self._noun(document, lang, here, value)
            else:
                self._table(document, lang, here, value)

    def _sentence(self, document: Document, lang: str, path: KeyPath, source: str) -> None:
        entry: Entry
        try:
            entry = parse_template(source, GRAMMARS[lang])
        except MalformedTemplate as error:
            place = document.index.inside(path, error.offset)
            self._report.error(
                "text/malformed-template", place, key=_key(path), reason=error.reason
            )
            entry = _STAND_IN
        self._add(document, lang, path, entry)

    def _noun(
        self, document: Document, lang: str, path: KeyPath, table: Mapping[str, object]
    ) -> None:
        problems = list(_noun_problems(path, lang, table))
        for name, reason in problems:
            place = document.index.value((*path, name))
            hint = did_you_mean(name, _NOUN_FIELDS) if name not in _NOUN_FIELDS else None
            self._report.error(
                "text/bad-noun",
                place,
                hint=hint,
                key=_key(path),
                reason=reason,
            )
        self._add(document, lang, path, _STAND_IN if problems else _as_noun(table))

    def _add(self, document: Document, lang: str, path: KeyPath, entry: Entry) -> None:
        key = _key(path)
        place = document.index.key(path)
        if key in self.entries[lang]:
            first = self.places[lang, key]
            self._report.error("text/duplicate", place, key=key, file=first.file, line=first.line)
            return
        self.entries[lang][key] = entry
        self.places[lang, key] = place


def _key(path: KeyPath) -> str:
    return ".".join(str(part) for part in path)


def _is_noun(path: KeyPath, table: Mapping[str, object]) -> bool:
    if len(path) == 2 and path[0] == "noun":
        return True
    # Elsewhere `one` alone is an ordinary key; with `many` or `gender` it can only be a noun.
    return "one" in table and ("many" in table or "gender" in table)


def _noun_problems(path: KeyPath, lang: str, table: Mapping[str, object]) -> list[tuple[str, Text]]:
    problems = [
        (name, Text.of("reason.noun-field", field=name, accepted=_NOUN_FIELDS))
        for name in table
        if name not in _NOUN_FIELDS
    ]
    # A countable noun needs both numbers; the name of one thing only the first.
    needed = ("one", "many") if path[0] == "noun" else ("one",)
    problems += [
        (name, Text.of("reason.noun-form", field=name))
        for name in ("one", "many")
        if (name in table or name in needed) and not _is_words(table.get(name))
    ]
    if "gender" in table and table["gender"] not in ("m", "f"):
        problems.append(("gender", Text("reason.noun-gender")))
    elif "gender" not in table and lang == "fr":
        problems.append(("gender", Text("reason.noun-gender")))
    return problems


def _is_words(value: object) -> bool:
    return isinstance(value, str) and bool(value) and "{" not in value and "}" not in value


def _as_noun(table: Mapping[str, object]) -> Noun:
    many = table.get("many")
    genders: dict[object, Gender] = {"m": "m", "f": "f"}
    one = with_apostrophes(str(table["one"]))
    return Noun(
        one, with_apostrophes(str(many)) if many else None, genders.get(table.get("gender"))
    )
