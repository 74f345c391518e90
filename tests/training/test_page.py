"""The page that says what the exercises are about."""

from __future__ import annotations

import pytest

from pnrules import games
from pnrules.training import topics
from tests.training.page import PAGE, known, page, unasked


def test_the_page_is_what_the_games_exercises_come_to() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "make cards"


@pytest.mark.parametrize("game", games.BUILT_IN)
def test_what_is_never_asked_about_is_named(game: str) -> None:
    assert len(unasked(game)) + len(topics.index(game)) == len(known(game))
