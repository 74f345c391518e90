"""What the front end's tests read: a log of answers, and the days to which the terminal's memory comes.

    python -m tests.training.fixture

writes it; a test fails when it is out of date.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from pnrules.training import memory
from pnrules.training.memory import DAY, Answer

FILE: Final = Path(__file__).parents[2] / "widgets" / "tests" / "fixtures" / "memory.json"
TOPICS: Final = 60
LATER: Final = 4_000_000_000_000
BEGIN: Final = 1_760_000_000_000
PAUSES: Final = (30_000, 400_000, 4_000_000, DAY, 5 * DAY, 40 * DAY, 300 * DAY)
"""Between two answers: seconds, minutes, hours, days, weeks, months; each somewhat shorter or longer."""


def log() -> list[Answer]:
    """Answers about many topics, drawn at random: alone and two topics at once, right and wrong, often and seldom."""
    draw = Random("memory")
    found: list[Answer] = []
    for number in range(TOPICS):
        at = BEGIN + draw.randrange(10**9)
        for _ in range(draw.randrange(1, 12)):
            about = (f"T{number}",) if draw.random() < 0.8 else (f"T{number}", f"T{draw.randrange(TOPICS)}")
            found.append(Answer(at, "game", about, draw.random() < 0.75))
            at += int(draw.choice(PAUSES) * draw.uniform(0.3, 1.7))
    return sorted(found)


def data() -> dict[str, Any]:
    """The log, and of each topic what is remembered; and the same of logs whose clock was wrong."""
    answers = log()
    return {
        "answers": as_data(answers),
        "now": LATER,
        "remembered": remembered(answers, LATER),
        "clocks": [
            {"answers": as_data(log), "now": now, "counted": memory.counted(log, now), "remembered": remembered(log, now)}
            for log, now in clocks()
        ],
    }


def clocks() -> Iterator[tuple[list[Answer], int]]:
    """Logs of a clock that was wrong now and then, years ahead or begun anew in 1970, and when each is looked at."""
    draw = Random("clocks")
    for _ in range(40):
        at, found = BEGIN, []
        for _ in range(draw.randrange(1, 9)):
            noted = draw.choice((at, at, at, at + 3650 * DAY, draw.randrange(10**10)))
            found.append(Answer(noted, "game", (draw.choice("AB"),), draw.random() < 0.6))
            at += int(draw.choice(PAUSES) * draw.uniform(0.3, 1.7))
        yield found, at


def remembered(answers: list[Answer], now: int) -> dict[str, dict[str, int]]:
    """What is remembered of each topic, as JSON data."""
    return {topic: each._asdict() for topic, each in memory.remembered(answers, "game", now).items()}


def as_data(answers: list[Answer]) -> list[dict[str, Any]]:
    """A log as JSON data."""
    return [{"at": each.at, "game": each.game, "about": list(each.about), "right": each.right} for each in answers]


def text() -> str:
    """The file as it should be."""
    return json.dumps(data(), separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
