"""What lies on a table of Programmer's Nightmare: every card once, every bit accounted for, nothing where it cannot be.

It applies to every board, remembered ones included; `check_course` covers what depends on the point of the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from pnrules.kernel.copies import FACE_DOWN, kind
from pnrules.kernel.forms.validation import JsonPath
from pnrules.kernel.state import NOBODY
from pnrules.nightmare.cards import CARDS, DEALT_DECK, DECK
from pnrules.nightmare.effects.subroutines import BESIDE_KINDS
from pnrules.nightmare.flow.new_deal import BITS
from pnrules.nightmare.table.board import (
    BACKWARD,
    FORWARD,
    GONE,
    LEFT,
    Beside,
    Board,
    Instruction,
    Run,
    Table,
    instructions,
)
from pnrules.nightmare.table.sequences import sequence
from pnrules.nightmare.table.state import NightmareState

_IN_PLAY = {1: frozenset(DEALT_DECK), 2: frozenset(DECK)}
RESULTS = frozenset({"points", "last", "draw", "actor", "tie", "loop"})
"""How a game can end: the last word of `nightmare-result-…`."""


def named(state: NightmareState, card: object) -> bool:
    """Whether a card can have had this name: its own, or the alias of a face-down one."""
    return isinstance(card, str) and (card in _IN_PLAY[state.setup.version] or kind(card) == FACE_DOWN)


def all_named(state: NightmareState, cards: Iterable[object]) -> bool:
    """Whether all of these are such names."""
    return all(named(state, card) for card in cards)


def is_seat(state: NightmareState, seat: object) -> bool:
    """Whether somebody has this seat."""
    return type(seat) is int and 1 <= seat <= len(state.setup.players)


def are_seats(state: NightmareState, seats: tuple[object, ...]) -> bool:
    """Whether these are seats, each once."""
    return all(is_seat(state, seat) for seat in seats) and len(set(seats)) == len(seats)


def check_board(state: NightmareState, board: Board, place: JsonPath) -> None:
    """Note everything on a board that no play could have reached."""
    before = len(place.problems)
    place.possible(0 <= board.pc < max(1, len(board.row)), "pc")
    place.possible(board.way in (FORWARD, BACKWARD), "way")
    place.possible(len(board.points) == len(state.setup.players), "points")
    place.possible(min(board.points, default=0) >= 0, "points", by=("N-61",))
    place.possible(are_seats(state, board.out) and list(board.out) == sorted(board.out), "out")
    for index, instruction in enumerate(board.row):
        here = place.at("row").at(index)
        _check_instruction(here, instruction, board, state)
        here.possible(_are_places(instruction.due, len(instruction.bits)), "due")
    _check_beside(place.at("beside"), board, state)
    if len(place.problems) == before:  # the following checks count what lies there
        _check_due(place, board)
        _check_run(place.at("run"), board, state)
        _check_table(place.at("table"), board, state)


# --- the program ------------------------------------------------------------------------------------------------------


def _check_instruction(place: JsonPath, here: Instruction, board: Board, state: NightmareState) -> None:
    hidden = kind(here.card) == FACE_DOWN and any(secret.alias == here.card for secret in board.table.secrets)
    if not hidden and (here.card not in DECK or CARDS[kind(here.card)].one_shot):
        place.at("card").report("problem-unknown-card", (("card", "text"),), here.card)
        return
    place.possible(all(is_seat(state, seat) and seat not in board.out for seat in here.bits), "bits")
    check_changes(place.at("changes"), here, state)
    may_link = kind(here.card) == "GOTO" and (here.link == GONE or here.link in {i.card for i in board.row})
    if here.link is not None and not may_link:
        place.at("link").report("problem-link", (("link", "text"),), here.link)


def check_changes(place: JsonPath, here: Instruction, state: NightmareState) -> None:
    """Note counters that cannot lie on a card: one sum per number, none of which takes it below 0 unless that is
    allowed (N-58)."""
    if not here.changes:
        return
    printed = state.setup.printed[kind(here.card)]
    place.possible(len(here.changes) == len(printed) and any(here.changes))
    below = any(number + change < 0 for number, change in zip(printed, here.changes, strict=False))
    place.possible(not below or not state.setup.interpretation.floor_for_counters, by=("N-58",))


def _are_places(places: tuple[int, ...], count: int) -> bool:
    """Whether these are places among so many, in order and each once."""
    return all(0 <= place < count for place in places) and list(places) == sorted(set(places))


def _check_due(place: JsonPath, board: Board) -> None:
    """Bits that still have to act lie on the card at the program counter, and nowhere else."""
    for index, here in enumerate(board.row):
        standing = index == board.pc and board.run.running and not board.run.stop.gone
        place.possible(standing or not here.due, "row", index, "due")


def _check_beside(place: JsonPath, board: Board, state: NightmareState) -> None:
    """Cards beside a card: only beside kinds that can have some, once each, and ultimately beside a card of the row."""
    lying = {here.card for here in instructions(board)}
    for index, entry in enumerate(board.beside):
        here = place.at(index)
        if kind(entry.card) not in BESIDE_KINDS or entry.card not in lying:
            here.at("card").report("problem-nothing-beside", (("card", "text"),), entry.card)
        here.possible(all(other.card != entry.card for other in board.beside[:index]), "card")
        here.possible(_leads_to_the_row(board, entry), "card")
        here.possible(entry.wanted >= 0, "wanted")
        for number, inner in enumerate(entry.cards):
            _check_instruction(here.at("cards").at(number), inner, board, state)
            here.possible(len(inner.bits) <= 1, "cards", number, "bits", by=("N-44", "N-48"))
            here.possible(_inner_turn(inner, board), "cards", number, "due", by=("N-44",))
            here.possible(kind(inner.card) != FACE_DOWN, "cards", number, "card")


def _inner_turn(inner: Instruction, board: Board) -> bool:
    """An inner card has no turn but while its bit's owner performs it: with that bit, or once that bit has left (N-44)."""
    return not inner.due or (board.run.running and inner.due == ((0,) if inner.bits and inner.due != (LEFT,) else (LEFT,)))


def _leads_to_the_row(board: Board, entry: Beside) -> bool:
    """Whether a card lies in the row, or beside one that does, however deep; not beside itself."""
    owners = {inner.card: each.card for each in board.beside for inner in each.cards}
    card = entry.card
    for _ in board.beside:
        if card not in owners:
            break
        card = owners[card]
    return any(here.card == card for here in board.row)


# --- the run ----------------------------------------------------------------------------------------------------------


def _check_run(place: JsonPath, board: Board, state: NightmareState) -> None:
    run, seats = board.run, len(state.setup.players)
    by_itself = run.runner == NOBODY and run.running and run.final
    place.possible(run.runner is None or by_itself or is_seat(state, run.runner), "runner")
    place.possible(all_named(state, run.seen) and len(set(run.seen)) == len(run.seen), "seen")
    place.possible(not run.stopping or not state.setup.interpretation.break_before_bits, "stopping", by=("N-51",))
    for index, hurt in enumerate(run.hurt):
        here = place.at("hurt").at(index)
        again = any(hurt.card == other.card for other in run.hurt[:index])
        here.possible(named(state, hurt.card), "card")
        here.possible(not again or state.setup.interpretation.pointer_by_executed, "card", by=("N-12",))
        may_gain = state.setup.interpretation.below_zero  # a loss of -1 (N-58)
        here.possible(len(hurt.losses) == seats, "losses")
        here.possible(may_gain or min(hurt.losses, default=0) >= 0, "losses", by=("N-58",))
        here.possible(all_named(state, hurt.left), "left")
    _check_stop(place.at("stop"), board, run, state)


def _check_stop(place: JsonPath, board: Board, run: Run, state: NightmareState) -> None:
    stop = run.stop
    place.possible(all(seat == 0 or is_seat(state, seat) for seat in stop.skipped), "skipped")
    place.possible(stop.acting >= LEFT, "acting")  # it counts bits of the card that the program counter may just have left
    place.possible(not stop.gone or run.running, "gone")
    for index, gap in enumerate(stop.gaps):
        here = place.at("gaps").at(index)
        here.possible(named(state, gap.card), "card")
        here.possible(gap.owner is None or named(state, gap.owner), "owner")
        most = len(sequence(board, gap.owner)) if gap.owner is None else len(DECK)
        here.possible(0 <= gap.place <= most, "place")


# --- beside the program -----------------------------------------------------------------------------------------------


def _check_table(place: JsonPath, board: Board, state: NightmareState) -> None:
    table = board.table
    seats = len(state.setup.players)
    place.possible(is_seat(state, table.turn), "turn")
    place.possible(len(table.hands) == seats and (state.setup.version == 2 or not any(table.hands)), "hands")
    for name, held in (("skips", table.skips), ("to_place", table.to_place)):
        place.possible(not held or (len(held) == seats and min(held) >= 0), name)
    place.possible(not table.skips or any(table.skips), "skips")
    defences = table.defences
    in_order = all(list(counts) == sorted(counts) and min(counts, default=1) > 0 for counts in defences)
    place.possible(not defences or (len(defences) == seats and any(defences) and in_order), "defences")
    place.possible(list(table.deck) == sorted(table.deck), "deck")
    place.possible(table.shown is None or (kind(table.shown) == "RUN" and state.setup.interpretation.keeps_run), "shown")
    if table.result is not None:
        how, winners = table.result
        place.possible(how in RESULTS and are_seats(state, winners) and bool(winners), "result")
    if not _check_secrets(place.at("secrets"), board, state):
        return
    _check_out(place, board)
    _check_cards(place, board, state)
    used = [sum(i.bits.count(seat) for i in instructions(board)) for seat in range(1, seats + 1)]
    left = [BITS - count for count in used]
    place.possible(list(table.supply) == left, "supply", by=("N-05",))
    place.possible(min(left) + state.setup.interpretation.beyond_supply >= 0, "supply", by=("N-05",))


def _check_secrets(place: JsonPath, board: Board, state: NightmareState) -> bool:
    """Each card that lies face down in the row is somebody's secret, once."""
    down = [here.card for here in board.row if kind(here.card) == FACE_DOWN]
    for index, secret in enumerate(board.table.secrets):
        place.possible(is_seat(state, secret.seat) and secret.alias in down and state.setup.version == 2, index)
    return place.possible(sorted(secret.alias for secret in board.table.secrets) == sorted(down))


def _check_out(place: JsonPath, board: Board) -> None:
    """Who is out holds nothing."""
    table: Table = board.table
    for seat in board.out:
        for name, held in (("hands", table.hands), ("skips", table.skips), ("defences", table.defences)):
            place.possible(len(held) < seat or not held[seat - 1], name)
        place.possible(not table.to_place or not table.to_place[seat - 1], "to_place")


def _check_cards(place: JsonPath, board: Board, state: NightmareState) -> None:
    """Each card of the version lies somewhere, once."""
    table = board.table
    hands = (card for hand in table.hands for card in hand)
    secret_cards = (secret.card for secret in table.secrets)
    open_cards = (i.card for i in instructions(board) if kind(i.card) != FACE_DOWN)
    shown = () if table.shown is None else (table.shown,)
    lying = Counter((*open_cards, *secret_cards, *hands, *table.deck, *table.discards, *shown))
    every = _IN_PLAY[state.setup.version]
    for card, count in lying.items():
        if card not in every:
            place.report("problem-unknown-card", (("card", "text"),), card)
        elif count > 1:
            place.report("problem-card-twice", (("card", "text"), ("elsewhere", "text")), card, place.path)
    missing = sorted(every - set(lying))
    if missing:
        place.report("problem-cards-missing", (("card", "texts"),), tuple(missing))
