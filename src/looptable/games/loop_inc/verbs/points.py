"""Verbs about points, waste and other cards. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.effects.emitter import Emitter
from looptable.effects.language import Word
from looptable.effects.nodes import Do
from looptable.games.loop_inc.rules.fields import IncFields
from looptable.games.loop_inc.rules.players import who
from looptable.games.loop_inc.rules.turns import card_before
from looptable.games.loop_inc.verbs.codes import DISCARD_WASTE, REPEAT, SCORE

__all__ = ["BY_PLACE", "VERBS"]

BY_PLACE: Final = "score-by-place"


def emit_repeat(emitter: Emitter, _: Do) -> None:
    """The card before this one, performed again."""
    emitter.emit(REPEAT)


def emit_score(emitter: Emitter, clause: Do) -> None:
    """Points."""
    emitter.emit(SCORE, clause.number("n"))


def emit_discard(emitter: Emitter, clause: Do) -> None:
    """Waste out of the penalty frame."""
    emitter.emit(DISCARD_WASTE, clause.number("n"))


def emit_score_by_place(_emitter: Emitter, _: Do) -> None:
    """Nothing now: the expansion scores the card at the end of the day (INC-OFF-5)."""


VERBS: Final = (
    Word("repeat", "repeat the card before", emit_repeat, icon="card"),
    Word("score", "score {n} point[s]", emit_score, icon="point"),
    Word(BY_PLACE, "score by place", emit_score_by_place, icon="point"),
    Word("discard-waste", "discard {n} waste", emit_discard, icon="waste"),
)


def do_repeat(t: IncFields) -> None:
    """Performs the card before this one again; if that fails, it tears as ever."""
    card = card_before(t, t.actor)
    if t.listener is not None:
        t.tell("repeats", {"seat": who(t, t.actor), "card": t.names.name("card", card)})
    t.call(t.book.start[card], t.actor)


def do_score(t: IncFields, points: i64) -> None:
    """Scores points."""
    t.bonus[t.actor] += points
    if t.listener is not None:
        t.tell("scores", {"seat": who(t, t.actor), "n": points})


def do_discard_waste(t: IncFields, most: i64) -> None:
    """Discards waste, as far as there is any."""
    gone = min(most, t.waste[t.actor])
    t.waste[t.actor] -= gone
    if gone and t.listener is not None:
        t.tell("discards-waste", {"seat": who(t, t.actor), "n": gone})
