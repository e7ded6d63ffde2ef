"""The words that effects of a mission are written in, and the instructions they stand for.

Every mission has its own language: its slots hold the names that this mission gives to its elements,
tokens, cards and places. So a wrong name is found where it is written, with what was meant.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from looptable.effects.emitter import Emitter
from looptable.effects.language import Language, Phrases, Word
from looptable.effects.nodes import Do
from looptable.effects.program import KEEP
from looptable.games.time_stories.mission.definitions import KINDS, RESOURCES
from looptable.games.time_stories.rules import codes

__all__ = ["FIXED", "PRICES", "ROLL_VERBS", "Words", "make_language"]

Emit = Callable[[Emitter, Do], None]

ROLL_VERBS = frozenset({"add-dice", "remove-dice", "add-hits", "reroll", "turn"})
"""Verbs that mean something around a roll only."""

PRICES = frozenset({"pay", "pay-any", "spend"})
"""Verbs that ask a price: what begins with one is offered only to those who can pay."""

SHIELDS = (*KINDS, "grey")
REACHES = ("here", "beside")
CROWDS = ("all", "here")
FIXED: Mapping[str, Mapping[str, str]] = {
    "shields": {**{kind: kind for kind in KINDS}, "grey": "any"},
    "reach": {"here": "here", "beside": "here or beside"},
    "crowd": {"all": "everybody", "here": "everybody here"},
}
"""Slots that every mission fills alike: what stands for each phrase, and how it is written."""

MOST_TIME = 20
LONGEST_TIME = 99


@dataclass(frozen=True, slots=True)
class Words:
    """The names that a mission gives, by slot: each list in the order of its numbers."""

    slots: Mapping[str, Sequence[str]]

    def number(self, clause: Do, slot: str) -> int:
        """The number behind the name that fills a slot."""
        return self.slots[slot].index(clause.phrase(slot))


def make_language(words: Words) -> Language:
    """All words whose slots have something to be filled with."""
    named = [
        Phrases(slot, {name: name for name in names})
        for slot, names in words.slots.items()
        if names
    ]
    return Language(
        verbs=_speakable((*_gains(words), *_story(words), *_rolls()), words),
        conditions=_speakable(_conditions(words), words),
        phrases=(*named, *(Phrases(slot, dict(written)) for slot, written in FIXED.items())),
        registers=("picked", "fired"),
    )


def _speakable(found: tuple[Word, ...], words: Words) -> tuple[Word, ...]:
    return tuple(
        word
        for word in found
        if all(words.slots[slot] for slot in words.slots if f"{{{slot}}}" in word.pattern)
    )


def _plain(code: int, a: int = 0) -> Emit:
    return lambda emitter, _: _emit(emitter, code, a)


def _emit(emitter: Emitter, code: int, a: int = 0, b: int = 0) -> None:
    emitter.emit(code, a, b)


def _counted(code: int, b: int = 0) -> Emit:
    return lambda emitter, clause: _emit(emitter, code, clause.number("n"), b)


def _named(words: Words, code: int, slot: str, wanted: int = 1) -> Emit:
    return lambda emitter, clause: _emit(emitter, code, words.number(clause, slot), wanted)


def _resource(code: int) -> Emit:
    return lambda emitter, clause: _emit(
        emitter, code, clause.number("n"), RESOURCES.index(clause.phrase("resource"))
    )


def _picked(emitter: Emitter, pick: int, code: int, a: int = 0, b: int = 0) -> None:
    """A pick, and what happens to what was picked; both get the same operands."""
    emitter.emit(pick, a, b)
    emitter.emit(KEEP, emitter.register("picked"))
    emitter.emit(code, a, b)


def _picks(pick: int, code: int) -> Emit:
    def emit(emitter: Emitter, clause: Do) -> None:
        _picked(emitter, pick, code, clause.number("n") if "n" in dict(clause.slots) else 0)

    return emit


def _any_resource(code: int) -> Emit:
    """So many tokens, each of a colour of one's choice (TIME-SYM-11)."""

    def emit(emitter: Emitter, clause: Do) -> None:
        count = clause.number("n")
        if code == codes.PAY_PICKED:
            emitter.emit(codes.PAY, count, codes.ANY_RESOURCE)
        for _ in range(count):
            _picked(emitter, codes.PICK_RESOURCE, code, int(code == codes.PAY_PICKED))

    return emit


def _gains(words: Words) -> tuple[Word, ...]:
    """What agents and the team get and lose."""

    def crowd(code: int) -> Emit:
        return lambda emitter, clause: _emit(
            emitter, code, clause.number("n"), CROWDS.index(clause.phrase("crowd"))
        )

    return (
        Word(
            "gain-element", "gain element {element}", _named(words, codes.GAIN_ELEMENT, "element")
        ),
        Word(
            "lose-element", "lose element {element}", _named(words, codes.LOSE_ELEMENT, "element")
        ),
        Word("gain-token", "gain token {token}", _named(words, codes.GAIN_TOKEN, "token")),
        Word("gain-resource", "gain {n} {resource}", _resource(codes.GAIN_RESOURCE)),
        Word("lose-resource", "lose {n} {resource}", _resource(codes.LOSE_RESOURCE)),
        Word("pay", "pay {n} {resource}", _resource(codes.PAY)),
        Word("gain-any", "gain {n} any resource[s]", _any_resource(codes.GAIN_PICKED)),
        Word("pay-any", "pay {n} any resource[s]", _any_resource(codes.PAY_PICKED)),
        Word("store", "store {n}", _counted(codes.STORE)),
        Word("spend", "spend {n} stored", _counted(codes.PAY, codes.STORED)),
        Word("gain-life", "gain {n} life", _counted(codes.GAIN_LIFE)),
        Word("lose-life", "lose {n} life", _counted(codes.LOSE_LIFE)),
        Word("heal", "heal {n} life of an agent", _picks(codes.PICK_AGENT, codes.HEAL)),
        Word("harm", "take {n} life from {crowd}", crowd(codes.HARM)),
        Word("cheer", "give {n} life to {crowd}", crowd(codes.CHEER)),
        Word("weaken", "lose {n} resistance", _counted(codes.WEAKEN)),
        Word("gain-time", "gain {n} time", _counted(codes.GAIN_TIME), most=MOST_TIME),
        Word("lose-time", "lose {n} time", _counted(codes.LOSE_TIME), most=MOST_TIME),
        Word("skip", "skip your next action", _plain(codes.SKIP)),
    )


def _story(words: Words) -> tuple[Word, ...]:
    """Cards, places, ends."""

    def marked(emitter: Emitter, clause: Do) -> None:
        _picked(emitter, codes.PICK_PLACE, codes.GO_PICKED, words.number(clause, "tag"))

    return (
        Word("reveal", "reveal {card}", _named(words, codes.REVEAL, "card")),
        Word("permit", "permit {card}", _named(words, codes.PERMIT, "card")),
        Word("discard", "discard {card}", _named(words, codes.DISCARD, "card")),
        Word("move-to", "move to {card}", _named(words, codes.MOVE_TO, "card")),
        Word("map", "add {place} to the plan", _named(words, codes.MAP, "place")),
        Word("go", "go to {place}", _named(words, codes.GO, "place")),
        Word("go-marked", "go to any {tag} place", marked),
        Word("win", "win", _plain(codes.WIN)),
        Word("fail", "fail by {failure}", _named(words, codes.FAIL, "failure")),
        Word("defeat", "defeat the adversary", _plain(codes.DEFEAT)),
    )


def _rolls() -> tuple[Word, ...]:
    """Dice and shields."""

    def throw(emitter: Emitter, clause: Do) -> None:
        emitter.emit(codes.THROW, clause.number("n"))
        emitter.emit(codes.AFTER_THROW)

    def eliminate(emitter: Emitter, clause: Do) -> None:
        kind = SHIELDS.index(clause.phrase("shields"))
        reach = REACHES.index(clause.phrase("reach"))
        for _ in range(clause.number("n")):
            _picked(emitter, codes.PICK_SHIELD, codes.ELIMINATE, kind, reach)

    return (
        Word("add-dice", "add {n} dice", _counted(codes.ADD_DICE)),
        Word("remove-dice", "remove {n} dice", _counted(codes.REMOVE_DICE)),
        Word("add-hits", "add {n} hit[s]", _counted(codes.ADD_HITS)),
        Word("reroll", "reroll a die", _picks(codes.PICK_DIE, codes.REROLL)),
        Word("turn", "turn a die into a hit", _picks(codes.PICK_DIE, codes.TURN)),
        Word("throw", "roll {n} dice", throw),
        Word("eliminate", "eliminate {n} {shields} shield[s] {reach}", eliminate),
    )


def _conditions(words: Words) -> tuple[Word, ...]:
    def named(code: int, slot: str, wanted: int = 1) -> Emit:
        return _named(words, code, slot, wanted)

    return (
        Word("alone", "you are alone", _plain(codes.ALONE)),
        Word("together", "everybody is here", _plain(codes.TOGETHER)),
        Word("wounded", "you are wounded", _plain(codes.WOUNDED)),
        Word("holds", "you hold {element}", named(codes.HOLDS, "element")),
        Word("lacks", "you lack {element}", named(codes.HOLDS, "element", 0)),
        Word("holds-tag", "you hold any {tag}", named(codes.HOLDS_TAG, "tag")),
        Word("owns", "you have {n} {resource}", _resource(codes.OWNS)),
        Word("owns-stored", "you have {n} stored", _counted(codes.OWNS, codes.STORED)),
        Word("has", "the team has {token}", named(codes.HAS, "token")),
        Word("has-not", "the team lacks {token}", named(codes.HAS, "token", 0)),
        Word("plays", "you play {receptacle}", named(codes.PLAYS, "receptacle")),
        Word("rolled-hits", "the roll has {n} hit[s]", _counted(codes.ROLLED_HITS)),
        Word("rolled-skulls", "the roll has {n} skull[s]", _counted(codes.ROLLED_SKULLS)),
        Word("tests", "the test is {characteristic}", named(codes.TESTS_OF, "characteristic")),
        Word("marked", "this place is {tag}", named(codes.MARKED, "tag")),
        Word("in-place", "the group is in {place}", named(codes.IN_PLACE, "place")),
        Word("run-is", "this is run {n} or later", _counted(codes.RUN_IS)),
        Word(
            "time-left", "at least {n} time is left", _counted(codes.TIME_IS, 1), most=LONGEST_TIME
        ),
        Word("time-low", "less than {n} time is left", _counted(codes.TIME_IS), most=LONGEST_TIME),
    )
