"""`looptable rules`: the rules of a game by their ids, or told to people."""

import click

from looptable.cli.command import command, voice_of
from looptable.cli.output import print_line
from looptable.cli.parameters import lang_option
from looptable.cli.terminal.book import chapter_lines
from looptable.cli.voice import Voice
from looptable.content.diagnostics.suggestions import closest
from looptable.content.text.texts import Text
from looptable.core.errors import WrongUse
from looptable.engine.ledger.ledger import Ledger, Rule, ledgers
from looptable.engine.ledger.rule_text import readable, rule_notes
from looptable.engine.registry import find_game, games

__all__ = ["command_line"]


@command("rules")
@click.argument("game")
@click.argument("rule", required=False, metavar="[ID]")
@click.option("--book", is_flag=True)
@lang_option
@click.pass_context
def command_line(context: click.Context, game: str, rule: str | None, *, book: bool) -> None:
    voice = voice_of(context)
    if book:
        _print_book(game, rule, voice.lang)
        return
    ledger = _find_ledger(game, voice)
    if ledger is None:
        if rule is not None:
            raise WrongUse("use/no-rules", rule=rule, game=game)
        print_line(voice.line("rules.none", title=Text("game.title")))
    elif rule is None:
        _print_all(ledger, voice)
    else:
        _warn(voice)
        print_line(_wrapped(_find_rule(ledger, rule), voice))


def _print_book(game: str, wanted: str | None, lang: str) -> None:
    """The whole rulebook, or one chapter."""
    book = find_game(game).rulebook(lang)
    if book is None:
        raise WrongUse("use/no-rulebook", game=game)
    chapter = None if wanted is None else book.find(wanted.casefold())
    if wanted is not None and chapter is None:
        accepted = [one.id for one in book.chapters]
        raise WrongUse("use/unknown-chapter", chapter=wanted, accepted=accepted)
    if chapter is None:
        print_line(book.title)
    for one in book.chapters if chapter is None else (chapter,):
        print_line("\n".join(["", *chapter_lines(one)]))


def _find_ledger(name: str, voice: Voice) -> Ledger | None:
    """The ledger of a game, or of a game yet to come, which is known by the name of its ledger."""
    word = name.replace("_", "-")
    known = games()
    if word in known:
        voice.learn(known[word].texts())
        return ledgers().get(known[word].meta.ledger)
    coming = {ledger.name: ledger for ledger in ledgers().values()}
    if word in coming:
        return coming[word]
    accepted = list(dict.fromkeys([*known, *coming]))
    raise WrongUse(
        "use/unknown-game", game=name, accepted=accepted, closest=closest(name, accepted)
    )


def _find_rule(ledger: Ledger, name: str) -> Rule:
    found = ledger.find(name) or ledger.find(name.upper())
    if found is None:
        raise WrongUse(
            "use/unknown-rule", rule=name, title=ledger.title, accepted=ledger.closest(name)
        )
    return found


def _print_all(ledger: Ledger, voice: Voice) -> None:
    print_line(voice.line("rules.title", title=ledger.title, count=len(ledger.rules)))
    _warn(voice)
    section = None
    for rule in ledger.rules:
        if rule.section != section:
            section = rule.section
            print_line(f"\n{section}\n")
        print_line(_wrapped(rule, voice))


def _warn(voice: Voice) -> None:
    """Warns readers of other languages that ledgers are in English."""
    if voice.lang != "en":
        print_line(voice.line("rules.only-english"))


def _wrapped(rule: Rule, voice: Voice) -> str:
    """A rule in lines that a terminal can hold."""
    import textwrap
    from shutil import get_terminal_size

    notes = [voice.say(note).rstrip(".") for note in rule_notes(rule)]
    width = max(40, min(get_terminal_size().columns, 100))
    return textwrap.fill(
        " ".join([f"{rule.id} ", readable(rule), *(f"({note})" for note in notes)]),
        width,
        subsequent_indent="    ",
        break_long_words=False,
        break_on_hyphens=False,
    )
