"""Packs for Loop, Inc.: cards of one's own, and mistakes that are told with their place."""

from pathlib import Path

import pytest

from looptable.content.diagnostics.diagnostics import Diagnostics
from looptable.content.packs.pack import load_pack
from looptable.core.errors import ContentError
from looptable.engine.contract.game import Game
from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.tests.boards import stock
from looptable.testing import Table

MANIFEST = """
format = 1
id = "trial"
game = "loop-inc"
version = "1"
licence = "CC0"
title = { en = "Trial", fr = "Essai" }
"""
NAMES = {
    "en": '[card]\nbig-bang = "Big Bang"\n[trip]\nbang = "Bang"\nfizzle = "Fizzle"\n',
    "fr": '[card]\nbig-bang = "Big Bang"\n[trip]\nbang = "Bang"\nfizzle = "Fizz"\n',
}
TRIP = """
[[tripcard]]
id = "beginnings"
era = "bc"

[[trip]]
id = "bang"
card = "beginnings"
date = -13800000000
requires = ["armour", "armour"]
points = 9
arrow = "up"

[[trip]]
id = "fizzle"
card = "beginnings"
date = -13700000000
requires = ["net"]
points = 1
arrow = "down"
"""


def game_with(folder: Path, content: str) -> Game:
    (folder / "pack.toml").write_text(MANIFEST, "utf-8")
    (folder / "content.toml").write_text(content, "utf-8")
    (folder / "text").mkdir()
    for lang, names in NAMES.items():
        (folder / "text" / f"{lang}.toml").write_text(names, "utf-8")
    pack = load_pack(folder, Diagnostics())
    assert pack is not None
    return GAME.with_packs([pack])


def test_a_pack_may_add_an_anomaly_and_a_trip_card(tmp_path: Path) -> None:
    card = '[[card]]\nid = "big-bang"\nset = "anomaly"\neffect = "take 3 components"\n'
    game = game_with(tmp_path, card + TRIP)
    position = {
        "timeline": ["beginnings"],
        "room": stock(2),
        "display": {"big-bang": 1, "move": 9, "store": 9},
    }
    board = Table(game, position)
    board.do(0, "new big-bang", "armour", "armour", "net")
    assert board.keys(0) == ["mark-i to bang", "mark-i to fizzle", "stay"]
    scarce = Table(game, {**position, "room": {"net": 2}})
    scarce.do(0, "new big-bang")
    scarce.shows(tears={"0": 1}, load=None)  # what a card needs is found in what it does


@pytest.mark.parametrize("verb", ["move 1 component", "swap two machines", "return 1 component"])
def test_a_step_for_which_nothing_is_left_is_skipped(tmp_path: Path, verb: str) -> None:
    effect = f"drop 1 component; {verb}; score 1 point"
    card = f'[[card]]\nid = "big-bang"\nset = "anomaly"\neffect = "{effect}"\n'
    board = Table(
        game_with(tmp_path, card),
        {
            "players": 2,
            "timeline": ["tails"],
            "day": 2,
            "room": stock(2),
            "load": {"0-mark-ii-net": 1},
            "display": {"big-bang": 1, "store": 9, "garage": 9},
        },
    )
    board.do(0, "new big-bang")  # the net is dropped, being the only component
    if verb == "swap two machines":
        board.do(0, "mark-i")  # there is no other one with anything to swap
    assert board.state.pending() == [1]
    board.shows(bonus={"0": 1}, load=None, tears=None)


@pytest.mark.parametrize(("waste", "bonus"), [(0, 1), (1, 2)])
def test_a_card_may_ask_for_waste_and_give_a_choice(tmp_path: Path, waste: int, bonus: int) -> None:
    effect = (
        "if you have waste: score 2 points else: score 1 point; choose: take 1 net | score 3 points"
    )
    card = f'[[card]]\nid = "big-bang"\nset = "anomaly"\neffect = "{effect}"\n'
    board = Table(
        game_with(tmp_path, card),
        {
            "players": 2,
            "timeline": ["tails"],
            "room": stock(2),
            "waste": {"0": waste, "1": 1 - waste},
            "display": {"big-bang": 1, "store": 9, "garage": 9},
        },
    )
    board.do(0, "new big-bang")
    assert board.keys(0) == ["take 1 net", "score 3 points"]
    board.do(0, "score 3 points")
    board.shows(bonus={"0": bonus + 3}, load=None)


@pytest.mark.parametrize("load", [{}, {"0-mark-i-net": 1}])
@pytest.mark.parametrize(
    "verb",
    [
        *("fetch from the garage", "take 1 wheel", "copy 1 component", "discard 1 waste"),
        *("move 1 component", "swap two machines", "advertise", "withdraw an ad"),
    ],
)
def test_a_permission_that_leads_nowhere_is_no_loss(
    tmp_path: Path, verb: str, load: dict[str, int]
) -> None:
    """Day 1: one machine; no stock, no twin of the net, no Ad, no waste. The rest of the card counts."""
    effect = f"score 1 point; may: {verb}"
    card = f'[[card]]\nid = "big-bang"\nset = "anomaly"\neffect = "{effect}"\n'
    board = Table(
        game_with(tmp_path, card),
        {
            "players": 2,
            "timeline": ["tails"],
            "load": load,
            "ads": {"0": 0, "1": 3},
            "display": {"big-bang": 1, "store": 9, "garage": 9},
        },
    )
    board.do(0, "new big-bang", "yes")
    assert board.state.pending() == [1]
    board.shows(bonus={"0": 1}, load=load or None, tears=None, ad=None, waste=None)
    assert board.keys(1) == ["new garage", "new store"]


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (
            TRIP.replace('"beginnings"\ndate = -137', '"elsewhere"\ndate = -137'),
            "field/unknown-value",
        ),
        (
            TRIP.replace('"bang"\ncard = "beginnings"', '"bang"\ncard = "tails"'),
            "field/unknown-value",
        ),
        (TRIP.replace("points = 9", "points = 99"), "field/bad-value"),
        (TRIP.replace('"net"', '"sail"'), "field/unknown-value"),
    ],
)
def test_mistakes_are_refused(tmp_path: Path, content: str, code: str) -> None:
    with pytest.raises(ContentError) as caught:
        game_with(tmp_path, content)
    assert code in {diagnostic.code for diagnostic in caught.value.diagnostics}


def test_an_effect_that_makes_no_sense_is_refused(tmp_path: Path) -> None:
    card = '[[card]]\nid = "big-bang"\nset = "anomaly"\neffect = "take 1 sail"\n'
    with pytest.raises(ContentError):
        game_with(tmp_path, card)
