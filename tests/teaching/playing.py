"""A level played by its solution, by whoever always holds back, and at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from pnrules.files import scenario
from pnrules.kernel.facets.players import Players
from pnrules.kernel.state import Option
from pnrules.teaching.lessons import Lesson
from pnrules.teaching.levels import Level
from pnrules.teaching.reach import begins
from pnrules.teaching.tasks import Task, Verdict


def begun(name: str, after: int | None = None) -> Level:
    """A level where its learner is asked, or after so many answers of its script."""
    level = Level(scenario.load(name))
    if after is None:
        level.approach()
    while after is not None and level.after < after:
        assert level.go_on()
    return level


def tried(level: Level, move: dict[str, Any]) -> tuple[Verdict, bool]:
    """What a move comes to that the level knows, where its learner can first give it wrongly; and whether play stays there."""
    if level.aims:
        met = (each for each in level.towards_aim().choices() if begins(each.option, tuple(move["answer"])))
        first = next((each for each in met if each.keeps is False and not each.reached), None)
        for option in () if first is None else first.way:
            assert level.act(*option) is None
    before = level.play.state
    verdict = level.predict(move["points"]) if "points" in move else level.act(*move["answer"])
    assert verdict is not None
    return verdict, level.play.state == before


def held_back(level: Level) -> Verdict | None:
    """What a level comes to whose learner holds back wherever they are asked; None where that is no answer to it."""
    verdict = None
    while verdict is None and level.play.ask is not None:
        options = level.play.options
        verdict = level.act(*Players.of(level.play.setup.game).held_back(options))
    return verdict


def solved_at_random(name: str, number: int) -> bool:
    """Whether somebody solves a level who answers by chance alone."""
    chance = Random(f"{name} {number}")
    level = Level(scenario.load(name))
    if level.predicts:
        return level.predict(chance.choice(level.choices)).right
    if level.aims:
        level.approach()
        return _aimed(level, chance)
    return _acted(level, chance)


def _aimed(level: Level, chance: Random) -> bool:
    verdict = None
    while verdict is None:
        verdict = level.act(*chance.choice(level.play.options))
    return verdict.right


def _acted(level: Level, chance: Random) -> bool:
    """Answers of the learner's by chance, until one is not the script's."""
    script = level.scenario.data["level"]["script"]
    while True:
        option = _own(level, chance)
        goes_on = level.after < len(script) and (option is None or [level.seat, *option] == script[level.after])
        if option is not None and not goes_on:
            verdict = level.act(*option)
            return verdict is not None and verdict.right
        if not goes_on:
            return False
        level.go_on()


def _own(level: Level, chance: Random) -> Option | None:
    ask = level.play.ask
    return chance.choice(ask.options) if ask is not None and ask.who == level.seat else None


def declined_throughout(name: str) -> bool:
    """Whether somebody solves a level who always holds back."""
    level = Level(scenario.load(name))
    if level.predicts:
        return False
    if level.aims:
        level.approach()
        verdict = held_back(level)
        return verdict is not None and verdict.right
    return _script_declined(level)


def _script_declined(level: Level) -> bool:
    script = level.scenario.data["level"]["script"]
    while level.play.ask is not None:
        back = Players.of(level.play.setup.game).held_back(level.play.options)
        if level.play.ask.who == level.seat:
            head, after = level.play.head, level.after
            verdict = level.act(*back)
            if verdict is not None and verdict.right:
                return True
            level.play.goto(head)
            assert level.after == after
        if level.after >= len(script):
            return False
        level.go_on()
    return False


def tasks_of(name: str) -> Iterator[Task]:
    """Each task with an aim that a lesson or a level has, where its learner is asked; a lesson goes on by its own way."""
    read = scenario.load(name)
    if read.level is not None:
        level = Level(read)
        if level.aims:
            level.approach()
            yield level.towards_aim()
        return
    lesson = Lesson(read)
    while True:
        if lesson.task is not None:
            yield lesson.task
            lesson.finish()
        if not lesson.go_on():
            return
