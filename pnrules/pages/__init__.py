"""The pages of notebooks without Jupyter: their cells are run, and their boards heard, by whoever has a Python.

`Page` runs the cells of a notebook and keeps what they show. The site is recorded by it, and in the reader's browser it answers.
"""

from __future__ import annotations

from pnrules.pages.page import Page

__all__ = ["Page"]
