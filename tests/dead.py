"""Links in a folder of pages that lead nowhere: `python -m tests.dead FOLDER`, after `make site` has built one.

A link is dead where no file lies at its address, or the file has no element of that name. Links to other hosts are not asked.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import lru_cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

LEADS: Final = ("href", "src")
"""Attributes whose value is an address."""

LOST: Final = "404.html"
"""The page that a host shows at any address: its links begin at the host's root, which is no folder of ours."""

DRAWN: Final = "data-site"
"""A page whose `body` has this is drawn by a script: what its links name in it need not lie in its file."""


class Dead(NamedTuple):
    """A link that leads nowhere: the page that it stands on, relative to the folder, and its address there."""

    page: str
    address: str


class _Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.links: dict[str, None] = {}
        self.names: set[str] = set()
        self.drawn = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in LEADS and value is not None and tag != "base":
                self.links[value] = None
            if (name == "id" or (tag == "a" and name == "name")) and value:
                self.names.add(value)
            self.drawn = self.drawn or name == DRAWN


@lru_cache(maxsize=2048)
def _read(path: Path) -> _Page:
    page = _Page()
    page.feed(path.read_text(encoding="utf-8"))
    return page


def dead(folder: Path, without: tuple[str, ...] = ()) -> Iterator[Dead]:
    """The dead links of the pages in a folder; `without`: folders in it whose own pages are not read."""
    folder = folder.resolve()
    for path in sorted(folder.rglob("*.html")):
        name = path.relative_to(folder).as_posix()
        if name != LOST and not name.startswith(without):
            yield from (Dead(name, address) for address in _read(path).links if not _leads(folder, path, address))


def _leads(folder: Path, page: Path, address: str) -> bool:
    to = urlsplit(address)
    if to.scheme or to.netloc:
        return True
    if to.path.startswith("/"):
        return False  # a site may lie in any folder of its host
    target = (page.parent / unquote(to.path)).resolve() if to.path else page
    if target.is_dir():
        target /= "index.html"
    if not target.is_file() or not target.is_relative_to(folder):
        return False
    if not to.fragment or target.suffix != ".html":
        return True
    found = _read(target)
    return found.drawn or unquote(to.fragment) in found.names


def main() -> int:
    """Print the dead links of a built site; returns the exit code."""
    found = list(dead(Path(sys.argv[1]).resolve(), without=("lab/",)))
    for each in found:
        print(f"{each.page}: nothing lies at {each.address}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
