"""The page of what was tried in which browser, written by the run that tried it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

HEAD = """# What was tried in which browser

Written by `make browsers`, which drives each of these for real: Chromium and Firefox as Debian has them, and WebKit, the engine
of Safari, as Debian's WebKitGTK. Safari itself and phones have not been tried. ✓ has passed, ✗ has not, and where there is
nothing it was not tried.

"""


class Tried(NamedTuple):
    """One thing in one browser; the browser's name has its version."""

    what: str
    where: str
    passed: bool


def page(tried: Sequence[Tried]) -> str:
    """The page: a line for each thing, a column for each browser."""
    browsers = sorted({each.where for each in tried})
    came = {(each.what, each.where): "✓" if each.passed else "✗" for each in tried}
    lines = [["what", *browsers], ["---"] * (len(browsers) + 1)]
    lines += [[what, *(came.get((what, where), "") for where in browsers)] for what in dict.fromkeys(each.what for each in tried)]
    return HEAD + "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"
