"""The connections of pages to their kernels: no more than so many for each, and never more waiting on one than there is room for.

Each takes four sockets of the server and a dozen of its descriptors, of which a system has so many; and what a kernel says, the
server holds until it is read. So nobody has more than a share of both.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from jupyter_server.auth.decorator import ws_authenticated
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.web import HTTPError
from tornado.websocket import WebSocketClosedError
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

LINES: Final = 4
"""So many connections a page may have to its kernel: its own, that of Voila's frame, and one of each that has just broken off."""
UNREAD: Final = 8_000_000
"""Bytes that may wait until a page reads them, before what comes next. A board is told a few thousand at a time."""
AT_ONCE: Final = 8_000_000
"""Bytes that a kernel may be told at once."""
EACH_SECOND: Final = 1_000_000
"""Bytes that it may be told in each second after that: a choice is a few hundred."""

log = logging.getLogger(__name__)


class Share:
    """What the pages of one kernel have together.

    lines  their connections
    now    a clock, in seconds
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.lines: set[Line] = set()
        self.now = now
        self._room = float(AT_ONCE)
        self._since = now()

    def wait(self, size: int) -> float:
        """So many bytes more have been told: the seconds until the next may be."""
        now = self.now()
        self._room = min(AT_ONCE, self._room + (now - self._since) * EACH_SECOND) - size
        self._since = now
        return max(0.0, -self._room / EACH_SECOND)


class Kernels(AsyncMappingKernelManager):
    """Jupyter's manager of kernels, whose pages are hung up when a kernel ends, whoever ends it."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)  # type: ignore[no-untyped-call]
        self.shares: dict[str, Share] = {}

    async def shutdown_kernel(  # type: ignore[override]  # Jupyter's own overrides it so
        self, kernel_id: str, now: bool = False, restart: bool = False
    ) -> None:
        """Ends a kernel, and hangs up its pages: so they learn of it at once."""
        try:
            await super().shutdown_kernel(kernel_id, now=now, restart=restart)  # type: ignore[no-untyped-call]
        finally:
            share = self.shares.pop(kernel_id, None)
            for line in [] if share is None else [*share.lines]:
                line.close()


class Line(VoilaKernelWebsocketHandler):  # type: ignore[misc]  # Voila publishes no types
    """A page's connection to its kernel."""

    connection: Any = None
    unread = 0
    """Bytes that were written and wait until the page reads them."""

    @ws_authenticated
    async def get(self, kernel_id: str) -> None:
        """Opens it, and stays until it is closed. Raises a 404 where there is no such kernel, a 429 for one too many."""
        if kernel_id not in self.kernel_manager:
            raise HTTPError(404)
        shares: dict[str, Share] = self.kernel_manager.shares
        self.share = shares[kernel_id] = shares.get(kernel_id) or Share()
        if len(self.share.lines) >= LINES:
            raise HTTPError(429)
        self.share.lines.add(self)
        try:
            await super().get(kernel_id)
        finally:
            self.share.lines.discard(self)

    async def on_message(self, ws_message: str | bytes) -> None:
        """Hands on what a page says; the next is read when there is room for it. What is no message ends the connection."""
        try:
            super().on_message(ws_message)
        except Exception as error:  # whatever anybody may send
            log.info("No message of Jupyter's: %s", type(error).__name__)
            self.close(1003)
        await asyncio.sleep(self.share.wait(len(ws_message)))

    def write_message(self, message: Any, binary: bool = False) -> None:
        """Tells a page something, if it is there. One that does not read what it was told is hung up."""
        if self.unread > UNREAD:
            self.close(1008)
        with suppress(WebSocketClosedError):
            sent = super().write_message(message, binary)
            if sent is not None:
                self.unread += len(message)
                sent.add_done_callback(lambda done: self._sent(len(message), done))

    def _sent(self, size: int, done: asyncio.Future[None]) -> None:
        """A page has read something, or it has gone: nobody else need be told of that."""
        self.unread -= size
        if not done.cancelled():
            done.exception()

    def on_close(self) -> None:
        """What the kernel says meanwhile is kept for a page whose connection broke off, and not for one that does not read."""
        if self.connection is None:  # it went before it was there
            return
        super().on_close()
        if self.unread > UNREAD and self.kernel_id in self.kernel_manager:
            self.kernel_manager.stop_buffering(self.kernel_id)
