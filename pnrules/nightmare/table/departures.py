"""Cards that leave the program, are replaced, or are turned up, with all that goes with them."""

from __future__ import annotations

from pnrules.kernel.copies import FACE_DOWN, KIND
from pnrules.kernel.state import next_state
from pnrules.nightmare.table.bits import taken
from pnrules.nightmare.table.board import (
    GONE,
    Board,
    Env,
    Instruction,
    Part,
    Secret,
    beside,
    has_bits,
    instructions,
    lying,
    sure,
    with_beside,
    with_discards,
    with_lying,
    with_run,
    with_seen,
    with_table,
)
from pnrules.nightmare.table.memory import renamed_stop, turned_up_stops
from pnrules.nightmare.table.sequences import following, previous, spot, taken_out
from pnrules.nightmare.table.state import NightmareFrame, NightmareState


def real(b: Board, card: str) -> str:
    """What a card is, even where it lies face down."""
    return next((secret.card for secret in b.table.secrets if secret.alias == card), card)


def discarded(state: NightmareState, b: Board, card: str) -> tuple[Board, tuple[int, ...]]:
    """The card leaves the program: its bits go back, its counters, inner cards and links are gone.

    Returns the board and the seats that lost a bit by it.
    """
    bare, bereft = _stripped(b, card)
    bare = taken_out(bare, card)
    return _on_the_discards(bare, card, was_executed=state.setup.interpretation.pointer_by_executed), bereft


def _stripped(b: Board, card: str) -> tuple[Board, tuple[int, ...]]:
    """The board without the bits on this card, and without what lies beside it."""
    bits = sure(card, b).bits
    for place in range(len(bits) - 1, -1, -1):
        b = taken(b, card, place)
    b, inner = without_inner(b, card)
    return b, tuple(sorted({*bits, *inner}))


def carrying(state: NightmareState, card: str) -> NightmareState:
    """A card is about to leave or to be replaced: by N-81's other answer the counters on the cards beside it are remembered."""
    if not state.board.beside or not state.setup.interpretation.counters_outlive:
        return state
    assert state.memory is not None
    marked = tuple(inner for inner in _all_beside(state.board, card) if inner.changes)
    return state._replace(memory=state.memory._replace(carried=(*marked, *state.memory.carried)))


def _all_beside(b: Board, card: str) -> tuple[Instruction, ...]:
    """The inner cards beside this one, and beside those, however deep; without their bits."""
    entry = beside(b, card)
    if entry is None:
        return ()
    return tuple(i for inner in entry.cards for i in (Instruction(inner.card, (), inner.changes), *_all_beside(b, inner.card)))


def without_inner(b: Board, card: str) -> tuple[Board, tuple[int, ...]]:
    """The cards dealt beside this one are discarded, with their bits and what lies beside them (N-49)."""
    entry = beside(b, card)
    if entry is None:
        return b, ()
    bereft: set[int] = set()
    for inner in entry.cards:
        b, lost = _stripped(b, inner.card)
        bereft.update(lost)
    b = with_beside(b, tuple(e for e in b.beside if e.card != card))
    for inner in entry.cards:
        b = _on_the_discards(b, inner.card)
    return b, tuple(sorted(bereft))


def _on_the_discards(b: Board, card: str, *, was_executed: bool = False) -> Board:
    """A card that lies nowhere any more is discarded; locked GOTOs lead nowhere, and it is no source of damage.

    was_executed  by N-12's other answer what it did stays known: it counts among the cards executed last, wherever it is
    """
    table = with_discards(b.table, (*b.table.discards, real(b, card)))
    if table.secrets:
        table = table._replace(secrets=tuple(secret for secret in table.secrets if secret.alias != card))
    return _forgotten(with_table(b, table), card, was_executed=was_executed)


def _forgotten(b: Board, card: str, *, was_executed: bool) -> Board:
    if card in b.run.seen:
        b = with_run(b, with_seen(b.run, tuple(c for c in b.run.seen if c != card)))
    if not was_executed and any(hurt.card == card for hurt in b.run.hurt):
        b = with_run(b, b.run._replace(hurt=tuple(h for h in b.run.hurt if h.card != card)))
    return _relinked(b, card, GONE)


def _relinked(b: Board, link: str, new_link: str) -> Board:
    """Every GOTO that was locked to one card gets another link."""
    for here in instructions(b):
        if here.link == link:
            b = with_lying(b, here.card, here._replace(link=new_link))
    return b


def losing_bits(board: Board, env: Env, seats: tuple[int, ...]) -> Env:
    """The registers after these seats lost a bit to the instruction: who has none left may be out at its end (N-10)."""
    bereft = tuple(seat for seat in seats if seat not in env.bereft and not has_bits(board, seat))
    return env._replace(bereft=(*env.bereft, *bereft)) if bereft else env


def replaced(state: NightmareState, board: Board, old: str, new: str) -> NightmareState:
    """A card takes another's place: bits and their order stay, everything else on the old card is lost (N-56).

    Whatever was performed on the old card continues, with the new one as its "this card" (N-43 with N-15); a pending
    performance of the old card becomes one of the new (N-40).
    """
    state = carrying(state, old)
    here = sure(old, board)
    board, bereft = without_inner(board, old)
    board = with_lying(board, old, Instruction(new, here.bits, due=here.due))
    board = _on_the_discards(board, old, was_executed=state.setup.interpretation.pointer_by_executed)
    *outer, top = _renamed(state.frames, old, new, turned_up=False)
    frames = (*outer, top._replace(env=losing_bits(board, top.env, bereft)))
    memory = state.memory
    if board.row and board.row[board.pc].card == new and memory is not None:
        memory = renamed_stop(memory, old, new)
    return next_state(state, board, frames, None, memory)


def turned_up(state: NightmareState, board: Board, alias: str) -> tuple[NightmareState, str]:
    """A face-down card is turned up; it is the same card as before, and now everybody knows which (N-59)."""
    card = real(board, alias)
    board = _with_turned_up(board, alias, card)
    memory = state.memory
    if memory is not None:
        memory = turned_up_stops(memory, alias, card)
    return next_state(state, board, _renamed(state.frames, alias, card, turned_up=True), None, memory), card


def _with_turned_up(board: Board, alias: str, card: str) -> Board:
    """The board with the alias of a face-down card replaced by its own name everywhere."""
    table = board.table
    board = with_table(board, table._replace(secrets=tuple(s for s in table.secrets if s.alias != alias)))
    here = sure(alias, board)
    board = with_lying(board, alias, here._replace(card=card))
    board = _relinked(board, alias, card)
    run = board.run
    hurt = tuple(h._replace(card=card) if h.card == alias else h for h in run.hurt)
    seen = tuple(card if c == alias else c for c in run.seen)
    return with_run(board, run._replace(hurt=hurt, seen=seen))


def _renamed(frames: tuple[NightmareFrame, ...], old: str, new: str, *, turned_up: bool) -> tuple[NightmareFrame, ...]:
    return tuple(f if f.source is None else _renamed_frame(f, old, new, turned_up) for f in frames)


def _renamed_frame(frame: NightmareFrame, old: str, new: str, turned_up: bool) -> NightmareFrame:
    env = frame.env
    here = new if env.here == old else env.here
    todo = tuple(_renamed_todo(item, old, new) for item in env.todo)
    if not turned_up:
        return frame._replace(env=env._replace(here=here, todo=todo))
    # It is the same card as before (N-59), also for the pending jump and on the board that numbers are read from.
    jump = new if env.jump == old else env.jump
    then = env.then if env.then is None or lying(env.then, old) is None else _with_turned_up(env.then, old, new)
    source = new if frame.source == old else frame.source
    return frame._replace(source=source, env=env._replace(here=here, todo=todo, jump=jump, then=then))


def _renamed_todo(item: str | int | Part, old: str, new: str) -> str | int | Part:
    if isinstance(item, Part):
        return item._replace(card=new if item.card == old else item.card, here=new if item.here == old else item.here)
    return new if item == old else item


# --- face down --------------------------------------------------------------------------------------------------------


def laid_face_down(b: Board, card: str, seat: int) -> tuple[Board, str]:
    """A card is about to lie face down: the board that keeps the secret, and the name under which the card lies (N-59)."""
    taken_names = {secret.alias for secret in b.table.secrets}
    number = next(n for n in range(1, len(taken_names) + 2) if alias(n) not in taken_names)
    secrets = (*b.table.secrets, Secret(alias(number), card, seat))
    return with_table(b, b.table._replace(secrets=secrets)), alias(number)


def alias(number: int) -> str:
    """The name under which a card lies face down, the first, the second and so on."""
    return FACE_DOWN if number == 1 else f"{FACE_DOWN}#{number}"


# --- cards dealt for a copied SUBROUTINE ------------------------------------------------------------------------------

COPYING = ("COPY", "FUTURE")


def out_of_range(state: NightmareState, board: Board, at_work: tuple[str | None, ...]) -> tuple[str, ...]:
    """The COPY and FUTURE cards whose own dealt cards are discarded now: no SUBROUTINE lies within their reach on either
    side, and those cards are not being performed (N-49).

    at_work  the cards on which something is still being performed
    """
    gone = []
    for entry in board.beside:
        if KIND[entry.card] not in COPYING or entry.card in at_work:
            continue
        here = spot(board, entry.card)
        if here is None:
            continue
        here_lies = sure(entry.card, board)
        printed = state.setup.printed[KIND[entry.card]][0]
        count = max(0, printed + (here_lies.changes[0] if here_lies.changes else 0))
        near = (*previous(board, here, count), *following(board, here, count))
        if not any(KIND[card] == "SUBROUTINE" for card in near):
            gone.append(entry.card)
    return tuple(gone)
