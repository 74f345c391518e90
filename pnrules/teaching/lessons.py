"""Lessons: one idea at a time, on a few cards, with something to do on the board.

A lesson is a scenario with beats (`lesson_form`). A learner reads a sentence, and goes on; or has something to do (`tasks`), and
goes on once it is done. Nothing here knows where it is shown.
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
    """A lesson being learnt.

    spec  the lesson, as its file has it
    play  the play; what was tried stays in it as a branch
    at    which beat one is at, counted from 0
    task  what the learner is to do in this beat; None where there is nothing to do
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

    # --- what is said -------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Whose decisions are the learner's."""
        return self.spec.seat

    @property
    def teaches(self) -> tuple[Citation, ...]:
        """The rules and cards that are new in it."""
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
        """The beat one is at."""
        return self.beats[self.at]

    @property
    def verdict(self) -> Verdict | None:
        """What the learner's answers to the task of this beat came to; None while it is open, and where there is none."""
        return None if self.task is None else self.task.verdict

    @property
    def open(self) -> bool:
        """Whether something is still to be done before one goes on."""
        return self.task is not None and not self.task.solved

    @property
    def over(self) -> bool:
        """Whether all of it has been learnt."""
        return self.at == self.count - 1 and not self.open

    # --- going on -----------------------------------------------------------------------------------------------------

    def go_on(self) -> bool:
        """The next beat; False where something is to be done first, and at the end.

        Where the aim was reached in another way than the lesson shows, the next beat begins where the lesson's own way leads.
        """
        if self.open or self.at == self.count - 1:
            return False
        if self.another_way:
            self.finish()
        self._begin()
        return True

    def go_back(self) -> bool:
        """The beat before, as it was begun; False at the first."""
        if self.at == 0:
            return False
        self.at -= 2
        del self._begun[self.at + 2 :]
        self.play.goto(self._begun.pop())
        self._begin()
        return True

    def _begin(self) -> None:
        """The next beat: its answers are given, and the other seats answer as far as the learner's question."""
        self.at += 1
        self._begun.append(self.play.head)
        for answer in self.beat.goes:
            self.play.choose(answer.words, seat=answer.who)
        wanted = self.beat.do
        self.task: Task | None = None if wanted is None else Task(self.play, self.seat, wanted)

    # --- doing --------------------------------------------------------------------------------------------------------

    def act(self, *words: object) -> Verdict | None:
        """An answer of the learner's, as `Task.act`. Raises PnError where nothing is to be done, and for an answer after a wrong
        one that was not taken back."""
        if self.task is None:
            raise PnError("lesson-nothing-to-do")
        return self.task.act(*words)

    def take_back(self) -> None:
        """Back to before the choice that lost the aim, as `Task.take_back`."""
        if self.task is not None:
            self.task.take_back()

    def finish(self) -> None:
        """The lesson's own way to the aim, from where the learner is asked. Raises PnError where it cannot be gone."""
        if self.task is not None:
            self.task.finish()

    @property
    def way(self) -> list[Option]:
        """The learner's answers that the lesson shows, as `Task.way`; none where there is nothing to do."""
        return [] if self.task is None else self.task.way

    @property
    def another_way(self) -> bool:
        """Whether the aim was reached otherwise than the lesson shows it, so that the lesson goes on from its own way."""
        return self.task is not None and self.task.another_way


# --- whether it can be played -----------------------------------------------------------------------------------------


def unplayable(scenario: Scenario) -> list[Problem]:
    """What keeps a lesson from being learnt as it says: answers that the rules refuse, an aim that is not reached, a wrong answer
    that is right, one that nothing is said of. Empty when there is none. Raises PnError for no lesson."""
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
