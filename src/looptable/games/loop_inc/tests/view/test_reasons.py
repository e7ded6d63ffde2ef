"""Reasons: what a player reaches for in vain says why, in both languages and with its rules."""

from typing import Any

import pytest

from looptable.content.text.texts import system_texts
from looptable.core.chance import Chance
from looptable.engine.contract.view import target_ids
from looptable.engine.ledger.ledger import ledgers
from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.tests.boards import Board, loads, stock, table
from looptable.games.loop_inc.tests.watching import EXPANSIONS
from looptable.testing import rule

REACHED = ("trip", "card")
"""Kinds of things that everybody may reach for; of past cards and machines only the own ones."""


def why(board: Board, id_: str, seat: int = 0) -> str:
    """The name of the reason for an id; nothing, if it has none."""
    found = GAME.reasons(board.state, seat).get(id_)
    return "" if found is None else found.key.removeprefix("reason.")


def said(board: Board, id_: str, lang: str = "en") -> str:
    """The sentence that a player reads."""
    return GAME.texts().say(GAME.reasons(board.state, 0)[id_], lang)


def launching(**position: Any) -> Board:
    """On Day 2 among three, with a wheel on Mark I."""
    start: dict[str, Any] = {"day": 2, "phase": "launch", "load": loads(0, i="wheel")}
    return table(3, **{**start, **position})


# While a card is asked for.


@rule("INC-TURN-5", "INC-PAST-2", "INC-DAY-8")
def test_before_a_card_is_played() -> None:
    board = table(day=2, hand={"0": ["move", "trash", "move"], "1": ["trash"]})
    assert why(board, "past-0-0") == why(board, "card-garage") == ""
    assert said(board, "past-0-1") == (
        "The cards of your day planner are replayed in order: “Move” comes first."
    )
    assert why(board, "option-past trash") == "past-order"
    assert why(board, "option-past move") == "", "the first one has that key"
    assert why(board, "past-1-0") == "", "nobody reaches for the cards of another"
    assert why(board, "trip-vinland") == why(board, "machine-0-mark-i") == "launch-later"
    assert why(board, "machine-1-mark-i") == ""
    assert said(board, "machine-0-mark-iii") == (
        "Mark III is not there yet: you have it from Day 3 on."
    )
    assert why(board, "option-mark-iii") == "machine-later"
    assert why(board, "option-net") == "component-by-card"
    assert why(board, "option-stay") == "stay-early"


# Launching.


@rule("INC-LCH-6")
def test_a_launch_names_the_components_that_are_lacking() -> None:
    board = launching(load=loads(0, i="wheel", ii="net"))
    assert why(board, "trip-steam-races") == why(board, "machine-0-mark-i") == ""
    assert why(board, "option-mark-i") == "", "it can be launched, only not by this key"
    assert said(board, "trip-diplodocus-ride") == (
        "No machine of yours is ready for “Diplodocus Ride, Keep Your Arms Inside”: "
        "Mark I lacks 1 net and 1 armor plate."
    )
    assert said(board, "machine-0-mark-ii") == (
        "Mark II is not ready for any trip that is open to you; "
        "for “Mammoth Shearing for Beginners” it lacks 1 net."
    )
    assert said(board, "machine-0-mark-ii", "fr").endswith("il lui manque\u202f: 1 filet.")
    assert why(board, "card-garage") == why(board, "option-net") == "launch-now"
    assert said(board, "option-mark-ii to steam-races") == (
        "For “Rainhill Steam Races” Mark II lacks 1 wheel."
    )
    assert why(board, "option-mark-i to steam-races") == ""


@rule("INC-LCH-2", "INC-LCH-9", "INC-LCH-10")
def test_nobody_leaves_twice_in_a_day_nor_makes_a_trip_twice() -> None:
    flight = {"0-day-1-mark-i": "wet-paint", "0-day-2-mark-ii": "vinland"}
    board = launching(flight=flight)
    assert why(board, "machine-0-mark-ii") == "machine-launched"
    assert why(board, "trip-wet-paint") == why(board, "trip-vinland") == "trip-made"
    assert why(board, "option-mark-ii to steam-races") == "machine-launched"
    assert why(board, "option-mark-i to vinland") == "trip-made"


@rule("INC-LCH-12", "INC-LCH-18", "INC-LCH-19", "INC-OPEN-15")
def test_crowded_trips_say_who_is_there() -> None:
    two = {"1-day-2-mark-i": "hastings", "2-day-2-mark-i": "hastings"}
    board = launching(flight=two)
    assert said(board, "trip-hastings") == (
        "Player B and Player C are there today: nobody else can come."
    )
    one = {"1-day-2-mark-i": "hastings"}
    advertised = launching(flight=one, ad={"hastings": "2"})
    assert said(advertised, "trip-hastings") == (
        "Player B is there today, and the Ad of Player C counts as a player, too: "
        "nobody else can come."
    )
    own = launching(flight=one, ad={"hastings": "0"})
    assert said(own, "trip-hastings", "fr") == (
        "Joueur B y est allé avant vous\u202f: avec votre publicité, cela fait deux, et le voyage vous est fermé."
    )
    first = launching(flight=one, ad={"hastings": "0"}, advertiser_first=True)
    assert why(first, "trip-hastings") == "trip-lacking", "an armor plate is all that is missing"
    crowd = launching(flight=two, ad={"hastings": "0"}, advertiser_first=True)
    assert why(crowd, "trip-hastings") == "trip-full"


# In the middle of a card.


@rule("INC-ROOM-1", "INC-ROOM-2", "INC-ROOM-5", "INC-ROOM-8")
def test_a_room_gives_what_it_has_and_no_tear() -> None:
    board = table(day=2)
    board.do(0, "new garage")
    assert said(board, "option-net") == "“Garage” gives only wheels or propellers."
    assert why(board, "option-wheel") == ""
    assert why(board, "option-tear") == "tear-stocked"
    assert said(board, "card-store") == "“Garage” comes first: choose a component."
    assert said(board, "trip-vinland", "fr") == (
        "«\u202fGarage\u202f» vient d’abord\u202f: choisissez un composant."
    )
    bare = table(room=stock(2, wheel=0))
    bare.do(0, "new garage")
    assert said(bare, "option-wheel") == "There is no wheel left in its room."
    assert why(bare, "option-tear") == "", "a tear can be taken"
    assert "component-wheel" not in GAME.reasons(bare.state, 0), "small pieces ask for no reason"


@rule("INC-ACT-10")
def test_other_cards_offer_no_tear() -> None:
    board = table(load=loads(0, i="net"), room=stock(2, wheel=0))
    board.do(0, "new exchange")
    assert why(board, "option-net") == "amid"
    board.do(0, "yes")
    assert (why(board, "option-tear"), why(board, "option-wheel")) == (
        "tear-never",
        "component-out",
    )


@rule("INC-MOV-1", "INC-ACT-1", "INC-ACT-3")
def test_machines_that_a_card_cannot_use() -> None:
    board = table(
        day=3, load=loads(0, i="net wheel", iii="wheel"), flight={"0-day-3-mark-iii": "vinland"}
    )
    board.do(0, "new trash")
    assert why(board, "machine-0-mark-i") == why(board, "option-mark-i") == ""
    assert why(board, "machine-0-mark-ii") == "machine-empty"
    assert why(board, "machine-0-mark-iii") == "machine-launched"
    move = table(day=3, load=loads(0, i="net", ii="net"))
    move.do(0, "new move", "net of mark-i")
    assert said(move, "machine-0-mark-i") == "Mark I is chosen already: choose another machine."


def test_machines_that_anomalies_cannot_use() -> None:
    display = {"revolving-door": 1, "store": 9}
    swap = table(day=3, display=display, load=loads(0, i="net", ii="wheel"))
    swap.do(0, "new revolving-door", "mark-i")
    assert why(swap, "machine-0-mark-i") == "machine-same"
    copy = table(
        day=3,
        display={"photocopier": 1, "store": 9},
        load=loads(0, i="net camera", ii="wheel"),
        room=stock(2, wheel=0),
        reserve=stock(0),
    )
    copy.do(0, "new photocopier")
    assert said(copy, "machine-0-mark-ii") == "No twin is left for anything that Mark II carries."


@rule("INC-ADV-2", "INC-ADV-3", "INC-ADV-5")
def test_trips_that_take_no_ad() -> None:
    flight = {"1-day-1-mark-i": "hastings"}
    board = table(ad={"vinland": "1"}, flight=flight)
    board.do(0, "new advertise")
    assert why(board, "trip-vinland") == "ad-taken"
    assert said(board, "trip-hastings") == (
        "Player B is at “Hastings: Mind Your Eyes” today: no Ad can be put there."
    )
    back = table(
        display={"recall-notice": 1, "store": 9},
        ad={"vinland": "0", "hastings": "0", "pompeii": "1"},
    )
    back.do(0, "new recall-notice")
    assert why(back, "trip-pompeii") == why(back, "trip-colosseum") == "ad-none"


# Of all of them.


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("name", EXPANSIONS)
def test_all_that_can_be_reached_for_is_a_target_or_has_a_reason(name: str, players: int) -> None:
    chance = Chance(1)
    chance.seed(players)
    state = GAME.start(players, EXPANSIONS[name], players)
    texts = GAME.texts()
    while state.outcome() is None:
        (seat,) = state.pending()
        options = GAME.legal_options(state, seat)
        view = GAME.view(state, seat, with_known=False)
        chosen = target_ids(view, [target for option in options for target in option.targets])
        reasons = GAME.reasons(state, seat)
        assert not chosen & set(reasons)
        assert not {f"option-{option.key}" for option in options} & set(reasons)
        for target, id_ in view.things():
            is_own = target.kind in ("past", "machine") and target.id.startswith(f"{seat}-")
            if is_own or target.kind in REACHED:
                assert id_ in chosen or id_ in reasons
        for text in reasons.values():
            assert all(texts.say(text, lang).endswith(".") for lang in ("en", "fr"))
        safe = [at for at, option in enumerate(options) if not option.warnings]
        chosen_at = (safe or range(len(options)))[chance.below(0, len(safe) or len(options))]
        state.apply(seat, state.legal(seat)[chosen_at])


def test_who_is_not_asked_hears_no_reason() -> None:
    assert GAME.reasons(table().state, 1) == {}


def test_every_reason_has_words_and_names_rules_that_exist() -> None:
    own = set(GAME.texts().keys()) - set(system_texts().keys())
    reasons = {key.removeprefix("reason.") for key in own if key.startswith("reason.")}
    cited = GAME.citations().reason
    assert reasons == set(cited)
    known = {rule.id for rule in ledgers()["INC"].rules}
    assert all(ids and set(ids) <= known for ids in cited.values())
