"""Plans: several choices of one guest in one frame, each stored as if it had come alone."""

from dataclasses import dataclass

from looptable.core.errors import LooptableError
from looptable.server.tables.choices import check_holder, check_seen, store_choice
from looptable.server.tables.registry import TableRegistry, one_change
from looptable.server.tables.table import LiveTable
from looptable.storage.errors import Conflict
from looptable.wire.frames import Plan, PlannedChoice

__all__ = ["CarriedOut", "carry_out"]


@dataclass(frozen=True, slots=True)
class CarriedOut:
    """How far a plan was carried out: the version of its last choice, how many were made, what stopped it."""

    version: int
    made: int
    stopped: LooptableError | None = None


@one_change
async def carry_out(
    registry: TableRegistry, live: LiveTable, guest_id: str | None, frame: Plan
) -> CarriedOut:
    """Makes the choices of a plan in order; refuses it if not even the first can be made.

    It ends before a choice that is refused, and after one that revealed something to the guest: the
    rest was planned without knowing it. A plan that is sent again, or tried again because another
    process wrote first, goes on where it was: its choices have ids of their own.
    """
    seats = live.seats_of(guest_id)
    version = frame.version
    for made, choice in enumerate(frame.choices):
        choice_id = _choice_id(guest_id, frame, made)
        known = live.ids.get(choice_id)
        if known is None:
            try:
                # The whole plan, before anything of it is done.
                for planned in frame.choices:
                    check_holder(live, guest_id, planned.seat)
                known = await _make(registry, live, choice, version, choice_id)
            except Conflict:
                raise
            except LooptableError as refusal:
                if not made:
                    raise
                return CarriedOut(version, made, refusal)
        version = known
        if live.choices[version].reveals_to(seats):
            return CarriedOut(version, made + 1)
    return CarriedOut(version, len(frame.choices))


async def _make(
    registry: TableRegistry, live: LiveTable, choice: PlannedChoice, version: int, choice_id: str
) -> int:
    """Makes one choice, planned for the questions of this version; its own version."""
    await check_seen(registry, live, choice.seat, version)
    return await store_choice(registry, live, choice.seat, choice.key, choice_id)


def _choice_id(guest_id: str | None, frame: Plan, number: int) -> str:
    """The id of one choice of a plan. No frame has such an id: theirs have no space."""
    return f"{guest_id}:{frame.id} {number}"
