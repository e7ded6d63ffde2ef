"""Insight into Loop, Inc. for hints: the figures of a player, and how a turn is played on.

An option is played on to the end of its own turn, as the Scout would: nothing before that is a guess. How
the day may go on is in the figures: cards that will fail, trips that are near, points that can still be made.
"""

from collections.abc import Iterator
from typing import cast

from looptable.core.ids import Action, Seat
from looptable.effects.program import bit
from looptable.engine.advice.insight import Figures, Policy
from looptable.engine.contract.state import State
from looptable.games.loop_inc.bot.evaluation import Scout, evaluate, shortages
from looptable.games.loop_inc.bot.reach import best_score
from looptable.games.loop_inc.rules.codes import ASK_CARD, OVER_PHASE
from looptable.games.loop_inc.rules.expansions.office import is_performed, office_points
from looptable.games.loop_inc.rules.kinds import DAYS, KINDS, MARKS, NEW_A_DAY
from looptable.games.loop_inc.rules.machines import bay_of, weight
from looptable.games.loop_inc.rules.players import is_out
from looptable.games.loop_inc.rules.rival import PACKET, RIVAL
from looptable.games.loop_inc.rules.scores import final_score, winning_players
from looptable.games.loop_inc.rules.state import IncState
from looptable.games.loop_inc.rules.trips import (
    guests_of,
    is_welcome,
    lacking,
    points_of,
    trip_count,
)
from looptable.games.loop_inc.view.planner import FAILS, prospect_marks

__all__ = ["INSIGHT", "IncInsight", "expected_values", "values_of"]


class IncInsight:
    """The figures of a player, and the Scout's way through a turn."""

    harmful = frozenset({"out", "tears", "waste", "fails", "risks", "short", "gaps", "ads"})

    def figures(self, state: State, seat: Seat) -> Figures:
        """A player's day in numbers, the most important first."""
        t = cast("IncState", state)
        is_on = t.phase != OVER_PHASE and not is_out(t, seat)
        score = final_score(t, seat)
        found = {
            "won": int(t.phase == OVER_PHASE and bool(winning_players(t) & bit(seat))),
            "out": int(is_out(t, seat)),
            "score": score,
            "tears": t.tears[seat],
            "waste": t.waste[seat],
        }
        cards = list(t.names.names["card"])
        marks = prospect_marks(t, seat) if is_on else []
        hand = list(zip(t.hand[seat].as_list(), marks, strict=True)) if is_on else []
        failing = [card for card, mark in hand if mark == FAILS]
        risky = [card for card, mark in hand if mark and mark != FAILS]
        found |= {f"fails:card.{name}": failing.count(n) for n, name in enumerate(cards)}
        found["office"] = _office_points(t, seat)
        found |= {f"risks:card.{name}": risky.count(n) for n, name in enumerate(cards)}
        reach = best_score(t, seat) if is_on else score
        found |= {f"possible:day.{day}": reach * (t.day == day) for day in range(1, DAYS + 1)}
        found["short"] = shortages(t, seat, True) if is_on and t.day < DAYS else 0
        found |= _nearness(t, seat)
        found |= _ads(t, seat)
        found |= dict(_loads(t, seat))
        found |= {f"again:card.{name}": _replays(t, seat, n) for n, name in enumerate(cards)}
        found["new"] = NEW_A_DAY - t.sideways[seat].height
        return found

    def worth(self, state: State, seat: Seat) -> int:
        """The Scout's evaluation."""
        t = cast("IncState", state)
        return evaluate(t, seat, _scout(t).habits)

    def policy(self, state: State, seat: Seat, effort: int) -> Policy:
        """The best way through the rest of the turn."""
        asked = cast("IncState", state)
        played = asked.tableau[seat].height + (asked.prompt == ASK_CARD)

        def following(state: State) -> tuple[Seat, Action] | None:
            t = cast("IncState", state)
            is_next = t.day != asked.day or t.tableau[seat].height != played
            if is_next or t.mover() != seat or t.prompt == ASK_CARD:
                return None
            values = expected_values(t)
            return seat, t.legal(seat)[values.index(max(values))]

        return following


INSIGHT = IncInsight()


def values_of(state: IncState) -> list[int]:
    """The worth of each option of the seat that is asked."""
    scout = _scout(state)
    return [scout.value(state, option) for option in state.legal(state.mover())]


def expected_values(state: IncState) -> list[int]:
    """The same, as far as the seat can know: the mean over all cards that a rival may play next."""
    found = [values_of(world) for world in _worlds(state)]
    return [sum(values) // len(found) for values in zip(*found, strict=True)]


def _worlds(state: IncState) -> list[IncState]:
    """The state, once for each card that may be the rival's next; the order of those after it is put out of sight.

    Everybody knows which cards each packet of his deck holds, nobody in which order.
    """
    deck = state.junior_deck.as_list()
    if not deck:
        return [state]
    rest = PACKET * (DAYS - state.day)
    later = [card for at in range(0, rest, PACKET) for card in sorted(deck[at : at + PACKET])]
    today = sorted(deck[rest:])
    is_next = state.hand[RIVAL].height == 0 and today
    found: list[IncState] = []
    for card in sorted(set(today)) if is_next else [None]:
        world = state.clone()
        world.junior_deck.fill([*later, *_with_last(today, card)])
        found.append(world)
    return found


def _with_last(cards: list[int], last: int | None) -> list[int]:
    """The cards with one of a kind behind all others."""
    if last is None:
        return cards
    at = cards.index(last)
    return [*cards[:at], *cards[at + 1 :], last]


def _scout(state: IncState) -> Scout:
    return Scout(list(state.names.names["card"]))


def _office_points(t: IncState, me: int) -> int:
    """The points that the Office cards of today will bring at its end."""
    places = range(t.tableau[me].height)
    return sum(office_points(place) for place in places if is_performed(t, me, place))


def _nearness(t: IncState, me: int) -> dict[str, int]:
    """For each trip, the best first, the machines that lack at most one component for it.

    A machine that has left counts, too, for what it carries is aboard again tomorrow; so does the
    trip of today itself, which is not lost by being made.
    """
    found: dict[str, int] = {}
    for trip in sorted(range(trip_count(t)), key=lambda trip: -points_of(t, trip)):
        name = f"near:trip.{t.names.name('trip', trip)}"
        is_made = bool(guests_of(t, trip) & bit(me))
        found[name] = int(is_made)
        if is_made or is_welcome(t, me, trip):
            count = sum(lacking(t, me, mark, trip) <= 1 for mark in range(t.day))
            found[name] = max(found[name], count)
    return found


def _ads(t: IncState, me: int) -> dict[str, int]:
    """The Ads of a player that lie on trips, and the components that the nearest machines lack for those."""
    trips = [trip for trip in range(trip_count(t)) if t.ad[trip] == me]
    gaps = [min(lacking(t, me, mark, trip) for mark in range(t.day)) for trip in trips]
    return {"gaps": sum(gaps), "ads": len(trips)}


def _replays(t: IncState, me: int, card: int) -> int:
    """How often a player will replay a card tomorrow, by what has been played so far."""
    return 0 if t.day == DAYS else t.hand[me].count(card) + t.tableau[me].count(card)


def _loads(t: IncState, me: int) -> Iterator[tuple[str, int]]:
    """The components of each kind, then of each machine but the first, which has the others."""
    for kind in range(KINDS):
        count = sum(t.load[bay_of(me, mark, kind)] for mark in range(MARKS))
        yield f"carried:component.{t.names.name('component', kind)}", count
    for mark in range(1, MARKS):
        yield f"load:machine.{t.names.name('machine', mark)}", weight(t, me, mark)
