"""COPY and FUTURE: performing other cards as if they were written on this one."""

from __future__ import annotations

from collections.abc import Callable

from pnrules.kernel.game import Op
from pnrules.kernel.state import Frame, Option, State, going_to, with_top
from pnrules.kernel.steps import CARD, Rule
from pnrules.nightmare.board import Env, find
from pnrules.nightmare.performing import PERFORMS, Amount, Outcome, perform

Listing = Callable[[int, int, int], range]
LISTS = Rule("nightmare-lists", (("card", "card"), ("cards", "cards")), CARD, ("N-40",))
LISTS_NONE = Rule("nightmare-lists-none", (("card", "card"),), CARD, ("N-57",))
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
        index = find(board, env.here)
        assert index is not None
        length = len(row)
        wanted = count(state, frame)
        places = which(index, env.way, min(wanted, length - 1))
        cards = tuple(row[place % length][0] for place in places)
        if not cards:
            return LISTS_NONE, (frame[2],), going_to(state, frame, frame[1] + 2, board)
        after = Frame(frame[0], frame[1] + 1, frame[2], frame[3], env._replace(todo=cards))
        rule = LISTS if wanted < length else LISTS.resting_on("N-55")
        return rule, (frame[2], cards), with_top(state, after, board)

    return op


def performs_them(state: State, frame: Frame, answer: Option | None) -> Outcome:
    """Perform the next of the listed cards, as if written on this one; one that has left is not performed (N-40)."""
    board, env = state[1], frame[4]
    card, rest = env.todo[0], env.todo[1:]
    after = Frame(frame[0], frame[1] if rest else frame[1] + 1, frame[2], frame[3], env._replace(todo=rest))
    if find(board, card) is None:
        return HAS_LEFT, (card,), with_top(state, after, board)
    here = card if state[0].ruling("N-01") == "copied" else env.here
    inner = Env(here, env.way)
    return perform(state, after, board, card, frame[3], inner, PERFORMS, (frame[3], card, env.here))
