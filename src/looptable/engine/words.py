"""Words for ids that people read: marks, icons, kinds and facts of cards, settings, bots.

Programs use ids; this room finds the words for them. A word is looked for in tables of the game's
texts, the closest one first: a mark `ready` is `mark.ready`, an icon `rift` the noun `rift`, and a fact
or setting `mode` has its values in `mode-name` or `mode`. Numbers speak for themselves.
"""

from collections.abc import Iterable, Iterator

from looptable.content.text.texts import Text, Texts
from looptable.engine.contract.game import CardFace, Game
from looptable.engine.contract.settings import Setting
from looptable.engine.contract.view import Piece, View, Zone

__all__ = [
    "Named",
    "bot_words",
    "card_words",
    "choice_words",
    "fact_word",
    "grouped",
    "icon_word",
    "mark_word",
    "setting_word",
    "value_word",
    "view_words",
]

Named = tuple[str, Text | None]
"""An id, and what it is called, if anything."""

LONG = 5
"""Digits from which on a number is written in groups: a year of four is not."""

MARK, ICON, FACT, KIND = ("mark", "noun"), ("icon", "noun"), ("fact", "noun"), ("card-kind", "noun")


def _word(name: str, texts: Texts, *tables: str) -> Text | None:
    """The word for an id in the first of these tables that has it."""
    keys = (f"{table}.{name}" for table in tables)
    return next((Text(key) for key in keys if texts.has(key, "en")), None)


def mark_word(mark: str, texts: Texts) -> Text | None:
    """The word for a mark on a piece."""
    return _word(mark, texts, *MARK)


def icon_word(icon: str, texts: Texts) -> Text | None:
    """The word for an icon."""
    return _word(icon, texts, *ICON)


def fact_word(fact: str, texts: Texts) -> Text | None:
    """The word for the subject of a fact on a card."""
    return _word(fact, texts, *FACT)


def value_word(field: str, value: str, texts: Texts) -> Text | None:
    """The word for the value of a fact or a setting."""
    return _word(value, texts, f"{field}-name", field)


def grouped(value: str) -> str:
    """A value as people read it: long numbers in groups of three, with the thin space of all languages."""
    if not value.isdecimal() or len(value) < LONG:
        return value
    return f"{int(value):,}".replace(",", "\u202f")


def view_words(view: View, texts: Texts) -> Iterator[Named]:
    """All marks and icons that a view shows, each once."""
    zones = list(view.all_zones())
    pieces = [piece for zone in zones for piece in zone.pieces]
    marked: list[Zone | Piece] = [*pieces, *zones]
    for mark in dict.fromkeys(mark for one in marked for mark in one.marks):
        yield mark, mark_word(mark, texts)
    for icon in dict.fromkeys(icon for piece in pieces for icon in piece.icons):
        yield icon, icon_word(icon, texts)


def card_words(face: CardFace, texts: Texts) -> Iterator[Named]:
    """All ids that a card in the gallery shows."""
    yield face.kind, _word(face.kind, texts, *KIND)
    for icon in face.icons:
        yield icon, icon_word(icon, texts)
    for fact, value in face.facts.items():
        yield fact, fact_word(fact, texts)
        if not value.isdecimal():
            yield value, value_word(fact, value, texts)


def setting_word(setting: Setting, texts: Texts) -> Text | None:
    """The name of a setting."""
    return _word(setting.id, texts, "setting-name")


def choice_words(setting: Setting, texts: Texts) -> Iterator[Named]:
    """The choices of a setting."""
    for choice in setting.choices:
        yield choice, value_word(setting.id, choice, texts)


def bot_words(game: Game, bots: Iterable[str]) -> Iterator[Named]:
    """The names of the bots of this game."""
    for bot in bots:
        yield bot, _word(bot, game.texts(), "bot")
