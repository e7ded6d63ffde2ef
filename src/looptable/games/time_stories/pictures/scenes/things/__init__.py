"""Everything that can stand in a panorama, by its word."""

from dataclasses import replace

from looptable.games.time_stories.pictures.scenes.pen import Thing
from looptable.games.time_stories.pictures.scenes.things.afloat import AFLOAT
from looptable.games.time_stories.pictures.scenes.things.buildings import BUILDINGS
from looptable.games.time_stories.pictures.scenes.things.goods import GOODS
from looptable.games.time_stories.pictures.scenes.things.heaven import HEAVEN
from looptable.games.time_stories.pictures.scenes.things.indoors import INDOORS
from looptable.games.time_stories.pictures.scenes.things.nature import NATURE
from looptable.games.time_stories.pictures.scenes.things.people import PEOPLE
from looptable.games.time_stories.pictures.scenes.things.small import SMALL

__all__ = ["KINDS_OF_THINGS", "THINGS"]

KINDS_OF_THINGS: dict[str, dict[str, Thing]] = {
    "people and animals": PEOPLE,
    "buildings": BUILDINGS,
    "rooms": INDOORS,
    "nature": NATURE,
    "boats and vehicles": AFLOAT,
    "goods": GOODS,
    "small things": SMALL,
    "sky": HEAVEN,
}
"""As a page lists them."""

_USUAL = {
    "green": "tree fir palm bush reed ivy hill bottle soldier can flask",
    "blue": "sailor officer wave pool waterfall capsule porthole fountain drop eye gem ripples",
    "red": "woman flag banner curtain lighthouse buoy armchair kite balloon rocket bandage heart seal apple medal almanac compass ticket",
    "gold": "rope child chest treasure sack basket scholar tent hand bread",
    "brown": "crate barrel table desk counter bookcase door boat cart fence signpost chair bench shelf "
    "bed raft wreck ship sailboat ladder monk piano pendulum hut cottage suitcase drum horse dog worker footprints boot glove match",
}
_TINTS = {name: tint for tint, names in _USUAL.items() for name in names.split()}

THINGS: dict[str, Thing] = {
    name: replace(thing, tint=_TINTS.get(name, ""), size=0.4 if name in SMALL else 1.0)
    for things in KINDS_OF_THINGS.values()
    for name, thing in things.items()
}
