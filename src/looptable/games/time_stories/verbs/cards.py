"""Cards, places and ends of a run: revealed, permitted, removed, mapped, gone to. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.effects.emitter import Emitter
from looptable.effects.language import Word
from looptable.effects.nodes import Do
from looptable.games.time_stories.rules.cards import (
    arrive,
    first_open_test,
    pass_test,
    remove,
    reveal,
)
from looptable.games.time_stories.rules.codes import ASK_PLACE, FAILED_ENDING
from looptable.games.time_stories.rules.declaring import destinations
from looptable.games.time_stories.rules.fields import StoryFields
from looptable.games.time_stories.rules.kinds import Place
from looptable.games.time_stories.rules.moments import can_stir
from looptable.games.time_stories.rules.runs import fail, win
from looptable.games.time_stories.rules.table import (
    card_at,
    card_of,
    full_name,
    is_alive,
    name,
    tell,
)
from looptable.games.time_stories.rules.travel import depart
from looptable.games.time_stories.verbs import codes
from looptable.games.time_stories.verbs.emitting import emit_pick, named, number, plain
from looptable.games.time_stories.verbs.picks import ask_actor, picked

__all__ = ["VERBS", "is_marked"]


def do_reveal(t: StoryFields, card: i64) -> None:
    """Lays a card where the actor stands."""
    reveal(t, t.actor, card)


def do_permit(t: StoryFields, card: i64) -> None:
    """Lifts the sign that forbids a card."""
    t.permitted[card] = 1
    if t.listener is not None:
        tell(t, "permitted", {"card": full_name(t, "card", card)})


def do_discard(t: StoryFields, card: i64) -> None:
    """Removes a card until the next run."""
    remove(t, card)


def do_move_to(t: StoryFields, card: i64) -> None:
    """Takes the actor to another card of the place, whatever is on its back."""
    numbers, agent = t.numbers, t.actor
    for space in range(numbers.place_from[t.here], numbers.place_from[t.here + 1]):
        if card_at(t, space) == card:
            if space != t.space[agent] and is_alive(t, agent) and can_stir(t):
                if t.listener is not None:
                    told = full_name(t, "card", card)
                    tell(t, "moves", {"agent": name(t, "agent", agent), "card": told})
                arrive(t, agent, space)
            return


def do_map(t: StoryFields, place: i64) -> None:
    """Adds a place to the plan."""
    if not t.plan[place]:
        t.plan[place] = 1
        if t.listener is not None:
            tell(t, "mapped", {"place": full_name(t, "place", place)})


def do_go(t: StoryFields, place: i64) -> None:
    """Sends the group to a place; no effect goes on."""
    depart(t, place)


def emit_go_marked(emitter: Emitter, clause: Do) -> None:
    """Go to any place with a mark."""
    emit_pick(emitter, codes.PICK_PLACE, codes.GO_PICKED, number(emitter, clause, "tag"))


def do_pick_place(t: StoryFields, tag: i64) -> None:
    """Asks for a place with a mark, on the plan."""
    for place in destinations(t):
        if is_marked(t, place, tag):
            t.options.push(place)
    ask_actor(t, ASK_PLACE)


def is_marked(t: StoryFields, place: Place, tag: i64) -> bool:
    """Whether a place has a mark."""
    numbers = t.numbers
    for index in range(numbers.mark_from[place], numbers.mark_from[place + 1]):
        if numbers.marks[index] == tag:
            return True
    return False


def do_go_picked(t: StoryFields) -> None:
    """Sends the group to the place that was picked."""
    place = picked(t)
    if place >= 0:
        depart(t, place)


def do_win(t: StoryFields) -> None:
    """Ends the mission in success."""
    win(t)


def do_fail(t: StoryFields, card: i64) -> None:
    """Ends the run with a failure card."""
    fail(t, FAILED_ENDING, card)


def do_defeat(t: StoryFields) -> None:
    """The adversary on the actor's space counts as defeated (TIME-SYM-15, TIME-OPEN-45)."""
    agent = t.actor
    card = card_of(t, agent)
    if card < 0 or not t.numbers.adversary[card]:
        return
    trial = first_open_test(t, card)
    while trial >= 0:
        pass_test(t, agent, trial)
        trial = first_open_test(t, card)


VERBS: Final = (
    Word("reveal", "reveal {card}", named(codes.REVEAL, "card")),
    Word("permit", "permit {card}", named(codes.PERMIT, "card")),
    Word("discard", "discard {card}", named(codes.DISCARD, "card")),
    Word("move-to", "move to {card}", named(codes.MOVE_TO, "card")),
    Word("map", "add {place} to the plan", named(codes.MAP, "place")),
    Word("go", "go to {place}", named(codes.GO, "place")),
    Word("go-marked", "go to any {tag} place", emit_go_marked),
    Word("win", "win", plain(codes.WIN)),
    Word("fail", "fail by {failure}", named(codes.FAIL, "failure")),
    Word("defeat", "defeat the adversary", plain(codes.DEFEAT)),
)
