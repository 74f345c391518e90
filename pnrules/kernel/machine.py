"""The one transition of every game."""

from __future__ import annotations

from pnrules.kernel import asks
from pnrules.kernel.errors import AnswerNeeded, GameOver, NotAnOption, NothingAsked, NotYourAsk, Refusal
from pnrules.kernel.reading import one_line, short
from pnrules.kernel.state import Option, State
from pnrules.kernel.steps import Step

_new = tuple.__new__


def step(state: State, answer: Option | None = None) -> Step:
    """Perform one op and say what it did. Pure: the same state and answer always give the same step.

    answer  one of `state.ask.options` where an ask is open, else None

    Raises AnswerNeeded where an ask is open and no answer is given, NothingAsked where an answer is given to no question,
    NotAnOption (with the rule that forbids it) for an answer that is not an option, GameOver when the game has ended.
    """
    frames = state[2]
    ask = state[3]
    if ask is None:
        if answer is not None:
            raise NothingAsked(Refusal("refused-nothing-asked", (), (), None))
        if not frames:
            raise GameOver("error-game-over")
    elif answer is None:
        raise AnswerNeeded("error-answer-needed", (("who", "seat"),), (ask.who,))
    else:
        try:
            answer = ask[3][ask[3].index(answer)]  # the ask's own: 0.0 equals 0 and is no place in a list
        except ValueError:
            raise refused(state, answer) from None
    frame = frames[-1]
    rule, args, after = state[0].code[frame[0]][frame[1]](state, frame, answer)
    return _new(Step, (state, answer, rule, args, after))


def refused(state: State, answer: Option, seat: int | str | None = None) -> NotAnOption | NotYourAsk:
    """The error for an answer that is not an option: the rule that forbids it where one is known to.

    seat  who tried; None means whoever is asked
    """
    ask = state.ask
    assert ask is not None
    who = ask.who if seat is None else seat
    for forbidden in state.setup.game.refusals(state):
        if forbidden.option == answer and forbidden.who == who:
            return NotAnOption(forbidden.why)
    if who != ask.who:
        params = (("seat", "seat"), ("who", "seat"))
        return NotYourAsk(Refusal("refused-not-your-ask", params, (who, ask.who), asks.citation(state)))
    listed = ", ".join(" ".join(str(part) for part in option) for option in ask.options)
    params = (("answer", "text"), ("options", "text"))
    words = answer if isinstance(answer, tuple) else (answer,)
    tried = one_line(" ".join(word if isinstance(word, str) else short(word) for word in words))
    return NotAnOption(Refusal("refused-not-an-option", params, (tried, listed), asks.citation(state)))


def onward(state: State, answer: Option | None = None, *, span: int) -> tuple[State, int, list[State]]:
    """Go on to the next question, or to the end, and keep none of the steps, only how many they were.

    answer  one of the open ask's options, known to be one: nothing is checked, and nothing refused
    span    every so many steps, two at least, the state is put into the list
    """
    code = state[0].code
    passed: list[State] = []
    count = 0
    if answer is not None:
        frame = state[2][-1]
        state = code[frame[0]][frame[1]](state, frame, answer)[2]
        count = 1
    kept = span
    while state[3] is None and (frames := state[2]):
        frame = frames[-1]
        state = code[frame[0]][frame[1]](state, frame, None)[2]
        count += 1
        if count == kept:
            passed.append(state)
            kept += span
    return state, count, passed


def run(state: State) -> list[Step]:
    """Step until an ask is open or the game is over. Games are built so that this ends (see `loops`)."""
    steps = []
    while state.ask is None and state.frames:
        steps.append(step(state))
        state = steps[-1].after
    return steps
