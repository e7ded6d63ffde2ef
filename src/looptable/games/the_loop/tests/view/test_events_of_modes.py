"""Events of solo play and of the modes: deals, machina cards, supa clones."""

from typing import Any

from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import holding, table
from looptable.games.the_loop.tests.events import of_kind, told
from looptable.testing import Table

SUPA_KINDS = ("clone-destroyed", "perpetual-added", "clone-generated")


def test_a_solo_deal_tells_the_card_and_the_tile() -> None:
    board = table(solo=True, draw={"mr-time": ["mixtape", "captcha"]})
    dealt = [event for event in board.do(0, "end") if event.kind == "dealt"]
    assert told(dealt) == [("dealt", {"card": "captcha"})]
    assert dealt[0].reveals
    events = board.do(0, "time-prowler")
    assert told(events)[0] == ("deals", {"card": "captcha", "agent": "time-prowler"})
    assert not events[0].reveals


def machina(foo: str, *cards: str, **position: Any) -> Table[LoopState]:
    """Time Prowler may end her turn; then Foo leaves this era for the next, where these cards lie."""
    start: dict[str, Any] = {
        "mode": "ultramachina",
        "active": "time-prowler",
        "foo": foo,
        "foo_row": [],
        "foo_deck": [],
        "machina_in_play": dict.fromkeys(cards, True),
        "chance": {"draws": {"machine": [1, 1], "bag": [0]}},
    }
    return table(**{**start, **position})


def test_machina_cards_tell_that_they_apply_and_what_they_take() -> None:
    events = machina("medieval", "fossil-energies", "synthetic-art").do(1, "end")
    kinds = ("foo-visits", "machina-applies", "rifts-placed", "drops")
    assert of_kind(events, *kinds) == [
        ("foo-visits", {"era": "renaissance"}),
        ("machina-applies", {"machina": "synthetic-art"}),
        ("rifts-placed", {"era": "renaissance", "n": 1}),
        ("drops", {"n": 2}),
        ("rifts-placed", {"era": "renaissance", "n": 2}),
    ]
    board = machina("globalization", "little-blackout", energy={"dawn": 2, "end": 1})
    events = board.do(1, "end")
    assert of_kind(events, "energy-removed") == [("energy-removed", {"era": "dawn", "n": 1})]


def test_an_inquisition_tells_the_cards_it_turns_up() -> None:
    board = machina(
        "dawn",
        "quantum-inquisition",
        ready={"mr-time": ["captcha", "kettle", "steam-engine"]},
        draw={"mr-time": ["meteorite", "mixtape", "prank-call"]},
        energy={"globalization": 1},
    )
    board.do(1, "end")
    events = board.do(0, "mr-time")
    assert of_kind(events, "purged", "energy-removed") == [
        ("purged", {"card": "prank-call", "agent": "mr-time"}),
        ("energy-removed", {"era": "globalization", "n": 1}),
        ("purged", {"card": "mixtape", "agent": "mr-time"}),
    ]
    assert all(event.reveals for event in events if event.kind == "purged")


def test_a_rebirth_tells_the_new_hands_and_the_way_home() -> None:
    board = machina(
        "medieval",
        "karmic-rebirth",
        ready={"mr-time": ["spare-face", "kettle"], "time-prowler": []},
        at={"mr-time": "end", "time-prowler": "globalization"},
    )
    events = board.do(1, "end")
    reborn = [event for event in events if event.kind == "reborn"]
    assert sorted(str(event.data["card"]) for event in reborn) == ["kettle", "spare-face"]
    assert all(event.reveals and event.data["agent"] == "mr-time" for event in reborn)
    assert of_kind(events, "agent-moves") == [
        ("agent-moves", {"agent": "mr-time", "era": "renaissance"})
    ]


def test_a_new_cycle_of_ultramachina_tells_three_new_cards() -> None:
    board = machina("end", machina_deck=["fossil-energies", "prim-automato", "high-furnace"])
    events = board.do(1, "end")
    assert of_kind(events, "cycle", "machina-revealed") == [
        ("machina-revealed", {"machina": "high-furnace"}),
        ("machina-revealed", {"machina": "prim-automato"}),
        ("machina-revealed", {"machina": "fossil-energies"}),
        ("cycle", {"n": 2}),
    ]
    assert all(event.reveals for event in events if event.kind == "machina-revealed")


def test_the_first_turn_is_told_when_the_first_rewards_are_taken() -> None:
    board = table(
        mode="ultramachina",
        phase="gift",
        foo_row=[],
        foo_deck=[],
        tray=["captcha", "meteorite"],
        rewarded=1,
    )
    events = board.do(1, "captcha")
    assert of_kind(events, "acquires", "card-destroyed", "turn") == [
        ("acquires", {"card": "captcha", "agent": "time-prowler"}),
        ("card-destroyed", {"card": "meteorite"}),
        ("turn", {"agent": "mr-time", "n": 1}),
    ]


def test_damage_to_a_machina_card_is_told_up_to_its_end() -> None:
    board = holding(
        "mixtape",
        "steam-engine",
        mode="ultramachina",
        machina_in_play={"high-furnace": True},
        machina_damage={"high-furnace": 2},
        chance={"draws": {"machine": [1]}},
    )
    board.do(0, "use mixtape")
    events = board.do(0, "high-furnace")
    assert told(events) == [
        ("machina-damaged", {"machina": "high-furnace", "n": 3}),
        ("machina-destroyed", {"machina": "high-furnace"}),
        ("energy-falls", {"era": "end"}),
    ]
    assert [event.reveals for event in events] == [False, False, True]


def test_a_supa_clone_leaves_perpetual_energy_and_clones_that_are_told() -> None:
    board = holding(
        "captcha",
        "mixtape",
        mode="supa",
        clone_at={"supa-dawn": "industrial", "supa-end": "dawn"},
        chance={"draws": {"bag": [0]}},
    )
    events = board.do(0, "use captcha", "no")
    assert of_kind(events, *SUPA_KINDS) == [
        ("clone-destroyed", {"clone": "supa-dawn", "era": "industrial"}),
        ("perpetual-added", {"era": "industrial"}),
        ("clone-generated", {"clone": "dawn-renaissance", "era": "industrial"}),
    ]
