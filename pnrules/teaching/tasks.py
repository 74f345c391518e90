"""Something to do on a board, as a lesson or a level has it: a learner answers, and any way to the aim counts.

What misses the aim is played all the same, with the rule that says why; then it is taken back and tried again. Nothing here
knows where it is shown. The form of a task in a scenario's file is told in `task_form`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pnrules.files.common import Text
from pnrules.kernel import asks
from pnrules.kernel.citations import Citation
from pnrules.kernel.errors import PnError, Refused
from pnrules.kernel.forms.validation import JsonPath
from pnrules.kernel.machine import refused
from pnrules.kernel.state import CHANCE, Ask, Option
from pnrules.showing.commentary import Comment
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
    data     the task, as its file has it
    begun    the node at which the learner is asked first: the other seats have answered as far as that
    verdict  what the learner's answers came to; None while the aim is ahead
    """

    def __init__(self, play: ShownPlay, seat: int, data: Mapping[str, Any]) -> None:
        self.play = play
        self.seat = seat
        self.data = data
        self.verdict: Verdict | None = None
        self._own: list[Option] = []
        self._others = list(data.get("others", ()))
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
        if self._reached(self.data["aim"]):
            self.verdict = Verdict(True, self.data.get("right", ""), None)
        elif len(self._own) >= self.data.get("within", 1) or not self.asked:
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
        shown = [asks.option(*words) for words in self.data.get("shown", ())]
        return shown or [option for option in self.play.options if self.is_right(option)][:1]

    def is_right(self, option: Option) -> bool:
        """Whether an answer reaches the aim at once, from where the learner is asked."""
        verdict = self.act(*option)
        self.take_back()
        return verdict is not None and verdict.right

    @property
    def another_way(self) -> bool:
        """Whether the aim was reached otherwise than the task shows it."""
        if not self.solved or "shown" not in self.data:
            return False
        ways = self.data["shown"]
        return not (len(ways) == len(self._own) and all(map(begins, self._own, ways)))

    def _answer_for_others(self) -> None:
        """The other seats answer as the task has it, else by holding back, until the learner is asked or nobody is."""
        while self.play.ask is not None and self.play.ask.who not in (self.seat, CHANCE):
            self.play.choose(*self._answer_of(self.play.ask))

    def _answer_of(self, ask: Ask) -> Option:
        """What another seat answers: the first that the task has for it here."""
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
        return any(wanted.is_at(step) for _, step in self.play.walk(self.play.line(after=self.begun)))

    # --- what it came to ----------------------------------------------------------------------------------------------

    def _missed(self) -> Verdict:
        """What is said of answers that miss the aim: of the first that the task explains, else of all of them."""
        for option in self._own:
            for wrong in self.data.get("wrong", ()):
                if begins(option, wrong["answer"]):
                    return _explained(wrong)
        return _explained(self.data["otherwise"]) if "otherwise" in self.data else Verdict(False, self.data["hint"], None)

    def _refused(self, option: Option, refusal: Refused) -> Verdict:
        for wrong in self.data.get("wrong", ()):
            if list(option) == wrong["answer"]:
                return _explained(wrong, refusal)
        return Verdict(False, str(refusal), refusal.cite, refusal.rulings, refusal)


def begins(option: Option, words: Sequence[Any]) -> bool:
    """Whether an answer begins with these words."""
    return option[: len(words)] == asks.option(*words)


def _explained(why: Mapping[str, Any], refusal: Refused | None = None) -> Verdict:
    says: Text = why["says"]
    return Verdict(False, says, Citation(*why["cite"]), tuple(why.get("rulings", ())), refusal)


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
    for number, wrong in enumerate(task.data.get("wrong", ())):
        try_wrong(task, wrong["answer"], right, place.at("wrong").at(number).at("answer"))
    if len(right) > 1 and "shown" not in task.data and goes_on:
        place.at("shown").report("problem-lesson-shown", (("count", "number"),), len(right))
        return
    task.finish()
    if not task.solved:
        place.at("shown" if "shown" in task.data else "aim").report("problem-lesson-aim")


def _comes_to(task: Task, option: Option, place: JsonPath) -> bool:
    """Whether an answer reaches the aim at once; notes one that misses it and of which nothing is said."""
    verdict = task.act(*option)
    task.take_back()
    if verdict is not None and not verdict.right and verdict.cite is None:
        place.at("otherwise").report("problem-lesson-unexplained", (("option", "text"),), " ".join(map(str, option)))
    return verdict is not None and verdict.right


def try_wrong(task: Task, words: Sequence[Any], right: Sequence[Option], place: JsonPath) -> None:
    """A wrong answer that is explained can be given, or is one that a rule forbids; and it is not right."""
    if any(begins(option, words) for option in right):
        place.report("problem-lesson-right")
    can = any(begins(option, words) for option in task.play.options)
    if not can and refused(task.play.state, asks.option(*words), task.seat).id == "refused-not-an-option":
        place.report("problem-lesson-not-tried")
