"""`looptable games`: which games there are, and what can be set."""

from typing import Any

import click

from looptable.cli.as_json import both_languages, spoken
from looptable.cli.command import command, voice_of
from looptable.cli.output import print_json, print_line
from looptable.cli.parameters import json_option, lang_option
from looptable.cli.voice import Voice
from looptable.content.diagnostics.diagnostics import render
from looptable.content.text.texts import Text
from looptable.engine.contract.game import Game
from looptable.engine.contract.settings import Setting, offered
from looptable.engine.registry import find_game, games

__all__ = ["command_line", "players_words", "print_left_out"]


@command("games")
@click.argument("game", required=False)
@json_option
@lang_option
@click.pass_context
def command_line(context: click.Context, game: str | None, as_json: bool) -> None:
    voice = voice_of(context)
    listed = [find_game(game)] if game else list(games().values())
    if as_json:
        print_json([_as_data(one, voice) for one in listed])
        return
    for number, one in enumerate(listed):
        if number:
            print_line()
        _describe(one, voice)


def _describe(game: Game, voice: Voice) -> None:
    voice.learn(game.texts())
    print_line(
        voice.line(
            "games.line",
            id=game.meta.id,
            title=Text("game.title"),
            players=players_words(game),
            maturity=Text(f"maturity.{game.meta.maturity}"),
        )
    )
    print_line("  " + voice.line("game.summary"))
    for setting in offered(game.settings()):
        print_line("  " + _setting_line(setting, voice))
    # One that speaks only its own words has nothing to choose.
    for name in game.vocabularies()[1:]:
        sentence = Text(f"vocabulary.{name}")
        print_line("  " + voice.line("games.vocabulary", name=name, sentence=sentence))
    print_left_out(game, voice)


def print_left_out(game: Game, voice: Voice) -> None:
    """Lists installed content that cannot be played, with the reasons."""
    found = game.left_out()
    if found:
        print_line(voice.line("games.left-out", game=game.meta.id))
    for diagnostic in found:
        print_line(render(diagnostic, game.texts(), voice.lang))


def players_words(game: Game) -> Text:
    """The number of players."""
    meta = game.meta
    return Text.of("games.players", least=meta.least_players, most=meta.most_players)


def _setting_line(setting: Setting, voice: Voice) -> str:
    return voice.line(
        "games.free-setting" if setting.free and not setting.choices else "games.setting",
        id=setting.id,
        sentence=Text(f"setting.{setting.id}"),
        default=_as_word(setting.default),
        accepted=tuple(setting.accepted()),
    )


def _as_word(value: str | int | bool) -> str:
    """As one would write it after `--set`."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _as_data(game: Game, voice: Voice) -> dict[str, Any]:
    meta, texts = game.meta, game.texts()
    voice.learn(texts)
    return {
        "id": meta.id,
        "title": both_languages(Text("game.title"), texts),
        "summary": both_languages(Text("game.summary"), texts),
        "players": {"least": meta.least_players, "most": meta.most_players},
        "maturity": meta.maturity,
        "rules": meta.rules,
        "endings": list(meta.endings),
        "settings": [
            {
                "id": setting.id,
                "default": setting.default,
                "accepted": setting.accepted(),
                "text": both_languages(Text(f"setting.{setting.id}"), texts),
            }
            for setting in offered(game.settings())
        ],
        "vocabularies": [
            {"id": name, "text": both_languages(Text(f"vocabulary.{name}"), texts)}
            for name in game.vocabularies()
        ],
        "left_out": spoken(game.left_out(), voice),
    }
