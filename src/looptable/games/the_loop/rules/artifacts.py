"""The artifact deck, artifacts that are available, and those destroyed. Compiled."""

from looptable.games.the_loop.rules.codes import ASK_DOOMED, S_ARTIFACTS
from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.kinds import ERAS, Card, Era

__all__ = [
    "destroy_card",
    "destroy_doomed",
    "doom_artifacts",
    "find_tainted",
    "next_artifact",
    "reveal_artifact",
    "take_tainted",
]


def destroy_card(t: LoopFields, card: Card) -> None:
    """A card face up on the destroyed pile."""
    t.destroyed.push(card)
    if t.listener is not None:
        t.tell("card-destroyed", {"card": t.names.name("card", card)})


def next_artifact(t: LoopFields) -> Card:
    """The top card of the artifact deck; shuffles the destroyed pile first if it must."""
    if not t.artifacts:
        if not t.destroyed:
            return -1
        t.destroyed.move_to(t.artifacts)
        t.chance.shuffle(S_ARTIFACTS, t.artifacts)
        if t.listener is not None:
            t.tell("artifacts-reshuffled", {})
    return t.artifacts.pop()


def reveal_artifact(t: LoopFields) -> Card:
    """Turns up an artifact at its origin era; gives the card, or -1.

    On a vortex it is doomed, at once or, if an ability revealed it, after that (LOOP-VORTEX-9).
    """
    card = next_artifact(t)
    if card < 0:
        return -1
    era = t.numbers.origin[card]
    if t.listener is not None:
        data = {"card": t.names.name("card", card), "era": t.names.name("era", era)}
        t.tell("artifact-revealed", {**data}, None, True)
    if t.vortex[era] and t.pc < 0:
        t.doomed.push(card)
        return card
    t.available[era].push(card)
    if t.vortex[era]:
        t.tainted = 1
    return card


def find_tainted(t: LoopFields) -> None:
    """Works out whether artifacts lie on a vortex, which takes them when the ability is over."""
    t.tainted = 0
    for era in range(ERAS):
        if t.vortex[era] and t.available[era]:
            t.tainted = 1


def take_tainted(t: LoopFields) -> None:
    """Vortexes take what an ability revealed on them, now that it is over."""
    t.tainted = 0
    for era in range(ERAS):
        if t.vortex[era]:
            doom_artifacts(t, era)


def doom_artifacts(t: LoopFields, era: Era) -> None:
    """A vortex takes the artifacts available in an era."""
    t.available[era].move_to(t.doomed)


def destroy_doomed(t: LoopFields) -> None:
    """Destroys what a vortex took; of several at once the active player chooses the order."""
    t.options.push_all(t.doomed)
    t.ask(t.seat_of(t.active), ASK_DOOMED)
