"""How long an import takes: a fresh interpreter with it, less one without, in CPU time."""

from __future__ import annotations

import resource
import statistics
import subprocess
import sys
from functools import partial

from benchmarks.measuring import Figures, Measurement, Size, main


def process(code: str) -> float:
    """Seconds of CPU time of a fresh interpreter that carries out `code`."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", code], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def importing(code: str, size: Size) -> Figures:
    """Milliseconds, from the medians of interpreters started in turn; the first pair fills the caches and does not count."""
    pairs = [(process("pass"), process(code)) for _ in range(2 + size.repeats // 1_000)][1:]
    without, with_it = (statistics.median(column) for column in zip(*pairs, strict=True))
    return {"ms": max(0.0, with_it - without) * 1e3}


CODE = {
    "import pnrules": "import pnrules",
    "import pnrules and load the sample": "import pnrules; pnrules.load('nightmare/sample')",
    "import chess": "import chess",
}
MEASUREMENTS: dict[str, Measurement] = {name: partial(importing, code) for name, code in CODE.items()}

if __name__ == "__main__":
    main(MEASUREMENTS)
