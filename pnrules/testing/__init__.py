"""Checking a game: its texts, its rules in random games, what its seats see, its files. Behind `pnrules check GAME`.

In a game's own tests, one line adds a test for each of these:

    from pnrules.testing import checks

    test_mine = checks("mine")
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from pnrules import games
from pnrules.kernel.errors import Problem
from pnrules.kernel.game import AnyGame
from pnrules.testing import plays, shelf, texts
from pnrules.testing.found import error_in

GAMES: Final = 6
"""How many random games are played for a check, going through every edition, version and answer to a ruling."""

Check = Callable[[AnyGame, int], Iterator[Problem]]

CHECKS: Final[Mapping[str, Check]] = {
    "kinds": texts.kinds,
    "texts": texts.texts,
    "reference": texts.reference,
    "rulings": texts.rulings,
    "plays": plays.plays,
    "refusals": plays.refusals,
    "eyes": plays.eyes,
    "saves": plays.saved,
    "opponents": plays.opponents,
    "files": shelf.files,
    "lessons": shelf.lessons_and_levels,
    "exercises": shelf.exercises,
}
"""The checks by name; each yields the problems of a game with their places."""


def check(name: str, count: int = GAMES) -> Iterator[Problem]:
    """Every problem of a game, each once. Raises KeyError for an unknown game.

    count  how many random games are played for each check that needs them
    """
    found = games.game(name)
    said: set[str] = set()
    for each in CHECKS:
        for problem in _found(each, found, count):
            if (line := sentence(problem)) not in said:
                said.add(line)
                yield problem


def _found(check: str, game: AnyGame, count: int) -> Iterator[Problem]:
    """The problems that a check finds; an exception in the game's code is one as well."""
    try:
        yield from CHECKS[check](game, count)
    except Exception as error:
        yield error_in(check, error)


def checks(name: str, count: int = GAMES) -> Callable[..., None]:
    """A test for pytest, with one case for each of CHECKS. It fails with the problems in words.

    name   the game's, as in `pnrules list`
    count  how many random games are played for each check that needs them
    """
    import pytest

    @pytest.mark.parametrize("check", CHECKS)
    def test(check: str) -> None:
        wrong = [sentence(problem) for problem in _found(check, games.game(name), count)]
        assert not wrong, "\n".join(dict.fromkeys(wrong))

    return test


def sentence(problem: Problem, lang: str = "en") -> str:
    """A problem in one line: its place, and what is wrong there."""
    from pnrules import words

    return f"{problem.place}: {words.sentence(lang, problem.id, problem.params, problem.args)}"


__all__ = ["CHECKS", "GAMES", "check", "checks", "sentence"]
