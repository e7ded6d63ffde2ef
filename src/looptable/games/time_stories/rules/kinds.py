"""Names for the numbers in signatures: what an integer of the rules stands for. Compiled."""

from typing import TypeAlias

from mypy_extensions import i64

__all__ = [
    "Agent",
    "Agents",
    "Card",
    "Colour",
    "Element",
    "Offer",
    "Place",
    "Power",
    "Seat",
    "Seats",
    "Trial",
]

Seat: TypeAlias = i64
Seats: TypeAlias = i64
"""A set of seats, as a mask."""
Agent: TypeAlias = i64
Agents: TypeAlias = i64
"""A set of agents, as a mask."""
Place: TypeAlias = i64
Card: TypeAlias = i64
"""A card of a panorama; a space is known by the card that was laid there first."""
Trial: TypeAlias = i64
Offer: TypeAlias = i64
Element: TypeAlias = i64
Power: TypeAlias = i64
Colour: TypeAlias = i64
"""A colour of resource tokens, or the tokens stored on a receptacle card."""
