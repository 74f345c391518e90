"""COPY and FUTURE: performing other cards as if they were written on this one."""

from __future__ import annotations

from collections.abc import Callable

from pnrules.kernel.game import Op
from pnrules.kernel.state import Frame, Option, State, going_to, with_top
from pnrules.kernel.steps import CARD, Rule
from pnrules.nightmare.board import Env, find
from pnrules.nightmare.performing import Amount, Outcome, perform_inside

_new = tuple.__new__

Listing = Callable[[int, int, int], range]
LISTS = Rule("nightmare-lists", (("card", "card"), ("cards", "cards")), CARD, ("N-40",))
LISTS_NONE = Rule("nightmare-lists-none", (("card", "card"),), CARD)
HAS_LEFT = Rule("nightmare-has-left", (("card", "card"),), CARD, ("N-40",))


def previous(index: int, way: int, count: int) -> range:
    """The places of the cards before `index`, in the order in which the program counter passes them."""
    return range(index - way * count, index, way)


def following(index: int, way: int, count: int) -> range:
    """The places of the cards after `index`, in the order in which the program counter passes them."""
    return range(index + way, index + way * (count + 1), way)


def lists(which: Listing, count: Amount) -> Op:
    """Fix which cards are performed here. Each other card at most once, however short the ring (N-55)."""

    def op(state: State, frame: Frame, answer: Option | None) -> Outcome:
        board, env = state[1], frame[4]
        row = board[0]
        index = find(board, env[0])
        assert index is not None
        length = len(row)
        wanted = count(state, frame)
        places = which(index, board[2], min(wanted, length - 1))
        cards = tuple([row[place % length][0] for place in places])
        if not cards:
            rule = LISTS_NONE.resting_on("N-55" if wanted else "N-57")
            return rule, (frame[2],), going_to(state, frame, frame[1] + 2, board)
        rule = LISTS if wanted < length else LISTS.resting_on("N-55")
        return rule, (frame[2], cards), with_top(state, _left(frame, cards, frame[1] + 1), board)

    return op


def performs_them(state: State, frame: Frame, answer: Option | None) -> Outcome:
    """Perform the next of the listed cards, as if written on this one; one that has left is not performed (N-40)."""
    board, env = state[1], frame[4]
    card, rest = env[1][0], env[1][1:]
    after = _left(frame, rest, frame[1] if rest else frame[1] + 1)
    if find(board, card) is None:
        return HAS_LEFT, (card,), with_top(state, after, board)
    here = card if state[0].reading.from_the_source else env[0]
    return perform_inside(state, after, board, card, here)


def _left(frame: Frame, todo: tuple[str, ...], pc: int) -> Frame:
    """The frame with these cards still to be performed, and op `pc` next."""
    env = frame[4]
    return _new(Frame, (frame[0], pc, frame[2], frame[3], _new(Env, (env[0], todo, env[2], env[3], env[4], env[5]))))
