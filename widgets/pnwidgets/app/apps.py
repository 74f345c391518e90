"""The server of the apps: Voila with our pages, our kernels, and a guard before all of it."""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from jupyter_events import EventLogger
from tornado.ioloop import IOLoop
from traitlets.config import Config
from voila.app import Voila

from pnwidgets.app import notebook, sheets
from pnwidgets.app.answers import answering, ours_of
from pnwidgets.app.guard import Guard, Headers, Hosts, cookies
from pnwidgets.app.kernels import Limits, Pool
from pnwidgets.app.lines import Kernels
from pnwidgets.app.records import Records
from pnwidgets.app.room import SOCKETS, Door
from pnwidgets.app.settings import configure

PING_SECONDS: Final = 10
"""How often a page's connection is asked whether somebody is there."""
SILENT_SECONDS: Final = 25
"""Who has not answered for so long is gone. It has to be longer than from one question to the next."""
BIGGEST_REQUEST: Final = 1_000_000
"""Bytes of a request: a page asks with less than a thousand."""


class Served(NamedTuple):
    """What is served, and how.

    folder  with the notebooks
    ip      the address of this machine at which it listens
    port    the port there
    base    where its addresses begin, with a slash at both ends
    hosts   by which names it lets itself be called, besides those of this machine
    limits  how many kernels there are, and for how long
    most    how many connections there are at a time; None for as many as come
    """

    folder: Path
    ip: str
    port: int
    base: str = "/"
    hosts: Hosts = Hosts()
    limits: Limits = Limits()
    most: int | None = None


class Apps(Voila):  # type: ignore[misc]  # Voila publishes no types
    """Serves one folder of notebooks, until it is told to stop.

    event_logger  all kernels write into it: else each would have one of its own, which stays when it has gone
    """

    served: Served
    pool: Pool
    records: Records
    event_logger: EventLogger

    def init_settings(self) -> dict[str, Any]:
        settings = super().init_settings()
        self.event_logger = EventLogger(parent=self)
        self.kernel_manager.context.max_sockets = SOCKETS
        self.pool = Pool(self.kernel_manager, self.served.limits)
        self.records = Records()
        return {
            **settings,
            "xsrf_cookie_kwargs": cookies(self.served.base),
            "ws_ping_interval": PING_SECONDS * 1000,
            "ws_ping_timeout": SILENT_SECONDS * 1000,
        }

    def init_handlers(self) -> list[Any]:
        base = self.server_url
        page = {"pool": self.pool, "records": self.records, "template_paths": self.template_paths, "config": self.config}
        ours = notebook.handlers(base, self.voila_configuration, **page)
        front = (base, notebook.Front, {"voila_configuration": self.voila_configuration})
        return [answering(each) for each in (*sheets.handlers(base), front, *ours, *ours_of(super().init_handlers(), base))]

    def listen(self) -> None:
        """Listens, and serves until it is interrupted."""
        self.app.add_transform(Headers)
        server = Door(Guard(self.app, self.served.hosts), most=self.served.most, max_body_size=BIGGEST_REQUEST)
        server.listen(self.served.port, self.served.ip)
        self.ioloop = IOLoop.current()
        self.ioloop.add_callback(self.records.open)
        self.ioloop.add_callback(self.pool.open)
        try:
            with suppress(KeyboardInterrupt):
                self.ioloop.start()
        finally:
            server.stop()
            self.records.close()
            self.pool.close()
            self.stop()


def serve(served: Served) -> None:
    """Serves until it is interrupted."""
    c = Config()
    configure(c)
    c.Voila.ip = served.ip
    c.Voila.port = served.port
    c.Voila.base_url = served.base
    c.Voila.open_browser = False  # we announce the address ourselves, then open it
    c.Voila.config_file_paths = []
    c.Application.log_level = "ERROR"
    logging.getLogger("tornado").setLevel(logging.ERROR)  # what is refused is none, and anybody could fill a disk with it
    c.Voila.root_dir = str(served.folder)
    c.IdentityProvider.cookie_options = {"samesite": "Strict"}
    c.VoilaConfiguration.multi_kernel_manager_class = Kernels
    c.MappingKernelManager.cull_idle_timeout = 0  # the pool looks after its kernels itself
    c.KernelManager.autorestart = False  # one that died would come back under its name, and know nothing of its page
    Apps.served = served
    Apps.launch_instance(argv=[], config=c)
