"""`python -m pnrules` is the command line."""

import sys

from pnrules.cli.main import main

sys.exit(main())
