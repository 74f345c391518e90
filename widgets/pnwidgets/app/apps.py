"""The server of the apps: Voila with our pages and kernels, behind a guard."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Any, Final, NamedTuple

from jupyter_events import EventLogger
from jupyter_server.services.contents.largefilemanager import LargeFileManager
from tornado.ioloop import IOLoop
from traitlets.config import Config
from voila.app import Voila

from pnwidgets.app import forking, notebook, sheets
from pnwidgets.app.answers import answering, ours_of
from pnwidgets.app.folders import Folders
from pnwidgets.app.guard import Guard, Headers, Hosts, cookies
from pnwidgets.app.kernels import Limits, Pool
from pnwidgets.app.lines import Kernels
from pnwidgets.app.records import Records
from pnwidgets.app.room import SOCKETS, Door
from pnwidgets.app.settings import configure

PING_SECONDS: Final = 10
"""The interval between pings to a page's connection."""
SILENT_SECONDS: Final = 25
"""A page that answers no ping for this long is gone. Has to be longer than `PING_SECONDS`."""
BIGGEST_REQUEST: Final = 1_000_000
"""The maximum size of a request, in bytes. A page sends less than a thousand."""


class Served(NamedTuple):
    """What to serve, and how.

    folders  the folders of notebooks
    ip       the IP address to listen on
    port     the port to listen on
    base     the prefix of all addresses, with a slash at both ends
    hosts    host names that it accepts besides those of this machine
    limits   the number of kernels, and how long they live
    most     the maximum number of connections at a time; None for no limit
    """

    folders: Folders
    ip: str
    port: int
    base: str = "/"
    hosts: Hosts = Hosts()
    limits: Limits = Limits()
    most: int | None = None


class Contents(LargeFileManager):
    """Reads notebooks for Voila from the folder that has them."""

    folders: Folders

    def get(self, path: str, *args: Any, **how: Any) -> Any:
        """A notebook, or another file."""
        found = self.folders.find(path.strip("/"))
        if found is None:
            return super().get(path, *args, **how)  # type: ignore[no-untyped-call]
        there = LargeFileManager(parent=self.parent, root_dir=str(found.folder))
        return there.get(found.place, *args, **how)  # type: ignore[no-untyped-call]


class Apps(Voila):  # type: ignore[misc]  # Voila publishes no types
    """Serves notebooks until it is stopped.

    event_logger  shared by all kernels: otherwise each would create its own, which outlives the kernel
    """

    served: Served
    pool: Pool
    records: Records
    event_logger: EventLogger

    def init_settings(self) -> dict[str, Any]:
        settings = super().init_settings()
        self.contents_manager = Contents(parent=self)
        self.contents_manager.folders = self.served.folders
        self.event_logger = EventLogger(parent=self)
        self.kernel_manager.context.max_sockets = SOCKETS
        self.pool = Pool(self.kernel_manager, self.served.limits)
        self.records = Records()
        return {
            **settings,
            "contents_manager": self.contents_manager,
            "folders": self.served.folders,
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
        """Listen, and serve until interrupted."""
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
    """Serve until interrupted."""
    c = Config()
    configure(c)
    forking.configure(c)
    c.Voila.ip = served.ip
    c.Voila.port = served.port
    c.Voila.base_url = served.base
    c.Voila.open_browser = False  # we announce the address ourselves, then open it
    c.Voila.config_file_paths = []
    c.Application.log_level = "ERROR"
    logging.getLogger("tornado").setLevel(logging.ERROR)  # refused requests are no errors: logging each could fill a disk
    c.Voila.root_dir = str(served.folders.own or served.folders.first)
    c.IdentityProvider.cookie_options = {"samesite": "Strict"}
    c.VoilaConfiguration.multi_kernel_manager_class = Kernels
    c.MappingKernelManager.cull_idle_timeout = 0  # the pool looks after its kernels itself
    c.KernelManager.autorestart = False  # a restarted kernel would keep its id but know nothing of its page
    Apps.served = served
    Apps.launch_instance(argv=[], config=c)
