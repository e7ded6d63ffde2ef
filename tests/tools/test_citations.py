"""Which ids a test file cites, and where a citation is wrong."""

from pathlib import Path
from textwrap import dedent

import pytest

from rulescan.citations import Scan, find_test_files, scan_source


def scan(source: str) -> Scan:
    head = "import pytest\nfrom looptable.testing import rule\n"
    return scan_source("tests/test_x.py", head + dedent(source))


def covered(source: str) -> list[str]:
    return [citation.id for citation in scan(source).citations if citation.covers]


def test_a_decorated_test_cites_its_ids_with_their_lines() -> None:
    found = scan('@rule("A-B-1",\n    "A-B-2")\ndef test_x() -> None: ...\n')
    assert [(one.id, one.line) for one in found.citations] == [("A-B-1", 3), ("A-B-2", 4)]
    assert found.problems == ()


@pytest.mark.parametrize(
    "source",
    [
        '@rule("A-B-1")\nasync def test_x() -> None: ...',
        '@pytest.mark.rule("A-B-1")\ndef test_x() -> None: ...',
        '@looptable.testing.rule("A-B-1")\ndef test_x() -> None: ...',
        '@rule("A-B-1")\nclass TestX:\n    def test_x(self) -> None: ...',
        'class TestX:\n    @rule("A-B-1")\n    def test_x(self) -> None: ...',
        'class TestX:\n    pytestmark = rule("A-B-1")\n    def test_x(self) -> None: ...',
        'pytestmark = [rule("A-B-1")]\ndef test_x() -> None: ...',
        'pytestmark: object = rule("A-B-1")\ndef test_x() -> None: ...',
        'CASES = [pytest.param(1, marks=rule("A-B-1"))]',
        'CASES = [pytest.param(1, marks=(pytest.mark.slow, pytest.mark.rule("A-B-1")))]',
        'from looptable.testing import rule as shows\n@shows("A-B-1")\ndef test_x(): ...',
    ],
)
def test_every_place_where_pytest_takes_a_mark_counts(source: str) -> None:
    assert covered(source) == ["A-B-1"]


def test_a_rule_of_hypothesis_is_not_ours() -> None:
    source = 'from hypothesis.stateful import rule\n@rule("A-B-1")\ndef test_x(): ...'
    assert scan_source("tests/test_x.py", source) == Scan((), ())


@pytest.mark.parametrize(
    "mark", ["pytest.mark.skip", "pytest.mark.skip('later')", "pytest.mark.xfail(reason='bug')"]
)
def test_a_test_that_never_passes_covers_nothing(mark: str) -> None:
    assert covered(f'@{mark}\n@rule("A-B-1")\ndef test_x() -> None: ...') == []
    assert covered(f'@{mark}\nclass TestX:\n    @rule("A-B-1")\n    def test_x(self): ...') == []
    assert covered(f'CASES = [pytest.param(1, marks=[{mark}, rule("A-B-1")])]') == []


def test_a_condition_to_skip_still_covers() -> None:
    marks = '@pytest.mark.skipif(X, reason="x")\n@pytest.mark.xfail(X, reason="x")\n'
    assert covered(f'{marks}@rule("A-B-1")\ndef test_x() -> None: ...') == ["A-B-1"]


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("@rule(ID)\ndef test_x() -> None: ...", "rule() needs plain strings, not ID"),
        ("@rule(*IDS)\ndef test_x() -> None: ...", "rule() needs plain strings, not *IDS"),
        ('@rule("A-B-1")\ndef helper() -> None: ...', "rule() on helper, which is not a test"),
        ('@rule("A-B-1")\nclass TestX: ...', "rule() on a group without tests"),
        ("def (", "cannot be read"),
    ],
)
def test_a_wrong_citation_is_named_with_its_place(source: str, complaint: str) -> None:
    problems = scan(source).problems
    assert len(problems) == 1
    assert problems[0].startswith(("tests/test_x.py:3: ", "tests/test_x.py:4: "))
    assert complaint in problems[0]


def test_stacked_marks_and_classes_together_have_five_ids_at_most() -> None:
    inner = '    @rule("A-B-{}", "A-B-2", "A-B-3")\n    @rule("A-B-4")\n    def test_x(self): ...'
    assert scan('@rule("A-B-5")\nclass TestX:\n' + inner).problems == ()
    too_many = scan('@rule("A-B-5", "A-B-6")\nclass TestX:\n' + inner).problems
    assert too_many == ("tests/test_x.py:7: test_x cites 6 rules; 5 are the most",)


def test_test_files_are_found_under_tests_and_inside_the_package(tmp_path: Path) -> None:
    wanted = ["src/looptable/games/a/tests/test_turn.py", "tests/deep/test_b.py"]
    for name in [*wanted, "tests/helper.py", "src/looptable/games/a/test_no.py", "other/test_c.py"]:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert [file.relative_to(tmp_path).as_posix() for file in find_test_files(tmp_path)] == wanted
