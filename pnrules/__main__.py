"""`python -m pnrules`, and `pnrules`, are the command line."""

import sys
from collections.abc import Sequence

from pnrules.cli.ending import program


@program
def main(argv: Sequence[str] | None = None) -> int:
    """Run a command: see `pnrules.cli.main.main`. Imports happen inside, so that an interrupt ends them quietly, too."""
    from pnrules.cli.main import main as run

    return run(argv)


if __name__ == "__main__":
    sys.exit(main())
