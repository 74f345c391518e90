"""The questions of exercises, with the right answer from the steps that follow, and wrong ones from the steps under misreadings.

A question arises at a position, with the answers of its game. The question, its right answer and every wrong one are derived
here; none is written by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final, NamedTuple

from pnrules.kernel import asks
from pnrules.kernel.errors import Forbidden
from pnrules.kernel.facets.exercises import Exercises
from pnrules.kernel.facets.exploring import Exploring, every
from pnrules.kernel.facets.players import Players
from pnrules.kernel.facets.proving import Prover, Proving
from pnrules.kernel.game import Setup
from pnrules.kernel.machine import step
from pnrules.kernel.misreadings import Misreading
from pnrules.kernel.replays import Given, same
from pnrules.kernel.state import CHANCE, AnyState, Ask, Option
from pnrules.kernel.steps import Step
from pnrules.training.positions import Line, choices, followed

POINTS, DECIDES, ALLOWED, FOREVER, WINS = "points", "decides", "allowed", "forever", "wins"
KINDS: Final = (POINTS, DECIDES, ALLOWED, FOREVER, WINS)
"""The kinds of questions for every game; games add their own (`Exercises.foretold`)."""

MOST_ANSWERS: Final = 4
"""The maximum number of players' answers between the position and the outcome in question."""

MOST_OPTIONS: Final = 8

ALLOWED_AFTER_ALL: Final = 0.4
"""The probability that the option in question is allowed."""

BUDGET: Final = 600
"""The prover's budget for judging a claim: undecided ones are not asked."""

YES, NO = "yes", "no"

OVER: Final = "over"
"""The answer to what is asked next, if the game is over."""

MISREAD_RULING, MISREAD_EDITION = "misread-ruling", "misread-edition"
"""The misreadings of every game: another answer to a ruling; the other edition."""

RULING: Final = (("ruling", "text"), ("answer", "text"))
EDITION: Final = (("work", "text"),)
FORBIDDEN: Final = (("option", "text"),)


class Found(NamedTuple):
    """An answer: its value, and the misreading that leads to it; None for the right answer."""

    value: Any
    by: Misreading | None


class Question(NamedTuple):
    """A question at a position.

    kind    points, decides, allowed, forever, wins, or one of the game's own
    line    the position and the next answers, as far as the question reveals them
    steps   what really happens
    right   the right answer
    wrong   every wrong answer of a misreading, by value, with the first misreading that leads to it
    option  the option in question, if it is whether one is allowed
    """

    kind: str
    line: Line
    steps: tuple[Step, ...]
    right: Any
    wrong: tuple[Found, ...]
    option: Option | None = None


def kinds(setup: Setup) -> tuple[str, ...]:
    """All kinds of questions of a game."""
    return (*KINDS, *Exercises.of(setup.game).foretold)


def question(kind: str, line: Line, draw: Random) -> Question | None:
    """A question of a kind at a position; None if none is worth asking."""
    if kind == ALLOWED:
        return _allowed(line, draw)
    if kind == WINS:
        return _wins(line)
    if kind == FOREVER:
        return _forever(line)
    return _foretold(kind, line)


# --- misreadings ------------------------------------------------------------------------------------------------------


def misreadings(state: AnyState, steps: Sequence[Step]) -> Iterator[Misreading]:
    """Every misreading of some steps: the game's own; another answer to a ruling behind them; the other edition."""
    setup = state.setup
    yield from Exercises.of(setup.game).misreadings(state, steps)
    if any(frame.source is not None for frame in state.frames):
        return  # the current card was begun under the rules in force
    yield from _ruled_otherwise(state, resting(steps))
    for edition in setup.game.works:
        if edition != setup.edition:
            other = setup.with_(edition=edition)
            yield Misreading(MISREAD_EDITION, EDITION, (other.work,), Exploring.of(setup.game).under(state, other))


def _ruled_otherwise(state: AnyState, rulings: Sequence[str]) -> Iterator[Misreading]:
    """The position under another answer to each of some rulings."""
    setup = state.setup
    for id in rulings:
        for other in setup.register[id].answers:
            if other == setup.ruling(id):
                continue  # in force, so no misreading
            otherwise = Exploring.of(setup.game).under(state, _otherwise(setup, id, other))
            yield Misreading(MISREAD_RULING, RULING, (id, other), otherwise)


def resting(steps: Sequence[Step]) -> tuple[str, ...]:
    """The rulings behind steps and the questions between them, each once."""
    found = [id for step in steps for id in step.rulings]
    found += [id for step in steps if step.after.ask is not None for id in asks.rulings(step.after)]
    return tuple(dict.fromkeys(found))


@lru_cache(maxsize=512)
def _otherwise(setup: Setup, id: str, answer: str) -> Setup:
    """The set-up with another answer to one ruling."""
    return setup.with_(rulings={**dict(setup.rulings), id: answer})


# --- what is asked next -----------------------------------------------------------------------------------------------


def _points(state: AnyState, steps: Sequence[Step]) -> tuple[int, ...] | None:
    return (steps[-1].after if steps else state).setup.game.points(steps[-1].after if steps else state) or None


def _decides(state: AnyState, steps: Sequence[Step]) -> Ask | str | None:
    """What is asked next, and of whom; OVER if the game is over; None before anything has happened, and for a draw."""
    if not steps:
        return None
    ask = steps[-1].after.ask
    if ask is None:
        return OVER
    return None if ask.who == CHANCE else ask._replace(options=())


def _fact(kind: str, setup: Setup) -> Callable[[AnyState, Sequence[Step]], Any]:
    if kind == POINTS:
        return _points
    return _decides if kind == DECIDES else Exercises.of(setup.game).foretold[kind].of


def _foretold(kind: str, line: Line) -> Question | None:
    """A question about the outcome of the next answers: as few of them as some misreading gets wrong."""
    state = line.state
    of = _fact(kind, state.setup)
    before = of(state, ())
    for count in range(1, len(line.next) + 1):
        given = line.next[:count]
        if choices(given) > MOST_ANSWERS:
            return None
        steps = followed(state, given)
        if steps is None:
            return None
        right = of(state, steps)
        if right is not None and right != before:
            told = Line(state, given)
            wrong = _wrong(right, told, steps, of)
            if wrong:
                return Question(kind, told, tuple(steps), right, wrong)
    return None


def settled(question: Question) -> tuple[Step, ...]:
    """The steps up to the one that settles the answer, which nothing after it changes. All steps if the answer is about all of
    them."""
    steps = question.steps
    if question.kind in (ALLOWED, FOREVER, WINS):
        return steps
    state = question.line.state
    of = _fact(question.kind, state.setup)
    while len(steps) > 1 and of(state, steps[:-1]) == question.right:
        steps = steps[:-1]
    return steps


def _wrong(right: Any, line: Line, steps: Sequence[Step], of: Callable[[AnyState, Sequence[Step]], Any]) -> tuple[Found, ...]:
    """The wrong answers of misreadings, each value once."""
    found: dict[Any, Found] = {}
    for misreading in misreadings(line.state, steps):
        there = followed(misreading.state, line.next)
        value = of(misreading.state, there) if there else None
        if value is not None and value != right:
            found.setdefault(value, Found(value, misreading))
    return tuple(found.values())


# --- whether it goes on for ever --------------------------------------------------------------------------------------


def _forever(line: Line) -> Question | None:
    """Whether the position comes back with the same question, so that it goes on for ever if all keep answering like this."""
    state = line.state
    prover = Proving.of(state.setup.game).prover()
    if prover is not None and prover.claimable(state):
        return _claimed(line, prover)
    ask = state.ask
    again = (at for at, (asked, _) in enumerate(line.next) if at and ask is not None and same(asked, ask))
    at = next(again, None)
    if at is None or any(asked.who == CHANCE for asked, _ in line.next[:at]):
        return None
    told = Line(state, line.next[:at])
    steps = followed(state, told.next)
    if steps is None:
        return None
    wrong = _wrong(_comes_back(state, steps), told, steps, _comes_back)
    right = _comes_back(state, steps)
    doubtful = right == YES or any(found.value == YES for found in wrong)
    return Question(FOREVER, told, tuple(steps), right, wrong) if wrong and doubtful else None


def _claimed(line: Line, prover: Prover) -> Question | None:
    """Whether a turn can be made to last for ever, by the prover's verdict."""
    state = line.state
    verdict = prover.prove(state, budget=BUDGET)
    right = _judged(verdict, prover)
    if right is None:
        return None
    told = Line(state, ())
    found: dict[Any, Found] = {}
    rulings = prover.source(verdict)[1]
    for misreading in (*Exercises.of(state.setup.game).misreadings(state, ()), *_ruled_otherwise(state, rulings)):
        value = _judged(prover.prove(misreading.state, budget=BUDGET), prover)
        if value is not None and value != right:
            found.setdefault(value, Found(value, misreading))
    return Question(FOREVER, told, (), right, tuple(found.values())) if found else None


def _judged(verdict: Any, prover: Prover) -> str | None:
    """YES or NO if the claim is decided."""
    return (YES if verdict.name == "proved" else NO) if prover.is_decided(verdict) else None


def _comes_back(state: AnyState, steps: Sequence[Step]) -> str:
    """YES if the position is the same as before; otherwise the first difference on the table."""
    after = steps[-1].after
    if after.position == state.position:
        return YES
    before, now = every(state), every(after)
    return next((str(fact[0]) for fact in {**before, **now} if before.get(fact) != now.get(fact)), NO)


# --- whether something is allowed -------------------------------------------------------------------------------------


def _allowed(line: Line, draw: Random) -> Question | None:
    """Whether the player who is asked may do something, and if not, why not.

    The reasons are those that forbid something here: a wrong answer confuses two options, or overlooks a rule.
    """
    state = line.state
    ask = state.ask
    if ask is None or ask.who == CHANCE:
        return None
    forbidden = _one_of_each(state, draw)
    if not forbidden:
        return None
    idle = Players.of(state.setup.game).idle
    legal = [option for option in ask.options if option[0] not in idle and len(option) > 1]
    told = Line(state, ())
    if legal and draw.random() < ALLOWED_AFTER_ALL:
        option = draw.choice(legal)
        mixed_up = tuple(_taken_for(state, each) for each in forbidden)
        return Question(ALLOWED, told, (), YES, mixed_up, option)
    tried, *others = forbidden
    overlooked = Found(YES, Misreading("misread-overlooked", FORBIDDEN, (tried.option,), state))
    return Question(ALLOWED, told, (), _reason(tried), (overlooked, *(_taken_for(state, each) for each in others)), tried.option)


def _one_of_each(state: AnyState, draw: Random) -> list[Forbidden]:
    """Illegal options of the player who is asked: one for each reason, shuffled."""
    assert state.ask is not None
    found = [each for each in state.setup.game.refusals(state) if each.who == state.ask.who]
    draw.shuffle(found)
    return list({each.why.id: each for each in found}.values())


def _reason(forbidden: Forbidden) -> tuple[Any, ...]:
    return forbidden.why.id, forbidden.why.args


def _taken_for(state: AnyState, other: Forbidden) -> Found:
    return Found(_reason(other), Misreading("misread-taken-for", FORBIDDEN, (other.option,), state))


# --- which option wins a point ----------------------------------------------------------------------------------------


def _wins(line: Line) -> Question | None:
    """Which option brings its player the most points if all go on as they did here. A misreading prefers another.

    Reveals no more of the answers that follow than make a difference.
    """
    state = line.state
    ask = state.ask
    if ask is None or ask.who == CHANCE or not 2 <= len(ask.options) <= MOST_OPTIONS or not state.setup.game.points(state):
        return None
    for count in range(1, len(line.next) + 1):
        then = line.next[1:count]
        if choices(then) > MOST_ANSWERS:
            return None
        best, steps = _best(state, then)
        if best is not None:
            found: dict[Any, Found] = {}
            for misreading in misreadings(state, steps):
                other, _ = _best(misreading.state, then)
                if other is not None and other != best and other in ask.options:
                    found.setdefault(other, Found(other, misreading))
            told = Line(state, line.next[:count])
            return Question(WINS, told, tuple(steps), best, tuple(found.values())) if found else None
    return None


def _best(state: AnyState, then: Sequence[Given]) -> tuple[Option | None, list[Step]]:
    """The option that brings more points than any other, and at least one; None if there is none."""
    ask = state.ask
    assert ask is not None
    seat = int(ask.who)
    ways = {option: steps for option in ask.options if (steps := _chosen(state, option, then)) is not None}
    gains = {option: _gain(state, steps, seat) for option, steps in ways.items()}
    top = max(gains.values(), default=0)
    best = [option for option, gain in gains.items() if gain == top]
    return (best[0], ways[best[0]]) if top > 0 and len(best) == 1 else (None, [])


def _chosen(state: AnyState, option: Option, then: Sequence[Given]) -> list[Step] | None:
    """The steps of an option and the answers after it; None if these do not fit, or if the steps are too many."""
    if Proving.of(state.setup.game).takes_thought(option):
        return None
    first = step(state, option)
    more = followed(first.after, then)
    return None if more is None else [first, *more]


def _gain(state: AnyState, steps: Sequence[Step], seat: int) -> int:
    game = state.setup.game
    return int(game.points(steps[-1].after)[seat - 1] - game.points(state)[seat - 1])
