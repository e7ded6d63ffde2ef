"""The terminal tells the story: card A, backs, faces and tests are printed when they are read."""

import pytest
from tests.cli.conftest import Run

CARD_A = {"en": "a tall piece of night", "fr": "un grand morceau de nuit"}
BACK = {"en": "with a crow", "fr": "avec une pie"}
FACE = {"en": "minds the nails", "fr": "clou"}
TEST = {"en": "Test of strength: 2 × shield, 1 × heart shield.", "fr": "2 × bouclier"}


def story(run: Run, *keys: str, lang: str = "en", columns: int = 80) -> str:
    """Everything printed while one person plays the first seat, as one line."""
    words = ("play", "time-stories", "--players", 3, "--seed", 21, "--seat", "0", "--lang", lang)
    typed = "".join(f"{key}\n" for key in (*keys, "q"))
    done = run(*words, "--record", f"{lang}{columns}.jsonl", typed=typed, COLUMNS=str(columns))
    assert done.exit_code == 0, done.stderr
    assert max(len(line) for line in done.stdout.splitlines()) <= columns
    return " ".join(done.stdout.split())


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("columns", [80, 120])
def test_card_a_backs_and_faces_are_printed_when_they_are_read(
    run: Run, lang: str, columns: int
) -> None:
    before = story(run, "odile", lang=lang, columns=columns)
    assert CARD_A[lang] in before
    assert BACK[lang] in before
    assert TEST[lang] not in before
    after = story(run, "odile", "quay-d", lang=lang, columns=columns + 1)
    assert FACE[lang] in after.removeprefix(before)
    assert TEST[lang] in after


def test_only_what_the_seat_reads_is_printed(run: Run) -> None:
    told = story(run, "odile", "quay-d")
    assert "rope" not in told.lower().replace("europe", ""), "the others stand by the boats"


def test_a_text_is_printed_once(run: Run) -> None:
    told = story(run, "odile", "quay-d", "nothing")
    assert told.count(CARD_A["en"]) == 1
    assert told.count(FACE["en"]) == 1


def test_a_roll_names_its_characteristic(run: Run) -> None:
    assert "Blue rolls 1 die (strength) against the crates" in story(run, "odile", "quay-d")


def test_a_draft_is_told_in_the_same_way(run: Run) -> None:
    assert run("mission", "new", "fog").exit_code == 0
    words = ("mission", "play", "fog", "--seed", 1, "--seat", "0")
    told = run(*words, typed="1\n1\n1\nq\n", COLUMNS="80").stdout
    assert "Card A: what is" in " ".join(told.split())
