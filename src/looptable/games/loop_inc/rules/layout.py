"""Every field of a match. From here come its copy, its key and its position.

A player is a board at the table; what lies on it is indexed by `player`. A match knows only the trips
that were dealt: `timeline` names their cards, and `trip` is an index of those alone.
"""

from looptable.effects.layout import MACHINE_FIELDS
from looptable.engine.fields.layout import Layout, chance, derived, number, pile, piles, row

__all__ = ["LAYOUT"]

LAYOUT = Layout(
    name="IncFields",
    base="looptable.effects.machine:Machine",
    shared=(("program", "looptable.effects.program:Program"),),
    fields=(
        *MACHINE_FIELDS,
        chance("chance", index="stream"),
        # What was agreed before the match.
        number("solo", of="flag"),
        number("level", of="level", default=0),
        number("advertiser_first", of="flag"),
        number("used_leave", of="flag"),
        number("exchange_anywhere", of="flag"),
        number("office_tears", of="flag"),
        number("early_ads", of="flag"),
        number("first_moves_on", of="flag"),
        number("penalty_tokens", of="flag"),
        # Where the day stands.
        number("phase", of="phase", default=0),
        number("day", default=1),
        number("first", of="player", default=0),
        number("active", of="player", default=0),
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
        row("bonus", index="player"),
        # Kept up by the rules, worked out again after loading: who is on a trip today, who was before.
        derived(row("guests", index="trip")),
        derived(row("regulars", index="trip")),
    ),
)
