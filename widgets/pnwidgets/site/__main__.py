"""`python -m pnwidgets.site FOLDER`."""

import sys

from pnwidgets.site.building import main

sys.exit(main())
