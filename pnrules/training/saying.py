"""Exercises in words: the position, what happens, the question, its choices, and the reply to an answer."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import accumulate, groupby
from typing import Any, Final

from pnrules import layout, words
from pnrules.kernel.facets.exercises import Exercises
from pnrules.kernel.facets.proving import Proving
from pnrules.kernel.facets.showing import Showing
from pnrules.kernel.misreadings import Misreading
from pnrules.kernel.state import CHANCE, AnyState, Option
from pnrules.kernel.steps import Step
from pnrules.training import questions
from pnrules.training.exercise import Exercise, refusal, refuting, source
from pnrules.training.questions import ALLOWED, DECIDES, FOREVER, NO, OVER, POINTS, WINS, YES, Found, Question
from pnrules.words.sentences import option_words, points, question_words, sources

MOST_STEPS: Final = 12
"""The maximum number of steps in a refutation: the last ones."""


LONGEST_RULING: Final = 160
"""The maximum number of characters of a ruling in a question."""

DIFFERENT: Final = ("pc", "towards")
"""Differences for which the board's own name is not enough."""

MOST_DRAWS: Final = 4
"""The maximum number of consecutive draws that are listed one by one."""


def position(exercise: Exercise, lang: str) -> list[str]:
    """The position in words."""
    state = exercise.question.line.state
    lines = layout.told(state, lang)
    return [*lines, *(line for line in points(lang, state) if line not in lines)]


def happens(exercise: Exercise, lang: str) -> list[str]:
    """What happens after the position, as far as the question reveals it: each choice as a sentence, as on the board."""
    question = exercise.question
    given = [step for step in question.steps if step.answer is not None]
    if question.kind != WINS:
        return list(_lines(given, lang))
    return [words.text(lang, "train-happens-then"), *_lines(given[1:], lang)] if given[1:] else []


def _lines(steps: Sequence[Step], lang: str) -> Iterator[str]:
    """A line for each choice; many draws in a row share a line."""
    for drawn, group in groupby(steps, lambda step: step.before.ask.who == CHANCE):  # type: ignore[union-attr]
        together = list(group)
        if drawn and len(together) > MOST_DRAWS:
            yield words.text(lang, "train-draws", count=len(together))
        else:
            yield from (step.words(lang) for step in together)


def asked(exercise: Exercise, lang: str) -> str:
    """The question, and the answers in force to the rulings on which its choices depend."""
    question = exercise.question
    state = question.line.state
    return " ".join([_question(question, state, lang), *_in_force(exercise.choices, state, lang)])


def _question(question: Question, state: AnyState, lang: str) -> str:
    who = "" if state.ask is None else _name(state, state.ask.who, lang)
    if question.kind == ALLOWED:
        assert question.option is not None
        assert state.ask is not None
        said = {"who": who, "choice": _option(lang, state, question.option)}
        return words.text(lang, "train-allowed", asked=question_words(lang, state, state.ask), **said)
    if question.kind == FOREVER and not question.steps:
        return words.text(lang, "train-claimed", who=who)
    if question.kind in questions.KINDS:
        return words.text(lang, f"train-{question.kind}", **({"who": who} if question.kind == WINS else {}))
    return words.text(lang, f"train-{state.setup.game.name}-{question.kind}", **({"who": who} if question.kind == "held" else {}))


def _in_force(choices: Sequence[Found], state: AnyState, lang: str) -> Iterator[str]:
    """The answers in force to the rulings that some choice answers differently: without them, the right choice would be
    unknowable."""
    ids = turning(choices)
    if ids:
        said = " ".join(words.text(lang, "cli-labelled", label=id, text=holding(state, id, lang)) for id in ids)
        yield words.text(lang, "train-in-force", rulings=said)


def turning(choices: Sequence[Found]) -> tuple[str, ...]:
    """The rulings that some choice answers differently."""
    return tuple(
        dict.fromkeys(each.by.args[0] for each in choices if each.by is not None and each.by.id == questions.MISREAD_RULING)
    )


def holding(state: AnyState, id: str, lang: str) -> str:
    """The text of a ruling's answer that is in force."""
    return _answer(state, id, state.setup.ruling(id), lang)


def _answer(state: AnyState, id: str, answer: str, lang: str) -> str:
    """The text of an answer to a ruling: only its first sentences; the reference has the rest."""
    attribute = answer if answer == "default" else f"other-{answer}"
    message = f"{state.setup.register[id].message}.{attribute}"
    sentences = re.split(r"(?<=[.?!]) ", " ".join(words.text(lang, message).split()))
    lengths = accumulate(len(sentence) + 1 for sentence in sentences)
    shown = max(1, sum(length <= LONGEST_RULING for length in lengths))
    return " ".join(sentences[:shown]) + (" …" if shown < len(sentences) else "")


# --- answers ----------------------------------------------------------------------------------------------------------


def choice(exercise: Exercise, at: int, lang: str) -> str:
    """One of the choices in words."""
    question, value = exercise.question, exercise.choices[at].value
    state = question.line.state
    players = state.setup.players
    if question.kind == POINTS:
        return " · ".join(f"{name} {points}" for name, points in zip(players, value, strict=True))
    if question.kind == DECIDES:
        return words.text(lang, "train-decides-over") if value == OVER else question_words(lang, state, value)
    if question.kind == WINS:
        return option_words(lang, state, value)
    if question.kind == ALLOWED:
        return _allowed(value, state, lang)
    if question.kind == FOREVER:
        return _forever(question, value, lang)
    kind = Exercises.of(state.setup.game).foretold[question.kind].kind
    if kind == "text":
        return words.text(lang, f"train-{state.setup.game.name}-{question.kind}-{value}")
    return str(words.value(lang, kind, value, players, Showing.of(state.setup.game).same_name_places(state)))


def _allowed(value: Any, state: AnyState, lang: str) -> str:
    if value == YES:
        return words.text(lang, "train-yes")
    found = state.setup.game.refusals(state)
    why = next(each.why for each in found if (each.why.id, each.why.args) == value)
    return words.text(lang, "train-no-because", why=words.sentence(lang, why.id, why.params, why.args, state.setup.players))


def _forever(question: Question, value: str, lang: str) -> str:
    if not question.steps:
        return words.text(lang, f"train-{value}")
    if value == YES:
        return words.text(lang, "train-comes-back")
    if value == NO:
        return words.text(lang, "train-no")
    game = question.line.state.setup.game.name
    if value in DIFFERENT:
        return words.text(lang, f"train-differs-{value}")
    what = words.text_or(words.text_or(value, lang, f"board-why-{value}"), lang, f"board-why-{game}-{value}")
    return words.text(lang, "train-differs", what=what)


# --- replies ----------------------------------------------------------------------------------------------------------


def verdict(exercise: Exercise, at: int, lang: str) -> list[str]:
    """Whether an answer is right; if not, what it misreads, and the steps that refute it, each with its rule."""
    by = exercise.choices[at].by
    head = [words.text(lang, "train-right")] if by is None else [words.text(lang, "train-wrong"), misread(exercise, by, lang)]
    tail = [] if by is None else [words.text(lang, "train-answer", choice=choice(exercise, exercise.right, lang))]
    return [*head, *proof(exercise, at, lang), *tail]


def misread(exercise: Exercise, by: Misreading, lang: str) -> str:
    """A misreading in words."""
    return misreading(exercise.question.line.state, by, lang)


def misreading(state: AnyState, by: Misreading, lang: str) -> str:
    """A misreading of a position in words."""
    if by.id == questions.MISREAD_RULING:
        id, answer = by.args
        return words.text(lang, by.id, ruling=id, answer=_answer(state, id, answer, lang))
    if by.params == questions.FORBIDDEN:
        return words.text(lang, by.id, option=_option(lang, state, by.args[0]))
    same_name_places = Showing.of(state.setup.game).same_name_places(state)
    return words.sentence(lang, by.id, by.params, by.args, state.setup.players, same_name_places)


def proof(exercise: Exercise, at: int, lang: str) -> list[str]:
    """The proof of the right answer: the steps, the rule that forbids the option, or the evidence for a claim."""
    question = exercise.question
    steps = [step for step in refuting(exercise, at) if not step.rule.quiet]
    if steps:
        rulings = [() if exercise.plain else step.rulings for step in steps[-MOST_STEPS:]]
        shown = zip(steps[-MOST_STEPS:], rulings, strict=True)
        lines = [f"{step.words(lang)} [{sources(lang, step.citation, ids)}]" for step, ids in shown]
        return [words.text(lang, "train-really"), *(f"  {each}" for each in (["…"] if len(steps) > MOST_STEPS else []) + lines)]
    if question.kind == ALLOWED:
        return [_ruled(exercise, lang)]
    judged, *way = evidence(exercise, lang)
    return [f"{judged} [{sources(lang, *source(exercise, exercise.right))}]", *way]


def evidence(exercise: Exercise, lang: str) -> list[str]:
    """The verdict on an exercise's claim and its evidence; empty for other exercises."""
    question = exercise.question
    if question.kind != FOREVER or question.steps:
        return []
    state = question.line.state
    prover = Proving.of(state.setup.game).prover()
    assert prover is not None
    found = prover.prove(state, budget=questions.BUDGET)
    return [found.words(lang), *prover.evidence(found, lang, 4)]


def _ruled(exercise: Exercise, lang: str) -> str:
    """The reason that forbids the option in question, with its rule; or the rule by which it is allowed."""
    why = refusal(exercise.question)
    players = exercise.question.line.state.setup.players
    said = words.text(lang, "train-yes") if why is None else words.sentence(lang, why.id, why.params, why.args, players)
    return f"{said} [{sources(lang, *source(exercise, exercise.right))}]"


def _option(lang: str, state: AnyState, option: Option) -> str:
    return option_words(lang, state, option)


def _name(state: AnyState, who: int | str, lang: str) -> str:
    return words.seat(lang, who, state.setup.players)
