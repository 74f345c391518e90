"""Kernels forked from one process in which everything that a page needs is loaded: each takes a tenth of the time to start.

It is multiprocessing's fork server, a process with one thread that does nothing else, and ends with the server. Only on Linux:
elsewhere, and for kernels that are not IPython's in our own Python, Jupyter starts processes as usual.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
import threading
from importlib.metadata import EntryPoint
from multiprocessing import current_process, get_context, parent_process
from pathlib import Path
from typing import Any, Final

from jupyter_client.provisioning.factory import KernelProvisionerFactory
from jupyter_client.provisioning.local_provisioner import LocalProvisioner

LAUNCHER: Final = "ipykernel_launcher"
"""The module that starts IPython's kernel."""
NAME: Final = "pnwidgets-forking"
"""Jupyter's name for this way of starting a kernel."""

log = logging.getLogger(__name__)


def configure(c: Any) -> None:
    """Have a server's kernels forked, where that is possible.

    c  a traitlets Config
    """
    if sys.platform != "linux":
        return
    factory = KernelProvisionerFactory
    factory.provisioners[NAME] = EntryPoint(NAME, f"{__name__}:{Forking.__qualname__}", factory.GROUP_NAME)
    c.KernelProvisionerFactory.default_provisioner_name = NAME


class Forking(LocalProvisioner):
    """Starts a kernel by forking."""

    process: Any

    async def launch_kernel(self, cmd: list[str], **kwargs: Any) -> Any:
        """Start the kernel that a command would start; by the command itself where forking fails, or it starts another one."""
        if cmd[0] != sys.executable or LAUNCHER not in cmd:
            return await super().launch_kernel(cmd, **kwargs)
        env, folder = dict(kwargs.get("env") or os.environ), str(kwargs.get("cwd") or Path.cwd())
        try:
            self.process = await asyncio.to_thread(Forked, cmd[cmd.index(LAUNCHER) + 1 :], env, folder)
        except (OSError, EOFError) as error:
            log.warning("A kernel could not be forked: %s", error)
            return await super().launch_kernel(cmd, **kwargs)
        self.pid = self.pgid = self.process.pid
        self.cwd = folder
        return self.connection_info


class Forked:
    """A kernel's process, with the interface of `subprocess.Popen` that Jupyter needs.

    pid  its id, and that of its group of processes
    """

    stdin = stdout = stderr = None

    def __init__(self, arguments: list[str], env: dict[str, str], folder: str) -> None:
        context = get_context("forkserver")
        context.set_forkserver_preload([__name__, "pnwidgets.app.warmed"])
        self._process = context.Process(target=_run, args=(arguments, env, folder), daemon=True)
        self._process.start()
        self.pid: int = self._process.pid or 0

    def poll(self) -> int | None:
        """The exit code, negative for a signal; None while it runs."""
        return self._process.exitcode

    def wait(self) -> int | None:
        """Wait for its end. Gives the exit code."""
        self._process.join()
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        """Send it a signal, if it still runs."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it."""
        self.send_signal(signal.SIGKILL)


def _run(arguments: list[str], env: dict[str, str], folder: str) -> None:
    """Be a kernel in this process, which was forked for it, until it is shut down. Its arguments are those of its launcher."""
    from ipykernel.kernelapp import launch_new_instance  # the server needs none of it

    threading.Thread(target=_end_with_server, daemon=True).start()
    os.setsid()  # an interrupt reaches the kernel and what it has started, and nobody else
    current_process().daemon = False  # a notebook may start processes of its own
    if not sys.flags.safe_path:
        del sys.path[0]  # the folder of the server's program; the kernel adds its own
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(env)
    sys.argv = [LAUNCHER, *arguments]
    launch_new_instance(parent_handle=os.getppid())


def _end_with_server() -> None:
    """End when the server does, however it ends. The process from which we were forked ends only after us."""
    if (server := parent_process()) is not None:
        server.join()
        os._exit(1)
