"""Solo play: one player, several agents, one deck that is dealt to their tiles."""

from typing import Any

import pytest

from looptable.core.errors import WrongUse
from looptable.games.the_loop import GAME
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import ERAS, table
from looptable.testing import Table, rule

TRIO = ["v-girl", "mr-time", "robofinisher-404"]
STARTING = {
    "v-girl": {
        "invention-of-the-week",
        "return-to-sender",
        "patent-pending",
        "part-left-over",
        "kettle",
        "borrowed-until-further-notice",
    },
    "mr-time": {
        "gutenbergs-wormhole",
        "ionic-temporo-graph",
        "mechanical-grappling-hook",
        "remote-quill",
        "table-for-thirteen",
        "spare-face",
    },
    "robofinisher-404": {
        "ejector-seat",
        "revolving-door",
        "page-not-found",
        "crowd-firmware",
        "clone-dynamo",
        "polite-bulldozer",
    },
}


def solo(**position: Any) -> Table[LoopState]:
    """One player with three agents; Robofinisher 404 to act in the age of robots."""
    start: dict[str, Any] = {
        "solo": True,
        "agents": TRIO,
        "active": "robofinisher-404",
        "at": {"v-girl": "industrial", "mr-time": "renaissance", "robofinisher-404": "robots"},
    }
    return table(**{**start, **position})


def dealing(*draw: str, **position: Any) -> Table[LoopState]:
    """Cards are about to be dealt; the last one named is on top."""
    return solo(phase="deal", draw={"v-girl": list(draw)}, **position)


def trio(seed: int) -> dict[str, Any]:
    """The start of a solo match with these three agents."""
    position: dict[str, Any] = GAME.start(1, {"agents": ",".join(TRIO)}, seed).position()
    return position


# Setting up.


@rule("LOOP-SOLO-2", "LOOP-SOLO-5", "LOOP-SOLO-6")
@pytest.mark.parametrize(("count", "cards"), [(2, 12), (3, 18), (4, 24)])
def test_one_player_leads_two_to_four_agents_with_one_deck(count: int, cards: int) -> None:
    names = ["robofinisher-404", "v-girl", "mr-time", "time-prowler"][:count]
    eras = ["robots", "industrial", "renaissance", "globalization"][:count]
    state = GAME.start(1, {"agent_count": count, "agents": ",".join(names)}, 5)
    position = state.position()
    assert position["agents"] == names
    assert position["at"] == dict(zip(names, eras, strict=True))
    hands = sum(len(hand) for hand in position["ready"].values())
    assert len(position["draw"][names[0]]) + hands == cards


@rule("LOOP-SOLO-2")
@pytest.mark.parametrize("count", [1, 5])
def test_one_player_cannot_lead_fewer_or_more(count: int) -> None:
    with pytest.raises(WrongUse):
        GAME.start(1, {"agent_count": count}, 1)


@rule("LOOP-SOLO-21")
def test_three_agents_are_the_proposal_for_solo_play() -> None:
    assert len(GAME.start(1, {}, 1).position()["agents"]) == 3


@rule("LOOP-SOLO-4", "LOOP-SOLO-3")
def test_solo_is_set_up_for_one_player_whatever_the_number_of_agents() -> None:
    for seed in range(4):
        position = trio(seed)
        assert len(position["clone_at"]) == 7 + 1, "and one of the first turn"
        assert 79 - 30 - len(position["artifacts"]) == 2 + 1, "and one of the first turn"


@rule("LOOP-SOLO-6", "LOOP-SOLO-8", "LOOP-SOLO-9", "LOOP-SOLO-11", "LOOP-EX-15")
def test_the_first_hands_are_dealt() -> None:
    for seed in range(6):
        position = trio(seed)
        hands = position["ready"]
        assert len(position["draw"]["v-girl"]) + sum(map(len, hands.values())) == 18
        assert all(set(hand) <= STARTING[agent] for agent, hand in hands.items())
        sizes = sorted(len(hands.get(agent, [])) for agent in TRIO)
        assert sizes[2] == 3
        assert sizes[1] <= 2
        assert len(hands[position.get("active", TRIO[0])]) == 3


@rule("LOOP-SOLO-8", "LOOP-SOLO-9", "LOOP-SOLO-11", "LOOP-SOLO-20", "LOOP-EX-15")
def test_dealing_stops_as_soon_as_a_tile_has_three_cards() -> None:
    board = dealing(
        "kettle",
        "remote-quill",
        "clone-dynamo",
        "patent-pending",
        "revolving-door",
        "spare-face",
        "ejector-seat",
        active="v-girl",
    )
    board.shows(
        active="robofinisher-404",
        phase="actions",
        ready={
            "v-girl": ["patent-pending"],
            "mr-time": ["spare-face"],
            "robofinisher-404": ["ejector-seat", "revolving-door", "clone-dynamo"],
        },
        draw={"v-girl": ["kettle", "remote-quill"]},
    )


# Dealing.


@rule("LOOP-SOLO-10")
@pytest.mark.parametrize("tile", TRIO)
def test_a_card_without_icon_goes_to_any_tile(tile: str) -> None:
    board = dealing("kettle", "teslas-teleporter")
    assert board.keys(0) == TRIO
    board.do(0, tile)
    hands: dict[str, list[str]] = {"v-girl": []}
    hands[tile] = ["teslas-teleporter"]
    hands["v-girl"] = [*hands["v-girl"], "kettle"]
    board.shows(ready=hands)


@rule("LOOP-SOLO-12")
def test_the_cards_of_a_tile_are_the_hand_of_its_agent() -> None:
    hands = {"robofinisher-404": ["clone-dynamo"], "v-girl": ["kettle"]}
    board = solo(ready=hands)
    used = [key for key in board.keys(0) if key.startswith("use")]
    assert used == ["use clone-dynamo"]


@rule("LOOP-SOLO-7", "LOOP-SOLO-14", "LOOP-SOLO-20")
def test_only_the_active_agent_discards_and_the_deal_goes_on() -> None:
    board = solo(
        ready={
            "v-girl": ["patent-pending", "part-left-over"],
            "mr-time": ["spare-face"],
            "robofinisher-404": ["ejector-seat"],
        },
        exhausted={"robofinisher-404": ["revolving-door"]},
        draw={"v-girl": ["kettle", "remote-quill"]},
    )
    board.do(0, "end")
    board.shows(
        active=None,  # V-Girl, the first agent
        ready={
            "v-girl": ["patent-pending", "part-left-over", "kettle"],
            "mr-time": ["spare-face", "remote-quill"],
        },
        discard={"v-girl": ["ejector-seat", "revolving-door"]},
        draw=None,
    )


@rule("LOOP-SOLO-7")
def test_the_common_discard_pile_becomes_the_common_draw_pile() -> None:
    board = solo(
        ready={"robofinisher-404": ["ejector-seat", "page-not-found"], "v-girl": ["kettle"]},
        draw={},
        discard={"v-girl": ["patent-pending", "part-left-over"]},
    )
    board.do(0, "end")
    position = board.state.position()
    piles = ("ready", "draw", "discard")
    cards = [card for pile in piles for hand in position.get(pile, {}).values() for card in hand]
    assert sorted(cards) == [
        "ejector-seat",
        "kettle",
        "page-not-found",
        "part-left-over",
        "patent-pending",
    ]
    assert "active" not in position, "V-Girl, the first agent"
    assert len(position["ready"]["v-girl"]) == 3


@rule("LOOP-SOLO-16")
def test_the_same_agent_may_play_twice_in_a_row() -> None:
    board = solo(
        ready={"robofinisher-404": ["clone-dynamo"]},
        draw={"v-girl": ["ejector-seat", "revolving-door", "page-not-found"]},
    )
    board.do(0, "end")
    board.shows(active="robofinisher-404", turn=2)


@rule("LOOP-SOLO-10", "LOOP-SOLO-11", "LOOP-SOLO-14", "LOOP-SOLO-18", "LOOP-EX-16")
def test_an_acquired_card_is_the_first_one_dealt() -> None:
    board = solo(
        available={"robots": ["teslas-teleporter", "captcha"]},
        ready={
            "v-girl": ["patent-pending"],
            "mr-time": ["spare-face"],
            "robofinisher-404": ["ejector-seat", "revolving-door", "page-not-found"],
        },
        draw={"v-girl": ["clone-dynamo", "kettle", "remote-quill"]},
    )
    board.do(0, "end", "teslas-teleporter")
    assert board.keys(0) == TRIO
    board.do(0, "v-girl")
    board.shows(
        active=None,  # V-Girl, the first agent
        turn=2,
        ready={
            "v-girl": ["patent-pending", "teslas-teleporter", "kettle"],
            "mr-time": ["spare-face", "remote-quill"],
        },
        discard={"v-girl": ["ejector-seat", "revolving-door", "page-not-found"]},
        draw={"v-girl": ["clone-dynamo"]},
    )


# Playing.


@rule("LOOP-SOLO-1")
def test_a_solo_turn_has_all_its_phases() -> None:
    board = dealing(
        "ejector-seat",
        "revolving-door",
        "page-not-found",
        foo_deck=["dawn", "medieval"],
        artifacts=["kettle", "captcha"],
        chance={"draws": {"machine": [0, 2, 2, 1], "bag": [4]}},
        clone_at={"dawn-robots": "medieval"},
    )
    # Step A brings a clone and an artifact; Foo finds two clones, so four rifts drop.
    board.shows(
        foo="medieval",
        clone_at={"dawn-robots": "medieval", "medieval-globalization": "medieval"},
        available={"robots": ["captcha"]},
        rifts={"dawn": 1, "medieval": 1, "renaissance": 2},
        phase="actions",
    )


@rule("LOOP-SOLO-1")
def test_a_solo_player_wins_with_the_fourth_mission() -> None:
    board = solo(
        mission={"robots": "clog-up"},
        revealed={"robots": True},
        progress={"clog-up": 5},
        completed=["reunite", "reruns", "six-funerals"],
    )
    board.do(0, "end", "yes")
    board.shows(phase="over", ending="won")
    outcome = board.state.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


@rule("LOOP-SOLO-3")
def test_other_agents_of_the_same_player_are_other_agents() -> None:
    board = solo(
        active="mr-time",
        at={"v-girl": "end", "mr-time": "end", "robofinisher-404": "robots"},
        ready={"mr-time": ["table-for-thirteen"]},
        draw={"v-girl": ["kettle"]},
    )
    board.do(0, "use table-for-thirteen")
    board.shows(ready={"mr-time": ["kettle"]}, energy={"end": 1})


@rule("LOOP-SOLO-13")
def test_a_card_drawn_in_phase_two_joins_the_active_hand() -> None:
    board = solo(
        ready={"robofinisher-404": ["primordial-soup"]}, draw={"v-girl": ["kettle", "spare-face"]}
    )
    board.do(0, "use primordial-soup")
    board.shows(ready={"robofinisher-404": ["spare-face"]}, draw={"v-girl": ["kettle"]})
    assert "use spare-face" in board.keys(0)


@rule("LOOP-SOLO-15")
def test_a_card_on_another_tile_may_be_applied() -> None:
    hands = {"robofinisher-404": ["time-clock"], "v-girl": ["kettle"], "mr-time": ["spare-face"]}
    board = solo(ready=hands, energy={"robots": 1})
    board.do(0, "use time-clock", "mr-time", "v-girl")
    board.shows(
        energy={"robots": 1, "renaissance": 1, "industrial": 1},
        ready={"v-girl": ["kettle"], "mr-time": ["spare-face"]},
    )


@rule("LOOP-SOLO-15")
def test_with_no_card_on_another_tile_nothing_is_applied() -> None:
    board = solo(ready={"robofinisher-404": ["time-clock", "captcha"]})
    board.do(0, "use time-clock", "mr-time")
    board.shows(energy={"renaissance": 1}, ready={"robofinisher-404": ["captcha"]})
    assert "use captcha" in board.keys(0)


@rule("LOOP-SOLO-3", "LOOP-SOLO-17")
def test_the_reward_is_one_card_of_two() -> None:
    board = solo(
        mission={"robots": "clog-up", "dawn": "reunite"},
        revealed={"robots": True, "dawn": True},
        progress={"clog-up": 5},
        ready={"v-girl": ["kettle", "part-left-over"]},
        artifacts=["captcha", "steam-engine", "spartan-shield"],
        draw={"v-girl": ["patent-pending"]},
    )
    board.do(0, "end", "yes")
    assert sorted(board.keys(0)) == ["spartan-shield", "steam-engine"]
    board.do(0, "steam-engine")
    assert board.keys(0) == TRIO, "it is the first card dealt"
    board.shows(
        destroyed=["spartan-shield"], tray=["steam-engine"], draw={"v-girl": ["patent-pending"]}
    )


@rule("LOOP-SOLO-19")
def test_each_agent_has_its_own_batteries() -> None:
    board = solo(empty={"v-girl": True}, energy={"end": 1}, ready={"v-girl": ["kettle"]})
    board.do(0, "free-move end")
    board.shows(empty={"v-girl": True, "robofinisher-404": True})
    board.do(0, "end")
    board.shows(empty={"v-girl": True}, turn=2)


@rule("LOOP-SOLO-19")
@pytest.mark.parametrize(("active", "able"), [("mr-time", True), ("robofinisher-404", False)])
def test_only_the_active_agents_ability_and_place_count(active: str, able: bool) -> None:
    board = solo(active=active, energy={"renaissance": 1})
    assert ("ability" in board.keys(0)) is able
    assert ("move medieval" in board.keys(0)) is able


@rule("LOOP-SOLO-19")
def test_time_prowler_on_a_waiting_tile_cancels_nothing() -> None:
    board = table(
        solo=True,
        agents=["time-prowler", "mr-time"],
        active="mr-time",
        at={"time-prowler": "globalization", "mr-time": "renaissance"},
        phase="drop",
        foo="robots",
        foo_deck=[era for era in ERAS if era != "robots"],
        chance={"draws": {"machine": [1, 1]}},
    )
    board.shows(phase="actions", rifts={"robots": 2})


@rule("LOOP-SOLO-9")
def test_a_starting_card_of_an_agent_who_is_not_in_play_goes_where_the_player_likes() -> None:
    """Such cards leave the game, so only a position written by hand deals one: it does not stick."""
    board = dealing("mixtape")
    assert board.keys(0) == TRIO
    board.do(0, "mr-time")
    assert board.state.position()["ready"]["mr-time"] == ["mixtape"]
