"""The vocabulary of the cards, continued: movement and artifacts (ledger 20.4 and 20.5)."""

import pytest

from looptable.content.text.texts import Text
from looptable.games.the_loop import GAME
from looptable.games.the_loop.tests.boards import ERAS, table, use
from looptable.testing import rule

TRIO = ["mr-time", "time-prowler", "v-girl"]
ONE_EACH = dict.fromkeys(ERAS, 1)


# Movement.


@rule("LOOP-ABIL-27")
def test_a_move_of_one_era_goes_to_either_side() -> None:
    board = use("hit-and-run-club")
    assert board.keys(0) == ["renaissance", "globalization"]
    board.do(0, "globalization")
    board.shows(at={"mr-time": "globalization"})


@rule("LOOP-ABIL-27")
def test_a_move_of_another_agent_starts_where_that_agent_is() -> None:
    board = use("unpaid-internship", at={"mr-time": "industrial", "time-prowler": "robots"})
    assert board.keys(0) == ["globalization", "end"]
    board.do(0, "end")
    board.shows(at={"mr-time": "industrial", "time-prowler": "end"})


@rule("LOOP-ABIL-28")
@pytest.mark.parametrize(
    ("answers", "era"),
    [
        (["stop"], "industrial"),
        (["globalization", "stop"], "globalization"),
        (["globalization", "robots"], "robots"),
        (["renaissance", "medieval"], "medieval"),
        (["renaissance", "industrial"], "industrial"),
    ],
)
def test_a_move_of_two_eras_is_up_to_two_in_either_direction(answers: list[str], era: str) -> None:
    board = use("square-wheel")
    board.do(0, *answers)
    board.shows(at={"mr-time": era})
    assert "ability" in board.keys(0)


@rule("LOOP-ABIL-28")
def test_in_the_english_edition_a_move_of_two_eras_neither_stops_nor_turns() -> None:
    board = use("square-wheel", exact_moves=True)
    assert board.keys(0) == ["renaissance", "globalization"]
    board.do(0, "globalization")
    board.shows(at={"mr-time": "robots"})


@rule("LOOP-ABIL-28")
def test_in_the_english_edition_another_agent_goes_exactly_two_eras_too() -> None:
    eras = {"mr-time": "industrial", "time-prowler": "robots"}
    board = use("carpool-algorithm", exact_moves=True, at=eras)
    board.do(0, "time-prowler", "globalization")
    board.shows(at={"mr-time": "industrial", "time-prowler": "industrial"})


@rule("LOOP-ABIL-29")
def test_move_to_an_era_passes_through_no_other() -> None:
    board = use("nose-for-trouble", foo="end")
    moves = [event for event in board.do(0, "yes") if event.kind == "agent-moves"]
    assert len(moves) == 1
    board.shows(at={"mr-time": "end"})


@rule("LOOP-ABIL-30")
def test_move_to_any_era_may_be_the_current_one() -> None:
    board = use("teslas-teleporter")
    assert board.keys(0) == list(ERAS)
    board.do(0, "industrial")
    board.shows(at={"mr-time": "industrial"}, energy={"industrial": 1})


@rule("LOOP-ABIL-31")
def test_a_move_by_a_card_costs_neither_energy_nor_the_free_move() -> None:
    board = use("square-wheel", energy={"industrial": 1, "renaissance": 1}, energy_supply=28)
    board.do(0, "renaissance", "medieval")
    board.shows(energy={"industrial": 1, "renaissance": 1}, energy_supply=28, empty=None)
    assert "free-move dawn" in board.keys(0)


@rule("LOOP-ABIL-32")
def test_swapped_agents_exchange_their_eras() -> None:
    board = use("spare-face", at={"mr-time": "industrial", "time-prowler": "robots"})
    board.shows(at={"mr-time": "robots", "time-prowler": "industrial"})


@rule("LOOP-ABIL-32")
def test_swapped_clones_exchange_their_eras() -> None:
    board = use(
        "revolving-door", clone_at={"dawn-robots": "industrial", "robots-dawn": "renaissance"}
    )
    board.shows(clone_at={"dawn-robots": "renaissance", "robots-dawn": "industrial"})


# Artifacts.


@rule("LOOP-ABIL-33")
def test_draw_takes_the_top_of_your_draw_pile_ready_into_your_hand() -> None:
    piles = {"mr-time": ["spare-face", "remote-quill"], "time-prowler": ["mixtape"]}
    board = use("final-boarding-call", draw=piles)
    board.shows(
        draw={"mr-time": ["spare-face"], "time-prowler": ["mixtape"]},
        ready={"mr-time": ["remote-quill"]},
        exhausted={"mr-time": ["final-boarding-call"]},
    )


@rule("LOOP-ABIL-34")
def test_discard_puts_a_card_of_your_hand_on_your_discard_pile() -> None:
    hand = {"mr-time": ["return-to-sender", "spare-face"]}
    board = use("return-to-sender", ready=hand, discard={"mr-time": ["remote-quill"]})
    board.do(0, "spare-face")
    board.shows(ready=None, discard={"mr-time": ["remote-quill", "spare-face"]}, destroyed=None)


@rule("LOOP-ABIL-35")
def test_destroy_puts_a_card_on_the_destroyed_pile() -> None:
    hand = {"mr-time": ["part-left-over", "spare-face"]}
    board = use("part-left-over", ready=hand, destroyed=["meteorite"])
    board.do(0, "spare-face")
    board.shows(ready=None, destroyed=["meteorite", "spare-face"], discard=None)


@rule("LOOP-ABIL-36")
@pytest.mark.parametrize("card", ["part-left-over", "spare-face", "remote-quill"])
def test_a_destroyed_card_may_be_exhausted_or_the_very_card_that_asks(card: str) -> None:
    hand = {"mr-time": ["part-left-over", "remote-quill"]}
    board = use("part-left-over", ready=hand, exhausted={"mr-time": ["spare-face"]})
    assert sorted(board.keys(0)) == ["no", "part-left-over", "remote-quill", "spare-face"]
    board.do(0, card)
    board.shows(destroyed=[card])


@rule("LOOP-ABIL-36")
def test_a_discarded_card_may_be_the_very_card_that_asks() -> None:
    board = use("return-to-sender", exhausted={"mr-time": ["spare-face"]})
    assert sorted(board.keys(0)) == ["return-to-sender", "spare-face"]
    board.do(0, "return-to-sender")
    board.shows(discard={"mr-time": ["return-to-sender"]}, exhausted={"mr-time": ["spare-face"]})


@rule("LOOP-ABIL-37")
def test_reveal_turns_the_top_artifact_up_at_its_origin_era() -> None:
    board = use("kettle", artifacts=["spartan-shield", "holy-grail"])
    board.shows(artifacts=["spartan-shield"], available={"medieval": ["holy-grail"]})


@rule("LOOP-ABIL-38")
def test_acquire_puts_a_card_on_top_of_your_draw_pile() -> None:
    board = use(
        "clearance-sale",
        available={"dawn": ["meteorite"], "medieval": ["holy-grail", "war-horse"]},
        draw={"mr-time": ["spare-face"]},
    )
    board.do(0, "medieval", "war-horse")
    board.shows(
        draw={"mr-time": ["spare-face", "war-horse"]},
        available={"dawn": ["meteorite"], "medieval": ["holy-grail"]},
        ready=None,
    )


@rule("LOOP-ABIL-39")
def test_a_card_drawn_for_its_origin_era_arrives_ready_and_stays() -> None:
    board = use("primordial-soup", draw={"mr-time": ["mixtape"]})
    board.shows(energy={"globalization": 2}, ready={"mr-time": ["mixtape"]}, draw=None)
    assert "use mixtape" in board.keys(0)


@rule("LOOP-ABIL-40")
def test_the_card_says_who_decides_whether_each_player_draws() -> None:
    text = Text("card.self-service-press.text")
    english = "Let each player draw 1 card or not, in an order of your choice."
    assert GAME.texts().say(text, "en") == english
    french = "Faites piocher ou non 1 carte à chaque joueur, dans l’ordre de votre choix."
    assert GAME.texts().say(text, "fr") == french


@rule("LOOP-ABIL-40")
def test_several_draw_one_after_another_in_an_order_of_their_choice() -> None:
    piles = {"mr-time": ["spare-face"], "time-prowler": ["mixtape"], "v-girl": ["kettle"]}
    board = use("self-service-press", agents=TRIO, draw=piles)
    assert board.keys(0) == ["mr-time", "time-prowler", "v-girl", "none"]
    board.do(0, "v-girl")
    board.shows(ready={"v-girl": ["kettle"]})
    assert board.keys(0) == ["mr-time", "time-prowler", "none"]
    board.do(0, "time-prowler")
    assert board.keys(0) == ["mr-time", "none"], "each draws once, and may see the others first"
    nobody = GAME.legal_options(board.state, 0)[1]
    assert GAME.texts().say(nobody.text, "en") == "Nobody else"
    board.do(0, "none")
    board.shows(ready={"time-prowler": ["mixtape"], "v-girl": ["kettle"]})


@rule("LOOP-ABIL-41", "LOOP-ABIL-42", "LOOP-CARD-20")
def test_an_applied_artifact_acts_where_you_are_and_is_not_exhausted() -> None:
    board = use(
        "da-vincis-manuscript",
        at={"mr-time": "medieval", "time-prowler": "dawn"},
        available={"dawn": ["spartan-shield"]},
        rifts={"dawn": 3, "medieval": 3},
    )
    board.shows(
        rifts={"dawn": 3, "medieval": 1},
        available={"dawn": ["spartan-shield"]},
        exhausted={"mr-time": ["da-vincis-manuscript"]},
    )


@rule("LOOP-ABIL-43")
def test_another_player_who_applies_a_card_is_you_for_that_card() -> None:
    board = table(
        at={"mr-time": "industrial", "time-prowler": "robots"},
        ready={"mr-time": ["time-clock"], "time-prowler": ["long-arm-mop", "mixtape"]},
        rifts={"renaissance": 1, "globalization": 2, "end": 2},
    )
    board.do(0, "use time-clock")
    assert board.state.pending() == [1]
    assert board.keys(1) == ["long-arm-mop", "mixtape"]
    board.do(1, "long-arm-mop")
    assert board.keys(1) == ["globalization", "end"], "beside that player’s agent"
    board.do(1, "end")
    board.shows(rifts={"renaissance": 1, "globalization": 2, "end": 1}, energy={"robots": 1})
