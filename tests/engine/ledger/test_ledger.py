"""The ledgers as values: what is a rule, where it stands, what is counted."""

from collections import Counter
from pathlib import Path

import pytest

from looptable.engine.ledger.ledger import Ledger, closest_ids, ledgers, parse_ledger

SAMPLE = """# A game: rules ledger

- **[INF]**: not a rule.

## 1. Turns

Some prose.

- **GAME-TURN-1** Players take turns.
- **GAME-TURN-2** A turn is
  two steps:
  - a. first;
  - b. second.

  - not part of any rule, after a blank line

### 1.1 Steps

- **GAME-STEP-1** A step. (§ Steps)
  - **GAME-STEP-2** A rule inside a rule.
Further prose, not of the rule.

## 2. Examples

- **GAME-EX-1** Given, when, then.

## 3. Open points

- **GAME-OPEN-1** What now? Default: nothing.
"""


def sample() -> Ledger:
    ledger = parse_ledger("a-game", SAMPLE)
    assert ledger is not None
    return ledger


@pytest.mark.parametrize(
    ("prefix", "name", "rules", "examples", "open_points"),
    [
        ("LOOP", "the-loop", 444, 19, 35),
        ("INC", "loop-inc", 258, 26, 33),
        ("TIME", "time-stories", 398, 40, 51),
    ],
)
def test_each_ledger_has_the_agreed_numbers_of_ids(
    prefix: str, name: str, rules: int, examples: int, open_points: int
) -> None:
    ledger = ledgers()[prefix]
    kinds = Counter(rule.kind for rule in ledger.rules)
    assert ledger.name == name
    assert kinds == {"rule": rules, "example": examples, "open": open_points}
    numbers = f"{rules} | {examples} | {rules + examples} | {open_points}"
    page = (Path(__file__).parents[3] / "docs" / "rules.md").read_text("utf-8")
    folder = name.replace("-", "_")
    assert f"| `{folder}/ledger.md` | `{prefix}` | {numbers} |" in page


def test_all_ledgers_together_have_1100_rules_and_1185_counted_ids() -> None:
    every = [rule for ledger in ledgers().values() for rule in ledger.rules]
    assert sum(rule.kind == "rule" for rule in every) == 1100
    assert sum(rule.counted for rule in every) == 1185
    assert len({rule.id for rule in every}) == len(every) == 1304


def test_every_rule_of_the_real_ledgers_has_a_section_and_a_text() -> None:
    for ledger in ledgers().values():
        for rule in ledger.rules:
            assert rule.section[0].isdigit(), rule.id
            assert len(rule.text) > 10, rule.id


def test_a_rule_has_the_nearest_heading_and_its_indented_lines() -> None:
    ledger = sample()
    assert (ledger.prefix, ledger.name, ledger.title) == ("GAME", "a-game", "A game")
    assert [(rule.id, rule.section) for rule in ledger.rules] == [
        ("GAME-TURN-1", "1. Turns"),
        ("GAME-TURN-2", "1. Turns"),
        ("GAME-STEP-1", "1.1 Steps"),
        ("GAME-STEP-2", "1.1 Steps"),
        ("GAME-EX-1", "2. Examples"),
        ("GAME-OPEN-1", "3. Open points"),
    ]
    assert ledger.rules[1].text == "A turn is two steps: - a. first; - b. second."
    assert ledger.rules[3].text == "A rule inside a rule."


def test_a_worked_example_with_nested_bullets_is_one_rule() -> None:
    quiz = ledgers()["LOOP"].find("LOOP-EX-6")
    assert quiz is not None
    assert quiz.kind == "example"
    assert " - a. Use Gutenberg" in quiz.text
    assert quiz.text.endswith("PG §Pop quiz!)")


def test_open_points_are_kept_but_not_counted_and_examples_are_counted() -> None:
    counted = {rule.id: rule.counted for rule in sample().rules}
    assert not counted["GAME-OPEN-1"]
    assert counted["GAME-EX-1"]
    assert counted["GAME-TURN-1"]


def test_find_gives_the_rule_or_nothing() -> None:
    found = sample().find("GAME-STEP-1")
    assert found is not None
    assert found.text == "A step. (§ Steps)"
    assert sample().find("GAME-STEP-9") is None


@pytest.mark.parametrize("written", ["GAME-TRUN-2", "game-turn-2", "TURN-2", "GAMETURN-2"])
def test_a_misspelt_id_finds_what_was_meant(written: str) -> None:
    assert sample().closest(written)[0] == "GAME-TURN-2"


def test_nothing_is_close_to_nonsense() -> None:
    assert closest_ids("zzz", ("GAME-TURN-1",)) == ()


def test_a_page_without_rules_is_no_ledger() -> None:
    assert parse_ledger("notes", "# Notes\n\n- **bold** text\n") is None


@pytest.mark.parametrize(
    ("second", "complaint"),
    [("GAME-A-1", "GAME-A-1 is given twice"), ("OTHER-A-1", "does not begin with GAME")],
)
def test_doubled_and_foreign_ids_are_refused(second: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        parse_ledger("x", f"- **GAME-A-1** One.\n- **{second}** Two.\n")
