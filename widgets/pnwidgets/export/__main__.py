"""`python -m pnwidgets.export`."""

import sys

from pnwidgets.export import main

sys.exit(main())
