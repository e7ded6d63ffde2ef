"""Decks, hands, discards, and what is destroyed."""

from typing import Any

import pytest

from looptable.engine.contract.view import Zone
from looptable.games.the_loop import GAME
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import table
from looptable.testing import Table, rule, zones


def hand(table_: Table[LoopState], agent: str, state: str) -> list[str]:
    found: list[str] = table_.state.position().get(state, {}).get(agent, [])
    return found


def pieces(zone: Zone) -> list[str]:
    return [piece.id for piece in zone.pieces]


@rule("LOOP-PILE-1")
@pytest.mark.parametrize("agent", ["mr-time", "v-girl"])
def test_a_deck_starts_with_six_cards_in_draw_pile_and_hand(agent: str) -> None:
    position = GAME.start(2, {"agents": "mr-time,v-girl"}, 3).position()
    deck = [*position["draw"][agent], *position["ready"][agent]]
    own = [card.id for card in GAME.cards() if card.facts.get("agent") == agent]
    assert len(deck) == 6
    assert sorted(deck) == sorted(own)


@rule("LOOP-PILE-1")
def test_the_cards_of_a_deck_go_round() -> None:
    board = table(
        ready={"mr-time": ["mixtape"]},
        exhausted={"mr-time": ["prank-call"]},
        discard={"mr-time": ["long-arm-mop"]},
        draw={"mr-time": ["quantum-bandage"]},
    )
    board.do(0, "end")
    deck = [*hand(board, "mr-time", "ready"), *hand(board, "mr-time", "draw")]
    assert sorted(deck) == ["long-arm-mop", "mixtape", "prank-call", "quantum-bandage"]


@rule("LOOP-PILE-2", "LOOP-PILE-3")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_everybody_sees_every_hand_and_what_is_exhausted(seat: int | None) -> None:
    board = table(
        ready={"mr-time": ["mixtape"], "time-prowler": ["remote-quill"]},
        exhausted={"mr-time": ["prank-call"]},
    )
    seen = zones(GAME.view(board.state, seat))
    marks = {piece.id: piece.marks[0] for piece in seen["hand-mr-time"].pieces}
    assert marks == {"card-mixtape": "ready", "card-prank-call": "exhausted"}
    assert pieces(seen["hand-time-prowler"]) == ["card-remote-quill"]


@rule("LOOP-PILE-3")
def test_a_card_is_never_ready_and_exhausted_at_once() -> None:
    board = table(ready={"mr-time": ["mixtape"]}, energy={"industrial": 3})
    board.do(0, "use mixtape")
    board.shows(ready=None, exhausted={"mr-time": ["mixtape"]})
    board.do(0, "loop spiral")
    board.shows(ready={"mr-time": ["mixtape"]}, exhausted=None)


@rule("LOOP-PILE-4", "LOOP-PILE-5")
def test_a_drawn_card_is_the_top_of_your_own_pile_and_arrives_ready() -> None:
    board = table(
        ready={"mr-time": ["final-boarding-call"]},
        draw={"mr-time": ["mixtape", "prank-call"], "time-prowler": ["remote-quill"]},
        artifacts=["steam-engine"],
    )
    board.do(0, "use final-boarding-call")
    board.shows(
        ready={"mr-time": ["prank-call"]},
        draw={"mr-time": ["mixtape"], "time-prowler": ["remote-quill"]},
        artifacts=["steam-engine"],
    )


@rule("LOOP-PILE-4")
def test_a_card_discarded_while_exhausted_is_drawn_ready() -> None:
    board = table(exhausted={"mr-time": ["mixtape"]})
    board.do(0, "end")
    board.shows(ready={"mr-time": ["mixtape"]}, exhausted=None)


@rule("LOOP-PILE-6")
def test_a_discarded_card_goes_on_top_of_its_owners_discard_pile() -> None:
    board = table(
        ready={"mr-time": ["return-to-sender", "mixtape"]},
        discard={"mr-time": ["prank-call"], "time-prowler": ["remote-quill"]},
    )
    board.do(0, "use return-to-sender", "mixtape")
    board.shows(
        discard={"mr-time": ["prank-call", "mixtape"], "time-prowler": ["remote-quill"]},
        destroyed=None,
    )


def drawing(**position: Any) -> Table[LoopState]:
    """Mr Time is about to draw a card, then to move anywhere."""
    start: dict[str, Any] = {"ready": {"mr-time": ["final-boarding-call", "mixtape"]}}
    return table(**{**start, **position})


@rule("LOOP-PILE-7", "LOOP-PILE-9")
def test_an_empty_draw_pile_is_made_of_the_discard_pile_alone() -> None:
    board = drawing(
        discard={"mr-time": ["prank-call", "long-arm-mop"], "time-prowler": ["remote-quill"]}
    )
    events = board.do(0, "use final-boarding-call")
    assert [event.kind for event in events][1:] == ["reshuffles", "draws"]
    board.shows(discard={"time-prowler": ["remote-quill"]})
    board.shows(exhausted={"mr-time": ["final-boarding-call"]})
    drawn, left = hand(board, "mr-time", "ready"), hand(board, "mr-time", "draw")
    assert drawn[0] == "mixtape"
    assert sorted([*drawn[1:], *left]) == ["long-arm-mop", "prank-call"]
    assert len(left) == 1


@rule("LOOP-PILE-7")
def test_the_discard_pile_is_shuffled_before_it_is_drawn_from() -> None:
    pile = ["prank-call", "long-arm-mop", "remote-quill", "spare-face", "quantum-bandage"]
    orders = set()
    for seed in range(8):
        board = drawing(discard={"mr-time": pile}, seed=seed)
        board.do(0, "use final-boarding-call")
        orders.add((*hand(board, "mr-time", "ready"), *hand(board, "mr-time", "draw")))
    assert len(orders) > 4


@rule("LOOP-PILE-7")
def test_a_draw_goes_on_after_the_reshuffle() -> None:
    board = table(
        ready={"mr-time": ["fax-from-next-week"]},
        draw={"mr-time": ["mixtape"]},
        discard={"mr-time": ["prank-call"]},
    )
    board.do(0, "use fax-from-next-week")
    board.shows(ready={"mr-time": ["mixtape", "prank-call"]}, discard=None, draw=None)


@rule("LOOP-PILE-8")
def test_taking_the_last_card_does_not_reshuffle_yet() -> None:
    board = drawing(draw={"mr-time": ["spare-face"]}, discard={"mr-time": ["prank-call"]})
    board.do(0, "use final-boarding-call", "dawn")
    board.shows(draw=None, discard={"mr-time": ["prank-call"]})


@rule("LOOP-PILE-10")
def test_a_reshuffle_in_phase_five_includes_the_hand_just_discarded() -> None:
    board = table(
        ready={"mr-time": ["mixtape"]},
        exhausted={"mr-time": ["prank-call"]},
        draw={"mr-time": ["spare-face"]},
    )
    board.do(0, "end")
    ready = hand(board, "mr-time", "ready")
    assert ready[0] == "spare-face"
    assert sorted(ready[1:]) == ["mixtape", "prank-call"]


@rule("LOOP-PILE-11")
def test_a_card_put_on_an_empty_draw_pile_is_drawn_before_any_reshuffle() -> None:
    board = table(
        discard={"mr-time": ["prank-call", "mixtape", "spare-face", "remote-quill"]},
        available={"industrial": ["steam-engine"]},
    )
    events = board.do(0, "end", "steam-engine")
    cards = [(event.kind, event.data.get("card")) for event in events]
    assert cards[:3] == [
        ("acquires", "steam-engine"),
        ("draws", "steam-engine"),
        ("reshuffles", None),
    ]


@rule("LOOP-PILE-12")
def test_a_hand_may_have_more_than_three_cards() -> None:
    board = table(
        ready={"mr-time": ["disco-ball", "mixtape", "prank-call"]},
        draw={"mr-time": ["spare-face"]},
    )
    board.do(0, "use disco-ball", "mr-time")
    board.shows(
        ready={"mr-time": ["mixtape", "prank-call", "spare-face"]},
        exhausted={"mr-time": ["disco-ball"]},
    )


@rule("LOOP-PILE-13")
def test_a_hand_may_fall_below_three_cards_between_refreshes() -> None:
    board = table(
        ready={"mr-time": ["return-to-sender", "mixtape"]},
        draw={"mr-time": ["spare-face", "prank-call"]},
    )
    board.do(0, "use return-to-sender", "mixtape")
    board.shows(
        ready=None,
        exhausted={"mr-time": ["return-to-sender"]},
        draw={"mr-time": ["spare-face", "prank-call"]},
    )


@rule("LOOP-PILE-14", "LOOP-PILE-16")
def test_a_destroyed_card_of_a_hand_goes_on_top_of_the_shared_pile() -> None:
    board = table(
        ready={"mr-time": ["part-left-over", "mixtape"]},
        draw={"mr-time": ["spare-face"]},
        artifacts=["steam-engine"],
        destroyed=["meteorite"],
    )
    board.do(0, "use part-left-over")
    assert board.keys(0) == ["mixtape", "part-left-over", "no"], "a card of the hand"
    board.do(0, "mixtape")
    board.shows(destroyed=["meteorite", "mixtape"], discard=None, artifacts=["steam-engine"])


@rule("LOOP-PILE-14", "LOOP-PILE-16")
def test_a_card_of_the_artifact_deck_revealed_at_a_vortex_is_destroyed() -> None:
    board = table(
        ready={"mr-time": ["kettle"]},
        vortex={"dawn": True},
        artifacts=["steam-engine", "spartan-shield"],
        destroyed=["captcha"],
    )
    board.do(0, "use kettle")
    board.shows(destroyed=["captcha", "spartan-shield"], available=None, artifacts=["steam-engine"])


@rule("LOOP-PILE-15")
@pytest.mark.parametrize(
    "order", [("meteorite", "spartan-shield"), ("spartan-shield", "meteorite")]
)
def test_of_artifacts_destroyed_together_you_choose_the_order(order: tuple[str, str]) -> None:
    board = table(
        phase="clones",
        foo_deck=["end", "dawn"],
        rifts={"dawn": 3},
        available={"dawn": ["meteorite", "spartan-shield"]},
        artifacts=["steam-engine"],
        destroyed=["captcha"],
        chance={"draws": {"machine": [1, 1], "bag": [20]}},
    )
    assert board.keys(0) == ["meteorite", "spartan-shield"]
    board.do(0, order[0])
    board.shows(destroyed=["captcha", *order], available={"industrial": ["steam-engine"]})


@rule("LOOP-PILE-17", "LOOP-PILE-19")
def test_an_empty_artifact_deck_is_made_of_the_destroyed_pile() -> None:
    board = table(ready={"mr-time": ["kettle"]}, destroyed=["meteorite", "mixtape"])
    events = board.do(0, "use kettle")
    revealed = [event.data["card"] for event in events if event.kind == "artifact-revealed"]
    left = board.state.position()["artifacts"]
    assert sorted([*revealed, *left]) == ["meteorite", "mixtape"]
    assert len(left) == 1
    board.shows(destroyed=None)


@rule("LOOP-PILE-17")
def test_the_destroyed_pile_is_shuffled_before_it_is_the_artifact_deck() -> None:
    pile = ["prank-call", "long-arm-mop", "remote-quill", "spare-face", "quantum-bandage"]
    orders = set()
    for seed in range(8):
        board = table(ready={"mr-time": ["kettle"]}, destroyed=pile, seed=seed)
        board.do(0, "use kettle")
        orders.add(tuple(board.state.position()["artifacts"]))
    assert len(orders) > 4


@rule("LOOP-PILE-17")
def test_the_destroyed_pile_waits_while_the_artifact_deck_has_cards() -> None:
    board = table(
        ready={"mr-time": ["kettle"]}, artifacts=["steam-engine"], destroyed=["meteorite"]
    )
    board.do(0, "use kettle")
    board.shows(destroyed=["meteorite"], artifacts=None, available={"industrial": ["steam-engine"]})


@rule("LOOP-PILE-18")
def test_revealing_takes_from_the_artifact_deck() -> None:
    board = table(
        ready={"mr-time": ["kettle"]},
        draw={"mr-time": ["mixtape"]},
        artifacts=["captcha", "meteorite"],
    )
    board.do(0, "use kettle")
    board.shows(
        available={"dawn": ["meteorite"]}, artifacts=["captcha"], draw={"mr-time": ["mixtape"]}
    )


@rule("LOOP-PILE-19")
def test_a_destroyed_starting_artifact_comes_back_to_its_origin_era() -> None:
    board = table(ready={"mr-time": ["kettle", "part-left-over", "mixtape"]})
    board.do(0, "use part-left-over", "mixtape")
    board.shows(destroyed=["mixtape"])
    board.do(0, "use kettle")
    board.shows(destroyed=None, available={"globalization": ["mixtape"]})


@rule("LOOP-PILE-20")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_what_lies_face_down_is_hidden_and_the_rest_public(seat: int | None) -> None:
    board = table(
        ready={"mr-time": ["mixtape"]},
        draw={"mr-time": ["spare-face", "prank-call"]},
        discard={"mr-time": ["remote-quill"]},
        artifacts=["steam-engine", "captcha"],
        destroyed=["meteorite"],
        available={"medieval": ["holy-grail"]},
        mission={"dawn": "clog-up"},
    )
    seen = zones(GAME.view(board.state, seat))
    for name, count in (("draw-mr-time", 2), ("artifacts", 2)):
        assert (seen[name].pieces, seen[name].count) == ((), count)
    assert pieces(seen["hand-mr-time"]) == ["card-mixtape"]
    assert pieces(seen["discard-mr-time"]) == ["card-remote-quill"]
    assert pieces(seen["destroyed"]) == ["card-meteorite"]
    assert pieces(seen["available-medieval"]) == ["card-holy-grail"]
    assert pieces(seen["visits"]) == ["visit-end"]


@rule("LOOP-PILE-20")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_order_of_what_lies_face_down_is_told_to_nobody(seat: int | None) -> None:
    def told(cards: list[str], artifacts: list[str], foo: list[str]) -> object:
        board = table(draw={"mr-time": cards}, artifacts=artifacts, foo_deck=foo)
        return GAME.view(board.state, seat)

    one = told(["spare-face", "prank-call"], ["steam-engine", "captcha"], ["dawn", "robots"])
    other = told(["prank-call", "spare-face"], ["captcha", "steam-engine"], ["robots", "dawn"])
    assert one == other
