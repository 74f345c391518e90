"""The planner: what each action at hand would do to this round's points, if nobody did anything more before the run; and which
way the Token would go if the program ran as it lies.

Nothing is computed here that the kernel does not: the action is taken and the program run, step by step. Nobody's hidden
cards enter into it, since nobody else acts; what is drawn, answered or taken is left open.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from pnrules.bandwidth.code_cards import ARRIVES, SENDS
from pnrules.bandwidth.flow.acting import ACT_ASK
from pnrules.bandwidth.procedures import ABOUT_TO_RUN, NEXT_FIRST, ROUND
from pnrules.bandwidth.table.rows import free_place
from pnrules.bandwidth.table.state import BandwidthState
from pnrules.kernel.machine import run, step
from pnrules.kernel.state import Option
from pnrules.kernel.steps import Step

ROUND_STOPS, WIN_STOPS = "round", "round-won"
"""What a preview that looks ahead ends with: the end of the round, or the game won before."""


class Plan(NamedTuple):
    """An action, and what it would come to.

    option  the action
    steps   the run that would follow, if the program then ran as it lies
    points  everybody's points after it, in seat order
    gains   how many of them each would have scored in it
    wins    the seat that would have won; None where the game would go on
    """

    option: Option
    steps: tuple[Step, ...]
    points: tuple[int, ...]
    gains: tuple[int, ...]
    wins: int | None


class Way(NamedTuple):
    """The way that the Token would go.

    stops  where it would bring a point, in order: the card that sends it there, which may be the function, and the seat
    wins   the seat that would have won; None where the game would go on
    """

    stops: tuple[tuple[str, int], ...]
    wins: int | None


def plans(state: BandwidthState) -> tuple[Plan, ...]:
    """A plan for every action that the player to act may take, in the order of the options; empty at any other question."""
    if state.ask is None or state.ask.kind != ACT_ASK:
        return ()
    return tuple(plan(state, option) for option in state.ask.options)


def plan(state: BandwidthState, option: Option) -> Plan:
    """What one action would come to. Raises Refused for an action that is none of the options."""
    steps = _round_after(step(state, option).after)
    board = steps[-1].after.board
    gains = tuple(later - now for later, now in zip(board.points, state.board.points, strict=True))
    return Plan(option, tuple(steps), board.points, gains, board.winner)


def foresee(state: BandwidthState, option: Option) -> tuple[list[Step], str | None]:
    """The steps that a preview of an answer shows, and how it ends: for an action the plan, else up to the next question."""
    first = step(state, option)
    if state.ask is None or state.ask.kind != ACT_ASK:
        return [first, *run(first.after)], None
    ahead = _round_after(first.after)
    return [first, *ahead], WIN_STOPS if ahead[-1].after.over else ROUND_STOPS


def way(state: BandwidthState) -> Way | None:
    """The way of the Token from where it is, if the program ran now as it lies; None where there is no program, while it runs,
    and once somebody has won."""
    board = state.board
    if board.run is not None or board.winner is not None or free_place(board.rows) == 0:
        return None
    key = (state.setup, board.cards, board.rows, board.function, board.token, board.first, board.points)
    latest, found = _LATEST[0]
    if any(one is not other for one, other in zip(latest, key, strict=True)):
        found = _way(_round_after(state))
        _LATEST[0] = key, found
    return found


def _way(steps: list[Step]) -> Way:
    arrivals = [done for done in steps if done.rule in (ARRIVES, SENDS)]
    stops = tuple((str(done.before.frames[-1].source), done.after.board.token) for done in arrivals)
    return Way(stops, steps[-1].after.board.winner)


_LATEST: Final[list[tuple[tuple[object, ...], Way | None]]] = [((None,) * 7, None)]
"""The latest program, from where the Token was, and its way: most steps between two runs change none of it."""


def _round_after(state: BandwidthState) -> list[Step]:
    """The program run as it lies, up to where the round would end or somebody has won."""
    steps = []
    state = state._replace(frames=(ABOUT_TO_RUN,), ask=None)
    while state.frames and state.frames[-1].next_op != (ROUND, NEXT_FIRST):
        steps.append(step(state))
        state = steps[-1].after
    return steps
