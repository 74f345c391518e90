"""Tasks on a board, of a lesson or a level: a learner answers, and any way to the aim counts.

An answer that loses the aim is still played, and explained at once with its rule; then it is taken back, and another way is
tried. Nothing here depends on how it is shown. `task_form` describes the form of a task in a scenario's file.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from pnrules.files.common import Answer, Text
from pnrules.files.task_form import TaskSpec, Why
from pnrules.kernel import asks
from pnrules.kernel.citations import Citation
from pnrules.kernel.errors import PnError, Refused
from pnrules.kernel.forms.validation import JsonPath
from pnrules.kernel.machine import refused
from pnrules.kernel.state import CHANCE, Option
from pnrules.showing.play import ShownPlay
from pnrules.teaching.reach import Choice, Reach, Spot, answered, begins, reached


@dataclass(frozen=True)
class Verdict:
    """The verdict on a learner's answers.

    right     whether the task is solved
    says      why, in words: one text, or one per language
    cite      the rule that the move follows or breaks
    rulings   the rulings that this rests on
    refusal   the kernel's own refusal, if the move was illegal
    lost      whether the aim has become unreachable, though the learner had answers left
    """

    right: bool
    says: Text
    cite: Citation | None
    rulings: tuple[str, ...] = ()
    refusal: Refused | None = None
    lost: bool = False


class _Kept(NamedTuple):
    """A question to return to: its node, how many answers the learner had given before, and the unused answers of other
    seats."""

    node: int
    own: int
    others: tuple[Answer, ...]


class Task:
    """A task in progress, from the head of a play on.

    play     the play; attempts stay in it as branches
    seat     whose decisions are the learner's
    spec     the task in its file
    begun    the node of the learner's first question, after the answers of other seats
    verdict  the verdict on the learner's answers; None while the aim is still ahead
    reach    the search tree
    """

    def __init__(self, play: ShownPlay, seat: int, spec: TaskSpec) -> None:
        self.play = play
        self.seat = seat
        self.spec = spec
        self.verdict: Verdict | None = None
        self._own: list[Option] = []
        self._others = spec.others
        self._answer_for_others()
        self.begun = play.head
        self.reach = Reach(seat, spec, play.chance)
        self._first = self._kept = _Kept(play.head, 0, self._others)

    @property
    def solved(self) -> bool:
        """Whether the aim was reached."""
        return self.verdict is not None and self.verdict.right

    @property
    def asked(self) -> bool:
        """Whether the learner is asked something."""
        return self.reach.asks(self.play.state)

    # --- doing --------------------------------------------------------------------------------------------------------

    def act(self, *words: object) -> Verdict | None:
        """Give an answer of the learner. Returns the verdict, or None while the aim is still ahead.

        Right or wrong, it is played, and stays on the board. An illegal answer is not, and is explained by the task, or by the
        kernel's own reason. Raises PnError for an answer after a wrong one that was not taken back.
        """
        if self.verdict is not None:
            raise PnError("lesson-nothing-to-do")
        option = asks.option(*words)
        before = self.play.head
        try:
            chosen = self.play.choose(option, seat=self.seat)[0].answer or option
        except Refused as refusal:
            return self._refused(option, refusal)
        self._own.append(chosen)
        self._answer_for_others()
        if reached(self.spec.aim, self.seat, chosen, self.play.steps(self.play.head, after=before), self.play.state):
            self.verdict = Verdict(True, self.spec.right, None)
            return self.verdict
        keeps = self.reach.within(self.spot)
        if keeps:
            self._kept = _Kept(self.play.head, len(self._own), self._others)
        elif keeps is False:
            self.verdict = self._missed()
        return self.verdict

    def take_back(self) -> None:
        """Go back to the last question from which the aim is known to be reachable: before the choice that lost it."""
        self._return_to(self._kept)

    def begin_again(self) -> None:
        """Go back to the learner's first question, and reset the task."""
        self._kept = self._first
        self._return_to(self._first)

    def _return_to(self, kept: _Kept) -> None:
        self.play.goto(kept.node)
        self.verdict = None
        del self._own[kept.own :]
        self._others = kept.others

    def finish(self) -> None:
        """Play the task's own way to the aim, from the learner's first question. Raises PnError if that is not possible."""
        self.begin_again()
        for words in self.way:
            self.act(*words)

    # --- ways to the aim ----------------------------------------------------------------------------------------------

    @property
    def way(self) -> list[Option]:
        """The learner's answers that the task shows, or the first one that reaches the aim at once; for the learner's
        question."""
        return list(self.spec.shown or ()) or [option for option in self.play.options if self.is_right(option)][:1]

    def is_right(self, option: Option) -> bool:
        """Whether an answer to the learner's question reaches the aim at once."""
        return self.reach.after(self.spot, option)[1]

    def choices(self) -> list[Choice]:
        """Every choice at every question from which the aim is reachable, from the learner's question on."""
        return list(self.reach.choices(self.spot)) if self.asked else []

    @property
    def another_way(self) -> bool:
        """Whether the aim was reached in another way than the task's own."""
        ways = self.spec.shown
        if not self.solved or ways is None:
            return False
        return not (len(ways) == len(self._own) and all(map(begins, self._own, ways)))

    @property
    def spot(self) -> Spot:
        """The current situation, with everything that determines what can follow."""
        return Spot(self.play.state, self._others, self.play.drawn, self.spec.within - len(self._own))

    def _answer_for_others(self) -> None:
        """Let the other seats answer as the task says, or decline, until the learner is asked or nobody is."""
        while (ask := self.play.ask) is not None and ask.who not in (self.seat, CHANCE):
            answer, self._others = answered(ask, self._others, self.play.state)
            self.play.choose(*answer)

    # --- verdicts ----------------------------------------------------------------------------------------------

    def _missed(self) -> Verdict:
        """The verdict on the answer that lost the aim; if that is unknown, on the first one with an explanation."""
        tried = self._own[self._kept.own :]
        explains = (wrong.why for option in tried for wrong in self.spec.wrong if begins(option, wrong.answer))
        why = next(explains, self.spec.otherwise) or Why(self.spec.hint)
        return Verdict(False, why.says, why.cite, why.rulings, lost=len(self._own) < self.spec.within)

    def _refused(self, option: Option, refusal: Refused) -> Verdict:
        for wrong in self.spec.wrong:
            if option == wrong.answer:
                return explained(wrong.why, refusal)
        return Verdict(False, str(refusal), refusal.cite, refusal.rulings, refusal)


def explained(why: Why, refusal: Refused | None = None) -> Verdict:
    """The verdict on a wrong move that the file explains."""
    return Verdict(False, why.says, why.cite, why.rulings, refusal)


# --- validation -------------------------------------------------------------------------------------------


def try_out(task: Task, place: JsonPath, *, goes_on: bool) -> None:
    """Every choice that leads to the aim or away from it; then the way to the aim, after which the task is done.

    Notes at `place` an aim that is not reached, a wrong answer that is right or impossible, and one without an explanation.
    `goes_on` tells whether something follows the task, so that its own way must be given if there are several.
    """
    if not task.asked:
        place.report("problem-lesson-not-asked")
        return
    for choice in task.choices():
        if not choice.reached and choice.keeps is False and not _explained(task, choice.option):
            place.at("otherwise").report("problem-lesson-unexplained", (("option", "text"),), " ".join(map(str, choice.option)))
    try_wrongs(task, place)
    right = [option for option in task.play.options if task.is_right(option)]
    if len(right) > 1 and task.spec.shown is None and goes_on:
        place.at("shown").report("problem-lesson-shown", (("count", "number"),), len(right))
        return
    task.finish()
    if not task.solved:
        place.at("aim" if task.spec.shown is None else "shown").report("problem-lesson-aim")


def _explained(task: Task, option: Option) -> bool:
    return task.spec.otherwise is not None or any(begins(option, wrong.answer) for wrong in task.spec.wrong)


def try_wrongs(task: Task, place: JsonPath) -> None:
    """Check that each explained wrong answer loses the aim somewhere, or is illegal at the first question."""
    choices = task.choices()
    for number, wrong in enumerate(task.spec.wrong):
        met = [choice for choice in choices if begins(choice.option, wrong.answer)]
        if any(choice.keeps is False and not choice.reached for choice in met) or _forbidden(task, wrong.answer):
            continue
        place.at("wrong").at(number).at("answer").report("problem-lesson-right" if met else "problem-lesson-not-tried")


def _forbidden(task: Task, words: Option) -> bool:
    """Whether a rule forbids an answer to the first question; False for one that is merely not among its options."""
    possible = any(begins(option, words) for option in task.play.options)
    return not possible and refused(task.play.state, words, task.seat).id != "refused-not-an-option"
