"""What somebody remembers, and when they are to be asked again: derived from the log of their answers by FSRS.

The log is the truth, and nothing else is kept. The browser derives the same from it (`widgets/src/kept/memory.ts`): a test holds
that one log comes to the same days in both. So that it does, answers of one day about one topic count as one, wrong where any was
wrong; days are those of UTC; a topic is due after as many whole days as FSRS says that it will be remembered with a likelihood of
nine in ten, the next day at the earliest; and nothing is left to chance. A clock may have been wrong when somebody answered: what
it can never have shown rightly does not count (`counted`).

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
"""Nobody answered before there were exercises: before 2024."""

KNOWN: Final = 21
"""What will be remembered for so many days is known."""

PARAMETERS: Final = (
    *(0.212, 1.2931, 2.3065, 8.2956),
    *(6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796),
    *(1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729),
    *(0.5425, 0.0912, 0.0658, 0.1542),
)
"""Those of FSRS 6 as it comes: fixed, so that a log always comes to the same days."""

LIKELIHOOD: Final = 0.9

NEW, DUE, LEARNING, MASTERED = "new", "due", "learning", "known"
"""How well something is known: never asked, to be asked again, remembered for a while, remembered for long."""


class Answer(NamedTuple):
    """One answer to an exercise.

    at     when, in milliseconds since 1970
    game   in which game
    about  the places of the rulebook and the rulings that it says something about: of a right answer what was asked about, of a
           wrong one what refutes it too
    right  whether it was right
    day    of which day it was the exercise, counted from the beginning of 1970; None of any other
    """

    at: int
    game: str
    about: tuple[str, ...]
    right: bool
    day: int | None = None


class Memory(NamedTuple):
    """What is remembered of a topic.

    right, wrong  how many answers
    days          for how many days it will be remembered
    due           when it is to be asked about again, in milliseconds since 1970: the beginning of a day
    """

    right: int
    wrong: int
    days: int
    due: int

    def standing(self, now: int) -> str:
        """How well it is known: DUE, LEARNING or MASTERED."""
        if self.due <= now:
            return DUE
        return MASTERED if self.days >= KNOWN else LEARNING


def clock() -> int:
    """The time by this machine's clock, in milliseconds since 1970."""
    return int(time.time() * 1000)


def counted(answers: Sequence[Answer], now: int) -> list[int]:
    """When each answer of a log counts as given, in milliseconds since 1970.

    What lies in the future, or before there were exercises, was noted by a clock that was wrong. A log is written in order, so
    such an answer counts as given with the next one that a right clock noted, whatever that is about; if there is none, now.
    """
    found, then = [], now
    for answer in reversed(answers):
        if EARLIEST <= answer.at <= now:
            then = answer.at
        found.append(then)
    return found[::-1]


def remembered(answers: Iterable[Answer], game: str, now: int | None = None) -> dict[str, Memory]:
    """What is remembered of each topic of a game that was ever answered about.

    answers  the whole log, of all games, in its order
    now      in milliseconds since 1970; by default what the clock says

    Raises PnError where `fsrs` is not installed.
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
    """The topics that are to be asked about again, the longest due first."""
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
    """The days with answers, in order, and whether all of a day's were right."""
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
