"""The notebooks as apps: the servers, their pages, the front page, and the cards to print."""

from __future__ import annotations

from pnwidgets.app.server import main
from pnwidgets.app.serving import main as serve
from pnwidgets.app.settings import configure
from pnwidgets.app.starting import HOST

__all__ = ["HOST", "configure", "main", "serve"]
