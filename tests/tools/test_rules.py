"""The check behind `make rules`: what fails it, what it prints."""

import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import rules
from looptable.engine import registry
from looptable.engine.contract.game import Meta
from looptable.engine.ledger.ledger import Ledger, Rule
from rulescan import check, maturity
from rulescan.check import judge
from rulescan.citations import Citation
from rulescan.coverage import percent
from rulescan.report import as_text, missing_lines, short_ids
from rulescan.waivers import Waivers, read_waivers

RULES = tuple(Rule(f"GAME-TURN-{n}", "1. Turns", f"Turn rule {n}.") for n in range(1, 101))
OPEN = Rule("GAME-OPEN-1", "2. Open points", "What now?")
GAME = Ledger("GAME", "a-game", "A game", (*RULES, OPEN))
KNOWN = {"GAME": GAME}
NO_WAIVERS = Waivers({}, ())


def cite(*ids: str, covers: bool = True) -> tuple[Citation, ...]:
    return tuple(Citation(name, "tests/test_x.py", 7, covers) for name in ids)


def waive(*ids: str) -> Waivers:
    return Waivers(dict.fromkeys(ids, "A physical detail."), ())


def test_cited_and_waived_rules_are_covered_and_open_points_are_not_counted() -> None:
    citations = cite("GAME-TURN-1", "GAME-TURN-1", "GAME-OPEN-1")
    finding = judge(KNOWN, citations, waive("GAME-TURN-2"), {"GAME": "growing"})
    [game] = finding.ledgers
    assert finding.problems == ()
    assert (game.covered, game.total, game.waived) == (2, 100, ("GAME-TURN-2",))
    assert (game.open_cited, game.open_total) == (1, 1)
    assert [rule.id for rule in game.missing] == [f"GAME-TURN-{n}" for n in range(3, 101)]


def test_a_citation_that_never_runs_covers_nothing_but_must_exist() -> None:
    finding = judge(KNOWN, cite("GAME-TURN-1", "GAME-TRUN-1", covers=False), NO_WAIVERS, {})
    assert finding.ledgers[0].covered == 0
    assert len(finding.problems) == 1


def test_an_unknown_id_fails_with_the_closest_one() -> None:
    [problem] = judge(KNOWN, cite("GAME-TRUN-77"), NO_WAIVERS, {}).problems
    assert problem.startswith("tests/test_x.py:7: there is no rule GAME-TRUN-77; did you mean ")
    assert "GAME-TURN-77" in problem


def test_a_missing_rule_fails_a_complete_game_only() -> None:
    citations = cite(*(rule.id for rule in RULES[:-1]))
    assert judge(KNOWN, citations, NO_WAIVERS, {"GAME": "growing"}).problems == ()
    [problem] = judge(KNOWN, citations, NO_WAIVERS, {"GAME": "complete"}).problems
    assert "a-game is marked complete, but 1 of 100 rules have no test" in problem
    assert problem.endswith("GAME-TURN-100")
    assert judge(KNOWN, citations, waive("GAME-TURN-100"), {"GAME": "complete"}).problems == ()


@pytest.mark.parametrize(
    ("waived", "complaint"),
    [
        (("GAME-TURN-777",), "there is no rule GAME-TURN-777"),
        (("GAME-TURN-1",), "GAME-TURN-1 is covered by a test and needs no waiver"),
        (("GAME-OPEN-1",), "GAME-OPEN-1 is not counted and needs no waiver"),
        (tuple(f"GAME-TURN-{n}" for n in range(2, 6)), "4 rules of GAME are waived; 3 % allow 3"),
    ],
)
def test_a_bad_waiver_fails(waived: tuple[str, ...], complaint: str) -> None:
    [problem] = judge(KNOWN, cite("GAME-TURN-1"), waive(*waived), {}).problems
    assert problem.startswith("waivers.toml: ")
    assert complaint in problem


def test_three_per_cent_of_waivers_are_allowed() -> None:
    waivers = waive("GAME-TURN-1", "GAME-TURN-2", "GAME-TURN-3")
    assert judge(KNOWN, (), waivers, {}).problems == ()


def test_a_game_with_an_unknown_ledger_fails() -> None:
    [problem] = judge(KNOWN, (), NO_WAIVERS, {"OTHER": "growing"}).problems
    assert problem == "a game names the ledger OTHER; there are GAME"


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ('A-B-1 = ""', "A-B-1 is waived without a reason"),
        ("A-B-1 = 3", "A-B-1 is waived without a reason"),
        ("A-B-1 = ", "cannot be read"),
    ],
)
def test_a_waiver_file_needs_a_reason_per_id(tmp_path: Path, content: str, complaint: str) -> None:
    (tmp_path / "a_game").mkdir()
    (tmp_path / "a_game" / "waivers.toml").write_text(content)
    [problem] = read_waivers(tmp_path).problems
    assert problem.startswith("waivers.toml: ")
    assert complaint in problem


def test_a_missing_waiver_file_waives_nothing(tmp_path: Path) -> None:
    assert read_waivers(tmp_path) == NO_WAIVERS


def test_the_text_names_sections_missing_ids_and_waivers() -> None:
    finding = judge(KNOWN, cite("GAME-TURN-2"), waive("GAME-TURN-4"), {"GAME": "growing"})
    text = as_text(finding)
    assert "A game (GAME, growing): 2/100, 2.0 %" in text
    assert "missing GAME-TURN-1, 3, 5 to 100" in text
    assert "waived GAME-TURN-4: A physical detail." in text
    assert next(missing_lines(finding)) == "GAME-TURN-1     Turn rule 1."


def test_ids_are_written_as_ranges_per_topic() -> None:
    assert short_ids(["A-B-1", "A-B-2", "A-B-3", "A-B-5", "A-C-1"]) == "A-B-1 to 3, 5; A-C-1"


def test_a_share_is_never_rounded_up_to_all() -> None:
    assert (percent(999_999, 1_000_000), percent(1, 1), percent(0, 0)) == (
        "99.9 %",
        "100.0 %",
        "100.0 %",
    )


def repository(tmp_path: Path, test: str) -> Path:
    (tmp_path / "tests").mkdir()
    head = "from looptable.testing import rule\n"
    (tmp_path / "tests" / "test_x.py").write_text(head + test)
    return tmp_path


def test_the_command_prints_one_json_value(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "maturities", lambda: {"INC": "growing"})
    root = repository(tmp_path, '@rule("INC-DAY-1")\ndef test_x(): ...')
    assert rules.main(["--game", "loop_inc", "--json"], root) == 0
    data = json.loads(capsys.readouterr().out)
    assert list(data["ledgers"]) == ["INC"]
    assert (data["ledgers"]["INC"]["covered"], data["ledgers"]["INC"]["total"]) == (1, 284)
    assert data["problems"] == []


def test_the_command_fails_on_an_unknown_id(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "maturities", dict)
    root = repository(tmp_path, '@rule("INC-DAYS-1")\ndef test_x(): ...')
    assert rules.main(["--missing-only"], root) == 1
    assert "did you mean INC-DAY-1" in capsys.readouterr().err


def test_the_command_fails_while_a_complete_game_lacks_tests(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "maturities", lambda: {"LOOP": "complete"})
    assert rules.main([], repository(tmp_path, "")) == 1
    assert "the-loop is marked complete, but 463 of 463 rules" in capsys.readouterr().err


def test_an_unknown_game_is_wrong_use(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "maturities", dict)
    assert rules.main(["--game", "chess"], repository(tmp_path, "")) == 2
    assert "there is no ledger chess; there are loop-inc, the-loop" in capsys.readouterr().err


def test_the_maturity_comes_from_the_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    metas = [Meta("a", 1, 4, 1, (), "complete", "LOOP"), Meta("b", 1, 4, 1, (), "example")]
    games = {meta.id: SimpleNamespace(meta=meta) for meta in metas}
    monkeypatch.setattr(registry, "games", lambda: games)
    assert maturity.maturities() == {"LOOP": "complete"}


def test_the_command_runs_as_a_script() -> None:
    command = [sys.executable, rules.__file__, "--game", "chess"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("rules: there is no ledger chess")
