"""`looptable cards`: the gallery of a game, and the checking of packs."""

from typing import Any

import click

from looptable.cli.as_json import both_languages, spoken
from looptable.cli.command import command, voice_of
from looptable.cli.output import make_console, print_json, print_line
from looptable.cli.parameters import json_option, lang_option, pack_option, vocabulary_option
from looptable.cli.voice import Voice
from looptable.content.diagnostics.diagnostics import Diagnostic, Diagnostics, render
from looptable.content.packs.pack import find_pack, load_pack
from looptable.content.text.texts import Texts
from looptable.core.errors import ContentError
from looptable.engine.contract.game import CardFace, Game
from looptable.engine.packs import game_with_packs
from looptable.engine.registry import find_game

__all__ = ["command_line"]


@command("cards")
@click.argument("game")
@click.option("--check", metavar="DIR")
@json_option
@pack_option
@vocabulary_option
@lang_option
@click.pass_context
def command_line(
    context: click.Context, game: str, check: str | None, as_json: bool, packs: tuple[str, ...]
) -> None:
    voice = voice_of(context)
    if check is not None:
        found = _check(find_game(game), check)
        _report(found, check, voice, as_json=as_json)
        if any(diagnostic.severity == "error" for diagnostic in found):
            context.exit(1)
        return
    dressed = game_with_packs(game, packs)
    voice.speak_of(dressed)
    if as_json:
        print_json([_as_data(face, voice.texts) for face in dressed.cards()])
    else:
        _draw(dressed, voice)


def _draw(game: Game, voice: Voice) -> None:
    from looptable.cli.terminal.gallery import draw_gallery

    console = make_console()
    console.print(draw_gallery(game, voice, console))


def _as_data(face: CardFace, texts: Texts) -> dict[str, Any]:
    return {
        "id": face.id,
        "kind": face.kind,
        "name": both_languages(face.name, texts),
        "text": both_languages(face.text, texts),
        "icons": face.icons,
        "facts": face.facts,
        "notation": face.notation,
        "ours": face.ours,
    }


def _check(game: Game, name_or_path: str) -> list[Diagnostic]:
    """Everything that is wrong with a pack: its own files first, then how it lies on the game."""
    report = Diagnostics()
    pack = load_pack(find_pack(name_or_path), report)
    found = list(report)
    if pack is not None:
        try:
            game.with_packs([pack]).cards()
        except ContentError as error:
            found += [one for one in error.diagnostics if isinstance(one, Diagnostic)]
    return list(dict.fromkeys(found))


def _report(found: list[Diagnostic], name: str, voice: Voice, *, as_json: bool) -> None:
    errors = sum(diagnostic.severity == "error" for diagnostic in found)
    if as_json:
        print_json({"ok": not errors, "diagnostics": [spoken(one, voice) for one in found]})
        return
    for diagnostic in found:
        print_line(render(diagnostic, voice.texts, voice.lang))
    warnings = len(found) - errors
    print_line(voice.line("cards.checked", pack=name, errors=errors, warnings=warnings))
