"""Every field of a match and every number behind a name: `fields.py` and `codes.py` come from here."""

from looptable.effects.layout import MACHINE_FIELDS
from looptable.effects.machine import MACHINE_PROMPTS
from looptable.engine.fields.codes import numbered
from looptable.engine.fields.layout import Layout, always, chance, later, number, pile, piles, row

__all__ = [
    "AGENTS",
    "BALLOTS",
    "CODES",
    "DEEDS",
    "ENDINGS",
    "FACES",
    "FREE_DEEDS",
    "LAYOUT",
    "LEAVES",
    "LETTERS",
    "MOMENTS",
    "PHASES",
    "PLANS",
    "PROMPTS",
    "REGISTERS",
    "RESOURCES",
    "SHIELDS",
    "SIGNS",
    "STAGES",
    "STREAMS",
    "SYMBOLS",
    "TESTS",
]

ENDINGS = ("success", "out-of-time", "all-dead", "failed")
PROMPTS = (*MACHINE_PROMPTS, "agent", "die", "receptacle", "entry", "action", "free", "order",
           "return", "place", "again", "power", "shield", "resource")  # fmt: skip
PHASES = ("choosing", "entering", "exploring", "acting", "rolling", "returning", "leaving",
          "travelling", "judging", "over")  # fmt: skip
"""Phases of a run, in the order of the rulebook."""
STAGES = ("before", "after", "hits", "retaliation", "malus")
"""Steps of a roll (TIME-ROL-1), with the moments of powers around the first."""
MOMENTS = ("run", "opening", "enter", "arrive", "unit", "before-roll", "after-roll", "action",
           "hurt", "empty", "leaving", "free")  # fmt: skip
"""When a power works, in the order of a run: see `when` in the texts."""
FACES = ("blank", "hit", "double", "skull")
"""Faces of an action die (TIME-OPEN-1)."""
SHIELDS = ("normal", "skull", "heart", "time", "special")
"""Kinds of shields."""
RESOURCES = ("yellow", "brown", "blue", "green")
"""Colours of resource tokens."""
PERMISSIONS = ("roll", "move", "hand", "leave", "break", "use", "visit")
"""Deeds that a text may permit or forbid (section 2 of the ledger)."""
SIGNS = ("", "required", "forbidden", "fleeting")
"""Signs on the backs of cards."""
TESTS = ("unread", "laid", "passed")
"""The state of a test in the place where the group is."""
BALLOTS = ("stay", "leave", "again", "stop")
"""Votes of a seat; a vote on the next place follows them, by the number of the place."""
DEEDS = ("nothing", "roll", "stay-out", "first", "leave", "stay", "roll-2", "roll-3", "roll-4")
"""Declarations of an agent, after the cards it could go to."""
PLANS = ("ahead", "first", "pause")
"""Words about a unit of time that declare nothing, each for every agent: behind all declarations."""
FREE_DEEDS = ("offer", "use", "give", "hand", "take", "claim")
"""Deeds that take no time."""
LEAVES = ("card", "element", "place", "offer", "passed")
"""Things that notebooks hold: faces, elements, cards A, what came of an offer or of a test that was passed."""
STREAMS = ("dice", "captain")
REGISTERS = ("picked", "fired")
"""The last thing picked; how many powers have worked after a special roll."""
AGENTS = ("blue", "green", "pink", "yellow")
"""The agents, by the colour of their pawns."""
SYMBOLS = tuple(
    f"{colour}-{pattern}"
    for pattern in range(1, 5)
    for colour in ("blue", "green", "grey", "pink", "yellow", "black")
)
"""The twenty-four state tokens: what an author calls a token would give it away."""
LETTERS = "bcdefgh"
"""The letters of the cards of a panorama; card A is read to all."""

CODES = (
    numbered("ASK_", PROMPTS),
    numbered("", PHASES),
    numbered("", STAGES, suffix="_STAGE"),
    numbered("AT_", MOMENTS),
    numbered("", FACES),
    numbered("", (*SHIELDS, "grey"), suffix="_SHIELD"),  # grey stands for any (TIME-TST-7)
    # Beside the four colours: any of them, and the tokens kept on a receptacle card.
    numbered("", (*RESOURCES, "any", "stored"), suffix="_TOKENS"),
    numbered("MAY_", PERMISSIONS),
    numbered("", ("no", *SIGNS[1:]), suffix="_SIGN"),
    numbered("", TESTS, suffix="_TEST"),
    numbered("", (*BALLOTS, "place"), suffix="_BALLOT"),
    numbered("", (*DEEDS, "ability"), suffix="_DEED"),
    numbered("", PLANS, suffix="_PLAN"),
    numbered("", FREE_DEEDS, suffix="_FREELY"),
    numbered("SEEN_", (*LEAVES, "next")),
    numbered("", STREAMS, suffix="_STREAM"),
    numbered("", REGISTERS, suffix="_REGISTER", first=1),
    numbered("", ENDINGS, suffix="_ENDING"),
)

LAYOUT = Layout(
    name="StoryFields",
    base="looptable.effects.machine:Machine",
    shared=(("program", "looptable.effects.program:Program"),),
    holds=(
        ("numbers", "looptable.games.time_stories.rules.numbers:Numbers"),
        ("story", "looptable.games.time_stories.mission.mission:Mission"),
        ("names", "looptable.engine.fields.layout:Scheme"),
    ),
    fields=(
        *MACHINE_FIELDS,
        chance("chance", index="stream"),
        always(number("mission", of="mission", default=0)),
        number("shared", of="flag"),
        number("idle_always", of="flag"),
        number("notes_only", of="flag"),
        always(number("phase", of="phase", default=0)),
        number("run_number", default=1),
        number("time"),
        always(number("captain", of="seat", default=0)),
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
        always(number("stage", of="stage", default=0)),
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
        # Since rules 2: what was declared stays what it is, and other words that the book says plainly.
        later(number("bound_deeds", of="flag", default=1)),
        later(number("lost_action", of="flag", default=1)),
        later(number("one_bearer", of="flag", default=1)),
        later(number("firm_locks", of="flag", default=1)),
        later(number("every_unit", of="flag", default=1)),
        # The card that a declaration is about: where the agent stands, or what lies where it goes.
        later(row("aim", index="agent", of="card"), -1),
        later(row("protects", index="element", of="agent"), -1),  # whom, in this unit
        later(
            number("unheard")
        ),  # units that have passed while others act: their moment is to come
        # The order of actions: who was put ahead, the last to be so first; asked for each; just spoken of.
        later(number("planned_order", of="flag", default=1)),
        later(pile("ahead", of="agent")),
        later(number("paused", of="flag")),
        later(number("ordering", of="flag")),
    ),
)
