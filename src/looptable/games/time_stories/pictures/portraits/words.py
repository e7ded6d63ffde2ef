"""Reads a portrait as an author writes it: `old woman, grey bun, dark shawl, holding a lantern, by night`."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, get_args

from looptable.content.diagnostics.diagnostics import Diagnostics, Place, did_you_mean
from looptable.games.time_stories.pictures.portraits.faces import BEARDS, EXTRAS, MOODS
from looptable.games.time_stories.pictures.portraits.garments import GARMENTS
from looptable.games.time_stories.pictures.portraits.hair import HAIR
from looptable.games.time_stories.pictures.portraits.hats import HATS
from looptable.games.time_stories.pictures.scenes.canvas import chance
from looptable.games.time_stories.pictures.scenes.scene import Horizon, Light, Sky
from looptable.games.time_stories.pictures.scenes.things import THINGS

__all__ = ["COLOURS", "KINDS_OF_LOOKS", "Portrait", "derived_portrait", "read_portrait"]

COLOURS: Final = ("red", "gold", "green", "blue", "brown", "pale", "dark", "grey", "white", "black")
FILLERS: Final = frozenset({"a", "an", "the", "with", "in", "and", "holding"})
BY, BEFORE = "by", "before"
LIGHTS: Final = get_args(Light)
BACKDROPS: Final = (*get_args(Sky), *get_args(Horizon))

KINDS_OF_LOOKS: Final[dict[str, tuple[str, ...]]] = {
    "person": ("man", "woman", "boy", "girl"),
    "age": ("young", "old"),
    "build": ("slight", "broad"),
    "skin": ("fair", "tanned", "brown-skinned", "dark-skinned"),
    "mood": tuple(MOODS),
    "hair": tuple(HAIR),
    "beard": tuple(BEARDS),
    "hat": tuple(HATS),
    "garment": tuple(GARMENTS),
    "extra": tuple(EXTRAS),
    "colours": COLOURS,
}
"""As a page lists them."""

COLOURED: Final = ("hair", "beard", "hat", "garment", "thing")
"""The kinds that take the colour which stands before them."""


@dataclass(frozen=True, slots=True)
class Portrait:
    """A person before something, in some light; every word is one of those above, or empty."""

    person: str = "man"
    age: str = ""
    build: str = ""
    skin: str = "fair"
    mood: str = "calm"
    hair: str = ""
    hair_colour: str = ""
    beard: str = ""
    beard_colour: str = ""
    hat: str = ""
    hat_colour: str = ""
    garment: str = "coat"
    garment_colour: str = ""
    extra: str = ""
    thing: str = ""
    thing_colour: str = ""
    light: Light = "day"
    backdrop: str = "clear"


def _kind_of(word: str) -> str:
    """The kind of a word; a thing that one may hold comes last, as there are many."""
    for kind, words in KINDS_OF_LOOKS.items():
        if word in words:
            return kind
    return "thing" if word in THINGS else ""


def read_portrait(written: str, place: Place, report: Diagnostics) -> Portrait | None:
    """The person who is meant; None with a diagnostic if a word says nothing of a face."""
    reader = _Reader()
    for word in written.replace(",", " ").split():
        known = reader.take(word)
        if known is not None:
            return _tell(word, known, place, report)
    if reader.before or reader.colour:  # of nothing
        return _tell(reader.before or reader.colour, (), place, report)
    return Portrait(**reader.found)  # type: ignore[arg-type]


class _Reader:
    """Takes one word after the other; a colour waits for what it is of, `by` and `before` for what they name."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}
        self.colour = self.before = ""

    def take(self, word: str) -> Sequence[str] | None:
        """None if a word says something here, else the words that would."""
        kind = _kind_of(word)
        if self.before:
            return self._scene(word)
        if word in (BY, BEFORE):
            self.before = word
        elif kind == "colours":
            self.colour = word
        elif kind and kind not in self.found and (not self.colour or kind in COLOURED):
            self.found[kind] = word
            if self.colour:
                self.found[f"{kind}_colour"], self.colour = self.colour, ""
        elif word not in FILLERS:
            return _all_words()
        return None

    def _scene(self, word: str) -> Sequence[str] | None:
        """The light, or what is behind somebody."""
        field, known = ("light", LIGHTS) if self.before == BY else ("backdrop", BACKDROPS)
        if word in FILLERS:
            return None
        if word not in known or field in self.found:
            return known
        self.found[field], self.before = word, ""
        return None


def _tell(word: str, known: Sequence[str], place: Place, report: Diagnostics) -> Portrait | None:
    hint = did_you_mean(word, [one for one in known if one != word])
    report.error("mission/unknown-look", place, hint=hint, word=word)
    return None


def _all_words() -> tuple[str, ...]:
    looks = (word for words in KINDS_OF_LOOKS.values() for word in words)
    return (*looks, BY, BEFORE, *FILLERS, *THINGS)


_USUAL: Final = {
    "age": ("", "", "young", "old"),
    "build": ("", "slight", "broad"),
    "skin": KINDS_OF_LOOKS["skin"],
    "mood": KINDS_OF_LOOKS["mood"],
    "hair_colour": ("black", "brown", "brown", "red", "gold", "grey"),
    "hat_colour": ("dark", "brown", "red", "green", "blue"),
    "garment_colour": ("red", "gold", "green", "blue", "brown", "dark", "grey"),
    "extra": ("", "", "", "glasses", "freckles", "earring"),
    "light": ("day", "dawn", "dusk", "lamp", "cold", "fog"),
}
_USUAL_OF: Final = {
    "man": {
        "hair": ("hair", "crop", "curls", "locks", "fringe"),
        "beard": ("", "", "beard", "moustache"),
        "hat": ("", "", "cap", "hat", "beret"),
        "garment": ("coat", "jacket", "uniform", "jersey", "shirt", "robe"),
    },
    "woman": {
        "hair": ("bun", "bob", "mane", "braid", "curls"),
        "hat": ("", "", "hat", "beret", "kerchief", "bonnet"),
        "garment": ("coat", "shawl", "dress", "jersey", "apron", "smock"),
    },
}
"""The words that a portrait without words draws from."""


def derived_portrait(name: str) -> Portrait:
    """Somebody for a name of which nothing else is said: always the same."""
    person = "man" if chance(name, 0) < 0.5 else "woman"
    found = {"person": person}
    for number, (field, words) in enumerate((_USUAL | _USUAL_OF[person]).items(), 1):
        found[field] = words[int(chance(name, number) * len(words) * 0.9999)]
    if found["skin"] in ("brown-skinned", "dark-skinned") and found["hair_colour"] != "grey":
        found["hair_colour"] = "black"
    return Portrait(**found)  # type: ignore[arg-type]
