"""Which positions are accepted, which are refused, and what a loaded one makes of itself."""

from pathlib import Path
from typing import Any

import pytest

from looptable.content.diagnostics.diagnostics import Diagnostics
from looptable.content.packs.pack import load_pack
from looptable.core.chance import Chance
from looptable.core.errors import PositionError
from looptable.games.the_loop import GAME
from looptable.games.the_loop.tests.boards import ERAS, table, whole
from looptable.testing import Table

PACK = """
format = 1
id = "loud-tapes"
game = "the-loop"
version = "1.0"
licence = "CC BY 4.0"
title = { en = "Loud tapes", fr = "Cassettes bruyantes" }
"""
CARD = """
[[card]]
id = "mixtape"
origin = "globalization"
dimension = "spiral"
effect = "add 3 energy here"
agent = "time-prowler"
"""
CAST = ["time-prowler", "cztwyzzek", "mr-time", "robofinisher-404", "v-girl"]


def refused(**position: Any) -> dict[str, Any]:
    """Why a position is refused."""
    with pytest.raises(PositionError) as error:
        GAME.load(position)
    return {"code": error.value.code, **error.value.data}


@pytest.mark.parametrize("count", [2, 3, 4])
def test_two_to_four_agents_have_a_seat_each(count: int) -> None:
    state = table(agents=CAST[:count], active=CAST[0], at={}).state
    assert state.position()["players"] == count
    assert GAME.view(state, 0).known["agents"] == CAST[:count]


@pytest.mark.parametrize("count", [2, 3, 4])
def test_in_a_solo_match_one_player_has_all_agents(count: int) -> None:
    state = table(agents=CAST[:count], active=CAST[0], at={}, solo=True).state
    assert state.position()["players"] == 1
    assert state.pending() == [0]


@pytest.mark.parametrize("agents", [CAST[:1], CAST, ["mr-time", "mr-time"], ["mr-time", "foo"]])
def test_other_agents_are_refused_with_the_whole_cast(agents: list[str]) -> None:
    told = refused(agents=agents, foo_deck=["dawn"])
    assert (told["code"], told["field"]) == ("position/bad-value", "agents")
    assert sorted(told["accepted"]) == sorted(CAST)


def test_a_position_of_another_game_is_refused() -> None:
    told = refused(game="chess", foo_deck=["dawn"])
    assert (told["code"], told["game"]) == ("position/not-for-this-game", "chess")
    assert told["wanted"] == "the-loop"


@pytest.mark.parametrize("phase", ["clones", "visit"])
def test_before_his_visit_foo_needs_a_card(phase: str) -> None:
    told = refused(phase=phase, foo_deck=[])
    assert (told["field"], told["accepted"]) == ("foo_deck", list(ERAS))
    assert GAME.load(whole({"phase": phase, "foo_deck": ["dawn"]})).position()["foo"] == "dawn"


def test_a_position_begins_before_foos_visit_unless_it_says_more() -> None:
    assert refused(foo_deck=[])["field"] == "foo_deck"


def test_a_position_that_says_nothing_of_foos_cards_has_all_of_them() -> None:
    assert sorted(GAME.load(whole({"phase": "actions"})).position()["foo_deck"]) == sorted(ERAS)
    assert refused(phase="actions", foo_deck=[], foo_row=[])["field"] == "foo_deck"


def test_after_his_visit_foo_needs_no_card() -> None:
    assert GAME.load(whole({"phase": "actions", "foo": "dawn"})).pending() == [0]


def test_in_ultramachina_foo_needs_no_card() -> None:
    position = {"phase": "visit", "mode": "ultramachina", "foo": "end"}
    assert GAME.load(whole(position)).position().get("foo", "dawn") == "dawn"


def test_a_match_that_is_over_tells_its_ending() -> None:
    assert refused(phase="over")["field"] == "ending"
    assert GAME.load(whole({"phase": "over", "ending": "time-up"})).outcome() is not None


@pytest.mark.parametrize(("solo", "winners"), [(False, (0, 1)), (True, (0,))])
def test_all_who_play_win_together(solo: bool, winners: tuple[int, ...]) -> None:
    outcome = table(phase="over", ending="won", solo=solo).state.outcome()
    assert outcome is not None
    assert (outcome.code, outcome.winners) == ("won", winners)
    lost = table(phase="over", ending="fourth-vortex", solo=solo).state.outcome()
    assert lost is not None
    assert lost.winners == ()


def test_a_match_that_goes_on_has_no_outcome() -> None:
    assert table().state.outcome() is None


# What is not part of a position.


def test_guesses_of_one_view_have_different_futures() -> None:
    """Chance is not part of a view, so each guess brings its own."""
    view = GAME.view(GAME.start(2, {}, 1), 0)
    futures = set()
    for seed in range(4):
        chance = Chance(1)
        chance.seed(seed)
        futures.add(str(GAME.guess(view, chance).position()["chance"]))
    assert len(futures) == 4


# Packs.


def test_a_pack_replaces_a_card_and_is_known_to_the_game(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(PACK, encoding="utf-8")
    (tmp_path / "cards.toml").write_text(CARD, encoding="utf-8")
    report = Diagnostics()
    pack = load_pack(tmp_path, report)
    assert pack is not None
    assert list(report) == []
    dressed = GAME.with_packs([pack])
    assert (GAME.packs(), dressed.packs()) == ((), (pack,))
    assert dressed.content_hash() != GAME.content_hash()
    board = Table(dressed, {**table(ready={"mr-time": ["mixtape", "kettle"]}).state.position()})
    board.do(0, "use mixtape")
    board.shows(energy={"industrial": 3})
