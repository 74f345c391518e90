"""The page of results: where and when, what had to be reached, and every figure."""

from __future__ import annotations

import os
import platform
import subprocess
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

from benchmarks import imports, ours, peers, thinking
from benchmarks.results import Results
from benchmarks.targets import BOARDS, CHOICES, GAMES, PEERS, reasons, targets

Loads = tuple[tuple[float, float, float], tuple[float, float, float]]
METHOD = """\
Written by `make bench`; nothing here is typed by hand. Each measurement is a process of its own on one core; ours and the peers'
take turns, and there are {rounds} rounds. Figures are medians of the rounds, in brackets the least and the most.
Time is CPU time of the process (`process_time`), except in the browser, where it is the clock's.

- Whole games, dealing or setting up included, decided uniformly at random by the same few lines for everybody, the legal options
  listed at every decision. A *choice* is a seat's ask with at least two options; *answers* counts forced ones too. Ours are
  credited with choices alone, and compared both with the choices of the peers and with all their answers.
- In Runtime Error a claim is proved or refuted as soon as it is made, which may take seconds (`RUNTIME_ERROR.md`): with claims,
  the prover is what is measured. *no claims* leaves them out; such a game does not end, and is left after 300 answers.
- A play of ours keeps its whole tree, with undo and the way to every step: states where something is asked, and what was
  answered. What lies between is stepped again when somebody looks (*trace read back*, *jump*). *steps* and *steps in a list*
  are measured without a play, every step kept as it is.
- *jump* has the state at hand when it is done, and so has *undo*; *goto* alone only stands there. A jump to a *question* goes to
  where somebody is asked, as every position of a peer is; to a *step*, to whatever lies between as well, which is stepped again.
- Garbage collection is as Python has it by default, for everybody. Lines with *gc off* are for comparison only.
- *board* is the board alone with ten thousand steps, without server and kernel, opened and dragged through by its slider once a
  frame: one line where games are long enough, a tree of whole games elsewhere (*steps on the line* are those dragged along).
  A machine that is busy otherwise draws fewer frames; the CPU time that each takes says what the board itself costs.
- *Site* is the site without a server, from a plain host on this machine: *picture* until the first board is drawn, *answer* from
  the page's address to the answer of a choice that was not recorded, *kernel* from a choice to its answer once Python is there;
  *next* is the next visit of the same reader, *phone* 4 times slower at 1.6 Mbit/s with 150 ms. *load* is the machine's before.
- *hint* is a hint with its reasons, as strong as the game says, at twenty questions of a game played at random by three; *review*
  is that of its first sixty choices. *Pyodide* is the same in a browser's Python, run by Node.
- boardgame.io is an npm package and is not measured here.
"""


def page(found: Results, rounds: int, here: list[tuple[str, ...]]) -> str:
    """The whole page, as Markdown; `here` says where and when."""
    rows = targets(found)
    parts = [
        "# Benchmarks",
        METHOD.format(rounds=rounds),
        "## Where and when",
        table(("what", "here"), here),
        "## What has to be reached",
        table(("what", "measured", "must be", "reached"), rows),
        *(["### What was not, and why", *(f"- {why}" for why in reasons(rows))] if reasons(rows) else []),
        "## Choices",
        table(("engine", "choices/s", "answers/s"), list(choices(found))),
        "## Our choices to theirs",
        table(("engine", *GAMES), list(ratios(found, "choices/s"))),
        "## Our choices to all their answers",
        table(("engine", *GAMES), list(ratios(found, "answers/s"))),
        "## Steps, memory, and the rest of ours",
        table(("measurement", "figure", "median", "least – most"), list(figures(found, ours.MEASUREMENTS))),
        "## Hints and reviews",
        table(("measurement", "figure", "median", "least – most"), list(figures(found, THINKING))),
        "## The rest of the peers, and imports",
        table(("measurement", "figure", "median", "least – most"), list(figures(found, [*PEERS_REST, *imports.CODE]))),
        "## In the browser",
        table(("measurement", "figure", "median", "least – most"), list(figures(found, ["Voila", "Site", *BOARDS]))),
    ]
    if found.missing:
        parts += ["## What is missing", table(("measurement", "why"), [tuple(pair) for pair in found.missing.items()])]
    return "\n\n".join(part.strip() for part in parts) + "\n"


THINKING = [*thinking.MEASUREMENTS, *thinking.IN_PYODIDE.values()]
PEERS_REST = [name for name in peers.MEASUREMENTS if name not in PEERS]


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """A Markdown table."""
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


def number(value: float) -> str:
    """Three or four figures that count."""
    if value >= 1_000:
        return f"{value:,.0f}"
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"


def spread(values: list[float]) -> str:
    return f"{number(min(values))} – {number(max(values))}"


def choices(found: Results) -> Iterable[tuple[str, ...]]:
    for name in (*CHOICES, *(f"{name}, gc off" for name in CHOICES), *PEERS):
        values, answers = found.values(name, "choices/s"), found.median(name, "answers/s")
        if not values or answers is None:
            continue
        title = name if name in PEERS else f"**{name}**"
        yield title, f"{number(found.median(name, 'choices/s') or 0.0)} ({spread(values)})", number(answers)


def ratios(found: Results, figure: str) -> Iterable[tuple[str, ...]]:
    """A row for each peer: each game's choices over what the figure counts of the peer."""
    for peer in PEERS:
        row = [found.ratio((game, "choices/s"), (peer, figure)) for game in GAMES]
        if any(row):
            yield peer, *("" if ratio is None else f"{ratio:.2f}" for ratio in row)


def figures(found: Results, names: Iterable[str]) -> Iterable[tuple[str, ...]]:
    for name in names:
        for figure in found.figures(name):
            if figure in ("choices/s", "answers/s", "games"):
                continue
            values = found.values(name, figure)
            yield name, figure, number(found.median(name, figure) or 0.0), spread(values)


def where(first: str, last: str, core: int | None, loads: Loads) -> list[tuple[str, ...]]:
    """The commit at the beginning and at the end, the machine, Python, and how busy the machine was."""
    before, after = (", ".join(f"{value:.2f}" for value in load) for load in loads)
    return [
        ("date", datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")),
        ("commit", first if first == last else f"{first} at the beginning, {last} at the end: TO BE MEASURED AGAIN"),
        ("processor", processor()),
        ("cores", f"{os.cpu_count()}, of which {'one was used' if core is not None else 'none could be chosen'}"),
        ("system", f"{platform.system()} {platform.machine()}"),
        ("Python", f"{platform.python_implementation()} {platform.python_version()}"),
        ("load before, and after", f"{before}; {after}"),
    ]


def commit(root: Path) -> str:
    """The commit that was measured, and whether the package differed from it."""

    def git(*words: str) -> str:
        return subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False).stdout.strip()

    changed = git("status", "--porcelain", "--", "pnrules", "widgets", "notebooks")
    return (git("rev-parse", "--short=12", "HEAD") or "unknown") + (", with changes not committed" if changed else "")


def processor() -> str:
    """The processor's name, as the system gives it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or "unknown"
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.machine())
