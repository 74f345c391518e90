"""A server whose user has no home, or one that takes no files: Jupyter gets a folder of its own for what it wants to write."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from learners import get
from servers import app


@pytest.mark.long
def test_the_apps_are_served_without_a_home_that_takes_files(root: Path) -> None:
    """Nobody, root included, can make a folder there."""
    gone = {name: value for name, value in os.environ.items() if not name.startswith(("JUPYTER", "IPYTHON", "XDG"))}
    with app("--no-browser", cwd=root, env={**gone, "HOME": "/proc/nobody"}) as address:
        answer = asyncio.run(get(f"{address.rstrip('/')}/voila/render/nightmare/sample.ipynb"))
    assert answer.code == 200
