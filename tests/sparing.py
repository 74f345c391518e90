"""Which cases of a test `make test` runs; the others, which differ in little that the code looks at, are `make test-all`'s."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

import pytest

from pnrules import words


def these(cases: Sequence[Any], *chosen: Any) -> list[Any]:
    """All cases as parameters of a test, of which `make test` runs the chosen ones."""
    assert set(chosen) <= set(cases), "a case that there is not"
    return _all(cases, chosen)


def one_in(many: int, cases: Sequence[Any]) -> list[Any]:
    """All cases as parameters of a test, of which `make test` runs the first and then one in so many."""
    return _all(cases, cases[::many])


def _all(cases: Sequence[Any], chosen: Collection[Any]) -> list[Any]:
    return [case if case in chosen else pytest.param(*_values(case), marks=pytest.mark.slow) for case in cases]


def _values(case: Any) -> tuple[Any, ...]:
    return case if isinstance(case, tuple) else (case,)


LANGUAGES: Final = these(words.LANGUAGES, "fr")
"""For what has to have room: what is said in French is longer, so that it is looked at each time."""
