"""T.I.M.E Stories: a co-operative story engine; its missions are folders of plain text."""

from looptable.games.time_stories.game import StoryGame

__all__ = ["GAME"]

GAME = StoryGame()
