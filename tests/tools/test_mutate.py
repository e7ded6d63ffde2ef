"""The copy that mutmut works on: one game, nothing compiled. Mutmut itself is run by `make mutate`."""

import tomllib
from pathlib import Path

import pytest

import mutate


@pytest.fixture
def root(tmp_path: Path) -> Path:
    game = tmp_path / "src/looptable/games/_toy"
    for folder in ("rules", "verbs", "tests"):
        (game / folder).mkdir(parents=True)
    (game / "rules/turns.py").write_text("LIMIT = 3\n")
    (game / "rules/turns.so").write_text("compiled")
    (tmp_path / "tools").mkdir()
    (tmp_path / "conftest.py").write_text("")
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "toy"\n')
    return tmp_path


def settings(folder: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = tomllib.loads((folder / "pyproject.toml").read_text())["tool"][
        "mutmut"
    ]
    return found


@pytest.mark.parametrize("name", ["toy", "_toy"])
def test_rules_and_verbs_of_a_game_are_mutated_under_its_tests(root: Path, name: str) -> None:
    found = settings(mutate.prepare(root, name))
    home = "src/looptable/games/_toy"
    assert found["paths_to_mutate"] == [f"{home}/rules", f"{home}/verbs"]
    assert found["tests_dir"] == [f"{home}/tests"]


def test_a_part_of_the_rules_can_be_mutated_alone(root: Path) -> None:
    found = settings(mutate.prepare(root, "toy", "rules/turns.py"))
    assert found["paths_to_mutate"] == ["src/looptable/games/_toy/rules/turns.py"]


def test_nothing_compiled_is_copied(root: Path) -> None:
    rules = mutate.prepare(root, "toy") / "src/looptable/games/_toy/rules"
    assert [path.name for path in rules.iterdir()] == ["turns.py"]


@pytest.mark.parametrize("arguments", [["chess"], ["toy", "--only", "rules/none.py"]])
def test_wrong_names_are_refused(
    root: Path, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert mutate.main(arguments, root) == 2
    assert capsys.readouterr().err.startswith("mutate: ")
