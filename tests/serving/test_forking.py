"""Kernels forked from a process in which everything that a page needs is loaded, by Jupyter's own manager."""

from __future__ import annotations

import ast
import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import psutil
import pytest
from traitlets.config import Config

from needed import needs
from pnwidgets.app import forking
from pnwidgets.app.kernels import ANSWER_SECONDS, OURS, WARM
from pnwidgets.app.lines import Kernels
from pnwidgets.app.settings import configure

needs(sys.platform == "linux", "kernels are forked on Linux alone")
PATIENCE = 60

Kernel = tuple[Any, Any]
"""Its manager, and a client that is connected to it."""


def with_kernels(number: int, play: Callable[[list[Kernel]], Awaitable[None]], root: str = ".", **options: Any) -> None:
    """Does something with so many kernels of a server of this folder, which are ended afterwards."""

    async def played() -> None:
        c = Config()
        configure(c)
        forking.configure(c)
        c.MappingKernelManager.root_dir = root
        manager = Kernels(config=c)
        found: list[Kernel] = []
        try:
            for _ in range(number):
                one = manager.get_kernel(await manager.start_kernel(kernel_name=OURS, **options))
                client = one.client()
                client.start_channels()
                await client.wait_for_ready(timeout=PATIENCE)
                found.append((one, client))
            await play(found)
        finally:
            for _, client in found:
                client.stop_channels()
            await manager.shutdown_all(now=True)

    asyncio.run(played())


async def said(client: Any, expression: str) -> Any:
    """What an expression comes to in a kernel."""
    told = client.execute("", user_expressions={"said": expression})
    while (answer := await client.get_shell_msg(timeout=PATIENCE))["parent_header"]["msg_id"] != told:
        pass
    return ast.literal_eval(answer["content"]["user_expressions"]["said"]["data"]["text/plain"])


@pytest.mark.long
def test_all_that_a_page_needs_is_there_before_a_kernel_runs_anything() -> None:
    async def play(kernels: list[Kernel]) -> None:
        (_, first), (_, second) = kernels
        loaded = "[name in __import__('sys').modules for name in ('pnwidgets', 'fsrs', 'pnrules.nightmare', 'pnrules.bandwidth')]"
        assert await said(first, loaded) == [True] * 4
        parents = {await said(each, "__import__('os').getppid()") for each in (first, second)}
        assert len(parents) == 1
        assert psutil.Process(parents.pop()).num_threads() == 1, "a process with more threads cannot be forked safely"

    with_kernels(2, play)


@pytest.mark.long
def test_a_kernel_has_its_own_folder_environment_chance_and_group(tmp_path: Path) -> None:
    async def play(kernels: list[Kernel]) -> None:
        (one, first), (_, second) = kernels
        asked = "(__import__('os').getcwd(), __import__('os').environ['PN_TEST'], __import__('os').getpgrp())"
        assert await said(first, asked) == (str(tmp_path / "own"), "here", one.provisioner.pid)
        drawn = [await said(each, "__import__('random').random()") for each in (first, second)]
        assert drawn[0] != drawn[1]

    (tmp_path / "own").mkdir()
    with_kernels(2, play, str(tmp_path), path="own", env={**os.environ, "PN_TEST": "here"})


@pytest.mark.long
def test_a_warmed_kernel_hears_of_the_widgets_of_a_page() -> None:
    """ipywidgets says so to its kernel when it is imported, and then there was no kernel yet."""

    async def play(kernels: list[Kernel]) -> None:
        ((_, client),) = kernels
        client.execute(WARM, silent=True)
        assert (await client.get_shell_msg(timeout=ANSWER_SECONDS))["content"]["status"] == "ok"
        targets = "sorted(get_ipython().kernel.comm_manager.targets)"
        assert {"jupyter.widget", "jupyter.widget.control"} <= set(await said(client, targets))

    with_kernels(1, play)


@pytest.mark.long
def test_a_kernel_that_was_killed_is_known_to_be_dead() -> None:
    async def play(kernels: list[Kernel]) -> None:
        ((one, _),) = kernels
        assert await one.is_alive()
        os.kill(one.provisioner.pid, signal.SIGKILL)
        for _ in range(PATIENCE * 10):
            if not await one.is_alive():
                return
            await asyncio.sleep(0.1)
        pytest.fail("it was taken to live")

    with_kernels(1, play)


@pytest.mark.long
def test_a_kernel_ends_with_a_server_that_was_killed(root: Path) -> None:
    begin = (
        "import time\n"
        "from pnwidgets.app.forking import Forked\n"
        "import os\n"
        "print(Forked([], dict(os.environ), os.getcwd()).pid, flush=True)\n"
        "time.sleep(600)"
    )
    with subprocess.Popen([sys.executable, "-c", begin], cwd=root, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        kernel = psutil.Process(int(server.stdout.readline()))
        server.kill()
    kernel.wait(timeout=PATIENCE)


def test_another_command_is_started_as_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []

    async def usual(self: Any, cmd: list[str], **_: Any) -> dict[str, Any]:
        started.append(cmd)
        return {}

    monkeypatch.setattr(forking.LocalProvisioner, "launch_kernel", usual)
    others = [["julia", "-f", "connection.json"], ["another/python", "-m", forking.LAUNCHER, "-f", "connection.json"]]
    for command in others:
        asyncio.run(forking.Forking(kernel_id="a", kernel_spec=None, parent=None).launch_kernel(command, env={}))
    assert started == others


def test_a_kernel_that_cannot_be_forked_is_started_as_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []

    async def usual(self: Any, cmd: list[str], **_: Any) -> dict[str, Any]:
        started.append(cmd)
        return {}

    def refused(*_: Any) -> None:
        raise OSError("no room")

    monkeypatch.setattr(forking.LocalProvisioner, "launch_kernel", usual)
    monkeypatch.setattr(forking, "Forked", refused)
    command = [sys.executable, "-m", forking.LAUNCHER, "-f", "connection.json"]
    asyncio.run(forking.Forking(kernel_id="a", kernel_spec=None, parent=None).launch_kernel(command, env={}))
    assert started == [command]
