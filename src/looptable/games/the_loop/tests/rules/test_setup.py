"""How a match is set up.

A match starts at its first choice, so Phase I of the first turn has passed: one clone and one
artifact more. Where Time Prowler begins she is asked before the dropped rifts are placed, and in
mode Ultramachina the first choice is a reward before the first hands: there nothing has passed.
"""

from typing import Any

import pytest

from looptable.core.errors import WrongUse
from looptable.games.the_loop import GAME
from looptable.games.the_loop.tests.boards import ERAS, foo_phase, table
from looptable.testing import Table, rule

CAST = ["time-prowler", "mr-time", "v-girl", "cztwyzzek"]
PROWLER_BEGINS = {2: 3, 3: 0, 4: 6}  # players: seed
CARDS = {card.id: card for card in GAME.cards()}
BOX = list(CARDS)  # the order in which cards lie in the box
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def start(players: int, seed: int = 1, **options: str | int | bool) -> dict[str, Any]:
    """The position at the first choice."""
    return GAME.start(players, options, seed).position()


def unplaced(players: int) -> dict[str, Any]:
    """Time Prowler begins: the first rifts have dropped, but none is placed."""
    agents = ",".join(CAST[:players])
    position = start(players, PROWLER_BEGINS[players], agents=agents)
    assert position["phase"] == "place"
    return position


def all_unplaced(seeds: int, **options: str | int | bool) -> list[dict[str, Any]]:
    """The same with two players, for all of these seeds by which Time Prowler begins."""
    agents = "time-prowler,mr-time"
    positions = [start(2, seed, agents=agents, **options) for seed in range(seeds)]
    found = [position for position in positions if position["phase"] == "place"]
    assert len(found) > seeds // 4
    return found


@rule("LOOP-SETUP-1")
@pytest.mark.parametrize("mode", ["sabotage", "supa", "centrifuges", "ultramachina"])
@pytest.mark.parametrize("difficulty", ["month", "year", "infinity"])
def test_a_mode_and_a_difficulty_are_chosen_before(mode: str, difficulty: str) -> None:
    position = start(2, mode=mode, difficulty=difficulty)
    assert position.get("mode", "sabotage") == mode
    assert position.get("difficulty", "month") == difficulty


@rule("LOOP-SETUP-1")
def test_there_is_no_other_mode_and_no_other_difficulty() -> None:
    for wrong in ({"mode": "picnic"}, {"difficulty": "decade"}):
        with pytest.raises(WrongUse):
            GAME.start(2, wrong, 1)


@rule("LOOP-SETUP-2")
def test_the_plain_setup_is_sabotage_of_the_month() -> None:
    assert start(2) == start(2, mode="sabotage", difficulty="month")
    assert len(start(2)["clone_at"]) == 7 + 1, "no more clones than the setup says"


@rule("LOOP-SETUP-3")
@PLAYERS
def test_seven_missions_lie_hidden_one_per_era_until_two_are_revealed(players: int) -> None:
    position = unplaced(players)
    assert set(position["mission"]) == set(ERAS)
    assert len(set(position["mission"].values())) == 7
    assert len(position["revealed"]) == 2


@rule("LOOP-SETUP-3")
def test_missions_are_shuffled() -> None:
    first = {start(2, seed, mode="ultramachina")["mission"]["dawn"] for seed in range(80)}
    assert len(first) == 10


@rule("LOOP-SETUP-4")
def test_three_missions_leave_the_game_unseen() -> None:
    state = GAME.start(2, {"mode": "ultramachina"}, 1)
    position = state.position()
    assert len(position["unused"]) == 3
    assert not set(position["unused"]) & set(position["mission"].values())
    view = GAME.view(state, 0)
    assert view.known["unused"] == 3
    assert not [name for name in position["unused"] if name in str((view.zones, view.known))]


@rule("LOOP-SETUP-5")
def test_where_the_machine_looked_before_the_first_turn_makes_no_difference() -> None:
    after = [
        foo_phase("robots", [0, 2], turn=1, foo=era).state.position()
        for era in (None, "dawn", "end")
    ]
    assert after[0] == after[1] == after[2]
    assert after[0]["rifts"] == {"globalization": 1, "end": 1}


@rule("LOOP-SETUP-6")
def test_the_supply_has_three_vortexes_and_no_era_starts_with_one() -> None:
    assert "vortex" not in unplaced(2)
    two = {"dawn": True, "medieval": True}
    third = foo_phase("end", [1, 1], rifts={"end": 2}, vortex=two)
    third.shows(vortex={**two, "end": True}, ending=None)
    fourth = foo_phase("end", [1, 1], rifts={"end": 2}, vortex={**two, "robots": True})
    fourth.shows(ending="fourth-vortex")


@rule("LOOP-SETUP-6")
@pytest.mark.parametrize(
    ("difficulty", "ending"),
    [("month", None), ("year", "mega-vortex"), ("infinity", "mega-vortex")],
)
def test_the_difficulty_says_which_side_of_a_vortex_is_up(
    difficulty: str, ending: str | None
) -> None:
    board = table(difficulty=difficulty, vortex={"industrial": True})
    board.do(0, "end")
    board.shows(ending=ending)


@rule("LOOP-SETUP-7")
def test_the_foo_deck_is_shuffled_face_down_on_the_first_cycle_space() -> None:
    decks = {tuple(start(2, seed)["foo_deck"]) for seed in range(10)}
    assert len(decks) == 10
    assert "cycle" not in start(2), "the first is the default"
    known = GAME.view(GAME.start(2, {}, 1), 0).known
    assert known["foo_deck"] == sorted(known["foo_deck"], key=ERAS.index), (
        "its order is told to nobody"
    )


@rule("LOOP-SETUP-8")
def test_the_other_artifacts_are_shuffled_face_down_as_the_artifact_deck() -> None:
    position = unplaced(2)
    shown = [card for cards in position["available"].values() for card in cards]
    deck = position["artifacts"]
    assert sorted(deck + shown) == sorted(c.id for c in CARDS.values() if c.kind == "artifact")
    assert len(deck) == 49 - 3
    assert len({tuple(start(2, seed)["artifacts"]) for seed in range(5)}) == 5
    known = GAME.view(GAME.load(position), 0).known
    assert known["artifacts"] == sorted(deck, key=BOX.index), "its order is told to nobody"


@rule("LOOP-SETUP-9")
@PLAYERS
def test_each_player_takes_another_agent_with_its_six_cards(players: int) -> None:
    position = unplaced(players)
    assert position["agents"] == CAST[:players]
    for agent in CAST[:players]:
        cards = position["ready"][agent] + position["draw"][agent]
        assert len(cards) == 6
        assert {CARDS[card].facts["agent"] for card in cards} == {agent}


@rule("LOOP-SETUP-9")
@pytest.mark.parametrize("agents", ["mr-time,mr-time", "mr-time", "mr-time,dr-foo"])
def test_an_agent_is_not_used_twice(agents: str) -> None:
    with pytest.raises(WrongUse, match="use/wrong-agents") as caught:
        GAME.start(2, {"agents": agents}, 1)
    told = caught.value.data
    assert (told["value"], told["count"]) == (agents, 2), "it says what was asked for"


@rule("LOOP-SETUP-9")
def test_agents_drawn_at_random_differ() -> None:
    for seed in range(20):
        assert len(set(start(4, seed)["agents"])) == 4


@rule("LOOP-SETUP-10", "LOOP-SETUP-23")
@PLAYERS
def test_batteries_start_charged_and_piles_empty(players: int) -> None:
    Table(GAME, unplaced(players)).shows(
        empty=None, discard=None, exhausted=None, destroyed=None, completed=None, lost=None
    )


@rule("LOOP-SETUP-11")
@pytest.mark.parametrize(
    ("agent", "era"),
    [
        ("time-prowler", "globalization"),
        ("cztwyzzek", "dawn"),
        ("mr-time", "renaissance"),
        ("robofinisher-404", "robots"),
        ("v-girl", "industrial"),
    ],
)
def test_a_pawn_starts_in_its_agents_start_era(agent: str, era: str) -> None:
    other = "v-girl" if agent != "v-girl" else "mr-time"
    for agents in (f"{agent},{other}", f"{other},{agent}"):
        assert start(2, agents=agents)["at"].get(agent, "dawn") == era


@rule("LOOP-SETUP-12")
def test_unused_agents_and_their_cards_leave_the_game() -> None:
    state = GAME.start(2, {"agents": "mr-time,v-girl"}, 1)
    census = GAME.census(state)
    unused = {"time-prowler", "cztwyzzek", "robofinisher-404"}
    gone = [card.id for card in CARDS.values() if card.facts.get("agent") in unused]
    assert len(gone) == 18
    assert {census[card] for card in gone} == {0}
    assert set(state.position()["ready"]) == {"mr-time", "v-girl"}
    assert not [agent for agent in unused if f"agent-{agent}" in str(GAME.view(state, 0).zones)]


@rule("LOOP-SETUP-13")
def test_every_clone_starts_in_the_bag() -> None:
    generated = {clone for seed in range(40) for clone in start(2, seed)["clone_at"]}
    assert len(generated) == 28
    (bag,) = [zone for zone in _headquarters() if zone.id == "bag"]
    assert bag.count == 28 - 8, "seven at the start and one in Phase I have left it"


def _headquarters() -> tuple[Any, ...]:
    zones = GAME.view(GAME.start(2, {}, 1), None).zones
    return next(zone.zones for zone in zones if zone.id == "headquarters")


@rule("LOOP-SETUP-14", "LOOP-SETUP-15", "LOOP-SETUP-16")
@PLAYERS
def test_two_eras_get_a_rift_and_reveal_their_mission_the_others_get_energy(players: int) -> None:
    position = unplaced(players)
    first = set(position["rifts"])
    assert len(first) == 2
    assert set(position["rifts"].values()) == {1}
    assert set(position["revealed"]) == first
    assert position["energy"] == {era: 1 for era in ERAS if era not in first}
    assert position["energy_supply"] == 25
    assert position["rift_supply"] == 28 - sum(position["landed"].values())


@rule("LOOP-SETUP-14")
def test_the_two_eras_are_drawn_at_random() -> None:
    firsts = {tuple(start(2, seed, mode="ultramachina")["rifts"]) for seed in range(60)}
    assert len(firsts) > 12


@rule("LOOP-SETUP-17")
def test_the_two_cards_are_shuffled_back() -> None:
    positions = all_unplaced(60)
    for position in positions:
        assert len(position["foo_deck"]) == 6, "seven but for the card of the first turn"
        assert sorted([*position["foo_deck"], *position["foo_row"]]) == sorted(ERAS)
    again = [position["foo"] in position["revealed"] for position in positions]
    assert any(again), "Foo may begin where a mission was revealed"
    assert not all(again)


@rule("LOOP-SETUP-18")
@pytest.mark.parametrize(("players", "clones"), [(1, 7), (2, 7), (3, 5), (4, 4)])
def test_how_many_clones_are_generated_at_the_start(players: int, clones: int) -> None:
    before = start(players, mode="ultramachina")["clone_at"]
    assert len(before) == clones
    assert all(clone.partition("-")[0] == era for clone, era in before.items())
    assert len(start(players)["clone_at"]) == clones + 1, "Phase I has generated one"


@rule("LOOP-SETUP-19")
@pytest.mark.parametrize(("players", "artifacts"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_how_many_artifacts_are_revealed_at_the_start(players: int, artifacts: int) -> None:
    for seed in range(5):
        available = start(players, seed, mode="ultramachina")["available"]
        assert sum(map(len, available.values())) == artifacts
        for era, cards in available.items():
            assert {CARDS[card].facts["era"] for card in cards} == {era}
    assert len(start(players)["artifacts"]) == 49 - artifacts - 1, "Phase I has revealed one"


@rule("LOOP-SETUP-20")
def test_each_player_shuffles_their_six_cards_face_down() -> None:
    options = {"mode": "ultramachina", "agents": "mr-time,v-girl"}
    piles = {tuple(start(2, seed, **options)["draw"]["mr-time"]) for seed in range(3)}
    assert {len(pile) for pile in piles} == {6}
    assert len(piles) == 3
    state = GAME.start(2, options, 3)
    told = GAME.view(state, 1).known["draw"]["mr-time"]
    assert told == {"under": sorted(state.position()["draw"]["mr-time"], key=BOX.index), "top": []}


@rule("LOOP-SETUP-21")
@PLAYERS
def test_each_player_draws_three_ready_cards(players: int) -> None:
    position = unplaced(players)
    for agent in CAST[:players]:
        assert len(position["ready"][agent]) == 3
        assert len(position["draw"][agent]) == 3
    assert "exhausted" not in position


@rule("LOOP-SETUP-22")
def test_a_mode_that_adds_before_the_hands_comes_after_clones_and_artifacts() -> None:
    state = GAME.start(2, {"mode": "ultramachina"}, 3)
    position = state.position()
    assert position["phase"] == "gift"
    assert len(position["clone_at"]) == 7
    assert len(position["available"]) == 2
    assert "ready" not in position, "hands are drawn after it"
    table = Table(GAME, position)
    table.do(0, "mammoth-call")
    table.do(1, "brutal-de-localizer")
    after = table.state.position()
    assert "mammoth-call" in after["ready"]["time-prowler"]
    assert "brutal-de-localizer" in after["ready"]["mr-time"]
    assert after["foo"] == "dawn", "the first turn comes last"


@rule("LOOP-SETUP-22")
def test_a_mode_that_adds_before_the_clones_counts_for_their_number() -> None:
    clones = start(2, mode="supa")["clone_at"]
    supas = [clone for clone in clones if clone.startswith("supa-")]
    assert (len(supas), len(clones)) == (3, 7 + 1)


@rule("LOOP-SETUP-22")
def test_a_mode_that_adds_just_after_the_missions_finds_their_eras_taken() -> None:
    for position in all_unplaced(40, mode="centrifuges", difficulty="year"):
        eras = set(position["centrifuge_at"].values())
        assert len(eras) == 3
        assert not eras & set(position["revealed"])


@rule("LOOP-SETUP-24")
@PLAYERS
def test_the_first_player_is_chosen_at_random(players: int) -> None:
    agents = ",".join(CAST[:players])
    first = {start(players, seed, agents=agents).get("active", CAST[0]) for seed in range(30)}
    assert first == set(CAST[:players])
