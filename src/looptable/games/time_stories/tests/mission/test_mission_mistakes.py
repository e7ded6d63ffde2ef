"""Mistakes of authors: each is planted in a good mission and found at its line.

Every fault is told once, by exactly the codes that are listed with it, and nothing else is.
"""

from pathlib import Path

import pytest

from looptable.content.text.languages import LANGUAGES
from looptable.games.time_stories import GAME
from looptable.games.time_stories.mission.bounds import Bounds
from looptable.games.time_stories.mission.library import check_folder
from looptable.games.time_stories.tests.missions.proving_ground import FILES, write_ground

MISSION, BODIES, ELEMENTS = "mission.toml", "receptacles.toml", "elements.toml"
HALL, ROOF, CELLAR = "places/hall.toml", "places/roof.toml", "places/cellar.toml"
HALL_EN, HALL_FR = "places/hall.en.md", "places/hall.fr.md"

Told = tuple[str, str, str]
"""A code, the file, and the line as it is written there; an empty line means the whole file."""

# The file, what is written there, what is written instead, and what is told of it.
TABLES: list[tuple[str, str, str, list[Told]]] = [
    # Tables that cannot be read.
    (MISSION, "time = 20", "time = ", [("toml/syntax", MISSION, "time = ")]),
    (MISSION, "format = 1", "format = 2", [("mission/newer-format", MISSION, "format = 2")]),
    (MISSION, "time = 20", 'time = "20"', [("field/wrong-type", MISSION, 'time = "20"')]),
    (MISSION, "time = 20", "tme = 20", [("field/unknown", MISSION, "tme = 20")]),
    (MISSION, 'licence = "CC BY 4.0"', "", [("field/missing", MISSION, "format = 1")]),
    (BODIES, "life = 5", "life = 0", [("field/bad-value", BODIES, "life = 0")]),
    (HALL, '"3 normal"]', '"3 norml"]', [("field/bad-value", HALL, 'shields = ["3 norml"]')]),
    # Names.
    (MISSION, 'start = "hall"', 'start = "hal"', [("mission/unknown-name", MISSION, 'start = "hal"')]),
    (MISSION, 'plan = ["hall", "cellar", "roof"]', 'plan = ["hall", "cellar", "rof"]', [("mission/unknown-name", MISSION, 'plan = ["hall", "cellar", "rof"]')]),
    (MISSION, '{ id = "moon"', '{ id = "sun"', [("mission/unknown-name", ROOF, 'sealed = { tokens = ["sun", "moon", "star"] }'), ("mission/name-twice", MISSION, '  { id = "sun", en = "moon", fr = "lune" },')]),
    (BODIES, "combat = 4", "combt = 4", [("mission/unknown-name", BODIES, "dice = { combt = 4 }")]),
    (ROOF, 'key = "key"', 'key = "kee"', [("mission/unknown-name", ROOF, 'sealed = { receptacles = ["marie", "madeleine"], key = "kee" }')]),
    (HALL, 'id = "choose-one"', 'id = "search"', [("mission/name-twice", HALL, 'id = "search"')]),
    (HALL, 'id = "choose-one"', 'id = "passed"', [("mission/reserved-name", HALL, 'id = "passed"')]),
    (MISSION, 'failures = ["caught"]', 'failures = ["caught", "a"]', [("mission/reserved-name", MISSION, 'failures = ["caught", "a"]')]),
    # Effects.
    (HALL, "gain token sun", "gain token snu", [("effect/unexpected", HALL, 'passed = "gain token snu"')]),
    (HALL, "gain token sun", "gian token sun", [("effect/unknown-verb", HALL, 'passed = "gian token sun"')]),
    (ELEMENTS, "gain 1 life", "add 1 hit", [("mission/not-in-a-roll", ELEMENTS, 'effect = "add 1 hit"')]),
    (ROOF, "gain token moon; gain", "reveal bench; gain token moon; gain", [("mission/reveal-elsewhere", ROOF, 'effect = "reveal bench; gain token moon; gain token star; add attic to the plan; gain element knife"')]),
    # What cannot be meant.
    (HALL, "gain token sun", "gain token moon", [("mission/seal-shut", ROOF, 'sealed = { tokens = ["sun"] }'), ("mission/seal-shut", ROOF, 'sealed = { tokens = ["sun", "moon", "star"] }')]),
    (HALL, "gain element key; ", "", [("mission/never-given", ELEMENTS, 'id = "key"'), ("mission/seal-shut", ROOF, 'sealed = { receptacles = ["marie", "madeleine"], key = "key" }')]),
    (ROOF, 'id = "chimney"', 'id = "chimney"\nsealed = { tokens = ["moon"] }', [("mission/no-way-there", MISSION, 'places = ["hall", "cellar", "roof", "attic", "garden"]')] * 2 + [("mission/seal-shut", ROOF, 'sealed = { tokens = ["sun", "moon", "star"] }')] * 2 + [("mission/seal-shut", ROOF, 'sealed = { tokens = ["moon"] }')]),
    (HALL, "gain element badge", "gain 1 life", [("mission/never-given", ELEMENTS, 'id = "badge"')]),
    (HALL, 'passed = "win"', 'passed = "gain 1 life"', [("mission/no-success", MISSION, 'id = "ground"')]),
    (HALL, 'id = "window"', 'id = "window"\nsign = "forbidden"', [("mission/forbidden-for-ever", HALL, 'id = "window"'), ("mission/success-out-of-reach", HALL, 'passed = "win"')]),
    (HALL, "fail by caught", "lose 1 life", [("mission/never-failed", MISSION, 'failures = ["caught"]')]),
    (HALL, 'read = "lose 1 life"', "lock = true", [("mission/lock-without-test", HALL, 'id = "trap"')]),
    (ROOF, "add attic to the plan", "gain 1 life", [("mission/no-way-there", MISSION, 'places = ["hall", "cellar", "roof", "attic", "garden"]')] * 2),
    (MISSION, 'plan = ["hall", "cellar", "roof"]', 'plan = ["hall"]', [("mission/no-way-there", MISSION, 'places = ["hall", "cellar", "roof", "attic", "garden"]')] * 4 + [("mission/nowhere-to-go", MISSION, 'plan = ["hall"]')]),
    (MISSION, 'special = "pay 1 blue; lose 1 life"', "", [("mission/special-without-effect", ROOF, 'shields = ["1 special", "1 skull"]')]),
    (MISSION, "]\ntags", '  { id = "rain", en = "r", fr = "p" },\n]\ntags', [("mission/token-for-nothing", MISSION, '  { id = "rain", en = "r", fr = "p" },')]),
    (MISSION, "]\ntokens", '  { id = "song", en = "s", fr = "c" },\n]\ntokens', [("mission/never-tested", MISSION, '  { id = "song", en = "s", fr = "c" },')]),
    (ELEMENTS, 'tags = ["weapon"]', "", [("mission/tag-for-nothing", MISSION, '  { id = "weapon", en = "weapon", fr = "arme" },')]),
    (HALL, "choose: gain 1 yellow | gain 1 brown", "gain 1 yellow", [("mission/resource-for-nothing", MISSION, '  { id = "brown", en = "bean", fr = "haricot" },')]),
    (BODIES, "inventory = { blue = [8, 6] }", "", [("mission/nothing-to-pay", MISSION, 'special = "pay 1 blue; lose 1 life"')]),
]  # fmt: skip


def check(folder: Path) -> list[Told]:
    """The diagnostics of a mission, each in both languages."""
    found = list(GAME.check_mission(folder))
    for one in found:
        for lang in LANGUAGES:
            assert GAME.texts().say(one.message, lang)
        assert not one.excerpt or _line(folder, one.file, one.line) == one.excerpt
    return [(one.code, one.file.removeprefix("ground/"), one.excerpt) for one in found]


def _line(folder: Path, file: str, line: int) -> str:
    return (folder.parent / file).read_text("utf-8").split("\n")[line - 1]


def test_at_least_twenty_five_kinds_of_faults_are_planted() -> None:
    codes = {code for *_, told in (*TABLES, *PROSE) for code, _, _ in told}
    assert len(codes) >= 25


@pytest.mark.parametrize(("file", "old", "new", "told"), TABLES)
def test_a_planted_fault_in_a_table_is_found(
    tmp_path: Path, file: str, old: str, new: str, told: list[Told]
) -> None:
    assert FILES[file].count(old) >= 1, "the fault must be planted somewhere"
    folder = write_ground(tmp_path / "ground")
    # The prose stays that of the good mission unless names of headings change.
    changed = FILES[file].replace(old, new, 1)
    folder = write_ground(folder, {file: changed}) if _parses(changed) else folder
    (folder / file).write_text(changed, "utf-8")
    assert sorted(check(folder)) == sorted(told)


def _parses(text: str) -> bool:
    return "= \n" not in text


PROSE: list[tuple[str, str, str, list[Told]]] = [
    (HALL_EN, "## bench: The bench", "## bnch: The bench", [("mission/missing-prose", HALL, 'id = "bench"'), ("mission/missing-prose", HALL, 'id = "search"'), ("mission/missing-prose", HALL, 'id = "choose-one"'), ("mission/unused-prose", HALL_EN, "## bnch: The bench"), ("mission/unused-prose", HALL_EN, "### search: Do search"), ("mission/unused-prose", HALL_EN, "### choose-one: Do choose-one")]),
    (HALL_FR, "### search: Do search", "### serch: Do search", [("mission/missing-prose", HALL, 'id = "search"'), ("mission/unused-prose", HALL_FR, "### serch: Do search")]),
    (HALL_EN, "### search: Do search", "### Search", [("mission/missing-prose", HALL, 'id = "search"'), ("mission/heading-without-name", HALL_EN, "### Search")]),
    (HALL_EN, "### search: Do search", "#### search: Do search", [("mission/missing-prose", HALL, 'id = "search"'), ("mission/heading-misplaced", HALL_EN, "#### search: Do search")]),
    (HALL_EN, "### search: Do search", "###search: Do search", [("mission/missing-prose", HALL, 'id = "search"'), ("mission/heading-misplaced", HALL_EN, "###search: Do search")]),
    (HALL_EN, "> All see the gate.", "", [("mission/no-back", HALL_EN, "## gate: The gate")]),
    (HALL_EN, "Secret of the gate.", "", [("mission/empty-prose", HALL_EN, "## gate: The gate")]),
    (HALL_EN, "## statue: The statue", "## clock: The statue", [("mission/missing-prose", HALL, 'id = "statue"'), ("mission/prose-twice", HALL_EN, "## clock: The clock")]),
    (HALL_EN, "# The name", "Once upon a time.\n\n# The name", [("mission/text-before-heading", HALL_EN, "Once upon a time.")]),
    (HALL_EN, "Secret of the gate.", "Secret of the gate. <!-- why?", [("mission/open-comment", HALL_EN, "Secret of the gate. <!-- why?")]),
    (HALL_EN, "What all hear.", "A **bench**, a **gate**, a **statue**, a **clock**, a **guardian**,\na **window**, a **trap** and a **dragon**.", [("mission/announces-nothing", HALL_EN, "a **window**, a **trap** and a **dragon**.")]),
    (HALL_EN, "What all hear.", "A **bench**, a **gate**, a **statue**, a **clock**, a **guardian** and a **window**.", [("mission/not-announced", HALL_EN, "# The name")]),
    ("mission.fr.md", "## caught: On caught", "## cought: On caught", [("mission/missing-prose", MISSION, 'failures = ["caught"]'), ("mission/unused-prose", "mission.fr.md", "## cought: On caught")]),
    ("mission.en.md", "## b: On b", "## c: On b", [("mission/missing-prose", MISSION, 'id = "ground"'), ("mission/missing-prose", MISSION, 'id = "ground"')]),
    ("elements.fr.md", "## key: The key", "", [("mission/missing-prose", ELEMENTS, 'id = "key"')]),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "told"), PROSE)
def test_a_planted_fault_in_prose_is_found(
    tmp_path: Path, file: str, old: str, new: str, told: list[Told]
) -> None:
    path = write_ground(tmp_path / "ground") / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    assert sorted(check(tmp_path / "ground")) == sorted(told)


def test_what_was_probably_meant_is_said(tmp_path: Path) -> None:
    folder = write_ground(tmp_path / "ground")
    for name, old, new in (
        (HALL_FR, "### search: Do search", "### serch: Do search"),
        ("mission.fr.md", "## caught: On caught", "## cought: On caught"),
    ):
        path = folder / name
        path.write_text(path.read_text("utf-8").replace(old, new, 1), "utf-8")
    hints = [str(one.hint.args["closest"]) for one in GAME.check_mission(folder) if one.hint]
    assert sorted(hints) == ["caught", "cought", "search", "serch"]


FILES_TOLD: list[tuple[str, str, list[Told]]] = [
    ("remove", HALL_FR, [("mission/missing-language", HALL_FR, "")]),
    ("remove", "places/attic.toml", [("file/unreadable", "places/attic.toml", "")]),
    ("add", "places/hal.toml", [("mission/unused-file", "places/hal.toml", "")]),
    ("add", "places/hall.de.md", [("mission/unused-file", "places/hall.de.md", "")]),
    ("add", "script.py", [("mission/unused-file", "script.py", "")]),
    ("add", "art/hall-gate.svg", [("mission/bad-picture", "art/hall-gate.svg", "x")]),
    ("add", "art/hall-gte.svg", [("mission/unused-picture", "art/hall-gte.svg", "")]),
    ("add", "README.md", []),
    ("add", ".hidden", []),
    ("link", "elements.en.md", [("file/outside", "elements.en.md", "")]),
    ("bytes", "elements.en.md", [("file/not-text", "elements.en.md", "")]),
    ("grow", "mission.en.md", [("file/too-large", "mission.en.md", "")]),
]


@pytest.mark.parametrize(("how", "name", "told"), FILES_TOLD)
def test_files_that_lack_or_are_too_many_are_told(
    tmp_path: Path, how: str, name: str, told: list[Told]
) -> None:
    path = write_ground(tmp_path / "ground") / name
    match how:
        case "remove":
            path.unlink()
        case "add":
            path.parent.mkdir(exist_ok=True)
            path.write_text("x", "utf-8")
        case "link":
            (tmp_path / "outside.md").write_text("# Out\n", "utf-8")
            path.unlink()
            path.symlink_to(tmp_path / "outside.md")
        case "bytes":
            path.write_bytes(b"# Elements\n\xff")
        case _:
            path.write_bytes(path.read_bytes() + b"x" * (1 << 18))
    assert check(tmp_path / "ground") == told


def test_no_name_leads_out_of_the_folder(tmp_path: Path) -> None:
    folder = write_ground(tmp_path / "ground")
    text = FILES[MISSION].replace('"attic", "garden"', '"../../etc", "garden"')
    (folder / MISSION).write_text(text, "utf-8")
    assert [code for code, _, _ in check(folder)] == ["id/bad-shape"]


def test_a_mission_may_not_grow_without_bounds(tmp_path: Path) -> None:
    folder = write_ground(tmp_path / "ground")
    found = list(check_folder(folder, Bounds(all_text_bytes=4000)))
    assert [one.code for one in found] == ["mission/too-large"]
    found = list(check_folder(folder, Bounds(headings=7)))
    assert {one.code for one in found if one.file == "ground/places/hall.en.md"} == {
        "mission/too-many-headings"
    }


def test_reading_a_hostile_file_comes_to_an_end(tmp_path: Path) -> None:
    """Each of these would take minutes if a pattern tried every way through it."""
    folder = write_ground(tmp_path / "ground")
    room = (1 << 18) - 2000
    for hostile in ("<!--", "**a ", "## a: b\n", "\n \n", "# a" + " " * 1000 + "x\n"):
        text = "# The name\n\n" + hostile * (room // len(hostile))
        (folder / "places/attic.en.md").write_text(text, "utf-8")
        assert "mission/missing-prose" in [code for code, _, _ in check(folder)]


@pytest.mark.parametrize("name", sorted(GAME.library.missions))
def test_a_shipped_mission_has_no_mistake(name: str) -> None:
    assert list(GAME.check_mission(GAME.folder / "missions" / name)) == []


def test_missions_without_faults_are_told_nothing(tmp_path: Path) -> None:
    assert list(GAME.check_mission(GAME.folder / "skeleton")) == []
    assert list(GAME.check_mission(write_ground(tmp_path / "ground"))) == []


def test_a_mission_that_takes_the_name_of_one_of_ours_is_told(tmp_path: Path) -> None:
    text = FILES[MISSION].replace('id = "ground"', 'id = "low-tide"')
    folder = write_ground(tmp_path / "ground", {MISSION: text})
    assert check(folder) == [("mission/id-twice", MISSION, "")]
