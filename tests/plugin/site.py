"""Packages that offer games, as if they were installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from pnrules.games import GROUP

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "frog"
"""The package of Frog, a small game that is not ours."""


def offer(site: Path, package: str, entry: str) -> None:
    """Makes it look as if a package were installed in a folder that offers a game."""
    info = site / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[{GROUP}]\n{entry}\n", encoding="utf-8")


def python(site: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A fresh interpreter that has a folder on its path, and Frog's."""
    path = os.pathsep.join([str(site), str(EXAMPLE), *filter(None, [os.environ.get("PYTHONPATH")])])
    env = {**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"}
    return subprocess.run([sys.executable, *arguments], env=env, capture_output=True, encoding="utf-8", check=False)
