"""Trees of play of every game, as the table and a seat are sent them, with what each of their positions has to come to.

The front end makes the positions from the patches and reads off them what one may ask about, and has to come to the same.
`python -m tests.showing.tree_fixture` writes it anew.
"""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any

from pnrules import Play, seeded
from pnrules.kernel.facets.exploring import Exploring
from pnrules.kernel.facets.proving import Proving
from pnrules.kernel.found import UNKNOWN, Asked
from pnrules.kernel.state import AnyState
from pnrules.kernel.subjects import CARD, SEAT, TABLE, value
from pnrules.players.random_games import opening
from pnrules.showing import payload
from tests.boards import FIXTURES
from tests.kernel.plays import filled

PATH = FIXTURES / "trees.json"
MOST = 90
"""So many nodes are in each tree, or a few more."""

TREES: tuple[tuple[str, str, int, int, int, int | None], ...] = (
    ("nightmare", "3.0", 1, 3, 2, None),
    ("nightmare", "3.1", 2, 2, 7, 1),
    ("bandwidth", "BfB", 1, 3, 15, None),
    ("bandwidth", "BfB", 1, 4, 8, 2),
    ("runtime_error", "1", 1, 2, 3, None),
    ("runtime_error", "1", 1, 3, 4, 1),
)
"""Game, edition, version, players, seed, and the seat that looks."""


def branching(game: str, edition: str, version: int, players: int, seed: int) -> Play:
    """A play with branches: now and then it goes on from an earlier question."""
    play = Play(opening(game, edition, version=version, players=players), chance=seeded(seed))
    rng = random.Random(seed)
    while len(play) < MOST:
        asked = [node for node in range(len(play)) if play.state_at(node).ask is not None]
        node = rng.choice(asked) if play.over or rng.random() < 0.3 else play.head
        state = play.state_at(node)
        assert state.ask is not None
        quick = [option for option in state.ask.options if not Proving.of(state.setup.game).takes_thought(option)]
        play.choose(rng.choice([option for option in quick if option[0] in ("execute", "run")] or quick), at=node)
    return play


def digest(data: Any) -> str:
    """What data come to: the same for the same members, in whatever order they stand."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def asked_about(state: AnyState, cards: tuple[str, ...]) -> list[list[Any]]:
    """The values of all subjects of every seat and of these cards, each in a list: an empty one where it is not known."""
    several = {SEAT: tuple(range(1, len(state.setup.players) + 1)), CARD: cards, TABLE: (None,)}
    found = []
    for described in Exploring.of(state.setup.game).askable(state.setup):
        for which in several[described.about]:
            known = value(described.way, Asked(state.board, which, state.setup.printed))
            found.append([] if known is UNKNOWN else [known])
    return found


def fixture() -> list[dict[str, Any]]:
    """Of each tree what is sent, and what its positions and what may be asked about them come to, in the order of its nodes."""
    found = []
    for game, edition, version, players, seed, seat in TREES:
        play = branching(game, edition, version, players, seed)
        states = [payload.view(play.state_at(node), seat) for node in range(len(play))]
        cards = (*play.setup.game.cards(play.start)[::2], "no such card")
        found.append(
            {
                "seat": seat,
                "info": payload.info(play),
                "base": {"epoch": 1, **play.payload(seat)},
                "positions": [digest(filled(payload.position(state))) for state in states],
                "cards": cards,
                "asked": [digest(asked_about(state, cards)) for state in states],
            }
        )
    return found


if __name__ == "__main__":
    PATH.write_text(json.dumps(fixture(), ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
