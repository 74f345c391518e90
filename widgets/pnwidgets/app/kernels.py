"""The kernels of a server: some are warm before anybody asks, no more than so many are lent, and what nobody uses is ended.

A kernel is started, warmed (what every page needs is imported), lent to one page, which tells it what its address asks for, and
ended. It never goes to a second page.
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
"""How often a pool looks which of its kernels have died, and which nobody uses any more."""
FIRST_SECONDS: Final = 50
"""So long a page may take to connect to its kernel for the first time: until then its scripts come."""
BUSY_SECONDS: Final = 50
"""What works on one message for so long has hung up: the longest answer, a claim's, takes a few seconds."""
AT_ONCE: Final = max(1, os.cpu_count() or 1)
"""How many kernels start side by side: more of them only wait for one another, and nobody's comes early."""
ALIVE_SECONDS: Final = 1
"""How often who waits for a kernel's answer looks whether it is alive."""
ANSWER_SECONDS: Final = 60
"""So long a kernel may take to do what it is told before it has a page."""
OURS: Final = "python3"
"""The kernel of this environment's Python, as Jupyter calls it."""
WARM: Final = """
def warm():
    import fsrs, pnrules, pnwidgets
    from pnrules import games, words
    for lang in words.LANGUAGES:
        words.text(lang, "app-title")
    for name in games.names():
        games.game(name)
warm()
del warm
"""
"""What every page would do first."""
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
"""How a warm kernel learns which page it is for."""

log = logging.getLogger(__name__)


class Limits(NamedTuple):
    """How many kernels there are, and for how long.

    warm   how many stand ready for whoever comes next
    most   how many are lent at the same time; None for as many as come
    alone  after so many seconds without a page a kernel is ended
    idle   after so many seconds in which nobody did anything on its page a kernel is ended; None for never
    quiet  whether a kernel keeps to itself what a page says wrong: else whoever has one could fill the server's log
    """

    warm: int = 1
    most: int | None = None
    alone: float = 300
    idle: float | None = None
    quiet: bool = False


class Full(Exception):
    """All kernels that there may be are lent."""


class Started(NamedTuple):
    """A kernel that is up: its id, and the client through which it is told which page it is for."""

    id: str
    client: Any


class Lent:
    """A page's kernel, from the moment at which the page asks for one. It has what a handler asks of a manager of kernels.

    id           the kernel's, once there is one
    busy         its notebook is being run for the page, which is not connected yet
    met          the page was connected to it before
    alone_since  when the pool saw first that no page is connected
    """

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.id: str | None = None
        self.busy = True
        self.alone_since: float | None = None
        self.met = False

    @property
    def before(self) -> int:
        """How many pages are before this one in the queue."""
        return self.pool.before(self)

    async def start_kernel(self, *, kernel_name: str, path: str, env: Mapping[str, str]) -> str:
        """The page's kernel, which lies in the folder of its notebook and knows what its address asks for."""
        if kernel_name == OURS:
            self.id = await self.pool.lend(self, path, env)
        else:  # somebody's own notebook in another language: nothing can be warm for it
            self.id = str(await self.pool.manager.start_kernel(kernel_name=kernel_name, path=path, env=env))
        return self.id

    def get_kernel(self, kernel_id: str) -> Any:
        """What manages the kernel."""
        return self.pool.manager.get_kernel(kernel_id)

    async def end(self) -> None:
        """Ends the kernel; the page will ask it nothing any more."""
        await self.pool.end(self)


class Pool:
    """The kernels of a server.

    manager  what starts and ends them: Jupyter's
    limits   how many, and for how long
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
        """Begins to warm kernels, and to look after those that are lent."""
        self._looking.start()
        self._fill()

    def close(self) -> None:
        """Starts no more. Whoever ends the server ends the kernels that there are."""
        self._looking.stop()
        self.limits = self.limits._replace(warm=0)
        for task in self._starting:
            task.cancel()

    async def place(self) -> Lent:
        """A place for a page that asks for a kernel; a kernel that has died has none. Raises Full."""
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
        """How many of those that wait for a kernel came before this one."""
        return list(self._waiting).index(lent) if lent in self._waiting else 0

    async def lend(self, lent: Lent, path: str, env: Mapping[str, str]) -> str:
        """A kernel for a page: one that is warm, else the next that is. Whoever came first is first."""
        started = await self._next(lent)
        told = json.dumps({name: value for name, value in env.items() if os.environ.get(name) != value})
        try:
            folder = str(self.manager.cwd_for_path(path))
            await self._run(started, HAND_OVER.format(folder=folder, told=told, quiet=self.limits.quiet))
        except BaseException:  # a page that went away meanwhile, too
            await self._shut_down(started.id)
            raise
        finally:
            started.client.stop_channels()
        return started.id

    async def end(self, lent: Lent) -> None:
        """Ends a page's kernel and gives its place free."""
        self.lent.discard(lent)
        if lent.id is not None and lent.id in self.manager:
            await self._shut_down(lent.id)
        self._fill()

    async def look(self) -> None:
        """Ends what has died, and what nobody uses: left without a word, not touched for long, or hung up."""
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
        """Ends a kernel that no page has."""
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
        """Places whose kernel has ended by itself are free: its page said good-bye, or it died for good."""
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
        except asyncio.CancelledError:  # the page went away; what had just come for it is the next one's
            if future.done() and not future.cancelled():
                self.warm.append(future.result())
            raise
        finally:
            del self._waiting[lent]

    def _fill(self) -> None:
        """Starts what is missing, as many side by side as is useful.

        Who waits comes first. What is only to be warm for the next one is started when nobody's page is being made.
        """
        made = any(lent.busy for lent in self.lent)
        spare = 0 if made else self._spare()
        wanted = len(self._waiting) + spare
        while len(self._starting) < AT_ONCE and len(self._starting) + len(self.warm) < wanted:
            task = asyncio.ensure_future(self._start())
            self._starting.add(task)
            task.add_done_callback(self._started)

    def _spare(self) -> int:
        """How many kernels are to be warm: never more than could be lent."""
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
        """One more kernel: for who waits longest, else to be warm."""
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
        with suppress(KeyError):  # somebody else has done it meanwhile
            await self.manager.shutdown_kernel(kernel_id, now=True)

    async def _run(self, started: Started, code: str) -> None:
        """Has a kernel run something that shows nothing, and waits until it has. Raises RuntimeError where it does not."""
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
