"""A game whose content is read from its folder, once, when it is first needed.

Listing the games costs no reading. A game adds to `Library` what its rules
look up, and to `ContentGame` its rules.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import ClassVar, Generic, Self

from typing_extensions import TypeVar

from looptable.content.book.book import Book
from looptable.content.book.reader import read_book
from looptable.content.kept import PAST, kept_names
from looptable.content.packs.pack import Pack
from looptable.content.text.texts import Texts
from looptable.content.text.vocabularies import find_vocabularies
from looptable.core.names import Names
from looptable.engine.contract.bot import Bot
from looptable.engine.contract.game import CardFace, Game, StateT_co, read_meta
from looptable.engine.contract.tutorial import Tutorial, read_tutorial
from looptable.engine.ledger.citations import Citations, read_citations

__all__ = ["ContentGame", "Library"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Library:
    """Everything a match is played with that is not rules: what all games have of it."""

    names: dict[str, Names]
    texts: Texts
    icons: dict[str, tuple[str, ...]]
    faces: tuple[CardFace, ...]
    packs: tuple[Pack, ...]
    vocabulary: str
    hash: str


LibraryT = TypeVar("LibraryT", bound=Library)


class ContentGame(Game[StateT_co], Generic[LibraryT, StateT_co]):
    """A game with a library."""

    folder: ClassVar[Path]

    def __init__(self, library: LibraryT | None = None) -> None:
        self.meta = read_meta(self.folder)
        self._loaded = library
        self._kept: Path | None = None

    def read(self, packs: tuple[Pack, ...], vocabulary: str, kept: Path | None = None) -> LibraryT:
        """The content with these packs on top; raises ContentError with all mistakes.

        `kept` is a folder of older content, to be read instead of that of today.
        """
        raise NotImplementedError

    def content_folders(self) -> Mapping[str, tuple[str, ...]]:
        """The folders to keep before content is changed, by the hash that matches know it by."""
        return {self.content_hash(): ("content", "text")}

    def kept_contents(self) -> tuple[str, ...]:
        """The names of the folders in `past/`."""
        return kept_names(self.folder)

    def content_name(self) -> str:
        """The name of its folder in `past/`."""
        return "" if self._kept is None else self._kept.name

    def with_content(self, name: str) -> Self:
        """The same game with the content of a folder in `past/`."""
        return self._reading((), self.library.vocabulary, self.folder / PAST / name)

    def _reading(self, packs: tuple[Pack, ...], vocabulary: str, kept: Path | None) -> Self:
        game = type(self)(self.read(packs, vocabulary, kept))
        game._kept = kept
        return game

    @property
    def library(self) -> LibraryT:
        """The content, read when it is first needed."""
        if self._loaded is None:
            self._loaded = self.read((), self.vocabularies()[0])
        return self._loaded

    def texts(self) -> Texts:
        """Every sentence of the game, those of its cards generated."""
        return self.library.texts

    def with_packs(self, packs: Sequence[Pack]) -> Self:
        """The same game with these packs on top."""
        return self._reading(tuple(packs), self.library.vocabulary, self._kept)

    def packs(self) -> tuple[Pack, ...]:
        """The packs on top."""
        return self.library.packs

    def vocabularies(self) -> tuple[str, ...]:
        """Neutral, and those that the game's folder has."""
        return find_vocabularies(self.folder)

    def in_vocabulary(self, name: str) -> Self:
        """The same game in the words of an edition."""
        self.check_vocabulary(name)
        if name == self.library.vocabulary:
            return self
        return self._reading(self.library.packs, name, self._kept)

    def citations(self) -> Citations:
        """The citations in the game's `rules.toml`."""
        return read_citations(self.folder)

    def tutorial(self) -> Tutorial | None:
        """The tutorial in its folder."""
        return read_tutorial(self.folder)

    def rulebook(self, lang: str) -> Book | None:
        """The rulebook in its folder."""
        return read_book(self.folder, lang)

    def bots(self) -> Mapping[str, Callable[[], Bot]]:
        """The `BOTS` of its module `bot/bots.py`, if it has one."""
        if not (self.folder / "bot" / "bots.py").is_file():
            return {}
        package = type(self).__module__.rpartition(".")[0]
        bots: Mapping[str, Callable[[], Bot]] = import_module(f"{package}.bot.bots").BOTS
        return bots

    def content_hash(self) -> str:
        """The hash of all definitions."""
        return self.library.hash

    def cards(self) -> Sequence[CardFace]:
        """Every printed card, in the order of the content."""
        return self.library.faces
