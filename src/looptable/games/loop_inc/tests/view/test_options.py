"""Options in words: keys, targets and warnings."""

from typing import Any

import pytest

from looptable.engine.contract.option import Option
from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.tests.boards import Board, loads, points, stock, table


def options(board: Board, seat: int = 0) -> dict[str, Option]:
    return {option.key: option for option in GAME.legal_options(board.state, seat)}


def targets(option: Option) -> list[str]:
    return [f"{target.kind}-{target.id}" for target in option.targets]


def warned(option: Option) -> list[str]:
    return [text.key.removeprefix("warning.") for text in option.warnings]


def say(option: Option, lang: str = "en") -> str:
    return GAME.texts().say(option.text, lang)


def test_cards_are_named_by_where_they_come_from() -> None:
    found = options(table(day=2, hand={"0": ["move", "trash"]}))
    assert say(found["past move"]) == "Replay “Move”"
    assert say(found["new garage"]) == "Take “Garage” from the display"
    assert targets(found["past move"]) == ["past-0-0"]
    assert targets(found["new garage"]) == ["card-garage"]


def test_a_card_that_would_fail_says_so() -> None:
    found = options(table())
    assert [key for key in found if warned(found[key])] == ["new trash", "new exchange", "new move"]
    assert warned(found["new move"]) == ["fails"]
    last = options(table(tears={"0": 3}))
    assert warned(last["new move"]) == ["fails", "out"]
    assert warned(last["new garage"]) == []


def launch(**position: Any) -> dict[str, Option]:
    return options(table(3, day=2, phase="launch", load=loads(0, i="wheel net"), **position))


def test_a_launch_tells_points_waste_and_tears() -> None:
    found = launch()["mark-i to steam-races"]
    title = GAME.texts().say(GAME.cards()[0].name, "en")
    assert title == "Garage"
    assert say(found).endswith(f"({points('steam-races')} points)")
    assert targets(found) == ["machine-0-mark-i", "trip-steam-races"]
    assert warned(found) == ["waste"]
    assert warned(launch(ad={"steam-races": "1"})["mark-i to steam-races"]) == ["waste", "second"]
    nearly = launch(ad={"steam-races": "1"}, tears={"0": 3})["mark-i to steam-races"]
    assert warned(nearly) == ["waste", "second", "out"]
    own = launch(ad={"steam-races": "0"}, tears={"0": 3})["mark-i to steam-races"]
    assert warned(own) == ["waste"]
    assert warned(launch()["stay"]) == []


def test_components_machines_and_bays_are_targets() -> None:
    board = table(day=2, room=stock(2, wheel=0))
    board.do(0, "new garage")
    found = options(board)
    assert targets(found["propeller"]) == ["component-propeller"]
    assert warned(found["tear"]) == ["tear"]
    board.do(0, "propeller")
    assert targets(options(board)["mark-ii"]) == ["machine-0-mark-ii"]
    bays = table(day=2, load=loads(0, i="net", ii="wheel"))
    bays.do(0, "new trash")
    assert targets(options(bays)["net of mark-i"]) == ["machine-0-mark-i"]
    assert say(options(bays)["wheel of mark-ii"]) == "Wheel of Mark II"
    bays.do(0, "net of mark-i")
    assert say(options(bays)["stop"]) == "That is all"


def test_trips_for_an_ad_are_targets_and_hopeless_ones_are_warned_of() -> None:
    board = table(day=2, flight={"0-day-1-mark-i": "pompeii"})
    board.do(0, "new advertise")
    found = options(board)
    assert targets(found["vinland"]) == ["trip-vinland"]
    assert (warned(found["vinland"]), warned(found["pompeii"])) == ([], ["hopeless-ad"])
    back = table(
        day=2,
        display={"recall-notice": 1, "store": 9},
        ad={"pompeii": "0", "vinland": "0"},
        flight={"0-day-1-mark-i": "pompeii"},
    )
    back.do(0, "new recall-notice")
    assert warned(options(back)["pompeii"]) == [], "to take it back is not to place it"


def test_a_permission_says_what_it_permits() -> None:
    board = table(load=loads(0, i="net"))
    board.do(0, "new exchange")
    found = options(board)
    assert say(found["yes"]) == "Yes: take 1 component of any kind for the same machine"
    assert say(found["no"], "fr") == "Non"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_warning_can_be_said(lang: str) -> None:
    board = table(3, phase="launch", load=loads(0, i="wheel net"), ad={"steam-races": "1"})
    (option, _) = GAME.legal_options(board.state, 0)
    said = [GAME.texts().say(text, lang) for text in option.warnings]
    assert len(said) == 2
    assert "1" in said[0]
