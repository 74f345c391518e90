"""Lessons: one idea at a time, on a few cards, with something to do on the board.

A lesson is a scenario with beats (`lesson_form`). A learner reads a sentence, and goes on; or acts, and any way to the aim
counts. What misses it is played and shown all the same, with the rule that says why; then it is taken back and tried again.
Nothing here knows where it is shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pnrules.forms import Text
from pnrules.kernel import asks
from pnrules.kernel.citations import Citation
from pnrules.kernel.errors import PnError, Problem, Refused
from pnrules.kernel.machine import refused
from pnrules.kernel.state import CHANCE, Ask, Option
from pnrules.kernel.validation import JsonPath
from pnrules.levels import Verdict
from pnrules.scenario import Scenario
from pnrules.showing.commentary import Comment


class Lesson:
    """A lesson being learnt.

    play     the play; what was tried stays in it as a branch
    at       which beat one is at, counted from 0
    verdict  what the learner's answers to the task of this beat came to; None while it is open
    """

    def __init__(self, scenario: Scenario) -> None:
        data = scenario.data.get("lesson")
        if data is None:
            raise PnError("error-no-lesson", (("name", "text"),), (scenario.name,))
        self.scenario = scenario
        self.play = scenario.play()
        self._data: Mapping[str, Any] = data
        self._begun: list[int] = []
        self.at = -1
        self._begin()

    # --- what is said -------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Whose decisions are the learner's."""
        return int(self._data["seat"])

    @property
    def teaches(self) -> tuple[Citation, ...]:
        """The rules and cards that are new in it."""
        return tuple(Citation(*cite) for cite in self._data["teaches"])

    @property
    def beats(self) -> Sequence[Mapping[str, Any]]:
        """All of them, in order, as its file has them."""
        beats: Sequence[Mapping[str, Any]] = self._data["beats"]
        return beats

    @property
    def count(self) -> int:
        """How many beats there are."""
        return len(self.beats)

    @property
    def beat(self) -> Mapping[str, Any]:
        """The beat one is at, as its file has it."""
        return self.beats[self.at]

    @property
    def task(self) -> Mapping[str, Any] | None:
        """What the learner is to do in this beat; None where there is nothing to do."""
        return self.beat.get("do")

    @property
    def open(self) -> bool:
        """Whether something is still to be done before one goes on."""
        return self.task is not None and not (self.verdict is not None and self.verdict.right)

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
        for who, *words in self.beat.get("goes", ()):
            self.play.choose(*words, seat=who)
        self.verdict: Verdict | None = None
        self._own: list[Option] = []
        self._others = list((self.task or {}).get("others", ()))
        if self.task is not None:
            self._answer_for_others()
        self._asked = self.play.head
        self._waiting = tuple(self._others)

    # --- doing --------------------------------------------------------------------------------------------------------

    def act(self, *words: object) -> Verdict | None:
        """An answer of the learner's; what it came to, or None while the aim is still ahead.

        Right or wrong, it is played, and stays on the board. What the rules do not allow is not, and is explained by the lesson,
        or by the kernel's own reason. Raises PnError where nothing is to be done, and for an answer after a wrong one that was
        not taken back.
        """
        task = self.task
        if task is None or self.verdict is not None:
            raise PnError("lesson-nothing-to-do")
        option = asks.option(*words)
        try:
            steps = self.play.choose(option, seat=self.seat)
        except Refused as refusal:
            return self._refused(task, option, refusal)
        self._own.append(steps[0].answer or option)
        self._answer_for_others()
        if self._reached(task["aim"]):
            self.verdict = Verdict(True, task.get("right", ""), None)
        elif len(self._own) >= task.get("within", 1) or not self.asked:
            self.verdict = self._missed(task)
        return self.verdict

    def take_back(self) -> None:
        """Back to where the learner was asked; nothing has been tried."""
        self.play.goto(self._asked)
        self.verdict = None
        self._own = []
        self._others = list(self._waiting)

    def finish(self) -> None:
        """The lesson's own way to the aim, from where the learner is asked. Raises PnError where it cannot be gone."""
        if self.task is None:
            return
        self.take_back()
        for words in self.way:
            self.act(*words)

    @property
    def way(self) -> list[Option]:
        """The learner's answers that the lesson shows, else the first that reaches the aim at once; for where they are asked."""
        if self.task is None:
            return []
        shown = [asks.option(*words) for words in self.task.get("shown", ())]
        return shown or [option for option in self.play.options if self._is_right(option)][:1]

    def _is_right(self, option: Option) -> bool:
        """Whether an answer reaches the aim at once, from where the learner is asked."""
        verdict = self.act(*option)
        self.take_back()
        return verdict is not None and verdict.right

    @property
    def another_way(self) -> bool:
        """Whether the aim was reached otherwise than the lesson shows it, so that the lesson goes on from its own way."""
        if self.task is None or self.open or "shown" not in self.task:
            return False
        ways = self.task["shown"]
        return not (len(ways) == len(self._own) and all(map(begins, self._own, ways)))

    @property
    def asked(self) -> bool:
        """Whether the learner is asked something."""
        return self.play.ask is not None and self.play.ask.who == self.seat

    def _answer_for_others(self) -> None:
        """The other seats answer as the lesson has it, else by holding back, until the learner is asked or nobody is."""
        while self.play.ask is not None and self.play.ask.who not in (self.seat, CHANCE):
            self.play.choose(*self._answer_of(self.play.ask))

    def _answer_of(self, ask: Ask) -> Option:
        """What another seat answers: the first that the lesson has for it here."""
        for answer in self._others:
            seat, *words = answer
            fits = [option for option in ask.options if begins(option, words)]
            if seat == ask.who and fits:
                self._others.remove(answer)
                return fits[0]
        return self.play.setup.game.held_back(ask.options)

    def _reached(self, aim: Mapping[str, Any]) -> bool:
        if "answers" in aim:
            return any(begins(self._own[-1], words) for words in aim["answers"])
        if "least" in aim:
            return bool(self.play.points[self.seat - 1] >= aim["least"])
        if "wins" in aim:
            return bool(self.play.setup.game.winners(self.play.state) == (aim["wins"],))
        wanted = Comment("", aim["event"], aim.get("card"), aim.get("seat"))
        return any(wanted.is_at(step) for _, step in self.play.walk(self.play.line(after=self._asked)))

    # --- what it came to ----------------------------------------------------------------------------------------------

    def _missed(self, task: Mapping[str, Any]) -> Verdict:
        """What is said of answers that miss the aim: of the first that the lesson explains, else of all of them."""
        for option in self._own:
            for wrong in task.get("wrong", ()):
                if begins(option, wrong["answer"]):
                    return _explained(wrong)
        return _explained(task["otherwise"]) if "otherwise" in task else Verdict(False, task["hint"], None)

    def _refused(self, task: Mapping[str, Any], option: Option, refusal: Refused) -> Verdict:
        for wrong in task.get("wrong", ()):
            if list(option) == wrong["answer"]:
                return _explained(wrong, refusal)
        return Verdict(False, str(refusal), refusal.cite, refusal.rulings, refusal)


def begins(option: Option, words: Sequence[Any]) -> bool:
    """Whether an answer begins with these words."""
    return option[: len(words)] == asks.option(*words)


def _explained(why: Mapping[str, Any], refusal: Refused | None = None) -> Verdict:
    says: Text = why["says"]
    return Verdict(False, says, Citation(*why["cite"]), tuple(why.get("rulings", ())), refusal)


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
                _try_task(lesson, root.at("beats").at(lesson.at).at("do"))
            if problems or not lesson.go_on():
                return problems
    except PnError as error:
        return [*problems, Problem("lesson.beats", "problem-answer", (("error", "error"),), (error.payload(),))]


def _try_task(lesson: Lesson, place: JsonPath) -> None:
    """Every answer to the first question of a task, each by itself; then the way to the aim, after which the task is done."""
    task = lesson.task
    assert task is not None
    if not lesson.asked:
        place.report("problem-lesson-not-asked")
        return
    right = [option for option in lesson.play.options if _comes_to(lesson, option, place)]
    for number, wrong in enumerate(task.get("wrong", ())):
        _try_wrong(lesson, wrong["answer"], right, place.at("wrong").at(number).at("answer"))
    if len(right) > 1 and "shown" not in task and lesson.at < lesson.count - 1:
        place.at("shown").report("problem-lesson-shown", (("count", "number"),), len(right))
        return
    lesson.finish()
    if lesson.open:
        place.at("shown" if "shown" in task else "aim").report("problem-lesson-aim")


def _comes_to(lesson: Lesson, option: Option, place: JsonPath) -> bool:
    """Whether an answer reaches the aim at once; notes one that misses it and of which nothing is said."""
    verdict = lesson.act(*option)
    lesson.take_back()
    if verdict is not None and not verdict.right and verdict.cite is None:
        place.at("otherwise").report("problem-lesson-unexplained", (("option", "text"),), " ".join(map(str, option)))
    return verdict is not None and verdict.right


def _try_wrong(lesson: Lesson, words: Sequence[Any], right: Sequence[Option], place: JsonPath) -> None:
    """A wrong answer that is explained can be given, or is one that a rule forbids; and it is not right."""
    if any(begins(option, words) for option in right):
        place.report("problem-lesson-right")
    can = any(begins(option, words) for option in lesson.play.options)
    if not can and refused(lesson.play.state, asks.option(*words), lesson.seat).id == "refused-not-an-option":
        place.report("problem-lesson-not-tried")
