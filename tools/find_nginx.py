"""Finds an nginx for the test of docs/hosting.md; installs Debian's where it may.

    python tools/find_nginx.py            prints its path, or one line why there is none
    python tools/find_nginx.py --install  first asks apt-get for one, where that is possible

Exit 0 in either case: without nginx that test says so and skips, unless CI is set, where it fails.
"""

import shutil
import sys

from found_programs import Needed

NAMES = ("nginx", "/usr/sbin/nginx")  # which is not on everybody's path
NONE_FOUND = "no nginx was found; install one"


def find_nginx() -> str | None:
    """The path of nginx, or None."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


NGINX = Needed(find_nginx, "nginx-light", "The test behind a proxy", NONE_FOUND)


if __name__ == "__main__":
    sys.exit(NGINX.answer(sys.argv[1:]))
