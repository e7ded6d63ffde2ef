"""A mode is one object in one file: nothing else asks which mode is played."""

import re
from pathlib import Path

from looptable.games.the_loop import GAME
from looptable.games.the_loop.rules.modes import MODES

GAME_FOLDER = Path(__file__).parents[2]
MODE_FILES = GAME_FOLDER / "rules" / "modes"
# The number is written when a match is set up, and the fields are generated.
ASKED = re.compile(r"\bt\.mode\b(?! = )|state\.mode\b|mode_rules\.(name|number) [!=]=")


def test_every_file_is_a_mode_with_its_sentences() -> None:
    files = {path.stem for path in MODE_FILES.glob("*.py")} - {"__init__"}
    assert files == {mode.name for mode in MODES}
    for mode in MODES:
        for lang in ("en", "fr"):
            assert GAME.texts().has(f"mode.{mode.name}", lang)
            assert GAME.texts().has(f"setting.mode.{mode.name}", lang)


def test_modes_stand_at_their_numbers_which_are_part_of_every_key() -> None:
    assert [mode.number for mode in MODES] == list(range(len(MODES)))
    assert [mode.name for mode in MODES][:4] == ["sabotage", "supa", "centrifuges", "ultramachina"]


def test_nothing_but_the_modes_asks_which_mode_is_played() -> None:
    code = [
        path
        for path in GAME_FOLDER.rglob("*.py")
        if path.relative_to(GAME_FOLDER).parts[0] != "tests"
    ]
    assert not [
        f"{path.relative_to(GAME_FOLDER)}:{number}"
        for path in code
        if path.name != "fields.py" and MODE_FILES not in path.parents
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if ASKED.search(line)
    ]
