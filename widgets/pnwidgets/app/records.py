"""What a page shows before it has a kernel: recorded at the first request by a separate process, and cached.

A page does not wait long for it: without a record it says that it is starting, and is filled once it has a kernel.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Mapping
from contextlib import suppress
from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple

from pnrules import words
from pnwidgets.app.notebooks import Cell, Notebook, board_first, load
from pnwidgets.app.recorded import Recording, ShownCell, in_script

PATIENCE: Final = 2.5
"""The seconds that a page waits for its record."""
LONGEST: Final = 30.0
"""The seconds after which a recording is abandoned."""
ROOM: Final = 2_000_000
"""The size of the cache of records, in bytes."""
LONGEST_ADDRESS: Final = 300
"""The maximum length of an address's parameters, in characters. Pages with more are not recorded."""
BIGGEST: Final = 64_000_000
"""The maximum size of a record, in bytes."""
NOT_ASKED: Final = ("lang", "go-on", "luck")
"""Parameters that concern only the page's display, so that its record does not depend on them."""

log = logging.getLogger(__name__)

Key = tuple[str, int, int, tuple[tuple[str, str], ...]]


class Record(NamedTuple):
    """A recorded page.

    html   its cells, in all languages; as UTF-8, which is half the size of a str
    data   its boards, as JSON for its script; as UTF-8, too
    first  the parts of the words that its first board needs
    whole  whether it is the complete output of the cells; otherwise some of it has to be drawn by Jupyter's own scripts
    """

    html: bytes
    data: bytes
    first: tuple[str, ...]
    whole: bool

    @property
    def size(self) -> int:
        """The size in bytes."""
        return len(self.html) + len(self.data)


class Records:
    """A server's cache of records."""

    def __init__(self) -> None:
        self._kept: dict[Key, Record | None] = {}
        self._made: dict[Key, asyncio.Task[Record | None]] = {}
        self._turn = asyncio.Lock()
        self._process: Process | None = None
        self._since: float | None = None
        self._opening: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Start the recording process if there is none."""
        if self._opening is None:
            self._opening = asyncio.ensure_future(self._start())

    def close(self) -> None:
        """End it."""
        if self._opening is not None:
            self._opening.cancel()
        self._end()

    async def of(self, path: Path, asked: Mapping[str, str]) -> Record | None:
        """A page's record; None if there is none, or none in time.

        path   the notebook
        asked  the parameters of the page's address
        """
        wishes = tuple(sorted((name, value) for name, value in asked.items() if name not in NOT_ASKED))
        if sum(len(name) + len(value) for name, value in wishes) > LONGEST_ADDRESS:
            return None
        found = path.stat()
        key = (str(path), found.st_mtime_ns, found.st_size, wishes)
        if key in self._kept:
            self._kept[key] = record = self._kept.pop(key)  # the most recently used is dropped last
            return record
        if self._since is not None and time.monotonic() - self._since > PATIENCE:
            return None
        making = self._made.get(key)
        if making is None:
            self._made[key] = making = asyncio.ensure_future(self._make(key))
            making.add_done_callback(lambda _: self._made.pop(key))
        with suppress(asyncio.TimeoutError):
            return await asyncio.wait_for(asyncio.shield(making), PATIENCE)
        return None

    async def _make(self, key: Key) -> Record | None:
        async with self._turn:
            self._since = time.monotonic()
            try:
                await self._up()
                said = await asyncio.wait_for(self._asked(key), LONGEST)
            except (TimeoutError, OSError, ValueError) as error:
                log.info("%s is not recorded: %s", key[0], type(error).__name__)
                said = None
                await self._gone(self._end())
            finally:
                self._since = None
        record = None if said is None else made(load(Path(key[0])), said)
        self._keep(key, record)
        return record

    async def _asked(self, key: Key) -> Any:
        """The process's answer for a page. Raises OSError if the process has ended, ValueError if the answer is too large."""
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            raise BrokenPipeError
        process.stdin.write(json.dumps({"path": key[0], "asked": dict(key[3])}).encode() + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise BrokenPipeError
        return json.loads(line)

    def _keep(self, key: Key, record: Record | None) -> None:
        """Cache a record; the least recently used are dropped."""
        self._kept[key] = record
        while sum(each.size for each in self._kept.values() if each) > ROOM or len(self._kept) > 1000:
            del self._kept[next(iter(self._kept))]

    async def _up(self) -> None:
        """Wait until the process is ready."""
        self.open()
        assert self._opening is not None
        await self._opening

    async def _start(self) -> None:
        command = [sys.executable, "-m", "pnwidgets.app.recorder"]
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=BIGGEST)
        self._process = process
        assert process.stdout is not None
        await process.stdout.readline()

    def _end(self) -> Process | None:
        process, self._process, self._opening = self._process, None, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        return process

    async def _gone(self, process: Process | None) -> None:
        """Wait until a process has ended."""
        if process is not None:
            if process.stdin is not None:
                process.stdin.close()
            await process.wait()


# --- as HTML --------------------------------------------------------------------------------------------------------------


def made(notebook: Notebook, said: Recording) -> Record:
    """A page's record: its cells in the page's order, with the recorded output."""
    shown = iter(said["shown"])
    run = [next(shown) if each.runs else None for each in notebook.cells]
    together = board_first(list(zip(notebook.cells, run, strict=True)), notebook.cells)
    html = "\n".join(_cell(number, *each) for number, each in enumerate(together, 1))
    whole = not any(each and each["drawn"] for each in run)
    return Record(html.encode(), in_script({"boards": said["boards"]}).encode(), tuple(said["first"]), whole)


def _cell(number: int, cell: Cell, shown: ShownCell | None) -> str:
    tags = " ".join(f"celltag_{escape(tag)}" for tag in cell.tags)
    inner = f'<section class="pn-prose">{cell.prose()}</section>' if shown is None else "".join(_shown(shown))
    return f'<div cell-index="{number}" class="{tags}">{inner}</div>'


def _shown(shown: ShownCell) -> list[str]:
    """The output of a cell as HTML: text, tellings in each language, the place of a board."""
    parts = []
    for kind, text in (("printed", shown["printed"]), ("value", shown["value"])):
        if text:
            parts.append(f'<div class="pn-output"><pre tabindex="0" data-{kind}>{escape(text)}</pre></div>')
    if shown["told"]:
        told = (f'<div class="celltag_lang-{lang}">{shown["told"][lang]}</div>' for lang in words.LANGUAGES)
        parts.append(f'<div class="pn-output" data-told>{"".join(told)}</div>')
    if shown["board"] is not None:
        parts.append(f'<div data-board="{shown["board"]}"></div>')
    return parts
