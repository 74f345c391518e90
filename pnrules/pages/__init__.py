"""The pages of notebooks without Jupyter: plain Python runs their cells and answers their boards.

`Page` runs the cells of a notebook and keeps what they show; the site is recorded with it. `Visit` is the interface for the
carrier in a reader's browser.
"""

from __future__ import annotations

from pnrules.pages.page import Page, Shown
from pnrules.pages.visit import Visit

__all__ = ["Page", "Shown", "Visit"]
