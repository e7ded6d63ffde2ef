"""The expansions, each one object in one file; this list is the only one. Compiled."""

from typing import Final

from looptable.games.loop_inc.rules.expansions.expansion import Expansion
from looptable.games.loop_inc.rules.expansions.futures import Futures
from looptable.games.loop_inc.rules.expansions.more_anomalies import MoreAnomalies
from looptable.games.loop_inc.rules.expansions.office import Office

__all__ = ["EXPANSIONS"]

EXPANSIONS: Final[list[Expansion]] = [Futures(), MoreAnomalies(), Office()]
