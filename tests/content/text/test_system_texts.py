"""The sentences of Looptable itself: complete, and the same in both languages."""

import pytest

from looptable.content.diagnostics.diagnostics import Diagnostics
from looptable.content.packs.consistency import check_layer
from looptable.content.text.languages import LANGUAGES
from looptable.content.text.template import Template
from looptable.content.text.texts import Texts, system_layer, system_texts


def test_every_sentence_is_there_in_both_languages() -> None:
    assert system_texts().missing() == ()


def test_every_noun_that_is_used_exists() -> None:
    report = Diagnostics()
    check_layer(system_layer(), system_texts(), Texts(), report)
    assert list(report) == []


@pytest.mark.parametrize("key", system_texts().keys())
def test_both_languages_use_the_same_values(key: str) -> None:
    entries = [system_texts().entry(key, lang) for lang in LANGUAGES]
    used = [entry.arguments() for entry in entries if isinstance(entry, Template)]
    assert all(values == used[0] for values in used)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", system_texts().keys())
def test_apostrophes_are_typographic(key: str, lang: str) -> None:
    entry = system_texts().entry(key, lang)
    words = entry.parts if isinstance(entry, Template) else (entry.one, entry.many or "")
    assert not any("'" in part for part in words if isinstance(part, str))
