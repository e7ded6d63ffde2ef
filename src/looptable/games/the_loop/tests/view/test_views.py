"""The table as everybody sees it: what lies where, how it is named, and what stays face down."""

from typing import Any

import pytest

from looptable.content.text.texts import Text
from looptable.core.chance import Chance
from looptable.engine.contract.event import Event
from looptable.engine.contract.view import Piece, View
from looptable.engine.event_text import event_text
from looptable.games.the_loop import GAME
from looptable.games.the_loop.tests.boards import ERAS, slots, table, use
from looptable.testing import rule, zones


def see(**position: Any) -> View:
    return GAME.view(table(**position).state, 0)


def pieces(view: View, zone: str) -> list[str]:
    return [piece.id for piece in zones(view)[zone].pieces]


def piece(view: View, zone: str, name: str) -> Piece:
    return next(piece for piece in zones(view)[zone].pieces if piece.id == name)


# Spacetime.


def test_the_seven_eras_come_in_order_of_time() -> None:
    view = see()
    spacetime = zones(view)["spacetime"]
    assert (spacetime.kind, [zone.kind for zone in spacetime.zones]) == ("board", ["area"] * 7)
    assert [zone.id for zone in spacetime.zones] == [f"era-{era}" for era in ERAS]
    assert zones(view)["era-dawn"].name.args["era"] == Text("era.dawn")


def test_an_empty_era_shows_nothing() -> None:
    view = see()
    assert pieces(view, "era-medieval") == []
    assert zones(view)["era-medieval"].zones == ()


@pytest.mark.parametrize(
    ("field", "cube"),
    [("rifts", "rift"), ("landed", "landed"), ("energy", "energy"), ("perpetual", "perpetual")],
)
def test_cubes_lie_in_their_era_and_are_counted(field: str, cube: str) -> None:
    view = see(**{field: {"medieval": 2}})
    assert pieces(view, "era-medieval") == [f"{cube}-medieval"]
    shown = piece(view, "era-medieval", f"{cube}-medieval")
    assert (shown.kind, shown.count) == ("cube", 2)
    assert shown.name.args == {"n": 2}


def test_a_vortex_is_a_mega_vortex_at_the_higher_difficulties() -> None:
    plain = see(vortex={"medieval": True})
    mega = see(vortex={"medieval": True}, difficulty="year")
    assert pieces(plain, "era-medieval") == pieces(mega, "era-medieval") == ["vortex-medieval"]
    assert piece(plain, "era-medieval", "vortex-medieval").name.key == "piece.vortex"
    assert piece(mega, "era-medieval", "vortex-medieval").name.key == "piece.mega-vortex"


def test_foo_and_the_agents_stand_in_their_eras() -> None:
    view = see()
    assert pieces(view, "era-end") == ["foo"]
    assert pieces(view, "era-industrial") == ["agent-mr-time"]
    assert pieces(view, "era-dawn") == ["agent-time-prowler"]
    active, other = (
        piece(view, "era-industrial", "agent-mr-time"),
        piece(view, "era-dawn", "agent-time-prowler"),
    )
    assert (active.kind, active.marks, other.marks) == ("pawn", ("active",), ())
    assert active.text is not None
    assert other.text is not None
    assert active.text != other.text


def test_clones_have_one_name_on_the_table_and_in_what_is_told() -> None:
    view = see(clone_at={"dawn-renaissance": "medieval", "supa-robots": "medieval"})
    assert pieces(view, "era-medieval") == ["clone-dawn-renaissance", "clone-supa-robots"]
    clone = piece(view, "era-medieval", "clone-dawn-renaissance")
    supa = piece(view, "era-medieval", "clone-supa-robots")
    assert clone.name == Text("clone.dawn-renaissance")
    assert supa.name == Text("clone.supa-robots")
    event = Event("clone-moves", {"clone": "supa-robots", "from_era": "end", "era": "medieval"})
    assert event_text(event, GAME.texts()).args["clone"] == supa.name


def test_cards_to_acquire_lie_beside_their_era() -> None:
    view = see(available={"medieval": ["steam-engine", "captcha"]})
    row = zones(view)["available-medieval"]
    assert row in zones(view)["era-medieval"].zones
    assert (row.kind, row.count) == ("row", 2)
    assert pieces(view, "available-medieval") == ["card-steam-engine", "card-captcha"]


@rule("LOOP-COMP-8")
def test_a_card_shows_its_dimension_its_origin_its_text_and_its_icons() -> None:
    view = see(available={"medieval": ["mixtape"]})
    (card,) = zones(view)["available-medieval"].pieces
    assert (card.kind, card.marks) == ("card", ("spiral", "globalization"))
    assert card.icons
    assert card.name.key == "card.mixtape"
    assert card.text is not None
    assert card.text.key == "card.mixtape.text"


# Missions.


def test_a_hidden_mission_is_not_named() -> None:
    view = see(mission={"medieval": "clog-up"})
    assert pieces(view, "era-medieval") == ["mission-medieval"]
    shown = piece(view, "era-medieval", "mission-medieval")
    assert (shown.marks, shown.text) == (("hidden",), None)
    assert b"clog-up" not in view.as_bytes()


def test_a_revealed_mission_tells_its_cubes_and_its_need() -> None:
    view = see(
        mission={"medieval": "clog-up"}, revealed={"medieval": True}, progress={"clog-up": 3}
    )
    shown = piece(view, "era-medieval", "mission-clog-up")
    assert shown.name == Text("mission.clog-up")
    assert (shown.filled, shown.slots) == (3, 5)
    assert shown.text is not None
    assert shown.text.key == "mission-text.clog-up"
    assert shown.marks == ()


def test_a_mission_with_slots_marks_those_that_are_filled() -> None:
    view = see(
        mission={"medieval": "reruns"},
        revealed={"medieval": True},
        progress={"reruns": slots("dawn", "end")},
    )
    shown = piece(view, "era-medieval", "mission-reruns")
    assert shown.marks == ("dawn", "end")
    assert shown.filled == 2
    assert (shown.filled, shown.slots) == (2, 6)


# Pieces of the modes.


def test_a_centrifuge_shows_its_side_and_its_damage() -> None:
    view = see(
        mode="centrifuges",
        centrifuge_at={"spiral-star": "medieval"},
        centrifuge_side={"spiral-star": "star"},
        centrifuge_damage={"spiral-star": 2},
    )
    shown = piece(view, "era-medieval", "centrifuge-medieval")
    assert shown.kind == "token"
    assert shown.name.args["dimension"] == Text("dimension.star")
    assert shown.marks == ("star",)
    assert (shown.filled, shown.slots) == (2, 3)
    assert (shown.thing, shown.of) == ("centrifuge", {"era": "medieval", "dimension": "star"})


def test_a_machina_card_shows_its_text_its_icons_and_its_damage() -> None:
    view = see(
        mode="ultramachina",
        machina_in_play={"quantum-inquisition": True},
        machina_damage={"quantum-inquisition": 1},
    )
    shown = piece(view, "era-medieval", "machina-quantum-inquisition")
    (face,) = [card for card in GAME.cards() if card.id == "quantum-inquisition"]
    assert (shown.kind, shown.name) == ("card", face.name)
    assert (shown.text, shown.icons) == (face.text, face.icons)
    assert (shown.filled, shown.slots) == (1, 3)
    assert (shown.thing, shown.of) == ("machina", {"machina": "quantum-inquisition"})


# The headquarters.


def test_the_tracks_show_cycle_turn_and_vortexes() -> None:
    view = see(cycle=2, turn=9, vortex={"dawn": True, "end": True})
    tracks = {name: zones(view)[name] for name in ("cycle", "turn", "vortexes")}
    assert {zone.kind for zone in tracks.values()} == {"track"}
    assert {name: (zone.count, zone.limit) for name, zone in tracks.items()} == {
        "cycle": (2, 3),
        "turn": (9, 21),
        "vortexes": (2, 3),
    }


def test_the_headquarters_hold_piles_and_supplies() -> None:
    view = see(
        completed=["clog-up", "reruns"],
        foo_row=["end", "dawn"],
        foo_deck=["robots"],
        artifacts=["steam-engine", "captcha", "mixtape"],
        destroyed=["meteorite"],
        rift_supply=11,
        energy_supply=12,
        clone_at={"dawn-renaissance": "dawn", "supa-end": "dawn"},
    )
    assert pieces(view, "completed") == ["completed-clog-up", "completed-reruns"]
    assert zones(view)["completed"].limit == 4
    assert pieces(view, "visits") == ["visit-end", "visit-dawn"]
    assert pieces(view, "destroyed") == ["card-meteorite"]
    assert pieces(view, "artifacts") == []
    counts = {
        name: zones(view)[name].count
        for name in ("completed", "visits", "artifacts", "destroyed", "bag")
    }
    assert counts == {"completed": 2, "visits": 2, "artifacts": 3, "destroyed": 1, "bag": 27}
    assert (zones(view)["rift-supply"].count, zones(view)["energy-supply"].count) == (11, 12)


def test_mode_and_difficulty_lie_open() -> None:
    assert pieces(see(), "headquarters") == ["mode-sabotage", "difficulty-month"]
    view = see(mode="supa", difficulty="infinity")
    assert pieces(view, "headquarters") == ["mode-supa", "difficulty-infinity"]


def test_cards_on_offer_are_shown_only_while_there_are_some() -> None:
    assert not {"offer", "doomed"} & set(zones(see()))
    view = see(tray=["steam-engine", "captcha"], phase="reward")
    assert pieces(view, "offer") == ["card-steam-engine", "card-captcha"]
    view = see(doomed=["captcha", "steam-engine"])
    assert pieces(view, "doomed") == ["card-captcha", "card-steam-engine"]


# The agents.


def test_a_hand_lies_open_ready_cards_first() -> None:
    view = see(
        ready={"mr-time": ["steam-engine"]},
        exhausted={"mr-time": ["captcha"]},
    )
    assert pieces(view, "hand-mr-time") == ["card-steam-engine", "card-captcha"]
    marks = [card.marks[0] for card in zones(view)["hand-mr-time"].pieces]
    assert marks == ["ready", "exhausted"]
    assert zones(view)["hand-mr-time"].count == 2
    assert zones(view)["hand-time-prowler"].count == 0


def test_batteries_are_charged_or_empty() -> None:
    view = see(empty={"mr-time": True})
    charged, empty = zones(view)["batteries-time-prowler"], zones(view)["batteries-mr-time"]
    assert (charged.count, charged.limit) == (1, 1)
    assert (empty.count, empty.limit) == (0, 1)


def test_a_draw_pile_is_counted_and_a_discard_pile_shown() -> None:
    view = see(draw={"mr-time": ["captcha", "mixtape"]}, discard={"time-prowler": ["steam-engine"]})
    assert (zones(view)["draw-mr-time"].count, pieces(view, "draw-mr-time")) == (2, [])
    assert pieces(view, "discard-time-prowler") == ["card-steam-engine"]
    assert zones(view)["draw-time-prowler"].count == 0


def test_the_price_of_the_next_loop_is_shown_for_the_active_agent() -> None:
    view = see(loops=2)
    assert zones(view)["loops"].count == 3
    assert zones(view)["loops"] in zones(view)["agent-zone-mr-time"].zones


def test_each_agent_belongs_to_its_seat_and_in_a_solo_match_all_to_one() -> None:
    view = see()
    owners = [zones(view)[f"agent-zone-{name}"].owner for name in ("mr-time", "time-prowler")]
    assert owners == [0, 1]
    alone = see(solo=True)
    owners = [zones(alone)[f"agent-zone-{name}"].owner for name in ("mr-time", "time-prowler")]
    assert owners == [0, 0]
    assert "draw-mr-time" in zones(alone)
    assert "draw-time-prowler" not in zones(alone)
    assert "discard-time-prowler" not in zones(alone)


# What is asked, and in the middle of what.


def test_the_view_says_what_is_asked() -> None:
    view = see()
    assert view.game == "the-loop"
    assert view.pending == (0,)
    assert view.prompt is not None
    assert view.prompt.key == "prompt.action"
    assert view.trail == ()


def test_the_view_says_which_card_is_in_play() -> None:
    view = GAME.view(use("long-arm-mop", rifts={"renaissance": 1, "globalization": 1}).state, 1)
    assert view.seat == 1
    assert [text.key for text in view.trail] == ["card.long-arm-mop"]


def test_nobody_plays_any_more_when_the_match_is_over() -> None:
    view = see(phase="over", ending="won")
    assert piece(view, "era-industrial", "agent-mr-time").marks == ()


def test_nothing_is_asked_when_the_match_is_over() -> None:
    view = see(phase="over", ending="won")
    assert (view.pending, view.prompt) == ((), None)
    assert view.outcome is not None
    assert view.outcome.code == "won"


# What is known, and what a guess makes of it.


def test_face_down_piles_are_known_by_their_contents_only() -> None:
    view = see(
        artifacts=["steam-engine", "captcha", "mixtape"],
        draw={"mr-time": ["meteorite", "night-light", "kettle"]},
        known_top={"mr-time": 1},
        mission=dict(zip(ERAS, GAME.library.names["mission"], strict=False)),
    )
    assert view.known["artifacts"] == ["mixtape", "steam-engine", "captcha"]
    assert view.known["foo_deck"] == [era for era in ERAS if era != "end"]
    assert view.known["draw"]["mr-time"] == {
        "under": ["meteorite", "night-light"],
        "top": ["kettle"],
    }
    assert view.known["unused"] == 3
    assert "chance" not in view.known


def test_hidden_missions_are_gaps_in_what_is_known() -> None:
    view = see(mission={"dawn": "clog-up", "end": "reruns"}, revealed={"end": True})
    assert view.known["mission"] == {"dawn": "hidden", "end": "reruns"}


def test_a_guess_deals_missions_that_nobody_has_seen() -> None:
    everything = (
        "clog-up dizzy-doctor reunite spring-cleaning reruns six-funerals "
        "no-age-dark doctor-sandwich quantum-sealant blow-the-meter"
    ).split()
    view = see(
        mission={"dawn": "clog-up", "end": "reruns"},
        revealed={"end": True},
        completed=["reunite"],
        lost=["six-funerals"],
    )
    seen = {"reruns", "reunite", "six-funerals"}
    dealt = set()
    for seed in range(30):
        chance = Chance(1)
        chance.seed(seed)
        position = GAME.guess(view, chance).position()
        assert position["mission"]["end"] == "reruns"
        others = [position["mission"]["dawn"], *position["unused"]]
        assert sorted(others) == sorted(set(everything) - seen)
        dealt.add(position["mission"]["dawn"])
    assert len(dealt) > 3


@rule("LOOP-PILE-20")
def test_a_card_seen_to_go_on_top_is_known_until_it_is_drawn() -> None:
    """The invention of the week draws one card each time it is used."""
    board = table(
        draw={"mr-time": ["meteorite", "captcha", "mixtape"]},
        known_top={"mr-time": 2},
        ready={"mr-time": ["invention-of-the-week", "kettle"]},
        energy={"industrial": 3},
    )

    def known() -> object:
        return GAME.view(board.state, 1).known["draw"]["mr-time"]

    assert known() == {"under": ["meteorite"], "top": ["captcha", "mixtape"]}
    board.do(0, "use invention-of-the-week")
    assert known() == {"under": ["meteorite"], "top": ["captcha"]}
    board.do(0, "loop star", "use invention-of-the-week")
    assert known() == {"under": ["meteorite"], "top": []}
    board.do(0, "loop star", "use invention-of-the-week")
    board.shows(known_top=None, draw=None)


@rule("LOOP-PILE-20")
def test_an_acquired_card_is_known() -> None:
    board = table(
        phase="complete",
        mission={"industrial": "clog-up"},
        revealed={"industrial": True},
        progress={"clog-up": 5},
        artifacts=["meteorite", "captcha", "kettle"],
        draw={"time-prowler": ["mixtape"]},
    )
    board.do(0, "yes", "captcha")
    assert GAME.view(board.state, 1).known["draw"] == {
        "mr-time": {"under": [], "top": ["captcha"]},
        "time-prowler": {"under": ["mixtape"], "top": []},
    }
