"""Finds a Chromium or Chrome for the browser tests; installs Debian's where it may.

    python tools/find_browser.py            prints its path, or one line why there is none
    python tools/find_browser.py --install  first asks apt-get for one, where that is possible

Exit 0 in either case: without a browser the tests in tests/browser say so and skip, unless CI is
set, where they fail. LOOPTABLE_BROWSER names another program. Nothing is ever downloaded otherwise.
"""

import os
import shutil
import sys

from found_programs import Needed

NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
NONE_FOUND = "no Chromium or Chrome was found; install one, or name it in LOOPTABLE_BROWSER"


def find_browser() -> str | None:
    """The path of a browser, or None."""
    given = os.environ.get("LOOPTABLE_BROWSER")
    found = (shutil.which(name) for name in ([given] if given else NAMES))
    return next((path for path in found if path), None)


BROWSER = Needed(find_browser, "chromium", "The browser tests", NONE_FOUND)


if __name__ == "__main__":
    sys.exit(BROWSER.answer(sys.argv[1:]))
