"""Playthroughs: matches told in full, as text that people read and tests compare word by word.

The first line says what is played, and which bot can play it again; lines that start
with `>` are the choices. All else is made from them: what each seat sees at the start and at the
end, the options, the events. So a change of the rules shows as a change of a story. `seeded_hash`
guards the rest: one hash over many random matches.
"""

import hashlib
from collections.abc import Callable, Iterator

import msgspec

from looptable.content.text.texts import Text
from looptable.core.chance import Chance
from looptable.core.errors import RecordError, Refusal
from looptable.core.ids import Seat
from looptable.engine.contract.event import Event
from looptable.engine.contract.game import Game
from looptable.engine.contract.state import State
from looptable.engine.contract.view import View, Zone
from looptable.engine.event_text import event_text
from looptable.engine.match.match import Match, new_match

__all__ = [
    "LIMIT",
    "Chooser",
    "Heading",
    "endings_in",
    "heading_of",
    "play",
    "replay",
    "retell",
    "seeded_hash",
    "story_of",
]

MATCHES = 200  # under one golden hash
LIMIT = 5_000  # choices in one match

Chooser = Callable[[State, Seat, Chance], int]
"""Gives the index, in `State.legal`, of what a seat takes."""


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line of a playthrough, as JSON behind a `#`.

    `bot`, `ending` and `longest` do not change the story: they say how to make it again when its
    choices are no longer legal. Without a bot its choices were picked by hand.
    """

    game: str
    players: int
    seed: int
    bot: str | None = None
    ending: str | None = None
    longest: int = LIMIT
    options: dict[str, str | int | bool] = {}
    position: dict[str, object] | None = None


def heading_of(text: str) -> Heading:
    """The heading of a playthrough."""
    return msgspec.json.decode(text.partition("\n")[0].removeprefix("#"), type=Heading)


def retell(game: Game, text: str) -> str:
    """A playthrough retold from its heading and its choices.

    Raises RecordError at the first choice that is not legal any longer.
    """
    match = _start(game, heading_of(text))
    lines = [text.partition("\n")[0], *_table(game, match)]
    for n, (seat, key) in enumerate(_choices(text), 1):
        try:
            lines += _told(game, match, seat, key)
        except Refusal as refusal:
            raise RecordError(
                "playthrough/illegal-choice", n=n, seat=str(seat), key=key, reason=refusal.code
            ) from refusal
    if match.state.outcome() is not None:
        lines += _table(game, match)
    return "\n".join(lines) + "\n"


def replay(game: Game, text: str, choices: int) -> Match:
    """The match of a playthrough after its first choices."""
    match = _start(game, heading_of(text))
    for seat, key in list(_choices(text))[:choices]:
        match.act(seat, key)
    return match


def _start(game: Game, heading: Heading) -> Match:
    return new_match(
        game, heading.players, heading.options, heading.seed, position=heading.position
    )


def _choices(text: str) -> Iterator[tuple[Seat, str]]:
    for line in text.splitlines():
        if line.startswith(">"):
            seat, _, key = line[1:].partition(":")
            yield int(seat), key.strip()


def _told(game: Game, match: Match, seat: int, key: str) -> Iterator[str]:
    yield f"  {seat} may: " + " | ".join(o.key for o in match.options(seat))
    yield f">{seat}: {key}"
    texts = game.texts()
    for event in match.act(seat, key).events:
        yield f"    {_audience(event)}{texts.say(event_text(event, texts), 'en')}"


def _audience(event: Event) -> str:
    """The audience of an event, where it is not everybody, and whether it reveals something."""
    heard = "" if event.audience is None else f"[{','.join(map(str, event.audience))}] "
    return heard + ("! " if event.reveals else "")


def _table(game: Game, match: Match) -> Iterator[str]:
    """The view of a spectator, then what each seat sees beside that."""
    public = list(_drawn(game, game.view(match.state, None)))
    yield from ["", "table:", *public]
    for seat in range(match.header.players):
        own = [line for line in _drawn(game, game.view(match.state, seat)) if line not in public]
        yield from [f"seat {seat} sees:", *own]
    outcome = match.state.outcome()
    if outcome is not None:
        yield f"outcome: {outcome.code}, winners {list(outcome.winners)}, {list(outcome.scores)}"
    yield ""


def _drawn(game: Game, view: View) -> Iterator[str]:
    for zone in view.zones:
        yield from _zone(game, zone, 1)


def _zone(game: Game, zone: Zone, depth: int) -> Iterator[str]:
    def say(text: Text) -> str:
        return game.texts().say(text, "en")

    pieces = ", ".join(
        " ".join(
            [f"{piece.count} {say(piece.name)}" if piece.count > 1 else say(piece.name)]
            + ([f"{piece.filled}/{piece.slots}"] if piece.slots else [])
            + [f"({mark})" for mark in piece.marks]
        )
        for piece in zone.pieces
    )
    count = f" {zone.count}" if zone.count or zone.kind == "track" else ""
    limit = f"/{zone.limit}" if zone.limit is not None else ""
    yield f"{'  ' * depth}{zone.id}:{count}{limit}{' ' if pieces else ''}{pieces}"
    for inner in zone.zones:
        yield from _zone(game, inner, depth + 1)


def seeded_hash(game: Game, matches: int = MATCHES) -> str:
    """One hash over seeded random matches: every option count, every choice, every end."""
    digest = hashlib.sha256()
    chance = Chance(1)
    spread = range(game.meta.least_players, game.meta.most_players + 1)
    for number in range(matches):
        chance.seed(number)
        state = game.setup(spread[number % len(spread)], game.options({}), number)
        for _ in range(LIMIT):
            seat = state.mover()
            if seat < 0:
                break
            count = state.choices(seat)
            action = state.choice(seat, chance.below(0, count))
            digest.update(f"{seat}:{count}:{action};".encode())
            state.play(seat, action)
        digest.update(state.key())
    return digest.hexdigest()


def play(game: Game, heading: Heading, choose: Chooser) -> Match:
    """A match played to its end; what is chosen depends on the seed of its heading alone."""
    match = _start(game, heading)
    chance = Chance(1)
    chance.seed(heading.seed)
    while (seats := match.state.pending()) and len(match.lines) < LIMIT:
        seat = seats[chance.below(0, len(seats))]
        action = match.state.legal(seat)[choose(match.state, seat, chance)]
        match.act(seat, game.option_key(match.state, seat, action))
    return match


def story_of(game: Game, heading: Heading, match: Match) -> str:
    """The playthrough of a match that was played from a heading."""
    lines = ["#" + msgspec.json.encode(heading).decode()]
    lines += [f">{choice.seat}: {choice.do}" for choice in match.lines]
    return retell(game, "\n".join(lines) + "\n")


def endings_in(text: str) -> set[str]:
    """The ways of ending that a playthrough shows."""
    ends = [line for line in text.splitlines() if line.startswith("outcome: ")]
    return {line.removeprefix("outcome: ").split(",")[0] for line in ends}
