"""Whole games of every kind with what the kernel says of them: why each thing is so at some of their nodes, and what differs
between two. The front end has to say the same. `python -m tests.kernel.why_fixture` writes it anew."""

from __future__ import annotations

import json
import random
from typing import Any

from pnrules import Play, seeded
from pnrules.kernel.facets.exploring import every
from pnrules.kernel.facets.proving import Proving
from pnrules.players.random_games import opening
from pnwidgets import Board
from tests.boards import FIXTURES

MOST = 420
"""So many nodes at most: the games are whole, or cut where nobody has won in so many steps."""

GAMES: dict[str, tuple[str, int, int, int]] = {
    "nightmare": ("3.1", 2, 3, 4),
    "bandwidth": ("BfB", 1, 3, 15),
    "runtime_error": ("1", 1, 2, 3),
}
"""Game -> edition, version, players, seed."""


def played(game: str) -> Play:
    """A game gone through at random; whatever can be executed is, more often than not."""
    edition, version, players, seed = GAMES[game]
    play, rng = Play(opening(game, edition, version=version, players=players), chance=seeded(seed)), random.Random(seed)
    while not play.over and len(play) < MOST:
        quick = [option for option in play.options if not Proving.of(play.setup.game).takes_thought(option)]
        play.choose(rng.choice([option for option in quick if option[0] in ("execute", "run")] or quick))
    return play


def explained(play: Play, node: int) -> list[Any]:
    """Every subject at a node with its value, and the nodes whose steps made it so, the newest first."""
    line = play.line(node)
    values = [every(play.state_at(at)) for at in line]
    changes = list(zip(line[1:], values, values[1:], strict=False))[::-1]
    return [
        [list(fact), value, [at for at, before, after in changes if before.get(fact) != after.get(fact)]]
        for fact, value in values[-1].items()
    ]


def fixture(game: str) -> dict[str, Any]:
    play = played(game)
    board = Board(play)
    nodes = [len(play) // 3, len(play) * 2 // 3, len(play) - 1]
    compared = play.compare(nodes[0], nodes[-1])
    return {
        "info": board.info,
        "base": board.base,
        "why": [[node, explained(play, node)] for node in nodes],
        "compared": [nodes[0], nodes[-1], [[list(c.fact), c.here, c.there] for c in compared.facts]],
    }


if __name__ == "__main__":
    for game in GAMES:
        text = json.dumps(fixture(game), ensure_ascii=False, separators=(",", ":"))
        (FIXTURES / f"why_{game}.json").write_text(text + "\n", encoding="utf-8")
