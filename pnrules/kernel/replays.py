"""The same answers again after something was otherwise (an answer, a ruling, a card less), as far as they stay legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from pnrules.kernel import asks
from pnrules.kernel.errors import NotYourAsk, PnError, Refusal
from pnrules.kernel.state import CHANCE, AnyState, Ask, Option
from pnrules.kernel.steps import Step

if TYPE_CHECKING:
    from pnrules.kernel.chance import Chance
    from pnrules.kernel.play import Play

P = TypeVar("P", bound="Play")

Given = tuple[Ask, Option]
"""A question and the answer that it was given."""


class Replay(NamedTuple, Generic[P]):
    """How far the same answers went in another play.

    play      the new play; its head stands where they stopped
    repeated  how many answers of seats were given again
    left_out  how many fell away, since their questions did not come up any more
    rest      how many were left when it stopped; 0 where the whole line was gone through
    refused   the refusal at which it stopped, where an answer was no longer legal
    """

    play: P
    repeated: int
    left_out: int
    rest: int
    refused: PnError | None


def given(steps: Sequence[Step]) -> list[Given]:
    """The questions along some steps with their answers."""
    return [(step.before.ask, step.answer) for step in steps if step.before.ask is not None and step.answer is not None]


def go_through(play: P, rest: Sequence[Given], further: int = 0) -> Replay[P]:
    """Give the same answers to the same questions. A question that does not come up any more takes its answer with it.

    It stops honestly where a question comes up that was not asked before, or where an answer is no longer legal. Draws are no
    answers of anybody's: they are made again where chance is asked, and are not counted.

    further  how often a run that is left may be gone on with: as often as was done the first time
    """
    left, repeated, left_out, begin = _by_seats(rest), 0, 0, 0
    further = _on(play, further)
    while left and (ask := play.ask) is not None:
        asked = next((place for place in range(begin, len(rest)) if same(rest[place][0], ask)), None)
        if asked is None:
            return Replay(play, repeated, left_out, left, None)
        try:
            play.choose(rest[asked][1])
        except PnError as error:
            return Replay(play, repeated, left_out, left, error)
        again, fallen = _by_seats(rest[asked : asked + 1]), _by_seats(rest[begin:asked])
        repeated, left_out, left = repeated + again, left_out + fallen, left - again - fallen
        begin = asked + 1
        further = _on(play, further)
    return Replay(play, repeated, left_out, left, None)


def _on(play: Play, times: int) -> int:
    """Go on with a run that was left, so many times at most; how many times more it may be done."""
    while times and play.ask is None and play.running is not None:
        play.go_on()
        times -= 1
    return times


def _by_seats(answers: Sequence[Given]) -> int:
    """How many of some answers a seat gave."""
    return sum(ask.who != CHANCE for ask, _ in answers)


def go_strictly(play: P, answers: Sequence[Given], further: int = 0) -> Replay[P]:
    """Give the same answers one after another, draws among them; it stops at the first that does not fit.

    further  as for `go_through`
    """
    further = _on(play, further)
    for place, (asked, answer) in enumerate(answers):
        try:
            _repeat(play, asked, answer)
            further = _on(play, further)
        except PnError as error:
            return Replay(play, _by_seats(answers[:place]), 0, _by_seats(answers[place:]), error)
    return Replay(play, _by_seats(answers), 0, 0, None)


def _repeat(play: Play, asked: Ask, answer: Option) -> None:
    """Give an answer that was given to `asked` in another play, if that is what is asked here too."""
    ask = play.ask
    if ask is not None and ask.who != CHANCE and asked.who == CHANCE:
        return  # a draw that this play does not make
    if ask is not None and not same(ask, asked):
        params = (("who", "seat"),)
        raise NotYourAsk(Refusal("refused-asked-otherwise", params, (ask.who,), asks.citation(play.state)))
    if ask is not None and ask.who == CHANCE and answer not in ask.options:
        params = (("card", "card"),)
        raise NotYourAsk(Refusal("refused-not-in-deck", params, (answer[-1],), asks.citation(play.state)))
    play.choose(answer, seat=asked.who)


def same(one: Ask, other: Ask) -> bool:
    """Whether the same is asked of the same."""
    return (one.who, one.kind, one.args) == (other.who, other.kind, other.args)


def drawing_again(draws: Sequence[Option], then: Chance | None) -> Chance:
    """Chance draws what it drew before, in order, where it still can; then it goes on as it would have."""

    def answer(state: AnyState, drawn: int) -> Option | None:
        assert state.ask is not None
        if drawn < len(draws) and draws[drawn] in state.ask.options:
            return draws[drawn]
        return None if then is None else then(state, drawn)

    return answer
