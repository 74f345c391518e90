"""`make bench-prover`: claims in random full-deck positions in the middle of a game, in strata, and the page of results.

--positions N   how many of each stratum (2000: those with the numbers 0 to 1999)
STRATUM         measure this one alone; the page calls each so, in a process of its own, one after another

What has been measured is noted in `.cache/prover`, a line a claim, and the next run goes on from there unless prover, checker or
rules have changed.
"""

from __future__ import annotations

import argparse
import hashlib
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
from benchmarks.page import commit, table, where
from pnrules.kernel.state import State
from pnrules.runtime_error import prove
from pnrules.runtime_error.checker import check
from pnrules.runtime_error.proof.budget import seconds
from pnrules.runtime_error.proof.prover import BUDGET
from pnrules.runtime_error.proof.verdict import Undecided
from pnrules.runtime_error.table.board import Statement
from pnrules.runtime_error.table.cards import DECK, SUIT, SUITS
from tests.runtime_error.table import data, random_statement

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "benchmarks/RUNTIME_ERROR.md"
NOTES = ROOT / ".cache/prover"
POSITIONS = 2000
LONG = 0.1
"""Seconds from which on a proof is long enough for its ratio to be told: below, it is the clock that is measured."""
EXAMPLES = ("runtime_error/hearts-and-spades", "runtime_error/clubs-and-spades", "runtime_error/one-king-too-many")
TRIVIAL, COUNTED, EDITED, BEFORE = "trivial", "counted", "edited", "before"
PROVED, REFUTED, UNDECIDED = VERDICTS = "proved", "refuted", "undecided"

METHOD = """\
Written by `make bench-prover`; nothing here is typed by hand. A position is 52 cards dealt at random to two to four players: up
to four statements each, hands of two to eight cards, up to twenty discards, the rest in the deck. Every second claim is made
before a statement is written, every other one afterwards. Of each stratum the first {positions:,} positions are claimed. Times
are CPU times: of whole claims, evidence included, and of checking the evidence; memory is the most that the process ever
had, Python, pnrules and all. The budget is the one that a claim at the table has: {budget:,} outcomes of moves, about
{seconds} seconds. What a claim comes to is the same on every machine; how long it takes depends on it, and on what else it does.

- **{trivial}**: no function of spades lies before the claimer, and none can be written.
- **{counted}**: spades, and clubs or hearts; no function of diamonds lies there or can be written.
- **{edited}**: spades and diamonds, whose bounds share a value. Clubs and hearts as it comes.
- **{before}**: a statement can still be written, and a function of spades lies there or can be one.
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


def before(state: State) -> bool:
    return bool(writable(state)) and not trivial(state)


STRATA: dict[str, tuple[str, Callable[[State], bool]]] = {
    TRIVIAL: ("trivially refuted", trivial),
    COUNTED: ("spades with clubs or hearts", counted),
    EDITED: ("with EDIT", edited),
    BEFORE: ("before a statement is written", before),
}


def positions(stratum: str) -> Iterator[State]:
    """The stratum's positions, the same every time."""
    belongs = STRATA[stratum][1]
    return (state for seed in count() if belongs(state := position(seed)))


def measured(stratum: str, most: int, notes: Path | None = None) -> list[dict[str, Any]]:
    """Every claim of a stratum: verdict, times and sizes, and what kind of claim it was.

    notes  the file in which what has been measured is noted, a line a claim, and from which it is taken
    """
    found = [json.loads(line) for line in notes.read_text(encoding="utf-8").splitlines()] if notes and notes.exists() else []
    for state in islice(positions(stratum), len(found), most):
        found.append(one(state))
        if notes:
            with notes.open("a", encoding="utf-8") as file:
                print(json.dumps(found[-1], ensure_ascii=False), file=file)
    return found[:most]


def one(state: State) -> dict[str, Any]:
    """A claim: proved, or not, and checked."""
    began = time.process_time()
    verdict = prove(state)
    proved = time.process_time()
    if not isinstance(verdict, Undecided):
        check(verdict)
    checked = time.process_time()
    return {
        "verdict": verdict.name,
        "kind": kind(state),
        "size": verdict.size,
        "outcomes": verdict.looked_at,
        "proof": proved - began,
        "check": checked - proved,
        "megabytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
    }


def kind(state: State) -> str:
    """What makes a claim hard: the functions that lie there and those that can be written, and whether there is a deck."""
    lying, later = functions(state), writable(state)
    suits = "".join(suit for suit in SUITS if suit in lying)
    written = "".join(suit for suit in SUITS if suit in later)
    piles = "deck" if state.board.deck else "no deck, discards" if state.board.discards else "neither deck nor discards"
    return f"{suits or 'no function'}{f', {written} can be written' if written else ''}; {piles}"


def fingerprint() -> str:
    """Of prover, checker, rules and this file: what was measured with others says nothing of these."""
    folders = ("pnrules/kernel", "pnrules/runtime_error")
    files = [file for folder in folders for file in sorted((ROOT / folder).rglob("*.py"))]
    return hashlib.sha256(b"".join(file.read_bytes() for file in (*files, Path(__file__)))).hexdigest()[:16]


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


Found = dict[str, list[dict[str, Any]]]
"""The claims by stratum."""


def page(found: Found, here: list[tuple[str, ...]]) -> str:
    """The whole page, as Markdown."""
    names = {stratum: name for stratum, (name, _) in STRATA.items()}
    most = max(map(len, found.values()))
    shares = table(("stratum", "claims", *VERDICTS), [verdicts(names[s], f) for s, f in found.items()])
    spent = table(("stratum", "median", "99 %", "slowest", "most memory"), [times(names[s], f) for s, f in found.items()])
    checks = table(
        ("stratum", "all claims", f"slowest ratio of a proof of {LONG} s or more"),
        [checking(names[s], f) for s, f in found.items()],
    )
    parts = [
        "# The prover of Runtime Error",
        METHOD.format(budget=BUDGET, seconds=seconds(BUDGET), positions=most, **names),
        "## Where and when",
        table(("what", "here"), here),
        "## What has to be reached",
        table(("what", "measured", "must be", "reached"), targets(found)),
        "## Verdicts",
        shares,
        "## CPU time of a claim, and memory",
        spent,
        "## CPU time of checking the evidence, as times that of the claim",
        checks,
        "## What remains undecided, by its kind",
        table(("stratum", "functions; piles", "claims"), remaining(found)),
        "## The rulebook’s examples",
        table(("scenario", "verdict", "slowest of five"), examples()),
    ]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def at(values: list[float], part: float) -> float:
    """The value within which this part of them lies."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def share(claims: list[dict[str, Any]], verdict: str) -> float:
    return sum(claim["verdict"] == verdict for claim in claims) / len(claims)


def verdicts(name: str, claims: list[dict[str, Any]]) -> tuple[str, ...]:
    return name, str(len(claims)), *(f"{share(claims, verdict):.1%}" for verdict in VERDICTS)


def times(name: str, claims: list[dict[str, Any]]) -> tuple[str, ...]:
    proofs = [claim["proof"] for claim in claims]
    each = (f"{at(proofs, part) * 1000:,.1f} ms" for part in (0.5, 0.99, 1))
    return name, *each, f"{max(claim['megabytes'] for claim in claims):.0f} MB"


def checking(name: str, claims: list[dict[str, Any]]) -> tuple[str, ...]:
    decided = [claim for claim in claims if claim["verdict"] != UNDECIDED]
    whole = sum(claim["check"] for claim in decided) / sum(claim["proof"] for claim in decided)
    return name, f"{whole:.1f}", f"{slowest:.1f}" if (slowest := ratio(decided)) else "–"


def ratio(claims: list[dict[str, Any]]) -> float:
    """The largest of the ratios of checking to proving, where proving took long; 0 where it never did."""
    return max((claim["check"] / claim["proof"] for claim in claims if claim["proof"] >= LONG), default=0.0)


def remaining(found: Found) -> Iterator[tuple[str, ...]]:
    """The kinds of the claims that are undecided, the most frequent first."""
    for stratum, claims in found.items():
        kinds = Counter(claim["kind"] for claim in claims if claim["verdict"] == UNDECIDED)
        for kind, times in kinds.most_common():
            yield STRATA[stratum][0], kind, str(times)


def targets(found: Found) -> Iterator[tuple[str, ...]]:
    """What the project wants of the prover, and whether that is so."""
    slowest = max(float(row[2].removesuffix(" ms")) for row in examples())
    yield "the rulebook’s examples", f"{slowest:.1f} ms", "50 ms", said(slowest <= 50)
    for stratum, claims in found.items():
        name = STRATA[stratum][0]
        undecided, within = share(claims, UNDECIDED), at([claim["proof"] for claim in claims], 0.99)
        yield f"{name}: undecided", f"{undecided:.1%}", "3 %, aim 1 %", said(undecided <= 0.03)
        yield f"{name}: CPU time of 99 %", f"{within:.2f} s", "2 s", said(within <= 2)
    largest = max(map(ratio, found.values()))
    yield "checking, to proving", f"{largest:.1f} times", "10 times", said(largest <= 10)
    most = max(claim["megabytes"] for claims in found.values() for claim in claims)
    yield "memory", f"{most:.0f} MB", "500 MB", said(most <= 500)


def said(reached: bool) -> str:
    return "yes" if reached else "NO"


def noted(stratum: str) -> Path:
    """Where a stratum's claims are noted."""
    NOTES.mkdir(parents=True, exist_ok=True)
    return NOTES / f"{stratum}-{fingerprint()}.jsonl"


def alone(stratum: str, most: int) -> list[dict[str, Any]]:
    """A stratum measured in a process of its own."""
    command = [sys.executable, "-m", "benchmarks.prover", stratum, "--positions", str(most)]
    subprocess.run(command, cwd=ROOT, check=True)
    return measured(stratum, most, noted(stratum))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("stratum", nargs="?", choices=STRATA)
    parser.add_argument("--positions", type=int, default=POSITIONS)
    options = parser.parse_args()
    if options.stratum:
        found = measured(options.stratum, options.positions, noted(options.stratum))
        print(f"{STRATA[options.stratum][0]}: {len(found)} claims")
        return
    first, load = commit(ROOT), os.getloadavg()
    strata = {stratum: alone(stratum, options.positions) for stratum in STRATA}
    PAGE.write_text(page(strata, where(first, commit(ROOT), None, (load, os.getloadavg()))), encoding="utf-8")
    print(f"wrote {PAGE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
