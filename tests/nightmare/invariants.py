"""What must hold at every step of every game of Programmer's Nightmare, whoever plays and however."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from pnrules.kernel.copies import FACE_DOWN, kind
from pnrules.kernel.state import State
from pnrules.kernel.steps import Step
from pnrules.nightmare.cards import DEALT_DECK, DECK
from pnrules.nightmare.flow.new_deal import BITS
from pnrules.nightmare.procedures import ARRIVING, DEALING
from pnrules.nightmare.table.board import GONE, LEFT, Board, Part, beside, has_bits, instructions, lying, seats_in
from pnrules.nightmare.table.departures import out_of_range
from pnrules.nightmare.table.memory import LAP
from pnrules.nightmare.table.sequences import sequence

WINS = 20
_EVERY = {1: sorted(DEALT_DECK), 2: sorted(DECK)}


def check(state: State) -> None:
    """Every card somewhere exactly once, every bit accounted for, points and numbers never below 0, nobody at 20 in a game
    that goes on, and every ask with an option for somebody who is still in."""
    board = state.board
    check_cards(state, board)
    check_bits(state, board)
    check_program(state, board)
    check_players(board)
    check_course(state, board)


def check_step(done: Step) -> None:
    """The same of the state after a step, without looking again at what the step has left as it was."""
    state = done.after
    before, board = done.before.board, state.board
    if board is not before:
        lies = board.row is not before.row or board.beside is not before.beside
        if lies or board.table is not before.table:
            check_cards(state, board)
        if lies or board.table.supply is not before.table.supply or board.out is not before.out:
            check_bits(state, board)
        if lies or board.pc != before.pc:
            check_program(state, board)
        check_players(board)
        check_gaps(done)
        if board.table.result is None and state.frames[0].code != DEALING:
            check_settled(done)
    check_course(state, board)
    check_turned_up(done)
    check_event(done)


class Returns:
    """Over the steps of one game: whoever is asked since a whole position is back is asked at its third time, and nothing
    that lies between hides that (N-22). Counted anew from the bare boards, each time the program counter comes to stand."""

    def __init__(self) -> None:
        self.stood: dict[str, list[Board]] = {}

    def check(self, done: Step) -> None:
        """Look at the next step of the game."""
        before, after = done.before.memory, done.after.memory
        if done.rule.id == "nightmare-goes-on" and after is not None and after.refusals > before.refusals:
            here = done.after.board.row[done.after.board.pc].card
            self.stood = {here: self.stood[here][-1:]}  # it is asked again after as many laps
        if not after or not after.visits or not done.before.frames or done.before.frames[-1] != ARRIVING:
            return
        if not before.visits:
            self.stood = {}
        board = after.visits[-1].board
        times = [*self.stood.setdefault(board.row[board.pc].card, [])[-FAR_BACK:], board].count(board)
        self.stood[board.row[board.pc].card].append(board)
        if times >= 3:
            assert done.rule.id in {"nightmare-returned", "nightmare-lone-lap", "nightmare-idle-lap"}, "the third time (N-22)"
        if done.rule.id == "nightmare-returned":
            assert times >= 3, "not yet the third time (N-22)"


class Stop:
    """A stop of the program counter in a run: at which card, the way that begins a lap there (N-66), the board on arrival, and
    whether anything was executed."""

    def __init__(self, board: Board) -> None:
        self.card, self.way, self.board, self.executed = board.row[board.pc].card, board.way, board, False


class Laps:
    """Over the steps of one game of version 2: each lap that ends brings what it must (N-21, N-33), and no other does. Looked
    for anew in all stops of the run, each time the program counter comes to stand."""

    def __init__(self) -> None:
        self.stops: list[Stop] = []

    def check(self, done: Step) -> None:
        """Look at the next step of the game."""
        before, after, state = done.before.memory, done.after.memory, done.after
        if not after or not after.visits or not done.before.board.run.running:
            self.stops = []
            return
        if self.stops and before.visits:
            last = self.stops[-1]
            last.card = before.visits[-1].card  # it may have been replaced
            last.executed |= before.executed == len(before.visits) - 1
        for old, new in _turned_up(done):
            for stop in self.stops:
                stop.card = new if stop.card == old else stop.card
        if done.before.frames[-1] != ARRIVING:
            return
        if not before.visits:
            self.stops = []
        board = after.visits[-1].board
        here = Stop(board)
        if self.stops and not state.setup.interpretation.laps_by_coming:
            self.stops[-1].way = board.way
        began = max((at for at, stop in enumerate(self.stops) if (stop.card, stop.way) == (here.card, here.way)), default=None)
        lap = self.stops[began:] if began is not None else []
        self.stops.append(here)
        alone = {seat for stop in (*lap, here) for seat in _bits_at(stop.board)}
        wins = bool(lap) and len(alone) == 1 and not alone & {*board.out}
        idle = bool(lap) and not wins and not any(stop.executed for stop in lap) and not board.run.final
        assert (done.rule.id == "nightmare-lone-lap") == wins, "a lap with one player's bits alone wins, and no other does (N-21)"
        assert (done.rule.id == "nightmare-idle-lap") == idle, "a lap without anything executed ends a run, and no other (N-33)"


def _bits_at(board: Board) -> set[int]:
    """The seats that have a bit where the program counter stands, on the cards beside it too, however deep (N-21)."""
    found, bits = [board.row[board.pc]], set[int]()
    while found:
        here = found.pop()
        bits |= {*here.bits}
        found += [inner for entry in board.beside if entry.card == here.card for inner in entry.cards]
    return bits


FAR_BACK = 60
"""Among how many arrivals at a card a position is looked for: a run remembers as many as this, and a few more."""


def game_checker() -> Callable[[Step], None]:
    """What looks at the steps of one game, one after another."""
    returns, laps = Returns(), Laps()

    def check(done: Step) -> None:
        check_step(done)
        returns.check(done)
        if done.after.setup.version == 2:
            laps.check(done)

    return check


def check_turned_up(done: Step) -> None:
    """A card that is turned up is the same card: what named it names it still, as it is called now (N-59)."""
    state = done.after
    turned = {alias for alias, _ in _turned_up(done)}
    if not turned:
        return
    names = {f.source for f in state.frames} | {
        name for f in state.frames for name in (f.env.here, f.env.jump, *_to_do(f.env.todo))
    }
    names |= {hurt.card for hurt in state.board.run.hurt} | {*state.board.run.seen}
    if state.memory is not None:
        names |= {visit.card for visit in (*state.memory.visits, *state.memory.passed)}
        names |= {p.since[0] for p in state.memory.passes if p.until == LAP and p.since is not None}
    assert not names & turned, "a card that was turned up is still named face down (N-59)"


def _turned_up(done: Step) -> list[tuple[str, str]]:
    """What a card that is turned up in this step was called, and is called now."""
    down, board = done.before.board.table.secrets, done.after.board
    return [(each.alias, each.card) for each in down if each not in board.table.secrets and lying(board, each.card)]


def _to_do(todo: tuple[object, ...]) -> Iterator[object]:
    for item in todo:
        yield from (item.card, item.here) if isinstance(item, Part) else (item,)


def check_cards(state: State, board: Board) -> None:
    """The 61 cards (51 in version 1), each somewhere exactly once."""
    table = board.table
    found = [i.card for i in instructions(board)]
    down = [card for card in found if card.startswith(FACE_DOWN)]
    found = [card for card in found if not card.startswith(FACE_DOWN)] if down else found
    found += [secret.card for secret in table.secrets]
    for hand in table.hands:
        found += hand
    found += table.deck
    found += table.discards
    if table.shown:
        found.append(table.shown)
    assert sorted(found) == _EVERY[state.setup.version], "every card is somewhere exactly once"
    assert sorted(secret.alias for secret in table.secrets) == sorted(down)


def check_bits(state: State, board: Board) -> None:
    """No bit is lost or made (N-05), and who is out has none."""
    lying = Counter(seat for here in instructions(board) for seat in here.bits)
    for seat, supply in enumerate(board.table.supply, 1):
        assert supply + lying[seat] == BITS, "no bit is lost or made (N-05)"
        assert supply + state.setup.interpretation.beyond_supply >= 0
    assert not any(lying[seat] for seat in board.out), "who is out has no bit"


def check_program(state: State, board: Board) -> None:
    """What lies in the program fits together."""
    assert 0 <= board.pc < max(1, len(board.row))
    names = {here.card for here in board.row} | {GONE, None}
    lying = instructions(board)
    for here in lying:
        assert here.link in names, "a lock leads to a card of the row, or nowhere any more"
        if here.due and here.due != (LEFT,):
            assert len(set(here.due)) == len(here.due)
            assert all(0 <= place < len(here.bits) for place in here.due)
        if here.changes:
            printed = state.setup.printed[kind(here.card)]
            values = [number + change for number, change in zip(printed, here.changes, strict=True)]
            assert not state.setup.interpretation.floor_for_counters or min(values) >= 0, "no number is below 0 (N-58)"
    assert all(here.due != (LEFT,) for here in board.row)
    assert all(len(here.bits) <= 1 for entry in board.beside for here in entry.cards), "an inner card has one bit at most (N-44)"
    if board.beside:
        assert {entry.card for entry in board.beside} <= {here.card for here in lying}


def check_players(board: Board) -> None:
    """Points are never below 0; who is out holds nothing."""
    table = board.table
    assert min(board.points) >= 0
    for seat in board.out:
        assert not table.hands[seat - 1]
        assert not table.skips or not table.skips[seat - 1]
        assert not table.defences or not table.defences[seat - 1]


def check_course(state: State, board: Board) -> None:
    """The game goes on or has ended: never both, and never without somebody who can do something."""
    if not state.frames:
        assert board.table.result is not None
        assert state.ask is None
        return
    assert board.table.result is None
    if max(board.points) >= WINS:
        assert any(frame.source for frame in state.frames), "nobody has twenty points once a performance has ended"
    if state.ask is not None:
        assert state.ask.options, "every ask has an option"
        assert state.ask.who not in board.out, "who is out is not asked"


# --- of a step --------------------------------------------------------------------------------------------------------


def check_settled(done: Step) -> None:
    """Whoever lost the last bit to an activation is out at its end, however it ends (N-10, N-32, N-42); nobody is in with no
    points (N-42), and no dealt card stays out of reach (N-49), once nothing is performed any more."""
    before, after = done.before, done.after
    owed = bereft(before) | {s for s in seats_in(before.board) if has_bits(before.board, s) and not has_bits(after.board, s)}
    for seat in owed - bereft(after):
        assert seat in after.board.out or has_bits(after.board, seat), f"P{seat} has lost the last bit and stays in (N-10)"
    if performs(before) and not performs(after):
        assert all(after.board.points[seat - 1] for seat in seats_in(after.board)), "who has no points is out (N-42)"
        assert not out_of_range(after, after.board, ()), "dealt cards go when no SUBROUTINE is in reach (N-49)"


def performs(state: State) -> bool:
    """Whether an instruction is being performed."""
    return any(frame.source is not None for frame in state.frames)


def bereft(state: State) -> set[int]:
    """The seats that have lost their last bit to an instruction that is still being performed."""
    return {seat for frame in state.frames for seat in frame.env.bereft}


def check_gaps(done: Step) -> None:
    """A gap, also one in which the program counter stands, keeps its place between its neighbours (N-16, N-40): of the cards
    that lie there before and after a step, and do not move across it, as many lie before it."""
    then, now = done.before.board, done.after.board
    moved = {done.args[0]} if done.rule.id == "nightmare-moves-card" else set()
    if then.run.stop.gone and now.run.stop.gone and done.rule.id != "nightmare-moves-out-of-gap":
        assert _lie_before(then, now, None, then.pc, moved) == _lie_before(now, then, None, now.pc, moved)
    later = {(gap.card, gap.owner): gap for gap in now.run.stop.gaps}
    for gap in then.run.stop.gaps:
        same = later.get((gap.card, gap.owner))
        if same is not None and (gap.owner is None or beside(now, gap.owner) is not None):
            assert _lie_before(then, now, gap.owner, gap.place, moved) == _lie_before(now, then, gap.owner, same.place, moved)


def _lie_before(board: Board, other: Board, owner: str | None, place: int, moved: set[str]) -> int:
    """How many cards of a sequence that lie on both boards, and have not moved, are before a place; round the ring, all of
    them are none. A card that another has replaced, or that has been turned up, is the same: it lies where that lay."""
    here, there = sequence(board, owner), sequence(other, owner)
    names = {i.card for i in there}
    stay = [i.card in names or len(here) == len(there) for i in here]
    count = sum(kept for i, kept in zip(here[:place], stay, strict=False) if i.card not in moved)
    every = sum(kept for i, kept in zip(here, stay, strict=True) if i.card not in moved)
    return count % every if owner is None and every else count


def check_event(done: Step) -> None:
    """What some events say is so."""
    board = done.before.board
    if done.rule.id == "nightmare-leads-nowhere":
        here = lying(board, done.args[0])
        assert here is not None, "only a card that lies somewhere was locked"
        assert here.link == GONE, "the card that it was locked to has left"
