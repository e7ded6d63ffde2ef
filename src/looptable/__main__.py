"""`python -m looptable` is the command `looptable`."""

from looptable.cli import main

main(prog_name="looptable")
