"""Options in words: keys, targets and warnings."""

from typing import Any

import pytest

from looptable.engine.contract.option import Option
from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.tests.boards import Board, loads, points, stock, table
from looptable.testing import rule, zones


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
    assert (warned(found["vinland"]), warned(found["pompeii"])) == (["shut-out"], ["hopeless-ad"])
    back = table(
        day=2,
        display={"recall-notice": 1, "store": 9},
        ad={"pompeii": "0", "vinland": "0"},
        flight={"0-day-1-mark-i": "pompeii"},
    )
    back.do(0, "new recall-notice")
    assert warned(options(back)["pompeii"]) == [], "to take it back is not to place it"


def test_deja_vu_is_warned_of_where_the_card_it_repeats_must_fail() -> None:
    again: dict[str, Any] = {"day": 2, "display": {"deja-vu": 1, "store": 9}, "tears": {"0": 3}}
    assert warned(options(table(tableau={"0": ["move"]}, **again))["new deja-vu"]) == [
        "fails",
        "out",
    ]
    assert warned(options(table(tableau={"0": ["store"]}, **again))["new deja-vu"]) == []
    twice = {"0": ["move", "deja-vu"]}
    assert warned(options(table(tableau=twice, **again))["new deja-vu"]) == ["fails", "out"]


def test_the_last_machine_is_not_launched_unwarned_with_cards_to_replay() -> None:
    def leaving(**position: Any) -> list[str]:
        start: dict[str, Any] = {"day": 2, "phase": "launch", "load": loads(0, i="wheel")}
        found = options(table(**{**start, "hand": {"0": ["garage", "advertise"]}, **position}))
        return warned(found["mark-i to steam-races"])

    assert leaving() == [], "Mark II is left for the Garage"
    gone = {"0-day-2-mark-ii": "vinland"}
    assert leaving(flight=gone) == ["stranded"]
    assert leaving(flight=gone, hand={"0": ["advertise"]}) == [], "an Ad needs no machine"
    assert leaving(hand={"0": ["move"]}) == ["stranded"], "Move needs two"


def advertise(**position: Any) -> list[str]:
    board = table(**position)
    board.do(0, "new advertise")
    return warned(options(board)["vinland"])


@rule("INC-OPEN-15")
def test_an_ad_that_can_be_shut_out_says_so() -> None:
    assert advertise() == ["shut-out"]
    assert advertise(advertiser_first=True) == []
    assert advertise(sideways={"1": [1, 2, 3]}) == [], "nobody else has a turn left"
    assert advertise(flight={"1-day-1-mark-i": "hastings"}) == [], "nor a machine"
    assert advertise(players=1, junior_deck=["store"] * 9) == [], "Junior never comes second"


@rule("INC-ADV-16")
def test_an_ad_that_must_fail_says_so() -> None:
    assert advertise(flight={"0-day-1-mark-i": "hastings"}) == ["late-ad"]
    last: dict[str, Any] = {"sideways": {"0": [1, 2]}, "tableau": {"0": ["store"] * 2}}
    assert advertise(**last) == ["late-ad"], "the last card, and nothing to go there with"
    ready = loads(0, i="propeller net")
    assert advertise(load=ready, **last) == [], "nobody comes between the last card and its launch"
    assert advertise(load=ready) == ["shut-out"], "who waits can be shut out"
    back = {"day": 2, "display": {"advertise": 1, "recall-notice": 1, "store": 1}}
    gone = {"0-day-2-mark-i": "hastings", "0-day-2-mark-ii": "pompeii"}
    assert advertise(flight=gone, **back) == ["shut-out"], "a card can still take it back"


@rule("INC-ADV-16")
def test_a_card_that_must_place_an_ad_where_it_fails_says_so() -> None:
    def taking(card: str, **position: Any) -> list[str]:
        gone = {"0-day-1-mark-i": "hastings"}
        display = {card: 1, "garage": 9}
        return warned(
            options(table(**{"flight": gone, "display": display, **position}))[f"new {card}"]
        )

    assert taking("advertise") == taking("press-release") == ["doomed-ad"]
    assert taking("deja-vu", tableau={"0": ["advertise"]}) == ["doomed-ad"]
    assert taking("deja-vu", tableau={"0": ["petty-cash"]}) == []
    assert taking("advertise", flight={}) == [], "a machine is left"
    back = {"advertise": 1, "recall-notice": 1}
    assert taking("advertise", display=back) == [], "and it can be taken back"
    used = {"sideways": {"0": [1, 2]}, "tableau": {"0": ["store"] * 2}}
    assert taking("advertise", display=back, **used) == ["doomed-ad"], "but not after the last card"
    room = stock(4)
    assert taking("gift-shop", day=2, flight={}, room=room, **used) == [], "an Ad that may be left"


@rule("INC-ADV-16")
def test_a_launch_that_gives_up_an_ad_says_so() -> None:
    def leaving(key: str = "mark-i to steam-races", **position: Any) -> list[str]:
        start: dict[str, Any] = {"phase": "launch", "load": loads(0, i="wheel"), "players": 2}
        found = options(table(**{**start, "ad": {"vinland": "0"}, **position}))
        return warned(found[key])

    assert leaving() == ["lost-ad"]
    assert leaving(day=2) == [], "Mark II is left for it"
    assert leaving(ad={"vinland": "1"}) == [], "the Ad of somebody else"
    assert leaving(ad={"steam-races": "0"}) == [], "that is where it goes"
    assert leaving("stay") == [], "there are turns left"
    last: dict[str, Any] = {"sideways": {"0": [1, 2, 3]}, "tableau": {"0": ["store"] * 3}}
    ready = loads(0, i="wheel propeller net")
    assert leaving("stay", load=ready, **last) == ["lost-ad"]
    assert leaving("stay", **last) == [], "it was lost before"
    assert leaving(load=ready, **last) == ["waste", "lost-ad"]


@pytest.mark.parametrize(
    ("lang", "bonus"), [("en", "Bonus, if you like: Score 1 point."), ("fr", "Marquez 1 point.")]
)
def test_a_future_shows_its_bonus_wherever_it_is_offered(lang: str, bonus: str) -> None:
    mars = loads(0, i="propeller propeller armour")
    board = table(phase="launch", timeline=["rush"], load=mars)
    assert say(options(board)["mark-i to mars-timeshare"], lang).endswith(bonus)
    ads = table(timeline=["rush"])
    ads.do(0, "new advertise")
    assert say(options(ads)["mars-timeshare"], lang).endswith(bonus)
    trip = zones(GAME.view(board.state, 0))["trip-mars-timeshare"]
    assert f"{bonus.lower()})" in GAME.texts().say(trip.name, lang).lower()
    assert "onus" not in say(launch()["mark-i to steam-races"], lang)


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


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "2 Ads of yours would then surely fail: you could no longer get there today."),
        ("fr", "2 de vos publicités échoueraient alors à coup sûr"),
    ],
)
def test_lost_ads_are_counted(lang: str, told: str) -> None:
    ads = {"vinland": "0", "hastings": "0"}
    board = table(phase="launch", load=loads(0, i="wheel"), ad=ads)
    (warning,) = options(board)["mark-i to steam-races"].warnings
    assert GAME.texts().say(warning, lang).startswith(told)
