"""What is measured of ours, and the bare loop beside it.

`python -m benchmarks.ours NAME` prints one measurement as JSON.
"""

from __future__ import annotations

import copy
import gc
import gzip
import json
import random
import tracemalloc
from collections.abc import Callable
from functools import partial
from itertools import cycle
from typing import Any

import pnrules
from benchmarks import bare_loop
from benchmarks.games import (
    MOST,
    Endless,
    answers_of,
    bandwidth,
    played,
    played_without_claims,
    program,
    runtime_error,
    whole,
)
from benchmarks.measuring import Figures, Measurement, Size, cpu, main, pick, rates
from pnrules import Play
from pnrules.kernel.state import State
from pnrules.kernel.steps import Step

COUNTED = ("choices", "answers", "steps")
A_GAME = 1_000  # steps: about as many as a game of ours has
READ = 14_294  # choices, of which each one's steps are read
FEW = 10
PARTS = 10

# --- choices ----------------------------------------------------------------------------------------------------------


def choices(game: Callable[[int], Play], size: Size) -> Figures:
    """Whole games, dealt and played to their end."""
    return rates(lambda seed: played(game(seed), seed), COUNTED, size)


def choices_with_claims(size: Size) -> Figures:
    """Runtime Error, with a proof or a refutation of every claim."""
    return rates(lambda seed: played(runtime_error(seed), seed), COUNTED, size, least=size.games)


def choices_without_claims(size: Size) -> Figures:
    """Runtime Error as long as nobody claims that a turn never ends."""
    return rates(lambda seed: played_without_claims(runtime_error(seed), seed), COUNTED, size)


def programs(size: Size) -> Figures:
    """Runs of random programs."""
    return rates(lambda seed: played(program(seed), seed, MOST), COUNTED, size)


def long_play(size: Size) -> Figures:
    """One play that keeps everything: its speed in its first choices, and after so many."""
    Endless(0).go_on(size.window)  # so that nothing is imported or built for the first time
    endless = Endless(1)
    first = cpu(lambda: endless.go_on(size.window))
    endless.go_on(size.choices - size.window)
    last = cpu(lambda: endless.go_on(size.window))
    return {
        "choices/s at the start": size.window / first,
        "choices/s after": size.window / last,
        "choices before": size.choices,
        "nodes": len(endless.play),
        "nodes on the line": len(endless.play.line()),
    }


def choices_read(size: Size) -> Figures:
    """Microseconds to choose and to read what the choice did, in one play: its first choices, its last, and all of them."""
    Endless(0).go_on(size.window, read=True)
    endless = Endless(1)
    window = min(size.window, READ // 10, size.choices)
    last = min(READ, size.choices)
    first = cpu(lambda: endless.go_on(window, read=True))
    between = cpu(lambda: endless.go_on(last - 2 * window, read=True))
    late = cpu(lambda: endless.go_on(window, read=True))
    return {
        "early us": first / window * 1e6,
        "late us": late / window * 1e6,
        "choices": last,
        "seconds": first + between + late,
    }


# --- steps ------------------------------------------------------------------------------------------------------------


def recorded(size: Size) -> list[tuple[State, list[Any]]]:
    """Starts of whole games, with all that was answered in them."""
    games = []
    for seed in range(size.games):
        play = whole(("3.0", "3.1")[seed % 2], seed)
        played(play, seed)
        games.append((play.start, answers_of(play)))
    return games


def stepped(state: State, answers: list[Any], kept: list[Step]) -> None:
    """A game step by step, each step appended: what the bare loop does."""
    step = pnrules.step
    answer = iter(answers)
    while state.frames:
        done = step(state) if state.ask is None else step(state, next(answer))
        kept.append(done)
        state = done.after


def steps(size: Size) -> Figures:
    """The pure transition alone, a list for each game."""
    games = recorded(size)

    def game(seed: int) -> tuple[int]:
        kept: list[Step] = []
        stepped(*games[seed % len(games)], kept)
        return (len(kept),)

    return rates(game, ("steps",), size)


def many_steps(size: Size) -> Figures:
    """The pure transition alone, all steps in one list."""
    games = recorded(size)
    kept: list[Step] = []

    def run() -> None:
        for start, answers in cycle(games):
            stepped(start, answers, kept)
            if len(kept) >= size.steps:
                return

    seconds = cpu(run)
    return {"steps/s": len(kept) / seconds}


def read_back(size: Size) -> Figures:
    """All steps of games that have been played, as `play.trace` gives them."""
    plays = [whole(("3.0", "3.1")[seed % 2], seed) for seed in range(size.games)]
    for seed, play in enumerate(plays):
        played(play, seed)
    return rates(lambda seed: (len(list(plays[seed % len(plays)].trace)),), ("steps",), size)


def bare(size: Size) -> Figures:
    return rates(lambda _: (len(bare_loop.run(A_GAME)),), ("steps",), size)


def many_bare(size: Size) -> Figures:
    return {"steps/s": size.steps / cpu(lambda: bare_loop.run(size.steps))}


# --- going elsewhere --------------------------------------------------------------------------------------------------


def travel(size: Size) -> Figures:
    """Nanoseconds to undo a choice, and to go to any node, in a short play and in a long one; the state is then at hand."""
    found: Figures = {}
    for name, steps in (("few", FEW), ("many", size.steps)):
        endless = Endless(1)
        while len(endless.play) <= steps:
            endless.go_on(max(1, (steps - len(endless.play)) // 10))
        play = endless.play
        rng = random.Random(0)
        part = max(1, size.repeats // PARTS)
        asked = [entry.target for entry in play.log]
        seconds = [0.0] * 6
        for _ in range(PARTS):
            heads = [len(play) - 1] * part
            nodes = [rng.randrange(len(play)) for _ in range(part)]
            early = [rng.randrange(FEW) for _ in range(part)]
            questions = [pick(rng, asked) for _ in range(part)]
            work = ((_goto, heads), (_undo, heads), (_goto, nodes), (_jump, nodes), (_jump, early), (_jump, questions))
            for index, (done, where) in enumerate(work):
                seconds[index] += cpu(partial(done, play, where))
        forth, back, there, jump, begin, question = (total / PARTS / part * 1e9 for total in seconds)
        found |= {f"undo ns, {name}": back - forth, f"goto ns, {name}": there, f"jump ns, {name}": jump}
        found |= {f"jump to the first ten ns, {name}": begin, f"jump to a question ns, {name}": question}
        found[f"steps, {name}"] = len(play) - 1
    return found


def _goto(play: Play, nodes: list[int]) -> None:
    """Stand there; nobody looks at the state."""
    for node in nodes:
        play.goto(node)


def _undo(play: Play, nodes: list[int]) -> None:
    for node in nodes:
        play.goto(node)
        play.state_at(play.undo())


def _jump(play: Play, nodes: list[int]) -> None:
    for node in nodes:
        play.state_at(play.goto(node))


def clone(size: Size) -> Figures:
    """A state is its own copy: going on from it leaves it as it was."""
    play = whole("3.0", 3)
    state = play.state
    before = copy.deepcopy(state[1:])
    played(Play(state), 3)
    assert state is play.state, "the same object"
    assert state[1:] == before, "and nothing in it has changed"
    return {"bytes": 0, "clone ns": cpu(lambda: [play.state for _ in range(size.repeats)]) / size.repeats * 1e9}


# --- memory and the way to the browser --------------------------------------------------------------------------------


def memory(size: Size) -> Figures:
    """Bytes for each step that plays keep: their whole trees, with what is asked, undo and the way back to every step."""
    played(whole("3.0", 0), 0)
    plays: list[Play] = []
    steps = choices = seed = 0
    tracemalloc.start()
    while steps < size.repeats:
        play = whole(("3.0", "3.1")[seed % 2], seed)
        counted = played(play, seed)
        plays.append(play)
        choices, steps, seed = choices + counted[0], steps + counted[2], seed + 1
    bytes_kept = tracemalloc.get_traced_memory()[0]
    return {"bytes a kept step": bytes_kept / steps, "bytes a choice": bytes_kept / choices}


def memory_listed(size: Size) -> Figures:
    """Bytes for each step in a plain list of steps, nothing left out."""
    games = recorded(size)
    lists: list[list[Step]] = []
    kept = seed = 0
    tracemalloc.start()
    while kept < size.repeats:
        lists.append([])
        stepped(*games[seed % len(games)], lists[-1])
        kept, seed = kept + len(lists[-1]), seed + 1
    return {"bytes a kept step": tracemalloc.get_traced_memory()[0] / kept}


def payload(size: Size) -> Figures:
    """What the browser gets for 1,000 steps of play."""
    play = next(p for seed in range(100) if len(p := _begun(seed)) > A_GAME)
    built = cpu(lambda: play.payload())
    data = play.payload()
    text = json.dumps(data).encode()
    tries = max(3, size.repeats // 1_000)
    encoded = min(cpu(lambda: json.dumps(data)) for _ in range(tries))
    return {
        "bytes": len(text),
        "bytes gzipped": len(gzip.compress(text)),
        "encoding ms": encoded * 1e3,
        "building ms": built * 1e3,
    }


def _begun(seed: int) -> Play:
    """A game as far as its thousandth step, if it has so many."""
    play, rng = whole("3.0", seed), random.Random(seed)
    while play.options and len(play) <= A_GAME:
        play.choose(pick(rng, play.options))
    return play


def no_gc(measurement: Measurement, size: Size) -> Figures:
    """The same without the garbage collector."""
    gc.disable()
    return measurement(size)


CHOICES: dict[str, Measurement] = {
    "version 1, 3.0": partial(choices, partial(whole, "3.0", version=1)),
    "version 1, 3.1": partial(choices, partial(whole, "3.1", version=1)),
    "version 2, 3.0": partial(choices, partial(whole, "3.0", version=2)),
    "version 2, 3.1": partial(choices, partial(whole, "3.1", version=2)),
    "Bandwidth": partial(choices, bandwidth),
    "Runtime Error": choices_with_claims,
    "Runtime Error, no claims": choices_without_claims,
    "random programs": programs,
}
STEPS: dict[str, Measurement] = {
    "steps": steps,
    "steps, one list": many_steps,
    "bare loop": bare,
    "bare loop, one list": many_bare,
}
MEASUREMENTS: dict[str, Measurement] = {
    **CHOICES,
    **STEPS,
    **{f"{name}, gc off": partial(no_gc, work) for name, work in (CHOICES | STEPS).items()},
    "trace read back": read_back,
    "long play": long_play,
    "long play, gc off": partial(no_gc, long_play),
    "choices read": choices_read,
    "travel": travel,
    "clone": clone,
    "memory": memory,
    "memory, steps in a list": memory_listed,
    "payload": payload,
}

if __name__ == "__main__":
    main(MEASUREMENTS)
