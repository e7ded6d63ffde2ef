"""The words that effects of a mission are written in, and the instructions they stand for.

Every mission has its own language: its slots hold the names that this mission gives to its elements,
tokens, cards and places. So a wrong name is found where it is written, with what was meant.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from looptable.effects.emitter import Emitter
from looptable.effects.nodes import Do
from looptable.effects.program import KEEP
from looptable.effects.verbs import Language, Phrases, Word
from looptable.games.time_stories import codes
from looptable.games.time_stories.story.definitions import RESOURCES

__all__ = ["ROLL_VERBS", "Words", "make_language"]

Emit = Callable[[Emitter, Do], None]

ROLL_VERBS = frozenset({"add-dice", "remove-dice", "add-hits", "reroll", "turn"})
"""Verbs that mean something around a roll only."""

MOST_TIME = 20


@dataclass(frozen=True, slots=True)
class Words:
    """The names that a mission gives, by slot: each list in the order of its numbers."""

    slots: Mapping[str, Sequence[str]]

    def number(self, clause: Do, slot: str) -> int:
        """The number behind the name that fills a slot."""
        return self.slots[slot].index(clause.phrase(slot))


def make_language(words: Words) -> Language:
    """All words whose slots have something to be filled with."""
    return Language(
        verbs=_speakable(_verbs(words), words),
        conditions=_speakable(_conditions(words), words),
        phrases=tuple(
            Phrases(slot, {name: name for name in names})
            for slot, names in words.slots.items()
            if names
        ),
        registers=("picked",),
    )


def _speakable(found: tuple[Word, ...], words: Words) -> tuple[Word, ...]:
    return tuple(
        word
        for word in found
        if all(words.slots[slot] for slot in words.slots if f"{{{slot}}}" in word.pattern)
    )


def _plain(code: int) -> Emit:
    return lambda emitter, _: _emit(emitter, code)


def _emit(emitter: Emitter, code: int, a: int = 0, b: int = 0) -> None:
    emitter.emit(code, a, b)


def _counted(code: int) -> Emit:
    return lambda emitter, clause: _emit(emitter, code, clause.number("n"))


def _verbs(words: Words) -> tuple[Word, ...]:
    def named(code: int, slot: str) -> Emit:
        return lambda emitter, clause: _emit(emitter, code, words.number(clause, slot))

    def resource(code: int) -> Emit:
        return lambda emitter, clause: _emit(
            emitter, code, clause.number("n"), RESOURCES.index(clause.phrase("resource"))
        )

    def picked(pick: int, code: int) -> Emit:
        def emit(emitter: Emitter, clause: Do) -> None:
            emitter.emit(pick)
            emitter.emit(KEEP, emitter.register("picked"))
            emitter.emit(code, clause.number("n") if "n" in dict(clause.slots) else 0)

        return emit

    return (
        Word("gain-element", "gain element {element}", named(codes.GAIN_ELEMENT, "element")),
        Word("lose-element", "lose element {element}", named(codes.LOSE_ELEMENT, "element")),
        Word("gain-token", "gain token {token}", named(codes.GAIN_TOKEN, "token")),
        Word("gain-resource", "gain {n} {resource}", resource(codes.GAIN_RESOURCE)),
        Word("pay", "pay {n} {resource}", resource(codes.PAY)),
        Word("gain-life", "gain {n} life", _counted(codes.GAIN_LIFE)),
        Word("lose-life", "lose {n} life", _counted(codes.LOSE_LIFE)),
        Word("heal", "heal {n} life of an agent", picked(codes.PICK_AGENT, codes.HEAL)),
        Word("gain-time", "gain {n} time", _counted(codes.GAIN_TIME), most=MOST_TIME),
        Word("lose-time", "lose {n} time", _counted(codes.LOSE_TIME), most=MOST_TIME),
        Word("reveal", "reveal {card}", named(codes.REVEAL, "card")),
        Word("permit", "permit {card}", named(codes.PERMIT, "card")),
        Word("discard", "discard {card}", named(codes.DISCARD, "card")),
        Word("map", "add {place} to the plan", named(codes.MAP, "place")),
        Word("go", "go to {place}", named(codes.GO, "place")),
        Word("win", "win", _plain(codes.WIN)),
        Word("fail", "fail by {failure}", named(codes.FAIL, "failure")),
        Word("add-dice", "add {n} dice", _counted(codes.ADD_DICE)),
        Word("remove-dice", "remove {n} dice", _counted(codes.REMOVE_DICE)),
        Word("add-hits", "add {n} hit[s]", _counted(codes.ADD_HITS)),
        Word("reroll", "reroll a die", picked(codes.PICK_DIE, codes.REROLL)),
        Word("turn", "turn a die into a hit", picked(codes.PICK_DIE, codes.TURN)),
        Word("defeat", "defeat the adversary", _plain(codes.DEFEAT)),
        Word("skip", "skip your next action", _plain(codes.SKIP)),
    )


def _conditions(words: Words) -> tuple[Word, ...]:
    def named(code: int, slot: str, wanted: int) -> Emit:
        return lambda emitter, clause: _emit(emitter, code, words.number(clause, slot), wanted)

    return (
        Word("alone", "you are alone", _plain(codes.ALONE)),
        Word("together", "everybody is here", _plain(codes.TOGETHER)),
        Word("holds", "you hold {element}", named(codes.HOLDS, "element", 1)),
        Word("lacks", "you lack {element}", named(codes.HOLDS, "element", 0)),
        Word("has", "the team has {token}", named(codes.HAS, "token", 1)),
        Word("has-not", "the team lacks {token}", named(codes.HAS, "token", 0)),
        Word("plays", "you play {receptacle}", named(codes.PLAYS, "receptacle", 1)),
    )
