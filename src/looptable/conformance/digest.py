"""A digest of seeded matches, for another process to compare: `python -m looptable.conformance.digest`.

It prints one JSON value: the build, and for each match one short hash per moment over whose choice
it is, what they may choose and how it reads, what everybody sees, and the events. Equal lists of
hashes mean equal bytes; the first that differs says where two runs parted.
"""

import hashlib
import sys

import msgspec

from looptable.conformance.locate import locate
from looptable.conformance.plan import Case, Plan
from looptable.conformance.trace import Moment, Trace, record_play
from looptable.conformance.worlds import after
from looptable.core.build import build

__all__ = ["Digest", "MatchDigest", "digest"]


class MatchDigest(msgspec.Struct, frozen=True):
    """A match, and a hash for each of its moments."""

    seed: int
    players: int
    hashes: list[str]


class Digest(msgspec.Struct, frozen=True):
    """The digest of one process over all matches."""

    build: str
    matches: list[MatchDigest]


def digest(case: Case) -> Digest:
    """Plays the matches of a plan."""
    matches = []
    for players, seed in case.matches():
        trace = record_play(case.game, players, seed, case.plan.limit)
        hashes = [_moment_hash(trace, moment) for moment in trace.walk(case.plan.moments)]
        matches.append(MatchDigest(seed, players, hashes))
    return Digest(build(), matches)


def _moment_hash(trace: Trace, moment: Moment) -> str:
    game, state = trace.game, moment.state
    pending = state.pending()
    parts: list[object] = [moment.step, moment.seat, moment.action, pending, state.outcome()]
    parts += [(state.legal(seat), game.legal_options(state, seat)) for seat in pending]
    parts += [state.key(), state.position(), dict(game.census(state))]
    parts += [game.view(state, viewer) for viewer in trace.viewers()]
    if not moment.is_last:
        parts.append(after(state, moment.seat, moment.action)[1])
    # Tables are sorted: what they hold matters, not in which order it was put there.
    return hashlib.sha256(msgspec.json.encode(parts, order="deterministic")).hexdigest()[:16]


def main(arguments: list[str]) -> None:
    """The name of the game, and a plan as JSON."""
    name, plan = arguments
    case = Case(locate(name), name, msgspec.json.decode(plan, type=Plan))
    sys.stdout.buffer.write(msgspec.json.encode(digest(case)) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1:])
