"""What a notebook's page loads to draw its boards without a kernel: the board's own script and style, and the words in parts."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Final

from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.utils import url_path_join
from tornado.web import HTTPError, RequestHandler

from pnrules import games, words
from pnwidgets import places
from pnwidgets.app.recorded import texts

SCRIPTS: Final = {"board.js": "text/javascript; charset=utf-8", "board.css": "text/css; charset=utf-8"}
FOR_GOOD: Final = "public, max-age=31536000, immutable"
"""What is asked for with its version is never anything else."""


@cache
def contents() -> dict[str, tuple[bytes, str]]:
    """All of it, with its type, by name."""
    found = {name: ((places.static() / name).read_bytes(), kind) for name, kind in SCRIPTS.items()}
    for lang in words.LANGUAGES:
        for part, text in texts(lang, games.names()):
            found[f"words/{lang}/{part}.txt"] = (text.encode(), "text/plain; charset=utf-8")
    return found


@cache
def version() -> str:
    """What tells all of it from that of any other version."""
    found = hashlib.sha256()
    for name, (content, _) in sorted(contents().items()):
        found.update(name.encode() + content)
    return found.hexdigest()[:12]


class Assets(RequestHandler):
    """One of them. None holds a secret: whoever reaches the server may have it."""

    @allow_unauthenticated
    def get(self, name: str) -> None:
        if name not in contents():
            raise HTTPError(404)
        content, kind = contents()[name]
        self.set_header("Content-Type", kind)
        self.set_header("Cache-Control", FOR_GOOD if self.get_query_argument("v", "") == version() else "no-cache")
        self.finish(content)


def handlers(base: str) -> list[tuple[str, type[RequestHandler]]]:
    """What a server adds to its addresses; `base` is where it begins."""
    return [(url_path_join(base, r"/pnrules/page/([\w./-]+)"), Assets)]


def places_of(base: str) -> dict[str, str]:
    """What a page knows of where they lie: the folder's address, and the version to ask for."""
    return {"assets": url_path_join(base, "/pnrules/page/"), "version": version()}
