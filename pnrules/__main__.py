"""`python -m pnrules` is the command line."""

import sys

from pnrules.cli import main

sys.exit(main())
