"""The commands of `looptable`: one module each in `commands`, loaded when it is asked for.

`program` finds a command and turns errors into sentences and exit statuses; `command` and `parameters`
build commands; `voice` says everything in the reader's language; `output` prints. `terminal` draws
a view, `play` is the game at the terminal. No sentence is written here: they are in `text/cli.*.toml`.
"""

from looptable.cli.program import Program

__all__ = ["COMMANDS", "main"]

COMMANDS = (
    "play",
    "serve",
    "games",
    "rules",
    "cards",
    "mission",
    "new",
    "show",
    "act",
    "hint",
    "undo",
    "fork",
    "replay",
    "career",
    "position",
    "simulate",
    "bench",
)
"""In the order in which help lists them: those for players first."""

main = Program(COMMANDS)
