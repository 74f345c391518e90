"""Levels: scenarios with a task. A learner acts or predicts; every wrong move is answered with the rule that it breaks.

The form of a level in a scenario's file is told in `level_form`. A game's levels lie in its folder `scenarios/levels`, in packs:
a folder each, from easy to hard in the order of their names, as are the levels in it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import Any, Final

from pnrules import words
from pnrules.files import scenario as scenarios
from pnrules.files.common import Text
from pnrules.files.scenario import Scenario
from pnrules.kernel import asks
from pnrules.kernel.citations import Citation
from pnrules.kernel.errors import PnError, Problem, Refused
from pnrules.kernel.forms.validation import JsonPath, one_line
from pnrules.teaching.tasks import Task, Verdict, try_wrong

LEVELS: Final = "levels"


class Level:
    """A level being played. `play` stands where the learner is asked; a wrong move leaves it there."""

    def __init__(self, scenario: Scenario) -> None:
        data = scenario.data.get("level")
        if data is None:
            raise PnError("error-no-level", (("name", "text"),), (one_line(scenario.name),))
        self.scenario = scenario
        self.play = scenario.play()
        self._data: Mapping[str, Any] = data
        self._given = 0
        self._doing: Task | None = None

    @property
    def task(self) -> Text:
        """What to do."""
        task: Text = self._data["task"]
        return task

    @property
    def seat(self) -> int:
        """Whose decisions are the learner's."""
        return int(self._data["seat"])

    @property
    def hints(self) -> tuple[Text, ...]:
        """From faint to plain."""
        return tuple(self._data["hints"])

    @property
    def predicts(self) -> bool:
        """Whether the task is to say everybody's points, and not to do something."""
        return "points" in self._data["goal"]

    @property
    def aims(self) -> bool:
        """Whether the task is to reach something, in any way."""
        return "aim" in self._data["goal"]

    @property
    def choices(self) -> list[list[Any]]:
        """The right move among the wrong ones that the level answers where its goal belongs: answers, or everybody's points. They
        are sorted, so that their order gives nothing away. None where there is an aim, to which any way counts."""
        goal = self._data["goal"]
        if self.aims:
            return []
        what = "points" if self.predicts else "answer"
        wrong = (move for move in self._data["wrong"] if what in move and move.get("after", goal["after"]) == goal["after"])
        moves = [goal[what], *(move[what] for move in wrong)]
        return sorted(moves) if self.predicts else sorted(moves, key=repr)  # an answer's words may be of several types

    @property
    def after(self) -> int:
        """How many answers of the script have been given."""
        return self._given

    def go_on(self) -> bool:
        """Let the script give its next answer; False at its end."""
        script = self._data["script"]
        if self._given >= len(script):
            return False
        who, *words = script[self._given]
        self.play.choose(words, seat=who)
        self._given += 1
        return True

    def approach(self) -> None:
        """Let the script go on to where the goal belongs; the other seats to where the learner can do something for an aim."""
        while self._given < self._data["goal"]["after"]:
            self.go_on()
        if self._at_aim:
            self._task()

    @property
    def goes_on(self) -> bool:
        """Whether the script has another answer."""
        return self._given < len(self._data["script"])

    def act(self, *words: object) -> Verdict | None:
        """Try an answer here, as the level's seat. Right: it is given. Wrong: the play stays, the verdict names the rule.

        None while an aim that takes several answers is still ahead; what misses it leads back to the learner's first question.
        """
        if self._at_aim:
            return self._towards_aim(words)
        goal = self._data["goal"]
        answer = asks.option(*words)
        if "answer" in goal and self._given == goal["after"] and answer == asks.option(goal["answer"]):
            self.play.choose(answer, seat=self.seat)
            return self._right()
        refusal = None
        head = self.play.head
        try:
            self.play.choose(answer, seat=self.seat)
        except Refused as error:
            refusal = error
        self.play.goto(head)
        return self._wrong("answer", list(answer), refusal)

    @property
    def _at_aim(self) -> bool:
        return self.aims and self._given == self._data["goal"]["after"]

    def _towards_aim(self, words: Sequence[object]) -> Verdict | None:
        doing = self._task()
        before = doing.verdict
        verdict = doing.act(*words)
        if verdict is None:
            return None
        if verdict.right:
            return self._right()
        if doing.verdict is not before:
            doing.take_back()
        return verdict if verdict.cite is not None else self._wrong("answer", [], None)

    def _task(self) -> Task:
        """What is to be done for the aim. From now on the other seats answer as the level has it."""
        if self._doing is None:
            goal = self._data["goal"]
            wrong = [move for move in self._data["wrong"] if "answer" in move]
            self._doing = Task(self.play, self.seat, {**goal, "hint": self.hints[0] if self.hints else self.task, "wrong": wrong})
        return self._doing

    def show(self) -> Verdict:
        """The solution, played from where the learner is asked, and why it is right. The play then stands behind it."""
        self.approach()
        goal = self._data["goal"]
        if self.aims:
            self._task().finish()
        else:
            self.play.choose(goal["if" if self.predicts else "answer"], seat=self.seat)
        return self._right()

    def predict(self, points: list[int]) -> Verdict:
        """Say what everybody's points will be after the level's `if`; then it is performed, and the verdict says why."""
        self.approach()
        goal = self._data["goal"]
        if list(points) != goal["points"]:
            return self._wrong("points", list(points), None)
        self.play.choose(goal["if"], seat=self.seat)
        return self._right()

    def _right(self) -> Verdict:
        goal = self._data["goal"]
        return Verdict(True, goal["says"], Citation(*goal["cite"]), tuple(goal.get("rulings", ())))

    def _wrong(self, what: str, tried: list[Any], refusal: Refused | None) -> Verdict:
        for wrong in self._data["wrong"]:
            if wrong.get(what) == tried and wrong.get("after", self._given) == self._given:
                return Verdict(False, wrong["says"], Citation(*wrong["cite"]), tuple(wrong.get("rulings", ())), refusal)
        if refusal is not None:
            return Verdict(False, str(refusal), refusal.cite, refusal.rulings, refusal)
        goal = self._data["goal"]
        return Verdict(False, self.hints[0] if self.hints else self.task, Citation(*goal["cite"]), (), None)


@cache
def of_game(name: str) -> list[dict[str, Any]]:
    """A game's levels, each with its name, its pack, its title and its task by language; pack after pack, from easy to hard."""
    found = ((each, scenarios.parsed(each)) for each in scenarios.of_game(name) if each.startswith(f"{name}/{LEVELS}/"))
    return [
        {"name": each, "pack": pack_of(each), "title": in_each(data["title"]), "task": in_each(data["level"]["task"])}
        for each, data in found
    ]


def pack_of(name: str) -> str:
    """The pack in which a level lies: its folder, without the number that puts it in order."""
    return name.split("/")[-2].partition("-")[2]


def packs(name: str) -> list[dict[str, Any]]:
    """A game's levels by pack, in order: each pack with its `title` by language, and its `levels`."""
    grouped = groupby(of_game(name), key=lambda level: str(level["pack"]))
    return [
        {"title": {lang: words.text(lang, f"pack-{pack}") for lang in words.LANGUAGES}, "levels": list(theirs)}
        for pack, theirs in grouped
    ]


def in_each(text: Text) -> dict[str, str]:
    """A person's text in every language."""
    return {lang: words.said(lang, text) for lang in words.LANGUAGES}


def unplayable(scenario: Scenario) -> list[Problem]:
    """What keeps a level from being played as it says: an answer of the script or the goal that the rules refuse there, or a
    prediction that is called right and does not come true. Empty when there is none. Raises PnError for no level."""
    level = Level(scenario)
    goal = level._data["goal"]
    problems: list[Problem] = []
    root = JsonPath("level", problems)
    left = []
    for number in range(len(level._data["script"]) + 1):
        if number == goal["after"]:
            left.append(_try_goal(level, goal, root))
        try:
            level.go_on()
        except PnError as error:
            root.at("script").at(number).report("problem-answer", (("error", "error"),), error.payload())
            break
    left.append(scenario.not_drawn(level.play))
    return [*problems, *min(left, key=len)]


def _try_goal(level: Level, goal: Mapping[str, Any], root: JsonPath) -> list[Problem]:
    """Try the level's goal where it belongs, and go back. Returns the draws that it leaves over."""
    head = level.play.head
    if level.aims:
        _try_aim(level, root)
    else:
        _try_answer(level, goal, root.at("goal"))
    left = level.scenario.not_drawn(level.play)
    level.play.goto(head)
    return left


def _try_answer(level: Level, goal: Mapping[str, Any], place: JsonPath) -> None:
    name = "answer" if "answer" in goal else "if"
    try:
        level.play.choose(goal[name], seat=level.seat)
    except PnError as error:
        place.at(name).report("problem-answer", (("error", "error"),), error.payload())
    found = list(level.play.points)
    if "points" in goal and goal["points"] != found:
        params = (("expected", "text"), ("found", "text"))
        place.at("points").report("problem-unmet", params, str(goal["points"]), str(found))


def _try_aim(level: Level, root: JsonPath) -> None:
    """The solution of an aim reaches it; a wrong answer does not, and can be tried."""
    task, place = level._task(), root.at("goal")
    if not task.asked:
        place.report("problem-lesson-not-asked")
        return
    right = [option for option in task.play.options if task.is_right(option)]
    for number, wrong in enumerate(task.data["wrong"]):
        try_wrong(task, wrong["answer"], right, root.at("wrong").at(number).at("answer"))
    task.finish()
    if not task.solved:
        place.at("shown" if "shown" in task.data else "aim").report("problem-lesson-aim")
