"""Our pages inside a Jupyter server, as Binder and a school's hub have them: their policy, and a kernel for their token."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from learners import Learner, get
from servers import serving

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def hub(root: Path) -> Iterator[str]:
    """A Jupyter server with Binder's settings."""
    env = {**os.environ, "JUPYTER_CONFIG_PATH": str(root / "binder")}
    options = ["--ip=127.0.0.1", "--port=0", "--no-browser", "--allow-root", "--IdentityProvider.token="]
    with serving(
        [sys.executable, "-m", "jupyter_server", *options], re.compile(r"(http://127\.0\.0\.1:\d+/)"), root, env
    ) as address:
        yield address


def test_a_learner_plays_there_and_leaves_no_kernel(hub: str) -> None:
    async def played() -> tuple[int, bool, int, bool]:
        learner = Learner(hub)
        await learner.open()
        await learner.choose()
        return len(learner.choices), await learner.alive(), await learner.leave(), await learner.alive()

    assert asyncio.run(played()) == (1, True, 204, False)


def test_looking_at_a_page_starts_no_kernel_there(hub: str) -> None:
    async def looked() -> bytes:
        answer = await get(f"{hub}voila/render/nightmare/sample.ipynb")
        assert "'strict-dynamic'" in answer.headers["Content-Security-Policy"]
        return (await get(f"{hub}api/kernels")).body

    assert asyncio.run(looked()) == b"[]"


def test_no_kernel_starts_there_without_the_page_s_token(hub: str) -> None:
    async def asked() -> int:
        return (await get(f"{hub}voila/render/nightmare/sample.ipynb", method="POST", body=b"")).code

    assert asyncio.run(asked()) == 403
