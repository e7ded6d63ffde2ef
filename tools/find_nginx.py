"""Finds an nginx for the test of docs/hosting.md; installs Debian's where it may.

    python tools/find_nginx.py            prints its path, or one line why there is none
    python tools/find_nginx.py --install  first asks apt-get for one, where that is possible

Exit 0 in either case: without nginx that test says so and skips, unless CI is set, where it fails.
"""

import shutil
import sys

from find_browser import apt_install, may_install

NAMES = ("nginx", "/usr/sbin/nginx")  # which is not on everybody's path
NONE_FOUND = "no nginx was found; install one"


def find_nginx() -> str | None:
    """The path of nginx, or None."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


def main(arguments: list[str]) -> int:
    """The command."""
    is_asked = "--install" in arguments
    if is_asked and find_nginx() is None and may_install():
        apt_install("nginx-light", "the test behind a proxy")
    found = find_nginx()
    if found is None:
        print(f"The test behind a proxy will not run: {NONE_FOUND}.", file=sys.stderr)
    elif not is_asked:
        print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
