"""Takes pictures of all pages into docs/screenshots/, on desktop, tablet and phone, in both languages.

    python -m screenshots                all of them
    python -m screenshots turn phone     those whose names contain these words
    python -m screenshots --references   those that tests/browser/test_looks.py compares with

The positions are files in games/*/positions; runs differ where chance or the clock shows.
"""

import sys
import tempfile
from pathlib import Path

from browser import launched, serving
from find_browser import NONE_FOUND, find_browser
from screenshots.camera import packed, take, width_of_letters
from screenshots.shots import EVENINGS, LOOKS, PAGES, SITUATIONS

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "screenshots"
REFERENCES = ROOT / "tests" / "browser" / "references"
MOST_BYTES = 300_000


def main(arguments: list[str]) -> int:
    """The command."""
    program = find_browser()
    if program is None:
        print(f"error: {NONE_FOUND}", file=sys.stderr)
        return 1
    is_reference = "--references" in arguments
    words = [word for word in arguments if word != "--references"]
    folder = REFERENCES if is_reference else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    shots = [
        shot
        for shot in (LOOKS if is_reference else (*SITUATIONS, *EVENINGS, *PAGES))
        if all(word in shot.name for word in words)
    ]
    large = []
    with (
        tempfile.TemporaryDirectory() as place,
        serving(Path(place)) as address,
        launched(program) as browser,
    ):
        if is_reference:
            width = width_of_letters(browser, address)
            (folder / "letters.txt").write_text(f"{width}\n", encoding="ascii")
        for shot, picture in take(browser, address, shots):
            (folder / shot.name).write_bytes(packed(picture))
            if len(packed(picture)) > MOST_BYTES:
                large.append(shot.name)
    for name in large:
        print(f"error: {name} has more than {MOST_BYTES} bytes", file=sys.stderr)
    print(f"{len(shots)} pictures are in {folder.relative_to(ROOT)}.")
    return 1 if large else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
