"""The site for tests: built once for all of them, and served as any host would: plain files, from a folder beneath the root, text
gzipped on its way, as GitHub Pages and every usual host do; programs, archives and pictures as they lie there."""

from __future__ import annotations

import fcntl
import gzip
import hashlib
import io
import json
import re
import subprocess
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import BinaryIO, Final
from unittest.mock import patch

from playwright.sync_api import ConsoleMessage, Page

from pnwidgets.site import previews
from pnwidgets.site.building import build
from pnwidgets.site.recording import Recorded

BENEATH: Final = "/some/where/"
"""Where the site lies on its host."""

FIRST: Final = "[data-board='0']"
"""Where a page has its first board."""
ONLY_HERE: Final = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost"
"""Has a browser reach no other host."""
READY: Final = "html[data-python='ready']"
"""Python has started."""

KEPT: Final = """async (count) => {
  const [name] = (await caches.keys()).filter((each) => each.startsWith("pnrules-site"));
  return navigator.serviceWorker.controller !== null && name && (await (await caches.open(name)).keys()).length > count;
}"""
"""Whether the browser keeps more files of the site than so many."""

TEXT: Final = frozenset({".html", ".css", ".js", ".json", ".txt", ".svg", ".webmanifest"})
"""What a host gzips."""

SOURCES: Final = (
    "pnrules",
    "notebooks",
    "widgets/src",
    "widgets/site",
    "widgets/pnwidgets",
    "widgets/package-lock.json",
    "tests/sites.py",
)
"""What the site is made from."""

DRAWN: Final = previews.drawn
IN_NO_ROW: Final = 3
"""The place of a picture has so many strokes at most: `previews/en/nightmare/sample.png`."""


def built(root: Path) -> Path:
    """The site of this checkout, built anew only where what it is made from has changed, by one process at a time."""
    cache = root / ".cache" / "site-of-tests"
    cache.mkdir(parents=True, exist_ok=True)
    with (cache / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        mark = cache / "of"
        now = _mark(root)
        if not mark.is_file() or mark.read_text(encoding="utf-8") != now:
            with patch.object(previews, "drawn", _drawn):
                build(cache / "site")
            mark.write_text(now, encoding="utf-8")
    return cache / "site"


def _drawn(pages: Iterable[Recorded]) -> Iterator[tuple[str, str]]:
    """Every picture as SVG, with its place; in a row of levels or lessons that of the page before the row, since to make a PNG of
    each takes longer than all else of a site."""
    kept = ""
    for place, svg in DRAWN(pages):
        if place.count("/") <= IN_NO_ROW:
            kept = svg
        yield place, kept


def first_files(folder: Path, page: Path) -> list[str]:
    """The files that a page of the site loads before its first picture, by name: all that its head names. Of what chance chooses
    the largest."""
    text = page.read_text(encoding="utf-8")
    named = re.findall(r'<(?:link|script)\b[^>]*?(?:href|src)="([^"?]+\.(?:css|js|json|txt|svg))(?:\?v=\w+)?"', text)
    found = [(page.parent / name).resolve().relative_to(folder.resolve()).as_posix() for name in named]
    shell = re.search(r'id="pn-page">(.*?)</script>', text)
    assert shell is not None
    data: list[str] = json.loads(shell[1])["data"] or []
    if len(data) > 1:
        found.append(max(data, key=lambda name: (folder / name).stat().st_size))
    return list(dict.fromkeys([page.relative_to(folder).as_posix(), *found]))


def _mark(root: Path) -> str:
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", *SOURCES],
        cwd=root,
        check=True,
        capture_output=True,
    )
    found = hashlib.sha256()
    for name in sorted(filter(None, listed.stdout.split(b"\0"))):
        path = root / name.decode()
        found.update(name + b"\0" + (path.read_bytes() if path.is_file() else b""))
    return found.hexdigest()


@cache
def _gzipped(path: Path, _changed: float) -> bytes:
    """As hosts do while they answer: not as small as it could be."""
    return gzip.compress(path.read_bytes(), 6)


class _Handler(SimpleHTTPRequestHandler):
    """Files, and nothing else: no header of ours, and for programs the content type that a host knows nothing of."""

    protocol_version = "HTTP/1.1"
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/octet-stream"}  # noqa: RUF012

    def translate_path(self, path: str) -> str:
        if not path.startswith(BENEATH):
            return "/nowhere"
        return super().translate_path(path[len(BENEATH) - 1 :])

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        path = Path(self.translate_path(self.path))
        takes = "gzip" in self.headers.get("Accept-Encoding", "") and "If-Modified-Since" not in self.headers
        if not takes or path.suffix not in TEXT or not path.is_file():
            return super().send_head()
        changed = path.stat().st_mtime
        content = _gzipped(path, changed)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Last-Modified", self.date_time_string(int(changed)))
        self.send_header("Vary", "Accept-Encoding")
        self.end_headers()
        return io.BytesIO(content)

    def log_message(self, *_args: object) -> None:
        """Nothing: what fails, a test finds."""


@contextmanager
def host(folder: Path) -> Iterator[tuple[str, ThreadingHTTPServer]]:
    """Serves a folder. Yields its address, and the server, which a test may end before."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, directory=str(folder)))
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://localhost:{server.server_port}{BENEATH}", server
    finally:
        server.shutdown()
        server.server_close()


def _icon(message: ConsoleMessage) -> bool:
    """Of a file that names no icon, such as the notices, the browser asks the root of the host for one."""
    return message.location["url"].endswith("/favicon.ico")


def faults(page: Page) -> list[str]:
    """What goes wrong on a page from now on: an error, a file that is missing, something that the policy forbids."""
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(f"{error}\n{error.stack}"))
    page.on("console", lambda message: wrong.append(message.text) if message.type == "error" and not _icon(message) else None)
    page.on("response", lambda response: wrong.append(f"{response.status} {response.url}") if response.status >= 400 else None)
    return wrong
