"""What a test needs of the machine."""

from __future__ import annotations

import os

import pytest


def needs(part: object, sentence: str) -> None:
    """Fails where CI is set and skips, saying why, elsewhere: a missing part is never passed over in silence."""
    if part:
        return
    if os.environ.get("CI"):
        pytest.fail(sentence)
    pytest.skip(sentence)
