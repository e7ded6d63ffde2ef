"""The texts and the language of one run of the program."""

import os
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from looptable.content.text.texts import Arg, Text, Texts
    from looptable.core.errors import LooptableError
    from looptable.engine.contract.game import Game

__all__ = ["LANGUAGES", "Voice", "asked_language", "usual_language", "visible"]

LANGUAGES: Final = ("en", "fr")
"""As in `content.languages`, which is not imported here: asking for the version must stay fast."""

_UNSEEN = frozenset({"Cc", "Cs", "Zl", "Zp"})


class Voice:
    """Says texts in a language. Commands teach it the texts of the game they are about."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.vocabulary: str | None = None
        self._texts: Texts | None = None

    @property
    def texts(self) -> "Texts":
        """All that can be said; the system's own texts until a game is known."""
        if self._texts is None:
            from looptable.content.text.texts import system_texts

            self._texts = system_texts()
        return self._texts

    def learn(self, texts: "Texts") -> None:
        """Speak of a game: its texts include those of the system."""
        self._texts = texts

    def speak_of(self, game: "Game") -> None:
        """Speak of a game in the vocabulary that was asked for, or in the usual one of the user."""
        known = game.vocabularies()
        usual = os.environ.get("LOOPTABLE_VOCABULARY")
        # A vocabulary set for all games need not exist in each of them.
        name = self.vocabulary or (usual if usual in known else known[0])
        self.learn(game.in_vocabulary(name).texts())

    def say(self, text: "Text") -> str:
        """The sentence; a reader's terminal is safe from what strangers wrote into names."""
        from looptable.content.text.emphasis import plain

        return visible(plain(self.texts.say(text, self.lang)))

    def paragraphs(self, texts: "Iterable[Text]") -> str:
        """Texts one below the other."""
        return "\n\n".join(self.say(text).strip() for text in texts)

    def line(self, key: str, /, **args: "Arg") -> str:
        """The sentence of a key, with its values."""
        from looptable.content.text.texts import Text

        return self.say(Text(key, args))

    def name(self, id: str, word: "Text | None") -> str:
        """The word for an id; a game that has none shows the id."""
        return id if word is None else self.say(word)

    def has(self, key: str) -> bool:
        """Whether there is such a sentence."""
        return self.texts.has(key, self.lang)

    def explain(self, error: "LooptableError") -> str:
        """The sentence of an error."""
        from looptable.content.text.texts import explain

        return visible(explain(error, self.lang, self.texts))


def visible(words: str) -> str:
    """The same words without signs that would command a terminal."""
    return "".join(
        "\ufffd" if sign not in "\n\t" and unicodedata.category(sign) in _UNSEEN else sign
        for sign in words
    )


def asked_language(words: Sequence[str]) -> str | None:
    """The language that a command line asks for, seen before it is parsed: help needs it early."""
    for word, following in zip(words, [*words[1:], ""], strict=False):
        value = following if word == "--lang" else word.removeprefix("--lang=")
        if value in LANGUAGES and word.startswith("--lang"):
            return value
    return None


def usual_language(environment: Mapping[str, str] | None = None) -> str:
    """The language of the user's environment, or English."""
    values = os.environ if environment is None else environment
    for name in ("LOOPTABLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := values.get(name):
            lang = value[:2].lower()
            return lang if lang in LANGUAGES else "en"
    return "en"
