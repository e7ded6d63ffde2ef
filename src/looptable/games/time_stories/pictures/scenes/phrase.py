"""Reads a thing as an author writes it: `two small boats far left`."""

from looptable.content.diagnostics.diagnostics import Diagnostics, Place, did_you_mean
from looptable.games.time_stories.pictures.scenes.scene import Placed
from looptable.games.time_stories.pictures.scenes.things import THINGS

__all__ = [
    "ACROSS",
    "COUNTS",
    "DEPTHS",
    "HEIGHTS",
    "SIZES",
    "TINTS",
    "check_landmark",
    "read_thing",
    "thing_words",
]

COUNTS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "many": 7}
SIZES = {"tiny": 0.45, "small": 0.7, "large": 1.35, "huge": 1.8}
ACROSS = {"left": 0.2, "middle": 0.5, "right": 0.8}
DEPTHS = {"far": 0, "near": 2}
HEIGHTS = {"low": -1, "high": 1}
TINTS = ("red", "gold", "green", "blue", "brown", "pale", "dark")
MIRRORED = "turned"
PLURALS = {
    "men": "man",
    "women": "woman",
    "children": "child",
    "knives": "knife",
    "shelves": "shelf",
}
"""Those that do not end in s alone."""


def thing_words() -> list[str]:
    """Every word that may stand in the description of a thing."""
    return [*THINGS, *COUNTS, *SIZES, *ACROSS, *DEPTHS, *HEIGHTS, *TINTS, MIRRORED]


def read_thing(written: str, place: Place, report: Diagnostics) -> Placed | None:
    """The thing and where it stands; None with a diagnostic if a word says nothing to us."""
    fields: dict[str, object] = {}
    across: list[float] = []
    name = ""
    for word in written.split():
        found = _singular(word)
        if word in COUNTS:
            fields["count"] = COUNTS[word]
        elif word in SIZES:
            fields["size"] = SIZES[word]
        elif word in ACROSS:
            across.append(ACROSS[word])
        elif word in DEPTHS:
            fields["depth"] = DEPTHS[word]
        elif word in HEIGHTS:
            fields["height"] = HEIGHTS[word]
        elif word in TINTS:
            fields["tint"] = word
        elif word == MIRRORED:
            fields["mirrored"] = True
        elif found and not name:
            name = found
        else:
            code, hint = "mission/unknown-thing", did_you_mean(word, thing_words())
            report.error(code, place, hint=hint, word=word)
            return None
    if not name:
        report.error("mission/no-thing", place, text=written)
        return None
    if across:  # `left middle` is between the two
        fields["across"] = round(sum(across) / len(across), 2)
    return Placed(name, **fields)  # type: ignore[arg-type]


def check_landmark(written: str, place: Place, report: Diagnostics) -> None:
    """Reports a landmark that nobody could draw."""
    if written not in THINGS:
        hint = did_you_mean(written, THINGS)
        report.error("mission/unknown-thing", place, hint=hint, word=written)


def _singular(word: str) -> str:
    """The thing that is meant, also if there are several of it."""
    forms = (word, word.removesuffix("s"), word.removesuffix("es"), PLURALS.get(word, ""))
    return next((name for name in forms if name in THINGS), "")
