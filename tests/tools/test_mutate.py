"""Mutation testing of a tiny game: strong tests notice everything, weak tests do not."""

import json
from pathlib import Path

import pytest

import mutate
from mutation.run import Request, run
from mutation.trial import Patience

GAME = "src/looptable/games/tiny"
FILES = {
    "pyproject.toml": '[tool.pytest.ini_options]\nfilterwarnings = ["error"]\n',
    "src/looptable/__init__.py": "",
    f"{GAME}/__init__.py": "",
    f"{GAME}/limits.py": "LIMIT = 3\n",
    f"{GAME}/fields.py": '"""Generated from layout.py."""\n\nCOUNT = 7\n',
    f"{GAME}/content/table.py": "COUNT = 7\n",
    f"{GAME}/rules.py": """from looptable.games.tiny.limits import LIMIT


def after(rifts: int, dropped: int) -> int:
    return min(rifts + dropped, LIMIT)


def count_down(rifts: int) -> None:
    while rifts:
        rifts -= 1
""",
}
STRONG = """
import pytest
from looptable.games.tiny.limits import LIMIT
from looptable.games.tiny.rules import after, count_down


@pytest.fixture(scope="module")
def full() -> int:
    return after(2, 5)


def test_nothing_is_above_the_limit(full: int) -> None:
    assert full == 3


def test_less_than_the_limit_is_added_up() -> None:
    assert after(1, 1) == 2


def test_counting_down_ends() -> None:
    count_down(3)
    with pytest.raises(TypeError):
        count_down("x")
"""
WEAK = """
from looptable.games.tiny.rules import after


def test_a_number_comes_back() -> None:
    assert isinstance(after(1, 1), int)


def test_it_is_positive() -> None:
    assert after(2, 1) > 0
"""


def repository(root: Path, tests: str) -> Path:
    for name, text in {**FILES, f"{GAME}/tests/test_rules.py": tests}.items():
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return root


def test_strong_tests_notice_every_mutant(tmp_path: Path) -> None:
    root = repository(tmp_path, STRONG)
    before = {file: file.read_bytes() for file in root.rglob("*") if file.is_file()}
    result = run(Request(root, "tiny", patience=Patience(grace=1.0)))
    assert result.survivors == ()
    assert (result.score, result.noticed, result.files) == (100.0, 10, 3)
    assert [(trial.mutant.original, trial.mutant.mutated) for trial in result.trials] == [
        ("LIMIT = 3", "LIMIT = 2"),
        ("LIMIT = 3", "LIMIT = 4"),
        ("return min(rifts + dropped, LIMIT)", "pass"),
        ("return min(rifts + dropped, LIMIT)", "return max(rifts + dropped, LIMIT)"),
        ("return min(rifts + dropped, LIMIT)", "return min(rifts - dropped, LIMIT)"),
        ("while rifts:", "while not rifts:"),
        ("rifts -= 1", "pass"),
        ("rifts -= 1", "rifts += 1"),
        ("rifts -= 1", "rifts -= 0"),
        ("rifts -= 1", "rifts -= 2"),
    ]
    assert [trial.verdict for trial in result.trials[-4:]] == ["out of time"] * 4
    assert {file: file.read_bytes() for file in root.rglob("*") if file.is_file()} == before


def test_weak_tests_leave_survivors_with_their_lines(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root, report = repository(tmp_path / "root", WEAK), tmp_path / "report.json"
    arguments = ["tiny", "--sample", "9", "--seed", "3", "--json", str(report)]
    assert mutate.main([*arguments, "--minimum", "90"], root) == 1
    text, data = capsys.readouterr().out, json.loads(report.read_text(encoding="utf-8"))
    assert (data["sample"], data["mutants"], data["seed"]) == (9, 10, 3)
    assert data["noticed"] == 9 - len(data["survivors"])
    assert f"tiny: {data['noticed']} of 9 mutants noticed, {data['score']} %" in text
    survivors = {(one["mutated"], one["verdict"]) for one in data["survivors"]}
    assert ("return min(rifts - dropped, LIMIT)", "survived") in survivors
    assert ("while not rifts:", "not covered") in survivors
    assert f"{GAME}/rules.py:9: boolean, no test runs this line" in text
    assert "  - while rifts:\n  + while not rifts:" in text


def test_tests_that_fail_unbroken_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = repository(tmp_path, "def test_wrong() -> None:\n    assert 1 == 2\n")
    assert mutate.main(["--game", "tiny"], root) == 1
    assert "the tests fail without any mutant" in capsys.readouterr().err


@pytest.mark.parametrize("game", ["chess", ""])
def test_an_unknown_game_is_wrong_use(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    assert mutate.main(["--game", game], repository(tmp_path, STRONG)) == 2
    expected = f"mutate: there is no game with tests named {game!r}; there are tiny\n"
    assert capsys.readouterr().err == expected
