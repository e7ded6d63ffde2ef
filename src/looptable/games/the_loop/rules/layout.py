"""Every field of a match. From here come its copy, its key and its position."""

from looptable.effects.layout import MACHINE_FIELDS
from looptable.engine.fields.layout import Layout, chance, derived, number, pile, piles, row

__all__ = ["LAYOUT"]

LAYOUT = Layout(
    name="LoopFields",
    base="looptable.effects.machine:Machine",
    shared=(("program", "looptable.effects.program:Program"),),
    fields=(
        *MACHINE_FIELDS,
        chance("chance", index="stream"),
        # What was agreed before the match.
        number("mode", of="mode", default=0),
        number("difficulty", of="difficulty", default=0),
        number("solo", of="flag"),
        number("exact_moves", of="flag"),
        number("literal_reveal", of="flag"),
        number("own_era_slots", of="flag"),
        number("full_all_along", of="flag"),
        number("free_loops", of="flag"),
        number("lent_exhausts", of="flag"),
        pile("agents", of="cast"),
        # Where the turn stands.
        number("phase", of="phase", default=1),
        number("turn", default=1),
        number("cycle", default=1),
        number("active", of="agent", default=0),
        number("loops"),
        number("ability_used", of="flag"),
        number("marked"),
        number("ending_actions"),
        number("killed"),
        number("rewarded"),
        number("bonus"),
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
        row("at", index="agent", of="era", default=0),
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
        # Kept up by the rules, worked out again after loading.
        derived(row("crowd", index="era")),
        derived(pile("shown", of="era")),
        derived(pile("markable", of="era")),
        derived(number("tainted", of="flag")),
        derived(number("deeds")),
    ),
)
