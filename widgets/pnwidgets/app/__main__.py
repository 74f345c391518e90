"""`python -m pnwidgets.app`."""

import sys

from pnwidgets.app import main

sys.exit(main())
