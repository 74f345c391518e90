"""`make bench-prover`: claims in random full-deck positions in the middle of a game, in three strata, and the page of results.

--positions N   how many of each stratum (400)
STRATUM         measure this one alone, and print its figures as JSON; the page calls each so, in a process of its own
"""

from __future__ import annotations

import argparse
import json
import os
import random
import resource
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count, islice
from pathlib import Path
from typing import Any

import pnrules
from pnrules.kernel.state import State
from pnrules.runtime_error import prove
from pnrules.runtime_error.board import Statement
from pnrules.runtime_error.cards import DECK, SUIT
from pnrules.runtime_error.prover import BUDGET
from tests.benchmarks.page import commit, table, where
from tests.runtime_error.table import data, random_statement

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = ROOT / "tests/benchmarks/RUNTIME_ERROR.md"
POSITIONS = 400
EXAMPLES = ("runtime_error/hearts-and-spades", "runtime_error/clubs-and-spades", "runtime_error/one-king-too-many")
TRIVIAL, COUNTED, EDITED = "trivial", "counted", "edited"

METHOD = """\
Written by `make bench-prover`; nothing here is typed by hand. A position is 52 cards dealt at random to two to four players: up
to four statements each, hands of two to eight cards, up to twenty discards, the rest in the deck. Every second claim is made
before a statement is written, every other one afterwards. Times are CPU times of whole claims, evidence included; memory is
the most that the process of the stratum ever had, Python, pnrules and all. The budget is the one that a claim at the table
has: {budget:,} outcomes of moves.

- **{trivial}**: no function of spades lies before the claimer, and none can be written.
- **{counted}**: spades, and clubs or hearts; no function of diamonds lies there or can be written.
- **{edited}**: spades and diamonds, whose bounds share a value. Clubs and hearts as it comes.
"""


def position(seed: int) -> State:
    """A random position in the middle of a game, at a claim of seat 1."""
    rng = random.Random(seed)
    cards = list(DECK)
    rng.shuffle(cards)
    found = data(deck=None, answers=() if seed % 2 else ((1, "no-script"),))
    found["players"] = [{"statements": some(rng, cards)} for _ in range(rng.randint(2, 4))]
    for player in found["players"]:
        player["hand"] = [cards.pop() for _ in range(min(rng.randint(2, 8), len(cards)))]
    found["discards"] = [cards.pop() for _ in range(rng.randint(0, min(20, len(cards))))]
    return pnrules.load(found).state


def some(rng: random.Random, cards: list[str]) -> list[dict[str, str]]:
    """Up to four statements with functions of different suits."""
    suits = rng.sample("♦♣♥♠", rng.choice([0, 1, 2, 2, 3, 3, 4]))
    return [found for suit in suits if (found := random_statement(rng, cards, suit))]


def functions(state: State) -> dict[str, Statement]:
    """The claimer's statements by the suit of their function."""
    return {SUIT[statement.function]: statement for statement in state.board.statements[0]}


def writable(state: State) -> set[str]:
    """The suits of the functions that could still be written."""
    assert state.ask is not None
    return {SUIT[option[3]] for option in state.ask.options if option[0] == "script"}


def trivial(state: State) -> bool:
    return "♠" not in set(functions(state)) | writable(state)


def counted(state: State) -> bool:
    lying = set(functions(state))
    return "♠" in lying and bool(lying & {"♣", "♥"}) and "♦" not in lying | writable(state)


def edited(state: State) -> bool:
    mine = functions(state)
    return {"♠", "♦"} <= set(mine) and any(mine["♠"].holds(card) and mine["♦"].holds(card) for card in DECK)


STRATA: dict[str, tuple[str, Callable[[State], bool]]] = {
    TRIVIAL: ("trivially refuted", trivial),
    COUNTED: ("spades with clubs or hearts", counted),
    EDITED: ("with EDIT", edited),
}


def positions(stratum: str) -> Iterator[State]:
    """The stratum's positions, the same every time."""
    belongs = STRATA[stratum][1]
    return (state for seed in count() if belongs(state := position(seed)))


def measured(stratum: str, most: int) -> dict[str, Any]:
    """Every claim of a stratum: verdicts, times and sizes."""
    verdicts: Counter[str] = Counter()
    seconds, sizes = [], []
    for state in islice(positions(stratum), most):
        began = time.process_time()
        verdict = prove(state)
        seconds.append(time.process_time() - began)
        sizes.append(verdict.size)
        verdicts[verdict.name] += 1
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return {"verdicts": verdicts, "seconds": sorted(seconds), "largest": max(sizes), "megabytes": memory}


def examples() -> Iterator[tuple[str, ...]]:
    """The rulebook's examples, claimed at their first question: the slowest of five claims."""
    for name in EXAMPLES:
        play = pnrules.load(name)
        play.rewind()
        times = []
        for _ in range(5):
            began = time.process_time()
            verdict = prove(play.state)
            times.append(time.process_time() - began)
        yield name, verdict.name, f"{max(times) * 1000:.1f} ms"


def page(found: dict[str, dict[str, Any]], here: list[tuple[str, ...]]) -> str:
    """The whole page, as Markdown."""
    names = {stratum: name for stratum, (name, _) in STRATA.items()}
    parts = [
        "# The prover of Runtime Error",
        METHOD.format(budget=BUDGET, **names),
        "## Where and when",
        table(("what", "here"), here),
        "## What has to be reached",
        table(("what", "measured", "must be", "reached"), targets(found)),
        "## Verdicts",
        table(("stratum", "claims", "proved", "refuted", "undecided"), [verdicts(names[s], f) for s, f in found.items()]),
        "## Times and memory",
        table(("stratum", "median", "95 %", "99 %", "slowest", "most memory"), [times(names[s], f) for s, f in found.items()]),
        "## The rulebook’s examples",
        table(("scenario", "verdict", "slowest of five"), examples()),
    ]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def at(seconds: list[float], part: float) -> float:
    """The time within which this part of the claims is decided."""
    return seconds[min(len(seconds) - 1, int(part * len(seconds)))]


def verdicts(name: str, found: dict[str, Any]) -> tuple[str, ...]:
    total = len(found["seconds"])
    each = (
        f"{found['verdicts'].get(v, 0)} ({found['verdicts'].get(v, 0) / total:.1%})" for v in ("proved", "refuted", "undecided")
    )
    return name, str(total), *each


def times(name: str, found: dict[str, Any]) -> tuple[str, ...]:
    each = (f"{at(found['seconds'], part) * 1000:,.1f} ms" for part in (0.5, 0.95, 0.99, 1))
    return name, *each, f"{found['megabytes']:.0f} MB"


def targets(found: dict[str, dict[str, Any]]) -> Iterator[tuple[str, ...]]:
    """What the project wants of the prover, and whether that is so."""
    slowest = max(float(row[2].removesuffix(" ms")) for row in examples())
    yield "the rulebook’s examples", f"{slowest:.1f} ms", "50 ms", said(slowest <= 50)
    second = found[COUNTED]
    undecided = second["verdicts"].get("undecided", 0)
    within = at(second["seconds"], 0.95)
    yield "second stratum: time for 95 %", f"{within * 1000:.1f} ms", "2 s, decided", said(within <= 2 and not undecided)
    yield "second stratum: memory", f"{second['megabytes']:.0f} MB", "500 MB", said(second["megabytes"] <= 500)
    third = found[EDITED]
    decided = 1 - third["verdicts"].get("undecided", 0) / len(third["seconds"])
    yield "third stratum: decided", f"{decided:.1%}", "50 %", said(decided >= 0.5)


def said(reached: bool) -> str:
    return "yes" if reached else "NO"


def alone(stratum: str, most: int) -> dict[str, Any]:
    """A stratum measured in a process of its own."""
    command = [sys.executable, "-m", "tests.benchmarks.prover", stratum, "--positions", str(most)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("stratum", nargs="?", choices=STRATA)
    parser.add_argument("--positions", type=int, default=POSITIONS)
    options = parser.parse_args()
    if options.stratum:
        print(json.dumps(measured(options.stratum, options.positions)))
        return
    first, load = commit(ROOT), os.getloadavg()
    found = {stratum: alone(stratum, options.positions) for stratum in STRATA}
    PAGE.write_text(page(found, where(first, commit(ROOT), None, (load, os.getloadavg()))), encoding="utf-8")
    print(f"wrote {PAGE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
