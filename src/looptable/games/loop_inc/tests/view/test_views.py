"""The view, which is the same for everybody, and the guesses made from it."""

import pytest

from looptable.core.chance import Chance
from looptable.engine.contract.view import Zone
from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.tests.boards import loads, points, table
from looptable.testing import rule, zones


def shown(zone: Zone) -> dict[str, int]:
    return {piece.id: piece.count for piece in zone.pieces}


def test_everybody_sees_the_same() -> None:
    board = table(3, day=2, hand={"0": ["move"], "1": ["garage"]})
    views = [GAME.view(board.state, seat) for seat in (None, 0, 1, 2)]
    assert len({tuple(zones(view)) for view in views}) == 1
    assert all(view.known == views[0].known for view in views)
    assert [view.seat for view in views] == [None, 0, 1, 2]


@rule("INC-ANOM-8")
def test_the_anomalies_to_come_show_their_number_only() -> None:
    view = GAME.view(GAME.start(3, {}, 1), 0)
    pile = zones(view)["anomalies"]
    assert (pile.count, pile.pieces) == (8, ())


@rule("INC-OPEN-24")
def test_hands_and_tableaux_are_open_and_in_order() -> None:
    board = table(
        day=2,
        hand={"1": ["move", "garage"]},
        tableau={"1": ["trash", "store"]},
        sideways={"1": [2]},
    )
    view = zones(GAME.view(board.state, 0))
    assert [piece.name.key for piece in view["hand-1"].pieces] == ["card.move", "card.garage"]
    assert [piece.name.key for piece in view["tableau-1"].pieces] == ["card.trash", "card.store"]
    assert [piece.marks for piece in view["tableau-1"].pieces] == [(), ("new",)]


def test_the_timeline_shows_who_is_and_was_where() -> None:
    board = table(
        3,
        day=2,
        flight={"0-day-1-mark-i": "pompeii", "1-day-2-mark-ii": "pompeii"},
        ad={"vinland": "2"},
        fulfilled={"2": ["hastings"]},
    )
    view = zones(GAME.view(board.state, 0))
    assert list(shown(view["trip-pompeii"])) == [
        "face-pompeii",
        "token-1-pompeii",
        "old-token-0-pompeii",
    ]
    assert list(shown(view["trip-vinland"])) == ["face-vinland", "ad-2-vinland"]
    assert list(shown(view["trip-hastings"])) == ["face-hastings", "fulfilled-ad-2-hastings"]


def test_a_trip_tells_what_it_requires_and_what_it_is_worth() -> None:
    view = zones(GAME.view(table().state, 0))
    (face,) = view["trip-vinland"].pieces
    assert face.text is not None
    said = GAME.texts().say(face.text, "en")
    assert said == f"Requires: propeller, net. {points('vinland')} points."
    assert face.icons == ("propeller", "net")


def test_a_future_tells_its_bonus() -> None:
    view = zones(GAME.view(table(timeline=["rush"]).state, 0))
    (face,) = view["trip-mars-timeshare"].pieces
    assert face.text is not None
    assert "Bonus, if you like: Score 1 point." in GAME.texts().say(face.text, "en")


def test_machines_tell_whether_they_are_open() -> None:
    board = table(day=2, load=loads(0, ii="wheel wheel"), flight={"0-day-2-mark-i": "pompeii"})
    view = zones(GAME.view(board.state, 0))
    names = [view[f"machine-0-mark-{mark}"].name.key for mark in ("i", "ii", "iii")]
    assert names == ["zone.machine-launched", "zone.machine-open", "zone.machine-later"]
    assert shown(view["machine-0-mark-ii"]) == {"load-0-mark-ii-wheel": 2}


@rule("INC-SCO-4")
def test_the_score_is_itemised() -> None:
    board = table(
        flight={"0-day-1-mark-i": "pompeii"},
        tears={"0": 2},
        waste={"0": 1},
        failed={"0": 1},
        bonus={"0": 4},
        fulfilled={"0": ["pompeii"]},
    )
    view = zones(GAME.view(board.state, 0))
    items = {zone.id.removeprefix("score-0-"): zone.count for zone in view["score-0"].zones}
    assert items == {
        "trips": points("pompeii"),
        "bonus": 4,
        "tears": -3,
        "waste": -1,
        "failed-ads": -3,
        "pending-ads": 1,
    }
    assert view["score-0"].count == sum(items.values()) - 1, "fulfilled Ads count at the end"
    assert shown(view["frame-0"]) == {"tear-0": 2, "waste-0": 1, "failed-ad-0": 1}


def test_boards_say_who_is_first_and_who_is_out() -> None:
    view = zones(GAME.view(table(3, first="1", active="1", tears={"2": 4}).state, 0))
    assert [view[f"seat-{seat}"].name.key for seat in range(3)] == [
        "zone.seat",
        "zone.first",
        "zone.out",
    ]


def test_the_middle_of_the_table_is_counted() -> None:
    view = zones(GAME.view(table(room={"wheel": 2}, reserve={"net": 7}, day=3).state, 0))
    assert shown(view["room-garage"]) == {"component-wheel": 2, "component-propeller": 0}
    assert shown(view["reserve"]) == {"reserve-net": 7}
    assert (view["day"].count, view["day"].limit) == (3, 3)
    assert view["display"].count == 28


def test_in_the_middle_of_a_card_the_view_says_which() -> None:
    board = table()
    assert GAME.view(board.state, 0).trail == ()
    board.do(0, "new garage")
    view = GAME.view(board.state, 0)
    assert [text.key for text in view.trail] == ["card.garage"]
    assert view.prompt is not None
    assert view.prompt.key == "prompt.component"


def test_a_guess_shuffles_the_anomalies_and_nothing_else() -> None:
    state = GAME.start(2, {}, 5)
    chance = Chance(1)
    chance.seed(3)
    orders = set()
    for _ in range(10):
        guess = GAME.guess(GAME.view(state, 0), chance).position()
        orders.add(tuple(guess.pop("anomalies")))
        rest = {k: v for k, v in state.position().items() if k not in ("anomalies", "chance")}
        del guess["chance"]
        assert guess == rest
    assert len(orders) == 10
    assert all(sorted(order) == sorted(state.position()["anomalies"]) for order in orders)


@pytest.mark.parametrize("players", [1, 2])
def test_what_is_imagined_is_what_would_be_guessed(players: int) -> None:
    state = GAME.start(players, {"first_player": "0"}, 5)
    for seed in range(3):
        chances = [Chance(1), Chance(1)]
        for chance in chances:
            chance.seed(seed)
        guessed = GAME.guess(GAME.view(state, 0), chances[0])
        imagined = GAME.imagine(state, 0, chances[1])
        assert guessed.position() == imagined.position(), "with the same draws to come"


def test_when_the_match_is_over_nobody_is_asked() -> None:
    view = GAME.view(table(phase="over", ending="shared").state, 0)
    assert (view.pending, view.prompt) == ((), None)
    assert view.outcome is not None
    assert view.outcome.winners == (0, 1)


def test_the_row_is_a_timeline_with_a_date_for_each_trip_and_every_name_once() -> None:
    view = GAME.view(GAME.start(4, {"futures": True}, 3), None)
    (timeline,) = [zone for zone in view.zones if zone.id == "timeline"]
    trips = [trip for card in timeline.zones for trip in card.zones]
    dates = [trip.of["date"] for trip in trips]
    assert dates == sorted(dates, key=int)
    texts = GAME.texts()
    for lang in ("en", "fr"):
        for trip in trips:
            name = texts.say(trip.pieces[0].name, lang)
            assert name not in texts.say(trip.name, lang), "the name stands on its face"


@pytest.mark.parametrize(
    ("card", "lang", "dates"),
    [
        ("fins-and-feet", "en", ["375\u202f000\u202f000 BC", "250\u202f000\u202f000 BC"]),
        ("ashes", "en", ["AD 79", "AD 80"]),
        ("rivets", "fr", ["1829 apr. J.-C.", "1888 apr. J.-C."]),
        ("terminus", "fr", ["99\u202f999 apr. J.-C.", "1\u202f000\u202f000 apr. J.-C."]),
    ],
)
def test_a_trip_says_its_date(card: str, lang: str, dates: list[str]) -> None:
    view = zones(GAME.view(table(timeline=[card]).state, 0))
    said = [GAME.texts().say(zone.name, lang) for zone in view[f"tripcard-{card}"].zones]
    assert [words.partition(" (")[0] for words in said] == dates


def test_a_card_that_tore_today_is_marked() -> None:
    board = table()
    board.do(0, "new move")
    (piece,) = zones(GAME.view(board.state, 1))["tableau-0"].pieces
    assert piece.marks == ("new", "torn")
