"""Checking a game: its texts, its rules in random games, what its seats see, its files. Behind `pnrules check GAME`.

In a game's own tests, one line adds a test for each of these:

    from pnrules.testing import checks

    test_mine = checks("mine")
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib.util import find_spec
from typing import Final

from pnrules import games
from pnrules.kernel.errors import Problem
from pnrules.kernel.game import AnyGame
from pnrules.testing import plays, shelf, spiel, texts
from pnrules.testing.found import ERROR, error_in

GAMES: Final = 6
"""How many random games are played for a check, going through every edition, version and answer to a ruling."""

Check = Callable[[AnyGame, int], Iterator[Problem]]

CHECKS: Final[Mapping[str, Check]] = {
    "kinds": texts.kinds,
    "texts": texts.texts,
    "reference": texts.reference,
    "subjects": texts.subjects,
    "rulings": texts.rulings,
    "plays": plays.plays,
    "refusals": plays.refusals,
    "eyes": plays.eyes,
    "saves": plays.saved,
    "opponents": plays.opponents,
    "files": shelf.files,
    "lessons": shelf.lessons_and_levels,
    "exercises": shelf.exercises,
    "openspiel": spiel.openspiel,
}
"""The checks by name; each yields the problems of a game with their places."""

NEEDS: Final[Mapping[str, str]] = {"openspiel": "pyspiel"}
"""The module that a check needs and that pnrules can do without. Where it is not installed, the check is left out, which is said
by the message `check-left-out-` and the check's name."""


def left_out() -> tuple[str, ...]:
    """The names of the checks that are left out here, since what they need is not installed."""
    return tuple(each for each, module in NEEDS.items() if find_spec(module) is None)


def check(name: str, count: int = GAMES) -> Iterator[Problem]:
    """Every problem of a game, each once, without the checks that are `left_out` here. Raises KeyError for an unknown game.

    count  how many random games are played for each check that needs them
    """
    found = games.game(name)
    said: set[str] = set()
    for each in [each for each in CHECKS if each not in left_out()]:
        for problem in _found(each, found, count):
            told = str(problem.args) if problem.id == ERROR else sentence(problem)  # an error is told where it comes first
            if told not in said:
                said.add(told)
                yield problem


def _found(check: str, game: AnyGame, count: int) -> Iterator[Problem]:
    """The problems that a check finds; an exception in the game's code is one as well."""
    try:
        yield from CHECKS[check](game, count)
    except Exception as error:
        yield error_in(check, error)


def checks(name: str, count: int = GAMES) -> Callable[..., None]:
    """A test for pytest, with one case for each of CHECKS. It fails with the problems in words, and is skipped where it is
    `left_out`.

    name   the game's, as in `pnrules list`
    count  how many random games are played for each check that needs them
    """
    import pytest

    @pytest.mark.parametrize("check", CHECKS)
    def test(check: str) -> None:
        if check in left_out():
            pytest.skip(why_left_out(check))
        wrong = [sentence(problem) for problem in _found(check, games.game(name), count)]
        assert not wrong, "\n".join(dict.fromkeys(wrong))

    return test


def why_left_out(check: str, lang: str = "en") -> str:
    """Why a check is left out, in a sentence with what to do about it."""
    from pnrules import words

    return words.text(lang, f"check-left-out-{check}")


def sentence(problem: Problem, lang: str = "en") -> str:
    """A problem in one line: its place, and what is wrong there."""
    from pnrules import words

    return f"{problem.place}: {words.sentence(lang, problem.id, problem.params, problem.args)}"


__all__ = ["CHECKS", "GAMES", "check", "checks", "left_out", "sentence", "why_left_out"]
