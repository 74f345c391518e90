"""Thousands of whole games of every kind, with the invariants looked at after every step: `make games`.

Of Programmer's Nightmare, unless another game is named. Kinds are version × edition × number of players. Every fourth game is
played with other answers to a ruling or two. A game is known by its kind and number, so each can be played again, alone; what
has been played is noted in `.cache/games.json` (of another game, with its name), and the next run goes on from there unless the
rules have changed since.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import itertools
import json
import random
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from functools import cache
from multiprocessing import Pool
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import pnrules
from pnrules import games
from pnrules.kernel.codec import state_from_json, state_to_json
from pnrules.kernel.facets.files import Files
from pnrules.kernel.forms.validation import JsonPath
from pnrules.kernel.machine import step
from pnrules.kernel.state import State
from pnrules.kernel.steps import Step
from pnrules.players import random_games
from pnrules.runtime_error.proof import prover
from tests.bandwidth import invariants as bandwidth
from tests.nightmare import invariants as nightmare
from tests.runtime_error import invariants as runtime_error

NOTES = Path(".cache/games.json")
CHUNK = 50
OTHERWISE = 4  # every so manieth game has other answers to rulings
LOOKED_AT = 100  # every so manieth is also played again from some of its states, through JSON: forty times the work of a game
POINTS = 3
EVERY = 50  # of those, every so manieth state is looked at as one that is loaded is
MOST_STEPS = 400_000  # a game that is still going on then has failed
MAY_GO_ON = {"runtime_error": 5_000}
"""Steps after which a game is left: one that nothing ends but a win may go on for ever, once too few cards are about. Half of
the games end within 500, and one in which somebody claims again and again would take half an hour for its 20,000th step."""
OUTCOMES = 4_000
"""A claim of Runtime Error looks at so many outcomes of moves, a tenth of what it does at a table. Claims by lot are many, and
nine tenths of the time went to them; the prover has measurements of its own (`make bench-prover`)."""


class Kind(NamedTuple):
    """One kind of game."""

    version: int
    edition: str
    players: int
    game: str = "nightmare"

    def __str__(self) -> str:
        which = "" if self.game == "nightmare" else f"{self.game}, "
        return f"{which}version {self.version}, {self.edition}, {self.players} players"


KINDS = tuple(Kind(*each) for each in itertools.product((1, 2), ("3.0", "3.1"), range(2, 7)))
OF_GAME = {
    "nightmare": KINDS,
    "runtime_error": tuple(Kind(1, "1", players, "runtime_error") for players in range(2, 5)),
    "bandwidth": tuple(Kind(1, "BfB", players, "bandwidth") for players in range(2, 7)),
}
CHECKED: dict[str, Callable[[], Callable[[Step], None]]] = {
    "nightmare": nightmare.game_checker,
    "runtime_error": lambda: runtime_error.check_step,
    "bandwidth": lambda: bandwidth.check_step,
}
"""By game, what gives somebody who looks at the steps of one game, one after another."""


def rulings(kind: Kind, number: int, seed: str) -> dict[str, str]:
    """The answers to rulings by which a game is played."""
    if number % OTHERWISE:
        return {}
    rng = random.Random(f"{seed}/{number}/{kind}")
    register = games.game(kind.game).register.values()
    open_ones = [ruling for ruling in register if ruling.others and kind.edition in ruling.editions]
    return {ruling.id: rng.choice(ruling.others) for ruling in rng.sample(open_ones, min(rng.randint(1, 2), len(open_ones)))}


@cache
def _start(kind: Kind, chosen: tuple[tuple[str, str], ...]) -> State:
    return random_games.opening(kind.game, kind.edition, kind.version, kind.players, dict(chosen))


@patch.object(prover, "BUDGET", OUTCOMES)
def play(kind: Kind, number: int, seed: str) -> random_games.RandomGame:
    """Play one game, looking at every step; some games again from points in them. Raises AssertionError for what must not be."""
    start = _start(kind, tuple(rulings(kind, number, seed).items()))
    line: list[Step] = []
    check = CHECKED[kind.game]()

    def watch(done: Step) -> None:
        check(done)
        if not number % LOOKED_AT:
            line.append(done)
            if not len(line) % EVERY:
                can_be_loaded(done.after)

    try:
        game = random_games.play(start, number, seed, watch, MAY_GO_ON.get(kind.game, MOST_STEPS))
    except random_games.Endless as endless:
        if kind.game not in MAY_GO_ON:
            raise
        game = endless.game
    if number % LOOKED_AT:
        return game
    for place in random.Random(f"again {seed}/{number}").choices(range(len(line)), k=POINTS):
        replayed(line[place:])
    return game


def can_be_loaded(state: State) -> None:
    """No play comes to a state that the loader refuses."""
    place = JsonPath("", [])
    Files.of(state.setup.game).check_state(state, place)
    assert place.problems == []
    assert state.ask is None or Files.of(state.setup.game).asked(state._replace(ask=None)) == state


def replayed(line: list[Step]) -> None:
    """From a state read back from JSON, the same answers bring the same steps."""
    first = line[0].before
    state = state_from_json(first.setup.game, json.loads(json.dumps(state_to_json(first))))
    assert state == first
    for done in line:
        again = step(state, done.answer)
        assert (again.rule.id, again.args, again.rulings) == (done.rule.id, done.args, done.rulings)
        state = again.after
    assert state == line[-1].after


# --- many -------------------------------------------------------------------------------------------------------------


def _chunk(work: tuple[Kind, range, str]) -> tuple[Kind, range, dict[str, int], int, list[dict[str, Any]]]:
    """Some games of a kind: how they ended, how many steps they took, and which failed, each with what failed."""
    kind, numbers, seed = work
    ends: dict[str, int] = {}
    steps, failed = 0, []
    for number in numbers:
        try:
            game = play(kind, number, seed)
            ends[game.result] = ends.get(game.result, 0) + 1
            steps += game.steps
        except Exception as error:
            what = traceback.format_exception(error)[-1].strip()
            where = traceback.extract_tb(error.__traceback__)[-1]
            told = f"{what} [{Path(where.filename).name}:{where.lineno}]"
            failed.append({"kind": str(kind), "number": number, "rulings": rulings(kind, number, seed), "what": told})
    return kind, numbers, ends, steps, failed


def _rules(game: str) -> str:
    """A fingerprint of the rules: what was played under others says nothing of these. Comments and docstrings are no rules."""
    package = Path(pnrules.__file__).parent
    files = sorted(file for part in ("kernel", game) for file in (package / part).rglob("*.py"))
    return hashlib.sha256("".join(_code(file) for file in files).encode()).hexdigest()[:16]


def _code(file: Path) -> str:
    """What a module does, without what it says of itself."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        for field in ("body", "orelse", "finalbody"):
            lines = getattr(node, field, None)
            if isinstance(lines, list):
                setattr(node, field, [line for line in lines if not _is_said(line)])
    return ast.dump(tree)


def _is_said(line: ast.stmt) -> bool:
    return isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant) and isinstance(line.value.value, str)


def _noted(path: Path, game: str, seed: str) -> dict[str, Any]:
    """What has been played already under these rules and with this seed."""
    fresh = {"rules": _rules(game), "seed": seed, "kinds": {}, "failed": []}
    if not path.exists():
        return fresh
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found if (found["rules"], found["seed"]) == (fresh["rules"], seed) else fresh


def _to_do(notes: dict[str, Any], kinds: tuple[Kind, ...], games: int, seed: str) -> Iterator[tuple[Kind, range, str]]:
    """What is still to be played, all kinds side by side."""
    for first in range(0, games, CHUNK):
        for kind in kinds:
            if first >= notes["kinds"].get(str(kind), {"games": 0})["games"]:
                yield kind, range(first, min(first + CHUNK, games)), seed


def main() -> int:
    """Play what is still to be played; the exit code is 1 when a game has failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=tuple(OF_GAME), default="nightmare")
    parser.add_argument("--games", type=int, default=10_000, help="of each kind")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    path = NOTES if options.game == "nightmare" else NOTES.with_stem(f"games-{options.game}")
    notes = _noted(path, options.game, options.seed)
    work = list(_to_do(notes, OF_GAME[options.game], options.games, options.seed))
    began = shown = time.monotonic()
    with Pool(options.processes) as pool:
        for done, (kind, numbers, ends, steps, failed) in enumerate(pool.imap(_chunk, work), 1):
            tally = notes["kinds"].setdefault(str(kind), {"games": 0, "steps": 0, "ends": {}})
            tally["games"] = numbers.stop
            tally["steps"] += steps
            for end, count in ends.items():
                tally["ends"][end] = tally["ends"].get(end, 0) + count
            notes["failed"] += failed
            for each in failed:
                print(f"\nFAILED {each}", flush=True)
            if done == len(work) or time.monotonic() - shown > 5:
                shown = time.monotonic()
                _write(path, notes)
                print(f"\r{done * CHUNK:>8} of {len(work) * CHUNK} games, {shown - began:.0f} s ", end="", flush=True)
    _report(notes)
    return 1 if notes["failed"] else 0


def _write(path: Path, notes: dict[str, Any]) -> None:
    path.parent.mkdir(exist_ok=True)
    anew = path.with_suffix(".new")
    anew.write_text(json.dumps(notes, indent=1), encoding="utf-8")
    anew.replace(path)


def _report(notes: dict[str, Any]) -> None:
    print()
    for kind, tally in notes["kinds"].items():
        ends = ", ".join(f"{end.rpartition('-result-')[2]} {count}" for end, count in sorted(tally["ends"].items()))
        print(f"{kind:<28} {tally['games']:>6} games {tally['steps']:>10} steps: {ends}")
    played = sum(tally["games"] for tally in notes["kinds"].values())
    print(f"{played} games, seed {notes['seed']}: {len(notes['failed'])} failed")


if __name__ == "__main__":
    sys.exit(main())
