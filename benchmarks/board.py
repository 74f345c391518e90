"""The board with a long run, in a browser: how long it takes to open, and how it keeps up while its slider is dragged.

The board is drawn from what the kernel sends, without server and kernel: ten thousand steps of each game, decided at random, in
one line where games are long enough, in a tree of whole games where they are not. Opening is from the text that arrives to the
first frame in which the board is seen. Dragging moves the slider once a frame; at sixty frames a second a frame lasts 16.7 ms.
Run by the interpreter that has the app and Playwright.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable
from functools import partial

from alone import OPEN, served, traits_of
from playwright.sync_api import Page, sync_playwright

from benchmarks.games import Endless
from benchmarks.measuring import SHORT, Figures, Measurement, Size, main, pick
from benchmarks.targets import BOARDS
from conftest import chromium
from pnrules import Play, seeded
from pnrules.kernel.facets.proving import Proving
from pnrules.players.random_games import opening

STEPS = 10_000
STEPS_SHORT = 300
FRAMES = 240
OPENED = 3
LATELY = 60
LONGEST = 10
"""The seed by which that run has more than eight thousand steps."""
DRAG = """async (frames) => {
  const slider = document.querySelector(".pn-slider");
  const last = Number(slider.max);
  const frame = () => new Promise(requestAnimationFrame);
  const moved = [];
  slider.focus();
  let before = await frame();
  for (let i = 0; i <= frames; i++) {
    const to = i / frames; // to the start and back again
    slider.value = String(Math.round(last * Math.abs(1 - 2 * to)));
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    const now = await frame();
    moved.push(now - before);
    before = now;
  }
  return moved.slice(1);
}"""
"""Drags the slider from the end to the start and back; gives the milliseconds of each frame."""


def whole_games(game: str, edition: str, version: int, players: int, steps: int) -> Play:
    """Whole games decided at random until the tree has so many steps; one that has ended is taken up again shortly before."""
    play = Play(opening(game, edition, version, players), chance=seeded(1))
    rng = random.Random(f"{game} {version}")
    while len(play) <= steps:
        options = [option for option in play.options if not Proving.of(play.setup.game).takes_thought(option)]
        if options:
            play.choose(pick(rng, options))
        else:
            play.goto(rng.choice([node for node in play.line()[-LATELY:] if play.state_at(node).ask is not None]))
    return play


def one_run(steps: int) -> Play:
    """One run of a program in version 2 that goes on as long as N-65 lets it, in a tree with at least so many steps."""
    endless = Endless(LONGEST)
    while len(endless.play) <= steps or len(endless.play.line()) <= 0.8 * steps:
        endless.go_on(100)
    return endless.play


class Meter:
    """The CPU time of a page's main thread, which other processes on the machine do not lengthen."""

    def __init__(self, page: Page) -> None:
        self._tools = page.context.new_cdp_session(page)
        self._tools.send("Performance.enable", {"timeDomain": "threadTicks"})
        self._began = self._ticks()

    def spent(self) -> float:
        """Milliseconds since the meter was made."""
        return self._ticks() - self._began

    def _ticks(self) -> float:
        metrics = self._tools.send("Performance.getMetrics")["metrics"]
        return 1e3 * next(float(metric["value"]) for metric in metrics if metric["name"] == "TaskDuration")


def measured(make: Callable[[int], Play], size: Size) -> Figures:
    play = make(STEPS_SHORT if size is SHORT else STEPS)
    traits = traits_of(play)
    with sync_playwright() as playwright:
        options = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        browser = playwright.chromium.launch(executable_path=chromium(), args=options)
        opening_ms: list[float] = []
        frames: list[float] = []
        busy: list[float] = []
        for _ in range(OPENED):
            page = browser.new_page(viewport={"width": 1280, "height": 1000})
            served(page, traits)
            opening_ms.append(page.evaluate(OPEN))
            meter = Meter(page)
            frames += page.evaluate(DRAG, FRAMES)
            busy.append(meter.spent() / FRAMES)
            page.close()
        browser.close()
    return {
        "steps on the line": len(play.line()) - 1,
        "open ms": statistics.median(opening_ms),
        "frame ms, median": statistics.median(frames),
        "frame ms, one in a hundred is longer": statistics.quantiles(frames, n=100)[98],
        "frame ms, worst": max(frames),
        "CPU ms a frame, main thread": statistics.median(busy),
    }


RUNS: dict[str, Callable[[int], Play]] = dict(
    zip(
        BOARDS,
        (
            one_run,
            partial(whole_games, "nightmare", "3.0", 1, 3),
            partial(whole_games, "bandwidth", "BfB", 1, 4),
            partial(whole_games, "runtime_error", "1", 1, 3),
        ),
        strict=True,
    )
)
MEASUREMENTS: dict[str, Measurement] = {name: partial(measured, make) for name, make in RUNS.items()}

if __name__ == "__main__":
    main(MEASUREMENTS, pin=False)
