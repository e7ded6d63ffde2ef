"""Limits of a mission: it may come from a stranger, and everybody at the table must read it."""

from dataclasses import dataclass

from looptable.content.sources import Limits

__all__ = ["USUAL", "Bounds"]


@dataclass(frozen=True, slots=True)
class Bounds:
    """Bytes of one and of all files of text, of one and of all pictures; pictures; headings of a file."""

    text_bytes: int = 1 << 18
    all_text_bytes: int = 4 << 20
    picture_bytes: int = 1 << 20
    all_picture_bytes: int = 20 << 20
    pictures: int = 250
    headings: int = 400

    @property
    def text(self) -> Limits:
        """For tables and prose."""
        return Limits(file_bytes=self.text_bytes)

    @property
    def picture(self) -> Limits:
        """For pictures."""
        return Limits(file_bytes=self.picture_bytes)


USUAL = Bounds()
