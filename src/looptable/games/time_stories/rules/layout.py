"""Every field of a match. From here come its copy, its key and its position."""

from looptable.effects.layout import MACHINE_FIELDS
from looptable.engine.fields.layout import Layout, chance, number, pile, piles, row

__all__ = ["ENDINGS", "LAYOUT"]

ENDINGS = ("success", "out-of-time", "all-dead", "failed")

LAYOUT = Layout(
    name="StoryFields",
    base="looptable.effects.machine:Machine",
    shared=(("program", "looptable.effects.program:Program"),),
    fields=(
        *MACHINE_FIELDS,
        chance("chance", index="stream"),
        number("mission", of="mission", default=0),
        number("shared", of="flag"),
        number("idle_always", of="flag"),
        number("notes_only", of="flag"),
        number("phase", of="phase", default=0),
        number("run_number", default=1),
        number("time"),
        number("captain", of="seat", default=0),
        # Where the group is, where it comes from, where an effect sends it.
        number("here", of="place"),
        number("left", of="place"),
        number("sent", of="place"),
        row("plan", index="place", of="flag"),
        row("visited", index="place", of="flag"),
        # The agents: body, life, where they stand, when they return, what they have declared.
        row("receptacle", index="agent", of="receptacle"),
        row("life", index="agent"),
        row("worn", index="agent"),
        row("space", index="agent", of="card"),
        row("returns_at", index="agent", default=-1),
        row("waits", index="agent", of="flag"),  # a return that was due and is put off
        row("intent", index="agent", of="action"),
        row("did", index="agent", of="action"),  # in the last unit: who has acted, and how
        row("skips", index="agent", of="flag"),
        row("arrived", index="agent", of="flag"),
        row("yellow", index="agent"),
        row("brown", index="agent"),
        row("blue", index="agent"),
        row("green", index="agent"),
        row("store", index="agent"),  # tokens on the receptacle card itself
        # Votes, and what was settled by one.
        row("vote", index="seat", of="ballot"),
        number("settled", of="flag"),
        row("outvoted", index="seat", of="flag"),  # who wanted to leave when the group last stayed
        number("freely", of="agent"),
        number("in_order", of="flag"),
        # The cards.
        row("test", index="trial", of="test", default=0),
        row("pile_1", index="trial"),
        row("pile_2", index="trial"),
        row("pile_3", index="trial"),
        row("gone", index="card", of="flag"),
        row("permitted", index="card", of="flag"),
        row("over_card", index="card", of="card"),
        row("taken", index="offer", of="flag"),
        row("holder", index="element", of="agent"),
        row("used", index="power", of="agent"),
        # Moments that have come, for whom, and what has worked at the first of them.
        pile("moments", of="moment"),
        pile("comers", of="agent"),
        row("worked", index="power", of="flag"),
        number("echo"),  # how many have come since somebody was asked
        row("tokens", index="token", of="flag"),
        piles("notebook", index="seat", of="leaf"),
        # A roll.
        number("roller", of="agent"),
        number("tried", of="trial"),
        number("ability", of="power"),
        number("stage", of="stage", default=0),
        number("extra"),
        number("hits"),
        pile("dice", of="face"),
        # A special roll, which belongs to no test.
        pile("thrown", of="face"),
        number("luck"),
        # How it ended, how often each failure was read, and how much of what they say was carried out.
        number("failure", of="failure"),
        number("ending", of="ending"),
        row("failed", index="failure"),
        number("reminded"),
    ),
)
