"""Emphasis in prose: `*softly*` and `**strongly**`, as authors write it in Markdown."""

import re

__all__ = ["plain"]

_EMPHASIS = re.compile(r"\*\*(?!\s)([^*\n]+)(?<!\s)\*\*|\*(?!\s)([^*\n]+)(?<!\s)\*")


def plain(text: str) -> str:
    """A text without its emphasis, for readers that cannot show it."""
    return _EMPHASIS.sub(lambda match: match[1] or match[2], text)
