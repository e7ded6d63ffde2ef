"""Makes a corpus: records and databases written by this version, for later ones to open.

python tools/corpus.py 0.2                 records, an SQLite file and a dump of PostgreSQL
python tools/corpus.py 0.2 --only records  one of the parts: records, sqlite, postgres

They go to tests/corpus/VERSION, with a manifest of what each of them leads to. A corpus is made once and
never again: its value is that an older program wrote it. PostgreSQL is looked for at
LOOPTABLE_TEST_POSTGRES, as tests do; `pg_dump` must be installed.
"""

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec

from collection.databases import make_dump, make_file
from collection.records import make_records

FOLDER = Path(__file__).parent.parent / "tests" / "corpus"
PARTS = {"records": make_records, "sqlite": make_file, "postgres": make_dump}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("version")
    parser.add_argument("--only", choices=PARTS)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    wish = parser.parse_args(arguments)
    folder: Path = wish.folder / wish.version
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "manifest.json"
    manifest: dict[str, Any] = msgspec.json.decode(path.read_bytes()) if path.exists() else {}
    for name, make in PARTS.items():
        if wish.only in (None, name):
            manifest[name] = make(folder)
    text = msgspec.json.format(msgspec.json.encode(manifest), indent=1)
    path.write_bytes(text + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
