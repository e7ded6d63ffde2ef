"""The list of mutants that change nothing."""

from pathlib import Path

import pytest

from mutation.equivalents import EquivalentError, read_equivalents, set_apart
from mutation.finder import find_mutants

SOURCE = "a = 1\nb = 1\n"
MUTANTS = find_mutants("rules.py", SOURCE)
ENTRY = """
[[equivalent]]
file = "rules.py"
line = "a = 1"
mutation = "a = 2"
reason = "Only the sign of a is read."
"""


def write(folder: Path, text: str) -> Path:
    file = folder / "mutants.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_listed_mutant_is_left_out(tmp_path: Path) -> None:
    listed = read_equivalents(write(tmp_path, ENTRY))
    counted, left_out = set_apart(MUTANTS, listed, ["rules.py"])
    assert left_out == 1
    assert [mutant.mutated for mutant in counted] == ["a = 0", "b = 0", "b = 2"]


def test_a_star_leaves_out_every_mutant_of_the_line(tmp_path: Path) -> None:
    listed = read_equivalents(write(tmp_path, ENTRY.replace("a = 2", "*")))
    counted, left_out = set_apart(MUTANTS, listed, ["rules.py"])
    assert left_out == 2
    assert [mutant.mutated for mutant in counted] == ["b = 0", "b = 2"]


def test_a_missing_list_leaves_nothing_out(tmp_path: Path) -> None:
    assert read_equivalents(tmp_path / "mutants.toml") == ()


def test_an_entry_that_fits_no_mutant_is_refused(tmp_path: Path) -> None:
    listed = read_equivalents(write(tmp_path, ENTRY.replace("a = 2", "a = 3")))
    with pytest.raises(EquivalentError, match="no mutant 'a = 1' → 'a = 3' any more"):
        set_apart(MUTANTS, listed, ["rules.py"])


def test_an_entry_of_another_game_is_not_looked_at(tmp_path: Path) -> None:
    listed = read_equivalents(write(tmp_path, ENTRY.replace("rules.py", "other.py")))
    assert set_apart(MUTANTS, listed, ["rules.py"]) == (MUTANTS, 0)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (ENTRY.replace("Only the sign of a is read.", " "), "entry 1 has an empty field"),
        (ENTRY.replace("reason =", "why ="), "entry 1 needs exactly file, line, mutation, reason"),
        ("[[equivalents]]\n", "only .*equivalent.* entries are known"),
        ("[[equivalent]", "cannot be read"),
    ],
)
def test_a_bad_entry_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    with pytest.raises(EquivalentError, match=complaint):
        read_equivalents(write(tmp_path, text))
