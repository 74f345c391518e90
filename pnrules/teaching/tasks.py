"""Something to do on a board, as a lesson or a level has it: a learner answers, and any way to the aim counts.

What misses the aim is played all the same, with the rule that says why; then it is taken back and tried again. Nothing here
knows where it is shown. The form of a task in a scenario's file is told in `task_form`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pnrules.files.common import Text
from pnrules.files.task_form import Aim, TaskSpec, Why
from pnrules.kernel import asks
from pnrules.kernel.citations import Citation
from pnrules.kernel.errors import PnError, Refused
from pnrules.kernel.forms.validation import JsonPath
from pnrules.kernel.machine import refused
from pnrules.kernel.state import CHANCE, Ask, Option
from pnrules.showing.play import ShownPlay


@dataclass(frozen=True)
class Verdict:
    """What a learner's answers came to.

    right     whether the task is solved
    says      why, in words: one text, or one per language
    cite      the rule that the move follows or breaks
    rulings   the rulings that this rests on
    refusal   the kernel's own refusal, where the move was not even legal
    """

    right: bool
    says: Text
    cite: Citation | None
    rulings: tuple[str, ...] = ()
    refusal: Refused | None = None


class Task:
    """A task being done, from the head of a play on.

    play     the play; what was tried stays in it as a branch
    seat     whose decisions are the learner's
    spec     the task, as its file has it
    begun    the node at which the learner is asked first: the other seats have answered as far as that
    verdict  what the learner's answers came to; None while the aim is ahead
    """

    def __init__(self, play: ShownPlay, seat: int, spec: TaskSpec) -> None:
        self.play = play
        self.seat = seat
        self.spec = spec
        self.verdict: Verdict | None = None
        self._own: list[Option] = []
        self._others = list(spec.others)
        self._answer_for_others()
        self.begun = play.head
        self._waiting = tuple(self._others)

    @property
    def solved(self) -> bool:
        """Whether the aim was reached."""
        return self.verdict is not None and self.verdict.right

    @property
    def asked(self) -> bool:
        """Whether the learner is asked something."""
        return self.play.ask is not None and self.play.ask.who == self.seat

    # --- doing --------------------------------------------------------------------------------------------------------

    def act(self, *words: object) -> Verdict | None:
        """An answer of the learner's; what it came to, or None while the aim is still ahead.

        Right or wrong, it is played, and stays on the board. What the rules do not allow is not, and is explained by the task,
        or by the kernel's own reason. Raises PnError for an answer after a wrong one that was not taken back.
        """
        if self.verdict is not None:
            raise PnError("lesson-nothing-to-do")
        option = asks.option(*words)
        try:
            steps = self.play.choose(option, seat=self.seat)
        except Refused as refusal:
            return self._refused(option, refusal)
        self._own.append(steps[0].answer or option)
        self._answer_for_others()
        if self._reached(self.spec.aim):
            self.verdict = Verdict(True, self.spec.right, None)
        elif len(self._own) >= self.spec.within or not self.asked:
            self.verdict = self._missed()
        return self.verdict

    def take_back(self) -> None:
        """Back to where the learner was asked first; nothing has been tried."""
        self.play.goto(self.begun)
        self.verdict = None
        self._own = []
        self._others = list(self._waiting)

    def finish(self) -> None:
        """The task's own way to the aim, from where the learner is asked. Raises PnError where it cannot be gone."""
        self.take_back()
        for words in self.way:
            self.act(*words)

    @property
    def way(self) -> list[Option]:
        """The learner's answers that the task shows, else the first that reaches the aim at once; for where they are asked."""
        return list(self.spec.shown or ()) or [option for option in self.play.options if self.is_right(option)][:1]

    def is_right(self, option: Option) -> bool:
        """Whether an answer reaches the aim at once, from where the learner is asked."""
        verdict = self.act(*option)
        self.take_back()
        return verdict is not None and verdict.right

    @property
    def another_way(self) -> bool:
        """Whether the aim was reached otherwise than the task shows it."""
        ways = self.spec.shown
        if not self.solved or ways is None:
            return False
        return not (len(ways) == len(self._own) and all(map(begins, self._own, ways)))

    def _answer_for_others(self) -> None:
        """The other seats answer as the task has it, else by holding back, until the learner is asked or nobody is."""
        while self.play.ask is not None and self.play.ask.who not in (self.seat, CHANCE):
            self.play.choose(*self._answer_of(self.play.ask))

    def _answer_of(self, ask: Ask) -> Option:
        """What another seat answers: the first that the task has for it here."""
        for answer in self._others:
            fits = [option for option in ask.options if begins(option, answer.words)]
            if answer.who == ask.who and fits:
                self._others.remove(answer)
                return fits[0]
        return self.play.setup.game.held_back(ask.options)

    def _reached(self, aim: Aim) -> bool:
        if aim.answers is not None:
            return any(begins(self._own[-1], words) for words in aim.answers)
        if aim.least is not None:
            return bool(self.play.points[self.seat - 1] >= aim.least)
        if aim.happens is not None:
            return any(aim.happens.is_at(step) for _, step in self.play.walk(self.play.line(after=self.begun)))
        return bool(self.play.setup.game.winners(self.play.state) == (aim.wins,))

    # --- what it came to ----------------------------------------------------------------------------------------------

    def _missed(self) -> Verdict:
        """What is said of answers that miss the aim: of the first that the task explains, else of all of them."""
        for option in self._own:
            for wrong in self.spec.wrong:
                if begins(option, wrong.answer):
                    return explained(wrong.why)
        return Verdict(False, self.spec.hint, None) if self.spec.otherwise is None else explained(self.spec.otherwise)

    def _refused(self, option: Option, refusal: Refused) -> Verdict:
        for wrong in self.spec.wrong:
            if option == wrong.answer:
                return explained(wrong.why, refusal)
        return Verdict(False, str(refusal), refusal.cite, refusal.rulings, refusal)


def begins(option: Option, words: Option) -> bool:
    """Whether an answer begins with these words."""
    return option[: len(words)] == words


def explained(why: Why, refusal: Refused | None = None) -> Verdict:
    """The verdict on a wrong move of which the file says why."""
    return Verdict(False, why.says, why.cite, why.rulings, refusal)


# --- whether it can be done -------------------------------------------------------------------------------------------


def try_out(task: Task, place: JsonPath, *, goes_on: bool) -> None:
    """Every answer to the first question of a task, each by itself; then the way to the aim, after which the task is done.

    Notes at `place` an aim that is not reached, a wrong answer that is right or cannot be given, and one of which nothing is
    said. `goes_on` is whether something comes after the task, so that its one way has to be named where there are several.
    """
    if not task.asked:
        place.report("problem-lesson-not-asked")
        return
    right = [option for option in task.play.options if _comes_to(task, option, place)]
    for number, wrong in enumerate(task.spec.wrong):
        try_wrong(task, wrong.answer, right, place.at("wrong").at(number).at("answer"))
    if len(right) > 1 and task.spec.shown is None and goes_on:
        place.at("shown").report("problem-lesson-shown", (("count", "number"),), len(right))
        return
    task.finish()
    if not task.solved:
        place.at("aim" if task.spec.shown is None else "shown").report("problem-lesson-aim")


def _comes_to(task: Task, option: Option, place: JsonPath) -> bool:
    """Whether an answer reaches the aim at once; notes one that misses it and of which nothing is said."""
    verdict = task.act(*option)
    task.take_back()
    if verdict is not None and not verdict.right and verdict.cite is None:
        place.at("otherwise").report("problem-lesson-unexplained", (("option", "text"),), " ".join(map(str, option)))
    return verdict is not None and verdict.right


def try_wrong(task: Task, words: Option, right: Sequence[Option], place: JsonPath) -> None:
    """A wrong answer that is explained can be given, or is one that a rule forbids; and it is not right."""
    if any(begins(option, words) for option in right):
        place.report("problem-lesson-right")
    can = any(begins(option, words) for option in task.play.options)
    if not can and refused(task.play.state, words, task.seat).id == "refused-not-an-option":
        place.report("problem-lesson-not-tried")
