"""What players get wrong about Programmer’s Nightmare, each as the position that they have in mind."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from pnrules.kernel.copies import KIND
from pnrules.kernel.errors import CARD_PARAM
from pnrules.kernel.misreadings import Foretold, Misreading, passing_over, with_routine
from pnrules.kernel.state import Option
from pnrules.kernel.steps import Op, Outcome, Step
from pnrules.nightmare.effects.copying import LISTS
from pnrules.nightmare.effects.points import HELD, everyone_loses
from pnrules.nightmare.flow.dealing import RING_DONE, TURNED_UP_FIRST
from pnrules.nightmare.flow.laps import MANY_LAPS, MANY_STOPS, RETURNED, settled
from pnrules.nightmare.performing import OVERSIGHT, PERFORMED, SUBROUTINE, done, number
from pnrules.nightmare.procedures import DEALING, NOBODY_AHEAD
from pnrules.nightmare.table.board import (
    BACKWARD,
    FORWARD,
    Board,
    Instruction,
    lying,
    seats_in,
    with_bits,
    with_changes,
    with_defences,
    with_pc,
    with_row,
    with_table,
    with_way,
)
from pnrules.nightmare.table.state import NightmareFrame, NightmareState, RunningState

HEAD, TAIL = "head", "tail"

CHANGING: Final = "changing-numbers"
SEVERAL: Final = {"3.0": "several-bits"}
"""Places in the rulebooks that no step cites, since they only show in how a program runs. PN 3.1 has none for several bits."""

MOST_COPIED: Final = 8

COPYING: Final = ("COPY", "FUTURE", "FLOATER")
NUMBER: Final = (*CARD_PARAM, ("which", "number"), ("wrong", "number"), ("right", "number"))
"""`which`: the first or second number of a card that has several; 0 for a card that has one."""


def misreadings(state: NightmareState, steps: Sequence[Step]) -> Iterator[Misreading]:
    """What somebody may get wrong about the cards performed in `steps`, which begin at `state`."""
    under_way = {frame.source for frame in state.frames}
    performed = [card for card in _performed(steps) if card not in under_way and lying(state.board, card) is not None]
    for card in performed:
        yield from _of_numbers(state, card)
        yield _ignored(state, card)
    if any(step.rule.id == LISTS.id for step in steps):
        yield _copy_moves_the_pc(state)
    if any(step.rule.id == HELD.id for step in steps):
        yield _oversight_with_bits(state)
    if state.frames[-1].source is None:  # otherwise the choice is already among the right bits, in the right direction
        yield from _of_bits(state)
        yield _the_other_way(state)
    if state.board.table.defences:
        yield _undefended(state)
    rules = {step.rule.id for step in steps}
    if rules & {RING_DONE.id, TURNED_UP_FIRST.id}:
        yield _another_begins(state)
    if TURNED_UP_FIRST.id in rules:
        yield _points_to_the_head(state)
    if rules & {RETURNED.id, MANY_LAPS.id, MANY_STOPS.id}:
        yield Misreading("misread-nightmare-unasked", (), (), with_routine(state, NOBODY_AHEAD, _unasked))


def _performed(steps: Sequence[Step]) -> list[str]:
    """The cards that are performed, each once, in order."""
    sources = (step.before.frames[-1].source for step in steps)
    return list(dict.fromkeys(card for card in sources if card is not None))


def _with_board(state: NightmareState, board: Board) -> NightmareState:
    return state._replace(board=board)


def _changed(state: NightmareState, card: str, change: Callable[[Instruction], Instruction]) -> NightmareState:
    row = tuple(change(here) if here.card == card else here for here in state.board.row)
    return _with_board(state, with_row(state.board, row))


# --- what a card says -------------------------------------------------------------------------------------------------


def _of_numbers(state: NightmareState, card: str) -> Iterator[Misreading]:
    """A number of the card read as one more or one less, or as printed although counters have changed it."""
    here = lying(state.board, card)
    printed = state.setup.printed.get(KIND[card], ())
    if here is None or not printed:
        return
    changes = here.changes or (0,) * len(printed)
    for place, one in enumerate(printed):
        right = max(0, one + changes[place])
        for off in (+1, -1):
            if right + off >= 0:
                wrong = (*changes[:place], right + off - one, *changes[place + 1 :])
                there = _changed(state, card, lambda one, wrong=wrong: with_changes(one, wrong))  # type: ignore[misc]
                which = place + 1 if len(printed) > 1 else 0
                yield Misreading("misread-nightmare-number", NUMBER, (card, which, right + off, right), there)
    if any(here.changes):
        there = _changed(state, card, lambda one: with_changes(one, ()))
        yield Misreading("misread-nightmare-counters", CARD_PARAM, (card,), there, CHANGING)


def _ignored(state: NightmareState, card: str) -> Misreading:
    """A card skipped as if it did nothing."""
    return Misreading("misread-nightmare-ignored", CARD_PARAM, (card,), passing_over(state, card, KIND[card], PERFORMED))


def _oversight_with_bits(state: NightmareState) -> Misreading:
    """OVERSIGHT works though there are bits on it."""
    there = with_routine(state, OVERSIGHT, everyone_loses(number(in_words=1)), done)
    return Misreading("misread-nightmare-oversight", (), (), there)


def _copy_moves_the_pc(state: NightmareState) -> Misreading:
    """The PC moves to what is copied, and continues from there."""
    there = state
    for kind in COPYING:
        *first, performs, ends = state.setup.code[kind]
        there = with_routine(there, kind, *first, _going_there(performs), ends)
    return Misreading("misread-nightmare-copy-moves", (), (), there)


def _going_there(performs: Op) -> Op:
    def op(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
        copied = frame.env.cards[0] if frame.env.todo else None
        rule, args, after = performs(state, frame, answer)
        at = next((place for place, here in enumerate(after.board.row) if here.card == copied), None)
        return rule, args, after if at is None else after._replace(board=with_pc(after.board, at))

    return op


# --- bits, the PC, tokens ---------------------------------------------------------------------------------------------


def _of_bits(state: NightmareState) -> Iterator[Misreading]:
    """If several bits lie on the card at the PC: only the first one counts, or the last one acts first."""
    board = state.board
    for here in board.row:
        if len(here.bits) < 2 or here.due or KIND[here.card] == SUBROUTINE:
            continue
        first = _changed(state, here.card, lambda one: with_bits(one, one.bits[:1]))
        place = SEVERAL.get(state.setup.edition, "")
        yield Misreading("misread-nightmare-first-bit", CARD_PARAM, (here.card,), first, place)
        if here.bits != here.bits[::-1]:
            last = _changed(state, here.card, lambda one: with_bits(one, one.bits[::-1]))
            yield Misreading("misread-nightmare-last-bit", CARD_PARAM, (here.card,), last, place)


def _the_other_way(state: NightmareState) -> Misreading:
    """The PC moves in the other direction."""
    return Misreading("misread-nightmare-way", (), (), _with_board(state, with_way(state.board, -state.board.way)))


def _undefended(state: NightmareState) -> Misreading:
    """Nobody has executed DEFEND."""
    table = with_defences(state.board.table, ())
    return Misreading("misread-nightmare-defend", (), (), _with_board(state, with_table(state.board, table)))


# --- a deal, a loop ---------------------------------------------------------------------------------------------------


def _another_begins(state: NightmareState) -> Misreading:
    """After the deal somebody else begins."""

    def begins(state: NightmareState) -> NightmareState:
        players = seats_in(state.board)
        table = state.board.table
        return _with_board(state, with_table(state.board, table._replace(turn=players[1])))

    return Misreading("misread-nightmare-begins", (), (), _after_dealing(state, begins))


def _points_to_the_head(state: NightmareState) -> Misreading:
    """The PC begins in the other direction."""
    there = _after_dealing(state, lambda state: _with_board(state, with_way(state.board, BACKWARD)))
    return Misreading("misread-nightmare-first-way", (), (), there)


def _after_dealing(state: NightmareState, change: Callable[[NightmareState], NightmareState]) -> NightmareState:
    """The position in which the deal ends with a change."""

    def changed(op: Op) -> Op:
        def deals(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
            rule, args, after = op(state, frame, answer)
            return rule, args, change(after) if rule.id in (RING_DONE.id, TURNED_UP_FIRST.id) else after

        return deals

    return with_routine(state, DEALING, *map(changed, state.setup.code[DEALING]))


def _unasked(state: RunningState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """If nobody gains anything, the run ends without anyone being asked."""
    return settled(state, state.board)


# --- what can be foretold ---------------------------------------------------------------------------------------------


def _pc(state: NightmareState, steps: Sequence[Step]) -> str | None:
    """The card of the PC while the program runs."""
    board: Board = (steps[-1].after if steps else state).board
    return board.row[board.pc].card if board.row and board.run.running else None


def _copied(state: NightmareState, steps: Sequence[Step]) -> tuple[str, ...] | None:
    """What the first copying card performs, in order; None if that is too much to compare."""
    cards = next((step.args[1] for step in steps if step.rule.id == LISTS.id), None)
    return cards if cards is None or len(cards) <= MOST_COPIED else None


def _way(state: NightmareState, steps: Sequence[Step]) -> str | None:
    """Which way the PC points: a ring that was dealt has neither head nor tail, but an order."""
    board: Board = (steps[-1].after if steps else state).board
    if not board.row:
        return None
    end = TAIL if board.way == FORWARD else HEAD
    return f"dealt-{end}" if state.setup.interpretation.dealt else end


FORETOLD: Final = {"pc": Foretold("card", _pc), "copied": Foretold("cards", _copied), "way": Foretold("text", _way)}
