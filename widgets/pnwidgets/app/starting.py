"""What a server's command prepares: the folder, the notebook, a free port, and the announcement of the address."""

from __future__ import annotations

import atexit
import os
import shutil
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from pathlib import Path
from typing import Final

from pnrules import words
from pnrules.cli.arguments import there
from pnrules.courses import course, link
from pnrules.files import links
from pnrules.kernel.errors import BadInput
from pnrules.kernel.forms.validation import visible
from pnrules.pages.opening import HOST_COURSE
from pnwidgets import places
from pnwidgets.app.folders import Folders

HOST: Final = "127.0.0.1"
PORT: Final = 8866


class NotServed(Exception):
    """The reason why nothing can be served: a message of the catalogue with its values."""

    def __init__(self, id: str, **values: str) -> None:
        super().__init__(id)
        self.id = id
        self.values = values


def take_course(source: str | None, command: str, lang: str) -> bool:
    """Make the course in a file that of the host: its pages open it, and the front page shows it. Returns False if it is not
    good, which has been printed, line by line."""
    if source is None:
        return True
    try:
        packed = link.packed(course.load(source))
    except BadInput as error:
        for problem in error.problems:
            said = words.sentence(lang, problem.id, problem.params, problem.args)
            print(f"{command}: {visible(f'{source}: {problem.place}: {said}')}", file=sys.stderr)
        return False
    if len(packed) > links.LONGEST:
        print(f"{command}: {visible(words.text(lang, 'cli-course-large', name=source))}", file=sys.stderr)
        return False
    os.environ[HOST_COURSE] = packed
    return True


def folder(asked: Path | None, writable: bool, lang: str) -> Path:
    """The folder to serve. If JupyterLab may change it, it is the checkout's, or else a copy of the wheel's."""
    if asked is not None:
        if not there(asked, Path.is_dir):
            raise NotServed("cli-no-folder", name=str(asked))
        return asked.resolve()
    if not writable or places.checkout():
        return places.notebooks()
    copy = Path.cwd() / "pnrules-notebooks"
    if not copy.exists():
        try:
            shutil.copytree(places.notebooks(), copy)
        except OSError as error:
            raise NotServed("cli-not-written", error=f"{copy}: {error.strerror or error}") from error
        print(f"pnrules app: {words.text(lang, 'cli-app-copy', name=copy.name)}", flush=True)
    return copy


def place(name: str | None, folders: Folders) -> str | None:
    """The address of the named page, or of the page of a notebook's file in one of the folders."""
    if name is None:
        return None
    path = Path(name if name.endswith(".ipynb") else f"{name}.ipynb")
    if there(path, lambda each: folders.find(each.as_posix()) is not None):
        return path.as_posix()
    file = path.resolve()
    if there(file, Path.is_file):
        if file.is_relative_to(folders.first):
            return file.relative_to(folders.first).as_posix()
        if folders.own is not None and file.is_relative_to(folders.own):
            return folders.address(file.relative_to(folders.own).as_posix())
    raise NotServed("cli-no-notebook", name=name)


def make_room() -> None:
    """Give Jupyter a writable folder if the user's home is not writable: a service's user may have none, and a container's may be
    read-only. We keep nothing there."""
    from jupyter_core import paths

    home = {
        "JUPYTER_CONFIG_DIR": paths.jupyter_config_dir(),
        "JUPYTER_DATA_DIR": paths.jupyter_data_dir(),
        "JUPYTER_RUNTIME_DIR": paths.jupyter_runtime_dir(),
        "IPYTHONDIR": os.environ.get("IPYTHONDIR") or str(Path.home() / ".ipython"),
    }
    refused = [name for name, place in home.items() if not _takes_files(Path(place))]
    if refused:
        room = tempfile.mkdtemp(prefix="pnrules-")
        atexit.register(shutil.rmtree, room, ignore_errors=True)
        for name in refused:
            os.environ[name] = str(Path(room) / name.lower())


def _takes_files(folder: Path) -> bool:
    """Whether a folder is writable; it is created if missing."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK | os.X_OK)


def free_port(asked: int | None, ip: str = HOST) -> int:
    """A port that is free now: the requested one, or an error if that is taken."""
    for port in range(PORT, PORT + 50) if asked is None else [asked]:
        with socket.socket(_family(ip), socket.SOCK_STREAM) as probe:
            if os.name == "posix":
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((ip, port))
            except (OSError, OverflowError):
                continue
            return int(probe.getsockname()[1])
    if asked is None:
        raise NotServed("cli-no-port")
    raise NotServed("cli-port-taken", port=str(asked))


def _family(ip: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in ip else socket.AF_INET


def announce(command: str, listens: tuple[str, int], address: str, open_browser: bool) -> None:
    """Print the address as soon as the server listens, and open it if there is a screen."""

    def wait() -> None:
        while True:
            try:
                socket.create_connection(listens, timeout=1).close()
                break
            except OSError:
                time.sleep(0.05)
        print(f"{command}: {address}", flush=True)
        if open_browser and _has_screen():
            webbrowser.open(address)

    threading.Thread(target=wait, daemon=True).start()


def _has_screen() -> bool:
    """Whether there is a screen. Without one, `webbrowser` may start a browser for terminals, which cannot run a board."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
