"""The table as one reader may see it: infos, views, log lines.

Everything that leaves the server about a match is made here, from the reader's own views, the events
that the reader's seats may hear, and what is public about the table.
"""

from collections.abc import Sequence
from functools import lru_cache

from looptable.content.text.texts import Text
from looptable.core.ids import Seat
from looptable.engine.contract.bot import Proposal
from looptable.engine.event_text import seat_text
from looptable.engine.match.editions import offered_options
from looptable.engine.packs import game_with_packs
from looptable.engine.registry import find_game
from looptable.server.tables.rights import seat_rights, table_rights, view_rights
from looptable.server.tables.table import LiveTable
from looptable.server.tables.wishes import open_wish, waits_for
from looptable.storage.bodies import (
    ChatWritten,
    ChoiceMade,
    ChoicesUndone,
    MatchStarted,
    NoteWritten,
    Rematched,
    SeatChanged,
    UndoAnswered,
    UndoWished,
)
from looptable.storage.rows import LogRow, SeatRow, TableRow
from looptable.wire.lobby import NextTable, SeatInfo, SeatRight, TableInfo
from looptable.wire.translator import Translator
from looptable.wire.views import Happening, LineKind, LogLine, SeatView, UndoInfo, Wish

__all__ = [
    "LINE_KINDS",
    "happened",
    "log_lines",
    "row_info",
    "seat_views",
    "translator_of",
    "table_info",
]

LINE_KINDS: dict[str, LineKind] = {
    "choice": "choice",
    "chat": "chat",
    "note": "note",
    "seat": "seat",
    "start": "start",
    "ask": "ask",
    "agree": "agree",
    "undo": "undo",
    "rematch": "rematch",
}


@lru_cache(maxsize=64)
def _lobby_translator(game: str, packs: tuple[str, ...], lang: str) -> Translator:
    return Translator(game_with_packs(game, packs, is_path_allowed=False).texts(), lang)


def translator_of(live: LiveTable, lang: str) -> Translator:
    """The translator of this table in this language."""
    if live.match is None:
        return _lobby_translator(live.row.game, live.row.packs, lang)
    found = live.translators.get(lang)
    if found is None:
        game = live.match.game
        found = live.translators[lang] = Translator(game.texts(), lang, game.citations())
    return found


def table_info(live: LiveTable, guest_id: str | None, lang: str) -> TableInfo:
    """A table as one reader may see it."""
    return row_info(live.row, live.seats, guest_id, lang, live)


def row_info(
    row: TableRow,
    seats: Sequence[SeatRow],
    guest_id: str | None,
    lang: str,
    live: LiveTable | None = None,
) -> TableInfo:
    """The same from the rows alone; who is present only a live table knows."""
    sits = any(seat.holder == guest_id for seat in seats) and guest_id is not None
    owns = row.owner == guest_id
    game = find_game(row.game)
    return TableInfo(
        id=row.id,
        game=row.game,
        title=game.texts().say(Text("game.title"), lang),
        players=row.players,
        options=offered_options(game, row.options),
        packs=row.packs,
        lang=row.lang,
        access=row.access,
        status=row.status,
        seats=tuple(
            _seat_info(seat, guest_id, live, tuple(seat_rights(row, seats, seat, guest_id, live)))
            for seat in seats
        ),
        created=row.created,
        touched=row.touched,
        owner=owns,
        commit=row.commit_hash or None,
        version=None if live is None else live.version,
        takeover=None if live is None else live.takeover,
        invite=row.invite if sits or owns else None,
        next=_next(live),
        removed=live is not None and live.is_removed(guest_id),
        watching=not sits and row.status in ("playing", "over"),
        may=tuple(table_rights(row, seats, guest_id, live)),
    )


def _next(live: LiveTable | None) -> NextTable | None:
    """The address of another match; a visitor who may look here may look there."""
    if live is None or live.next is None:
        return None
    return NextTable(live.next.table, live.next.seat, live.next.name, live.next.invite)


def _seat_info(
    seat: SeatRow, guest_id: str | None, live: LiveTable | None, may: tuple[SeatRight, ...]
) -> SeatInfo:
    removed = None if live is None else live.removed.get(seat.seat)
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        me=guest_id is not None and seat.holder == guest_id,
        present=live is not None and live.is_present(seat.seat),
        muted=live is not None and seat.holder in live.muted,
        kept=seat.kind == "open" and seat.guest_id is not None,
        removed=None if removed is None else removed.name,
        may=may,
    )


def seat_views(live: LiveTable, seats: Sequence[Seat], lang: str) -> tuple[SeatView, ...]:
    """The views of these seats, or of a spectator where there are none; empty before the start."""
    if live.match is None:
        return ()
    return tuple(_seat_view(live, seat, lang) for seat in (seats or (None,)))


def _seat_view(live: LiveTable, seat: Seat | None, lang: str) -> SeatView:
    known = live.views.get((seat, lang))
    if known is None:
        match = live.playing
        made = len(match.lines)
        free_to = made if seat is None else _shown_free_to(live, seat)
        view = match.game.view(match.state, seat, with_known=False)
        translator = translator_of(live, lang)
        own = sum(line.seat == seat for line in match.lines)
        undo = UndoInfo(free_to, made, own, _wish(live, translator))
        may = tuple(view_rights(live, seat, undo))
        # Of a seat that a bot leads its holder sees all, and is asked nothing.
        is_led = seat is not None and live.seats[seat].is_led
        options = [] if is_led else match.options(seat)
        said = () if seat is None else _said(live, [option.key for option in options])
        ahead = () if is_led else match.ahead(seat)
        known = translator.seat_view(view, options, undo, may, said, ahead)
        live.views[seat, lang] = known
    return known


def _said(live: LiveTable, keys: Sequence[str]) -> tuple[tuple[Seat, Proposal], ...]:
    """The proposals of bots that are about the options with these keys, and what they mean to do themselves."""
    said = ((seat, one) for seat, proposals in live.proposals.items() for one in proposals)
    return tuple((seat, one) for seat, one in said if one.own or one.key in keys)


def _wish(live: LiveTable, translator: Translator) -> Wish | None:
    """The wish to undo that is open, for all to see."""
    found = open_wish(live)
    if found is None:
        return None
    version, wish = found
    text = Text.of("log.ask", who=_who(wish.name, wish.seat), count=wish.count)
    return Wish(version, wish.seat, translator.say(text), waits_for(live, version, wish))


def _shown_free_to(live: LiveTable, seat: Seat) -> int:
    holder = next(row.guest_id for row in live.seats if row.seat == seat)
    mine = live.seats_of(holder)
    return live.free_to(mine, known_to=mine)


def log_lines(
    live: LiveTable, rows: Sequence[LogRow], seats: Sequence[Seat], lang: str
) -> tuple[LogLine, ...]:
    """The log lines that these seats (none: a spectator) may read."""
    translator = translator_of(live, lang)
    told = [live.as_it_stands(row) for row in rows if row.kind in LINE_KINDS]
    return tuple(_line(live, row, seats, translator) for row in told)


def happened(
    live: LiveTable, rows: Sequence[LogRow], seats: Sequence[Seat], lang: str
) -> tuple[Happening, ...]:
    """The events that these seats (none: a spectator) may see, in order."""
    translator = translator_of(live, lang)
    return tuple(one for row in rows for one in translator.happenings(live.events(row), seats))


def _line(live: LiveTable, row: LogRow, seats: Sequence[Seat], translator: Translator) -> LogLine:
    body = row.body
    told = _sentences(live, row, seats, translator)
    shared = seats if len(seats) > 1 else ()
    alone = {str(seat): _sentences(live, row, (seat,), translator) for seat in shared}
    return LogLine(
        version=row.version,
        kind=LINE_KINDS[row.kind],
        sentences=told,
        time=row.time,
        n=body.n if isinstance(body, ChoiceMade) else None,
        seat=getattr(body, "seat", None),
        name=getattr(body, "name", None),
        ask=getattr(body, "ask", None),
        to=getattr(body, "to", None),
        folded=row.version in live.undone,
        asides={seat: heard for seat, heard in alone.items() if heard != told},
        chapter=tuple(map(translator.say, getattr(body, "chapter", ()))),
    )


def _sentences(
    live: LiveTable, row: LogRow, seats: Sequence[Seat], translator: Translator
) -> tuple[str, ...]:
    match row.body:
        case ChoiceMade() as body:
            told = translator.sentences(live.events(row), seats)
            # A seat always sees its own choice, even before it is revealed.
            if not told and tuple(seats) == (body.seat,):
                return (translator.say(live.choices[row.version].option.text),)
            return told
        case ChatWritten(text=text) | NoteWritten(text=text):
            return (text,) if text else ()
        case MatchStarted():
            return (
                translator.say(Text("log.start")),
                *translator.sentences(live.events(row), seats),
            )
        case Rematched() as body:
            return (translator.say(Text.of("log.rematch", who=_who(body.name, body.seat))),)
        case SeatChanged() as body:
            return (translator.say(Text.of(f"log.{body.what}", who=_who(body.name, body.seat))),)
        case UndoAnswered() as body:
            key = "log.agreed" if body.yes else "log.disagreed"
            return (translator.say(Text.of(key, who=_who(body.name, body.seat))),)
        case UndoWished() | ChoicesUndone() as body:
            who = _who(body.name, body.seat)
            return (translator.say(Text.of(f"log.{row.kind}", who=who, count=body.count)),)
        case _:
            return ()


def _who(name: str, seat: Seat) -> Text | str:
    """A name as its owner wrote it, or else what the game calls the seat."""
    return name or seat_text(seat)
