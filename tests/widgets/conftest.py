"""Every test begins with a page in English."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pnwidgets import PAGE


@pytest.fixture(autouse=True)
def page() -> Iterator[None]:
    PAGE.lang = "en"
    yield
    PAGE.lang = "en"
