"""COPY and FUTURE: performing other cards as if they were written on this one."""

from __future__ import annotations

from collections.abc import Callable

from pnrules.kernel.game import Op
from pnrules.kernel.singles import KIND
from pnrules.kernel.state import Frame, Option, State, going_to, with_top
from pnrules.kernel.steps import CARD, Outcome, Rule
from pnrules.nightmare.board import FACE_DOWN, Board, Env, lying
from pnrules.nightmare.performing import Amount, perform_inside
from pnrules.nightmare.sequences import Spot, spot

_new = tuple.__new__

Listing = Callable[[Board, Spot, int], tuple[str, ...]]
LISTS = Rule("nightmare-lists", (("card", "card"), ("cards", "cards")), CARD, ("N-40",))
LISTS_NONE = Rule("nightmare-lists-none", (("card", "card"),), CARD)
HAS_LEFT = Rule("nightmare-has-left", (("card", "card"),), CARD, ("N-40",))


def lists(which: Listing, count: Amount) -> Op:
    """Fix which cards are performed here (N-40): on a ring each other card at most once (N-55), among inner cards no
    further than their ends (N-02)."""

    def op(state: State, frame: Frame, answer: Option | None) -> Outcome:
        env = frame[4]
        board = env[8] or state[1]
        at = spot(board, env[0])
        wanted = count(state, frame)
        cards = which(board, at, wanted) if at is not None else ()
        if not cards:
            rule = LISTS_NONE.resting_on("N-57" if wanted <= 0 else "N-02" if at is not None and at.owner else "N-55")
            return rule, (frame[2],), going_to(state, frame, frame[1] + 2, state[1])
        rule = LISTS if wanted == len(cards) else LISTS.resting_on("N-02" if at is not None and at.owner else "N-55")
        if at is not None and at.gap:
            rule = rule.resting_on("N-15", "N-40")
        after = _left(frame, cards, frame[1] + 1)
        if env[8] is None and state[0].reading.fixed_at_activation:
            after = after._replace(env=after.env._replace(then=board))
        return rule, (frame[2], cards), with_top(state, after, state[1])

    return op


def performs_them(state: State, frame: Frame, answer: Option | None) -> Outcome:
    """Perform the next of the listed cards, as if written on this one; one that has left is not performed (N-40)."""
    board, env = state[1], frame[4]
    card, rest = env[1][0], env[1][1:]
    after = _left(frame, rest, frame[1] if rest else frame[1] + 1)
    unknown = KIND[card] == FACE_DOWN and lying(board, card) is None  # turned up since: what it was is not there any more
    if unknown or lying(env[8] or board, card) is None:
        return HAS_LEFT, (card,), with_top(state, after, board)
    here = card if state[0].reading.from_the_source else env[0]
    return perform_inside(state, after, board, card, here, frame[3])


def _left(frame: Frame, todo: tuple[str, ...], pc: int) -> Frame:
    """The frame with these cards still to be performed, and op `pc` next."""
    env = frame[4]
    left = _new(Env, (env[0], todo, env[2], env[3], env[4], env[5], env[6], env[7], env[8]))
    return _new(Frame, (frame[0], pc, frame[2], frame[3], left))
