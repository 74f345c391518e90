"""A game as one of OpenSpiel's: random games through OpenSpiel's own test, in which states are saved and read again."""

from __future__ import annotations

from collections.abc import Iterator

from pnrules.kernel.errors import Problem
from pnrules.kernel.game import AnyGame
from pnrules.testing.found import error_in, wrong
from pnrules.testing.plays import kinds


def openspiel(game: AnyGame, count: int) -> Iterator[Problem]:
    """OpenSpiel plays it, with each of its editions, versions and numbers of players. Needs `pyspiel`."""
    import pyspiel

    from pnrules.openspiel.game import name, register

    register()
    for kind in [each for each in kinds(game) if not each.rulings][:count]:
        place = f"OpenSpiel, {kind}"
        called = f"{name(game.name)}(edition={game.works[kind.edition]},version={kind.version},players={kind.players})"
        try:
            pyspiel.random_sim_test(pyspiel.load_game(called), num_sims=1, serialize=True, verbose=False)
        except KeyError as error:
            (missing,) = error.args
            word = getattr(missing, "value", None)  # one that `openspiel.wording` has no number for
            yield error_in(place, error) if word is None else wrong(place, "check-no-word", word=word)
        except Exception as error:
            yield error_in(place, error)
