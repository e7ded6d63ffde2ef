"""The page on missions builds one: its steps are done here as a reader would do them."""

import re
import shlex
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from looptable.cli import main
from looptable.engine.match.match import new_match
from looptable.engine.registry import games
from looptable.games.time_stories.mission.bounds import USUAL
from looptable.games.time_stories.mission.skeleton import SCHEMA
from looptable.games.time_stories.pictures.check import MOST_SIDE
from looptable.games.time_stories.pictures.png import MOST_PIXELS

PAGE = (Path(__file__).parents[2] / "docs" / "write-a-mission.md").read_text("utf-8")
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ORDER = re.compile(r"(Write|Change in|Add to) `fog/")
Do = Callable[[Path, str], None]


def chapter(name: str) -> str:
    """The text under a heading of the page; examples have headings of their own."""
    inside = [fence.span() for fence in FENCE.finditer(PAGE)]
    heads = [
        head
        for head in re.finditer(r"^## (.*)\n", PAGE, re.MULTILINE)
        if not any(start < head.start() < end for start, end in inside)
    ]
    number = [head[1] for head in heads].index(name)
    return PAGE[heads[number].end() : heads[number + 1].start()]


def steps(text: str) -> Iterator[tuple[str, str, str]]:
    """The steps of a chapter: an order, the file it is about (or none), and the block."""
    order, files, end = "", list[str](), 0
    for fence in FENCE.finditer(text):
        said = text[end : fence.start()]
        end = fence.end()
        if match := ORDER.search(said):
            order, files = match[1], re.findall(r"`(fog/\S+)`", said)
        if fence[1] == "console":
            yield "console", "", fence[2]
        else:
            assert files, f"no file is named for:\n{fence[2]}"
            yield order, files.pop(0), fence[2]


def write(path: Path, block: str) -> None:
    assert not path.exists()
    path.write_text(block, "utf-8")


def add(path: Path, block: str) -> None:
    path.write_text(path.read_text("utf-8").rstrip("\n") + "\n\n" + block, "utf-8")


def change(path: Path, block: str) -> None:
    """Every line of the block replaces the one with its key; one with a new key follows it."""
    lines = path.read_text("utf-8").split("\n")
    at = -1
    for statement in re.findall(r"^\w+ = (?:\[\n.*?^\]|.*?)$", block, re.MULTILINE | re.DOTALL):
        key = statement.split(" = ")[0]
        found = [n for n, line in enumerate(lines) if line.startswith(f"{key} = ")]
        if found:
            at = found[0]
            last = lines.index("]", at) if lines[at].endswith("[") else at
            del lines[at : last + 1]
        else:
            at += 1
            assert at > 0, f"nothing says where {key} goes"
        lines[at:at] = statement.split("\n")
        at += statement.count("\n")
    path.write_text("\n".join(lines), "utf-8")


def converse(block: str, typed: str) -> None:
    """Runs the commands of a block; every line under a command is said by it."""
    said = ""
    for line in block.splitlines():
        if line.startswith("$ looptable "):
            words = shlex.split(line)[2:]
            environment = {"LOOPTABLE_LANG": "en", "NO_COLOR": "1", "COLUMNS": "200"}
            result = CliRunner().invoke(main, words, input=typed, env=environment)
            assert not isinstance(result.exception, Exception), line
            said = result.output
        else:
            assert f"{line}\n" in said, f"not said: {line}\nbut:\n{said}"


DEEDS: dict[str, Do] = {"Write": write, "Add to": add, "Change in": change}


def test_the_steps_of_the_page_build_a_mission_without_mistakes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = []
    for order, file, block in (*steps(chapter("Start")), *steps(chapter("Step by step"))):
        done.append(order)
        if order == "console":
            converse(block, "1\n1\n1\nq\n")
        else:
            DEEDS[order](tmp_path / file, block)
    assert {name: done.count(name) for name in DEEDS} == {
        "Write": 3,
        "Add to": 5,
        "Change in": 4,
    }
    (game,) = [game for game in games().values() if game.meta.id == "time-stories"]
    dressed, mission = game.with_mission(tmp_path / "fog")  # type: ignore[attr-defined]
    assert mission == "fog"
    assert new_match(dressed, 3, {"mission": "fog"}, 1).state.outcome() is None


def test_the_schema_lies_where_the_page_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert CliRunner().invoke(main, ["mission", "new", "fog"]).exit_code == 0
    names = sorted(path.name for path in SCHEMA.iterdir())
    assert sorted(path.name for path in Path("fog/.schema").iterdir()) == names
    assert "`fog/.schema`" in PAGE


def test_the_limits_of_the_page_are_those_of_the_program() -> None:
    kib, mib = 1 << 10, 1 << 20
    texts = f"{USUAL.text_bytes // kib} KiB, {USUAL.all_text_bytes // mib} MiB"
    pictures = f"{USUAL.picture_bytes // mib} MiB, {USUAL.all_picture_bytes // mib} MiB"
    assert f"| one table or file of prose, all of them | {texts} |" in PAGE
    assert f"| one picture, all of them, how many | {pictures}, {USUAL.pictures} |" in PAGE
    size = f"{MOST_SIDE} by {MOST_SIDE}, {MOST_PIXELS // mib} million pixels"
    assert f"| size of a picture | {size} |" in PAGE
