"""A mission without a fault, to plant faults in: small, and nobody plays it."""

from collections.abc import Mapping
from pathlib import Path

from looptable.games.time_stories.tests.missions.proving_ground import FILES as GROUND
from looptable.games.time_stories.tests.missions.proving_ground import write_ground

__all__ = ["FILES", "write_flawless"]

FILES = {
    **GROUND,
    "mission.toml": """
format = 1
id = "ground"
version = "1"
licence = "CC BY 4.0"
time = 20
start = "hall"
places = ["hall", "cellar", "roof", "attic", "garden"]
plan = ["hall", "cellar", "roof"]
failures = ["caught"]
special = "pay 1 blue; lose 1 life"
characteristics = [
  { id = "combat", en = "combat", fr = "combat" },
  { id = "dexterity", en = "dexterity", fr = "dextérité" },
  { id = "magic", en = "magic", fr = "magie" },
]
tokens = [
  { id = "sun", en = "sun", fr = "soleil" },
  { id = "moon", en = "moon", fr = "lune" },
  { id = "star", en = "star", fr = "étoile" },
]
tags = [{ id = "weapon", en = "weapon", fr = "arme" }]
resources = [
  { id = "yellow", en = "coin", fr = "pièce" },
  { id = "brown", en = "bean", fr = "haricot" },
  { id = "blue", en = "bead", fr = "perle" },
  { id = "green", en = "leaf", fr = "feuille" },
]
""",
}


def write_flawless(folder: Path, changes: Mapping[str, str] | None = None) -> Path:
    """Writes the mission, with some tables replaced; their prose follows them."""
    return write_ground(folder, {**FILES, **(changes or {})})
