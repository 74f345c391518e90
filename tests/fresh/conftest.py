"""Environments of their own, as a newcomer would make them. Minutes, so all of this is slow."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

# Nothing of this checkout's environment, no HOME that knows anything, and no Node.
KEPT = {"LANG", "LC_ALL", "TMPDIR", "CI", "SSL_CERT_FILE", "http_proxy", "https_proxy", "no_proxy"}
TOOLS = [
    "bash",
    "sh",
    "env",
    "make",
    "git",
    "grep",
    "sed",
    "cat",
    "rm",
    "mkdir",
    "touch",
    "expand",
    "dirname",
    "printf",
    "id",
    "uname",
    "realpath",
    "sleep",
]


@pytest.fixture
def newcomer(tmp_path: Path) -> dict[str, str]:
    """The environment variables of somebody who has just arrived. pip may be told by them where its index is."""
    home = tmp_path / "new home"
    home.mkdir()
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in TOOLS:
        if found := shutil.which(name):
            (tools / name).symlink_to(found)
    (tools / "python3").symlink_to(Path(sys.base_prefix) / "bin/python3")
    kept = {name: value for name, value in os.environ.items() if name in KEPT or name.startswith("PIP_")}
    return {**kept, "HOME": str(home), "PATH": str(tools)}


@pytest.fixture
def venv(tmp_path: Path) -> Path:
    """The Python of an empty environment."""
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    return tmp_path / "venv/bin/python"


@pytest.fixture(scope="module")
def uv(tmp_path_factory: pytest.TempPathFactory, root: Path) -> list[str]:
    """uv, by its hash; it asks the index that pip asks. What follows is a command of its."""
    folder = tmp_path_factory.mktemp("uv")
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    pip = [str(folder / "bin/python"), "-m", "pip"]
    subprocess.run([*pip, "install", "-qq", "--require-hashes", "-r", str(root / "binder/uv.txt")], check=True)
    told = subprocess.run([*pip, "config", "get", "global.index-url"], capture_output=True, text=True, check=False)
    index = told.stdout.strip()
    return [str(folder / "bin/uv"), "--quiet", *(["--default-index", index] if index else [])]


@pytest.fixture
def clone(root: Path, tmp_path: Path) -> Iterator[Path]:
    """A copy of what is committed, or would be, in a folder with spaces in its name, without `../shared`."""
    target = tmp_path / "a folder with spaces" / "pnrules copy"
    target.mkdir(parents=True)
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout.split("\0")
    for name in filter(None, names):
        if (root / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, target / name)
    for command in (["git", "init", "-q"], ["git", "add", "-A"]):
        subprocess.run(command, cwd=target, check=True)
    yield target
    shutil.rmtree(target, ignore_errors=True)
