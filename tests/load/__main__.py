"""`make soak`: a class at once, then learners one after another; writes `SOAK.md`, and goes on where it was stopped."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from conftest import ROOT
from tests.load.class_at_once import CHOICES, Figures, measured
from tests.load.one_after_another import WARM_UP, Sample, growth, served

PAGE = Path(__file__).resolve().parent / "SOAK.md"
NOTED = ROOT / ".cache" / "soak.json"
MOST_LEARNERS = 10_000


def noted() -> dict[str, Any]:
    """What was measured before: the class, and the lives of servers, each with its samples."""
    try:
        found: dict[str, Any] = json.loads(NOTED.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {"classes": [], "lives": []}
    return found


def note(found: dict[str, Any]) -> None:
    """Keeps what was measured, and writes the page."""
    NOTED.parent.mkdir(exist_ok=True)
    NOTED.write_text(json.dumps(found), encoding="utf-8")
    PAGE.write_text(told(found), encoding="utf-8")


def told(found: dict[str, Any]) -> str:
    """The page of figures."""
    classes = [Figures(**each) for each in found["classes"]]
    lives = [[Sample(*each) for each in life] for life in found["lives"]]
    return "\n".join(
        [*HEAD, *map(_class_line, classes), "", *MIDDLE, *(line for life in lives for line in _life_lines(life)), ""]
    )


HEAD = [
    "# A class, and learners one after another",
    "",
    "Written by `make soak`. The server is `pnrules serve`; everything runs on one machine, clients and browser too. *Busy*: how",
    "many processes wanted the machine on average in the minute before.",
    "",
    "## A class at once",
    "",
    f"Everybody opens a new game at the same moment, one of them in Chromium, and makes {CHOICES} choices, a second apart.",
    "",
    "| day | learners | busy | last page | with its board | in the browser: page, board, kernel | last first answer "
    "| a choice: middle, 95 % | lost |",
    "|---|---|---|---|---|---|---|---|---|",
]
MIDDLE = [
    "## One after another",
    "",
    f"Each opens a page, makes five choices, and leaves. Growth is since the {WARM_UP}th.",
    "",
    "| learners | server, MB | kernels | growth |",
    "|---|---|---|---|",
]


def _class_line(each: Figures) -> str:
    browser = ", ".join(f"{seconds:.1f} s" for seconds in each.browser)
    choices = f"{each.middle * 1000:.0f} ms, {each.most * 1000:.0f} ms"
    cells = [each.day, f"{each.learners} + 1", f"{each.busy:.1f}", f"{each.page:.1f} s", str(each.recorded), browser]
    return "| " + " | ".join([*cells, f"{each.first:.1f} s", choices, str(each.lost)]) + " |"


def _life_lines(life: list[Sample]) -> list[str]:
    """The beginning, the end of the warm-up, and the end of a server's life."""
    grown = growth(life)
    shown = list(dict.fromkeys([life[0], *[each for each in life if each.learners == WARM_UP], life[-1]]))
    said = [""] * (len(shown) - 1) + ["too early to say" if grown is None else f"{grown:+.1%}"]
    return [f"| {each.learners} | {each.memory:.1f} | {each.kernels} | {by} |" for each, by in zip(shown, said, strict=True)]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.load", description=__doc__)
    parser.add_argument("--class", dest="pupils", type=int, default=29, help="learners who come at once, besides the browser")
    parser.add_argument("--learners", type=int, default=1000, help="learners one after another, in all")
    parser.add_argument("--afresh", action="store_true", help="forget what was measured before")
    args = parser.parse_args()
    found = {"classes": [], "lives": []} if args.afresh else noted()
    if args.pupils and not any(each["learners"] == args.pupils for each in found["classes"]):
        found["classes"].append(measured(ROOT, args.pupils)._asdict())
        note(found)
    there = sum(life[-1][0] for life in found["lives"] if life)
    left = min(args.learners, MOST_LEARNERS) - there
    if left > 0:
        life: list[Sample] = []
        found["lives"].append(life)

        def sampled(sample: Sample) -> None:
            life.append(sample)
            note(found)

        served(ROOT, left, sampled)
    print(told(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
