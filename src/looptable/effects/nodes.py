"""The effect of a card as a small tree of typed nodes: one definition for behaviour, text and icons."""

from dataclasses import dataclass, field

__all__ = ["Choose", "Do", "Each", "If", "May", "Node", "Repeat", "Seq", "UpTo", "Value", "walk"]

Value = int | str
"""The value in a slot of a clause: a number, or the name of one of the slot's phrases."""


@dataclass(frozen=True, slots=True)
class Do:
    """A clause: one verb of the game with its slots filled, in the order of its pattern.

    `column` is where it was written, from 1; 0 if it was not.
    """

    verb: str
    slots: tuple[tuple[str, Value], ...] = ()
    column: int = field(default=0, compare=False, repr=False)

    def __getitem__(self, slot: str) -> Value:
        return dict(self.slots)[slot]

    def number(self, slot: str) -> int:
        """The value of a slot for numbers."""
        value = self[slot]
        assert isinstance(value, int)
        return value

    def phrase(self, slot: str) -> str:
        """The value of a slot for phrases."""
        value = self[slot]
        assert isinstance(value, str)
        return value


@dataclass(frozen=True, slots=True)
class Seq:
    """One after another; a step that cannot be done does not stop the next."""

    steps: tuple["Node", ...]


@dataclass(frozen=True, slots=True)
class Choose:
    """Exactly one of these, as the player likes."""

    options: tuple["Node", ...]


@dataclass(frozen=True, slots=True)
class May:
    """This, if the player likes."""

    body: "Node"


@dataclass(frozen=True, slots=True)
class UpTo:
    """A part repeated while the player likes, up to a number of times."""

    most: int
    body: "Node"


@dataclass(frozen=True, slots=True)
class Repeat:
    """A part repeated a number of times."""

    times: int
    body: "Node"


@dataclass(frozen=True, slots=True)
class Each:
    """This, once for each member of a set as it is when the loop starts."""

    members: Do
    body: "Node"


@dataclass(frozen=True, slots=True)
class If:
    """This if a condition holds, else that."""

    condition: Do
    body: "Node"
    otherwise: "Node | None" = field(default=None)


Node = Do | Seq | Choose | May | UpTo | Repeat | Each | If


def walk(node: Node) -> list[Do]:
    """Every clause of a tree, in reading order; conditions and sets are not clauses."""
    match node:
        case Do():
            return [node]
        case Seq(parts) | Choose(parts):
            return [clause for part in parts for clause in walk(part)]
        case If(_, body, otherwise) if otherwise is not None:
            return [*walk(body), *walk(otherwise)]
        case _:
            return walk(node.body)
