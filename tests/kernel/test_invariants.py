"""What must hold of a position is asked of positions that can never be, too: there it does not hold, and nothing breaks."""

from __future__ import annotations

import pytest

from pnrules.kernel.invariants import IMPOSSIBLE, true


@pytest.mark.parametrize("error", IMPOSSIBLE)
def test_what_cannot_even_be_asked_does_not_hold(error: type[Exception]) -> None:
    def asks(seat: int) -> bool:
        raise error

    assert true(asks, 1) is False


@pytest.mark.parametrize("holds", [True, False])
def test_what_can_be_asked_holds_or_does_not(holds: bool) -> None:
    assert true(lambda seat: holds, 1) is holds
