"""`python -m looptable.cli` is `looptable`."""

from looptable.cli import main

if __name__ == "__main__":
    main(prog_name="looptable")
