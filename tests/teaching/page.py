"""The page `docs/taught.md`, made anew: which lesson teaches which rule, which card, and which end of a game. `make cards`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from pnrules import games, words
from pnrules.files import scenario
from pnrules.kernel.citations import Citation
from pnrules.teaching import tracks
from pnrules.teaching.lessons import Lesson
from pnrules.words import rulebooks

PAGE: Final = Path(__file__).parents[2] / "docs" / "taught.md"
HEAD: Final = """# What the lessons teach

Made by `make cards` from the lessons; a test fails when it is out of date. For each game: where each rule and each card is
taught, and in which lesson each way to end a game is seen. See [a new lesson](lesson.md) for how to write one.
"""
NOBODY: Final = "–"


@cache
def ended(name: str) -> str | None:
    """How the game ends to which a lesson's own way leads, as the message of its result; None where it goes on."""
    lesson = Lesson(scenario.load(name))
    while True:
        lesson.finish()
        if not lesson.go_on():
            break
    result = lesson.play.setup.game.result(lesson.play.state)
    return None if result is None else result[0]


def ends(game: str) -> list[str]:
    """Every way in which a game can end, as the message of its result."""
    return re.findall(rf"^({game}-result[a-z-]*) =", words.game_text("en", game), flags=re.MULTILINE)


def _title(name: str) -> str:
    return words.said("en", scenario.parsed(name)["title"])


def _named(names: tuple[str, ...]) -> str:
    return ", ".join(map(_title, names)) or NOBODY


def _table(head: str, rows: Iterator[tuple[str, str]]) -> Iterator[str]:
    yield from (f"| {head} | Lesson |", "| --- | --- |", *(f"| {what} | {lessons} |" for what, lessons in rows), "")


def places(game: str) -> list[Citation]:
    """Every place of the rulebook that the track goes by: that of the game's first edition."""
    work = next(iter(games.game(game).works.values()))
    return [entry for entry in rulebooks.entries() if entry.work == work]


def page() -> str:
    """The page as it should be."""
    lines = [HEAD]
    for game in filter(lambda name: tracks.track(name).names, games.BUILT_IN):
        names, taught = tracks.track(game).names, tracks.taught(game)
        numbered = (f"{number}. {_title(name)}" for number, name in enumerate(names, 1))
        lines += [f"## {words.text('en', f'game-{game}')}", "", *numbered, ""]
        lines += _table("Rule or card", ((rulebooks.title(each, "en"), _named(taught.get(each, ()))) for each in places(game)))
        shown = (
            (words.text("en", f"cli-simulate-{end}"), _named(tuple(n for n in names if ended(n) == end))) for end in ends(game)
        )
        lines += _table("A game ends", shown)
    return "\n".join(lines)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
