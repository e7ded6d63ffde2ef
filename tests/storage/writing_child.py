"""A process that appends to several matches until it is killed, and says what was acknowledged.

python writing_child.py ADDRESS MATCH…: a line `MATCH VERSION` for each append that returned.
"""

import asyncio
import sys

from looptable.storage import Conflict, LogRow, Store, open_store
from looptable.storage.bodies import ChoiceMade


async def write(store: Store, match: str) -> None:
    version = await store.version(match)
    if version:
        # A killed process may not have heard that its last choice was stored: it is sent again.
        await expect_stored(store, match, version)
    while True:
        version += 1
        await put(store, match, version)
        sys.stdout.write(f"{match} {version}\n")
        sys.stdout.flush()


async def put(store: Store, match: str, version: int) -> None:
    body = ChoiceMade(id=f"c-{version}", n=version, seat=0, do="go", h=f"h{version}")
    await store.append(LogRow(match, version, body))


async def expect_stored(store: Store, match: str, version: int) -> None:
    try:
        await put(store, match, version)
    except Conflict as error:
        if error.what == "version":
            return
    raise SystemExit(f"{match} {version} was stored twice")


async def main(url: str, *matches: str) -> None:
    store = open_store(url)
    await asyncio.gather(*(write(store, match) for match in matches))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
