"""`looptable career`."""

import json
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from click.testing import Result
from tests.engine.matches import played

from looptable.cli.commands import career
from looptable.cli.records import save
from looptable.engine.contract.outcome import Outcome
from looptable.engine.match.match import Match, new_match
from looptable.engine.registry import find_game
from looptable.testing import rule

Run = Callable[..., Result]


def lost(**settings: str) -> Match:
    return played(new_match(find_game("the-loop"), 2, settings, 3), 5000)


@pytest.fixture
def files(run: Run) -> list[str]:
    """A lost match, one of another game, one that is not over, one that began from a position."""
    match = lost(mode="supa", difficulty="year")
    save(Path("lost"), match)
    assert run("new", "template", "--seed", 1, "-o", "other").exit_code == 0
    assert run("new", "the-loop", "--seed", 1, "-o", "begun").exit_code == 0
    Path("p.json").write_text(run("position", "begun").stdout, "utf-8")
    assert run("new", "the-loop", "--position", "p.json", "-o", "placed").exit_code == 0
    return ["lost", "other", "begun", "placed"]


@rule("LOOP-MODE-6")
def test_the_grid_says_what_was_played_and_won(run: Run, files: list[str]) -> None:
    told = run("career", *files)
    assert told.exit_code == 0
    first, *cells = told.stdout.splitlines()
    assert first == "The LOOP: 0 of 12 won."
    assert len(cells) == 12
    assert cells[0] == "  [ ] S.A.B.O.T.A.G.E, Employee of the Month"
    assert cells[4] == "  [ ] Sayan Supa Clones, Employee of the Year: won none of 1"
    assert told.stderr.splitlines() == [
        "“other” does not count: its game keeps no career.",
        "“begun” does not count: the match is not over.",
        "“placed” does not count: the match began from a position.",
    ]
    french = run("career", "lost", LOOPTABLE_LANG="fr").stdout.splitlines()
    assert french[0].endswith("0 sur 12 remportés.")


@rule("LOOP-MODE-6")
def test_a_win_is_ticked(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """No short record is a won match: the command gets one that says it was."""
    match = new_match(find_game("the-loop"), 2, {}, 1)
    state = SimpleNamespace(outcome=lambda: Outcome("won", (0, 1)))
    won = SimpleNamespace(game=match.game, header=match.header, state=state)
    monkeypatch.setattr(career, "open_record", lambda *_: won)
    told = run("career", "a", "b").stdout.splitlines()
    assert told[:2] == [
        "The LOOP: 1 of 12 won.",
        "  [x] S.A.B.O.T.A.G.E, Employee of the Month: won 2 of 2",
    ]


def test_as_json_it_is_one_value(run: Run, files: list[str]) -> None:
    (told,) = json.loads(run("career", *files, "--json").stdout)
    assert told["game"] == "the-loop"
    (cell,) = [cell for cell in told["cells"] if cell["played"]]
    assert cell["choices"] == {"mode": "supa", "difficulty": "year"}
    assert (cell["won"], sum(cell["endings"].values())) == (0, 1)
