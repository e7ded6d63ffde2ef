"""`looptable show`."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

Run = Callable[..., Result]
Ask = Callable[..., Any]


def test_every_seat_that_must_choose_is_shown_with_its_options(
    run: Run, ask: Ask, record: Path
) -> None:
    shown = run("show", record).stdout
    assert "Minute Hand – Player A" in shown
    assert "Minute Hand – Player B" in shown
    for options in ask("show", record)["options"].values():
        for option in options:
            assert f"  {option['key']} " in shown
            assert option["text"] in shown
    assert "Player A (seat 0) and Player B (seat 1) must choose." in shown


def test_one_seat_sees_nothing_of_the_other_hand(run: Run, ask: Ask, record: Path) -> None:
    shown = run("show", record, "--seat", 0).stdout
    assert "Minute Hand – Player B" not in shown
    assert "3 × Face-down card" in shown
    for option in ask("show", record, "--seat", 1)["options"]["1"]:
        assert option["key"] not in shown


def test_the_only_seat_that_must_choose_is_the_default(run: Run, ask: Ask, record: Path) -> None:
    key = ask("show", record)["options"]["0"][0]["key"]
    run("act", record, f"0:{key}")
    shown = ask("show", record)
    assert list(shown["views"]) == list(shown["options"]) == ["1"]
    assert list(ask("show", record, "--seat", "all")["views"]) == ["0", "1"]
    assert ask("show", record, "--seat", "0")["options"] == {}


def test_json_says_texts_in_the_language(ask: Ask, record: Path) -> None:
    shown = ask("show", record, "--lang", "fr")
    assert shown["game"] == "template"
    assert shown["choices"] == 0
    assert shown["outcome"] is None
    assert shown["views"]["0"]["zones"][0]["name"] == "L’horloge"
    assert shown["options"]["0"][0]["text"].startswith("Engager ")
    assert shown["options"]["0"][0]["targets"][0]["kind"] == "card"


def test_warnings_are_seen(run: Run) -> None:
    position = Path("p.json")
    position.write_text(
        '{"players": 2, "strain": 4, "hands": {"0": ["paradox"], "1": ["overtime"]}}'
    )
    assert run("new", "template", "--position", position, "-o", "a").exit_code == 0
    assert "⚠ This breaks the clock: everybody loses." in run("show", "a").stdout


@pytest.mark.parametrize("columns", [60, 100])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_table_fits_the_terminal(run: Run, record: Path, columns: int, lang: str) -> None:
    shown = run("show", record, "--lang", lang, COLUMNS=str(columns)).stdout
    assert max(len(line.rstrip()) for line in shown.splitlines()) == columns
