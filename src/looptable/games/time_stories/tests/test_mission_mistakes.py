"""What an author can get wrong: each fault is planted in the proving ground, and found at its line."""

from pathlib import Path

import pytest

from looptable.content.languages import LANGUAGES
from looptable.games.time_stories import GAME
from looptable.games.time_stories.tests.ground import FILES, write_ground

HALL, ROOF, CELLAR = "places/hall.toml", "places/roof.toml", "places/cellar.toml"

# The file, what is written there, what is written instead, the code, and where it is told.
TABLES = [
    ("mission.toml", "format = 1", "format = 2", "mission/newer-format", "mission.toml"),
    ("mission.toml", 'start = "hall"', 'start = "hal"', "mission/unknown-name", "mission.toml"),
    ("mission.toml", '"cellar", "roof"]', '"cellar", "rof"]', "mission/unknown-name", "mission.toml"),
    ("mission.toml", '{ id = "yellow"', '{ id = "purple"', "mission/unknown-name", "mission.toml"),
    ("mission.toml", '{ id = "moon"', '{ id = "sun"', "mission/name-twice", "mission.toml"),
    ("mission.toml", "time = 20", 'time = "20"', "field/wrong-type", "mission.toml"),
    ("mission.toml", "time = 20", "tme = 20", "field/unknown", "mission.toml"),
    ("mission.toml", 'licence = "CC BY 4.0"', "", "field/missing", "mission.toml"),
    ("mission.toml", 'special = "pay 1 blue; lose 1 life"', "", "mission/special-without-effect", ROOF),
    ("mission.toml", 'plan = ["hall", "cellar", "roof"]', 'plan = ["hall"]', "mission/nowhere-to-go", "mission.toml"),
    ("mission.toml", "]\nresources", '  { id = "rain", en = "r", fr = "p" },\n]\nresources', "mission/token-for-nothing", "mission.toml"),
    ("receptacles.toml", "combat = 4", "combt = 4", "mission/unknown-name", "receptacles.toml"),
    ("receptacles.toml", "life = 5", "life = 0", "field/bad-value", "receptacles.toml"),
    ("elements.toml", "gain 1 life", "add 1 hit", "mission/not-in-a-roll", "elements.toml"),
    (HALL, "gain token sun", "gain token snu", "effect/unexpected", HALL),
    (HALL, "gain token sun", "gian token sun", "effect/unknown-verb", HALL),
    (HALL, "gain token sun", "gain token moon", "mission/seal-shut", ROOF),
    (HALL, 'passed = "win"', 'passed = "gain 1 life"', "mission/no-success", "mission.toml"),
    (HALL, '"3 normal"]', '"3 norml"]', "field/bad-value", HALL),
    (HALL, 'id = "gate"', 'id = "gate"\nlock = true', "", ""),
    (HALL, 'read = "lose 1 life"', "lock = true", "mission/lock-without-test", HALL),
    (HALL, 'id = "gate"', 'id = "bench"', "mission/name-twice", HALL),
    (HALL, "gain element badge", "gain 1 life", "mission/never-given", "elements.toml"),
    (ROOF, 'key = "key"', 'key = "kee"', "mission/unknown-name", ROOF),
    (ROOF, "add attic to the plan", "gain 1 life", "mission/no-way-there", "mission.toml"),
    (ROOF, "gain token moon", "reveal bench", "mission/reveal-elsewhere", ROOF),
    (CELLAR, 'effect = "reveal vault"', 'effect = "permit wine"', "", ""),
    (CELLAR, "vault\"\n[[card.offer]]\nid = \"permit\"\neffect = \"permit vault", "wine\"\n[[card.offer]]\nid = \"permit\"\neffect = \"permit wine", "mission/forbidden-for-ever", CELLAR),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "code", "told"), TABLES)
def test_a_planted_fault_in_a_table_is_found(
    tmp_path: Path, file: str, old: str, new: str, code: str, told: str
) -> None:
    assert FILES[file].count(old) >= 1, "the fault must be planted somewhere"
    folder = write_ground(tmp_path / "ground", {file: FILES[file].replace(old, new, 1)})
    found = list(GAME.check_mission(folder))
    if not code:
        assert found == []
        return
    assert [(one.code, one.file) for one in found if one.code == code][:1] == [
        (code, f"ground/{told}")
    ]
    for one in found:
        for lang in LANGUAGES:
            assert GAME.texts().say(one.message, lang)


PROSE = [
    ("places/hall.en.md", "## bench: The bench", "## bnch: The bench", "mission/missing-prose"),
    ("places/hall.fr.md", "## bench: The bench", "## bnch: The bench", "mission/unused-prose"),
    ("places/hall.en.md", "### search: Do search", "### Search", "mission/heading-without-name"),
    ("places/hall.en.md", "> All see the gate.", "", "mission/no-back"),
    ("places/hall.en.md", "Secret of the gate.", "", "mission/empty-prose"),
    ("places/hall.en.md", "## gate: The gate", "## bench: The gate", "mission/prose-twice"),
    ("mission.fr.md", "## caught: On caught", "## cought: On caught", "mission/missing-prose"),
    ("elements.fr.md", "## key: The key", "", "mission/missing-prose"),
]


@pytest.mark.parametrize(("file", "old", "new", "code"), PROSE)
def test_a_planted_fault_in_prose_is_found(
    tmp_path: Path, file: str, old: str, new: str, code: str
) -> None:
    path = write_ground(tmp_path / "ground") / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    found = list(GAME.check_mission(tmp_path / "ground"))
    assert code in [one.code for one in found]
    for one in found:
        for lang in LANGUAGES:
            assert GAME.texts().say(one.message, lang)


def test_a_missing_language_is_found(tmp_path: Path) -> None:
    folder = write_ground(tmp_path / "ground")
    (folder / "places/hall.fr.md").unlink()
    (found,) = GAME.check_mission(folder)
    assert (found.code, found.file) == ("mission/missing-language", "ground/places/hall.fr.md")


def test_no_name_leads_out_of_the_folder(tmp_path: Path) -> None:
    folder = write_ground(tmp_path / "ground")
    (tmp_path / "outside.md").write_text("# Out\n", "utf-8")
    (folder / "elements.en.md").unlink()
    (folder / "elements.en.md").symlink_to(tmp_path / "outside.md")
    assert [one.code for one in GAME.check_mission(folder)] == ["file/outside"]
    text = FILES["mission.toml"].replace('"attic", "garden"', '"../../etc", "garden"')
    (folder / "mission.toml").write_text(text, "utf-8")
    assert "id/bad-shape" in [one.code for one in GAME.check_mission(folder)]


def test_a_file_beyond_all_measure_is_not_read(tmp_path: Path) -> None:
    folder = write_ground(tmp_path / "ground")
    with (folder / "mission.en.md").open("a", encoding="utf-8") as file:
        file.write("x" * (1 << 18))
    assert "file/too-large" in [one.code for one in GAME.check_mission(folder)]


@pytest.mark.parametrize("name", sorted(GAME.library.missions))
def test_a_shipped_mission_has_no_mistake(name: str) -> None:
    assert list(GAME.check_mission(GAME.folder / "missions" / name)) == []


def test_the_skeleton_has_no_mistake() -> None:
    assert list(GAME.check_mission(GAME.folder / "skeleton")) == []
