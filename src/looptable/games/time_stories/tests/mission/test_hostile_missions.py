"""Checking a mission ends with an answer, never with a crash, whatever is in its files."""

from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import pytest

from looptable.content.text.languages import LANGUAGES
from looptable.core.chance import Chance
from looptable.games.time_stories import GAME
from looptable.games.time_stories.mission.library import check_folder
from looptable.games.time_stories.mission.skeleton import SKELETON
from looptable.games.time_stories.tests.missions.proving_ground import write_ground

CASES = 20
WORDS = (
    "", "0", "-1", "99999999999999999999", "1.5", "true", '""', "[]", "{}", "[[", "]]", '"""', "'",
    "#", "##", "### passed: x", "<!--", "-->", "**", ">", "=", "nan", "1979-05-27", "\0", "\ufeff",
    "\u2028", "é", "🎲", "win", "gain token", "if", "choose: win | win", "square", "time", "(", ";",
)  # fmt: skip


T = TypeVar("T")


class Dice:
    """Draws that are the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(1)
        self._chance.seed(seed)

    def below(self, end: int) -> int:
        return self._chance.below(0, end)

    def choice(self, members: Sequence[T]) -> T:
        return members[self.below(len(members))]


def spoil(folder: Path, dice: Dice) -> None:
    """A slip of the pen, or of a hundred pens."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    for _ in range(dice.choice((1, 1, 1, 2, 5))):
        path = dice.choice(files)
        if not path.exists():
            continue
        lines = path.read_text("utf-8").split("\n")
        at = dice.below(len(lines))
        words = lines[at].split(" ")
        word = dice.below(len(words))
        match dice.below(6):
            case 0:
                del lines[at]
            case 1:
                lines.insert(at, dice.choice(lines))
            case 2:
                words[word] = dice.choice(WORDS)
                lines[at] = " ".join(words)
            case 3:
                lines[at] = lines[at][: dice.below(len(lines[at]) + 1)]
            case 4:
                words.insert(word, dice.choice(WORDS))
                lines[at] = " ".join(words)
            case _:
                path.unlink()
                continue
        path.write_text("\n".join(lines), "utf-8")


@pytest.mark.parametrize("seed", range(CASES))
def test_a_spoilt_mission_is_told_about_in_both_languages(tmp_path: Path, seed: int) -> None:
    dice = Dice(seed)
    folder = tmp_path / "ground"
    if seed % 2:
        write_ground(folder)
    else:
        for path in SKELETON.rglob("*.*"):
            target = folder / path.relative_to(SKELETON)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(path.read_bytes())
    spoil(folder, dice)
    for one in check_folder(folder):
        for lang in LANGUAGES:
            assert GAME.texts().say(one.message, lang)
            assert one.hint is None or GAME.texts().say(one.hint, lang)
