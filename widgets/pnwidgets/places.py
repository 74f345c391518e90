"""The paths of files, in a source checkout and in an installed wheel. Only this module knows the difference."""

from __future__ import annotations

import os
from pathlib import Path

_HERE = Path(__file__).resolve().parent


def checkout() -> Path | None:
    """The source checkout that this package runs from; None if it is installed from a wheel."""
    root = _HERE.parent.parent
    return root if (root / "notebooks").is_dir() and (root / "pyproject.toml").is_file() else None


def notebooks() -> Path:
    """The folder of notebooks: `notebooks/` of the checkout, or the wheel's copy."""
    root = checkout()
    return root / "notebooks" if root else _HERE.parent / "pnrules_notebooks"


def jupyter_data() -> Path:
    """Our Jupyter data directory, with the page template of the apps."""
    return _HERE / "jupyter"


def static() -> Path:
    """The folder of the board's bundle and style sheet."""
    return _HERE / "static"


def add_jupyter_data() -> None:
    """Let Jupyter find the template, and prefer this environment's kernel to others."""
    ours, theirs = str(jupyter_data()), os.environ.get("JUPYTER_PATH", "")
    if ours not in theirs.split(os.pathsep):
        os.environ["JUPYTER_PATH"] = os.pathsep.join(part for part in (ours, theirs) if part)
    os.environ.setdefault("JUPYTER_PREFER_ENV_PATH", "1")
