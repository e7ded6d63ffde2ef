"""Every field of a match and every number behind a name. `fields.py` and `codes.py` come from here."""

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
    "ABILITIES",
    "CODES",
    "DIFFICULTIES",
    "DIMENSIONS",
    "ENDINGS",
    "ERAS",
    "LAYOUT",
    "MISSION_KINDS",
    "PHASES",
    "PROMPTS",
    "REGISTERS",
    "STREAMS",
]

ERAS = ("dawn", "medieval", "renaissance", "industrial", "globalization", "robots", "end")
DIMENSIONS = ("spiral", "star", "stripe", "black-hole")
DIFFICULTIES = ("month", "year", "infinity")
ENDINGS = ("won", "second-vortex", "fourth-vortex", "time-up", "mega-vortex")
STREAMS = ("setup", "artifacts", "foo", "machine", "bag", "decks")
ABILITIES = ("cancel", "any-era", "send", "finish", "borrow")

PHASES = (
    "deal",
    "clones",
    "visit",
    "drop",
    "place",
    "actions",
    "acquire",
    "complete",
    "reward",
    "refresh",
    "over",
    "gift",  # the reward that a mode may begin with
)

MISSION_KINDS = (
    "rift-foo",
    "loop-foo",
    "clone-foo",
    "rift-each",
    "loop-each",
    "clone-each",
    "full",
    "flank",
    "clean",
    "energy",
)
"""Missions by the deeds that count for them: see the ledger, section 23."""

PROMPTS = (
    *MACHINE_PROMPTS,
    "action",
    "cancel",
    "era",
    "agent",
    "clone",
    "way",
    "step",
    "load",
    "unload",
    "drawer",
    "discard",
    "apply",
    "theirs",
    "acquire",
    "complete",
    "reward",
    "doomed",
    "mark",
    "tile",
    "ultra",
    "slot",
    "victim",
    "purged",
    "richest",
    "damage",
    "destroy",
    "hit",
    "bonus",
)

REGISTERS = ("there", "origin", "source", "clone", "agent", "carried", "drawers", "finish")
"""The registers behind the answer."""

CODES = (
    numbered("ASK_", PROMPTS),
    numbered("", PHASES, suffix="_PHASE"),
    numbered("", ENDINGS),
    numbered("", DIFFICULTIES),
    numbered("", ABILITIES),
    numbered("", MISSION_KINDS),
    numbered("S_", STREAMS),
    numbered("R_", REGISTERS, first=1),
)

LAYOUT = Layout(
    name="LoopFields",
    base="looptable.effects.machine:Machine",
    shared=(("program", "looptable.effects.program:Program"),),
    holds=(
        ("numbers", "looptable.games.the_loop.rules.numbers:Numbers"),
        ("names", "looptable.engine.fields.layout:Scheme"),
        ("mode_rules", "looptable.games.the_loop.rules.mode:Mode"),
    ),
    fields=(
        *MACHINE_FIELDS,
        chance("chance", index="stream"),
        # What was agreed before the match.
        always(number("mode", of="mode", default=0)),
        always(number("difficulty", of="difficulty", default=0)),
        number("solo", of="flag"),
        number("exact_moves", of="flag"),
        number("literal_reveal", of="flag"),
        number("own_era_slots", of="flag"),
        number("full_all_along", of="flag"),
        number("free_loops", of="flag"),
        number("lent_exhausts", of="flag"),
        pile("agents", of="cast"),
        # Where the turn stands.
        always(number("phase", of="phase", default=1)),
        number("turn", default=1, bounds=(1, 1_000)),
        number("cycle", default=1, bounds=(1, 3)),
        always(number("active", of="agent", default=0)),
        number("loops"),
        number("ability_used", of="flag"),
        number("marked", bounds=(0, 2**10 - 1)),
        number("ending_actions", bounds=(0, 2)),
        number("killed"),
        number("rewarded"),
        number("bonus", bounds=(0, 2**7 - 1)),
        number("ending", of="ending"),
        # The eras.
        row("rifts", index="era"),
        row("landed", index="era"),
        row("energy", index="era"),
        row("perpetual", index="era"),
        row("vortex", index="era", of="flag"),
        row("mission", index="era", of="mission"),
        row("revealed", index="era", of="flag"),
        row("progress", index="mission"),
        pile("completed", of="mission"),
        pile("lost", of="mission"),
        pile("unused", of="mission"),
        piles("available", index="era", of="card"),
        row("clone_at", index="clone", of="era"),
        number("rift_supply", default=30),
        number("energy_supply", default=30),
        # Foo.
        number("foo", of="era"),
        pile("foo_deck", of="era"),
        pile("foo_row", of="era"),
        # Cards.
        pile("artifacts", of="card"),
        pile("destroyed", of="card"),
        pile("doomed", of="card"),
        pile("tray", of="card"),
        # The agents.
        always(row("at", index="agent", of="era", default=0)),
        row("empty", index="agent", of="flag"),
        piles("draw", index="agent", of="card"),
        row("known_top", index="agent"),
        piles("ready", index="agent", of="card"),
        piles("exhausted", index="agent", of="card"),
        piles("discard", index="agent", of="card"),
        # What the action in progress has done so far, for the missions.
        row("removed", index="era"),
        row("killed_at", index="era"),
        row("added", index="era"),
        row("looped", index="era"),
        number("all_energy", of="flag"),
        pile("triggers", of="era"),
        # Pieces of the modes.
        number("supas_destroyed"),
        row("centrifuge_at", index="centrifuge", of="era"),
        row("centrifuge_side", index="centrifuge", of="dimension"),
        row("centrifuge_damage", index="centrifuge"),
        pile("machina_deck", of="machina"),
        row("machina_in_play", index="machina", of="flag"),
        row("machina_damage", index="machina"),
        row("machina_waiting", index="machina", of="flag"),
        row("machina_hits", index="era"),
        # Rules that older matches do without.
        later(number("never_forced", of="flag", default=1)),
        later(number("plain_questions", of="flag", default=1)),
        later(number("hit", of="flag")),
        # Kept up by the rules, worked out again after loading.
        derived(row("crowd", index="era")),
        derived(pile("shown", of="era")),
        derived(pile("markable", of="era")),
        derived(number("tainted", of="flag")),
        derived(number("deeds")),
    ),
)
