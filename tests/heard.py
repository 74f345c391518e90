"""A lesson and a game as they are heard, from first to last: `tests/browser/heard` keeps what is said (`make heard`)."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Final

from alone import live
from learning import wrong
from listening import Listener
from playwright.sync_api import Page, sync_playwright

from conftest import chromium
from pnrules.files import scenario
from pnrules.kernel.state import Option
from pnrules.session import Deal
from pnrules.teaching.lessons import Lesson
from pnrules.words import LANGUAGES

KEPT: Final = Path(__file__).with_name("browser") / "heard"
SPOKEN: Final = Path(__file__).parents[1] / ".cache" / "heard"
LESSON: Final = "nightmare/learn/03-claiming"
DEAL: Final = Deal("bandwidth", "BfB", 1, 2, 4, "person,greedy")
MOST_CHOICES: Final = 200
WINDOW: Final = (1280, 800)

Heard = Callable[[Page, str], list[str]]


def lesson(page: Page, lang: str) -> list[str]:
    """A lesson, by Tab and Enter alone, with a wrong move wherever there is one."""
    live(page, "learn", lang, f"game={LESSON.partition('/')[0]}&lesson={LESSON}")
    heard = Listener(page, lang)
    heard.begins(".pn-lesson-says")
    at = Lesson(scenario.load(LESSON))
    while True:
        if at.task is not None:
            done = 0
            if miss := wrong(at.task):
                for each in (*miss.way, miss.option):
                    at.act(*each)
                    _chooses(heard, each)
                at.take_back()
                done = len(miss.way)
                heard.presses_at(".pn-lesson-take-back")
            for each in at.way[done:]:
                whole = next(found for found in at.play.options if found[: len(each)] == each)
                at.act(*whole)
                _chooses(heard, whole)
        if not at.go_on():
            return heard.script
        heard.presses_at(".pn-lesson-on")


def _chooses(heard: Listener, option: Option) -> None:
    heard.presses_at(f"[data-option='{json.dumps(list(option), separators=(',', ':'), ensure_ascii=False)}']")


def game(page: Page, lang: str) -> list[str]:
    """A game against an opponent to its end, by the keys of the choices: the first each time."""
    live(page, "play", lang, DEAL.address)
    heard = Listener(page, lang)
    heard.begins(".pn-ask .pn-numbered")
    for _ in range(MOST_CHOICES):
        if page.locator(".pn-ending").count():
            return heard.script
        heard.presses("1")
    raise AssertionError("the game does not end")


ALL: Final[dict[str, Heard]] = {"lesson": lesson, "game": game}


def kept(name: str, lang: str) -> Path:
    return KEPT / f"{name}.{lang}.txt"


def main() -> None:
    """Writes down what is said now."""
    KEPT.mkdir(exist_ok=True)
    width, height = WINDOW
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--headless", "--no-sandbox"])
        for name, heard in ALL.items():
            for lang in LANGUAGES:
                page = browser.new_page(reduced_motion="reduce", viewport={"width": width, "height": height})
                page.set_default_timeout(60_000)
                kept(name, lang).write_text("\n".join(heard(page, lang)) + "\n", encoding="utf-8")
                page.close()
    _speak()


def _speak() -> None:
    """Has espeak-ng speak it, if it is there, at 200 words a minute."""
    if shutil.which("espeak-ng") is None:
        print("espeak-ng is not installed: nothing is spoken.")
        return
    SPOKEN.mkdir(parents=True, exist_ok=True)
    for file in sorted(KEPT.iterdir()):
        lang = file.suffixes[0].removeprefix(".")
        said = "\n".join(line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("["))
        sound = SPOKEN / f"{file.stem}.wav"
        subprocess.run(["espeak-ng", "-v", lang, "-s", "200", "-w", sound], input=said, text=True, check=True)
        print(sound)


if __name__ == "__main__":
    main()
