"""Setting up: by the number of players, with the expansions that were agreed (INC-SETUP)."""

from looptable.core.chance import Chance
from looptable.core.shuffling import shuffled
from looptable.engine.contract.settings import Options
from looptable.games.loop_inc import library as content
from looptable.games.loop_inc.definitions import Card, Tripcard
from looptable.games.loop_inc.rules.codes import ANOMALIES_STREAM, FIRST_STREAM, TRIPS_STREAM
from looptable.games.loop_inc.rules.expansions import EXPANSIONS
from looptable.games.loop_inc.rules.expansions.expansion import Expansion
from looptable.games.loop_inc.rules.kinds import KINDS
from looptable.games.loop_inc.rules.layout import STREAMS
from looptable.games.loop_inc.rules.players import player_count
from looptable.games.loop_inc.rules.state import IncState

__all__ = ["TOKENS_OF_A_KIND", "TRIP_CARDS", "choose_trips", "set_up"]

TOKENS_OF_A_KIND = 12
TRIP_CARDS = {2: {"bc": 2, "ad": 3}, 3: {"bc": 3, "ad": 3}, 4: {"bc": 3, "ad": 4}}
LARGE_ROOMS = ("garage", "store")
OTHER_CARDS = ("armory", "trash", "exchange", "advertise", "move")
FLAGS = (
    "exchange_anywhere",
    "office_tears",
    "early_ads",
    "first_moves_on",
    "penalty_tokens",
    "office_performed",
    "reserve_kept",
    "idle_unasked",
)
ANYBODY = "random"


def choose_trips(library: content.Library, players: int, options: Options, seed: int) -> list[str]:
    """Deals trip cards of each era, and lays them in a row from the oldest date on."""
    chance = Chance(len(STREAMS))
    chance.seed(seed)
    counts = TRIP_CARDS[players]
    for expansion in _agreed(options):
        counts = expansion.trip_cards(players, counts)
    cards = library.tables.all(Tripcard)
    dealt: list[str] = []
    for era, count in counts.items():
        of_era = [card.id for card in cards if card.era == era]
        order = shuffled(range(len(of_era)), chance, TRIPS_STREAM)
        dealt += [of_era[index] for index in order[:count]]
    return sorted(dealt, key=lambda card: content.trips_of(library.tables, card)[0].date)


def set_up(state: IncState, library: content.Library, options: Options, seed: int) -> None:
    """Brings a blank state, which knows its trips, to its first choice."""
    state.reseed(seed)
    state.advertiser_first = int(options["advertiser"] == "priority")
    state.used_leave = int(options["used_components"] == "leave")
    for name in FLAGS:
        setattr(state, name, int(options[name]))
    players = player_count(state)  # with the rival, if there is one
    for kind in range(KINDS):
        state.room[kind] = players
        state.reserve[kind] = TOKENS_OF_A_KIND - players
    _lay_out_cards(state, library, options)
    state.rival.set_up(state, options)
    _shuffle_anomalies(state, library, options)
    wanted = options["first_player"]
    if wanted == ANYBODY or int(wanted) >= players:
        state.first = state.chance.below(FIRST_STREAM, players)
    else:
        state.first = int(wanted)
    state.active = state.first
    state.settle()


def _agreed(options: Options) -> list[Expansion]:
    return [expansion for expansion in EXPANSIONS if options[expansion.setting]]


def _lay_out_cards(state: IncState, library: content.Library, options: Options) -> None:
    """Lays out the ordinary cards; some expansions replace a kind by another."""
    names = library.names["card"]
    replaced: dict[str, str] = {}
    for expansion in _agreed(options):
        replaced |= expansion.replacements()
    players = player_count(state)
    for name in LARGE_ROOMS:
        state.display[names.find(name)] = state.rival.copies(players, True)
    for name in OTHER_CARDS:
        state.display[names.find(replaced.get(name, name))] = state.rival.copies(players, False)


def _shuffle_anomalies(state: IncState, library: content.Library, options: Options) -> None:
    sets = ["anomaly"]
    for expansion in _agreed(options):
        sets += expansion.anomaly_sets()
    cards = library.tables.all(Card)
    anomalies = [number for number, card in enumerate(cards) if card.set in sets]
    state.anomalies.fill(shuffled(anomalies, state.chance, ANOMALIES_STREAM))
