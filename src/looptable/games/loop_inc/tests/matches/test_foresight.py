"""Options do what they foretell: tears, waste and points, in thousands of choices."""

from typing import cast

import pytest

from looptable.core.chance import Chance
from looptable.engine.contract.event import Event
from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.rules.codes import ASK_CARD, ASK_COMPONENT, ASK_LAUNCH
from looptable.games.loop_inc.rules.keys import STAY, TEAR
from looptable.games.loop_inc.rules.players import is_out
from looptable.games.loop_inc.rules.scores import trip_points
from looptable.games.loop_inc.rules.state import IncState

CHOICES = 1_200  # of each of three tables
SOAKED = 10_000


def check(players: int, wanted: int) -> None:
    """Plays at random with all expansions until so many choices have been compared."""
    chance = Chance(1)
    chance.seed(players)
    options = {"futures": True, "more_anomalies": True, "office": True}
    compared = seed = 0
    while compared < wanted:
        state = GAME.start(players, options, seed)
        seed += 1
        while state.outcome() is None and compared < wanted:
            compared += choose_and_compare(state, chance)


def choose_and_compare(state: IncState, chance: Chance) -> int:
    (seat,) = state.pending()
    legal = state.legal(seat)
    option = legal[chance.below(0, len(legal))]
    foretold = {text.key: text for text in GAME.describe(state, seat, option).warnings}
    prompt, before = state.prompt, trip_points(state, seat)
    events: list[Event] = []
    state.apply(seat, option, events.append)
    mine = _until_the_next_card(events)
    told = [event.kind for event in mine if event.data.get("seat") == seat]
    if prompt == ASK_CARD:
        assert ("warning.fails" in foretold) == ("fails" in told)
    elif prompt == ASK_LAUNCH and option != STAY:
        assert ("warning.second" in foretold) == ("tear" in told)
        wasted = [event.data["n"] for event in mine if event.kind == "wastes"]
        assert wasted == (
            [foretold["warning.waste"].args["n"]] if "warning.waste" in foretold else []
        )
        (gained,) = [event.data["n"] for event in mine if event.kind == "launches"]
        if not is_out(state, seat):
            assert trip_points(state, seat) == before + cast("int", gained)
    elif prompt == ASK_COMPONENT:
        assert ("warning.tear" in foretold) == (option == TEAR)
    else:
        return 0
    assert ("warning.out" in foretold) <= ("eliminated" in told or prompt == ASK_CARD)
    return 1


def _until_the_next_card(events: list[Event]) -> list[Event]:
    """The events of a choice itself, without a forced card of the next turn."""
    found: list[Event] = []
    for event in events:
        if found and event.kind.startswith("plays-"):
            break
        found.append(event)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_foretold_happens(players: int) -> None:
    check(players, CHOICES)


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_foretold_happens_again_and_again(players: int) -> None:
    check(players, SOAKED)
