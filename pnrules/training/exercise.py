"""One exercise: a question with a few answers to choose from, one of them right, and what refutes each of the others."""

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
"""So many wrong answers an exercise offers; where there is little to say, as of yes and no, one is enough."""

SHORT: Final = (ALLOWED, DECIDES, FOREVER, WINS)
FEW: Final = ("number", "text")


MOST_OF_A_PLAY: Final = 10
"""So many exercises are made of one play."""


class Exercise(NamedTuple):
    """A question as it is put.

    place     where its position is found again; None in a game of one's own
    question  the question, with every wrong answer there is
    choices   the answers that are offered, in no order
    topic     what was wanted to be asked about; empty where anything was
    plain     for somebody who knows no rulings and one edition: no answer turns on them, and none is spoken of
    """

    place: Place | None
    question: Question
    choices: tuple[Found, ...]
    topic: str = ""
    plain: bool = False

    @property
    def right(self) -> int:
        """Which of the choices is right."""
        return next(at for at, choice in enumerate(self.choices) if choice.by is None)

    @property
    def topics(self) -> tuple[str, ...]:
        """The places of the rulebook and the rulings that it is about, each once: `PN 3.0 card-zap`, `N-12`."""
        return tuple(dict.fromkeys(_topics(self.question, plain=self.plain)))


def of(game: str, place: Place, kind: str, draw: Random, topic: str = "", *, plain: bool = False) -> Exercise | None:
    """The exercise of a kind at a place; None where there is none. Raises BadInput for a place that no game comes to."""
    return put(questions.question(kind, positions.line(game, place), draw), place, draw, topic, plain=plain)


def put(question: Question | None, place: Place | None, draw: Random, topic: str = "", *, plain: bool = False) -> Exercise | None:
    """A question as it is put: with wrong answers enough, one of them about the topic if there is one, in no order."""
    if question is not None and plain:
        question = question._replace(wrong=tuple(found for found in question.wrong if _is_plain(found)))
    if question is None or not _enough(question):
        return None
    wrong = sorted(question.wrong, key=lambda found: (not _is_about(found, topic), draw.random()))[:MOST_WRONG]
    choices = [Found(question.right, None), *wrong]
    draw.shuffle(choices)
    return Exercise(place, question, tuple(choices), topic, plain)


def _is_plain(found: Found) -> bool:
    """Whether a wrong answer needs no other ruling and no other edition."""
    return found.by is not None and found.by.id not in (questions.MISREAD_RULING, questions.MISREAD_EDITION)


def _enough(question: Question) -> bool:
    """Whether there are wrong answers enough: of yes and no, of a number, and of what a ruling turns on, one is."""
    foretold = Exercises.of(question.line.state.setup.game).foretold.get(question.kind)
    ruled = any(found.by is not None and found.by.id == questions.MISREAD_RULING for found in question.wrong)
    few = question.kind in SHORT or ruled or (foretold is not None and foretold.kind in FEW)
    return len(question.wrong) >= (1 if few else LEAST_WRONG)


def _is_about(found: Found, topic: str) -> bool:
    return found.by is not None and (topic in map(str, found.by.args) or topic in misread(found.by))


def of_play(play: Play, draw: Random, most: int) -> list[Exercise]:
    """Exercises on what happened in a play, up to its head: on questions that lie apart, at most so many, in order."""
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
    """A question at one of the answers of a play, of whichever kind there is."""
    state = asked[at].before
    if state.ask is None or state.ask.who == CHANCE:
        return None
    line = Line(state, tuple(given(asked[at : at + FURTHER])))
    kinds = list(questions.kinds(state.setup))
    draw.shuffle(kinds)
    return next((found for kind in kinds if (found := questions.question(kind, line, draw)) is not None), None)


# --- what it is about -------------------------------------------------------------------------------------------------


def _topics(question: Question, *, plain: bool) -> Iterator[str]:
    yield from (named(step.citation) for step in question.steps)
    yield from () if plain else questions.resting(question.steps)
    for found in question.wrong:
        if found.by is not None:
            yield from misread(found.by)
    yield from _judging(question, plain=plain)


def misread(by: Misreading) -> Iterator[str]:
    """What a misreading has wrong, where no step says so: a ruling, or a place of the rulebook."""
    if by.id == questions.MISREAD_RULING:
        yield by.args[0]
    if by.place:
        yield f"{by.state.setup.work} {by.place}"


def _judging(question: Question, *, plain: bool) -> Iterator[str]:
    """The rules by which something is allowed, or a claim is judged."""
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
    """What forbids the thing that is asked about; None where it is allowed."""
    state = question.line.state
    found = state.setup.game.refusals(state)
    return next((each.why for each in found if each.option == question.option and each.who == state.ask.who), None)  # type: ignore[union-attr]


def named(cite: Citation) -> str:
    """A place as a topic."""
    return f"{cite.work} {cite.place}"


# --- what refutes a wrong answer --------------------------------------------------------------------------------------


def refuting(exercise: Exercise, choice: int) -> list[Step]:
    """The steps that show that an answer is wrong: what really happens, up to the first step that goes otherwise than it says.

    Of the right answer, all of them. None where nothing happens: what is asked is whether something may be done.
    """
    steps = list(exercise.question.steps)
    by = exercise.choices[choice].by
    if by is None or not steps or exercise.question.kind == WINS:
        return steps
    there = followed(by.state, exercise.question.line.next) or []
    parts = next((at for at, (one, other) in enumerate(zip(steps, there, strict=False)) if _differ(one, other)), len(steps))
    return steps[: parts + 1]


def source(exercise: Exercise, choice: int) -> tuple[Citation | None, tuple[str, ...]]:
    """The rule that decides about an answer, and the rulings on which it rests: that of the step that refutes it, of the right
    answer that of the step that settles it. Where nothing happens, that by which a thing is allowed or not, or a claim judged.
    A plain exercise speaks of no rulings."""
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
