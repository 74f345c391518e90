"""`python -m pnrules`, and `pnrules`, are the command line."""

import sys
from collections.abc import Sequence

from pnrules.cli.ending import program


@program
def main(argv: Sequence[str] | None = None) -> int:
    """Run a command, as `pnrules.cli.main.main` does; what it needs is imported where an interrupt ends it quietly."""
    from pnrules.cli.main import main as run

    return run(argv)


if __name__ == "__main__":
    sys.exit(main())
