"""A lesson with every branch of it played, for a page without a kernel: whatever a learner may do there is answered in it.

Each state of the lesson is listed once, with what can be done in it, and where that leads.
"""

from __future__ import annotations

import json
from typing import Final

from pnrules.kernel.errors import PnError
from pnrules.kernel.state import Option
from pnrules.session.level import payload as verdict_payload
from pnrules.session.traits import held_back
from pnrules.session.tree import Tree
from pnrules.teaching import levels
from pnrules.teaching.lessons import Lesson
from pnrules.teaching.tasks import Task
from pnrules.wire.learning import LessonKey, LessonState

MOST: Final = 1500
"""A lesson has at most so many states on such a page: the largest built-in one has 1,071."""


def unfolded(lesson: Lesson) -> LessonKey:
    """Every state of a lesson that has just begun; it is finished afterwards. Raises PnError if there are more than MOST."""
    return _Unfolding(lesson).key()


class _Unfolding:
    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._states: list[LessonState] = []
        self._asks: dict[str, int] = {}

    def key(self) -> LessonKey:
        first, begun = self._beat(None), 0
        while self.lesson.go_on():
            done = self._states[begun:]
            begun = len(self._states)
            first = self._beat(first)
            for state in done:
                state["on"] = None if state["open"] else first
        tree = Tree(self.lesson.play, self.lesson.seat, 1).whole()
        beats = self.lesson.beats
        return {
            "tree": tree["base"],
            "loops": self.lesson.play.loops_payload(self.lesson.seat),
            "says": [levels.in_each(beat.says) for beat in beats],
            "looks": [list(beat.look) for beat in beats],
            "hints": [None if beat.do is None else levels.in_each(beat.do.hint) for beat in beats],
            "asks": list(map(json.loads, self._asks)),
            "states": self._states,
        }

    def _beat(self, before: int | None) -> int:
        """Every state of the beat that has just begun; it is done afterwards. Gives the first of them.

        before  the first state of the beat before
        """
        first = self._note(before)
        if self.lesson.task is None:
            return first
        self._try(first, before)
        self.lesson.finish()
        shown = self._note(before)
        for state in self._states[first:shown]:
            state["show"] = shown
        return first

    def _try(self, first: int, before: int | None) -> None:
        """Note every state that the learner's choices lead to."""
        ahead: list[tuple[tuple[Option, ...], int]] = [((), first)]
        for way, at in ahead:
            for option in self._offered(way):
                self._follow(way)
                verdict = self._task.act(*option)
                state = self._note(before)
                self._states[at]["chosen"].append({"option": list(option), "to": state})
                if verdict is None:
                    ahead.append(((*way, option), state))
                elif not verdict.right:
                    self._states[state]["back_to"] = at

    @property
    def _task(self) -> Task:
        assert self.lesson.task is not None
        return self.lesson.task

    def _offered(self, way: tuple[Option, ...]) -> list[Option]:
        """The learner's options after these choices, with those that the rules refuse."""
        self._follow(way)
        play, seat = self.lesson.play, self.lesson.seat
        if play.ask is None or play.ask.who != seat:
            return []
        refused = [each.option for each in play.setup.game.refusals(play.state) if each.who == seat]
        return [*play.ask.options, *(option for option in refused if option not in play.ask.options)]

    def _follow(self, way: tuple[Option, ...]) -> None:
        self._task.begin_again()
        for option in way:
            self._task.act(*option)

    def _note(self, before: int | None) -> int:
        """The state in which the lesson is now."""
        lesson = self.lesson
        if len(self._states) == MOST:
            raise PnError("studio-page-large")
        play, seat = lesson.play, lesson.seat
        waits = lesson.open and lesson.verdict is None
        self._states.append(
            {
                "at": lesson.at + 1,
                "node": play.head,
                "ask": self._ask() if waits else None,
                "running": play.running_payload(seat),
                "result": play.result_payload(),
                "open": lesson.open,
                "verdict": None if lesson.verdict is None else verdict_payload(lesson.verdict),
                "another": lesson.another_way,
                "over": lesson.over,
                "chosen": [],
                "on": None,
                "back": before,
                "back_to": None,
                "show": None,
            }
        )
        return len(self._states) - 1

    def _ask(self) -> int | None:
        """The number of the question to the learner: the same one is listed once, wherever it is asked."""
        ask = held_back({"ask": self.lesson.play.ask_payload(self.lesson.seat)})["ask"]
        if ask is None:
            return None
        return self._asks.setdefault(json.dumps({**ask, "node": 0}), len(self._asks))
