"""Values as plain data for JSON, with every text said."""

from collections.abc import Mapping
from typing import Any

import msgspec

from looptable.cli.voice import Voice
from looptable.content.text.texts import LANGUAGES, Text, Texts

__all__ = ["both_languages", "spoken"]


def spoken(value: object, voice: Voice) -> Any:
    """The same value in plain data; each text is a sentence in the voice's language."""
    if isinstance(value, Text):
        return voice.say(value)
    if isinstance(value, msgspec.Struct):
        return {name: spoken(getattr(value, name), voice) for name in value.__struct_fields__}
    if isinstance(value, Mapping):
        return {str(key): spoken(item, voice) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [spoken(item, voice) for item in value]
    return value


def both_languages(text: Text | None, texts: Texts) -> dict[str, str] | None:
    """A text in every language."""
    return None if text is None else {lang: texts.say(text, lang) for lang in LANGUAGES}
