"""A server's pool of kernels: some are warm in advance, a limited number is lent to pages, unused ones are ended.

A kernel is started, warmed (it imports what every page needs), lent to one page, which passes on the parameters of its address,
and ended. It never serves a second page.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import time
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from queue import Empty
from typing import Any, Final, NamedTuple

from tornado.ioloop import PeriodicCallback

LOOK_SECONDS: Final = 3
"""The interval at which a pool checks which of its kernels are dead or no longer in use."""
FIRST_SECONDS: Final = 50
"""The time a page has for its first connection to its kernel; its scripts load meanwhile."""
BUSY_SECONDS: Final = 50
"""A kernel that works on one message for this long hangs: the longest answer, a claim's verdict, takes a few seconds."""
AT_ONCE: Final = max(1, os.cpu_count() or 1)
"""The number of kernels that start in parallel. More would only slow each other down."""
ALIVE_SECONDS: Final = 1
"""The interval at which code waiting for a kernel's answer checks that the kernel is alive."""
ANSWER_SECONDS: Final = 60
"""The time a kernel has for each task that prepares it for a page."""
OURS: Final = "python3"
"""Jupyter's name for the kernel of this environment's Python."""
WARM: Final = """
def warm():
    import ipywidgets, pnwidgets.app.warmed
    ipywidgets.register_comm_target()  # a forked kernel was not there yet when it was imported
warm()
del warm
"""
"""The code that every page would run first."""
HAND_OVER: Final = """
def hand_over():
    import json, os
    from pnwidgets import language
    from traitlets.log import get_logger
    if {quiet}:
        get_logger().setLevel("CRITICAL")
    os.chdir({folder!r})
    os.environ.update(json.loads({told!r}))
    language.begin()
hand_over()
del hand_over
"""
"""The code that tells a warm kernel which page it is for."""

log = logging.getLogger(__name__)


class Limits(NamedTuple):
    """The number of kernels, and how long they live.

    warm   the number of kernels kept ready for the next pages
    most   the maximum number of kernels lent at a time; None for no limit
    alone  seconds without a connected page after which a kernel is ended
    idle   seconds without activity on its page after which a kernel is ended; None for never
    quiet  whether a kernel logs no errors about its page's messages: otherwise any reader could fill the server's log
    """

    warm: int = 1
    most: int | None = None
    alone: float = 300
    idle: float | None = None
    quiet: bool = False


class Full(Exception):
    """The maximum number of kernels is lent."""


class Started(NamedTuple):
    """A running kernel: its id, and the client that runs code in it before it has a page."""

    id: str
    client: Any


class Lent:
    """A page's kernel, from the page's request on. Has the interface of a kernel manager that a handler needs.

    id           the kernel's id, once there is a kernel
    busy         whether its notebook is being run for the page, which is not connected yet
    met          whether the page has ever been connected
    alone_since  when the pool first found that no page is connected
    """

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.id: str | None = None
        self.busy = True
        self.alone_since: float | None = None
        self.met = False

    @property
    def before(self) -> int:
        """The number of pages before this one in the queue."""
        return self.pool.before(self)

    async def start_kernel(self, *, kernel_name: str, path: str, env: Mapping[str, str]) -> str:
        """Start the page's kernel, in the folder of its notebook and with the parameters of its address in its environment."""
        if kernel_name == OURS:
            self.id = await self.pool.lend(self, path, env)
        else:  # a notebook for another kernel than Python: none is warm
            self.id = str(await self.pool.manager.start_kernel(kernel_name=kernel_name, path=path, env=env))
        return self.id

    def get_kernel(self, kernel_id: str) -> Any:
        """The manager of the kernel."""
        return self.pool.manager.get_kernel(kernel_id)

    async def end(self) -> None:
        """End the kernel, once its page needs it no longer."""
        await self.pool.end(self)


class Pool:
    """The kernels of a server.

    manager  Jupyter's kernel manager, which starts and ends them
    limits   their number, and how long they live
    now      a clock, in seconds
    """

    def __init__(self, manager: Any, limits: Limits, now: Callable[[], float] = time.monotonic) -> None:
        self.manager = manager
        self.limits = limits
        self.now = now
        self.lent: set[Lent] = set()
        self.warm: deque[Started] = deque()
        self._waiting: dict[Lent, asyncio.Future[Started]] = {}
        self._starting: set[asyncio.Task[None]] = set()
        self._looking = PeriodicCallback(self.look, LOOK_SECONDS * 1000)

    def open(self) -> None:
        """Start warming kernels and looking after the lent ones."""
        self._looking.start()
        self._fill()

    def close(self) -> None:
        """Start no more kernels. The server ends the running ones when it stops."""
        self._looking.stop()
        self.limits = self.limits._replace(warm=0)
        for task in self._starting:
            task.cancel()

    async def place(self) -> Lent:
        """Reserve a place for a page that requests a kernel. Dead kernels take no place. Raises Full."""
        self._forget()
        if self._full():
            await self.look()
        if self._full():
            raise Full
        lent = Lent(self)
        self.lent.add(lent)
        return lent

    def _full(self) -> bool:
        return self.limits.most is not None and len(self.lent) >= self.limits.most

    def before(self, lent: Lent) -> int:
        """The number of pages waiting for a kernel that came before this one."""
        return list(self._waiting).index(lent) if lent in self._waiting else 0

    async def lend(self, lent: Lent, path: str, env: Mapping[str, str]) -> str:
        """A kernel for a page: a warm one, or else the next to become warm, first come, first served."""
        started = await self._next(lent)
        told = json.dumps({name: value for name, value in env.items() if os.environ.get(name) != value})
        try:
            folder = str(self.manager.cwd_for_path(path))
            await self._run(started, HAND_OVER.format(folder=folder, told=told, quiet=self.limits.quiet))
        except BaseException:  # the page's leaving (CancelledError) included
            await self._shut_down(started.id)
            raise
        finally:
            started.client.stop_channels()
        return started.id

    async def end(self, lent: Lent) -> None:
        """End a page's kernel and free its place."""
        self.lent.discard(lent)
        if lent.id is not None and lent.id in self.manager:
            await self._shut_down(lent.id)
        self._fill()

    async def look(self) -> None:
        """End kernels that are dead or no longer in use: abandoned without a word, idle for too long, or hanging."""
        self._forget()
        for lent in list(self.lent):
            if lent.id is None or lent.busy or lent.id not in self.manager:
                continue
            if not await self._alive(lent.id) or self._unused(lent):
                log.info("Ending the kernel %s, which has died or nobody uses", lent.id)
                await self.end(lent)
        for started in list(self.warm):
            if not await self._alive(started.id) and started in self.warm:
                self.warm.remove(started)
                await self._drop(started)
        self._fill()

    async def _alive(self, kernel_id: str) -> bool:
        return kernel_id in self.manager and bool(await self.manager.get_kernel(kernel_id).is_alive())

    async def _drop(self, started: Started) -> None:
        """End a kernel that no page has."""
        started.client.stop_channels()
        await self._shut_down(started.id)

    def _unused(self, lent: Lent) -> bool:
        model = self.manager.kernel_model(lent.id)
        if model["connections"]:
            lent.alone_since, lent.met = None, True
        elif lent.alone_since is None:
            lent.alone_since = self.now()
        elif self.now() - lent.alone_since > (self.limits.alone if lent.met else max(self.limits.alone, FIRST_SECONDS)):
            return True
        still = time.time() - self.manager.get_kernel(lent.id).last_activity.timestamp()
        hung = model["execution_state"] == "busy" and still > BUSY_SECONDS
        return self.limits.idle is not None and (hung or still > self.limits.idle)

    def _forget(self) -> None:
        """Free the places of kernels that have ended on their own: the page said good-bye, or the kernel died."""
        self.lent = {lent for lent in self.lent if lent.id is None or lent.id in self.manager}

    async def _next(self, lent: Lent) -> Started:
        while self.warm:
            started = self.warm.popleft()
            if await self._alive(started.id):
                return started
            await self._drop(started)
        future: asyncio.Future[Started] = asyncio.get_running_loop().create_future()
        self._waiting[lent] = future
        self._fill()
        try:
            return await future
        except asyncio.CancelledError:  # the page has left; a kernel that just arrived for it goes to the next
            if future.done() and not future.cancelled():
                self.warm.append(future.result())
            raise
        finally:
            del self._waiting[lent]

    def _fill(self) -> None:
        """Start the missing kernels, as many in parallel as is useful.

        Waiting pages come first. Spare kernels are started only while no page is being filled.
        """
        made = any(lent.busy for lent in self.lent)
        spare = 0 if made else self._spare()
        wanted = len(self._waiting) + spare
        while len(self._starting) < AT_ONCE and len(self._starting) + len(self.warm) < wanted:
            task = asyncio.ensure_future(self._start())
            self._starting.add(task)
            task.add_done_callback(self._started)

    def _spare(self) -> int:
        """The number of kernels to keep warm: never more than could still be lent."""
        if self.limits.most is None:
            return self.limits.warm
        return max(0, min(self.limits.warm, self.limits.most - len(self.lent)))

    def _started(self, task: asyncio.Task[None]) -> None:
        self._starting.discard(task)
        if not task.cancelled() and (wrong := task.exception()) is not None:
            log.error("A kernel did not start: %s", wrong)
            waiting = next((each for each in self._waiting.values() if not each.done()), None)
            if waiting is not None:
                waiting.set_exception(wrong)
        if not task.cancelled():
            self._fill()

    async def _start(self) -> None:
        """Start a kernel, for the page that has waited longest, or else as a spare one."""
        kernel_id = await self.manager.start_kernel(kernel_name=OURS)
        client = self.manager.get_kernel(kernel_id).client()
        client.start_channels()
        started = Started(kernel_id, client)
        try:
            await client.wait_for_ready(timeout=ANSWER_SECONDS)
            await self._run(started, WARM)
        except BaseException:
            await self._drop(started)
            raise
        waiting = next((each for each in self._waiting.values() if not each.done()), None)
        if waiting is None:
            self.warm.append(started)
        else:
            waiting.set_result(started)

    async def _shut_down(self, kernel_id: str) -> None:
        with suppress(KeyError):  # it has been ended meanwhile
            await self.manager.shutdown_kernel(kernel_id, now=True)

    async def _run(self, started: Started, code: str) -> None:
        """Run code without output in a kernel, and wait until it is done. Raises RuntimeError if it fails."""
        asked = started.client.execute(code, silent=True, store_history=False)
        until = self.now() + ANSWER_SECONDS
        while True:
            try:
                answer = await started.client.get_shell_msg(timeout=ALIVE_SECONDS)
            except Empty:
                if self.now() > until or not await self._alive(started.id):
                    raise RuntimeError("the kernel does not answer") from None
                continue
            if answer["parent_header"].get("msg_id") == asked:
                break
        if answer["content"]["status"] != "ok":
            raise RuntimeError(answer["content"].get("evalue", answer["content"]["status"]))
