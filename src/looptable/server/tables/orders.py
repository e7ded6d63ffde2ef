"""Words of people to the bots at their table, as its log has them.

A bot heeds them when it chooses next. It chooses after people have; so a word that it has had the time to heed lapses
when a person chooses again, and one that was heeded at once.
"""

from looptable.core.ids import Seat
from looptable.storage.bodies import Body, BotTold, ChoiceMade, ChoicesUndone, SeatChanged

__all__ = ["BOT_CHOICE", "BotOrders"]

BOT_CHOICE = "bot:"
"""The beginning of the ids of choices that bots made."""


class BotOrders:
    """The words that count now, by the seat of the bot, by what they are about, and by who said them."""

    def __init__(self) -> None:
        self._told: dict[Seat, dict[str, dict[Seat, str]]] = {}
        self._heard: set[Seat] = set()

    def of(self, seat: Seat) -> dict[str, dict[Seat, str | None]]:
        """The words to the bot in this seat."""
        return {about: dict(said) for about, said in self._told.get(seat, {}).items()}

    def take(self, body: Body) -> None:
        """Takes the next entry of the log."""
        match body:
            case BotTold():
                self._tell(body)
            case ChoiceMade() if body.id.startswith(BOT_CHOICE):
                self._heed(body.seat, body.do)
            case ChoiceMade():
                for seat in self._heard:
                    self._told.pop(seat, None)
                self._heard.clear()
            case ChoicesUndone():
                self._told.clear()
                self._heard.clear()
            case SeatChanged():
                self._told.pop(body.seat, None)
            case _:
                return

    def _tell(self, body: BotTold) -> None:
        said = self._told.setdefault(body.to, {}).setdefault(body.about, {})
        said.pop(body.seat, None)
        if body.key:
            said[body.seat] = body.key
        self._heard.discard(body.to)

    def _heed(self, seat: Seat, key: str) -> None:
        """A bot has chosen: what it was told about that is done."""
        told = self._told.get(seat, {})
        self._told[seat] = {about: said for about, said in told.items() if key not in said.values()}
        self._heard.add(seat)
