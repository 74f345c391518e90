"""GOTO and REVERSE PROGRAM: where the program counter goes."""

from __future__ import annotations

from collections.abc import Iterable

from pnrules.kernel.state import NOBODY, Option, at, going_on, next_state
from pnrules.kernel.steps import CARD, Op, Outcome, Rule
from pnrules.nightmare.performing import SUBROUTINE, Amount, brought_to_their_end, is_copied, is_nested, procedures
from pnrules.nightmare.procedures import ARRIVING, RUN_FRAME
from pnrules.nightmare.table.board import (
    GONE,
    Board,
    Part,
    find,
    lying,
    sure,
    under_pc,
    with_instruction,
    with_lying,
    with_pc,
    with_way,
)
from pnrules.nightmare.table.damage import left_behind
from pnrules.nightmare.table.sequences import Spot, counted_on, spot
from pnrules.nightmare.table.state import NightmareFrame, NightmareState

CARD_TARGET = (("card", "card"), ("target", "card"))
COUNTED = (*CARD_TARGET, ("count", "number"))
REVERSES = Rule("nightmare-reverses", (), CARD)
JUMPS = Rule("nightmare-jumps", CARD_TARGET, CARD)
LOCKS = Rule("nightmare-locks", COUNTED, CARD)
LOCKS_COPIED = Rule("nightmare-locks-copied", COUNTED, CARD, ("N-03", "N-47"))
TAKES_PLACE = Rule("nightmare-takes-place", CARD_TARGET, CARD, ("N-47",))
LOCKS_TAKES_PLACE = Rule("nightmare-locks-takes-place", COUNTED, CARD, ("N-03", "N-47"))
JUMPS_LATER = Rule("nightmare-jumps-later", CARD_TARGET, CARD, ("N-46", "N-47"))
LOCKS_JUMPS_LATER = Rule("nightmare-locks-jumps-later", COUNTED, CARD, ("N-46", "N-47"))
INNER_JUMPS = Rule("nightmare-inner-jumps", CARD_TARGET, CARD, ("N-47",))
INNER_JUMPS_LATER = Rule("nightmare-inner-jumps-later", CARD_TARGET, CARD, ("N-46", "N-47", "N-69"))
INNER_TAKES_PLACE = Rule("nightmare-inner-takes-place", CARD_TARGET, CARD, ("N-47",))
"""A SUBROUTINE is done, and the jump of its GOTO is due: it is the GOTO that jumps, not the SUBROUTINE."""

LEADS_NOWHERE = Rule("nightmare-leads-nowhere", (("card", "card"),), CARD)
LEFT_WITH_ITS_CARD = Rule("nightmare-goto-has-left", (("card", "card"),), CARD, ("N-15", "N-68"))
COUNTS_FROM_NOWHERE = Rule("nightmare-counts-from-nowhere", (("card", "card"),), CARD, ("N-15",))
JUMPS_NONE = Rule("nightmare-jumps-none", (("card", "card"),), CARD, ("N-57",))


def turns_round(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """The program changes direction; even inside a SUBROUTINE it is the main program that does (N-46)."""
    rule = REVERSES.resting_on("N-46") if is_nested(state) and state.frames[-2].code == SUBROUTINE else REVERSES
    return rule, (), going_on(state, frame, with_way(state.board, -state.board.way))


def jumps_forward(count: Amount) -> Op:
    """GOTO: count the first time and lock to the card reached, then follow it; with something pending, that card is
    performed next instead of a jump (N-47)."""

    def op(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
        board, source = state.board, frame.source
        here = lying(board, source)
        if here is None:
            return _goes_all_the_same(state, frame, board, count)
        link = here.link
        if link == GONE:
            rule = LEADS_NOWHERE.resting_on("N-47") if is_nested(state) else LEADS_NOWHERE
            return rule, (source,), going_on(state, frame, board)
        if link is not None:
            return goes(state, frame, board, link, None)
        spaces = count(state, frame)
        if spaces <= 0:
            return JUMPS_NONE, (source,), going_on(state, frame, board)
        target = _counted(board, frame, spaces)
        if target is None:
            return COUNTS_FROM_NOWHERE, (source,), going_on(state, frame, board)
        board = with_lying(board, here.card, here._replace(link=target))
        return goes(state, frame, board, target, spaces)

    def reach(state: NightmareState, frame: NightmareFrame) -> tuple[str, ...]:
        """The card that a GOTO in the program leads to, locked or counted; empty if it leads nowhere."""
        board = state.board
        link = sure(str(frame.source), board).link
        target = _counted(board, frame, count(state, frame)) if link is None else link
        return () if target is None or target == GONE else (target,)

    op.reach = reach  # type: ignore[attr-defined]
    return op


def _counted(board: Board, frame: NightmareFrame, spaces: int) -> str | None:
    """The card that a GOTO reaches by counting ahead; None if it lies nowhere, or there is no such card."""
    return _ahead_of(board, frame, _in_the_main_program(board, spot(board, frame.env.here)), spaces)


def _ahead_of(board: Board, frame: NightmareFrame, start: Spot | None, spaces: int) -> str | None:
    if start is None or spaces <= 0:
        return None
    if frame.env.then is not None:  # "forward" means forward at activation (N-40)
        board = with_way(board, frame.env.then.way)
    return counted_on(board, start, spaces)


def _goes_all_the_same(state: NightmareState, frame: NightmareFrame, board: Board, count: Amount) -> Outcome:
    """An inner GOTO that has left with its SUBROUTINE, and is still performed (N-15, N-49): it does not jump. By N-68's other
    answer it counts from where the SUBROUTINE lay; it lies nowhere itself, so nothing locks it."""
    outer = state.frames[-2]
    spaces = count(state, frame)
    start = _in_the_main_program(board, spot(board, outer.env.here)) if state.setup.interpretation.inner_goto_outlives else None
    target = _ahead_of(board, frame, start, spaces)
    if target is None:
        return LEFT_WITH_ITS_CARD, (frame.source,), going_on(state, frame, board)
    return goes(state, frame, board, target, None, ["N-15", "N-68"])


def _in_the_main_program(board: Board, at: Spot | None) -> Spot | None:
    """Where a jump is counted from: for an inner card, the card of the main program beside which it lies (N-46)."""
    while at is not None and at.owner is not None:
        at = spot(board, at.owner)
    return at


def goes(
    state: NightmareState, frame: NightmareFrame, board: Board, target: str, spaces: int | None, rests_on: Iterable[str] = ()
) -> Outcome:
    """Jump to the card that the GOTO is locked to; `spaces` is how many it has just counted, None if it was locked already.

    rests_on  the rulings by which the GOTO leads there
    """
    rulings = [*rests_on, *(["N-55"] if spaces is not None and spaces >= len(board.row) else [])]
    if not state.setup.interpretation.jumps_at_once:
        if _waits_for_inner_cards(state, frame):
            return _goes_later(state, frame, board, target, spaces, rulings)
        pending = _pending(state)
        if pending is not None:
            return _takes_place(state, frame, board, target, spaces, rulings, pending)
    return _jumps(state, frame, board, target, spaces, rulings)


def _waits_for_inner_cards(state: NightmareState, frame: NightmareFrame) -> bool:
    """Whether this is a GOTO directly in a SUBROUTINE; or a SUBROUTINE directly in another, whose own GOTO's jump waits for
    the outer one's cards as well, unless N-69 has another answer."""
    directly: bool = state.frames[-2].code == SUBROUTINE
    return directly and not (frame.code == SUBROUTINE and state.setup.interpretation.inner_jump_takes_its_turn)


def _goes_later(
    state: NightmareState, frame: NightmareFrame, board: Board, target: str, spaces: int | None, rulings: list[str]
) -> Outcome:
    """Directly in a SUBROUTINE the jump waits for the remaining inner cards; the last jump wins."""
    frames = list(state.frames)
    frames[-1] = at(frame, frame.pc + 1)
    outer = frames[-2]
    frames[-2] = outer._replace(env=outer.env._replace(jump=target))
    after = next_state(state, board, tuple(frames), None, state.memory)
    if spaces is None:
        rule = INNER_JUMPS_LATER if frame.code == SUBROUTINE else JUMPS_LATER
        return rule.resting_on(*rulings), (frame.source, target), after
    return LOCKS_JUMPS_LATER.resting_on(*rulings), (frame.source, target, spaces), after


def _takes_place(
    state: NightmareState, frame: NightmareFrame, board: Board, target: str, spaces: int | None, rulings: list[str], pending: int
) -> Outcome:
    """Something is pending: the linked card takes the place of the next one to be performed."""
    frames = list(state.frames)
    frames[-1] = at(frame, frame.pc + 1)
    outer = frames[pending]
    first, rest = outer.env.parts[0], outer.env.parts[1:]
    instead: Part | str = target
    if outer.code == SUBROUTINE:
        part = first if isinstance(first, Part) else Part(first, first, _performer(state, board, outer, first))
        here = target if state.setup.interpretation.linked_where_it_lies else part.here
        instead = Part(target, here, part.actor)
        rulings = [*rulings, "N-70"]
        rulings += ["N-80"] if lying(board, part.here) is not None and sure(part.here, board).bits else []
        rulings += ["N-69"] if frame.code == SUBROUTINE else []
    frames[pending] = outer._replace(env=outer.env._replace(todo=(instead, *rest)))
    after = next_state(state, board, tuple(frames), None, state.memory)
    if spaces is None:
        rule = INNER_TAKES_PLACE if frame.code == SUBROUTINE else TAKES_PLACE
        return rule.resting_on(*rulings), (frame.source, target), after
    return LOCKS_TAKES_PLACE.resting_on(*rulings), (frame.source, target, spaces), after


def _performer(state: NightmareState, board: Board, outer: NightmareFrame, inner: str) -> int:
    """Who performs what takes an inner card's place: whoever performs the SUBROUTINE; by N-80's other answer, and where that
    player is out (N-73), the owner of the bit on the inner card, if there is one."""
    here = lying(board, inner)
    if here is None or not here.bits or not (state.setup.interpretation.linked_by_owner or outer.actor == NOBODY):
        return outer.actor
    return here.bits[0]


def _jumps(
    state: NightmareState, frame: NightmareFrame, board: Board, target: str, spaces: int | None, rulings: list[str]
) -> Outcome:
    """The program counter moves to its new place; the bits after this one do not act (N-14)."""
    place = find(board, target)
    assert place is not None
    standing = under_pc(board)
    if standing is not None and board.row[board.pc].due:
        board = with_instruction(board, board.pc, board.row[board.pc]._replace(due=()))
        rulings.append("N-14")
    frames = list(state.frames)
    if state.setup.interpretation.jumps_at_once:
        frames = [*procedures(state.frames), *brought_to_their_end(state)]
    frames[-1] = at(frame, frame.pc + 1)
    frames[RUN_FRAME] = ARRIVING
    board = left_behind(with_pc(board, place), standing) if board.run.hurt else with_pc(board, place)
    stop = board.run.stop
    if stop.gone:  # it is back on a card; the other gaps stay until it arrives
        board = board._replace(run=board.run._replace(stop=stop._replace(gone=False)))
    after = next_state(state, board, tuple(frames), None, state.memory)
    if spaces is None:
        if is_nested(state):
            rulings.append("N-47")
        rule = INNER_JUMPS if frame.code == SUBROUTINE else JUMPS
        return rule.resting_on(*rulings), (frame.source, target), after
    rule = LOCKS_COPIED if is_copied(state) else LOCKS
    if is_nested(state):
        rulings.append("N-47")
    return rule.resting_on(*rulings), (frame.source, target, spaces), after


def _pending(state: NightmareState) -> int | None:
    """The innermost frame that still has a card to perform."""
    for depth in range(len(state.frames) - 2, 0, -1):
        frame = state.frames[depth]
        if frame.source is not None and frame.env.todo and _performs(frame):
            return depth
    return None


def _performs(frame: NightmareFrame) -> bool:
    """Whether the `todo` of this frame lists cards to perform, rather than choices made so far."""
    return frame.code in ("COPY", "FUTURE", "FLOATER", SUBROUTINE)
