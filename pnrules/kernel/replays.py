"""Replaying the same answers after a change (another answer or ruling, a missing card), as far as they stay legal."""

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
"""A question and the answer to it."""


class Replay(NamedTuple, Generic[P]):
    """How far the same answers got in another play.

    play      the new play; its head is where they stopped
    repeated  how many answers of seats were given again
    left_out  how many were dropped, since their questions no longer came up
    rest      how many were left when it stopped; 0 if the whole line was replayed
    refused   the refusal at which it stopped, if an answer was no longer legal
    """

    play: P
    repeated: int
    left_out: int
    rest: int
    refused: PnError | None


def given(steps: Sequence[Step]) -> list[Given]:
    """The questions along some steps, with their answers."""
    return [(step.before.ask, step.answer) for step in steps if step.before.ask is not None and step.answer is not None]


def go_through(play: P, rest: Sequence[Given], further: int = 0) -> Replay[P]:
    """Give the same answers to the same questions. Answers to questions that no longer come up are dropped.

    It stops at the first question that was not asked before, and at the first answer that is no longer legal. Draws are not
    replayed: chance is asked again, and its answers are not counted.

    further  how often suspended runs may be resumed: as often as the first time
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
    """Resume a suspended run, at most so often. Returns how many times are left."""
    while times and play.ask is None and play.running is not None:
        play.go_on()
        times -= 1
    return times


def _by_seats(answers: Sequence[Given]) -> int:
    """How many of the answers were given by seats."""
    return sum(ask.who != CHANCE for ask, _ in answers)


def go_strictly(play: P, answers: Sequence[Given], further: int = 0) -> Replay[P]:
    """Give the same answers one after another, draws included; stops at the first that does not fit.

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
    """Give the answer that was given to `asked` in another play, if the same is asked here."""
    ask = play.ask
    if ask is not None and ask.who != CHANCE and asked.who == CHANCE:
        return  # a draw that does not happen in this play
    if ask is not None and not same(ask, asked):
        params = (("who", "seat"),)
        raise NotYourAsk(Refusal("refused-asked-otherwise", params, (ask.who,), asks.citation(play.state)))
    if ask is not None and ask.who == CHANCE and answer not in ask.options:
        params = (("card", "card"),)
        raise NotYourAsk(Refusal("refused-not-in-deck", params, (answer[-1],), asks.citation(play.state)))
    play.choose(answer, seat=asked.who)


def same(one: Ask, other: Ask) -> bool:
    """Whether both ask the same of the same seat."""
    return (one.who, one.kind, one.args) == (other.who, other.kind, other.args)


def drawing_again(draws: Sequence[Option], then: Chance | None) -> Chance:
    """Chance repeats its draws in order, as far as they are still possible; then `then` takes over."""

    def answer(state: AnyState, drawn: int) -> Option | None:
        assert state.ask is not None
        if drawn < len(draws) and draws[drawn] in state.ask.options:
            return draws[drawn]
        return None if then is None else then(state, drawn)

    return answer
