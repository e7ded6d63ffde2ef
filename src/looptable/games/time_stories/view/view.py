"""The view of a seat: the base, the plan, the panorama, its own cards, and what all may see."""

from msgspec.structs import replace

from looptable.content.text.texts import Text
from looptable.engine.contract.view import Of, Part, Piece, View, Zone
from looptable.engine.event_text import seat_text
from looptable.games.time_stories.mission.texts import BASE
from looptable.games.time_stories.rules.cards import shields_on
from looptable.games.time_stories.rules.codes import BLANK, JUDGING, OVER, SEEN_CARD
from looptable.games.time_stories.rules.layout import SHIELDS
from looptable.games.time_stories.rules.notebook import has_seen, is_familiar
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import (
    agent_count,
    card_at,
    full_name,
    letter,
    members,
    on,
    seers,
)
from looptable.games.time_stories.view.known import can_follow, known
from looptable.games.time_stories.view.pieces.bodies import bodies_to_choose
from looptable.games.time_stories.view.pieces.deck import in_pile
from looptable.games.time_stories.view.pieces.faces import card_back, card_face
from looptable.games.time_stories.view.pieces.mats import mat
from looptable.games.time_stories.view.pieces.notebook import notebook
from looptable.games.time_stories.view.pieces.pictures import art_of, with_art
from looptable.games.time_stories.view.pieces.plan import plan, readers
from looptable.games.time_stories.view.pieces.powers import base_parts
from looptable.games.time_stories.view.words import about_roll

__all__ = ["project", "question"]


def project(state: StoryState, seat: int | None, *, with_known: bool) -> View:
    """All that this seat may know, and no more."""
    return View(
        game="time-stories",
        seat=seat,
        pending=tuple(state.pending()),
        prompt=question(state, seat),
        trail=_trail(state, seat),
        zones=_Drawing(state, seat).zones(),
        known=known(state, seat) if with_known else {},
        outcome=state.outcome(),
        chapter=_chapter(state),
    )


def _chapter(state: StoryState) -> tuple[Text, ...]:
    """The run, and the place where the group is."""
    run = Text.of("chapter.run", n=state.run_number)
    if state.here < 0:
        return (run,)
    return run, Text(f"place.{full_name(state, 'place', state.here)}")


def question(state: StoryState, seat: int | None) -> Text | None:
    """The question being asked, as this seat may know it."""
    if not state.pending():
        return None
    if state.pc >= 0 and not can_follow(state, seat):
        return Text("prompt.secret")
    return about_roll(state, Text(f"prompt.{state.names.name('prompt', state.prompt)}"))


def _trail(state: StoryState, seat: int | None) -> tuple[Text, ...]:
    """In the middle of an effect, what it says."""
    if state.pc < 0 or not can_follow(state, seat):
        return ()
    label = state.program.name(state.pc).partition("+")[0]
    return (Text(f"rules.{state.story.id}.{label}"),)


class _Drawing:
    """The table as it is drawn for one seat."""

    def __init__(self, state: StoryState, seat: int | None) -> None:
        self._state = state
        self._seat = seat
        self._id = state.story.id

    def zones(self) -> tuple[Zone, ...]:
        """Everything on the table, from the general to the own."""
        state = self._state
        found = [
            self._time(),
            Zone("run", "track", Text("zone.run"), count=state.run_number),
            self._captain(),
            self._deck(),
            self._elements(),
            self._base(),
            plan(state, self._seat),
            *bodies_to_choose(state),
        ]
        if state.phase in (JUDGING, OVER):
            found.append(self._end())
        if state.here >= 0:
            found.append(self._panorama())
        found.append(self._tokens())
        if state.dice or state.thrown:
            found.append(self._dice())
        found += [mat(state, self._seat, agent) for agent in range(agent_count(state))]
        if self._seat is not None and not state.notes_only:
            found.append(notebook(state, self._seat))
        return tuple(found)

    def _time(self) -> Zone:
        """The time line; effects may lead beyond the time of the base (TIME-OPEN-44)."""
        state = self._state
        limit = max(state.time, state.story.time)
        return Zone("time", "track", Text("zone.time"), count=state.time, limit=limit)

    def _captain(self) -> Zone:
        """The Time Captain die lies with the one who holds the office (TIME-CMP-6)."""
        captain = self._state.captain
        marks = ("asks",) if self._state.paused else ()
        die = Piece("captain-die", "die", Text("piece.captain-die"), marks=marks, thing="captain")
        name = Text.of("zone.captain", seat=seat_text(captain))
        of: Of = {"seat": captain}
        return Zone("captain", "row", name, pieces=(die,), count=1, thing="captain", of=of)

    def _deck(self) -> Zone:
        """The cards that lie neither on the table nor out of the game (TIME-SET-9)."""
        state = self._state
        out = sum(state.gone) + int(state.phase in (JUDGING, OVER))
        if state.here >= 0:
            cards = state.story.place_cards(state.here)
            out += 1 + sum(not state.gone[card] for card in cards)
        count = in_pile(state.story) - out
        return Zone("deck", "pile", Text("zone.deck"), count=count)

    def _elements(self) -> Zone:
        """The elements that nobody has found yet: a pile of their own (TIME-ELC-4)."""
        count = sum(holder < 0 for holder in self._state.holder)
        return Zone("elements", "pile", Text("zone.elements"), count=count)

    def _base(self) -> Zone:
        """Base cards stay beside the board for all (TIME-BAS-7)."""
        head = Text(f"mission.{self._id}")
        parts = (Part("prose", Text(f"mission.{self._id}.text")), *base_parts(self._state))
        art = art_of(self._state, "cover", "cover")
        pieces = [Piece(f"mission-{self._id}", "card", head, art=art, thing="mission", parts=parts)]
        for part in BASE[: self._state.story.base]:
            key = f"base.{self._id}.{part}"
            of: Of = {"base": part}
            art = art_of(self._state, "base", part)
            name, text = Text(key), Text(f"{key}.text")
            pieces.append(Piece(f"base-{part}", "card", name, text, art=art, thing="base", of=of))
        return Zone("base", "row", Text("zone.base"), pieces=tuple(pieces), count=len(pieces))

    def _panorama(self) -> Zone:
        state = self._state
        cards = state.story.place_cards(state.here)
        zones = tuple(self._space(space) for space in cards)
        name = Text(f"place.{full_name(state, 'place', state.here)}")
        of: Of = {"panorama": state.names.name("place", state.here)}
        marks = ("red",) if state.story.red[state.here] else ()
        return Zone("panorama", "board", name, zones=zones, thing="panorama", of=of, marks=marks)

    def _space(self, space: int) -> Zone:
        state = self._state
        card = card_at(state, space)
        pieces = []
        if card >= 0:
            pieces.append(self._card(space, card))
            pieces += [
                Piece(
                    f"shield-{state.names.name('card', card)}-{number}",
                    "shield",
                    Text(f"shield.{SHIELDS[kind]}"),
                    count=count,
                    thing="shield",
                    of={
                        "card": state.names.name("card", card),
                        "sort": SHIELDS[kind],
                        "slot": number,
                    },
                )
                for number, (kind, count) in enumerate(shields_on(state, card))
                if count
            ]
        pieces += [self._pawn(agent) for agent in members(on(state, space))]
        name = state.names.name("card", space)
        return Zone(
            f"space-{name}",
            "area",
            Text.of("zone.space", letter=letter(state, space)),
            pieces=tuple(pieces),
            thing="space",
            of={"space": name, "letter": letter(state, space)},
        )

    def _card(self, space: int, card: int) -> Piece:
        """The face for those on the space (TIME-INF-1), the back for all others."""
        state, seat = self._state, self._seat
        if seat is None or not self._reads(space):
            back = card_back(state, card, readers(state, card))
            return with_art(state, card, self._seen(card, back), is_back=True)
        is_known = not state.notes_only and is_familiar(state, seat, card)
        face = card_face(state, card, is_known=is_known)
        return with_art(state, card, face, is_back=False)

    def _seen(self, card: int, back: Piece) -> Piece:
        """A back, marked where this seat knows the face."""
        state, seat = self._state, self._seat
        if seat is None or state.notes_only or not has_seen(state, seat, SEEN_CARD, card):
            return back
        return replace(back, marks=(*back.marks, "seen"))

    def _reads(self, space: int) -> bool:
        """Whether this seat has an agent there (TIME-INF-1)."""
        return self._seat is not None and self._seat in members(
            seers(self._state, on(self._state, space))
        )

    def _pawn(self, agent: int) -> Piece:
        name = self._state.names.name("agent", agent)
        text = Text(f"agent.{name}")
        return Piece(f"pawn-{name}", "pawn", text, thing="pawn", of={"agent": name})

    def _tokens(self) -> Zone:
        state = self._state
        found = [token for token in range(len(state.tokens)) if state.tokens[token]]
        pieces = tuple(
            Piece(
                f"token-{state.names.name('token', token)}",
                "token",
                Text(f"token.{full_name(state, 'token', token)}"),
                art=art_of(state, "token", state.names.name("token", token)),
                thing="token",
                of={"token": state.names.name("token", token)},
            )
            for token in found
        )
        return Zone("tokens", "area", Text("zone.tokens"), pieces=pieces, count=len(pieces))

    def _dice(self) -> Zone:
        state = self._state
        pieces = tuple(
            self._die(number, face)
            for number, face in enumerate((state.thrown or state.dice).as_list(), 1)
        )
        agent = Text(
            f"agent.{state.names.name('agent', state.actor if state.thrown else state.roller)}"
        )
        name, of = Text.of("zone.dice", agent=agent), self._roll()
        return Zone("dice", "row", name, pieces=pieces, count=len(pieces), thing="dice", of=of)

    def _roll(self) -> Of:
        """The agent who rolls, and the test it rolls for, unless the roll belongs to none."""
        state = self._state
        if state.thrown:
            return {"agent": state.names.name("agent", state.actor)}
        of: Of = {"agent": state.names.name("agent", state.roller)}
        if state.tried >= 0:
            of["test"] = state.names.name("trial", state.tried)
        return of

    def _die(self, number: int, face: int) -> Piece:
        name = self._state.names.name("face", face)
        return Piece(
            f"die-{number}",
            "die",
            Text(f"face.{name}"),
            icons=() if face == BLANK else (name,),
            thing="die",
            of={"die": number, "face": name},
        )

    def _end(self) -> Zone:
        state = self._state
        end = "success" if state.failure < 0 else state.names.name("failure", state.failure)
        key = f"end.{self._id}.{end}"
        parts = [Part("prose", Text(f"{key}.text"))]
        if state.failure >= 0 and state.story.after[state.failure] >= 0:
            rules = Text(f"rules.{self._id}.after-{end}")
            parts.append(Part("after", Text.of("face.after", rules=rules)))
        of: Of = {"end": end}
        art = art_of(state, "end", end)
        piece = Piece("end", "card", Text(key), art=art, thing="end", of=of, parts=tuple(parts))
        return Zone("end", "row", Text("zone.end"), pieces=(piece,), count=1)
