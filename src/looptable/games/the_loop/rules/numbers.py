"""The content of a match as the rules read it: numbers in rows. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.core.rows import vec
from looptable.effects.program import Program

__all__ = ["CUBES", "SLOTS", "Numbers"]

CUBES: Final[i64] = 30  # that the machine can drop at most
SLOTS: Final[i64] = 4  # cubes in one era that make a vortex


class Numbers:
    """Cards, clones, missions, agents and machina cards, each by its number."""

    def __init__(
        self,
        program: Program,
        tables: dict[str, list[int]],
        offers: dict[int, list[str]],
    ) -> None:
        self.program = program
        self.offers = offers
        self.dimension: vec[i64] = vec[i64](tables["dimension"])
        self.origin: vec[i64] = vec[i64](tables["origin"])
        self.start: vec[i64] = vec[i64](tables["start"])
        self.owner: vec[i64] = vec[i64](tables["owner"])  # of a starting card: who; else -1
        self.generation: vec[i64] = vec[i64](tables["generation"])
        self.paradox: vec[i64] = vec[i64](tables["paradox"])
        self.mission_kind: vec[i64] = vec[i64](tables["mission_kind"])
        self.mission_need: vec[i64] = vec[i64](tables["mission_need"])
        self.agent_era: vec[i64] = vec[i64](tables["agent_era"])
        self.agent_ability: vec[i64] = vec[i64](tables["agent_ability"])
        self.clones_a_turn: vec[i64] = vec[i64](tables["clones_a_turn"])
        self.artifacts_a_turn: vec[i64] = vec[i64](tables["artifacts_a_turn"])
        self.chutes: vec[i64] = vec[i64](tables["chutes"])
        self.tails: vec[i64] = vec[i64](tables["tails"])
        self.centrifuge_sides: vec[i64] = vec[i64](tables["centrifuge_sides"])  # two of each
        self.machina_home: vec[i64] = vec[i64](tables["machina_home"])
        self.machina_start: vec[i64] = vec[i64](tables["machina_start"])
        self.machina_slots: vec[i64] = vec[i64](tables["machina_slots"])
        self.finish_start: i64 = tables["finish_start"][0]
        self.offer_start: i64 = tables["offer_start"][0]
        self.send_start: i64 = tables["send_start"][0]
        self.borrow_start: i64 = tables["borrow_start"][0]

    def tail(self, chute: i64, cubes: i64, least: i64) -> i64:
        """How often, in 10,000 drops of `cubes` cubes, at least `least` take a chute."""
        return self.tails[(chute * (CUBES + 1) + cubes) * (SLOTS + 1) + least]

    def offer_name(self, address: int, option: int) -> str:
        """The words of an option that a card offers at this address of the program."""
        return self.offers[address][option]
