"""Lessons: one idea at a time, with a few cards and tasks on the board.

A lesson is a scenario with beats (`lesson_form`). A learner reads a sentence, and continues; or has a task (`tasks`), and
continues once it is done. Nothing here depends on how it is shown.
"""

from __future__ import annotations

from pnrules.files.lesson_form import Beat
from pnrules.files.scenario import Scenario
from pnrules.kernel.citations import Citation
from pnrules.kernel.errors import PnError, Problem
from pnrules.kernel.forms.validation import JsonPath, one_line
from pnrules.kernel.state import Option
from pnrules.teaching.tasks import Task, Verdict, try_out


class Lesson:
    """A lesson in progress.

    spec  the lesson in its file
    play  the play; attempts stay in it as branches
    at    the index of the current beat
    task  the task of this beat; None if there is none
    """

    def __init__(self, scenario: Scenario) -> None:
        if scenario.lesson is None:
            raise PnError("error-no-lesson", (("name", "text"),), (one_line(scenario.name),))
        self.scenario = scenario
        self.play = scenario.play()
        self.spec = scenario.lesson
        self._begun: list[int] = []
        self.at = -1
        self._begin()

    # --- its contents -------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return self.spec.seat

    @property
    def teaches(self) -> tuple[Citation, ...]:
        """The rules and cards that it introduces."""
        return self.spec.teaches

    @property
    def beats(self) -> tuple[Beat, ...]:
        """All of them, in order."""
        return self.spec.beats

    @property
    def count(self) -> int:
        """How many beats there are."""
        return len(self.beats)

    @property
    def beat(self) -> Beat:
        """The current beat."""
        return self.beats[self.at]

    @property
    def verdict(self) -> Verdict | None:
        """The verdict on the task of this beat; None while it is open, and if there is none."""
        return None if self.task is None else self.task.verdict

    @property
    def open(self) -> bool:
        """Whether a task is open."""
        return self.task is not None and not self.task.solved

    @property
    def over(self) -> bool:
        """Whether the lesson is finished."""
        return self.at == self.count - 1 and not self.open

    # --- going on -----------------------------------------------------------------------------------------------------

    def go_on(self) -> bool:
        """Go to the next beat; False while a task is open, and at the end.

        If the aim was reached in another way than the lesson's, the next beat still begins where the lesson's own way leads.
        """
        if self.open or self.at == self.count - 1:
            return False
        if self.another_way:
            self.finish()
        self._begin()
        return True

    def go_back(self) -> bool:
        """Go back to the beginning of the previous beat; False at the first."""
        if self.at == 0:
            return False
        self.at -= 2
        del self._begun[self.at + 2 :]
        self.play.goto(self._begun.pop())
        self._begin()
        return True

    def _begin(self) -> None:
        """Begin a beat: its answers are given, and the other seats answer up to the learner's question."""
        self.at += 1
        self._begun.append(self.play.head)
        for answer in self.beat.goes:
            self.play.choose(answer.words, seat=answer.who)
        wanted = self.beat.do
        self.task: Task | None = None if wanted is None else Task(self.play, self.seat, wanted)

    # --- doing --------------------------------------------------------------------------------------------------------

    def act(self, *words: object) -> Verdict | None:
        """Give an answer of the learner: see `Task.act`. Raises PnError without a task, and for an answer after a wrong one that
        was not taken back."""
        if self.task is None:
            raise PnError("lesson-nothing-to-do")
        return self.task.act(*words)

    def take_back(self) -> None:
        """Go back to before the choice that lost the aim: see `Task.take_back`."""
        if self.task is not None:
            self.task.take_back()

    def finish(self) -> None:
        """Play the lesson's own way to the aim, from the learner's question. Raises PnError if that is not possible."""
        if self.task is not None:
            self.task.finish()

    @property
    def way(self) -> list[Option]:
        """The learner's answers on the lesson's own way: see `Task.way`; empty without a task."""
        return [] if self.task is None else self.task.way

    @property
    def another_way(self) -> bool:
        """Whether the aim was reached in another way than the lesson's, from which it continues."""
        return self.task is not None and self.task.another_way


# --- validation -----------------------------------------------------------------------------------------


def unplayable(scenario: Scenario) -> list[Problem]:
    """Problems in playing a lesson: answers that the rules refuse, an aim that is not reached, a wrong answer that is right, one
    without an explanation. Raises PnError if it is not a lesson."""
    problems: list[Problem] = []
    root = JsonPath("lesson", problems)
    try:
        lesson = Lesson(scenario)
        while True:
            if lesson.task is not None:
                try_out(lesson.task, root.at("beats").at(lesson.at).at("do"), goes_on=lesson.at < lesson.count - 1)
            if problems or not lesson.go_on():
                return problems
    except PnError as error:
        return [*problems, Problem("lesson.beats", "problem-answer", (("error", "error"),), (error.payload(),))]
