"""The notebooks as apps: the server, its pages, the front page, and the cards to print."""

from __future__ import annotations

from pnwidgets.app.server import HOST, configure, main

__all__ = ["HOST", "configure", "main"]
