"""Ids never reach a reader without their word: views, cards, settings and bots of every game."""

from collections.abc import Iterator

import pytest

from looptable.bots import BOTS
from looptable.content.text.languages import LANGUAGES
from looptable.core.chance import Chance
from looptable.engine.contract.game import Game
from looptable.engine.contract.settings import offered
from looptable.engine.contract.view import View
from looptable.engine.registry import find_game, games
from looptable.engine.words import (
    bot_words,
    card_words,
    choice_words,
    setting_word,
    view_words,
)
from looptable.wire.translator import Translator
from looptable.wire.views import Piece, UndoInfo, Zone

EVERY_GAME = pytest.mark.parametrize("name", sorted(games()))


def views(game: Game) -> Iterator[View]:
    """A match of each setting that has choices, by chance, seen by whoever must choose."""
    given: list[dict[str, str | int | bool]] = [
        {setting.id: choice} for setting in game.settings() for choice in setting.choices
    ]
    for number, options in enumerate(given or [{}]):
        chance = Chance(1)
        chance.seed(number)
        state = game.start(game.meta.most_players, options, number)
        while pending := state.pending():
            yield game.view(state, pending[0])
            legal = state.legal(pending[0])
            state.apply(pending[0], legal[chance.below(0, len(legal))])


def pieces(zones: tuple[Zone[str], ...]) -> Iterator[Piece[str]]:
    for zone in zones:
        yield from zone.pieces
        yield from pieces(zone.zones)


@EVERY_GAME
def test_every_mark_and_icon_on_the_table_has_a_word(name: str) -> None:
    game = find_game(name)
    texts = game.texts()
    nameless = {
        shown for view in views(game) for shown, word in view_words(view, texts) if word is None
    }
    assert nameless == set()


@EVERY_GAME
def test_every_id_of_cards_settings_and_bots_has_a_word(name: str) -> None:
    game = find_game(name)
    texts = game.texts()
    named = [pair for face in game.cards() for pair in card_words(face, texts)]
    for setting in offered(game.settings()):
        named += [(setting.id, setting_word(setting, texts)), *choice_words(setting, texts)]
    named += bot_words(game, (*game.bots(), *BOTS))
    assert {shown for shown, word in named if word is None} == set()


@EVERY_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_sent_has_the_words_of_all_its_ids(name: str, lang: str) -> None:
    game = find_game(name)
    translator = Translator(game.texts(), lang)
    view = translator.seat_view(next(views(game)), (), UndoInfo(0, 0))
    shown = {word for piece in pieces(view.zones) for word in (*piece.marks, *piece.icons)}
    shown |= {mark for zone in view.zones for one in zone.walk() for mark in one.marks}
    assert set(view.words) == shown
    for face in game.cards():
        card = translator.card(face)
        values = {
            value for value in card.facts.values() if not value.replace("\u202f", "").isdecimal()
        }
        assert set(card.words) == {card.kind, *card.icons, *card.facts, *values}
    for setting in offered(game.settings()):
        info = translator.setting(setting)
        assert info.name != setting.id
        assert list(info.words) == list(info.sentences) == list(info.choices)


def test_words_are_in_the_language_of_the_reader() -> None:
    game = find_game("the-loop")
    english, french = (Translator(game.texts(), lang) for lang in LANGUAGES)
    mode = next(setting for setting in game.settings() if setting.id == "difficulty")
    assert english.setting(mode).name == "Difficulty"
    assert french.setting(mode).name == "Difficulté"
    view = next(views(game))
    words = [one.seat_view(view, (), UndoInfo(0, 0)).words for one in (english, french)]
    assert (words[0]["ready"], words[1]["ready"]) != (words[0]["ready"],) * 2
    assert words[0]["black-hole"] == "Black Hole"
