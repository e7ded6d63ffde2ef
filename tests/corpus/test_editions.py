"""A match keeps the rules and the content it began with; new tables get the new."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from looptable.bots import decide, find_bot
from looptable.content.diagnostics.diagnostics import Diagnostics
from looptable.content.packs.pack import Pack, load_pack
from looptable.core.chance import Chance
from looptable.core.errors import PositionError, RecordError, WrongUse
from looptable.engine.contract.game import Game
from looptable.engine.contract.settings import offered
from looptable.engine.library import ContentGame
from looptable.engine.match.editions import offered_options
from looptable.engine.match.match import Match, new_match, open_match
from looptable.engine.match.positions import given_position, written_position
from looptable.engine.match.record import Record
from looptable.engine.match.verification import verify
from looptable.engine.registry import games
from tests.corpus.planted import changed, copied, installed


def no_pack(name: str) -> Pack:
    raise AssertionError(name)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("planted")
    return folder


@pytest.fixture(scope="module")
def old(place: Path) -> Game:
    return copied(place)


@pytest.fixture(scope="module")
def new(place: Path, old: Game) -> Iterator[Game]:
    game = changed(place, old)
    with installed(game):
        yield game


def played(match: Match, count: int, seed: int) -> Match:
    chance = Chance(1)
    chance.seed(seed)
    bot = find_bot("random", match.game)
    for _ in range(count):
        pending = match.state.pending()
        if pending:
            index = decide(bot, match.game, match.state, pending[0], chance)
            legal = match.state.legal(pending[0])
            match.act(pending[0], match.game.describe(match.state, pending[0], legal[index]).key)
    return match


def records(old: Game, count: int) -> Iterator[Record]:
    """Records of the old version, as long as they come; some from positions."""
    for seed in range(12):
        match = played(new_match(old, 2 + seed % 2, {}, seed), count, seed)
        if seed % 4 == 3 and match.state.outcome() is None:
            position = match.state.position()
            match = played(new_match(old, 2 + seed % 2, {}, 1, position), count, seed)
        yield match.record


@pytest.mark.usefixtures("new")
@pytest.mark.parametrize("count", [0, 4, 99])
def test_old_records_replay_to_the_same_states(old: Game, count: int) -> None:
    for record in records(old, count):
        match = open_match(record, no_pack)
        assert match.game.meta.rules == 2
        verdict = verify(match.game, record)
        assert verdict.broken_line is None, verdict
        assert "thrifty" in match.state.position() or match.state.outcome() is not None


@pytest.mark.usefixtures("new")
def test_old_matches_go_on_by_the_old_rule_and_cards(old: Game) -> None:
    for record in records(old, 3):
        with installed(old):
            there = played(open_match(record, no_pack), 99, 7)
        here = played(open_match(record, no_pack), 99, 7)
        assert here.record == there.record
        assert here.state.outcome() == there.state.outcome()
        assert here.record.header.rules == 1
        if here.record.choices:
            back = here.undo()
            assert len(back.record.choices) == len(here.record.choices) - 1
        again = open_match(here.record, no_pack)
        assert again.state.key() == here.state.key()


@pytest.mark.usefixtures("new")
def test_a_fork_stays_with_the_rules_of_its_match(old: Game) -> None:
    record = next(records(old, 3))
    fork = open_match(record, no_pack).fork(2, None, 5)
    assert fork.record.header.rules == 1
    assert fork.state.position()["thrifty"] is False
    again = open_match(played(fork, 3, 1).record, no_pack)
    assert again.state.position()["thrifty"] is False


def test_new_matches_have_the_new_rule_and_cards(old: Game, new: Game) -> None:
    match = new_match(new, 2, {}, 1)
    header = match.record.header
    assert (header.rules, header.options["thrifty"]) == (2, True)
    assert header.content != old.content_hash()
    assert "midnight-oil" in {card.id for card in old.cards()}
    assert "midnight-oil" not in {card.id for card in new.cards()}
    differ = 0
    for seed in range(10):
        before = played(new_match(old, 2, {}, seed), 99, seed).record
        after = played(new_match(new, 2, {}, seed), 99, seed).record
        differ += before.choices != after.choices
    assert differ == 10


def test_a_removed_card_still_has_its_name(old: Game, new: Game) -> None:
    (name,) = new.kept_contents()
    texts = new.with_content(name).texts()
    card = next(card for card in old.cards() if card.id == "midnight-oil")
    for lang in ("en", "fr"):
        assert texts.say(card.name, lang) == old.texts().say(card.name, lang)


def test_a_hidden_setting_is_not_offered(new: Game) -> None:
    assert "thrifty" not in {setting.id for setting in offered(new.settings())}
    with pytest.raises(WrongUse) as refused:
        new_match(new, 2, {"thrifty": False}, 1)
    assert refused.value.code == "use/unknown-setting"
    assert "thrifty" not in refused.value.data["accepted"]  # type: ignore[operator]
    options = new_match(new, 2, {"thrifty": True, "rounds": 3}, 1).record.header.options
    assert options["thrifty"] is True
    assert offered_options(new, options) == {"rounds": 3, "calm": False}


def test_a_written_position_keeps_the_rules_it_was_written_by(old: Game, new: Game) -> None:
    state = played(new_match(old, 2, {}, 1), 4, 1).state
    written = written_position(old, state)
    assert written["rules"] == 1
    assert "thrifty" not in written
    (name,) = new.kept_contents()
    here = new.with_content(
        name
    )  # a position names no content, and this one has a card that is gone
    loaded = here.load(given_position(here, written))
    assert loaded.position()["thrifty"] is False
    assert loaded.key() == state.key()
    # Without the number the rules of today hold, as in a position written by hand.
    by_hand = {name: value for name, value in written.items() if name != "rules"}
    assert "thrifty" not in here.load(given_position(here, by_hand)).position()


@pytest.mark.usefixtures("new")
def test_a_position_of_an_old_match_written_today_keeps_its_rule(old: Game) -> None:
    record = played(new_match(old, 2, {}, 1), 4, 1).record
    match = open_match(record, no_pack)
    written = written_position(match.game, match.state)
    assert (written["rules"], written["thrifty"]) == (2, False)
    again = new_match(match.game, 2, {}, 1, given_position(match.game, written))
    assert again.state.key() == match.state.key()
    assert open_match(again.record, no_pack).state.key() == match.state.key()


@pytest.mark.parametrize("rules", [0, 3, "1", True, None])
def test_a_position_of_rules_that_nobody_knows_is_refused(new: Game, rules: object) -> None:
    with pytest.raises(PositionError) as refused:
        given_position(new, {"rules": rules})
    assert refused.value.data["accepted"] == ["1–2"]


PACK = """
format = 1
id = "night-shift"
game = "planted"
version = "1.0"
licence = "CC BY 4.0"
title = { en = "Night shift", fr = "Équipe de nuit" }
"""


@pytest.mark.usefixtures("new")
def test_packs_lie_on_the_content_that_a_match_began_with(tmp_path: Path, old: Game) -> None:
    (tmp_path / "pack.toml").write_text(PACK, "utf-8")
    card = '[[card]]\nid = "paradox"\nminute = 11\neffect = "gain 1 spark"\n'
    (tmp_path / "cards.toml").write_text(card, "utf-8")
    pack = load_pack(tmp_path, Diagnostics())
    assert pack is not None
    record = played(new_match(old.with_packs([pack]), 2, {}, 1), 4, 1).record
    match = open_match(record, lambda _: pack)
    assert match.game.content_name()
    assert "midnight-oil" in {card.id for card in match.game.cards()}
    assert verify(match.game, record).broken_line is None


def test_content_that_nobody_kept_is_refused(place: Path, old: Game) -> None:
    record = next(records(old, 3))
    with installed(changed(place, old, keeps=False)), pytest.raises(RecordError) as refused:
        open_match(record, no_pack)
    assert refused.value.code == "record/other-content"


def test_every_content_that_a_game_keeps_can_be_read_and_has_its_hash() -> None:
    for game in games().values():
        for name in game.kept_contents():
            older = game.with_content(name)
            assert isinstance(older, ContentGame)
            assert any(digest.startswith(name) for digest in older.content_folders())
