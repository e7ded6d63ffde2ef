"""Checks of a page as it stands: barriers, words, width, places."""

import json
import re
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

__all__ = ["box", "english_words", "overflow", "serious"]

ROOT = Path(__file__).parents[2]
AXE = ROOT / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
WORD = re.compile(r"[^\W\d_]{2,}")
RULE = re.compile(r"\b[A-Z]+(?:-[A-Z0-9]+)+\b")

# Everything that can be read or heard, but for what says itself that it is in another language, for
# what people have written, and for the footer, which names titles and people.
SHOWN = """() => {
  const skipped = 'script, noscript, style, footer, code, [lang=en], [translate=no], input, textarea';
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    if (!node.parentElement.closest(skipped)) texts.push(node.data);
  }
  for (const node of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (node.closest('footer, [lang=en], [translate=no]')) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      texts.push(node.getAttribute(name) ?? '');
    }
  }
  return [document.title, ...texts];
}"""


def serious(page: Page) -> list[str]:
    """The barriers that axe finds, and their places."""
    # Added to the page from outside, as the page itself forbids scripts of others.
    page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{one['id']}: {one['help']}: {one['nodes'][0]['html'][:200]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def overflow(page: Page) -> int:
    """How many pixels the page is wider than the screen."""
    width: int = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    return width


def english_words(page: Page, names: Iterable[str]) -> set[str]:
    """Words on the page that the English texts have and the French ones have not."""
    shown = words(page.evaluate(SHOWN))
    return (shown & (vocabulary("en") - vocabulary("fr"))) - words(names)


def words(texts: Iterable[str]) -> set[str]:
    return {word.lower() for text in texts for word in WORD.findall(RULE.sub("", text))}


@cache
def vocabulary(lang: str) -> frozenset[str]:
    """Every word that the client, the server or a game says in a language."""
    boards = (ROOT / "src/looptable/games").glob(f"*/board/{lang}.json")
    files = [ROOT / f"frontend/src/text/{lang}.json", *boards]
    texts = [text for path in files for text in json.loads(path.read_text("utf-8")).values()]
    for path in sorted((ROOT / "src/looptable").rglob(f"*{lang}.toml")):
        if path.parent.name == "text":
            texts += leaves(tomllib.loads(path.read_text("utf-8")))
    # Names of values inside a sentence are no words of it.
    return frozenset(words(re.sub(r"\{\w+", "", text) for text in texts))


def leaves(value: object) -> list[str]:
    if isinstance(value, dict):
        return [text for one in value.values() for text in leaves(one)]
    if isinstance(value, list):
        return [text for one in value for text in leaves(one)]
    return [value] if isinstance(value, str) else []


def box(found: Locator) -> dict[str, Any]:
    """The box in which something is seen, in pixels."""
    measured = found.bounding_box()
    assert measured is not None
    return {**measured, "bottom": measured["y"] + measured["height"]}
