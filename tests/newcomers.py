"""Commands as a newcomer runs them."""

from __future__ import annotations

import subprocess
from pathlib import Path


def run(*command: str | Path, cwd: Path, env: dict[str, str]) -> str:
    """Runs a command to its end; its output when it succeeds, an AssertionError with it when not."""
    done = subprocess.run(command, cwd=cwd, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert done.returncode == 0, done.stdout[-6000:]
    return done.stdout
