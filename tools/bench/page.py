"""The bytes a browser fetches for the first page."""

import gzip
import re
from urllib.request import Request, urlopen

__all__ = ["first_page_bytes"]


def first_page_bytes(address: str) -> int:
    """The page with all its scripts and styles, as they come over the line."""
    page, size = _fetch(f"{address}/")
    links = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', page.decode())
    return size + sum(_fetch(f"{address}{link}")[1] for link in links)


def _fetch(address: str) -> tuple[bytes, int]:
    """The page and the number of bytes received."""
    asked = Request(address, headers={"Accept-Encoding": "gzip"})
    with urlopen(asked, timeout=30) as answer:
        body: bytes = answer.read()
        is_packed = answer.headers.get("content-encoding") == "gzip"
    return gzip.decompress(body) if is_packed else body, len(body)
