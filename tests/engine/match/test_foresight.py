"""Foresight: exactly what an option surely does, and nothing that a seat may not know."""

from typing import Any

import pytest

from looptable.core.chance import Chance
from looptable.engine.contract.event import Event, heard_by
from looptable.engine.contract.game import Game
from looptable.engine.contract.state import State
from looptable.engine.match.foresight import (
    Foresight,
    foresee,
    foresee_all,
    imagined_for,
    sure_texts,
    then_texts,
)
from looptable.engine.registry import find_game
from looptable.testing import Table

TEMPLATE, LOOP = find_game("template"), find_game("the-loop")
CASES = [("template", 2), ("template", 3), ("the-loop", 1), ("the-loop", 3), ("the-loop", 4)]


def check_option(game: Game, state: State, seat: int, action: int, seed: int) -> None:
    """Two guesses foresee the same, and it is the beginning of what then happens."""
    guesses = (imagined_for(game, state, seat, number) for number in (seed, seed + 1))
    one, two = (foresee(game, guess, seat, action) for guess in guesses)
    assert one == two
    truth, told = state.clone(), list[Event]()
    truth.apply(seat, action, told.append)
    heard = heard_by(told, seat)
    assert tuple(heard[: len(one.events)]) == one.events
    if one.is_open:
        assert heard[len(one.events)].reveals
    else:
        assert len(heard) == len(one.events)
        is_asked = seat in truth.pending()
        assert one.asks == (game.view(truth, seat).prompt if is_asked else None)


@pytest.mark.parametrize(("name", "players"), CASES)
@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_foreseen_is_the_beginning_of_what_happens(
    name: str, players: int, seed: int
) -> None:
    game = find_game(name)
    state = game.start(players, {}, seed)
    chance = Chance(1)
    chance.seed(seed)
    tried = 0
    for step in range(60):
        for seat in state.pending():
            for action in state.legal(seat):
                check_option(game, state, seat, action, step)
                tried += 1
        if not state.pending():
            break
        seat = state.pending()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(0, len(legal))])
    assert tried >= 20


def told(game: Game, foresight: Foresight, lang: str = "en") -> tuple[list[str], list[str]]:
    texts = game.texts()
    return (
        [texts.say(text, lang) for text in sure_texts(foresight, texts)],
        [texts.say(text, lang) for text in then_texts(foresight)],
    )


def minute_hand(card: str, **more: Any) -> Table:
    """Player A has played a card and must pick; nobody else has anything to do."""
    start = {"round": 4, "supply": 9, "sparks": {"dawn": 3, "noon": 3, "dusk": 3}}
    table = Table(TEMPLATE, {**start, "hands": {"0": [card], "1": ["early-bird"]}, **more})
    table.do(0, card)
    table.do(1, "early-bird")
    return table


def test_a_choice_in_the_middle_of_a_card_is_foreseen_to_the_end() -> None:
    first, second = foresee_all(TEMPLATE, minute_hand("grandfather-clock").state, 0)
    sure, then = told(TEMPLATE, first)
    assert sure[0] == "Player A gains 2 sparks."
    assert then == []
    assert told(TEMPLATE, second) == (
        ["Nothing on the table changes yet."],
        ["Next question: Which hour?"],
    )


def test_a_secret_of_others_is_not_foreseen() -> None:
    start = {"hands": {"0": ["paradox"], "1": ["early-bird"]}, "deck": ["overtime", "side-door"]}
    table = Table(TEMPLATE, {"round": 1, "supply": 9, **start})
    sure, then = told(TEMPLATE, foresee_all(TEMPLATE, table.state, 0)[0], "fr")
    assert len(sure) == 1, "a card is committed; that is all"
    assert then == []
    table.do(1, "early-bird")
    sure, then = told(TEMPLATE, foresee_all(TEMPLATE, table.state, 0)[0], "fr")
    assert len(sure) == 1
    assert then == ["La suite dépend du hasard, ou de quelque chose de caché."]


def test_the_loop_says_where_foo_may_come_next() -> None:
    state = LOOP.start(2, {"agents": "mr-time,v-girl"}, 5)
    (seat,) = state.pending()
    state.apply(seat, LOOP.parse(state, seat, "end"))
    left = LOOP.view(state, seat).known["foo_deck"]
    foreseen = [told(LOOP, one)[1] for one in foresee_all(LOOP, state, seat)]
    assert all(then[-1].startswith("The rest depends on chance") for then in foreseen)
    assert all(then[0].startswith("Next Dr Foo visits ") for then in foreseen)
    assert len(left) == 6
    assert foreseen[0][0].count(" the ") == 6
    assert foreseen[0][0].endswith(", each as likely.")


def test_where_no_chance_follows_there_are_no_odds() -> None:
    state = LOOP.start(2, {"agents": "mr-time,v-girl"}, 5)
    (seat,) = state.pending()
    keys = [option.key for option in LOOP.legal_options(state, seat)]
    _, then = told(LOOP, foresee_all(LOOP, state, seat)[keys.index("end")])
    assert then == ["Next question: Which artifact do you acquire?"]
