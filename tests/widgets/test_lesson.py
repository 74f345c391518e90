"""A track on a page: which lesson it begins with, and which there are."""

from __future__ import annotations

import pytest

from pnrules.teaching import tracks
from pnwidgets import track

GAME = "bandwidth"
NAMES = tracks.track(GAME).names


def shelf(asked: str) -> list[str]:
    """The lessons that a page has whose address asks for some."""
    return [each["name"] for each in track(GAME, {"lesson": asked} if asked else {}).do("lesson-hint")["track"]]


@pytest.mark.parametrize(
    ("asked", "first", "chosen"), [("", 0, False), ("04-rows", 3, True), (NAMES[3], 3, True), ("nothing", 0, False)]
)
def test_an_address_asks_for_a_lesson_of_the_whole_track(asked: str, first: int, chosen: bool) -> None:
    lesson = track(GAME, {"lesson": asked}).do("lesson-hint")
    assert (lesson["name"], lesson["chosen"]) == (NAMES[first], chosen)
    assert shelf(asked) == list(NAMES)


def test_an_address_with_several_lessons_is_a_set_in_their_order() -> None:
    page = track(GAME, {"lesson": "06-x,04-rows,nothing,06-x"}).do("lesson-hint")
    assert (page["name"], page["next"], page["chosen"]) == (NAMES[5], NAMES[3], False)
    assert shelf("06-x,04-rows,nothing,06-x") == [NAMES[5], NAMES[3]]
