"""Kalah's rules: seeds are sown round a board of twelve pits and two stores, one into each place; whoever stores most has won."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from pnrules.kernel.rulings import Ruling
from pnrules.kernel.state import Ask, Frame, Option, State, asking, going_on, going_to, returning
from pnrules.kernel.steps import Code, Outcome, Rule

PLACES: Final = ("A1", "A2", "A3", "A4", "A5", "A6", "A", "B1", "B2", "B3", "B4", "B5", "B6", "B")
"""All places, the way the seeds go: each player's pits, then their store."""
STORES: Final = (6, 13)
PITS: Final = (range(6), range(7, 13))
SEEDS: Final = 48
DROP, LAND, SWEEP = 1, 2, 3
"""The ops of a turn after the choice."""

RULINGS: Final[Mapping[str, Ruling]] = {
    "K-01": Ruling("K-01", ("alone",), ("1",)),
    "K-02": Ruling("K-02", ("emptied",), ("1",)),
}


class Board(NamedTuple):
    """The table.

    seeds  how many lie in each of PLACES
    turn   whose turn it is
    hand   how many are still to be sown
    at     the place, of PLACES, that the last was taken from or fell into
    """

    seeds: tuple[int, ...]
    turn: int
    hand: int = 0
    at: int = 0

    def holding(self, place: int, count: int) -> "Board":
        """With so many seeds in a place."""
        return self._replace(seeds=(*self.seeds[:place], count, *self.seeds[place + 1 :]))

    def side(self, seat: int) -> int:
        """How many seeds lie in a player's pits."""
        return sum(self.seeds[place] for place in PITS[seat - 1])


KalahState = State[Board, None, None]
SEAT, PIT, COUNT = ("seat", "seat"), ("pit", "card"), ("count", "number")
ASKED = Rule("kalah-asked", (SEAT,), {"1": "sowing"}, quiet=True)
SOWS = Rule("kalah-sows", (SEAT, PIT, COUNT), {"1": "sowing"})
DROPS = Rule("kalah-drops", (PIT,), {"1": "sowing"})
STORED = Rule("kalah-stored", (SEAT,), {"1": "sowing"})
AGAIN = Rule("kalah-again", (SEAT,), {"1": "again"})
CAPTURES = Rule("kalah-captures", (SEAT, PIT, ("opposite", "card"), COUNT), {"1": "capture"})
TAKES_NONE = Rule("kalah-takes-none", (PIT, ("opposite", "card")), {"1": "capture"}, ("K-01",))
PASSES = Rule("kalah-passes", (SEAT,), {"1": "sowing"}, aside=True)
SWEEPS = Rule("kalah-sweeps", (SEAT, COUNT), {"1": "end"}, ("K-02",))
ENDS = Rule("kalah-ends", (), {"1": "end"})


def opposite(place: int) -> int:
    """The pit on the other side of the board."""
    return 12 - place


def other(seat: int) -> int:
    return 3 - seat


def after(place: int, seat: int) -> int:
    """Where the next seed falls: the other player's store is passed over."""
    there = (place + 1) % len(PLACES)
    return (there + 1) % len(PLACES) if there == STORES[other(seat) - 1] else there


def choose(state: KalahState, frame: Frame[None], answer: Option | None) -> Outcome:
    """All seeds of one of one's own pits are taken."""
    board = state.board
    if answer is None:
        options = tuple(("sow", PLACES[place]) for place in PITS[board.turn - 1] if board.seeds[place])
        return ASKED, (board.turn,), asking(state, Ask(board.turn, "sow", (), options))
    place = PLACES.index(answer[1])
    taken = board.holding(place, 0)._replace(hand=board.seeds[place], at=place)
    return SOWS, (board.turn, answer[1], taken.hand), going_on(state, frame, taken)


def drop(state: KalahState, frame: Frame[None], answer: Option | None) -> Outcome:
    """One seed falls into the next place, again and again until none is left in the hand."""
    board = state.board
    at = after(board.at, board.turn)
    sown = board.holding(at, board.seeds[at] + 1)._replace(hand=board.hand - 1, at=at)
    rule, args = (STORED, (board.turn,)) if at in STORES else (DROPS, (PLACES[at],))
    return rule, args, going_to(state, frame, DROP if sown.hand else LAND, sown)


def land(state: KalahState, frame: Frame[None], answer: Option | None) -> Outcome:
    """What the last seed does: another turn, a capture, or nothing; then the other player's turn, or the end."""
    board, seat = state.board, state.board.turn
    if board.at == STORES[seat - 1]:
        return AGAIN, (seat,), _goes_on(state, frame, board)
    passed = board._replace(turn=other(seat))
    if board.at not in PITS[seat - 1] or board.seeds[board.at] > 1:
        return PASSES, (passed.turn,), _goes_on(state, frame, passed)
    across = opposite(board.at)
    rule = CAPTURES
    if not board.seeds[across]:
        if state.setup.ruling("K-01") == "default":
            return TAKES_NONE, (PLACES[board.at], PLACES[across]), _goes_on(state, frame, passed)
        rule = CAPTURES.resting_on("K-01")
    taken = board.seeds[across] + 1
    store = STORES[seat - 1]
    captured = passed.holding(board.at, 0).holding(across, 0).holding(store, board.seeds[store] + taken)
    return rule, (seat, PLACES[board.at], PLACES[across], taken), _goes_on(state, frame, captured)


def _goes_on(state: KalahState, frame: Frame[None], board: Board) -> KalahState:
    """The next choice; what is left is swept up where a player's pits are all empty."""
    return going_to(state, frame, 0 if board.side(1) and board.side(2) else SWEEP, board)


def sweep(state: KalahState, frame: Frame[None], answer: Option | None) -> Outcome:
    """What is left goes to the player in whose pits it lies (K-02: to the one whose pits are empty)."""
    board = state.board
    side = 1 if board.side(1) else 2
    left = board.side(side)
    if not left:
        return ENDS, (), returning(state, board)
    seat = side if state.setup.ruling("K-02") == "default" else other(side)
    emptied = board._replace(seeds=tuple(count if place in STORES else 0 for place, count in enumerate(board.seeds)))
    store = STORES[seat - 1]
    return SWEEPS, (seat, left), returning(state, emptied.holding(store, board.seeds[store] + left))


CODE: Final[Code] = {"turn": (choose, drop, land, sweep)}
