"""The notebooks as apps on one's own machine: `pnrules app`, `make app`."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final
from urllib.parse import quote

from pnrules import words
from pnrules.cli.arguments import Parser, language
from pnrules.cli.ending import program
from pnrules.kernel.forms.validation import visible
from pnwidgets import places
from pnwidgets.app.folders import Folders, served
from pnwidgets.app.starting import HOST, PORT, NotServed, announce, folder, free_port, make_room, place, take_course

MANY: Final = 40
"""The maximum number of open pages on one's own machine."""


@program
def main(argv: Sequence[str] | None = None) -> int:
    """Serve the notebooks until interrupted. Prints the address on a line of its own."""
    lang = language(sys.argv[1:] if argv is None else argv)
    parser = Parser(lang, {"port": str(PORT)}, prog="pnrules app", description="cli-help-app-about")
    parser.add_argument("notebook", nargs="?", help="cli-help-app-notebook")
    parser.add_argument("--port", type=int, help="cli-help-port")
    parser.add_argument("--no-browser", action="store_true", help="cli-help-no-browser")
    parser.add_argument("--course", metavar="FILE", help="cli-help-host-course")
    parser.add_argument("--folder", type=Path, help="cli-help-folder")
    parser.add_argument("--lab", action="store_true", help="cli-help-jupyterlab")
    parser.add_argument("--lang", choices=words.LANGUAGES, help="cli-help-lang")
    args = parser.parse_args(argv)
    if not take_course(args.course, "pnrules app", lang):
        return 2
    try:
        root = folder(args.folder, args.lab, lang)
        folders = Folders(root) if args.lab else served(root)
        notebook = place(args.notebook, folders)
        port = free_port(args.port)
    except NotServed as problem:
        print(f"pnrules app: {visible(words.text(lang, problem.id, **problem.values))}", file=sys.stderr)
        return 2
    try:
        make_room()
        serve = _lab if args.lab else _voila
        serve(folders, notebook, port, not args.no_browser)
    except ModuleNotFoundError as problem:
        print(f"pnrules app: {words.text(lang, 'cli-no-app', missing=problem.name or str(problem))}", file=sys.stderr)
        return 2
    return 0


def _voila(folders: Folders, notebook: str | None, port: int, open_browser: bool) -> None:
    from pnwidgets.app.apps import Served, serve
    from pnwidgets.app.room import descriptors, wanted

    descriptors(wanted(MANY))
    path = f"voila/render/{quote(notebook)}" if notebook else ""
    announce("pnrules app", (HOST, port), f"http://{HOST}:{port}/{path}", open_browser)
    serve(Served(folders, HOST, port))


def _lab(folders: Folders, notebook: str | None, port: int, open_browser: bool) -> None:
    import jupyterlab  # noqa: F401  (says which package is missing)
    from jupyter_server.serverapp import ServerApp
    from traitlets.config import Config

    places.add_jupyter_data()
    path = f"/tree/{quote(notebook)}" if notebook else ""
    token = os.environ.get("JUPYTER_TOKEN") or secrets.token_hex(24)
    c = Config()
    c.ServerApp.jpserver_extensions = {"jupyterlab": True}
    c.ServerApp.ip = HOST
    c.ServerApp.port = port
    c.ServerApp.port_retries = 0
    c.ServerApp.open_browser = False
    c.ServerApp.root_dir = str(folders.first)
    c.Application.log_level = "ERROR"
    c.ServerApp.allow_root = True  # it accepts only this machine, and a container may have no other user
    c.IdentityProvider.token = token
    c.LabApp.news_url = None  # JupyterLab would fetch news from the network
    c.LabApp.check_for_updates_class = "jupyterlab.NeverCheckForUpdate"
    announce("pnrules app", (HOST, port), f"http://{HOST}:{port}/lab{path}?token={token}", open_browser)
    ServerApp.launch_instance(argv=[], config=c)
