"""How many pages a server has room for: each takes some of the descriptors, of which a system gives a process so many."""

from __future__ import annotations

from typing import Any, Final

from tornado.httpserver import HTTPServer
from tornado.ioloop import PeriodicCallback
from tornado.iostream import IOStream

A_PAGE: Final = 20
"""Descriptors of a page with its kernel: thirteen, and some more while it starts."""
OURS: Final = 200
"""Descriptors of the server itself and of kernels that are warm."""
VISITORS: Final = 1000
"""Connections that would be good to have room for besides: a browser keeps some open, and others come to look."""
IDLE_SECONDS: Final = 60
"""So long a connection stays on which nobody asks anything."""
STUCK_SECONDS: Final = 120
"""So long a connection stays whose answer is not read."""
LOOK_SECONDS: Final = 10
"""How often connections are looked at."""
SOCKETS: Final = 65_000
"""Sockets to kernels that a process may have: otherwise a thousand, of which a page takes six."""


def descriptors(wanted: int) -> int | None:
    """How many descriptors this process has, after it has asked for so many; None where the system does not say."""
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
    except (OSError, ValueError):  # macOS has a limit of its own below the one that it tells
        return soft
    return most


def wanted(pages: int) -> int:
    """How many descriptors a server needs for so many pages at a time."""
    return OURS + pages * A_PAGE + VISITORS


def fit(pages: int, there_are: int | None) -> int:
    """How many of so many pages there is room for, with so many descriptors. At least one."""
    return pages if there_are is None else max(1, min(pages, (there_are - OURS) // A_PAGE))


def visitors(pages: int, there_are: int | None) -> int | None:
    """How many connections may be open at a time, so that there is room for the pages' kernels; None for as many as come."""
    return None if there_are is None else max(pages, there_are - OURS - pages * (A_PAGE - 1))


class Door(HTTPServer):
    """A server to which no more come than there is room for, and in which nobody stays who neither asks nor reads.

    most    how many connections there may be at a time; None for as many as come
    inside  those that there are, with how often they were seen to be stuck
    """

    def initialize(self, *args: Any, most: int | None = None, **kwargs: Any) -> None:
        super().initialize(*args, **{**kwargs, "idle_connection_timeout": IDLE_SECONDS, "body_timeout": IDLE_SECONDS})
        self.most = most
        self.inside: dict[IOStream, int] = {}
        self._looking = PeriodicCallback(self.look, LOOK_SECONDS * 1000)
        self._looking.start()

    def handle_stream(self, stream: IOStream, address: tuple[Any, ...]) -> None:
        """Lets somebody in, or shuts the door."""
        if self.most is not None and len(self.inside) >= self.most:
            self.inside = {each: waits for each, waits in self.inside.items() if not each.closed()}
            if len(self.inside) >= self.most:
                stream.close()
                return
        self.inside[stream] = 0
        super().handle_stream(stream, address)

    def look(self) -> None:
        """Closes the connections whose answer is not read."""
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
