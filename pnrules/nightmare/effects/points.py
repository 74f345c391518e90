"""Points gained and lost."""

from __future__ import annotations

from typing import Final

from pnrules.kernel.errors import SEAT_CARD
from pnrules.kernel.state import Option, going_on, with_top
from pnrules.kernel.steps import CARD, Op, Outcome, Rule
from pnrules.nightmare.choosing import Chooses, Reason, WhyNot, with_todo
from pnrules.nightmare.performing import Amount, is_copied, is_nested
from pnrules.nightmare.table.bits import bits_here
from pnrules.nightmare.table.board import SEATS, lying, seats_in, with_instruction, with_points
from pnrules.nightmare.table.damage import defended, hurting, telling_spared, why_not_spared
from pnrules.nightmare.table.state import NightmareFrame, NightmareState

SEAT_AMOUNT = (("seat", "seat"), ("amount", "number"))

GAINS = Rule("nightmare-gains", SEAT_AMOUNT, CARD)
LOSES = Rule("nightmare-loses", SEAT_AMOUNT, CARD)
EACH_LOSES = Rule("nightmare-each-loses", (("seats", "seats"), ("amount", "number")), CARD, ("N-37",))
SOME_LOSE = Rule("nightmare-some-lose", (("seats", "seats"), ("amount", "number")), CARD)
ALL_LOSE = Rule("nightmare-all-lose", (("amount", "number"),), CARD)
SURGES = Rule(
    "nightmare-surges",
    (("bare", "seats"), ("much", "number"), ("holders", "seats"), ("little", "number")),
    CARD,
    ("N-42",),
)
HURTS_NOBODY = Rule("nightmare-hurts-nobody", (("card", "card"),), CARD)
HELD = Rule("nightmare-oversight-held", (("card", "card"),), CARD, ("N-43", "N-54"))
CHOOSES_PLAYER = Rule("nightmare-chooses-player", SEAT_CARD, CARD, ("N-38",))
HITS = Rule("nightmare-hits", (*SEAT_AMOUNT, ("by", "seat")), CARD)
HITS_NONE = Rule("nightmare-hits-none", (("card", "card"),), CARD, ("N-57",))
DEFENDS = Rule("nightmare-defends", (*SEAT_AMOUNT, ("count", "number")), CARD, ("N-04", "N-41"))
PLAYER_ASK: Final = "player"


def you_gain(amount: Amount) -> Op:
    """The acting player gains points."""

    def op(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
        seat, gain = frame.actor, amount(state, frame)
        points = state.board.points
        after = with_points(state.board, (*points[: seat - 1], max(0, points[seat - 1] + gain), *points[seat:]))
        return GAINS, (seat, gain), going_on(state, frame, after)

    return op


def you_lose(amount: Amount) -> Op:
    """The acting player loses points."""

    def op(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
        loss = amount(state, frame)
        board, hurt, spared = hurting(state, frame, state.board, {frame.actor: loss})
        after = telling_spared(frame, going_on(state, frame, board), spared)
        if not hurt:
            return HURTS_NOBODY, (frame.source,), after
        several = not is_nested(state) and len(board.row[board.pc].bits) > 1
        rulings = (*(("N-37",) if several else ()), *why_not_spared(state, frame))
        return LOSES.resting_on(*rulings) if rulings else LOSES, (frame.actor, loss), after

    return op


def everyone_loses(amount: Amount) -> Op:
    """Every player in the game loses points."""

    def op(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
        loss = amount(state, frame)
        board, hurt, spared = hurting(state, frame, state.board, dict.fromkeys(seats_in(state.board), loss))
        after = going_on(state, frame, board)
        if not spared:
            rulings = why_not_spared(state, frame)
            return ALL_LOSE.resting_on(*rulings) if rulings else ALL_LOSE, (loss,), after
        return _some_lose(frame, telling_spared(frame, after, spared), hurt, loss, SOME_LOSE)

    return op


def _some_lose(
    frame: NightmareFrame, after: NightmareState, hurt: tuple[int, ...], loss: int, rule: Rule, none: Rule = HURTS_NOBODY
) -> Outcome:
    if len(hurt) == 1:
        return LOSES.resting_on(*rule.rulings), (hurt[0], loss), after
    return (rule, (hurt, loss), after) if hurt else (none, (frame.source,), after)


def each_owner_loses(amount: Amount) -> Op:
    """Each owner of a bit here loses points, once at each stop of the program counter (3.1, N-37).

    Copied, it costs the acting player only: the bits here are the copying card's, and it names the owner of the bit.
    """

    def op(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
        board, loss = state.board, amount(state, frame)
        rules = EACH_LOSES, HURTS_NOBODY
        if is_copied(state) or state.setup.ruling("N-37") == "each-bit":
            seats: tuple[int, ...] = (frame.actor,)
        else:
            owners = set(bits_here(state, frame, board))
            if not is_nested(state):
                board = with_instruction(board, board.pc, board.row[board.pc]._replace(due=()))
            elif frame.actor not in owners:
                rules = EACH_LOSES.resting_on("N-82"), HURTS_NOBODY.resting_on("N-82")
                owners |= {frame.actor} if state.setup.interpretation.acting_player_pays else set()
            seats = tuple(sorted(owners))
        board, hurt, spared = hurting(state, frame, board, dict.fromkeys(seats, loss))
        return _some_lose(frame, telling_spared(frame, going_on(state, frame, board), spared), hurt, loss, *rules)

    return op


def without_bits_here(everyone_loses: Op) -> Op:
    """OVERSIGHT: it acts only where no bit lies here."""

    def op(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
        if bits_here(state, frame, state.board):
            return HELD, (frame.source,), going_on(state, frame, state.board)
        return everyone_loses(state, frame, answer)

    return op


def surges(much: Amount, little: Amount) -> Op:
    """POWER SURGE: a high loss for players without a bit here, a low one for those with one."""

    def op(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
        board = state.board
        here = bits_here(state, frame, board)
        most, least = much(state, frame), little(state, frame)
        losses = {seat: least if seat in here else most for seat in seats_in(board)}
        board, hurt, spared = hurting(state, frame, board, losses)
        after = telling_spared(frame, going_on(state, frame, board), spared)
        if not hurt:
            return HURTS_NOBODY, (frame.source,), after
        bare = tuple(seat for seat in hurt if seat not in here)
        holders = tuple(seat for seat in hurt if seat in here)
        rulings = ["N-43" if is_copied(state) else "N-44"] if is_nested(state) else []
        if lying(board, frame.env.here) is None and not is_copied(state):
            rulings.append("N-72")
        rule = SURGES.resting_on(*rulings) if rulings else SURGES
        return rule, (bare, most, holders, least), after

    return op


def hits(amount: Amount, players: Amount, *, others_only: bool) -> Op:
    """Damage to a number of players of one's choice, one after another (N-57)."""

    def forbids(state: NightmareState, frame: NightmareFrame) -> WhyNot:
        out, chosen = state.board.out, frame.env.seats

        def why_not(option: Option) -> Reason | None:
            seat = option[1]
            if seat in out:
                return "refused-player-out", ()
            if others_only and seat == frame.actor:
                return "refused-yourself", ()
            return ("refused-player-hit", ("N-57",)) if seat in chosen else None

        return why_not

    def nobody(state: NightmareState, frame: NightmareFrame) -> Outcome | None:
        if players(state, frame) > 0 and amount(state, frame):
            return None
        return HITS_NONE, (frame.source,), going_on(state, frame, state.board)

    def hit(state: NightmareState, frame: NightmareFrame, answer: Option) -> Outcome:
        seat, loss = answer[1], amount(state, frame)
        chosen = (*frame.env.seats, seat)
        board, hurt, spared = hurting(state, frame, state.board, {seat: loss})
        enough = len(chosen) >= players(state, frame) or len(chosen) >= len(seats_in(board)) - others_only
        top = with_todo(frame, () if enough else chosen, frame.pc + 1 if enough else frame.pc)
        after = telling_spared(frame, with_top(state, top, board), spared)
        rule = HITS.resting_on("N-57") if frame.env.todo or not enough else HITS
        return (rule, (seat, loss, frame.actor), after) if hurt else (HURTS_NOBODY, (frame.source,), after)

    def none_left(state: NightmareState, frame: NightmareFrame) -> Outcome:
        return HITS_NONE, (frame.source,), with_top(state, with_todo(frame, (), frame.pc + 1), state.board)

    return Chooses(PLAYER_ASK, CHOOSES_PLAYER, everybody, forbids, then=hit, otherwise=none_left, first=nobody)


def everybody(state: NightmareState, frame: NightmareFrame) -> list[Option]:
    """Every seat as a candidate."""
    return [("player", seat) for seat in SEATS[len(state.board.points)]]


def one(state: NightmareState, frame: NightmareFrame) -> int:
    """A count that the card spells out, which nothing can change."""
    return 1


def defends(price: Amount, performances: Amount) -> Op:
    """DEFEND: points for cover. The price is no damage (N-41)."""

    def op(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
        seat, cost, count = frame.actor, price(state, frame), performances(state, frame)
        board = state.board
        points = board.points
        board = with_points(board, (*points[: seat - 1], max(0, points[seat - 1] - cost), *points[seat:]))
        rule = DEFENDS.resting_on("N-28") if board.table.defences and board.table.defences[seat - 1] else DEFENDS
        return rule, (seat, cost, max(0, count)), going_on(state, frame, defended(board, seat, count))

    return op
