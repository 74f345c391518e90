"""The notebooks as apps: `pnrules app`, `make app`, and what Binder's server needs to know (`configure`)."""

from __future__ import annotations

import os
import secrets
import shutil
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Sequence
from pathlib import Path, PurePosixPath
from typing import Any
from urllib.parse import quote

from pnrules import words
from pnrules.arguments import Parser, language
from pnrules.kernel.validation import visible
from pnwidgets import places
from pnwidgets.app.pages import page_config, prepare

HOST = "127.0.0.1"
PORT = 8866

# What the page needs of JupyterLab's extensions, and our own (jupyter/voila/labextensions). Leave one out and the board silently
# never appears; name none and all are loaded, with their warnings in the console.
EXTENSIONS = ["@voila-dashboards/widgets-manager8", "@jupyter-widgets/jupyterlab-manager", "anywidget", "pnrules"]

# A page says good-bye to its kernel (page.js). Where it cannot, because the browser crashed or the network went, the
# kernel is ended when nobody has been connected to it for this long.
IDLE_SECONDS = 300


def configure(c: Any) -> None:
    """All settings of the apps, for Voila by itself and for Voila inside a Jupyter server. `c` is a traitlets Config."""
    places.add_jupyter_data()
    voila = c.VoilaConfiguration
    voila.template = "pnrules"
    voila.allow_template_override = "NO"
    voila.allow_theme_override = "NO"
    voila.classic_tree = True
    voila.strip_sources = True
    voila.show_tracebacks = False
    voila.extension_allowlist = EXTENSIONS
    voila.file_allowlist = [r".*\.(png|jpg|gif|svg)"]
    voila.http_header_envs = ["Accept-Language"]
    voila.prelaunch_hook = prepare
    voila.page_config_hook = page_config
    kernels = c.MappingKernelManager
    kernels.cull_idle_timeout = IDLE_SECONDS
    kernels.cull_interval = 30
    kernels.cull_connected = False
    c.KernelManager.transport_encryption = "auto"  # other users of the machine do not read along, and nothing warns


def main(argv: Sequence[str] | None = None) -> int:
    """Serves the notebooks until it is interrupted. Prints its address on a line of its own."""
    lang = language(sys.argv[1:] if argv is None else argv)
    parser = Parser(lang, {"port": str(PORT)}, prog="pnrules app", description="cli-help-app-about")
    parser.add_argument("notebook", nargs="?", help="cli-help-app-notebook")
    parser.add_argument("--port", type=int, help="cli-help-port")
    parser.add_argument("--no-browser", action="store_true", help="cli-help-no-browser")
    parser.add_argument("--folder", type=Path, help="cli-help-folder")
    parser.add_argument("--lab", action="store_true", help="cli-help-lab")
    parser.add_argument("--lang", choices=words.LANGUAGES, help="cli-help-lang")
    args = parser.parse_args(argv)
    try:
        folder = _folder(args.folder, args.lab, lang)
        notebook = _notebook(args.notebook, folder)
        port = _port(args.port)
    except _NotServed as problem:
        print(f"pnrules app: {visible(words.text(lang, problem.id, **problem.values))}", file=sys.stderr)
        return 2
    try:
        serve = _lab if args.lab else _voila
        serve(folder, notebook, port, not args.no_browser)
    except ModuleNotFoundError as problem:
        print(f"pnrules app: {words.text(lang, 'cli-no-app', missing=problem.name or str(problem))}", file=sys.stderr)
        return 2
    return 0


class _NotServed(Exception):
    """Why nothing can be served: a message of the catalogue with its values."""

    def __init__(self, id: str, **values: str) -> None:
        super().__init__(id)
        self.id = id
        self.values = values


def _folder(asked: Path | None, writable: bool, lang: str) -> Path:
    """The folder that is served. One that JupyterLab may change is the checkout's, or a copy of what came with the wheel."""
    if asked is not None:
        if not asked.is_dir():
            raise _NotServed("cli-no-folder", name=str(asked))
        return asked.resolve()
    if not writable or places.checkout():
        return places.notebooks()
    copy = Path.cwd() / "pnrules-notebooks"
    if not copy.exists():
        shutil.copytree(places.notebooks(), copy)
        print(f"pnrules app: {words.text(lang, 'cli-app-copy', name=copy.name)}", flush=True)
    return copy


def _notebook(name: str | None, folder: Path) -> PurePosixPath | None:
    """The place of the notebook that is meant, inside the folder."""
    if name is None:
        return None
    path = Path(name if name.endswith(".ipynb") else f"{name}.ipynb")
    for found in ((folder / path).resolve(), path.resolve()):
        if found.is_file() and found.is_relative_to(folder):
            return PurePosixPath(found.relative_to(folder).as_posix())
    raise _NotServed("cli-no-notebook", name=name)


def _port(asked: int | None) -> int:
    """A port that is free now. One that was asked for by number is that or an error."""
    for port in range(PORT, PORT + 50) if asked is None else [asked]:
        with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
            if os.name == "posix":
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((HOST, port))
            except (OSError, OverflowError):
                continue
            return int(probe.getsockname()[1])
    if asked is None:
        raise _NotServed("cli-no-port")
    raise _NotServed("cli-port-taken", port=str(asked))


def _voila(folder: Path, notebook: PurePosixPath | None, port: int, open_browser: bool) -> None:
    from traitlets.config import Config
    from voila.app import Voila

    from pnwidgets.app.sheets import handlers

    class Apps(Voila):  # type: ignore[misc]  # Voila publishes no types
        """Voila, and the cards to print."""

        def init_handlers(self) -> list[Any]:
            return [*handlers(self.server_url), *super().init_handlers()]

    c = Config()
    configure(c)
    c.Voila.ip = HOST
    c.Voila.port = port
    c.Voila.port_retries = 0
    c.Voila.open_browser = False  # we announce the address ourselves, then open it
    c.Voila.config_file_paths = []
    c.Application.log_level = "ERROR"
    c.Voila.root_dir = str(folder)
    path = f"voila/render/{quote(str(notebook))}" if notebook else ""
    _announce(port, f"http://{HOST}:{port}/{path}", open_browser)
    Apps.launch_instance(argv=[], config=c)


def _lab(folder: Path, notebook: PurePosixPath | None, port: int, open_browser: bool) -> None:
    import jupyterlab  # noqa: F401  (says which package is missing)
    from jupyter_server.serverapp import ServerApp
    from traitlets.config import Config

    places.add_jupyter_data()
    path = f"/tree/{quote(str(notebook))}" if notebook else ""
    token = os.environ.get("JUPYTER_TOKEN") or secrets.token_hex(24)
    c = Config()
    c.ServerApp.jpserver_extensions = {"jupyterlab": True}
    c.ServerApp.ip = HOST
    c.ServerApp.port = port
    c.ServerApp.port_retries = 0
    c.ServerApp.open_browser = False
    c.ServerApp.root_dir = str(folder)
    c.Application.log_level = "ERROR"
    c.ServerApp.allow_root = True  # it listens on this machine alone, and containers have no other user
    c.IdentityProvider.token = token
    c.LabApp.news_url = None  # JupyterLab would ask the network for news
    c.LabApp.check_for_updates_class = "jupyterlab.NeverCheckForUpdate"
    _announce(port, f"http://{HOST}:{port}/lab{path}?token={token}", open_browser)
    ServerApp.launch_instance(argv=[], config=c)


def _announce(port: int, address: str, open_browser: bool) -> None:
    """Prints the address as soon as the server listens, and opens it where there is a screen."""

    def wait() -> None:
        while True:
            try:
                socket.create_connection((HOST, port), timeout=1).close()
                break
            except OSError:
                time.sleep(0.05)
        print(f"pnrules app: {address}", flush=True)
        if open_browser and _has_screen():
            webbrowser.open(address)

    threading.Thread(target=wait, daemon=True).start()


def _has_screen() -> bool:
    """Without a screen, webbrowser may start a browser for terminals, which cannot run a board."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
