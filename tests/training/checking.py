"""An exercise, checked: its right answer by bare steps from the position's JSON, each wrong one by a replay under its misreading.

What is read off the states is read here, not where the exercises are made.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final

from pnrules import games
from pnrules.kernel.codec import state_from_json, state_to_json
from pnrules.kernel.errors import NotAnOption
from pnrules.kernel.facets.proving import Proving
from pnrules.kernel.machine import step
from pnrules.kernel.misreadings import Misreading
from pnrules.kernel.replays import Given
from pnrules.kernel.state import CHANCE, AnyState
from pnrules.kernel.steps import Step
from pnrules.training import questions, topics
from pnrules.training.exercise import Exercise
from pnrules.training.questions import ALLOWED, DECIDES, FOREVER, POINTS, WINS, YES

STATES: Final[Mapping[str, Callable[[AnyState, AnyState], Any]]] = {
    POINTS: lambda before, after: tuple(after.board.points),
    DECIDES: lambda before, after: after.ask._replace(options=()) if after.ask else "over",
    "pc": lambda before, after: after.board.row[after.board.pc].card if after.board.row and after.board.run.running else None,
    "way": lambda before, after: {2: "", 1: "dealt-"}[after.setup.version] + {1: "tail", -1: "head"}[after.board.way],
    "token": lambda before, after: after.board.token,
    "pile": lambda before, after: len(after.board.table.pile),
    "top": lambda before, after: after.board.discards[-1] if after.board.discards else None,
    "held": lambda before, after: len(after.board.hands[before.board.turn - 1]),
}
"""What is so in a state, by the kind of question."""

STEPS: Final[Mapping[str, Callable[[Sequence[Step]], Any]]] = {
    "copied": lambda steps: next((one.args[1] for one in steps if one.rule.id == "nightmare-lists"), None),
    "executed": lambda steps: _executed(steps),
}


def _executed(steps: Sequence[Step]) -> tuple[str, ...]:
    if steps[0].before.setup.game.name == "bandwidth":
        return tuple(one.args[0].partition("#")[0] for one in steps if one.rule.id == "bandwidth-executes")
    functions = ("chooses-edit", "no-edit", "loads", "pulls", "no-pull", "loops", "no-loop")
    return tuple(one.args[1] for one in steps if one.rule.id.removeprefix("runtime_error-") in functions)


def read_again(state: AnyState) -> AnyState:
    """The position as its JSON gives it."""
    return state_from_json(state.setup.game, json.loads(json.dumps(state_to_json(state))))


def stepped(state: AnyState, given: Sequence[Given]) -> list[Step]:
    """Bare steps with these answers, one after another, and on to the next question; what does not come up is left out.

    Draws after the last choice that do not come up are left out too: a player who is asked then was not asked before.
    """
    steps: list[Step] = []
    left = list(given)
    while state.frames and (state.ask is None or left):
        if state.ask is not None and state.ask.who != CHANCE and all(ask.who == CHANCE for ask, _ in left):
            break
        if state.ask is None:
            steps.append(step(state))
        else:
            asked = state.ask
            while left[0][0][:3] != asked[:3]:
                left.pop(0)
            steps.append(step(state, left.pop(0)[1]))
        state = steps[-1].after
    return steps


def value(kind: str, before: AnyState, steps: Sequence[Step]) -> Any:
    """What is so after the steps, as the kind of question asks."""
    if kind in STEPS:
        return STEPS[kind](steps)
    return STATES[kind](before, steps[-1].after)


def problems(exercise: Exercise) -> Iterator[str]:
    """What is wrong with an exercise."""
    question = exercise.question
    values = [choice.value for choice in exercise.choices]
    if len(set(values)) < len(values):
        yield "two answers are the same"
    if sum(choice.by is None for choice in exercise.choices) != 1 or exercise.choices[exercise.right].value != question.right:
        yield "there is not one right answer"
    if len(values) < 2:
        yield "there is nothing to choose"
    if question.kind == ALLOWED:
        yield from _allowed(exercise)
    elif question.kind == WINS:
        yield from _wins(exercise)
    elif question.kind == FOREVER:
        yield from _forever(exercise)
    else:
        yield from _foretold(exercise)


def _foretold(exercise: Exercise) -> Iterator[str]:
    question = exercise.question
    state, given = question.line
    if value(question.kind, state, stepped(read_again(state), given)) != question.right:
        yield "the steps come to something else"
    for choice in exercise.choices:
        if choice.by is not None:
            there = under(choice.by, exercise)
            if value(question.kind, there, stepped(there, given)) != choice.value:
                yield f"{choice.by.key} comes to something else"


def under(by: Misreading, exercise: Exercise) -> AnyState:
    """The position under a misreading, made again from the position's JSON."""
    state = read_again(exercise.question.line.state)
    again = questions.misreadings(state, exercise.question.steps)
    return next(each.state for each in again if each.key == by.key)


def _allowed(exercise: Exercise) -> Iterator[str]:
    question = exercise.question
    state = read_again(question.line.state)
    assert question.option is not None
    try:
        step(state, question.option)
        found: Any = YES
    except NotAnOption as refused:
        found = (refused.id, refused.values)
    if found != question.right:
        yield f"the kernel says {found}"
    for choice in exercise.choices:
        if choice.by is not None and choice.value != YES:
            try:
                step(state, choice.by.args[0])
                yield "what another thing is forbidden by is not"
            except NotAnOption as refused:
                if (refused.id, refused.values) != choice.value:
                    yield "something else forbids that"


def _wins(exercise: Exercise) -> Iterator[str]:
    question = exercise.question
    then = question.line.next[1:]
    if _best(read_again(question.line.state), then) != question.right:
        yield "another choice brings more"
    for choice in exercise.choices:
        if choice.by is not None and _best(under(choice.by, exercise), then) != choice.value:
            yield f"{choice.by.key} makes another choice the best"


def _best(state: AnyState, then: Sequence[Given]) -> Any:
    assert state.ask is not None
    seat = int(state.ask.who) - 1
    gains: dict[Any, int] = {}
    for option in state.ask.options:
        first = step(state, option)
        try:
            last = (stepped(first.after, then) or [first])[-1].after
        except (IndexError, NotAnOption):
            continue
        gains[option] = last.board.points[seat] - state.board.points[seat]
    return max(gains, key=lambda option: gains[option])


def _forever(exercise: Exercise) -> Iterator[str]:
    question = exercise.question
    state = read_again(question.line.state)
    if not question.steps:
        prover = Proving.of(state.setup.game).prover()
        assert prover is not None
        for choice in exercise.choices:
            here = state if choice.by is None else under(choice.by, exercise)
            if (prover.prove(here, budget=questions.BUDGET).name == "proved") != (choice.value == YES):
                yield "the claim comes to something else"
        return
    for choice in exercise.choices:
        here = state if choice.by is None else under(choice.by, exercise)
        back = stepped(here, question.line.next)[-1].after.position == here.position
        if back != (choice.value == YES):
            yield "the position is back, or is not"


def exercises(game: str, count: int, seed: int | str) -> Iterator[tuple[str, int, Exercise]]:
    """Exercises of a game: each topic in turn, so that none is left out."""
    every = sorted(topics.index(game))
    Random(f"{seed}").shuffle(every)
    for number in range(count):
        topic = every[number % len(every)]
        yield topic, number, topics.exercise(game, f"{seed}/{number}", topic)


BUILT_IN: Final = games.BUILT_IN
