"""The connections of pages to their kernels, with limits on their number and on the data in flight.

Each takes four sockets of the server and a dozen of its file descriptors, which are limited; and the server buffers what a kernel
sends until the page has received it. So each kernel's pages get a limited share of both.
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
"""The maximum number of connections to a kernel: the page's own, the one of Voila's frame, and one of each that has just
broken."""
UNREAD: Final = 8_000_000
"""The maximum number of bytes buffered for a page. A board gets a few thousand at a time."""
AT_ONCE: Final = 8_000_000
"""Bytes that a kernel may be sent in one burst."""
EACH_SECOND: Final = 1_000_000
"""Bytes that it may be sent per second after that. A choice is a few hundred."""

log = logging.getLogger(__name__)


class Share:
    """The share of the pages of one kernel.

    lines  their connections
    now    a clock, in seconds
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.lines: set[Line] = set()
        self.now = now
        self._room = float(AT_ONCE)
        self._since = now()

    def wait(self, size: int) -> float:
        """Note that `size` more bytes were sent. Gives the seconds until the next message may be sent."""
        now = self.now()
        self._room = min(AT_ONCE, self._room + (now - self._since) * EACH_SECOND) - size
        self._since = now
        return max(0.0, -self._room / EACH_SECOND)


class Kernels(AsyncMappingKernelManager):
    """Jupyter's kernel manager; closes the connections of a kernel's pages when the kernel ends, whoever ends it."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)  # type: ignore[no-untyped-call]
        self.shares: dict[str, Share] = {}

    async def shutdown_kernel(  # type: ignore[override]  # Jupyter's own overrides it so
        self, kernel_id: str, now: bool = False, restart: bool = False
    ) -> None:
        """End a kernel and close its pages' connections, so that they notice at once."""
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
    """Bytes that were written and not yet received by the page."""

    @ws_authenticated
    async def get(self, kernel_id: str) -> None:
        """Open the connection, and return once it is closed. Raises a 404 for an unknown kernel, a 429 for one connection too
        many."""
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
        """Pass on a message from the page, at the permitted rate. An invalid message ends the connection."""
        try:
            super().on_message(ws_message)
        except Exception as error:  # a page may send anything
            log.info("No message of Jupyter's: %s", type(error).__name__)
            self.close(1003)
        await asyncio.sleep(self.share.wait(len(ws_message)))

    def write_message(self, message: Any, binary: bool = False) -> None:
        """Send a message to the page if it is connected. The connection is closed if too much is unread."""
        if self.unread > UNREAD:
            self.close(1008)
        with suppress(WebSocketClosedError):
            sent = super().write_message(message, binary)
            if sent is not None:
                self.unread += len(message)
                sent.add_done_callback(lambda done: self._sent(len(message), done))

    def _sent(self, size: int, done: asyncio.Future[None]) -> None:
        """A message has been received, or the page has gone, in which case the error is of no interest."""
        self.unread -= size
        if not done.cancelled():
            done.exception()

    def on_close(self) -> None:
        """Jupyter buffers the kernel's messages for a page whose connection broke; not for one that was closed for not
        reading."""
        if self.connection is None:  # closed before it was open
            return
        super().on_close()
        if self.unread > UNREAD and self.kernel_id in self.kernel_manager:
            self.kernel_manager.stop_buffering(self.kernel_id)
