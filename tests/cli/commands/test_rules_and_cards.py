"""`looptable rules` and `looptable cards`."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from looptable.engine.ledger.ledger import ledgers
from looptable.engine.registry import find_game

Run = Callable[..., Result]
Ask = Callable[..., Any]


@pytest.mark.parametrize("ledger", ledgers().values(), ids=lambda ledger: ledger.name)
def test_the_rules_of_a_ledger_are_printed_by_section(run: Run, ledger: Any) -> None:
    page = run("rules", ledger.name).stdout
    assert page.startswith(ledger.title)
    for rule in ledger.rules:
        assert f"\n{rule.id}  " in page
        assert f"\n{rule.section}\n" in page


def test_one_rule_is_found_by_its_id_in_any_letters(run: Run) -> None:
    page = run("rules", "the-loop", "loop-comp-1").stdout
    assert page.startswith("LOOP-COMP-1  ")
    assert page == run("rules", "the_loop", "LOOP-COMP-1").stdout


def test_a_game_without_a_ledger_says_so(run: Run) -> None:
    result = run("rules", "template")
    assert (result.exit_code, result.stdout) == (0, "Minute Hand has no list of rules.\n")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_gallery_shows_every_card(run: Run, lang: str) -> None:
    game = find_game("template")
    page = run("cards", "template", "--lang", lang, COLUMNS="60").stdout
    for face in game.cards():
        assert game.texts().say(face.name, lang) in page
        assert f" {face.id} ─╯" in page
    assert max(map(len, page.splitlines())) <= 60


def test_the_machine_form_of_a_card(ask: Ask) -> None:
    (card,) = [card for card in ask("cards", "template") if card["id"] == "paradox"]
    assert card["name"] == {"en": "Small Paradox", "fr": "Petit paradoxe"}
    assert card["text"]["fr"].startswith("Gagnez 4 étincelles")
    assert card["notation"] == "gain 4 sparks; strain 2"
    assert card["facts"] == {"minute": "11"}


def test_the_gallery_shows_a_pack(ask: Ask, pack: Path) -> None:
    (card,) = [card for card in ask("cards", "template", "--pack", pack) if card["id"] == "paradox"]
    assert card["text"]["en"] == "Gain 3 sparks."


def test_a_good_pack_passes_the_check(run: Run, ask: Ask, pack: Path) -> None:
    result = run("cards", "template", "--check", pack)
    assert (result.exit_code, result.stdout) == (0, f"{pack}: 0 errors, 0 warnings.\n")
    assert ask("cards", "template", "--check", pack) == {"ok": True, "diagnostics": []}


@pytest.mark.parametrize(("lang", "word"), [("en", "error"), ("fr", "erreur")])
def test_a_mistake_is_shown_with_its_line_and_a_hint(
    run: Run, pack: Path, lang: str, word: str
) -> None:
    (pack / "cards.toml").write_text(
        '[[card]]\nid = "paradox"\nminit = 11\neffect = "gane 3 sparks"\n', "utf-8"
    )
    result = run("cards", "template", "--check", pack, "--lang", lang)
    assert result.exit_code == 1
    assert f"cards.toml:3:1: {word} field/unknown" in result.stdout
    assert "  3 | minit = 11\n    | ^" in result.stdout
    assert "minute" in result.stdout

    told = json.loads(run("cards", "template", "--check", pack, "--json").stdout)
    assert told["ok"] is False
    assert {"code", "file", "line", "column", "message"} <= set(told["diagnostics"][0])


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "“each” is not expected here; expected: an, any or its."),
        (
            "fr",
            "«\u202feach\u202f» n’est pas attendu ici\u202f; suite attendue\u202f: an, any ou its.",
        ),
    ],
)
def test_a_step_for_one_piece_in_several_places_is_shown_with_its_line(
    run: Run, pack: Path, lang: str, sentence: str
) -> None:
    manifest = (pack / "pack.toml").read_text("utf-8")
    (pack / "pack.toml").write_text(manifest.replace('"template"', '"the-loop"'), "utf-8")
    (pack / "cards.toml").write_text(
        '[[card]]\nid = "ctrl-z"\norigin = "robots"\ndimension = "spiral"\n'
        'effect = "draw 1 card; destroy 1 clone in each era"\nours = true\n',
        "utf-8",
    )
    result = run("cards", "the-loop", "--check", pack, "--lang", lang)
    assert result.exit_code == 1
    assert "cards.toml:5:43: " in result.stdout
    assert f"effect/unexpected: {sentence}" in result.stdout


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_rulebook_is_told_chapter_by_chapter(run: Run, lang: str) -> None:
    page = run("rules", "time-stories", "--book", "--lang", lang, COLUMNS="60").stdout
    book = find_game("time-stories").rulebook(lang)
    assert book is not None
    assert page.startswith(book.title)
    for chapter in book.chapters:
        assert f"\n{chapter.title}  ({chapter.id})\n" in page
        alone = run("rules", "time-stories", chapter.id, "--book", "--lang", lang, COLUMNS="60")
        assert alone.stdout in page
    assert max(map(len, page.splitlines())) <= 60


def test_a_rulebook_or_chapter_that_is_not_there_is_refused(run: Run) -> None:
    assert run("rules", "template", "--book").exit_code == 2
    result = run("rules", "time-stories", "nowhere", "--book")
    assert result.exit_code == 2
    assert "goal" in result.stderr
