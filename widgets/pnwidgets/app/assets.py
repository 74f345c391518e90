"""The files with which a page draws its boards without a kernel: the board's script and style, and the words in parts."""

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
"""An address with a version always has the same content, so caches may keep it."""


@cache
def contents() -> dict[str, tuple[bytes, str]]:
    """Every file by name: its content and its media type."""
    found = {name: ((places.static() / name).read_bytes(), kind) for name, kind in SCRIPTS.items()}
    for lang in words.LANGUAGES:
        for part, text in texts(lang, games.names()):
            found[f"words/{lang}/{part}.txt"] = (text.encode(), "text/plain; charset=utf-8")
    return found


@cache
def version() -> str:
    """A version that changes with the content of any file."""
    found = hashlib.sha256()
    for name, (content, _) in sorted(contents().items()):
        found.update(name.encode() + content)
    return found.hexdigest()[:12]


class Assets(RequestHandler):
    """Serves one of these files. None is secret: anyone who reaches the server may have it."""

    @allow_unauthenticated
    def get(self, name: str) -> None:
        if name not in contents():
            raise HTTPError(404)
        content, kind = contents()[name]
        self.set_header("Content-Type", kind)
        self.set_header("Cache-Control", FOR_GOOD if self.get_query_argument("v", "") == version() else "no-cache")
        self.finish(content)


def handlers(base: str) -> list[tuple[str, type[RequestHandler]]]:
    """The handlers to add to a server whose addresses begin with `base`."""
    return [(url_path_join(base, r"/pnrules/page/([\w./-]+)"), Assets)]


def places_of(base: str) -> dict[str, str]:
    """The values that a page needs to load them: the folder's address, and the version to request."""
    return {"assets": url_path_join(base, "/pnrules/page/"), "version": version()}
