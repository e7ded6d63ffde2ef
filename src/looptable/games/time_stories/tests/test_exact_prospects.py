"""What one seat knows of cards, and what places promise it, in points."""

from typing import Any

import pytest

from looptable.games.time_stories.bot.sight import UNKNOWN
from looptable.games.time_stories.tests.ground import FILES, table
from looptable.games.time_stories.tests.thinking import garden, mind, seen

HALL = tuple(f"hall-{letter}" for letter in "abcdefgh")
BLIND = (
    "places/garden.toml",
    '[[card]]\nid = "well"\n[[card.offer]]\nid = "o-1"\nblind = true\neffect = "win"\n',
)


def test_a_seat_knows_what_it_has_seen_and_who_has_read_what() -> None:
    notebook = {"0": ["hall-a", "hall-b", "next-run"], "1": ["hall-d", "next-run", "hall-c"],
                "2": ["next-run", "roof-a"]}  # fmt: skip
    sight = mind(table(notebook=notebook)).sight
    cards = range(4)
    assert [sight.reads(card) for card in cards] == [True, False, False, False]
    assert [sight.was_read(card) for card in cards] == [True, True, True, False]
    assert [sight.is_read(card) for card in cards] == [False, True, False, False]
    assert [sight.face(card) is None for card in cards] == [False, True, True, True]
    assert [sight.knows(place) for place in range(5)] == [True, False, False, False, False]
    assert [len(sight.cards(place)) for place in range(5)] == [7, 0, 0, 0, 0]


def test_backs_are_known_of_places_that_were_opened() -> None:
    names = mind(table()).state.story.names["card"]
    stairs, ledge, nest = (names.index(card) for card in ("cellar-b", "roof-b", "roof-e"))
    for notebook, sign, tokens in (
        (seen(), "", None),
        (seen("cellar-a", "roof-a"), "required", (0,)),
    ):
        sight = mind(table(notebook=notebook)).sight
        seal = sight.seal(ledge)
        assert sight.sign(stairs) == sign
        assert (None if seal is None else seal.tokens) == tokens
        assert (sight.seal(nest) is None) == (tokens is None)


def test_rewards_and_blind_offers_are_known_when_they_were_told() -> None:
    old = mind(table(BLIND, notebook=seen("garden-b"))).sight
    new = mind(table(BLIND, notebook=seen("garden-b-1", "hall-g-passed"))).sight
    offer = len(mind(table(BLIND)).state.story.offers) - 1
    assert (old.outcome(offer), old.reward(4)) == (UNKNOWN, UNKNOWN)
    assert new.outcome(offer) >= 0
    assert new.reward(4) >= 0
    assert new.reward(3) == UNKNOWN
    assert old.outcome(0) >= 0, "its card says it"


def test_an_offer_is_gone_for_whoever_knows_it() -> None:
    position: dict[str, Any] = {"taken": {"hall-b-1": True}, "notebook": seen(*HALL)}
    sight = mind(table(**position)).sight
    assert [sight.is_taken(offer) for offer in range(3)] == [True, False, False]


@pytest.mark.parametrize("place", ["hall-f", "hall-b"])
def test_who_is_locked_in_is_known_to_whoever_has_read_the_card(place: str) -> None:
    laid = {"test": {"hall-f": "laid"}, "pile_1": {"hall-f": 3}, "space": {"blue": place}}
    assert mind(table(notebook=seen("hall-f"), **laid)).sight.is_locked(0) == (place == "hall-f")
    assert not mind(table(notebook=seen("hall-b"), **laid)).sight.is_locked(0)
    assert not mind(table(notebook=seen("hall-f"), **laid)).sight.is_locked(1), "it stands nowhere"


WON = seen(*HALL, "hall-g-passed")


@pytest.mark.parametrize(
    ("position", "places", "elsewhere", "leaves"),
    [
        # Seven new cards in the hall, three on the roof that one may go to and one for all.
        ({"notebook": seen("hall-a", "roof-a")}, [560, 240, 320, 240, 240], 320, False),
        # To leave the cellar takes time.
        ({"notebook": seen("cellar-a"), "here": "cellar"}, [240, 240, 240, 240, 240], 200, False),
        # Where the mission is won one stays; from elsewhere one goes there.
        ({"notebook": WON}, [100_000, 20, 20, 20, 20], 20, False),
        ({"notebook": WON, "here": "roof"}, [100_000, 20, 20, 20, 20], 100_000, True),
    ],
)
def test_places_promise_so_much(
    position: dict[str, Any], places: list[int], elsewhere: int, leaves: bool
) -> None:
    thoughts = mind(table(**{"space": {}, "phase": "entering", "dice": [1], **position}))
    assert [thoughts.place(place) for place in range(5)] == places
    assert thoughts.elsewhere() == elsewhere
    assert thoughts.should_leave() == leaves


@pytest.mark.parametrize(("time", "leaves"), [(1, False), (2, True)])
def test_twenty_points_are_worth_a_way(time: int, leaves: bool) -> None:
    """The garden offers ten points for each unit of time; the attic, where the team is, nothing."""
    position: dict[str, Any] = {"here": "attic", "space": {}, "plan": {"garden": True, "attic": True},
                                "notebook": seen("garden-a", "garden-b", "attic-a", "attic-b")}  # fmt: skip
    assert mind(table(garden(f"gain {time} time"), **position)).should_leave() == leaves


def test_what_is_done_again_and_again_is_left_now_and_then() -> None:
    text = (
        '[[card]]\nid = "well"\n[[card.offer]]\nid = "o"\nagain = true\neffect = "gain 4 yellow"\n'
    )
    found = []
    for draw in range(6):
        of = table(("places/garden.toml", text), notebook=seen("garden-a", "garden-b"), dice=[draw])
        thoughts = mind(of)
        found.append(
            thoughts.offer(
                len(thoughts.state.story.cards) - 1, len(thoughts.state.story.offers) - 1, 0
            )
        )
    assert found == [0, 32, 32, 32, 32, 32]


def test_a_test_that_is_passed_here_has_no_reward_left() -> None:
    position: dict[str, Any] = {"notebook": WON, "test": {"hall-g": "passed"}}
    assert mind(table(**position)).reward(4, 0) == 0
    assert mind(table(notebook=WON)).reward(4, 0) == 100_000


def test_a_card_that_is_gone_promises_nothing() -> None:
    thoughts = mind(table(notebook=seen("hall-a"), gone={"hall-c": True}))
    assert (thoughts.card(1, 0), thoughts.together(1), thoughts.can_go(0, 1)) == (0, 0, False)
    assert (thoughts.card(2, 0), thoughts.together(2), thoughts.can_go(0, 2)) == (80, 80, True)


@pytest.mark.parametrize(
    ("time", "taken", "dares"),
    [
        (5, {}, False),
        (4, {}, True),
        (4, {"garden-b-1": True}, True),
        (4, {"garden-b-2": True}, False),
        (4, {"garden-b-3": True}, True),
    ],
)
def test_an_unknown_offer_is_dared_late_unless_the_right_one_was_taken(
    time: int, taken: dict[str, bool], dares: bool
) -> None:
    """The first offer is blind, the second brings nothing that could be counted, the third hurts."""
    file, text = garden("gain 1 yellow", "skip your next action", "lose 1 life")
    text = text.replace('id = "o-1"', 'id = "o-1"\nblind = true')
    position: dict[str, Any] = {"here": "garden", "plan": {"garden": True}, "taken": taken,
                                "space": dict.fromkeys(("blue", "green", "pink"), "garden-b"),
                                "notebook": seen("garden-a", "garden-b")}  # fmt: skip
    thoughts = mind(table((file, text), time=time, **position))
    assert thoughts.dares(len(thoughts.state.story.cards) - 1) == dares


@pytest.mark.parametrize(
    ("body", "points"), [("marie", 2), ("madeleine", 22), ("elizia", 23), ("guard", 24)]
)
def test_with_two_dice_one_tries_to_find_out(body: str, points: int) -> None:
    """Five shields of which two take time: alone, the clock would not be worth a unit."""
    bodies = {"blue": body, "green": "altace", "pink": "altace"}
    assert mind(table(notebook=seen(*HALL), bodies=bodies)).rolling(2, 0) == points
    told = seen(*HALL, "hall-e-passed")
    assert mind(table(notebook=told, bodies=bodies)).rolling(2, 0) == 0


def test_a_card_that_tokens_have_opened_is_worth_more_until_it_is_read_again() -> None:
    test = '[[card.test]]\ncharacteristic = "dexterity"\nshields = ["1 normal"]\npassed = "gain 1 yellow"\n'
    seal = 'sealed = { tokens = ["sun"] }\n'
    roof = ("places/roof.toml", FILES["places/roof.toml"].replace(seal, seal + test))
    position: dict[str, Any] = {"here": "roof", "space": {}, "tokens": {"blue-1": True}}
    ledge = 11
    for notebook, points in (
        (seen("roof-a"), 160),
        (seen("roof-a", "roof-b", "next-run"), 80),
        (seen("roof-a", "roof-b", "next-run", "roof-b"), 0),
        (seen("roof-a", "roof-b", "roof-b-passed", "next-run"), 0),
    ):
        assert mind(table(roof, notebook=notebook, **position)).reading(ledge, 0) == points


def test_what_a_card_offers_counts_also_before_it_is_read_again() -> None:
    assert mind(table(notebook=seen("hall-a", "hall-b", "next-run"))).reading(0, 0) == 36
    assert mind(table(notebook=seen("hall-a", "hall-h", "next-run"))).reading(6, 0) == -15


def test_an_offer_that_is_taken_or_too_dear_is_worth_nothing() -> None:
    change = garden("pay 3 yellow; gain token moon")
    position: dict[str, Any] = {"notebook": seen("garden-a", "garden-b"), "here": "garden",
                                "space": {"blue": "garden-b"}}  # fmt: skip
    for coins, taken, points in ((2, {}, 0), (3, {}, 36), (3, {"garden-b-1": True}, 0)):
        thoughts = mind(table(change, yellow={"blue": coins}, taken=taken, **position))
        card, offer = len(thoughts.state.story.cards) - 1, len(thoughts.state.story.offers) - 1
        assert thoughts.offer(card, offer, 0) == points


def test_what_was_read_in_this_run_stands_on_the_last_page() -> None:
    pages = ["hall-b", "next-run", "hall-c", "next-run", "hall-d"]
    sight = mind(table(notebook={"0": pages, "1": [], "2": ["hall-e"]}, run_number=3)).sight
    assert [sight.is_read(card) for card in range(4)] == [False, False, True, True]
    assert [sight.was_read(card) for card in range(5)] == [True, True, True, True, False]
