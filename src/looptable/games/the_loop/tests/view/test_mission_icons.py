"""A mission says by icons what it counts, and each icon has a word in both languages."""

from pathlib import Path

import pytest

from looptable.content.diagnostics.diagnostics import Diagnostics
from looptable.content.packs.pack import load_pack
from looptable.content.text.languages import LANGUAGES
from looptable.engine.contract.view import Piece
from looptable.engine.words import icon_word
from looptable.games.the_loop import GAME
from looptable.games.the_loop.rules.layout import MISSION_KINDS
from looptable.games.the_loop.tests.boards import table
from looptable.games.the_loop.view.mission_icons import MISSION_ICONS
from looptable.testing import Table, rule, zones


def tile(mission: str, **position: object) -> Piece:
    """This mission in the renaissance, where nothing else lies."""
    board = table(mission={"renaissance": mission}, **position)
    (piece,) = zones(GAME.view(board.state, 0))["era-renaissance"].pieces
    return piece


@pytest.mark.parametrize(
    ("mission", "said"),
    [
        pytest.param("clog-up", "rift, Dr Foo’s era", marks=rule("LOOP-MISS-1")),
        pytest.param("dizzy-doctor", "LOOP, Dr Foo’s era", marks=rule("LOOP-MISS-2")),
        pytest.param("reunite", "clone, Dr Foo’s era", marks=rule("LOOP-MISS-3")),
        pytest.param("spring-cleaning", "rift, each era", marks=rule("LOOP-MISS-5")),
        pytest.param("reruns", "LOOP, each era", marks=rule("LOOP-MISS-6")),
        pytest.param("six-funerals", "clone, each era", marks=rule("LOOP-MISS-7")),
        pytest.param("no-age-dark", "energy, each era", marks=rule("LOOP-MISS-10")),
        pytest.param(
            "doctor-sandwich", "agents on both sides, Dr Foo’s era", marks=rule("LOOP-MISS-13")
        ),
        pytest.param(
            "quantum-sealant", "no clones, no rifts, each era", marks=rule("LOOP-MISS-17")
        ),
        pytest.param("blow-the-meter", "energy", marks=rule("LOOP-MISS-21")),
    ],
)
def test_a_revealed_mission_shows_what_counts_and_where(mission: str, said: str) -> None:
    words = []
    for icon in tile(mission, revealed={"renaissance": True}).icons:
        word = icon_word(icon, GAME.texts())
        assert word is not None
        words.append(GAME.texts().say(word, "en"))
    assert ", ".join(words) == said


def test_a_hidden_mission_shows_none() -> None:
    assert tile("clog-up").icons == ()


def test_no_two_kinds_of_missions_look_alike() -> None:
    assert tuple(MISSION_ICONS) == MISSION_KINDS
    assert len(set(MISSION_ICONS.values())) == len(MISSION_KINDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_icon_has_a_word_of_its_own(lang: str) -> None:
    words = {}
    for icon in {icon for shown in MISSION_ICONS.values() for icon in shown}:
        word = icon_word(icon, GAME.texts())
        assert word is not None
        words[icon] = GAME.texts().say(word, lang)
    assert len(set(words.values())) == len(words)


def test_a_mission_of_a_pack_has_the_icons_of_its_kind(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(
        'format = 1\nid = "trial"\ngame = "the-loop"\nversion = "1"\nlicence = "CC0"\n'
        'title = { en = "Trial", fr = "Essai" }\n',
        "utf-8",
    )
    row = '[[mission]]\nid = "clog-up"\nkind = "loop-each"\nneed = 5\n'
    (tmp_path / "missions.toml").write_text(row, "utf-8")
    pack = load_pack(tmp_path, Diagnostics())
    assert pack is not None
    game = GAME.with_packs([pack])
    start = {"mission": {"renaissance": "clog-up"}, "revealed": {"renaissance": True}}
    board = Table(game, {**table(**start).state.position()})
    (piece,) = zones(game.view(board.state, 0))["era-renaissance"].pieces
    assert piece.icons == MISSION_ICONS["loop-each"]
