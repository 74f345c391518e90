"""Performing an instruction: beginning one, ending one, and what its end may bring (out, won).

An instruction is performed in a frame of its own, with the name of its kind as code; COPY and FUTURE put further frames on
top, each an instruction "as if written on" the card that copies. The Python stack never grows with the nesting.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from pnrules.kernel.copies import FACE_DOWN, KIND
from pnrules.kernel.errors import Forbidden
from pnrules.kernel.state import NOBODY, Option, calling, new_frame, next_state, returning, with_env, with_top
from pnrules.kernel.steps import CARD, STOPPED, Op, Outcome, Rule
from pnrules.nightmare.choosing import Refuses
from pnrules.nightmare.table.bits import bits_here, without_seats
from pnrules.nightmare.table.board import (
    Board,
    Env,
    Part,
    clockwise,
    find,
    has_bits,
    lying,
    new_env,
    seats_in,
    with_covered,
    with_run,
    with_seen,
    with_table,
    with_turn,
)
from pnrules.nightmare.table.damage import covering, executed_next
from pnrules.nightmare.table.departures import losing_bits, out_of_range, without_inner
from pnrules.nightmare.table.memory import Memory, carried, executing
from pnrules.nightmare.table.state import NightmareFrame, NightmareState

WINNING_POINTS = 20
ROUNDS = 3  # N-32: how often an instruction may come round to itself without anybody's points changing
MOST_ROUNDS = 500  # N-78: how often while points change, and nobody wins or is out

REACHING: Final = frozenset({"COPY", "FUTURE", "FLOATER"})
"""What may lead back to itself without end (N-32). A SUBROUTINE that is performed again goes one level further in, and the
levels are finite."""

_BOTH_OBJECT = {"3.0": "object", "3.1": "introduction"}
LOOPS = {
    "3.0": "running",
    "3.0, version 1": "version-1-loops",
    "3.1": "running",
    "3.1, version 1": "version-1-loops",
}
"""Endless loops: both editions mention them for version 1 only; for version 2, cite the end of the run."""

OVERSIGHT: Final = "OVERSIGHT"
SUBROUTINE: Final = "SUBROUTINE"

PERFORMED = Rule("nightmare-performed", (("card", "card"),), CARD, quiet=True)
PERFORMS = Rule("nightmare-performs", (("seat", "seat"), ("card", "card"), ("here", "card")), CARD, ("N-01", "N-38"))
PERFORMS_INNER = Rule("nightmare-performs-inner", (("seat", "seat"), ("card", "card"), ("here", "card")), CARD, ("N-44", "N-46"))
PERFORMS_LINKED = Rule(
    "nightmare-performs-linked", (("seat", "seat"), ("card", "card"), ("here", "card")), CARD, ("N-47", "N-70")
)
PERFORMS_THERE = Rule("nightmare-performs-there", (("seat", "seat"), ("card", "card"), ("here", "card")), CARD, ("N-01", "N-38"))
ENDLESS_OUT = Rule("nightmare-endless-out", (("card", "card"),), LOOPS, ("N-32",))
ENDLESS = Rule("nightmare-endless", (("card", "card"), ("rounds", "number")), LOOPS, ("N-32",))
ENDLESS_SAME = Rule("nightmare-endless-same", (("card", "card"), ("rounds", "number")), LOOPS, ("N-32", "N-78"))
ENDLESS_MANY = Rule("nightmare-endless-many", (("card", "card"), ("rounds", "number")), LOOPS, ("N-32", "N-78"), finds=STOPPED)
UNWOUND = Rule("nightmare-unwound", (("card", "card"),), LOOPS, ("N-32",))
RE_ENTERED = Rule("nightmare-re-entered", (("card", "card"),), LOOPS, ("N-32",))
DEAL_ENDS = Rule("nightmare-deal-ends", (("card", "card"),), {"3.0": "card-copy", "3.1": "card-copy"}, ("N-49",))
OUT_OF_POINTS = Rule("nightmare-out-of-points", (("seats", "seats"),), _BOTH_OBJECT, ("N-42", "N-61"))
OUT_OF_BOTH = Rule("nightmare-out-of-both", (("broke", "seats"), ("bitless", "seats")), _BOTH_OBJECT, ("N-10", "N-42", "N-61"))
OUT_OF_BITS = Rule("nightmare-out-of-bits", (("seats", "seats"),), {"3.0": "object", "3.1": "elimination"}, ("N-10",))
WON_POINTS = Rule("nightmare-won-points", (("seat", "seat"), ("points", "number")), _BOTH_OBJECT, ("N-42", "N-61"))
WON_LAST = Rule("nightmare-won-last", (("seat", "seat"), ("seats", "seats")), _BOTH_OBJECT, ("N-42",))
ALL_OUT = Rule("nightmare-all-out", (("seats", "seats"),), _BOTH_OBJECT, ("N-11",))


# --- beginning --------------------------------------------------------------------------------------------------------


def performance(
    state: NightmareState, board: Board, card: str, here: str, actor: int, round: int = 1
) -> tuple[Board, NightmareFrame]:
    """The frame in which `actor` performs `card` as if written on `here`; and the board, since a performance may use up a
    DEFEND."""
    env = new_env(here, (), board.points, len(board.out), round)
    frame = new_frame(KIND[card], 0, card, actor, env)
    return covered(state, board, frame) if board.table.defences else (board, frame)


def noting_execution(state: NightmareState, board: Board, memory: Memory, card: str) -> tuple[Board, Memory]:
    """The card at the program counter counts as executed: for opening breaks in 3.0 (N-34), for a lap in which nothing
    was executed (N-33), and for N-12's other answer."""
    run = board.run
    if not run.opened and not run.final and card not in run.seen and not state.setup.interpretation.opened_by_reaching:
        board = with_run(board, with_seen(run, (*run.seen, card)))
    if state.setup.interpretation.pointer_by_executed:
        board = executed_next(board, card)
    return board, executing(memory)


def covered(state: NightmareState, board: Board, frame: NightmareFrame) -> tuple[Board, NightmareFrame]:
    """Every performance uses up a DEFEND, except for an OVERSIGHT with bits, and a card not yet turned up (N-54)."""
    if not board.table.defences or frame.code == FACE_DOWN or (frame.code == OVERSIGHT and bits_here(state, frame, board)):
        return board, frame
    board, seats = covering(board)
    return board, with_env(frame, with_covered(frame.env, seats))


def perform_inside(state: NightmareState, outer: NightmareFrame, board: Board, card: str, here: str, actor: int) -> Outcome:
    """Begin to perform `card` inside another performance, unless the card is being performed further out already (N-32).

    outer  the performance that continues afterwards
    here   the card on which the inner one counts as written
    actor  the seat that performs it
    """
    if KIND[card] in REACHING or state.setup.ruling("N-32") == "nothing":
        for frame in reversed(state.frames):
            if frame.source == card:
                return _again(state, outer, board, card, here, actor, frame)
    board, inner = _inner(state, outer, board, card, here, actor, 1)
    told = outer.source if outer.code == SUBROUTINE else outer.env.here
    return _begins(state, outer, board, card, here), (actor, card, told), calling(state, outer, inner, board)


def _inner(
    state: NightmareState, outer: NightmareFrame, board: Board, card: str, here: str, actor: int, round: int
) -> tuple[Board, NightmareFrame]:
    """A performance inside another: it shares the outer DEFENDs if N-04 counts stops, and the outer board if everything is
    as at activation (N-40)."""
    env = outer.env
    if state.setup.interpretation.defends_stops:
        inner = new_env(here, (), board.points, len(board.out), round, covered=env.covered, then=env.then)
        return board, new_frame(KIND[card], 0, card, actor, inner)
    board, frame = performance(state, board, card, here, actor, round)
    return board, frame if env.then is None else frame._replace(env=frame.env._replace(then=env.then))


def _again(
    state: NightmareState, outer: NightmareFrame, board: Board, card: str, here: str, actor: int, earlier: NightmareFrame
) -> Outcome:
    """N-32: the card to be performed is already being performed further out."""
    ruling = state.setup.ruling("N-32")
    if ruling == "nothing":
        return RE_ENTERED, (card,), with_top(state, outer, board)
    since = earlier.env.points
    somebody_left = len(board.out) > earlier.env.out
    rounds = earlier.env.round + 1 if since == board.points else 1
    if rounds > ROUNDS or somebody_left:
        if ruling == "unwind":
            return UNWOUND, (card,), with_top(state, outer, board)
        return (ENDLESS_OUT, (card,), _ends(state, board)) if somebody_left else (ENDLESS, (card, ROUNDS), _ends(state, board))
    too_often = _too_often(state, board, card)
    if too_often is not None:
        rule, times = too_often
        return rule, (card, times), _ends(state, board)
    board, inner = _inner(state, outer, board, card, here, actor, rounds)
    rule = _begins(state, outer, board, card, here).resting_on("N-32")
    told = outer.source if outer.code == SUBROUTINE else outer.env.here
    return rule, (actor, card, told), calling(state, outer, inner, board)


def _too_often(state: NightmareState, board: Board, card: str) -> tuple[Rule, int] | None:
    """N-78: why it ends although points change, and after how many rounds: so many that points may change for ever; or, by the
    other answer, as many as N-32 allows at the same points, whatever happened in between."""
    if state.setup.interpretation.same_points_end:
        alike = sum(frame.source == card and frame.env.points == board.points for frame in state.frames)
        if alike >= ROUNDS:
            return ENDLESS_SAME, ROUNDS
    if len(state.frames) > MOST_ROUNDS and sum(frame.source == card for frame in state.frames) >= MOST_ROUNDS:
        return ENDLESS_MANY, MOST_ROUNDS
    return None


def _ends(state: NightmareState, board: Board) -> NightmareState:
    """Everything under way ends, and nothing that was still to come in it is performed (N-32)."""
    return next_state(state, board, (*procedures(state.frames), *brought_to_their_end(state)), None, state.memory)


def _begins(state: NightmareState, outer: NightmareFrame, board: Board, card: str, here: str) -> Rule:
    """An inner performance begins: as if written on the card that performs it; where it lies, in a SUBROUTINE and by
    N-01's other answer; in a SUBROUTINE, too, a card of the program in the place of an inner one."""
    if outer.code == SUBROUTINE and (here != card or find(board, card) is not None):
        return PERFORMS_LINKED
    if here == outer.env.here:
        return PERFORMS
    return PERFORMS_THERE if state.setup.interpretation.from_the_source and outer.code != SUBROUTINE else PERFORMS_INNER


def is_nested(state: NightmareState) -> bool:
    """Whether the instruction being performed is performed by another one."""
    return state.frames[-2].source is not None


def is_copied(state: NightmareState) -> bool:
    """Whether the instruction is performed by another one in its own place, rather than as an inner card of a SUBROUTINE."""
    outer, frame = state.frames[-2], state.frames[-1]
    return outer.source is not None and (outer.code != SUBROUTINE or frame.env.here != frame.source)


def procedures(frames: tuple[NightmareFrame, ...]) -> tuple[NightmareFrame, ...]:
    """The frames below the instruction that the card at the program counter began; everything pending in it is dropped."""
    for depth, frame in enumerate(frames):
        if frame.source is not None:
            return frames[:depth]
    return frames


# --- ending -----------------------------------------------------------------------------------------------------------


def brought_to_their_end(state: NightmareState) -> tuple[NightmareFrame, ...]:
    """The performances under way, each reduced to its end: an activation that is cut short settles points, bits and dealt cards
    as its own end would have (N-10, N-42, N-49)."""
    return tuple(_at_its_end(state, frame) for frame in state.frames if frame.source is not None)


def _at_its_end(state: NightmareState, frame: NightmareFrame) -> NightmareFrame:
    """The performance with its last op, `done`, next."""
    env = frame.env._replace(todo=(), jump=None)
    return frame._replace(pc=len(state.setup.code[frame.code]) - 1, env=env)


def done(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """The end of every performed instruction, at which points and bits (N-42, N-10) and dealt cards (N-49) are settled."""
    if _nothing_to_settle(state, state.board, frame.env):
        return PERFORMED, (frame.source,), returning(state, state.board)
    return _settled(state, frame, state.board)


def _nothing_to_settle(state: NightmareState, board: Board, env: Env) -> bool:
    """Whether the performance made nobody win, put nobody out, and discards no dealt cards."""
    points = board.points
    return (
        max(points) < WINNING_POINTS
        and not env.bereft
        and (0 not in points or not seats_at_zero(board))
        and (not board.beside or not _ending_deals(state, board))
    )


def _ending_deals(state: NightmareState, board: Board) -> tuple[str, ...]:
    """The cards whose dealt cards go at the end of this instruction."""
    at_work = tuple(f.env.here for f in state.frames[:-1] if f.code == SUBROUTINE)
    return out_of_range(state, board, at_work)


class Ending(Refuses):
    """The last op of an instruction. If nothing is to be settled, the instruction is over; otherwise `done` follows."""

    __slots__ = ("op",)
    called: ClassVar = "ending.last"

    def __init__(self, op: Op) -> None:
        self.op = op

    def __call__(self, state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
        rule, args, after = self.op(state, frame, answer)
        frames = after.frames
        if len(frames) == len(state.frames):
            top = frames[-1]
            if top.pc == frame.pc + 1 and top.source == frame.source and _nothing_to_settle(state, after.board, top.env):
                return rule, args, next_state(after, after.board, frames[:-1], None, after.memory)
        return rule, args, after

    def refused(self, state: NightmareState) -> list[Forbidden]:
        """The refusals at its question."""
        return self.op.refused(state) if isinstance(self.op, Refuses) else []


def seats_at_zero(board: Board) -> tuple[int, ...]:
    """The seats still in the game that have no points left."""
    return tuple(seat for seat in seats_in(board) if board.points[seat - 1] == 0)


def _settled(state: NightmareState, frame: NightmareFrame, board: Board) -> Outcome:
    ending_deals = _ending_deals(state, board)
    if ending_deals:
        return _deal_ends(state, frame, board, ending_deals[0])
    actor = frame.actor
    winners = tuple(s for s in seats_in(board) if board.points[s - 1] >= WINNING_POINTS)
    if winners:
        winner = actor if actor in winners else winners[0]
        drawn = actor not in winners and len(winners) > 1
        ended = over(state, board, "draw" if drawn else "points", winners if drawn else (winner,))
        return WON_POINTS, (winner, board.points[winner - 1]), ended
    broke = seats_at_zero(board)
    bitless = tuple(s for s in frame.env.bereft if s not in (*board.out, *broke) and not has_bits(board, s))
    if broke and bitless:
        return leaving(state, frame.actor, board, (*broke, *bitless), OUT_OF_BOTH, (broke, bitless))
    if broke or bitless:
        return leaving(state, frame.actor, board, broke or bitless, OUT_OF_POINTS if broke else OUT_OF_BITS)
    return PERFORMED, (frame.source,), returning(state, board)


def _deal_ends(state: NightmareState, frame: NightmareFrame, board: Board, card: str) -> Outcome:
    """No SUBROUTINE is in reach any more: what was dealt beside the card is discarded (N-49)."""
    board, bereft = without_inner(board, card)
    after = frame._replace(env=losing_bits(board, frame.env, bereft))
    return DEAL_ENDS, (card,), with_top(state, after, board)


def leaving(
    state: NightmareState, actor: int, board: Board, seats: tuple[int, ...], rule: Rule, args: tuple[tuple[int, ...], ...] = ()
) -> Outcome:
    """These seats are out at once, and everything they had pending is dropped; the last player left has won.

    Called at the end of an instruction, so the innermost frame is over too. If no program runs, the next player still in has
    the turn.

    rule, args  why they are out; by default the argument is `seats`
    """
    seats = tuple(sorted(seats))
    board = eliminated(board, seats)
    left = seats_in(board)
    because = ("N-10",) if "N-10" in rule.rulings else ()
    if not left:
        if actor in seats and state.setup.ruling("N-11") == "actor":
            return ALL_OUT.resting_on(*because), (seats,), over(state, board, "actor", (actor,))
        return ALL_OUT.resting_on(*because), (seats,), over(state, board, "draw", seats)
    if len(left) == 1:
        return WON_LAST.resting_on(*because), (left[0], seats), over(state, board, "last", left)
    if not board.run.running:
        board = with_table(board, with_turn(board.table, clockwise(board, board.table.turn)[0]))
    frames = tuple(_still_pending(state, frame, board) for frame in state.frames[:-1])
    if any(_for_others(frame, board) for frame in state.frames[:-1]):
        rule = rule.resting_on("N-73")
    return rule, args or (seats,), next_state(state, board, frames, None, state.memory)


def _still_pending(state: NightmareState, frame: NightmareFrame, board: Board) -> NightmareFrame:
    """What is left of a routine once somebody is out: of one of their own performances, only its end."""
    if frame.source is None or frame.actor not in board.out:
        return _without_parts(frame, board.out)
    others = _for_others(frame, board)
    if others and state.setup.interpretation.inner_owners_go_on:
        return frame._replace(actor=NOBODY, env=frame.env._replace(todo=others, jump=None))
    return _at_its_end(state, frame)


def _for_others(frame: NightmareFrame, board: Board) -> tuple[str | Part, ...]:
    """What others still have to perform in the SUBROUTINE of a player who is out: inner cards with their bits (N-73)."""
    if frame.code != SUBROUTINE or frame.actor not in board.out:
        return ()
    found: list[str | Part] = []
    for item in frame.env.parts:
        if isinstance(item, Part):
            found += [item] if item.actor not in board.out else []
        else:
            here = lying(board, item)
            found += [item] if here is not None and here.bits else []
    return tuple(found)


def _without_parts(frame: NightmareFrame, out: tuple[int, ...]) -> NightmareFrame:
    """The frame without what players who are out still had to perform in it."""
    if not any(isinstance(item, Part) for item in frame.env.todo):
        return frame
    todo = tuple(item for item in frame.env.todo if not isinstance(item, Part) or item.actor not in out)
    return frame._replace(pc=frame.pc if todo else frame.pc + 1, env=frame.env._replace(todo=todo))


def eliminated(board: Board, seats: tuple[int, ...]) -> Board:
    """The board without these seats: no bits, no hand, no SKIP tokens, no DEFEND."""
    board = without_seats(board, seats)
    table = board.table
    dropped = tuple(card for seat in seats for card in table.hands[seat - 1])
    hands = tuple(() if seat in seats else hand for seat, hand in enumerate(table.hands, 1))
    skips = tuple(0 if seat in seats else count for seat, count in enumerate(table.skips, 1))
    defences = tuple(() if seat in seats else counts for seat, counts in enumerate(table.defences, 1))
    table = table._replace(
        hands=hands,
        discards=table.discards + dropped,
        skips=skips if any(skips) else (),
        defences=defences if any(defences) else (),
    )
    return with_table(board, table)._replace(out=tuple(sorted({*board.out, *seats})))


def over(state: NightmareState, board: Board, how: str, winners: tuple[int, ...]) -> NightmareState:
    """The game has ended: nothing is pending any more."""
    return next_state(state, with_table(board, board.table._replace(result=(how, winners))), (), None, state.memory)


# --- numbers ----------------------------------------------------------------------------------------------------------

Amount = Callable[[NightmareState, NightmareFrame], int]


def number(which: int = 0, *, in_words: int | None = None) -> Amount:
    """The number printed on the card being performed, with its counters; never below 0, unless N-58 has another answer.

    in_words  the number if the edition spells it out, in which case no counter can change it (N-36)
    """

    def amount(state: NightmareState, frame: NightmareFrame) -> int:
        printed = state.setup.printed[frame.code]
        if which >= len(printed):
            assert in_words is not None
            return in_words
        here = lying(frame.env.then or state.board, frame.source)
        if here is None:  # it has gone with its SUBROUTINE (N-81)
            here = next((inner for inner in carried(state.memory) if inner.card == frame.source), None)
        if here is None or not here.changes:
            return printed[which]
        value = printed[which] + here.changes[which]
        return value if value > 0 or state.setup.interpretation.below_zero else 0

    return amount
