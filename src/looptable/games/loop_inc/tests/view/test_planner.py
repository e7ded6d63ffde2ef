"""The day planner: which past cards will fail however one plays on, and which are at risk of what."""

from typing import Any

import pytest

from looptable.content.text.texts import LANGUAGES, Text
from looptable.core.chance import Chance
from looptable.engine.contract.event import Event
from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.definitions import Card
from looptable.games.loop_inc.rules.layout import MACHINES
from looptable.games.loop_inc.rules.players import player_count
from looptable.games.loop_inc.rules.state import IncState
from looptable.games.loop_inc.tests.boards import loads, stock, table, tables
from looptable.games.loop_inc.view.planner import FAILS, prospect_marks

TRIPS = ("hastings", "vinland", "pompeii")
FLOWN = {"0-day-2-mark-i": "hastings", "0-day-2-mark-ii": "vinland"}
NO_NEW = {"sideways": {"0": [1, 2, 3]}, "tableau": {"0": ["store"] * 3}}


def plan(*cards: str, **position: Any) -> list[str]:
    board = table(**{"day": 2, "hand": {"0": list(cards)}, "active": "1", **position})
    before = board.state.key()
    found = prospect_marks(board.state, 0)
    assert board.state.key() == before, "looking ahead changes nothing"
    return found


def test_cards_that_can_be_carried_out_have_no_mark() -> None:
    assert plan("garage", "store", "armory") == ["", "", ""]


def test_each_card_uses_up_what_the_next_one_needs() -> None:
    room = stock(0, wheel=1, propeller=1)
    assert plan("garage", "garage", "garage", room=room) == ["", "", "risk-stock"]


def test_a_card_provides_what_the_next_one_needs() -> None:
    assert plan("trash", "armory", "trash", "trash") == ["risk-loaded", "", "", "risk-loaded"]


def test_the_replacement_of_an_exchange_saves_the_card_after_it() -> None:
    assert plan("garage", "exchange", "trash") == ["", "", "risk-loaded"]
    assert plan("exchange", "trash", **NO_NEW) == [FAILS, FAILS], "nothing can be loaded any more"


def test_an_exchange_returns_its_component_to_the_room() -> None:
    hand = ("exchange", "armory")
    assert plan(*hand, load=loads(0, i="armour"), room=stock(0)) == ["", ""]


def test_move_needs_two_open_machines() -> None:
    assert plan("armory", "move") == ["", ""]
    assert plan("move") == ["risk-pair"]
    assert plan("armory", "move", flight={"0-day-2-mark-i": "hastings"}) == ["", FAILS]


def test_with_all_machines_launched_everything_but_ads_fails() -> None:
    assert plan("garage", "advertise", "move", flight=FLOWN) == [FAILS, "", FAILS]


def test_ads_run_out() -> None:
    assert plan("advertise", "advertise", ads={"0": 1}) == ["", "risk-ad"]
    assert plan("advertise", ads={"0": 0}) == [FAILS]
    back = {"ads": {"0": 0}, "ad": {"pompeii": "0"}, "display": {"recall-notice": 1, "store": 9}}
    assert plan("advertise", **back) == ["risk-ad"], "a card can bring one back"


def test_every_trip_may_be_taken() -> None:
    flown = {"1-day-2-mark-i": "pompeii", "1-day-2-mark-ii": "colosseum"}
    found = plan("advertise", timeline=["ashes"], flight=flown)
    assert found == ["risk-trip"]


def test_an_ad_to_take_back_must_lie_there() -> None:
    assert plan("recall-notice") == ["risk-own-ad"]
    assert plan("recall-notice", ads={"0": 0}) == [FAILS]


def test_office_needs_waste_if_the_table_plays_so() -> None:
    assert plan("office", office_tears=True) == ["risk-waste"]
    assert plan("office", office_tears=True, flight=FLOWN) == [FAILS]
    assert plan("office") == [""]


def test_a_copy_needs_a_twin() -> None:
    none = {"room": stock(2, net=0), "reserve": stock(2), "load": loads(0, i="net")}
    assert plan("photocopier", **none) == ["risk-twin"]


def test_a_repeated_card_is_at_risk_with_the_card_before_it() -> None:
    assert plan("deja-vu", "armory", "deja-vu") == ["risk-before", "", ""]
    assert plan("trash", "deja-vu", "store", load=loads(i="armour")) == ["", "risk-loaded", ""]
    both = plan("garage", "deja-vu", flight=FLOWN, **NO_NEW)
    assert both == [FAILS, FAILS]


@pytest.mark.parametrize("asking", [True, False])
def test_the_planner_works_in_the_middle_of_a_card(asking: bool) -> None:
    board = table(day=2, hand={"0": ["store", "trash"], "1": ["trash"]})
    board.do(0, "past store")
    if not asking:
        board.do(0, "net", "mark-i")
    lacks = ["risk-loaded"] if asking else [""]
    assert prospect_marks(board.state, 0) == lacks, "the net of the store is not there yet, or is"
    assert prospect_marks(board.state, 1) == ["risk-loaded"]


def test_the_view_marks_the_cards() -> None:
    hands = {"0": ["armory", "trash", "trash"], "1": ["move"]}
    board = table(day=2, hand=hands, flight={"1-day-2-mark-i": "pompeii"})
    zones = {
        zone.id: [(piece.id, piece.marks) for piece in zone.pieces]
        for seat in GAME.view(board.state, 1).zones
        for zone in seat.zones
    }
    assert zones["hand-0"] == [
        ("past-0-0", ()),
        ("past-0-1", ()),
        ("past-0-2", ("risk-loaded",)),
    ]
    assert zones["hand-1"] == [("past-1-0", ("fails",))]


def test_after_one_tear_too_many_nothing_is_done() -> None:
    last = {"load": loads(i="armour"), "tears": {"0": 3}}
    assert plan("trash", "deja-vu", "store", **last) == ["", "risk-loaded", "risk-out"]
    lost = plan("garage", "store", "store", flight=FLOWN, tears={"0": 3})
    assert lost == [FAILS] * 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mark_says_of_what(lang: str) -> None:
    texts = GAME.texts()
    needs = ("stock", "loaded", "pair", "ad", "trip", "own-ad", "before", "twin", "waste", "out")
    said = {texts.say(Text(f"mark.risk-{need}"), lang) for need in needs}
    assert len(said) == len(needs)


# A card that will fail does, however anybody plays on.

CARDS = [card.id for card in tables().all(Card)]


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_said_to_fail_fails(seed: int) -> None:
    chance = Chance(1)
    chance.seed(seed)
    checked = 0
    for _ in range(60):
        state = position(chance)
        doomed = [mark == FAILS for mark in prospect_marks(state, 0)]
        for _ in range(3 if any(doomed) else 0):
            checked += fate(state.clone(), doomed, chance)
    assert checked > 60


def position(chance: Chance) -> IncState:
    """Some moment of Day 2 or 3: past cards, loads, launches, Ads and waste as chance has it."""

    def draw(*choices: Any) -> Any:
        return choices[chance.below(0, len(choices))]

    day = draw(2, 3)
    flights = {
        f"0-day-{day}-{mark}": trip for mark, trip in zip(MACHINES[:day], TRIPS, strict=False)
    }
    played = draw(0, 1, 3)
    return table(
        day=day,
        active=draw("0", "1"),
        flight={token: trip for token, trip in flights.items() if draw(True, True, False)},
        hand={"0": [draw(*CARDS) for _ in range(4)], "1": ["store", "exchange"]},
        tableau={"0": [draw(*CARDS) for _ in range(played)]},
        sideways={"0": list(range(1, played + 1))},
        load=loads(0, *(draw("", "net", "wheel armour") for _ in range(3))),
        display={card: 1 for card in CARDS if draw(True, False)} | {"store": 1},
        ads={"0": draw(0, 1)},
        ad=draw({}, {"wet-paint": "0"}),
        waste={"0": draw(0, 1)},
        room=stock(draw(0, 1, 2)),
        office_tears=draw(True, False),
    ).state


def fate(state: IncState, doomed: list[bool], chance: Chance) -> int:
    """Plays a day to its end at random: the number of doomed cards that came, all of which tore."""
    told: list[Event] = []
    day = state.day
    while state.outcome() is None and state.day == day:
        for player in range(player_count(state)):
            state.tears[player] = 0  # or random play would soon be out of the game
        (seat,) = state.pending()
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(0, len(legal))], told.append)
    plays = [place for place, event in enumerate(told) if event.kind.startswith("plays-")]
    mine = [at for at in plays if told[at].kind == "plays-past" and told[at].data["seat"] == 0]
    fates = []
    for at in mine[: len(doomed)]:
        end = min((other for other in plays if other > at), default=len(told))
        fates.append("fails" in [event.kind for event in told[at:end]])
    assert all(failed for sure, failed in zip(doomed, fates, strict=False) if sure)
    return sum(doomed[: len(fates)])
