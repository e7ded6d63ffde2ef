"""Finds a Chromium or Chrome for the browser tests; installs Debian's where it may.

    python tools/find_browser.py            prints its path, or one line why there is none
    python tools/find_browser.py --install  first asks apt-get for one, where that is possible

Exit 0 in either case: without a browser the tests in tests/browser say so and skip, unless CI is
set, where they fail. LOOPTABLE_BROWSER names another program. Nothing is ever downloaded otherwise.
"""

import os
import shutil
import subprocess
import sys

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


def may_install() -> bool:
    """Whether apt-get would work without asking anybody."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return is_root and shutil.which("apt-get") is not None


def install() -> None:
    """Debian's Chromium; what goes wrong is shown, and the tests then say that there is none."""
    apt_install("chromium", "the browser tests")


def apt_install(package: str, purpose: str) -> None:
    """A package of Debian; what goes wrong is shown."""
    print(f"Installing Debian's {package} for {purpose} …", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    wanted = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", package]
    for command in (["apt-get", "update", "-qq"], wanted):
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            print((done.stderr or done.stdout).rstrip(), file=sys.stderr)


def main(arguments: list[str]) -> int:
    """The command."""
    is_asked = "--install" in arguments
    if is_asked and find_browser() is None and may_install():
        install()
    found = find_browser()
    if found is None:
        print(f"The browser tests will not run: {NONE_FOUND}.", file=sys.stderr)
    elif not is_asked:
        print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
