"""COPY and FUTURE: performing other cards as if they were written on this one."""

from __future__ import annotations

from collections.abc import Callable

from pnrules.kernel.copies import FACE_DOWN, KIND
from pnrules.kernel.state import Option, going_to, with_top
from pnrules.kernel.steps import CARD, Op, Outcome, Rule
from pnrules.nightmare.choosing import with_todo
from pnrules.nightmare.performing import Amount, perform_inside
from pnrules.nightmare.table.board import Board, lying
from pnrules.nightmare.table.sequences import Spot, spot
from pnrules.nightmare.table.state import NightmareFrame, NightmareState

Listing = Callable[[Board, Spot, int], tuple[str, ...]]
LISTS = Rule("nightmare-lists", (("card", "card"), ("cards", "cards")), CARD, ("N-40",))
LISTS_NONE = Rule("nightmare-lists-none", (("card", "card"),), CARD)
HAS_LEFT = Rule("nightmare-has-left", (("card", "card"),), CARD, ("N-40",))


def lists(which: Listing, count: Amount) -> Op:
    """Fix which cards are performed here (N-40): on a ring each other card at most once (N-55), among inner cards no
    further than their ends (N-02)."""

    def found(state: NightmareState, frame: NightmareFrame) -> tuple[Spot | None, int, tuple[str, ...]]:
        """Where counting starts, how many cards are wanted, and those that are there."""
        board = frame.env.then or state.board
        at = spot(board, frame.env.here)
        wanted = count(state, frame)
        return at, wanted, which(board, at, wanted) if at is not None else ()

    def op(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
        env = frame.env
        at, wanted, cards = found(state, frame)
        if not cards:
            rule = LISTS_NONE.resting_on("N-57" if wanted <= 0 else "N-02" if at is not None and at.owner else "N-55")
            return rule, (frame.source,), going_to(state, frame, frame.pc + 2, state.board)
        rule = LISTS if wanted == len(cards) else LISTS.resting_on("N-02" if at is not None and at.owner else "N-55")
        if at is not None and at.gap:
            rule = rule.resting_on("N-15")
        after = with_todo(frame, cards, frame.pc + 1)
        if env.then is None and state.setup.interpretation.fixed_at_activation:
            after = after._replace(env=after.env._replace(then=state.board))
        return rule, (frame.source, cards), with_top(state, after, state.board)

    op.reach = lambda state, frame: found(state, frame)[2]  # type: ignore[attr-defined]
    return op


def performs_them(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """Perform the next of the listed cards, as if written on this one; one that has left is not performed (N-40)."""
    board, env = state.board, frame.env
    card, rest = env.cards[0], env.cards[1:]
    after = with_todo(frame, rest, frame.pc if rest else frame.pc + 1)
    unknown = KIND[card] == FACE_DOWN and lying(board, card) is None  # turned up since, so it has another name
    if unknown or lying(env.then or board, card) is None:
        return HAS_LEFT, (card,), with_top(state, after, board)
    here = card if state.setup.interpretation.from_the_source else env.card
    return perform_inside(state, after, board, card, here, frame.actor)
