"""More anomalies: a second set of anomaly cards, shuffled with the first (INC-MAN). Compiled."""

from typing import Final

from looptable.games.loop_inc.rules.expansions.expansion import Expansion

__all__ = ["EXPANSION"]


class MoreAnomalies(Expansion):
    """The expansion with more anomalies."""

    def __init__(self) -> None:
        super().__init__("more_anomalies")

    def anomaly_sets(self) -> list[str]:
        """The set of the expansion."""
        return ["more-anomalies"]

    def habits(self) -> dict[str, int]:
        """A Recall Notice tears whenever no Ad is out."""
        return {"recall-notice": -120}


EXPANSION: Final = MoreAnomalies()
