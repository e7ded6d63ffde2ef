"""Every field of a match and every number behind a name. `fields.py` and `codes.py` come from here.

A player is a board at the table; what lies on it is indexed by `player`. A match knows only the trips
that were dealt: `timeline` names their cards, and `trip` is an index of those alone.
"""

from looptable.effects.layout import MACHINE_FIELDS
from looptable.effects.machine import MACHINE_PROMPTS
from looptable.engine.fields.codes import numbered
from looptable.engine.fields.layout import (
    Layout,
    always,
    chance,
    derived,
    later,
    number,
    pile,
    piles,
    row,
)

__all__ = [
    "CARDS",
    "CODES",
    "COMPONENTS",
    "ENDINGS",
    "LAYOUT",
    "LEVELS",
    "MACHINES",
    "PHASES",
    "PROMPTS",
    "REGISTERS",
    "STREAMS",
]

COMPONENTS = ("wheel", "propeller", "camera", "net", "armour")
MACHINES = ("mark-i", "mark-ii", "mark-iii")
CARDS = ("garage", "store", "armory", "trash", "exchange", "advertise", "move", "office")
"""The ordinary action cards; anomalies come after them."""

PHASES = ("play", "act", "launch", "bonus", "turn-over", "over")
ENDINGS = ("most-points", "fewest-penalties", "shared", "last-standing")
LEVELS = ("intern", "clerk", "partner")  # how well Junior plays
STREAMS = ("trips", "anomalies", "first", "junior")
REGISTERS = ("kind", "mark")  # of the component picked last
PROMPTS = (*MACHINE_PROMPTS, "card", "launch", "component", "machine", "bay", "trip")

CODES = (
    numbered("", CARDS, suffix="_CARD"),
    numbered("", PHASES, suffix="_PHASE"),
    numbered("", ENDINGS),
    numbered("", LEVELS),
    numbered("", STREAMS, suffix="_STREAM"),
    numbered("", REGISTERS, suffix="_REGISTER", first=1),
    numbered("ASK_", PROMPTS),
)

LAYOUT = Layout(
    name="IncFields",
    base="looptable.effects.machine:Machine",
    shared=(("program", "looptable.effects.program:Program"),),
    holds=(
        ("book", "looptable.games.loop_inc.rules.numbers:Numbers"),
        ("names", "looptable.engine.fields.layout:Scheme"),
        ("rival", "looptable.games.loop_inc.rules.rival:Rival"),
    ),
    fields=(
        *MACHINE_FIELDS,
        chance("chance", index="stream"),
        # What was agreed before the match.
        number("solo", of="flag"),
        always(number("level", of="level", default=0)),
        number("advertiser_first", of="flag"),
        number("used_leave", of="flag"),
        number("exchange_anywhere", of="flag"),
        number("office_tears", of="flag"),
        number("early_ads", of="flag"),
        number("first_moves_on", of="flag"),
        number("penalty_tokens", of="flag"),
        # Where the day stands.
        always(number("phase", of="phase", default=0)),
        number("day", default=1, bounds=(1, 3)),
        always(number("first", of="player", default=0)),
        always(number("active", of="player", default=0)),
        number("ending", of="ending"),
        # The component board, the reserve, and what is out of play for good.
        row("room", index="component"),
        row("reserve", index="component"),
        row("spent", index="component"),
        # The timeline: trip cards, and what lies on each trip today.
        pile("timeline", of="tripcard"),
        row("ad", index="trip", of="player"),
        # Action cards.
        row("display", index="card"),
        pile("anomalies", of="card"),
        row("removed", index="card"),
        pile("junior_deck", of="card"),
        # The players.
        piles("hand", index="player", of="card"),
        piles("tableau", index="player", of="card"),
        piles("sideways", index="player"),
        row("load", index="bay"),
        row("flight", index="token", of="trip"),
        row("ads", index="player", default=3),
        piles("fulfilled", index="player", of="trip"),
        row("failed", index="player"),
        row("waste", index="player"),
        row("tears", index="player"),
        row("bonus", index="player", bounds=(-1_000_000, 1_000_000)),
        # Kept up by the rules, worked out again after loading: who is on a trip today, and who was before, as bits.
        derived(row("visits", index="trip")),
        # Since the second rules: three rules that older matches have otherwise, and which cards tore today.
        later(number("office_performed", of="flag", default=1)),
        later(number("reserve_kept", of="flag", default=1)),
        later(number("idle_unasked", of="flag", default=1)),
        later(row("torn", index="player")),  # places of the tableau as bits
    ),
)
