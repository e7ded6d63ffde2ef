"""A process that appends to several matches until it is killed, and says what was acknowledged.

python writing_child.py ADDRESS MATCH…: a line `MATCH VERSION` for each append that returned.
"""

import asyncio
import sys

from looptable.storage import ChoiceRow, Conflict, LogRow, Store, open_store


async def write(store: Store, match: str) -> None:
    version = await store.version(match)
    if version:
        # Whoever was killed may not have heard that its last choice was stored: it is sent again.
        await expect_known(store, match, version)
    while True:
        version += 1
        await put(store, match, version)
        sys.stdout.write(f"{match} {version}\n")
        sys.stdout.flush()


async def put(store: Store, match: str, version: int, n: int | None = None) -> None:
    entry = LogRow(match, version, "choice", {"n": n or version})
    choice = ChoiceRow(match, n or version, 0, "go", f"h{version}", f"c-{n or version}")
    await store.append(entry, choice)


async def expect_known(store: Store, match: str, version: int) -> None:
    try:
        await put(store, match, version + 1, version)
    except Conflict as error:
        if error.what == "choice_id":
            return
    raise SystemExit(f"{match} {version} was not known by its id")


async def main(url: str, *matches: str) -> None:
    store = open_store(url)
    await asyncio.gather(*(write(store, match) for match in matches))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
