"""Hints for a seat before it chooses: the options as the game's adviser ranks them, what each would do,
and why other things cannot be chosen.

All of it is computed on request, because most players never ask.
"""

from looptable.bots.advising import find_adviser
from looptable.core.errors import Refusal
from looptable.core.ids import Seat
from looptable.engine.match.ahead import state_ahead
from looptable.engine.match.foresight import foresee_all, imagined_for
from looptable.engine.match.match import Match
from looptable.server.bots.schedule import job_for
from looptable.server.tables.presenter import translator_of
from looptable.server.tables.registry import TableRegistry
from looptable.server.tables.table import LiveTable
from looptable.storage.rows import Guest
from looptable.wire.lobby import ForesightInfo, HintInfo, ReasonInfo

__all__ = ["foresights", "hints", "reasons"]

SECONDS = 1.0


async def hints(
    registry: TableRegistry, live: LiveTable, guest: Guest, seat: Seat, lang: str
) -> list[HintInfo]:
    """Every option of a pending seat of this guest, the best first, with reasons."""
    match = _asked(live, guest, seat)
    if find_adviser(match.game) is None:
        raise Refusal("use/no-adviser", game=live.row.game)
    options, translator = match.options(seat), translator_of(live, lang)
    advice = await registry.workers.rank(guest.id, job_for(live, seat), SECONDS)
    return [translator.hint(options[one.index], one) for one in advice]


def foresights(
    live: LiveTable, guest: Guest, seat: Seat, lang: str, after: tuple[str, ...] = ()
) -> list[ForesightInfo]:
    """The certain effects of every option of a pending seat of this guest, in their order.

    With `after` it is about the question behind these choices; nothing, where there is none to foresee.
    """
    match, translator = _asked(live, guest, seat), translator_of(live, lang)
    game, state = match.game, state_ahead(match.game, match.state, seat, after)
    if state is None:
        return []
    options = game.legal_options(state, seat) if after else match.options(seat)
    foreseen = foresee_all(game, state, seat)
    return [
        translator.foresight(option, one) for option, one in zip(options, foreseen, strict=True)
    ]


def reasons(live: LiveTable, guest: Guest, seat: Seat, lang: str) -> list[ReasonInfo]:
    """Why a pending seat of this guest cannot choose what it might reach for."""
    match, translator = _asked(live, guest, seat), translator_of(live, lang)
    guess = imagined_for(match.game, match.state, seat)
    return [translator.reason(*one) for one in match.game.reasons(guess, seat).items()]


def _asked(live: LiveTable, guest: Guest, seat: Seat) -> Match:
    """The match, if this guest is to choose there for this seat."""
    if seat not in live.seats_of(guest.id):
        raise Refusal("seat/not-yours", seat=seat)
    match = live.playing
    pending = match.state.pending()
    if not pending:
        raise Refusal("action/match-over")
    if seat not in pending:
        raise Refusal("action/not-your-turn", seat=seat, pending=pending)
    return match
