"""What the measurements have to reach."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from benchmarks import ours, peers
from benchmarks.results import Results

CHOICES = tuple(ours.CHOICES)
GAMES = tuple(name for name in CHOICES if name != "random programs")
PEERS = tuple(name for name in peers.MEASUREMENTS if name.split()[-1] not in ("pop", "memory"))
AIMS = ("RLCard UNO, bare loop", "OpenSpiel gin_rummy, C++")
IN_PYTHON = tuple(name for name in PEERS if name not in AIMS)
BOARDS = ("board, version 2", "board, version 1", "board, Bandwidth", "board, Runtime Error")

Row = tuple[str, str, str, str]
Figure = tuple[str, str]


NO: Final = "**no**"

WHY = {
    "choices/s": """\
A choice of ours is four to nine steps, each of them a rule with its citation and a whole new state, and the tree is kept. The
profile is flat: no function has a tenth of the time. In Programmer's Nightmare a tenth goes into finding fields of named tuples
by number, which Python does faster for plain ones. With its claims, Runtime Error spends its time on proofs.""",
    "after 100,000 choices": """\
Full garbage collections, which grow with what is kept: *long play, gc off* is as fast after as before. Eight objects a choice are
gone through again and again. Were they plain tuples, the collector would let go of them; but then no rule could say
`board.points`. To keep fewer states was tried and gains nothing: a run remembers the boards of its last lap, by which loops are
proved.""",
    "steps/s": """\
A step of the bare loop adds one to a number. At half its speed a step of ours would have less than a microsecond, most of which
it takes to build its state, its frame and its record; the rule itself, which looks at cards, bits and points, takes several.""",
    "jump to any step": """\
A state is kept where somebody is asked; what lies between two questions is stepped again. To keep every state
was tried: a jump then takes a microsecond, but a kept step more memory than python-chess's, and choices take longer.""",
    "to the same ten positions": """\
The same steps are stepped again, where far more memory is in use. That this is why is a guess.""",
}
"""Why a target is not reached, by what its row says: printed where it is not."""


def reasons(rows: list[Row]) -> list[str]:
    """Why, of all that was not reached."""
    missed = [what for what, _, must, reached in rows if reached == NO and not must.startswith("aim")]
    return [why for words, why in WHY.items() if any(words in what for what in missed)]


def targets(found: Results) -> list[Row]:
    """A row for each target: what, measured, what it must be, and whether that is so."""
    return [*_choices(found), *_steps(found), *_elsewhere(found), *_sizes(found), *_browser(found), *_site(found)]


def row(what: str, value: float | None, written: str, must: str, holds: Callable[[float], bool]) -> Row:
    """`written` shows the value; where there is none, the target is open."""
    if value is None:
        return what, "not measured", must, "open"
    return what, written.format(value), must, "yes" if holds(value) else NO


def at_most(limit: float) -> Callable[[float], bool]:
    return lambda value: value <= limit


def at_least(limit: float) -> Callable[[float], bool]:
    return lambda value: value >= limit


def _choices(found: Results) -> Iterator[Row]:
    for game in GAMES:
        for counted in ("choices", "answers"):
            yield _ahead(found, game, f"{counted}/s", IN_PYTHON, "ahead of every engine in Python")
        yield _ahead(found, game, "answers/s", AIMS, "aim: ahead of both")
    after = found.ratio(("long play", "choices/s after"), ("long play", "choices/s at the start"))
    yield row("after 100,000 choices to the start", after, "{:.2f} times", "0.9 at least", at_least(0.9))
    late = found.ratio(("choices read", "late us"), ("choices read", "early us"))
    yield row("reading what a late choice did, to an early one", late, "{:.2f} times", "2 at most", at_most(2))
    seconds = found.median("choices read", "seconds")
    yield row("14,294 choices, and what each did read", seconds, "{:.2f} s", "2 at most", at_most(2))


def _ahead(found: Results, game: str, figure: str, others: tuple[str, ...], must: str) -> Row:
    """Ours against several peers: of how many it is ahead, and behind which others it stays."""
    what = f"{game}: choices/s to the {figure} of {'engines in Python' if others is IN_PYTHON else ' and '.join(AIMS)}"
    ratios = {peer: ratio for peer in others if (ratio := found.ratio((game, "choices/s"), (peer, figure))) is not None}
    if len(ratios) < len(others):
        return what, "not measured", must, "open"
    behind = [f"{ratio:.2f} of {peer}" for peer, ratio in ratios.items() if ratio <= 1]
    measured = f"ahead of {len(others) - len(behind)} of {len(others)}" + (f"; {', '.join(behind)}" if behind else "")
    return what, measured, must, NO if behind else "yes"


def _steps(found: Results) -> Iterator[Row]:
    for kind, said in (("", "a list for each game"), (", one list", "100,000 in one list")):
        ratio = found.ratio((f"steps{kind}", "steps/s"), (f"bare loop{kind}", "steps/s"))
        yield row(f"steps/s, {said}, to the bare loop", ratio, "{:.2f} times", "0.5 at least", at_least(0.5))


def _elsewhere(found: Results) -> Iterator[Row]:
    pop = ("python-chess pop", "pop ns")
    for name, same, ways in (
        ("undo", "undo", {"undo": "undo a choice"}),
        ("jump", "jump to the first ten", {"jump": "jump to any step", "jump to a question": "jump to any question"}),
    ):
        for way, said in ways.items():
            for size, steps in (("few", "10"), ("many", "100,000")):
                ratio = found.ratio(("travel", f"{way} ns, {size}"), pop)
                yield row(
                    f"{said} after {steps} steps, to python-chess's pop", ratio, "{:.2f} times", "1.5 at most", at_most(1.5)
                )
        ratio = found.ratio(("travel", f"{same} ns, many"), ("travel", f"{same} ns, few"))
        of = "the same" if name == "undo" else "to the same ten positions"
        yield row(f"{of}, after 100,000 steps to after 10", ratio, "{:.2f} times", "1.1 at most", at_most(1.1))
    yield row("clone", found.median("clone", "bytes"), "{:.0f} bytes: the same object", "nothing to copy", at_most(0))


def _sizes(found: Results) -> Iterator[Row]:
    ratio = found.ratio(("memory", "bytes a kept step"), ("python-chess memory", "bytes a kept step"))
    yield row("bytes a kept step, to python-chess's", ratio, "{:.2f} times", "under 1", lambda v: v < 1)
    yield row("1,000 steps for the browser", found.median("payload", "bytes"), "{:,.0f} bytes", "under 150,000", at_most(149_999))
    zipped = found.median("payload", "bytes gzipped")
    yield row("the same, gzipped", zipped, "{:,.0f} bytes", "under 20,000", at_most(19_999))
    yield row("the same, encoded by `json`", found.median("payload", "encoding ms"), "{:.2f} ms", "10 at most", at_most(10))
    ratio = found.ratio(("import pnrules", "ms"), ("import chess", "ms"))
    yield row("`import pnrules` to `import chess`", ratio, "{:.2f} times", "under 1", lambda v: v < 1)


def _browser(found: Results) -> Iterator[Row]:
    for what, mine, bare, limit in (
        ("click to redraw, to a bare anywidget", "click ms", "bare click ms", 1.5),
        ("a warm kernel's first answer, to an empty notebook by Voila", "open ms", "empty open ms", 1.3),
    ):
        yield row(
            f"Voila: {what}", found.ratio(("Voila", mine), ("Voila", bare)), "{:.2f} times", f"{limit} at most", at_most(limit)
        )
    work = found.median("Voila", "its own work ms")
    yield row("Voila: first picture, the page's own work", work, "{:.0f} ms", "500 at most", at_most(500))
    for board in BOARDS:
        opened, frame = found.median(board, "open ms"), found.median(board, "frame ms, median")
        yield row(f"{board}: opens 10,000 steps", opened, "{:.0f} ms", "1,000 at most", at_most(1000))
        yield row(f"{board}: a frame while the slider is dragged", frame, "{:.1f} ms", "16.8 at most", at_most(16.8))


def _site(found: Results) -> Iterator[Row]:
    for what, figure, most in (
        ("first picture", "first picture ms", 500),
        ("first picture on a slow phone", "phone picture ms", 1500),
        ("a choice that was not recorded, first visit", "first answer ms", 3000),
        ("the same, next visit", "next answer ms", 1200),
    ):
        yield row(f"site: {what}", found.median("Site", figure), "{:,.0f} ms", f"{most:,} at most", at_most(most))
    for what, figure, most in (
        ("the largest first picture, gzipped", "picture bytes", 150_000),
        ("until Python is ready, gzipped", "Python bytes", 7_000_000),
    ):
        yield row(f"site: {what}", found.median("Site", figure), "{:,.0f} bytes", f"{most:,} at most", at_most(most))
