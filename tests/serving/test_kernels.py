"""The pool of kernels, over a manager whose kernels are names: who gets one, in which order, and when one is ended."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from queue import Empty
from typing import Any

import pytest

from pnwidgets.app import kernels
from pnwidgets.app.apps import PING_SECONDS, SILENT_SECONDS
from pnwidgets.app.kernels import BUSY_SECONDS, FIRST_SECONDS, LOOK_SECONDS, Full, Lent, Limits, Pool
from pnwidgets.app.serving import ALONE_SECONDS


class Kernel:
    """A kernel that does what it is asked at once."""

    def __init__(self) -> None:
        self.last_activity = datetime.now(UTC)
        self.alive = True
        self.told: list[str] = []
        self.breaks = False

    def client(self) -> Kernel:
        return self

    async def is_alive(self) -> bool:
        return self.alive

    def start_channels(self) -> None:
        pass

    def stop_channels(self) -> None:
        pass

    async def wait_for_ready(self, timeout: float) -> None:
        pass

    def execute(self, code: str, **_: Any) -> str:
        self.told.append(code)
        return code

    async def get_shell_msg(self, timeout: float) -> dict[str, Any]:
        if not self.alive:
            raise Empty
        return {
            "parent_header": {"msg_id": self.told[-1]},
            "content": {"status": "error" if self.breaks else "ok", "evalue": "no"},
        }


class Manager(dict[str, Kernel]):
    """What Jupyter's manager is to a pool; `go` lets the kernels come that were asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()
        self.go.set()
        self.started = 0
        self.connections: dict[str, int] = {}
        self.busy: set[str] = set()
        self.breaks = False
        self.lives = True

    async def start_kernel(self, kernel_name: str) -> str:
        self.started += 1
        name = f"k{self.started}"
        await self.go.wait()
        self[name] = Kernel()
        self[name].breaks = self.breaks
        self[name].alive = self.lives
        return name

    def get_kernel(self, name: str) -> Kernel:
        return self[name]

    def kernel_model(self, name: str) -> dict[str, Any]:
        state = "busy" if name in self.busy else "idle"
        return {"connections": self.connections.get(name, 0), "execution_state": state}

    def cwd_for_path(self, path: str) -> str:
        return f"/served/{path}"

    async def shutdown_kernel(self, name: str, now: bool) -> None:
        del self[name]


def with_pool(limits: Limits, play: Callable[[Pool, Manager], Awaitable[None]]) -> None:
    """Plays something on a pool that is open."""

    async def played() -> None:
        manager = Manager()
        pool = Pool(manager, limits)
        pool.open()
        await settled()
        await play(pool, manager)
        pool.close()

    asyncio.run(played())


async def settled() -> None:
    """Lets everything happen that can."""
    for _ in range(50):
        await asyncio.sleep(0)


async def lent(pool: Pool, path: str = "a", **env: str) -> Lent:
    """A page's kernel, its notebook run."""
    place = await pool.place()
    await place.start_kernel(kernel_name="python3", path=path, env=env)
    place.busy = False
    return place


async def later(pool: Pool, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """The pool looks after so many seconds more."""
    before, real = pool.now, time.time
    pool.now = lambda: before() + seconds
    monkeypatch.setattr(kernels.time, "time", lambda: real() + seconds)
    await pool.look()
    monkeypatch.setattr(kernels.time, "time", real)


def test_so_many_are_warm_before_anybody_asks() -> None:
    async def play(pool: Pool, manager: Manager) -> None:
        assert len(pool.warm) == len(manager) == 3
        assert all("import" in kernel.told[0] for kernel in manager.values())

    with_pool(Limits(warm=3), play)


def test_who_asks_gets_a_warm_one_that_is_told_its_page_and_another_is_warmed() -> None:
    async def play(pool: Pool, manager: Manager) -> None:
        first = await lent(pool, "games", QUERY_STRING="lang=fr")
        assert first.id == "k1"
        assert "/served/games" in manager["k1"].told[-1]
        assert "lang=fr" in manager["k1"].told[-1]
        await pool.look()
        await settled()
        assert [each.id for each in pool.warm] == ["k2"]

    with_pool(Limits(warm=1), play)


def test_no_kernel_goes_to_two_pages() -> None:
    async def play(pool: Pool, manager: Manager) -> None:
        places = await asyncio.gather(*(lent(pool) for _ in range(9)))
        assert len({place.id for place in places}) == 9
        await places[0].end()
        again = await lent(pool)
        assert again.id not in {place.id for place in places}

    with_pool(Limits(warm=2), play)


def test_who_came_first_is_first_and_knows_how_many_are_before() -> None:
    async def play(pool: Pool, manager: Manager) -> None:
        manager.go.clear()
        came: list[int] = []

        async def page(number: int, place: Lent) -> None:
            await place.start_kernel(kernel_name="python3", path="", env={})
            came.append(number)

        places = [await pool.place() for _ in range(5)]
        pages = [asyncio.ensure_future(page(number, place)) for number, place in enumerate(places)]
        await settled()
        assert [place.before for place in places] == [0, 1, 2, 3, 4]
        assert manager.started == kernels.AT_ONCE
        manager.go.set()
        await asyncio.gather(*pages)
        assert came == [0, 1, 2, 3, 4]
        assert places[4].before == 0

    with_pool(Limits(warm=0), play)


def test_a_page_that_goes_away_while_it_waits_leaves_its_place_and_no_kernel() -> None:
    async def play(pool: Pool, manager: Manager) -> None:
        manager.go.clear()
        places = [await pool.place() for _ in range(2)]
        pages = [asyncio.ensure_future(each.start_kernel(kernel_name="python3", path="", env={})) for each in places]
        await settled()
        pages[0].cancel()
        await places[0].end()
        manager.go.set()
        await pages[1]
        await settled()
        assert pool.lent == {places[1]}
        assert {each.id for each in pool.warm} | {places[1].id} == set(manager)

    with_pool(Limits(warm=0, most=2), play)


def test_no_more_are_lent_than_there_are_places() -> None:
    async def play(pool: Pool, manager: Manager) -> None:
        places = [await lent(pool) for _ in range(2)]
        with pytest.raises(Full):
            await pool.place()
        await settled()
        assert len(manager) == 2, "and none is warm that nobody could have"
        await places[0].end()
        await lent(pool)

    with_pool(Limits(warm=4, most=2), play)


def test_a_kernel_that_ended_by_itself_leaves_its_place() -> None:
    async def play(pool: Pool, manager: Manager) -> None:
        place = await lent(pool)
        assert place.id is not None
        del manager[place.id]
        await lent(pool)

    with_pool(Limits(most=1), play)


def test_a_warm_kernel_that_died_is_lent_to_nobody() -> None:
    async def play(pool: Pool, manager: Manager) -> None:
        manager["k1"].alive = False
        assert (await lent(pool)).id == "k2"

    with_pool(Limits(warm=1), play)


def test_a_warm_kernel_that_died_is_ended_and_another_is_warm() -> None:
    async def play(pool: Pool, manager: Manager) -> None:
        manager["k1"].alive = False
        await pool.look()
        await settled()
        assert [each.id for each in pool.warm] == [*manager] == ["k2"]

    with_pool(Limits(warm=1), play)


def test_a_kernel_that_has_died_gives_its_place_to_who_asks() -> None:
    """At once, though nobody has looked since: with one place it would be the only one."""

    async def play(pool: Pool, manager: Manager) -> None:
        first = await lent(pool)
        assert first.id is not None
        manager[first.id].alive = False
        second = await lent(pool)
        assert pool.lent == {second}
        assert first.id not in manager

    with_pool(Limits(most=1), play)


def test_a_page_whose_kernel_has_died_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its kernel is ended, and by that its connections are; also where nothing is ended that is open, on one's own machine."""

    async def play(pool: Pool, manager: Manager) -> None:
        page = await lent(pool)
        manager.connections[str(page.id)] = 1
        manager[str(page.id)].alive = False
        await pool.look()
        assert page.id not in manager

    with_pool(Limits(), play)


def test_nobody_waits_for_a_kernel_that_dies_while_it_is_warmed() -> None:
    async def play(pool: Pool, manager: Manager) -> None:
        manager.lives = False
        with pytest.raises(RuntimeError):
            await (await pool.place()).start_kernel(kernel_name="python3", path="", env={})
        assert len(manager) == 0

    with_pool(Limits(warm=0), play)


def test_a_kernel_that_cannot_be_warmed_is_told_to_who_waits_and_does_not_stay() -> None:
    async def play(pool: Pool, manager: Manager) -> None:
        manager.breaks = True
        with pytest.raises(RuntimeError):
            await (await pool.place()).start_kernel(kernel_name="python3", path="", env={})
        assert len(manager) == 0

    with_pool(Limits(warm=0), play)


def test_who_never_connects_and_who_has_hung_up_is_gone_within_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(pool: Pool, manager: Manager) -> None:
        never, hung_up, there = await lent(pool), await lent(pool), await lent(pool)
        manager.connections = {str(hung_up.id): 1, str(there.id): 1}
        await pool.look()
        manager.connections[str(hung_up.id)] = 0
        await pool.look()
        await later(pool, monkeypatch, 21)
        assert pool.lent == {never, there}, "who was never there has a little longer: its scripts come first"
        await later(pool, monkeypatch, FIRST_SECONDS - 20)
        assert pool.lent == {there}

    with_pool(Limits(alone=20, idle=3600), play)


def test_who_comes_back_in_time_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(pool: Pool, manager: Manager) -> None:
        page = await lent(pool)
        for connections in (1, 0, 1, 0):
            manager.connections[str(page.id)] = connections
            await later(pool, monkeypatch, 15)
        assert pool.lent == {page}

    with_pool(Limits(alone=20), play)


def test_what_nobody_touches_for_so_long_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(pool: Pool, manager: Manager) -> None:
        page = await lent(pool)
        manager.connections[str(page.id)] = 1
        await later(pool, monkeypatch, 1199)
        assert pool.lent == {page}
        await later(pool, monkeypatch, 1201)
        assert pool.lent == set()

    with_pool(Limits(idle=1200), play)


def test_a_kernel_that_works_on_one_thing_for_ever_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(pool: Pool, manager: Manager) -> None:
        page = await lent(pool)
        manager.connections[str(page.id)] = 1
        manager.busy.add(str(page.id))
        await later(pool, monkeypatch, BUSY_SECONDS - 1)
        assert pool.lent == {page}
        await later(pool, monkeypatch, BUSY_SECONDS + 1)
        assert pool.lent == set()

    with_pool(Limits(idle=1200), play)


def test_on_one_s_own_machine_nothing_that_is_open_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(pool: Pool, manager: Manager) -> None:
        page = await lent(pool)
        manager.connections[str(page.id)] = 1
        manager.busy.add(str(page.id))
        await later(pool, monkeypatch, 100_000)
        assert pool.lent == {page}

    with_pool(Limits(), play)


def test_a_page_that_is_being_made_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(pool: Pool, manager: Manager) -> None:
        page = await lent(pool)
        page.busy = True
        await later(pool, monkeypatch, 1000)
        assert pool.lent == {page}

    with_pool(Limits(alone=1, idle=1), play)


def test_who_answers_is_not_taken_for_gone_and_who_does_not_is_gone_within_a_minute() -> None:
    """The connection is closed at the first question at which the silence was too long, and the pool looks again and again."""
    assert SILENT_SECONDS > 2 * PING_SECONDS, "one answer may come late"
    questions = -(-SILENT_SECONDS // PING_SECONDS)
    assert questions * PING_SECONDS + ALONE_SECONDS + 2 * LOOK_SECONDS <= 60
