"""`make pictures`: what a reader sees, at every size, in both schemes, forced colours and French, on one page to be looked at.

    python -m tests.pictures [--only WORDS]

Writes `.cache/pictures/index.html` with its pictures; nothing of it is kept in git.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from html import escape
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).parent))  # as the tests have it

from alone import ABOVE, framed, traits_of
from playwright.sync_api import Browser, Page, sync_playwright

from conftest import chromium
from states import CASES, ENDS, LEVELS, ended, wrongly_answered

FOLDER: Final = Path(__file__).resolve().parents[1] / ".cache/pictures"
TABS: Final = ("why", "branches", "take", "settings")


class State(NamedTuple):
    """What is to be seen: the traits that are sent in a language, the node looked at, a tab that is pressed."""

    name: str
    sent: Callable[[str], dict[str, Any]]
    node: int | None = None
    tab: str | None = None


class Look(NamedTuple):
    """How it is seen. `cell` is the size of a notebook's cell in a larger window."""

    name: str
    width: int
    height: int
    lang: str = "en"
    dark: bool = False
    forced: bool = False
    cell: bool = False


LOOKS: Final = (
    Look("1440 x 900", 1440, 900),
    Look("1280 x 720, in French", 1280, 720, lang="fr"),
    Look("1366 x 768, dark", 1366, 768, dark=True),
    Look("in a cell", 860, 640, cell=True),
    Look("on a phone", 390, 844),
    Look("on a phone, dark, in French", 390, 844, lang="fr", dark=True),
)
FORCED: Final = Look("forced colours", 1280, 720, forced=True)


def states() -> Iterator[State]:
    """Every state, each made when it is drawn."""
    for name, (make, _) in CASES.items():
        yield State(name, lambda lang, make=make: traits_of(make()[0], lang), make()[1])  # type: ignore[misc]
    for name, end in ENDS.items():
        yield State(f"the end: {name}", lambda lang, end=end: traits_of(ended(*end), lang))  # type: ignore[misc]
    for name in LEVELS[::3]:
        yield State(f"a level: {name}", lambda lang, name=name: {**wrongly_answered(name), "lang": lang})  # type: ignore[misc]
    sample = CASES["the sample, asked"][0]
    for tab in TABS:
        yield State(f"the sample, tab {tab}", lambda lang: traits_of(sample()[0], lang), sample()[1], tab)


def taken(browser: Browser, state: State, look: Look, path: Path) -> None:
    """A picture of a state."""
    scheme: Any = "dark" if look.dark else "light"
    size: Any = {"width": look.width, "height": look.height + look.cell * ABOVE}
    page: Page = browser.new_page(viewport=size, color_scheme=scheme, forced_colors="active" if look.forced else "none")
    frame = {"width": f"{look.width}px", "height": f"{look.height}px"} if look.cell else {}
    board = framed(page, state.sent(look.lang), state.node, **frame)
    if state.tab:
        board.locator(f".pn-tab[data-tab={state.tab}]").click()
    page.wait_for_timeout(100)  # what moves has come to rest
    page.screenshot(path=path)
    page.close()


def page_of(pictures: Sequence[tuple[State, Look, Path]]) -> str:
    """All pictures under one another, each with what it shows."""
    figures = "".join(
        f'<figure><img loading="lazy" src="{path.name}" width="{look.width}" height="{look.height + look.cell * ABOVE}" alt="">'
        f"<figcaption>{escape(state.name)}: {escape(look.name)}</figcaption></figure>"
        for state, look, path in pictures
    )
    style = "body{font:16px sans-serif;background:#888}figure{margin:0 0 3rem}img{max-width:100%;height:auto}"
    return f'<!doctype html><meta charset="utf-8"><title>Pictures</title><style>{style}</style>{figures}'


def main() -> None:
    """Draws them all, or those whose name has the words."""
    parser = argparse.ArgumentParser(prog="make pictures")
    parser.add_argument("--only", default="", help="words of a state's name")
    only = parser.parse_args().only
    FOLDER.mkdir(parents=True, exist_ok=True)
    numbers = count(1)
    pictures: list[tuple[State, Look, Path]] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for state in states():
            if only not in state.name:
                continue
            for look in (*(LOOKS if state.tab is None else LOOKS[:3]), FORCED):
                path = FOLDER / f"{next(numbers):03}.png"
                taken(browser, state, look, path)
                pictures.append((state, look, path))
        browser.close()
    index = FOLDER / "index.html"
    index.write_text(page_of(pictures), encoding="utf-8")
    print(f"{len(pictures)} pictures: {index}")


if __name__ == "__main__":
    main()
