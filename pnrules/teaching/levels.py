"""Levels: scenarios with a task. A learner acts or predicts; every wrong move is answered with the rule that it breaks.

`level_form` describes the form of a level in a scenario's file. A game's levels are in its folder `scenarios/levels`, in packs:
one folder each. The order of names is from easy to hard, for packs and for the levels in them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import groupby
from typing import Any, Final, TypedDict

from pnrules import games, words
from pnrules.files import scenario as scenarios
from pnrules.files.common import Answer, Text
from pnrules.files.scenario import Scenario
from pnrules.files.task_form import Why, Wrong
from pnrules.kernel import asks
from pnrules.kernel.errors import PnError, Problem, Refused
from pnrules.kernel.forms.validation import JsonPath, one_line
from pnrules.teaching.tasks import Task, Verdict, explained, try_wrongs

LEVELS: Final = "levels"


class Level:
    """A level in progress. The head of `play` is at the learner's question; a wrong move leaves it there.

    spec  the level in its file
    """

    def __init__(self, scenario: Scenario) -> None:
        if scenario.level is None:
            raise PnError("error-no-level", (("name", "text"),), (one_line(scenario.name),))
        self.scenario = scenario
        self.play = scenario.play()
        self.spec = scenario.level
        self._given = 0
        self._doing: Task | None = None

    @property
    def task(self) -> Text:
        """The task, in words."""
        return self.spec.task

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return self.spec.seat

    @property
    def hints(self) -> tuple[Text, ...]:
        """The hints, from vague to plain."""
        return self.spec.hints

    @property
    def predicts(self) -> bool:
        """Whether the task is to predict everybody's points."""
        return self.spec.goal.leads is not None

    @property
    def aims(self) -> bool:
        """Whether the task is to reach an aim, in any way."""
        return self.spec.goal.aim is not None

    @property
    def choices(self) -> list[tuple[Any, ...]]:
        """The right move and the explained wrong ones at the goal: answers, or everybody's points. They are sorted, so that their
        order gives nothing away. Empty if there is an aim."""
        if self.aims:
            return []
        goal = self.spec.goal
        moves = [goal.move, *(move for move in self.spec.wrong if move.after in (None, goal.after))]
        said = [move.points if self.predicts else move.answer for move in moves]
        found = [each for each in said if each is not None]
        return sorted(found) if self.predicts else sorted(found, key=repr)  # the words of an answer may have different types

    @property
    def after(self) -> int:
        """How many answers of the script have been given."""
        return self._given

    def go_on(self) -> bool:
        """Let the script give its next answer; False at its end."""
        answer = self.next
        if answer is None:
            return False
        self.play.choose(answer.words, seat=answer.who)
        self._given += 1
        return True

    def approach(self) -> None:
        """Let the script continue to the goal; for an aim, let the other seats answer up to the learner's question."""
        while self._given < self.spec.goal.after:
            self.go_on()
        if self._at_aim:
            self.towards_aim()

    @property
    def next(self) -> Answer | None:
        """The script's next answer; None at its end."""
        return self.spec.script[self._given] if self._given < len(self.spec.script) else None

    def act(self, *words: object) -> Verdict | None:
        """Try an answer here, as the level's seat. A right one is given. A wrong one is not, and the verdict names the rule.

        None while an aim that takes several answers is still ahead; an answer that loses it is taken back.
        """
        if self._at_aim:
            return self._aimed(words)
        goal = self.spec.goal
        answer = asks.option(*words)
        if self._given == goal.after and answer == goal.move.answer:
            self.play.choose(answer, seat=self.seat)
            return self._right()
        refusal = None
        head = self.play.head
        try:
            self.play.choose(answer, seat=self.seat)
        except Refused as error:
            refusal = error
        self.play.goto(head)
        return self._wrong(answer, refusal)

    @property
    def _at_aim(self) -> bool:
        return self.aims and self._given == self.spec.goal.after

    def _aimed(self, words: Sequence[object]) -> Verdict | None:
        doing = self.towards_aim()
        verdict = doing.act(*words)
        if verdict is None:
            return None
        if verdict.right:
            return self._right()
        doing.take_back()
        return verdict

    def towards_aim(self) -> Task:
        """The aim as a task. From now on the other seats answer as the level says."""
        if self._doing is None:
            aim = self.spec.goal.aim
            assert aim is not None
            wrong = tuple(Wrong(move.answer, move.why) for move in self.spec.wrong if move.answer is not None)
            otherwise = Why(self._hint, self.spec.goal.move.why.cite)
            self._doing = Task(
                self.play, self.seat, aim._replace(right=self.spec.goal.move.why.says, wrong=wrong, otherwise=otherwise)
            )
        return self._doing

    def show(self) -> Verdict:
        """Play the solution from the learner's question, and explain it. The head is then after it."""
        self.approach()
        if self.aims:
            self.towards_aim().finish()
        else:
            self._choose()
        return self._right()

    def _choose(self) -> None:
        """Give the right answer, or the one whose outcome is predicted."""
        goal = self.spec.goal
        option = goal.leads if self.predicts else goal.move.answer
        assert option is not None
        self.play.choose(option, seat=self.seat)

    def predict(self, points: Sequence[int]) -> Verdict:
        """Predict everybody's points after the level's `if`; then that is given, and the verdict explains."""
        self.approach()
        if tuple(points) != self.spec.goal.move.points:
            return self._wrong(tuple(points), None)
        self._choose()
        return self._right()

    def _right(self) -> Verdict:
        why = self.spec.goal.move.why
        return Verdict(True, why.says, why.cite, why.rulings)

    def _wrong(self, tried: tuple[Any, ...], refusal: Refused | None) -> Verdict:
        """The verdict on a wrong answer, or a wrong prediction."""
        for move in self.spec.wrong:
            if tried == (move.points if self.predicts else move.answer) and move.after in (None, self._given):
                return explained(move.why, refusal)
        if refusal is not None:
            return Verdict(False, str(refusal), refusal.cite, refusal.rulings, refusal)
        return Verdict(False, self._hint, self.spec.goal.move.why.cite)

    @property
    def _hint(self) -> Text:
        return self.hints[0] if self.hints else self.task


class Listed(TypedDict):
    """A level in a list for a page: its title and its task by language."""

    name: str
    pack: str
    title: dict[str, str]
    task: dict[str, str]


class Pack(TypedDict):
    """A pack of levels for a page: its title by language, and its levels in order."""

    title: dict[str, str]
    levels: list[Listed]


@cache
def of_game(name: str) -> list[Listed]:
    """A game's levels, pack by pack, from easy to hard."""
    return [
        {
            "name": each,
            "pack": pack_of(each),
            "title": in_each(scenarios.title_of(each)),
            "task": in_each(scenarios.task_of(each)),
        }
        for each in _names(name)
    ]


def _names(game: str) -> list[str]:
    return [each for each in scenarios.of_game(game) if each.startswith(f"{game}/{LEVELS}/")]


def pack_of(name: str) -> str:
    """The pack of a level: its folder, without the number for ordering."""
    return name.split("/")[-2].partition("-")[2]


def names_of_packs(game: str) -> list[str]:
    """The folders of a game's packs in order, without their numbers."""
    return list(dict.fromkeys(map(pack_of, _names(game))))


def packs(name: str) -> list[Pack]:
    """A game's levels by pack, in order."""
    grouped = groupby(of_game(name), key=lambda level: level["pack"])
    return [
        {
            "title": {lang: words.text_or(pack, lang, pack_message(name, pack)) for lang in words.LANGUAGES},
            "levels": list(theirs),
        }
        for pack, theirs in grouped
    ]


def pack_message(game: str, pack: str) -> str:
    """The message with the name of a pack. For a game of another package, its id contains the game's name, like those of all its
    texts."""
    return f"pack-{pack}" if game in games.BUILT_IN else f"pack-{game}-{pack}"


def in_each(text: Text) -> dict[str, str]:
    """An author's text in every language."""
    return {lang: words.said(lang, text) for lang in words.LANGUAGES}


def unplayable(scenario: Scenario) -> list[Problem]:
    """Problems in playing a level: an answer of the script or the goal that the rules refuse, or a "right" prediction that does
    not come true. Raises PnError if it is not a level."""
    level = Level(scenario)
    problems: list[Problem] = []
    root = JsonPath("level", problems)
    left = []
    for number in range(len(level.spec.script) + 1):
        if number == level.spec.goal.after:
            left.append(_try_goal(level, root))
        try:
            level.go_on()
        except PnError as error:
            root.at("script").at(number).report("problem-answer", (("error", "error"),), error.payload())
            break
    left.append(scenario.not_drawn(level.play))
    return [*problems, *min(left, key=len)]


def _try_goal(level: Level, root: JsonPath) -> list[Problem]:
    """Try the level's goal, and go back. Returns problems with unused draws."""
    head = level.play.head
    if level.aims:
        _try_aim(level, root)
    else:
        _try_answer(level, root.at("goal"))
    left = level.scenario.not_drawn(level.play)
    level.play.goto(head)
    return left


def _try_answer(level: Level, place: JsonPath) -> None:
    try:
        level._choose()
    except PnError as error:
        place.at("if" if level.predicts else "answer").report("problem-answer", (("error", "error"),), error.payload())
    found, wanted = level.play.points, level.spec.goal.move.points
    if wanted is not None and wanted != found:
        params = (("expected", "text"), ("found", "text"))
        place.at("points").report("problem-unmet", params, str(list(wanted)), str(list(found)))


def _try_aim(level: Level, root: JsonPath) -> None:
    """Check that the solution of an aim reaches it, and that wrong answers can be given and lose it."""
    task, place = level.towards_aim(), root.at("goal")
    if not task.asked:
        place.report("problem-lesson-not-asked")
        return
    try_wrongs(task, root)
    task.finish()
    if not task.solved:
        place.at("aim" if task.spec.shown is None else "shown").report("problem-lesson-aim")
