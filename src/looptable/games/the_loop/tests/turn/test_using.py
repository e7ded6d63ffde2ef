"""Using an artifact: it is exhausted, then its instructions are applied as far as possible."""

from looptable.games.the_loop.tests.boards import table
from looptable.testing import rule


@rule("LOOP-USE-1", "LOOP-USE-8", "LOOP-USE-9")
def test_a_used_card_is_applied_and_stays_in_hand_exhausted() -> None:
    ready = {"mr-time": ["quantum-bandage", "mixtape"]}
    board = table(ready=ready, rifts={"industrial": 2}, energy={"industrial": 1})
    board.do(0, "use quantum-bandage")
    board.shows(rifts={"industrial": 1}, energy={"industrial": 1}, discard=None)
    board.shows(ready={"mr-time": ["mixtape"]}, exhausted={"mr-time": ["quantum-bandage"]})


@rule("LOOP-USE-1")
def test_only_cards_of_your_own_hand_can_be_used() -> None:
    board = table(
        ready={"mr-time": ["mixtape"], "time-prowler": ["quantum-bandage"]},
        draw={"mr-time": ["remote-quill"]},
        discard={"mr-time": ["spare-face"]},
        available={"industrial": ["steam-engine"]},
    )
    assert [key for key in board.keys(0) if key.startswith("use")] == ["use mixtape"]


@rule("LOOP-USE-2")
def test_an_exhausted_card_waits_until_it_is_readied() -> None:
    board = table(exhausted={"mr-time": ["mixtape"]}, energy={"industrial": 1})
    assert "use mixtape" not in board.keys(0)
    board.do(0, "loop spiral")
    assert "use mixtape" in board.keys(0)


@rule("LOOP-USE-3")
def test_a_card_is_exhausted_before_its_ability_is_applied() -> None:
    board = table(ready={"mr-time": ["return-to-sender", "mixtape"]})
    board.do(0, "use return-to-sender")
    board.shows(ready={"mr-time": ["mixtape"]}, exhausted={"mr-time": ["return-to-sender"]})
    assert board.keys(0) == ["mixtape", "return-to-sender"], "it can even discard itself"


@rule("LOOP-USE-3", "LOOP-USE-9")
def test_a_card_may_be_moved_elsewhere_by_its_own_ability() -> None:
    board = table(
        ready={"mr-time": ["return-to-sender", "mixtape"]}, rifts={"globalization": 1, "robots": 1}
    )
    board.do(0, "use return-to-sender", "return-to-sender")
    board.shows(exhausted=None, discard={"mr-time": ["return-to-sender"]}, rifts={"robots": 1})


@rule("LOOP-USE-4")
def test_instructions_are_applied_in_printed_order() -> None:
    board = table(ready={"mr-time": ["columbus-sat-nav"]}, rifts={"industrial": 1, "dawn": 1})
    board.do(0, "use columbus-sat-nav")
    board.shows(rifts={"dawn": 1}, at={"mr-time": "industrial"})
    board.do(0, "dawn")
    board.shows(rifts={"dawn": 1}, at=None)


@rule("LOOP-USE-4")
def test_the_order_of_drawing_and_discarding_is_the_printed_one() -> None:
    board = table(
        ready={"mr-time": ["fax-from-next-week"]}, draw={"mr-time": ["mixtape", "remote-quill"]}
    )
    board.do(0, "use fax-from-next-week")
    assert sorted(board.keys(0)) == ["fax-from-next-week", "mixtape", "remote-quill"]


@rule("LOOP-USE-5")
def test_an_instruction_is_applied_as_far_as_possible() -> None:
    board = table(ready={"mr-time": ["spartan-shield"]}, rifts={"industrial": 1, "dawn": 3})
    board.do(0, "use spartan-shield")
    board.shows(rifts={"dawn": 3}, exhausted={"mr-time": ["spartan-shield"]})


@rule("LOOP-USE-5")
def test_an_instruction_is_not_optional_unless_it_says_so() -> None:
    clones = {"dawn-robots": "renaissance", "medieval-end": "globalization"}
    board = table(ready={"mr-time": ["mammoth-call"]}, clone_at=clones)
    board.do(0, "use mammoth-call")
    assert board.keys(0) == ["dawn-robots", "medieval-end"], "no way out"
    board.do(0, "dawn-robots")
    board.shows(clone_at={"dawn-robots": "industrial", "medieval-end": "industrial"})


@rule("LOOP-USE-5")
def test_an_instruction_that_says_may_can_be_left_out() -> None:
    board = table(ready={"mr-time": ["matryoshka"]}, rifts={"industrial": 3})
    board.do(0, "use matryoshka")
    assert board.keys(0) == ["yes", "no"]
    board.do(0, "no")
    board.shows(rifts={"industrial": 3}, exhausted={"mr-time": ["matryoshka"]})


@rule("LOOP-USE-6", "LOOP-USE-7")
def test_an_instruction_without_effect_does_not_stop_the_next() -> None:
    board = table(
        ready={"mr-time": ["gutenbergs-wormhole"]}, vortex={"robots": True}, rifts={"robots": 2}
    )
    assert "use gutenbergs-wormhole" in board.keys(0)
    board.do(0, "use gutenbergs-wormhole")
    board.shows(rifts={"robots": 1})


@rule("LOOP-USE-6")
def test_an_instruction_applied_in_part_does_not_stop_the_next() -> None:
    clones = {"dawn-robots": "renaissance"}
    board = table(ready={"mr-time": ["mammoth-call"]}, clone_at=clones)
    board.do(0, "use mammoth-call")
    board.shows(clone_at={"dawn-robots": "industrial"}, energy={"industrial": 1})


@rule("LOOP-USE-7")
def test_a_card_may_be_used_when_only_its_first_part_works() -> None:
    board = table(ready={"mr-time": ["gutenbergs-wormhole"]}, rifts={"industrial": 2})
    board.do(0, "use gutenbergs-wormhole")
    board.shows(rifts={"industrial": 1}, exhausted={"mr-time": ["gutenbergs-wormhole"]})


@rule("LOOP-USE-8")
def test_a_card_can_be_used_where_there_is_no_energy() -> None:
    board = table(ready={"mr-time": ["steam-engine"]})
    board.do(0, "use steam-engine")
    board.shows(energy={"industrial": 2})


@rule("LOOP-USE-10")
def test_a_card_readied_again_may_be_used_again_and_again() -> None:
    board = table(ready={"mr-time": ["mixtape"]}, energy={"industrial": 6})
    board.do(0, "use mixtape", "loop spiral", "use mixtape", "loop spiral", "use mixtape")
    board.shows(energy={"industrial": 6}, loops=2)
    board.do(0, "loop spiral", "use mixtape")
    board.shows(energy={"industrial": 4}, loops=3)


@rule("LOOP-USE-11")
def test_your_era_is_where_you_are_when_the_instruction_is_applied() -> None:
    board = table(ready={"mr-time": ["takeaway-fire"]}, energy={"industrial": 1})
    board.do(0, "use takeaway-fire", "globalization")
    board.shows(at={"mr-time": "globalization"}, energy={"industrial": 1, "globalization": 1})
