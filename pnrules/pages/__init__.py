"""The pages of notebooks without Jupyter: their cells are run, and their boards heard, by whoever has a Python.

`Page` runs the cells of a notebook and keeps what they show: the site is recorded by it. `Visit` is what the carrier in a
reader's browser speaks to.
"""

from __future__ import annotations

from pnrules.pages.page import Page, Shown
from pnrules.pages.visit import Visit

__all__ = ["Page", "Shown", "Visit"]
