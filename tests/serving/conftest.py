"""A server for a class of two, which all tests of a process share, and a page that has its kernel."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from servers import classroom

MOST = 2
ALLOWED = "games.school.example"


@pytest.fixture(scope="session")
def school(root: Path) -> Iterator[str]:
    """`pnrules serve` with two places and one name of its own, in a folder of a proxy: `http://127.0.0.1:PORT/class/`."""
    options = ["--most", str(MOST), "--warm", "1", "--base-url", "/class/", "--allow-host", ALLOWED]
    with classroom(*options, cwd=root) as address:
        yield address
