"""The one transition of every game."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from pnrules.kernel import asks
from pnrules.kernel.citations import Citation
from pnrules.kernel.errors import AnswerNeeded, GameOver, NotAnOption, NothingAsked, NotYourAsk, Refusal
from pnrules.kernel.forms.validation import meant, one_line, short
from pnrules.kernel.state import AnyState, Option
from pnrules.kernel.steps import PROVED, STOPPED, Step, new_step


def step(state: AnyState, answer: Option | None = None) -> Step:
    """Perform one op and say what it did. Pure: the same state and answer always give the same step.

    answer  one of `state.ask.options` where an ask is open, else None

    Raises AnswerNeeded if an ask is open and no answer is given, NothingAsked if there is an answer but no ask,
    NotAnOption (with the rule that forbids it) for an answer that is not an option, GameOver when the game has ended.
    """
    frames = state.frames
    ask = state.ask
    if ask is None:
        if answer is not None:
            raise NothingAsked(Refusal("refused-nothing-asked", (), (), None))
        if not frames:
            raise GameOver("error-game-over")
    elif answer is None:
        raise AnswerNeeded("error-answer-needed", (("who", "seat"),), (ask.who,))
    else:
        try:
            answer = ask.options[ask.options.index(answer)]  # the ask's own object: 0.0 equals 0, but is not an index
        except ValueError:
            raise refused(state, answer) from None
    frame = frames[-1]
    rule, args, after = state.setup.code[frame.code][frame.pc](state, frame, answer)
    return new_step(state, answer, rule, args, after)


def refused(state: AnyState, answer: Option, seat: int | str | None = None) -> NotAnOption | NotYourAsk:
    """The error for an answer that is not an option, with the rule that forbids it if one is known.

    seat  who tried; None for whoever is asked
    """
    ask = state.ask
    assert ask is not None
    who = ask.who if seat is None else seat
    for forbidden in state.setup.game.refusals(state):
        if forbidden.option == answer and forbidden.who == who:
            return NotAnOption(forbidden.why)
    words = answer if isinstance(answer, tuple) else (answer,)
    cite = _forbidding(state, words, who)
    if who != ask.who:
        params = (("seat", "seat"), ("who", "seat"))
        return NotYourAsk(Refusal("refused-not-your-ask", params, (who, ask.who), cite))
    tried = one_line(" ".join(word if isinstance(word, str) else short(word) for word in words))
    options = tuple(" ".join(map(str, option)) for option in ask.options)
    named = (("answer", "text"), ("options", "texts"), ("close", "close"))
    args = (tried, options, _meant(words, ask.options))
    return NotAnOption(Refusal("refused-not-an-option", named, args, cite))


def _forbidding(state: AnyState, words: tuple[Any, ...], who: int | str) -> Citation | None:
    """The place that forbids an answer; that of its verb if the open question is another one, or another player's."""
    ask, setup = state.ask, state.setup
    assert ask is not None
    verb = words[0] if words and isinstance(words[0], str) else ""
    asked = who == ask.who and any(option[0] == verb for option in ask.options)
    place = None if asked else setup.game.verb_place(verb)
    return asks.citation(state) if place is None else Citation(setup.work, place)


def _meant(words: tuple[Any, ...], options: tuple[Option, ...]) -> tuple[str, ...]:
    """What an answer that is not an option may have meant: a verb, or an option with this verb."""
    verbs = dict.fromkeys(str(option[0]) for option in options)
    if not words or words[0] not in verbs:
        return meant(words[0] if words else "", verbs)
    begun = (" ".join(map(str, option)) for option in options if option[0] == words[0])
    return meant(" ".join(map(str, words)), begun)


SPAN: Final = 32
"""How many steps lie between two states that are kept, if nothing is asked for long."""

MOST: Final = 20_000
"""How many steps a run may take without asking anything before it is suspended. No game comes anywhere near."""


class Running(NamedTuple):
    """A run that was suspended: nothing is asked, and the game is not over.

    finds  PROVED: the whole state has come back, so that the run never ends; STOPPED: it is not known whether it ends
    steps  if PROVED, the length of the cycle; else after how many steps it was suspended
    """

    finds: str
    steps: int


def onward(
    state: AnyState, answer: Option | None = None, *, span: int = SPAN, most: int = MOST
) -> tuple[AnyState, int, list[AnyState], Running | None]:
    """Run to the next question, or to the end, without keeping the steps, only their number.

    answer  one of the options of the open ask; it is not checked
    span    how often the state is added to the list, in steps, at least two; the state of a suspended run is not added
    most    after how many steps, at least two, the run is suspended; the last item then tells so, and is None otherwise

    A run whose whole state comes back, memory included, is suspended where it first does. Detecting that costs a comparison every
    `span` steps (Brent's algorithm): the state compared with is replaced at powers of two.
    """
    code = state.setup.code
    passed: list[AnyState] = []
    count = 0
    if answer is not None:
        frame = state.frames[-1]
        state = code[frame.code][frame.pc](state, frame, answer)[2]
        count = 1
    begun, began = state, count
    mark = state
    kept = span if span < most else most
    while state.ask is None and (frames := state.frames):
        frame = frames[-1]
        state = code[frame.code][frame.pc](state, frame, None)[2]
        count += 1
        if count == kept:
            if count == most or state == mark:
                break
            passed.append(state)
            kept = min(kept + span, most)
            if len(passed) & (len(passed) - 1) == 0:
                mark = state
    if state.ask is not None or not state.frames:
        return state, count, passed, None
    cycle = _cycle(state, most)
    closes = began + _stem(begun, cycle) + cycle if cycle else 0
    if not 0 < closes <= count:
        return state, count, passed, Running(STOPPED, count)
    return _ahead(begun, closes - began), closes, passed[: (closes - 1) // span], Running(PROVED, cycle)


def _cycle(state: AnyState, most: int) -> int:
    """After how many steps a state of a run comes back; 0 if it does not within `most`.

    Once a state has come back, all later ones lie on the same cycle, so any of them will do.
    """
    later = state
    for steps in range(1, most + 1):
        later = _ahead(later, 1)
        if later == state:
            return steps
        if later.ask is not None or not later.frames:
            break
    return 0


def _stem(begun: AnyState, cycle: int) -> int:
    """How many steps lead from a state into a cycle of this length."""
    stem, behind, ahead = 0, begun, _ahead(begun, cycle)
    while behind != ahead:
        stem, behind, ahead = stem + 1, _ahead(behind, 1), _ahead(ahead, 1)
    return stem


def _ahead(state: AnyState, steps: int) -> AnyState:
    """The state a number of steps later, in a run that asks nothing on the way."""
    code = state.setup.code
    for _ in range(steps):
        frame = state.frames[-1]
        state = code[frame.code][frame.pc](state, frame, None)[2]
    return state


def run(state: AnyState, *, most: int = MOST) -> list[Step]:
    """Step until an ask is open or the game is over; or as far as `onward` goes if neither happens."""
    steps: list[Step] = []
    while state.ask is None and state.frames:
        if len(steps) == most:
            return steps[: onward(steps[0].before, most=most)[1]]
        steps.append(step(state))
        state = steps[-1].after
    return steps
