"""Conditions: of the actor, of the team, of the roll, of the place and the run. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.effects.language import Word
from looptable.effects.program import ANSWER, bit
from looptable.games.time_stories.rules.codes import STORED_TOKENS
from looptable.games.time_stories.rules.fields import StoryFields
from looptable.games.time_stories.rules.rolls import hits_rolled, skulls_rolled
from looptable.games.time_stories.rules.table import can_pay, company, living
from looptable.games.time_stories.verbs import codes
from looptable.games.time_stories.verbs.cards import is_marked
from looptable.games.time_stories.verbs.emitting import counted, named, plain
from looptable.games.time_stories.verbs.things import coloured

__all__ = ["ANSWERS", "CONDITIONS"]

LONGEST_TIME: Final = 99


def answer(t: StoryFields, holds: bool) -> None:
    """Leaves 1 or 0 in the answer register."""
    t.registers[ANSWER] = 1 if holds else 0


def do_alone(t: StoryFields) -> None:
    """Nobody living is with the actor."""
    answer(t, company(t, t.actor) == bit(t.actor))


def do_together(t: StoryFields) -> None:
    """All are with the actor; the last living agent is alone, not with all (TIME-OPEN-41)."""
    crowd = living(t)
    answer(t, crowd & (crowd - 1) != 0 and company(t, t.actor) == crowd)


def do_wounded(t: StoryFields) -> None:
    """The actor has less life than is printed."""
    answer(t, t.life[t.actor] < t.numbers.life[t.receptacle[t.actor]])


def do_holds(t: StoryFields, element: i64, wanted: i64) -> None:
    """The actor holds an element, or lacks it."""
    answer(t, (t.holder[element] == t.actor) == (wanted == 1))


def do_holds_tag(t: StoryFields, tag: i64) -> None:
    """The actor holds an element with a mark."""
    numbers = t.numbers
    for element in range(numbers.elements):
        if t.holder[element] == t.actor:
            for index in range(numbers.tag_from[element], numbers.tag_from[element + 1]):
                if numbers.tags[index] == tag:
                    answer(t, True)
                    return
    answer(t, False)


def do_owns(t: StoryFields, count: i64, colour: i64) -> None:
    """The actor has as many tokens of a colour, or on its card."""
    answer(t, can_pay(t, t.actor, count, colour))


def do_has(t: StoryFields, token: i64, wanted: i64) -> None:
    """The team has a state token, or lacks it."""
    answer(t, t.tokens[token] == wanted)


def do_plays(t: StoryFields, body: i64) -> None:
    """The actor wears a receptacle."""
    answer(t, t.receptacle[t.actor] == body)


def do_rolled_hits(t: StoryFields, count: i64) -> None:
    """The roll has at least as many hits."""
    answer(t, hits_rolled(t) >= count)


def do_rolled_skulls(t: StoryFields, count: i64) -> None:
    """The roll has at least as many skulls."""
    answer(t, skulls_rolled(t) >= count)


def do_tests_of(t: StoryFields, characteristic: i64) -> None:
    """The roll is for a test of a characteristic."""
    answer(t, t.tried >= 0 and t.numbers.characteristic[t.tried] == characteristic)


def do_marked(t: StoryFields, tag: i64) -> None:
    """The group is in a place with a mark."""
    answer(t, t.here >= 0 and is_marked(t, t.here, tag))


def do_in_place(t: StoryFields, place: i64) -> None:
    """The group is in a place."""
    answer(t, t.here == place)


def do_run_is(t: StoryFields, number: i64) -> None:
    """This is a certain run, or a later one."""
    answer(t, t.run_number >= number)


def do_time_is(t: StoryFields, units: i64, wanted: i64) -> None:
    """At least as many units of time are left, or fewer."""
    answer(t, (t.time >= units) == (wanted == 1))


ANSWERS: Final = frozenset(
    {
        codes.ALONE,
        codes.TOGETHER,
        codes.WOUNDED,
        codes.HOLDS,
        codes.HOLDS_TAG,
        codes.OWNS,
        codes.HAS,
        codes.PLAYS,
        codes.ROLLED_HITS,
        codes.ROLLED_SKULLS,
        codes.TESTS_OF,
        codes.MARKED,
        codes.IN_PLACE,
        codes.RUN_IS,
        codes.TIME_IS,
    }
)
"""The instructions that answer a condition."""

CONDITIONS: Final = (
    Word("alone", "you are alone", plain(codes.ALONE)),
    Word("together", "everybody is here", plain(codes.TOGETHER)),
    Word("wounded", "you are wounded", plain(codes.WOUNDED)),
    Word("holds", "you hold {element}", named(codes.HOLDS, "element")),
    Word("lacks", "you lack {element}", named(codes.HOLDS, "element", 0)),
    Word("holds-tag", "you hold any {tag}", named(codes.HOLDS_TAG, "tag")),
    Word("owns", "you have {n} {resource}", coloured(codes.OWNS)),
    Word("owns-stored", "you have {n} stored", counted(codes.OWNS, STORED_TOKENS)),
    Word("has", "the team has {token}", named(codes.HAS, "token")),
    Word("has-not", "the team lacks {token}", named(codes.HAS, "token", 0)),
    Word("plays", "you play {receptacle}", named(codes.PLAYS, "receptacle")),
    Word("rolled-hits", "the roll has {n} hit[s]", counted(codes.ROLLED_HITS)),
    Word("rolled-skulls", "the roll has {n} skull[s]", counted(codes.ROLLED_SKULLS)),
    Word("tests", "the test is {characteristic}", named(codes.TESTS_OF, "characteristic")),
    Word("marked", "this place is {tag}", named(codes.MARKED, "tag")),
    Word("in-place", "the group is in {place}", named(codes.IN_PLACE, "place")),
    Word("run-is", "this is run {n} or later", counted(codes.RUN_IS)),
    Word("time-left", "at least {n} time is left", counted(codes.TIME_IS, 1), most=LONGEST_TIME),
    Word("time-low", "less than {n} time is left", counted(codes.TIME_IS), most=LONGEST_TIME),
)
