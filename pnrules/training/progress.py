"""A learner's progress in a file, in the same format as the apps' (`widgets/src/kept/progress.ts`).

    {"what": "pnrules progress", "format": 3,
     "lessons": {"nightmare/learn/01-points": {"done": 1763900000000}},
     "last": {"nightmare": "nightmare/learn/02-bits"},
     "levels": {"nightmare/levels/1-cards/01-bug": {"done": 1763900000000}},
     "answers": [{"at": 1763900000000, "game": "nightmare", "about": ["N-12"], "right": true}]}

Times are milliseconds since 1970. The first format had no levels, the second no answers. Loading reports every problem, and
saving is atomic. Several terminals may use one file: each locks it while it loads it and adds to it.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple, NotRequired, TypedDict

from pnrules.files import scenario
from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.forms.members import Items, MapOf, Member
from pnrules.kernel.forms.records import Record
from pnrules.kernel.forms.shapes import TEXT, TRUTH, OneOf, Whole
from pnrules.kernel.forms.validation import JsonPath, one_line
from pnrules.training.memory import DAY, Answer

WHAT: Final = "pnrules progress"
FORMAT: Final = 3
MOST_ABOUT: Final = 40
"""The maximum number of topics of an answer."""

LATEST: Final = 4_102_444_800_000
"""The latest time of an answer: the year 2100."""

PATIENCE: Final = 3.0
"""A lock older than this many seconds is stale: loading and saving take only a moment, so its owner must have died."""

_TIME: Final = Whole(0, LATEST)


class Progress(NamedTuple):
    """The content of a file.

    lessons, levels  the completed ones, each with its time in milliseconds since 1970
    last             by game, the lesson that was open last
    answers          every answer to an exercise, in order
    """

    lessons: Mapping[str, int]
    last: Mapping[str, str]
    levels: Mapping[str, int]
    answers: tuple[Answer, ...]

    def with_answer(self, answer: Answer) -> Progress:
        """The progress with one more answer."""
        return self._replace(answers=(*self.answers, answer))


NOTHING: Final = Progress({}, {}, {}, ())


def _progress(
    what: str,
    format: int,
    lessons: Mapping[str, int],
    last: Mapping[str, str],
    levels: Mapping[str, int] = NOTHING.levels,
    answers: tuple[Answer, ...] = (),
) -> Progress:
    return Progress(lessons, last, levels, answers)


_DONE: Final = MapOf(Record(lambda done: done, {"done": Member(_TIME, required=True)}))
_ANSWER: Final = Record(
    Answer,
    {
        "at": Member(_TIME, required=True),
        "game": Member(TEXT, required=True),
        "about": Member(Items(TEXT, 0, MOST_ABOUT), required=True),
        "right": Member(TRUTH, required=True),
        "day": Member(Whole(0, LATEST // DAY)),
    },
)
_FORM: Final = Record(
    _progress,
    {
        "what": Member(OneOf((WHAT,)), required=True),
        "format": Member(Whole(1, FORMAT), required=True),
        "lessons": Member(_DONE, required=True),
        "last": Member(MapOf(TEXT), required=True),
        "levels": Member(_DONE),
        "answers": Member(Items(_ANSWER)),
    },
)


def load(path: str | Path) -> Progress:
    """The progress in a file. Raises BadInput with every problem."""
    return from_data(scenario.parsed(Path(path)))


def from_data(data: Any) -> Progress:
    """The progress in JSON data. Raises BadInput with every problem."""
    problems: list[Problem] = []
    root = JsonPath("", problems)
    if isinstance(data, dict) and type(data.get("format")) is int and data["format"] > FORMAT:
        params = (("found", "text"), ("known", "text"))
        root.at("format").report("problem-newer-format", params, str(data["format"]), str(FORMAT))
        raise BadInput(problems)
    found = _FORM.parse(root, data, {})
    if problems:
        raise BadInput(problems)
    return found


class Done(TypedDict):
    """The time at which something was completed."""

    done: int


class AnswerData(TypedDict):
    """An answer in a file."""

    at: int
    game: str
    about: list[str]
    right: bool
    day: NotRequired[int]


class ProgressData(TypedDict):
    """A progress in a file."""

    what: str
    format: int
    lessons: dict[str, Done]
    last: dict[str, str]
    levels: dict[str, Done]
    answers: list[AnswerData]


def as_data(progress: Progress) -> ProgressData:
    """A progress as JSON data, in the newest format."""
    return {
        "what": WHAT,
        "format": FORMAT,
        "lessons": {name: {"done": done} for name, done in progress.lessons.items()},
        "last": dict(progress.last),
        "levels": {name: {"done": done} for name, done in progress.levels.items()},
        "answers": [_answer_as_data(answer) for answer in progress.answers],
    }


def _answer_as_data(answer: Answer) -> AnswerData:
    data: AnswerData = {"at": answer.at, "game": answer.game, "about": list(answer.about), "right": answer.right}
    return data if answer.day is None else {**data, "day": answer.day}


def save(progress: Progress, path: str | Path) -> None:
    """Write a file atomically. Raises BadInput if it cannot be written."""
    file = Path(path)
    partial = file.with_name(f"{file.name}.partial")
    try:
        partial.write_text(json.dumps(as_data(progress), ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
        partial.replace(file)
    except OSError as error:
        raise _not_written(file, error) from error


@contextmanager
def held(path: str | Path) -> Iterator[None]:
    """Lock a file against other processes that lock it; wait if it is locked.

    The lock is a second file beside it, which on every system only one process can create. Raises BadInput if nothing can be
    written there.
    """
    file = Path(path)
    lock = file.with_name(f"{file.name}.lock")
    try:
        _make(lock)
    except OSError as error:
        raise _not_written(file, error) from error
    try:
        yield
    finally:
        lock.unlink(missing_ok=True)


def _make(lock: Path) -> None:
    """Create the lock file, waiting until there is none. Raises OSError if it cannot be created."""
    seen, since = None, time.monotonic()
    while True:
        late = time.monotonic() - since > PATIENCE
        try:
            return lock.touch(exist_ok=False)
        except FileExistsError:
            pass
        except PermissionError:
            if os.name != "nt" or late:  # Windows raises this also for a file that is just being removed
                raise
        found = _stamp(lock)
        if found != seen:
            seen, since = found, time.monotonic()
        elif found is not None and late:
            lock.unlink(missing_ok=True)
        time.sleep(0.01)


def _stamp(lock: Path) -> tuple[int, int] | None:
    """The identity of a file, to distinguish it from a later one in its place; None if there is none."""
    try:
        status = lock.stat()
    except OSError:
        return None
    return status.st_ino, status.st_mtime_ns


def _not_written(file: Path, error: OSError) -> BadInput:
    why = f"{one_line(str(file))}: {error.strerror}"
    return BadInput([Problem("$", "cli-not-written", (("error", "text"),), (why,))])
