"""Every sentence exists in every language and can be said."""

import re
from collections.abc import Iterator

from looptable.conformance.finding import Problem
from looptable.conformance.plan import Case
from looptable.conformance.promises.promise import Promise
from looptable.conformance.trace import Moment, Trace
from looptable.conformance.worlds import after
from looptable.content.text.texts import LANGUAGES, Arg, Item, Text, Texts
from looptable.engine.contract.game import Game
from looptable.engine.contract.settings import offered
from looptable.engine.contract.view import View
from looptable.engine.event_text import event_text, seat_text
from looptable.engine.opening_text import opening_text
from looptable.engine.words import (
    Named,
    bot_words,
    card_words,
    choice_words,
    setting_word,
    view_words,
)

__all__ = ["Sentences", "raw_keys", "unsayable"]

WORD = re.compile(r"[^\W\d_]{2}")
"""Two letters in a row: a key has them, a number or a year has not."""

BLOT = "\ue000"
"""A character that no sentence has."""


class Sentences(Promise):
    """Says everything that views, options, events, settings and endings hold, in all languages.

    Ids that people meet (marks, icons, facts, settings, bots) must have a word (`engine.words`). What is put
    into a sentence as it stands may be a number, but no key: nobody reads `mark-i`.
    """

    id = "text"
    says = "Every text that is met exists, and can be said, in every language."

    def __init__(self, case: Case) -> None:
        super().__init__(case)
        self._texts: Texts = case.game.texts()
        self._met: set[Text] = set()

    def once(self) -> Iterator[Problem]:
        """Checks the game's own texts, and keys that one language has and another lacks."""
        for lang, key in self._texts.missing():
            yield Problem(0, f"the text {key!r} is missing in language {lang!r}")
        for text in _own_texts(self.game):
            yield from self._say(0, text)
        for name, word in _own_words(self.game, self._texts):
            yield from self._call(0, name, word)

    def check(self, trace: Trace) -> Iterator[Problem]:
        """Everything that is seen, read and heard in a match."""
        for moment in trace.walk(self.plan.glances):
            for text in self._moment_texts(trace, moment):
                yield from self._say(moment.step, text)
            for viewer in trace.viewers():
                for name, word in view_words(trace.game.view(moment.state, viewer), self._texts):
                    yield from self._call(moment.step, name, word)

    def _moment_texts(self, trace: Trace, moment: Moment) -> Iterator[Text]:
        for viewer in trace.viewers():
            yield from _view_texts(trace.game.view(moment.state, viewer))
        for seat in moment.state.pending():
            for option in trace.game.legal_options(moment.state, seat):
                yield option.text
                yield from option.warnings
        if not moment.is_last:
            _, events = after(moment.state, moment.seat, moment.action)
            yield from (event_text(event, self._texts) for event in events)

    def _call(self, step: int, name: str, word: Text | None) -> Iterator[Problem]:
        if word is None:
            yield Problem(step, f"{name!r} is shown, but there is no word for it")
        else:
            yield from self._say(step, word)

    def _say(self, step: int, text: Text) -> Iterator[Problem]:
        if text in self._met:
            return
        self._met.add(text)
        for fault in (*unsayable(self._texts, text), *raw_keys(self._texts, text)):
            yield Problem(step, fault)


def unsayable(texts: Texts, text: Text) -> Iterator[str]:
    """The reason why a text cannot be said, for each language in which it cannot."""
    for lang in LANGUAGES:
        absent = [key for key in _keys(text) if not texts.has(key, lang)]
        if absent:
            yield f"the text {absent[0]!r} is missing in language {lang!r}"
            continue
        try:
            words = texts.say(text, lang)
        except AssertionError as error:  # what the catalogue raises for a template at odds
            yield f"the text {text.key!r} cannot be said in {lang!r}: {error}"
            continue
        if not words.strip():
            yield f"the text {text.key!r} says nothing in {lang!r}"


def raw_keys(texts: Texts, text: Text) -> Iterator[str]:
    """Words that a sentence shows as they stand, in every language alike, though they have letters."""
    for inner in _inner(text):
        for name, arg in inner.args.items():
            raw = [item for item in _items(arg) if isinstance(item, str) and WORD.search(item)]
            for lang in LANGUAGES if raw else ():
                if texts.has(inner.key, lang) and _shows(texts, inner, name, lang):
                    yield f"the text {inner.key!r} shows the key {raw[0]!r} in {lang!r}"


def _shows(texts: Texts, text: Text, name: str, lang: str) -> bool:
    """Whether a sentence changes with an argument's own letters."""
    args = dict(text.args)
    told = texts.say(text, lang)
    args[name] = _blotted(args[name])
    return BLOT in texts.say(Text(text.key, args), lang) and BLOT not in told


def _blotted(arg: Arg) -> Arg:
    if isinstance(arg, tuple):
        return tuple(BLOT if isinstance(item, str) and WORD.search(item) else item for item in arg)
    return BLOT


def _inner(text: Text) -> Iterator[Text]:
    """A text and all texts inside it."""
    yield text
    for arg in text.args.values():
        for item in _items(arg):
            if isinstance(item, Text):
                yield from _inner(item)


def _items(arg: Arg) -> tuple[Item, ...]:
    return arg if isinstance(arg, tuple) else (arg,)


def _own_texts(game: Game) -> Iterator[Text]:
    """Title and summary, settings, endings, seats, cards."""
    yield Text("game.title")
    yield Text("game.summary")
    for setting in offered(game.settings()):
        yield Text(f"setting.{setting.id}")
        for choice in setting.choices:
            yield Text(f"setting.{setting.id}.{choice}")
    for ending in game.meta.endings:
        yield Text(f"ending.{ending}")
    for seat in range(game.meta.most_players):
        yield seat_text(seat)
    for players in range(game.meta.least_players, game.meta.most_players + 1):
        for options in (game.options({}), {}):
            opening = opening_text(game, players, options)
            if opening is not None:
                yield opening
    for card in game.cards():
        yield card.name
        if card.text is not None:
            yield card.text


def _own_words(game: Game, texts: Texts) -> Iterator[Named]:
    """The names of settings and their choices, of bots and of cards."""
    for setting in offered(game.settings()):
        yield setting.id, setting_word(setting, texts)
        yield from choice_words(setting, texts)
    yield from bot_words(game, game.bots())
    for card in game.cards():
        yield from card_words(card, texts)


def _view_texts(view: View) -> Iterator[Text]:
    if view.prompt is not None:
        yield view.prompt
    yield from view.trail
    if view.outcome is not None and view.outcome.sentence is not None:
        yield view.outcome.sentence
    for zone in view.all_zones():
        yield zone.name
        for piece in zone.pieces:
            yield piece.name
            yield from piece.paragraphs()


def _keys(text: Text) -> Iterator[str]:
    """The key of a text and of all texts inside it."""
    return (inner.key for inner in _inner(text))
