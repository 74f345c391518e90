"""The classes by which the page of an exported notebook knows a control that goes on working there (see `src/alone.ts`)."""

from __future__ import annotations

from typing import Final

SPEAKS: Final = "pn-language"
"""The class of a control that switches the language: on the page it still does."""

SHOWS_NEXT: Final = "pn-shows-next"
"""The class of a button that shows and hides what stands after it: on the page it still does."""
