"""An exercise: a question with a few choices, one of them right, and the refutation of each of the others."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

from pnrules.kernel import asks
from pnrules.kernel.citations import Citation
from pnrules.kernel.facets.exercises import Exercises
from pnrules.kernel.facets.proving import Proving
from pnrules.kernel.misreadings import Misreading
from pnrules.kernel.play import Play
from pnrules.kernel.replays import given
from pnrules.kernel.state import CHANCE
from pnrules.kernel.steps import Step
from pnrules.training import positions, questions
from pnrules.training.positions import FURTHER, Line, Place, followed
from pnrules.training.questions import ALLOWED, DECIDES, FOREVER, WINS, Found, Question

MOST_WRONG: Final = 4
LEAST_WRONG: Final = 2
"""The least number of wrong answers to choose from. For questions with few answers, such as yes and no, one is enough."""

SHORT: Final = (ALLOWED, DECIDES, FOREVER, WINS)
FEW: Final = ("number", "text")


MOST_OF_A_PLAY: Final = 10
"""The maximum number of exercises from one play."""


class Exercise(NamedTuple):
    """A question with its choices.

    place     where to find its position again; None for the reader's own play
    question  the question, with every wrong answer
    choices   the answers to choose from, shuffled
    topic     the requested topic; empty if any would do
    plain     whether it avoids rulings and other editions: no answer depends on them, and none is mentioned
    """

    place: Place | None
    question: Question
    choices: tuple[Found, ...]
    topic: str = ""
    plain: bool = False

    @property
    def right(self) -> int:
        """The index of the right choice."""
        return next(at for at, choice in enumerate(self.choices) if choice.by is None)

    @property
    def topics(self) -> tuple[str, ...]:
        """Its topics, each once: places of the rulebook and rulings, such as `PN 3.0 card-zap`, `N-12`."""
        return tuple(dict.fromkeys(_topics(self.question, plain=self.plain)))


def of(game: str, place: Place, kind: str, draw: Random, topic: str = "", *, plain: bool = False) -> Exercise | None:
    """The exercise of a kind at a place; None if there is none. Raises BadInput for a place that does not exist."""
    return put(questions.question(kind, positions.line(game, place), draw), place, draw, topic, plain=plain)


def put(question: Question | None, place: Place | None, draw: Random, topic: str = "", *, plain: bool = False) -> Exercise | None:
    """An exercise from a question: with enough wrong answers, shuffled, one of them about the topic if possible."""
    if question is not None and plain:
        question = question._replace(wrong=tuple(found for found in question.wrong if _is_plain(found)))
    if question is None or not _enough(question):
        return None
    wrong = sorted(question.wrong, key=lambda found: (not _is_about(found, topic), draw.random()))[:MOST_WRONG]
    choices = [Found(question.right, None), *wrong]
    draw.shuffle(choices)
    return Exercise(place, question, tuple(choices), topic, plain)


def _is_plain(found: Found) -> bool:
    """Whether a wrong answer depends on no other ruling or edition."""
    return found.by is not None and found.by.id not in (questions.MISREAD_RULING, questions.MISREAD_EDITION)


def _enough(question: Question) -> bool:
    """Whether there are enough wrong answers: one is enough for yes or no, for a number, and if a ruling decides."""
    foretold = Exercises.of(question.line.state.setup.game).foretold.get(question.kind)
    ruled = any(found.by is not None and found.by.id == questions.MISREAD_RULING for found in question.wrong)
    few = question.kind in SHORT or ruled or (foretold is not None and foretold.kind in FEW)
    return len(question.wrong) >= (1 if few else LEAST_WRONG)


def _is_about(found: Found, topic: str) -> bool:
    return found.by is not None and (topic in map(str, found.by.args) or topic in misread(found.by))


def of_play(play: Play, draw: Random, most: int) -> list[Exercise]:
    """Exercises about what happened in a play up to its head: at most `most`, spread over the play, in order."""
    asked = [step for step in play.steps(play.head) if step.answer is not None]
    found: list[tuple[int, Exercise]] = []
    for at in sorted(range(len(asked)), key=lambda _: draw.random()):
        if len(found) == most:
            break
        exercise = put(_any_question(asked, at, draw), None, draw)
        if exercise is not None and all(abs(at - other) > 1 for other, _ in found):
            found.append((at, exercise))
    return [exercise for _, exercise in sorted(found, key=lambda each: each[0])]


def _any_question(asked: list[Step], at: int, draw: Random) -> Question | None:
    """A question of any kind at one of the answers of a play."""
    state = asked[at].before
    if state.ask is None or state.ask.who == CHANCE:
        return None
    line = Line(state, tuple(given(asked[at : at + FURTHER])))
    kinds = list(questions.kinds(state.setup))
    draw.shuffle(kinds)
    return next((found for kind in kinds if (found := questions.question(kind, line, draw)) is not None), None)


# --- topics -----------------------------------------------------------------------------------------------------------


def _topics(question: Question, *, plain: bool) -> Iterator[str]:
    yield from (named(step.citation) for step in question.steps)
    yield from () if plain else questions.resting(question.steps)
    for found in question.wrong:
        if found.by is not None:
            yield from misread(found.by)
    yield from _judging(question, plain=plain)


def misread(by: Misreading) -> Iterator[str]:
    """What a misreading gets wrong apart from any step: a ruling, or a place of the rulebook."""
    if by.id == questions.MISREAD_RULING:
        yield by.args[0]
    if by.place:
        yield f"{by.state.setup.work} {by.place}"


def _judging(question: Question, *, plain: bool) -> Iterator[str]:
    """The rules that allow an option, or judge a claim."""
    state = question.line.state
    if question.kind == ALLOWED:
        why = refusal(question)
        if why is not None:
            yield from ([named(why.cite)] if why.cite else [])
            yield from () if plain else why.rulings
    elif question.kind == FOREVER and not question.steps:
        prover = Proving.of(state.setup.game).prover()
        assert prover is not None
        cite, rulings = prover.source(prover.prove(state, budget=questions.BUDGET))
        yield from (named(cite), *(() if plain else rulings))


def refusal(question: Question) -> Any:
    """The reason that forbids the option in question; None if it is allowed."""
    state = question.line.state
    found = state.setup.game.refusals(state)
    return next((each.why for each in found if each.option == question.option and each.who == state.ask.who), None)  # type: ignore[union-attr]


def named(cite: Citation) -> str:
    """The topic of a citation."""
    return f"{cite.work} {cite.place}"


# --- refutations ------------------------------------------------------------------------------------------------------


def refuting(exercise: Exercise, choice: int) -> list[Step]:
    """The steps that refute an answer: what really happens, up to the first step that differs from it.

    For the right answer, all steps. Empty if nothing happens, because the question is whether something is allowed.
    """
    steps = list(exercise.question.steps)
    by = exercise.choices[choice].by
    if by is None or not steps or exercise.question.kind == WINS:
        return steps
    there = followed(by.state, exercise.question.line.next) or []
    parts = next((at for at, (one, other) in enumerate(zip(steps, there, strict=False)) if _differ(one, other)), len(steps))
    return steps[: parts + 1]


def source(exercise: Exercise, choice: int) -> tuple[Citation | None, tuple[str, ...]]:
    """The rule that decides an answer, and its rulings: the rule of the step that refutes it, or for the right answer, of the
    step that settles it. If nothing happens, the rule that allows or forbids the option, or judges the claim. A plain exercise
    mentions no rulings."""
    cite, rulings = _decides(exercise, choice)
    return cite, () if exercise.plain else rulings


def _decides(exercise: Exercise, choice: int) -> tuple[Citation | None, tuple[str, ...]]:
    question = exercise.question
    state = question.line.state
    happened = questions.settled(question) if choice == exercise.right else refuting(exercise, choice)
    steps = [step for step in happened if not step.rule.quiet]
    if steps:
        return steps[-1].citation, steps[-1].rulings
    if question.kind == ALLOWED:
        why = refusal(question)
        return (asks.citation(state), asks.rulings(state)) if why is None else (why.cite, why.rulings)
    prover = Proving.of(state.setup.game).prover()
    assert prover is not None
    return prover.source(prover.prove(state, budget=questions.BUDGET))


def _differ(one: Step, other: Step) -> bool:
    return (one.rule.id, one.args, one.after.setup.game.points(one.after)) != (
        other.rule.id,
        other.args,
        other.after.setup.game.points(other.after),
    )
