"""The text that opens a match for those who do not know the game: its goal, how it is played, its dangers."""

from looptable.content.text.texts import Arg, Text
from looptable.engine.contract.game import Game
from looptable.engine.contract.settings import Options

__all__ = ["opening_text"]

KEY = "game.opening"


def opening_text(game: Game, players: int, options: Options) -> Text | None:
    """The text `game.opening`, if the game has one, with the number of players and the settings that have choices.

    A setting is said by the sentence of its choice. A match from a position has none: the text must do without.
    """
    if not game.texts().has(KEY, "en"):
        return None
    chosen: dict[str, Arg] = {
        setting.id: Text(f"setting.{setting.id}.{options[setting.id]}")
        for setting in game.settings()
        if setting.choices and setting.id in options
    }
    return Text(KEY, {"players": players, **chosen})
