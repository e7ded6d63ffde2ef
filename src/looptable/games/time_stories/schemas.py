"""The files that authors write, as editors may check them: `make generate` writes `schema/<name>.json`."""

import msgspec

from looptable.games.time_stories.mission.definitions import (
    Elements,
    MissionFile,
    PlaceFile,
    Receptacles,
)

__all__ = ["SCHEMAS"]

SCHEMAS: dict[str, type[msgspec.Struct]] = {
    "elements": Elements,
    "mission": MissionFile,
    "place": PlaceFile,
    "receptacles": Receptacles,
}
