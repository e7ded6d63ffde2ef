"""Input typed by people, or by a script."""

import sys
from contextlib import suppress

from looptable.cli.output import print_line

with suppress(ImportError):  # not everywhere; `input` then edits nothing but the end of the line
    import readline  # noqa: F401  (arrow keys, Home, End and earlier answers work by its presence)

__all__ = ["Leave", "read_line"]


class Leave(Exception):
    """The player leaves: by `q`, at the end of a script, or by Ctrl-C."""


def read_line(prompt: str) -> str:
    """One line without blanks around it."""
    is_terminal = sys.stdin.isatty()
    try:
        words = input(f"{prompt} › ").strip()
    except (EOFError, KeyboardInterrupt):
        print_line()
        raise Leave from None
    except UnicodeDecodeError:
        words = "\ufffd"
    if not is_terminal:
        # A script's answers are not echoed by a terminal; with them its output reads like a story.
        print_line(words)
    return words
