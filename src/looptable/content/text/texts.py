"""Text key → sentence: the catalogue of everything Looptable says.

`Text` is the value that flows, `Texts` the catalogue, `explain` the sentence of an error. The
template language is described in `template`. A missing sentence is a bug and raises; no one is
ever shown a key.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from looptable.content.diagnostics.diagnostics import Diagnostics
from looptable.content.text.files import load_texts
from looptable.content.text.filling import WrongArgument, render
from looptable.content.text.grammar import Grammar, Noun, Phrase
from looptable.content.text.languages import GRAMMARS, LANGUAGES
from looptable.content.text.layer import Entry, Layer
from looptable.content.text.template import Template
from looptable.content.text.text import Arg, Item, Text
from looptable.core.errors import LooptableError, WrongUse

__all__ = [
    "LANGUAGES",
    "Arg",
    "Item",
    "Layer",
    "MissingText",
    "Text",
    "Texts",
    "WrongArgument",
    "explain",
    "system_layer",
    "system_texts",
]

_SYSTEM_FOLDER = Path(__file__).resolve().parents[2] / "text"


class MissingText(AssertionError):
    """A bug: a sentence was asked for that no layer has."""


class Texts:
    """A catalogue made of layers: the system's, a game's, its packs'; later layers win."""

    def __init__(self, *layers: Layer) -> None:
        self._layers = layers
        self._voices = {lang: _Voice(lang, layers) for lang in LANGUAGES}

    def over(self, *layers: Layer) -> Texts:
        """A new catalogue with these layers on top."""
        return Texts(*self._layers, *layers)

    def say(self, text: Text, lang: str) -> str:
        """The sentence, in this language."""
        return self._voice(lang).phrase(text).words

    def has(self, key: str, lang: str) -> bool:
        """Whether this key can be said in this language."""
        return key in self._voice(lang).entries

    def keys(self) -> tuple[str, ...]:
        """All keys of all languages, in alphabetical order."""
        return tuple(sorted({key for voice in self._voices.values() for key in voice.entries}))

    def missing(self) -> tuple[tuple[str, str], ...]:
        """The (language, key) pairs that another language has and this one lacks."""
        return tuple(
            (lang, key) for key in self.keys() for lang in LANGUAGES if not self.has(key, lang)
        )

    def entry(self, key: str, lang: str) -> Entry:
        """The template or noun behind a key, for checks."""
        return self._voice(lang).entry(key)

    def _voice(self, lang: str) -> _Voice:
        try:
            return self._voices[lang]
        except KeyError:
            raise WrongUse("use/unknown-language", language=lang, accepted=LANGUAGES) from None


class _Voice:
    """A catalogue in one language; the speaker that templates ask."""

    def __init__(self, lang: str, layers: Iterable[Layer]) -> None:
        self.lang = lang
        self.grammar: Grammar = GRAMMARS[lang]
        self.entries: dict[str, Entry] = {}
        for layer in layers:
            self.entries.update(layer.entries.get(lang, {}))

    def entry(self, key: str) -> Entry:
        try:
            return self.entries[key]
        except KeyError:
            raise MissingText(f"no text {key!r} in language {self.lang!r}") from None

    def phrase(self, text: Text) -> Phrase:
        entry = self.entry(text.key)
        if isinstance(entry, Noun):
            return Phrase(entry.one, entry.gender, at=entry.at)
        try:
            return Phrase(render(entry, text.args, self))
        except WrongArgument as error:
            if str(error).startswith("text "):
                raise
            raise WrongArgument(f"text {text.key!r} ({self.lang}): {error}") from error

    def noun(self, key: str) -> Noun:
        entry = self.entry(key)
        if isinstance(entry, Template):
            raise WrongArgument(f"{key!r} is not a noun; give it `one` and `many`")
        return entry


@lru_cache(maxsize=1)
def system_layer() -> Layer:
    """The sentences of the engine, the kit and the commands."""
    report = Diagnostics()
    layer = load_texts(_SYSTEM_FOLDER, report)
    report.raise_errors()
    return layer


@lru_cache(maxsize=1)
def system_texts() -> Texts:
    """The catalogue with no game in it."""
    return Texts(system_layer())


def explain(error: LooptableError, lang: str, texts: Texts | None = None) -> str:
    """The sentence of an error; a game passes its own texts for its own codes.

    A `reason` that is the name of a text, `reason.<name>`, is said as that text.
    """
    spoken = texts or system_texts()
    args = {name: _as_arg(value) for name, value in error.data.items()}
    reason = f"reason.{args.get('reason')}"
    if spoken.has(reason, lang):
        args["reason"] = Text(reason)
    return spoken.say(Text(f"error.{error.code}", args), lang)


def _as_arg(value: object) -> Arg:
    if isinstance(value, list | tuple):
        return tuple(_as_item(item) for item in value)
    return _as_item(value)


def _as_item(value: object) -> Item:
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(value).lower()
    return value if isinstance(value, int | str | Text) else str(value)
