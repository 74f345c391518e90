"""How many pages a server has room for: each takes file descriptors, whose number the system limits per process."""

from __future__ import annotations

from typing import Any, Final

from tornado.httpserver import HTTPServer
from tornado.ioloop import PeriodicCallback
from tornado.iostream import IOStream

A_PAGE: Final = 20
"""Descriptors per page with its kernel: thirteen, and a few more while it starts."""
OURS: Final = 200
"""Descriptors for the server itself and for warm kernels."""
VISITORS: Final = 1000
"""Further connections to make room for if possible: browsers keep some open, and the front page needs them, too."""
IDLE_SECONDS: Final = 60
"""The time after which a connection without requests is closed."""
STUCK_SECONDS: Final = 120
"""The time after which a connection is closed if its answer is not read."""
LOOK_SECONDS: Final = 10
"""The interval between checks of the connections."""
SOCKETS: Final = 65_000
"""The maximum number of a process's ZeroMQ sockets. The default is a thousand, and a page takes six."""


def descriptors(wanted: int) -> int | None:
    """Raise this process's limit of descriptors towards `wanted`. Gives the limit; None if the system has none to tell."""
    try:
        import resource
    except ModuleNotFoundError:  # Windows
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return None if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):  # macOS has a lower limit than the one it reports
        return soft
    return most


def wanted(pages: int) -> int:
    """The number of descriptors that a server needs for `pages` pages at a time."""
    return OURS + pages * A_PAGE + VISITORS


def fit(pages: int, there_are: int | None) -> int:
    """How many of `pages` pages fit into the available descriptors. At least one."""
    return pages if there_are is None else max(1, min(pages, (there_are - OURS) // A_PAGE))


def visitors(pages: int, there_are: int | None) -> int | None:
    """The maximum number of open connections that leaves room for the pages' kernels; None for no limit."""
    return None if there_are is None else max(pages, there_are - OURS - pages * (A_PAGE - 1))


class Door(HTTPServer):
    """A server that limits the number of its connections and closes stuck ones.

    most    the maximum number of connections at a time; None for no limit
    inside  the open connections, and how often each was found stuck
    """

    def initialize(self, *args: Any, most: int | None = None, **kwargs: Any) -> None:
        super().initialize(*args, **{**kwargs, "idle_connection_timeout": IDLE_SECONDS, "body_timeout": IDLE_SECONDS})
        self.most = most
        self.inside: dict[IOStream, int] = {}
        self._looking = PeriodicCallback(self.look, LOOK_SECONDS * 1000)
        self._looking.start()

    def handle_stream(self, stream: IOStream, address: tuple[Any, ...]) -> None:
        """Accept a connection, or close it if there is no room."""
        if self.most is not None and len(self.inside) >= self.most:
            self.inside = {each: waits for each, waits in self.inside.items() if not each.closed()}
            if len(self.inside) >= self.most:
                stream.close()
                return
        self.inside[stream] = 0
        super().handle_stream(stream, address)

    def look(self) -> None:
        """Close the connections whose answers are not read."""
        for stream, waits in list(self.inside.items()):
            if stream.closed():
                del self.inside[stream]
            elif not stream.writing():
                self.inside[stream] = 0
            elif (waits + 1) * LOOK_SECONDS >= STUCK_SECONDS:
                stream.close()
            else:
                self.inside[stream] = waits + 1

    def stop(self) -> None:
        self._looking.stop()
        super().stop()
