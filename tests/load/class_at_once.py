"""A class that comes at once: learners over websockets and one in a browser, all in the same moment."""

from __future__ import annotations

import asyncio
import os
import statistics
import time
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

from playwright.async_api import Browser, async_playwright

from conftest import chromium
from learners import PAGE, Learner
from servers import classroom

CHOICES = 20
REST_SECONDS = 1.0
"""Between two choices somebody looks at the board."""
PATIENCE = 300_000


class Figures(NamedTuple):
    """What a class waited, in seconds.

    day       when it was
    learners  how many came over websockets
    page      until the last page was there
    recorded  how many pages came with their board
    browser   until the page, its board, and its kernel were there in the browser
    first     until the last of the first choices was answered
    middle    how long a choice took in the middle, among those that followed
    most      how long 95 of 100 of them took at most
    lost      choices that were not answered, and learners who did not get so far
    busy      how many processes wanted the machine on average when it began
    """

    day: str
    learners: int
    page: float
    recorded: int
    browser: tuple[float, float, float]
    first: float
    middle: float
    most: float
    lost: int
    busy: float


async def learn(address: str, seed: int, choices: int) -> Learner:
    """One learner: the page, its kernel, and so many choices, with a rest between them."""
    learner = Learner(address, PAGE.format(seed=seed))
    await learner.open()
    for _ in range(choices):
        await learner.choose()
        await asyncio.sleep(REST_SECONDS)
    return learner


async def look(browser: Browser, address: str) -> tuple[float, float, float]:
    """A page in a browser: until it is there, until its board is, and until its kernel answers."""
    page = await browser.new_page()
    began = time.monotonic()
    await page.goto(f"{address}{PAGE.format(seed=99)}", timeout=PATIENCE)
    there = time.monotonic() - began
    await page.locator(".pn-board").first.wait_for(state="visible", timeout=PATIENCE)
    board = time.monotonic() - began
    await page.locator("html[data-python=ready]").wait_for(state="attached", timeout=PATIENCE)
    return there, board, time.monotonic() - began


async def at_once(address: str, learners: int, choices: int) -> tuple[list[Any], tuple[float, float, float]]:
    """Everybody in the same moment; what each came to, or what went wrong."""
    async with async_playwright() as playwright:
        options = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        browser = await playwright.chromium.launch(executable_path=chromium(), args=options)
        class_ = [learn(address, seed, choices) for seed in range(1, learners + 1)]
        *done, looked = await asyncio.gather(*class_, look(browser, address), return_exceptions=True)
        await browser.close()
    if isinstance(looked, BaseException):
        raise looked
    return done, looked


def figures(done: Sequence[Any], looked: tuple[float, float, float], choices: int, busy: float) -> Figures:
    """What everybody waited."""
    came = [each for each in done if isinstance(each, Learner)]
    took = sorted(seconds for learner in came for seconds in learner.choices[1:])
    lost = len(done) * choices - sum(len(learner.choices) for learner in came)
    return Figures(
        day=date.today().isoformat(),
        learners=len(done),
        page=max(learner.page for learner in came),
        recorded=sum(learner.recorded for learner in came),
        browser=looked,
        first=max(learner.first for learner in came),
        middle=statistics.median(took),
        most=took[int(0.95 * (len(took) - 1))],
        lost=lost,
        busy=busy,
    )


def measured(root: Path, learners: int, choices: int = CHOICES) -> Figures:
    """A class of so many, and one browser more, on a server of its own."""
    with classroom("--most", str(learners + 1), cwd=root) as address:
        time.sleep(10)  # the warm kernels are warm, as before a lesson
        busy = os.getloadavg()[0]
        done, looked = asyncio.run(at_once(address, learners, choices))
    return figures(done, looked, choices, busy)
