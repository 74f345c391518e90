"""The list of what cannot run in a browser's Python. That each of them lacks something is seen there, by `make pyodide`."""

from __future__ import annotations

import re

import pytest

from tests.conftest import ROOT
from tests.in_pyodide.left_out import NAMED, Absent, Lacks, lack


def test_every_test_that_is_left_out_is_one() -> None:
    for name in NAMED:
        file, _, function = name.partition("::")
        assert re.search(rf"^def {function}\(", (ROOT / file).read_text(encoding="utf-8"), re.MULTILINE), name


def test_what_a_test_lacks_is_told_from_what_it_fails_by() -> None:
    with pytest.raises(Lacks) as lacking:
        Absent({}).iter_errors({})
    assert lack(lacking.value) == "jsonschema"
    assert lack(OSError(138, "emscripten does not support processes.")) == "processes"
    assert lack(OSError(2, "No such file")) is None
    assert lack(AttributeError("module 'os' has no attribute 'fork'")) is None
