"""A learner's memory, and when each topic is due for review: derived from the log of their answers by FSRS.

The log is the only thing stored. The browser derives the same from it (`widgets/src/kept/memory.ts`): a test holds that a log
gives the same days in both. To that end, a day's answers about one topic count as one, which is wrong if any was wrong; days are
in UTC; a topic is due after as many whole days as FSRS predicts a recall of 90 %, the next day at the earliest; and nothing is
random. Times that a wrong clock must have recorded are corrected (`counted`).

The scheduler, `fsrs`, is pure Python and comes with the extra `train`.
"""

from __future__ import annotations

import datetime
import time
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from pnrules.kernel.errors import PnError

if TYPE_CHECKING:
    from fsrs import Scheduler

DAY: Final = 86_400_000
"""A day in milliseconds, as times are counted."""

EARLIEST: Final = 1_704_067_200_000
"""No answer is earlier than this, the beginning of 2024: there were no exercises."""

KNOWN: Final = 21
"""A topic counts as known if it will be remembered for this many days."""

PARAMETERS: Final = (
    *(0.212, 1.2931, 2.3065, 8.2956),
    *(6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796),
    *(1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729),
    *(0.5425, 0.0912, 0.0658, 0.1542),
)
"""The default parameters of FSRS 6, fixed so that a log always gives the same days."""

LIKELIHOOD: Final = 0.9

NEW, DUE, LEARNING, MASTERED = "new", "due", "learning", "known"
"""The standings of a topic: never asked, due for review, remembered for a while, remembered for long."""


class Answer(NamedTuple):
    """An answer to an exercise.

    at     its time, in milliseconds since 1970
    game   its game
    about  the topics that it assesses: for a right answer the topic of the question, for a wrong one also what refutes it
    right  whether it was right
    day    the day, counted from the beginning of 1970, if this was the exercise of the day; otherwise None
    """

    at: int
    game: str
    about: tuple[str, ...]
    right: bool
    day: int | None = None


class Memory(NamedTuple):
    """The memory of a topic.

    right, wrong  the numbers of answers
    days          the number of days for which it will be remembered
    due           when it is due for review, in milliseconds since 1970: the beginning of a day
    """

    right: int
    wrong: int
    days: int
    due: int

    def standing(self, now: int) -> str:
        """Its standing: DUE, LEARNING or MASTERED."""
        if self.due <= now:
            return DUE
        return MASTERED if self.days >= KNOWN else LEARNING


def clock() -> int:
    """The current time, in milliseconds since 1970."""
    return int(time.time() * 1000)


def counted(answers: Sequence[Answer], now: int) -> list[int]:
    """The corrected time of each answer of a log, in milliseconds since 1970.

    Times in the future, or before there were exercises, come from a wrong clock. Because a log is in order, such an answer gets
    the time of the next one with a valid time, whatever its topic, or else the present time.
    """
    found, then = [], now
    for answer in reversed(answers):
        if EARLIEST <= answer.at <= now:
            then = answer.at
        found.append(then)
    return found[::-1]


def remembered(answers: Iterable[Answer], game: str, now: int | None = None) -> dict[str, Memory]:
    """The memory of each topic of a game that any answer was about.

    answers  the whole log, of all games, in its order
    now      in milliseconds since 1970; by default the current time

    Raises PnError if `fsrs` is not installed.
    """
    log = list(answers)
    found: dict[str, list[Answer]] = defaultdict(list)
    for answer, at in zip(log, counted(log, clock() if now is None else now), strict=True):
        if answer.game == game:
            for topic in dict.fromkeys(answer.about):
                found[topic].append(answer._replace(at=at))
    scheduler = _scheduler()
    return {topic: _memory(scheduler, found[topic]) for topic in sorted(found)}


def due(memories: Mapping[str, Memory], now: int) -> list[str]:
    """The topics due for review, the longest due first."""
    late = [(memory.due, topic) for topic, memory in memories.items() if memory.due <= now]
    return [topic for _, topic in sorted(late)]


def _memory(scheduler: Scheduler, answers: Iterable[Answer]) -> Memory:
    from fsrs import Card, Rating

    every = list(answers)
    card, last = Card(), 0
    for day, right in _by_day(every):
        when = datetime.datetime.fromtimestamp(day / 1000, datetime.UTC)
        card, _ = scheduler.review_card(card, Rating.Good if right else Rating.Again, when)
        last = day
    assert card.stability is not None
    days = max(1, int(card.stability + 0.5))
    rights = sum(answer.right for answer in every)
    return Memory(rights, len(every) - rights, days, last + days * DAY)


def _by_day(answers: Iterable[Answer]) -> list[tuple[int, bool]]:
    """The days with answers, in order, each with whether all its answers were right."""
    found: dict[int, bool] = {}
    for answer in answers:
        day = answer.at // DAY * DAY
        found[day] = found.get(day, True) and answer.right
    return sorted(found.items())


def _scheduler() -> Scheduler:
    try:
        from fsrs import Scheduler
    except ImportError as error:
        raise PnError("error-no-scheduler") from error

    return Scheduler(PARAMETERS, LIKELIHOOD, learning_steps=(), relearning_steps=(), enable_fuzzing=False)
