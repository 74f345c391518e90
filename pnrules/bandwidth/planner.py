"""The planner: what each action would do to this round's points if nobody acted any more before the run, and which way the
Token would go if the program ran now.

Everything is computed by the kernel: the action is taken and the program run, step by step. Hidden cards do not matter, since
nobody else acts; whatever is drawn, answered or taken stays open.
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
"""How a preview that looks ahead ends: with the end of the round, or with the game won before."""


class Plan(NamedTuple):
    """An action, and its outcome.

    option  the action
    steps   the run that would follow if the program then ran as it is
    points  everybody's points after it, in seat order
    gains   how many of them each would have scored in the run
    wins    the seat that would have won; None if the game would continue
    """

    option: Option
    steps: tuple[Step, ...]
    points: tuple[int, ...]
    gains: tuple[int, ...]
    wins: int | None


class Way(NamedTuple):
    """The way that the Token would go.

    stops  where it would score, in order: the card that sends it there, which may be the function, and the seat
    wins   the seat that would have won; None if the game would continue
    """

    stops: tuple[tuple[str, int], ...]
    wins: int | None


def plans(state: BandwidthState) -> tuple[Plan, ...]:
    """A plan for every action that the player to act may take, in the order of the options; empty at any other question."""
    if state.ask is None or state.ask.kind != ACT_ASK:
        return ()
    return tuple(plan(state, option) for option in state.ask.options)


def plan(state: BandwidthState, option: Option) -> Plan:
    """The outcome of one action. Raises Refused for an action that is not an option."""
    steps = _round_after(step(state, option).after)
    board = steps[-1].after.board
    gains = tuple(later - now for later, now in zip(board.points, state.board.points, strict=True))
    return Plan(option, tuple(steps), board.points, gains, board.winner)


def foresee(state: BandwidthState, option: Option) -> tuple[list[Step], str | None]:
    """The steps that a preview of an answer shows, and how it ends: for an action the plan, otherwise up to the next question."""
    first = step(state, option)
    if state.ask is None or state.ask.kind != ACT_ASK:
        return [first, *run(first.after)], None
    ahead = _round_after(first.after)
    return [first, *ahead], WIN_STOPS if ahead[-1].after.over else ROUND_STOPS


def way(state: BandwidthState) -> Way | None:
    """The way of the Token if the program ran now as it is; None if there is no program, while it runs, and after somebody
    has won."""
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
"""The last program, with where the Token was, and the way: most steps between two runs change none of it."""


def _round_after(state: BandwidthState) -> list[Step]:
    """The run of the program as it is, up to where the round would end or somebody has won."""
    steps = []
    state = state._replace(frames=(ABOUT_TO_RUN,), ask=None)
    while state.frames and state.frames[-1].next_op != (ROUND, NEXT_FIRST):
        steps.append(step(state))
        state = steps[-1].after
    return steps
