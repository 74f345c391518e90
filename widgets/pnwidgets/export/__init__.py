"""A notebook as a single file that needs no kernel and no network."""

from __future__ import annotations

from pnwidgets.export.file import TRAITS, NotExported, addresses, as_json, found, main, page, written

__all__ = ["TRAITS", "NotExported", "addresses", "as_json", "found", "main", "page", "written"]
