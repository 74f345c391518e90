"""Is anything wrong with a game? Its texts, its rules in random games, what its seats see, its files: `pnrules check GAME`.

In a game's own tests one line has a test for each of these:

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
"""So many random games are played for a check, of every edition, version and answer to a ruling in turn."""

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
"""What is looked at, by name: each gives what is wrong with a game, with its place."""


def check(name: str, count: int = GAMES) -> Iterator[Problem]:
    """Everything that is wrong with a game, each thing once. Raises KeyError for a name that no game has.

    count  how many random games are played for each check that plays
    """
    found = games.game(name)
    said: set[str] = set()
    for each in CHECKS:
        for problem in _found(each, found, count):
            if (line := sentence(problem)) not in said:
                said.add(line)
                yield problem


def _found(check: str, game: AnyGame, count: int) -> Iterator[Problem]:
    """What a check finds; where it breaks off by the game's own fault, that."""
    try:
        yield from CHECKS[check](game, count)
    except Exception as error:
        yield error_in(check, error)


def checks(name: str, count: int = GAMES) -> Callable[..., None]:
    """A test for pytest: one case for each of CHECKS. It fails with what is wrong, in words.

    name   the game's, as `pnrules list` has it
    count  how many random games are played for each check that plays
    """
    import pytest

    @pytest.mark.parametrize("check", CHECKS)
    def test(check: str) -> None:
        wrong = [sentence(problem) for problem in _found(check, games.game(name), count)]
        assert not wrong, "\n".join(dict.fromkeys(wrong))

    return test


def sentence(problem: Problem, lang: str = "en") -> str:
    """A problem in a line: its place, and what is wrong there."""
    from pnrules import words

    return f"{problem.place}: {words.sentence(lang, problem.id, problem.params, problem.args)}"


__all__ = ["CHECKS", "GAMES", "check", "checks", "sentence"]
