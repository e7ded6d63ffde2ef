"""A pack on the template: it replaces a card and adds one, is played, and is part of the record."""

from pathlib import Path

import pytest
from tests.engine.matches import game, no_packs, played

from looptable.content.diagnostics.diagnostics import Diagnostics, render
from looptable.content.packs.pack import Pack, load_pack
from looptable.core.errors import ContentError, PositionError, RecordError
from looptable.engine.contract.game import Game
from looptable.engine.match.match import Match, new_match, open_match
from looptable.engine.match.recordfile import as_lines, parse_record

MANIFEST = """
format = 1
id = "night-shift"
game = "template"
version = "{version}"
licence = "CC BY 4.0"
title = {{ en = "Night shift", fr = "Équipe de nuit" }}
"""

CARDS = """
[[card]]
id = "paradox"
minute = 11
effect = "{paradox}"

[[card]]
id = "night-watch"
minute = 13
effect = "up to 3: take 1 spark at any hour"
"""


def pack_in(
    folder: Path, paradox: str = "gain 1 spark", version: str = "1.0", minute: int = 13
) -> Pack:
    (folder / "text").mkdir(parents=True)
    (folder / "pack.toml").write_text(MANIFEST.format(version=version), "utf-8")
    cards = CARDS.format(paradox=paradox).replace("minute = 13", f"minute = {minute}")
    (folder / "cards.toml").write_text(cards, "utf-8")
    (folder / "text" / "en.toml").write_text('[card]\nnight-watch = "Night Watch"\n', "utf-8")
    (folder / "text" / "fr.toml").write_text('[card]\nnight-watch = "Veilleur"\n', "utf-8")
    report = Diagnostics()
    pack = load_pack(folder, report)
    assert list(report) == []
    assert pack is not None
    return pack


@pytest.fixture
def pack(tmp_path: Path) -> Pack:
    return pack_in(tmp_path / "night-shift")


def dressed(pack: Pack) -> Game:
    return game().with_packs([pack])


def match_with(pack: Pack) -> Match:
    """A match in which seat 0 has just played the new card, and is asked in the middle of it."""
    position = {
        "supply": 10,
        "sparks": {"dawn": 1, "noon": 1},
        "hands": {"0": ["night-watch"], "1": ["paradox"]},
    }
    match = new_match(dressed(pack), 2, {}, 1, position)
    match.act(0, "night-watch")
    match.act(1, "paradox")
    return match


def test_a_pack_replaces_a_card_and_adds_one(pack: Pack) -> None:
    before = {card.id: card.notation for card in game().cards()}
    after = {card.id: card.notation for card in dressed(pack).cards()}
    assert {name for name in after if after[name] != before.get(name)} == {"paradox", "night-watch"}
    assert list(after)[:-1] == list(before), "a replaced card keeps its place, a new one is last"


def test_the_text_of_a_new_card_is_made_from_its_effect(pack: Pack) -> None:
    game = dressed(pack)
    card = game.cards()[-1]
    assert card.text is not None
    assert game.texts().say(card.name, "fr") == "Veilleur"
    assert game.texts().say(card.text, "en") == "Up to 3 times: take 1 spark from any hour."
    assert card.icons == ("spark",)


def test_a_replaced_card_does_what_the_pack_says(pack: Pack) -> None:
    match = match_with(pack)
    assert match.state.position()["pocket"] == {"1": 1}, "gain 1, and no strain"


def test_a_new_card_is_played(pack: Pack) -> None:
    match = match_with(pack)
    for key in ("yes", "dawn", "yes", "noon", "no"):
        match.act(0, key)
    assert match.state.position()["pocket"] == {"0": 2, "1": 1}


def test_a_match_with_a_pack_is_played_to_its_end_and_replayed(pack: Pack) -> None:
    match = played(new_match(dressed(pack), 3, {"calm": True}, 5))
    record, _ = parse_record(as_lines(match.record), "x")
    again = open_match(record, lambda _: pack)
    assert again.state.key() == match.state.key()
    assert [(ref.id, ref.version) for ref in record.header.packs] == [("night-shift", "1.0")]


def test_the_game_without_the_pack_stays_as_it_was(pack: Pack) -> None:
    before = game().content_hash()
    dressed(pack)
    assert game().content_hash() == before
    assert game().packs() == ()


def test_every_difference_in_content_shows_in_the_hash(tmp_path: Path) -> None:
    packs = [
        pack_in(tmp_path / "a"),
        pack_in(tmp_path / "b", paradox="gain 2 sparks"),
        pack_in(tmp_path / "c", version="1.1"),
        pack_in(tmp_path / "d", minute=14),
    ]
    hashes = [game().content_hash(), *(dressed(pack).content_hash() for pack in packs)]
    assert len(set(hashes)) == 5
    assert dressed(pack_in(tmp_path / "e")).content_hash() == hashes[1], (
        "the folder does not matter"
    )


def test_a_record_is_refused_without_its_pack(pack: Pack) -> None:
    with pytest.raises(RecordError) as refused:
        open_match(match_with(pack).record, no_packs)
    assert refused.value.data == {"pack": "night-shift", "version": "1.0"}


@pytest.mark.parametrize("change", [{"version": "1.1"}, {"paradox": "gain 2 sparks"}])
def test_a_record_is_refused_with_another_edition_of_its_pack(
    change: dict[str, str], pack: Pack, tmp_path: Path
) -> None:
    other = pack_in(tmp_path / "other", **change)  # type: ignore[arg-type]
    with pytest.raises(RecordError) as refused:
        open_match(match_with(pack).record, lambda _: other)
    assert refused.value.code == "record/other-content"
    assert refused.value.data["packs"] == ["night-shift 1.0"]


def test_a_pack_that_is_there_but_broken_says_so_itself(pack: Pack) -> None:
    def broken(_: str) -> Pack:
        raise ContentError([])

    with pytest.raises(ContentError):
        open_match(match_with(pack).record, broken)


def test_a_position_in_the_middle_of_a_card_of_a_pack_needs_the_pack(pack: Pack) -> None:
    middle = match_with(pack).state.position()
    assert middle["pc"] == "night-watch"
    assert dressed(pack).load(middle).key() == match_with(pack).state.key()
    with pytest.raises(PositionError) as refused:
        game().load(middle)
    assert refused.value.data["value"] == "night-watch"


@pytest.mark.parametrize(
    ("effect", "code", "column"),
    [
        ("gian 1 spark", "effect/unknown-verb", 11),
        ("steal 1 spark", "effect/outside-each", 11),
        ("gain 99 sparks", "effect/number", 16),
        ("9 times: 9 times: 9 times: 9 times: move", "effect/too-large", 47),
    ],
)
def test_a_mistake_in_a_pack_is_shown_where_it_is(
    effect: str, code: str, column: int, tmp_path: Path
) -> None:
    pack = pack_in(tmp_path / "night-shift", paradox=effect)
    with pytest.raises(ContentError) as refused:
        dressed(pack)
    (found,) = refused.value.diagnostics
    shown = render(found, game().texts(), "en")  # type: ignore[arg-type]
    assert shown.startswith(f"night-shift/cards.toml:5:{column}: error {code}:")
