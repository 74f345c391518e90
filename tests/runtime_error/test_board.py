"""The front end's tests are about what the kernel really sends."""

from __future__ import annotations

from tests.boards import as_json, kept
from tests.runtime_error.fixture import PATH, board


def test_the_fixture_of_the_front_end_is_what_the_board_is_sent() -> None:
    """If it is not: `python -m tests.runtime_error.fixture`."""
    assert kept(PATH) == as_json(board())
