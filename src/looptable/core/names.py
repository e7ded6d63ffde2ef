"""Names for small integers: inside a state a card is 17, outside it is `spartan-shield`."""

from collections.abc import Iterator, Sequence

__all__ = ["Names"]


class Names(Sequence[str]):
    """A fixed list of names; each is known by its index."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = tuple(names)
        self._index = {name: index for index, name in enumerate(self._names)}
        if len(self._index) != len(self._names):
            raise ValueError(f"names are not distinct: {self._names}")

    def name(self, index: int) -> str:
        """The name at this index; a negative one has none, though Python would count from the end."""
        if index < 0:
            raise IndexError(index)
        return self._names[index]

    def find(self, name: str) -> int:
        """The index of this name; KeyError if there is none."""
        return self._index[name]

    def __contains__(self, name: object) -> bool:
        return name in self._index

    def __len__(self) -> int:
        return len(self._names)

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __getitem__(self, index: int) -> str:  # type: ignore[override]
        return self._names[index]
