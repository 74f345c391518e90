"""What the front end's tests read: a log of answers, and the days to which the terminal's memory comes.

    python -m tests.training.fixture

writes it; a test fails when it is out of date.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, Final

from pnrules.training import memory
from pnrules.training.memory import DAY, Answer

FILE: Final = Path(__file__).parents[2] / "widgets" / "tests" / "fixtures" / "memory.json"
TOPICS: Final = 60
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
    """The log, and of each topic what is remembered."""
    answers = log()
    return {
        "answers": [{**answer._asdict(), "about": list(answer.about)} for answer in answers],
        "remembered": {topic: each._asdict() for topic, each in memory.remembered(answers, "game").items()},
    }


def text() -> str:
    """The file as it should be."""
    return json.dumps(data(), separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
