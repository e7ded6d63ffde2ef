"""Setting up: by the number of players, with the expansions that were agreed."""

from collections.abc import Sequence
from typing import TypeVar

from looptable.core.chance import Chance
from looptable.core.pile import Pile
from looptable.engine.contract.settings import Options
from looptable.games.loop_inc.definitions import Card, Tripcard
from looptable.games.loop_inc.library import Library, trips_of
from looptable.games.loop_inc.rules import codes as c
from looptable.games.loop_inc.rules.state import IncState

__all__ = ["COMPONENTS", "TRIP_CARDS", "choose_trips", "set_up"]

COMPONENTS = 12  # tokens of each kind
TRIP_CARDS = {2: {"bc": 2, "ad": 3}, 3: {"bc": 3, "ad": 3}, 4: {"bc": 3, "ad": 4}}
WITH_FUTURES = {
    2: {"bc": 1, "ad": 3, "future": 1},
    3: {"bc": 2, "ad": 3, "future": 2},
    4: {"bc": 2, "ad": 4, "future": 2},
}
ANYBODY = "random"
Piece = TypeVar("Piece", int, str)


def choose_trips(library: Library, players: int, options: Options, seed: int) -> list[str]:
    """Deals trip cards, so many of each era, and lays them in a row from the oldest date on."""
    chance = Chance(len(c.STREAM_NAMES))
    chance.seed(seed)
    cards = library.tables.all(Tripcard)
    dealt: list[str] = []
    for era, count in (WITH_FUTURES if options["futures"] else TRIP_CARDS)[players].items():
        of_era = [card.id for card in cards if card.era == era]
        dealt += _shuffled(chance, c.S_TRIPS, of_era)[:count]
    return sorted(dealt, key=lambda card: trips_of(library.tables, card)[0].date)


def set_up(state: IncState, library: Library, options: Options, seed: int) -> None:
    """Brings a blank state, which knows its trips, to its first choice."""
    state.reseed(seed)
    if state.solo:
        state.level = library.names["level"].find(str(options["junior"]))
    state.advertiser_first = int(options["advertiser"] == "priority")
    state.used_leave = int(options["used_components"] == "leave")
    for name in ("exchange_anywhere", "office_tears", "early_ads", "first_moves_on"):
        setattr(state, name, int(options[name]))
    state.penalty_tokens = int(options["penalty_tokens"])
    players = state.players()  # with Junior, if he plays
    for kind in range(c.KINDS):
        state.room[kind] = players
        state.reserve[kind] = COMPONENTS - players
    if state.solo:
        _lay_out_for_one(state, library, options)
    else:
        _lay_out_cards(state, library, players, options)
    _shuffle_anomalies(state, library, options)
    wanted = options["first_player"]
    if wanted == ANYBODY or int(wanted) >= players:
        state.first = state.chance.below(c.S_FIRST, players)
    else:
        state.first = int(wanted)
    state.active = state.first
    state.settle()


def _lay_out_cards(state: IncState, library: Library, players: int, options: Options) -> None:
    """One card more than components for each room, one more than players of each other kind."""
    cards = library.tables.all(Card)
    trash = "office" if options["office"] else "trash"
    for number, card in enumerate(cards):
        if card.id in ("garage", "store"):
            state.display[number] = 2 * players + 1
        elif card.id in ("armory", "exchange", "advertise", "move", trash):
            state.display[number] = players + 1


def _lay_out_for_one(state: IncState, library: Library, options: Options) -> None:
    """Against Junior: three cards for each of the large rooms, two of each other kind, and his deck."""
    trash = "office" if options["office"] else "trash"
    for number, card in enumerate(library.tables.all(Card)):
        if card.id in ("garage", "store"):
            state.display[number] = 3
        elif card.id in ("armory", "exchange", "advertise", "move", trash):
            state.display[number] = 2
    rooms = [library.names["card"].find(room) for room in ("garage", "store", "armory")]
    for _ in range(c.DAYS):
        for room in _shuffled(state.chance, c.S_JUNIOR, rooms):
            state.junior_deck.push(room)


def _shuffle_anomalies(state: IncState, library: Library, options: Options) -> None:
    cards = library.tables.all(Card)
    sets = ("anomaly", "more-anomalies") if options["more_anomalies"] else ("anomaly",)
    anomalies = [number for number, card in enumerate(cards) if card.set in sets]
    state.anomalies.fill(_shuffled(state.chance, c.S_ANOMALIES, anomalies))


def _shuffled(chance: Chance, stream: int, pieces: Sequence[Piece]) -> list[Piece]:
    order = Pile()
    order.fill(range(len(pieces)))
    chance.shuffle(stream, order)
    return [pieces[index] for index in order.as_list()]
