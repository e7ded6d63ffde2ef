"""Whether card A of a place announces the cards that lie there: its words in bold, against their names."""

import re
import unicodedata

from looptable.content.diagnostics.diagnostics import Diagnostics, did_you_mean
from looptable.content.text.languages import LANGUAGES
from looptable.games.time_stories.mission.folder import Files
from looptable.games.time_stories.mission.prose import Prose

__all__ = ["check_announced"]

# Articles and the like, in both languages: they tell no card from another.
_SMALL = frozenset(
    "a an and at by for from in of on the to with "
    "au aux avec d de des du en et l la le les par pour sur un une".split()
)
LIKE = 4  # so many first letters make two words one: “boat” announces “boats”


def check_announced(files: Files, report: Diagnostics) -> None:
    """Warns of words in bold without a card, and of cards that are left out among the others."""
    for place in files.mission.places:
        for lang in LANGUAGES:
            prose = files.prose.get((f"places/{place}", lang))
            if prose is not None and () in prose.sections:
                _check_place(files, place, prose, report)


def _check_place(files: Files, place: str, prose: Prose, report: Diagnostics) -> None:
    names = {
        card.id: prose.sections[card.id,].name
        for card in files.places[place].card
        if (card.id,) in prose.sections
    }
    said = {id: _words(f"{id} {name}") for id, name in names.items()}
    announced: set[str] = set()
    for bold in prose.bold:
        meant = {id for id, words in said.items() if _alike(_words(bold.words), words)}
        announced |= meant
        if not meant:
            hint = did_you_mean(bold.words, names.values())
            width = len(bold.words)
            report.warning(
                "mission/announces-nothing", bold.place, hint=hint, width=width, words=bold.words
            )
    if not prose.bold:  # an author may do without
        return
    for id, name in names.items():
        if id not in announced:
            report.warning("mission/not-announced", prose.sections[()].place, card=id, name=name)


def _words(text: str) -> set[str]:
    """The words that count, without accents and endings."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(sign for sign in bare if not unicodedata.combining(sign))
    return set(re.findall(r"\w+", plain)) - _SMALL


def _alike(some: set[str], others: set[str]) -> bool:
    return any(one[:LIKE] == other[:LIKE] for one in some for other in others)
