"""Games that are right in one process and wrong in another; child processes import them from here."""

import os

from looptable.engine.contract.event import Listener
from looptable.engine.contract.settings import Options
from looptable.engine.contract.state import State
from tests.conformance.faulty import FaultyGame, FaultyState

__all__ = ["DIES", "FAULTLESS", "OTHER_BUILD", "SET_ORDER"]


class SetOrderState(FaultyState):
    """Lists what is legal in the order of a set of names."""

    def legal(self, seat: int) -> list[int]:
        by_name = {f"action-{action}": action for action in super().legal(seat)}
        return [by_name[name] for name in set(by_name)]


class OtherBuildState(FaultyState):
    """Has another key where the interpreted rules were asked for."""

    def key(self) -> bytes:
        return super().key() + os.environ.get("LOOPTABLE_PURE", "0").encode()


class SetOrderGame(FaultyGame):
    state = SetOrderState


class OtherBuildGame(FaultyGame):
    state = OtherBuildState


class DiesElsewhere(FaultyGame):
    """Cannot be set up under one of the two orders of hashing."""

    def setup(
        self, players: int, options: Options, seed: int, listener: Listener | None = None
    ) -> State:
        if os.environ.get("PYTHONHASHSEED") == "2":
            raise RuntimeError("not here")
        return super().setup(players, options, seed, listener)


FAULTLESS = FaultyGame()
SET_ORDER = SetOrderGame()
OTHER_BUILD = OtherBuildGame()
DIES = DiesElsewhere()
