"""POINTER: moves the damage of the cards before it to a player of one's choice (N-12, N-13, N-53)."""

from __future__ import annotations

from typing import Final

from pnrules.kernel.copies import KIND
from pnrules.kernel.state import Option, going_on
from pnrules.kernel.steps import CARD, Op, Outcome, Rule
from pnrules.nightmare.choosing import Chooses, WhyNot
from pnrules.nightmare.effects.points import CHOOSES_PLAYER, PLAYER_ASK, everybody
from pnrules.nightmare.effects.rearranging import before
from pnrules.nightmare.performing import Amount
from pnrules.nightmare.table.bits import owner_of
from pnrules.nightmare.table.board import Hurt, with_points, with_run
from pnrules.nightmare.table.damage import telling_spared
from pnrules.nightmare.table.state import NightmareFrame, NightmareState

UNNAMED: Final = frozenset({"OVERSIGHT", "POWER SURGE", "PROGRAM ERROR"})
"""Cards that cost points and do not call it damage (N-41)."""

REDIRECTS = Rule(
    "nightmare-redirects",
    (("seat", "seat"), ("amount", "number"), ("cards", "cards"), ("back", "seats")),
    CARD,
    ("N-12", "N-13"),
)
REDIRECT_SPARED = Rule(
    "nightmare-redirect-spared",
    (("seat", "seat"), ("amount", "number"), ("cards", "cards"), ("back", "seats")),
    CARD,
    ("N-12", "N-53"),
)
NO_DAMAGE = Rule("nightmare-no-damage", (("card", "card"),), CARD, ("N-12",))


def redirects(count: Amount) -> Op:
    """Those who took the damage get the points back; the chosen player takes the sum."""

    def forbids(state: NightmareState, frame: NightmareFrame) -> WhyNot:
        out = state.board.out
        return lambda option: ("refused-player-out", ()) if option[1] in out else None

    def undamaged(state: NightmareState, frame: NightmareFrame) -> Outcome | None:
        if _shares(state, _sources(state, frame, count), frame):
            return None
        return no_damage(state, frame)

    def no_damage(state: NightmareState, frame: NightmareFrame) -> Outcome:
        rule = NO_DAMAGE.resting_on("N-41") if state.setup.interpretation.only_named_damage else NO_DAMAGE
        return rule, (frame.source,), going_on(state, frame, state.board)

    def redirect(state: NightmareState, frame: NightmareFrame, answer: Option) -> Outcome:
        return _redirected(state, frame, answer[1], _sources(state, frame, count))

    return Chooses(PLAYER_ASK, CHOOSES_PLAYER, everybody, forbids, then=redirect, otherwise=no_damage, first=undamaged)


def _sources(state: NightmareState, frame: NightmareFrame, count: Amount) -> tuple[Hurt, ...]:
    """The damage of the cards before this one: what the program counter's last stop at each did, since it last left this
    card; of inner cards, what they did in this performance, or by N-74's other answer at this stop. By N-12's other answer,
    of the cards that were executed last."""
    hurt, here = state.board.run.hurt, frame.env.here
    wanted = max(0, count(state, frame))
    if state.setup.interpretation.pointer_by_executed:
        return hurt[:-1][-wanted:] if wanted else ()
    cards = before(state, frame, wanted)
    return tuple(h for h in hurt if h.card in cards and here not in h.left)


def _shares(state: NightmareState, sources: tuple[Hurt, ...], frame: NightmareFrame) -> dict[int, int]:
    """What each player still in took; in 3.1 only the acting player's part counts."""
    board = state.board
    shares: dict[int, int] = {}
    for hurt in sources:
        for seat, loss in enumerate(hurt.losses, 1):
            mine = not state.setup.interpretation.own_damage_only or seat == frame.actor
            if loss > 0 and seat not in board.out and mine:
                shares[seat] = shares.get(seat, 0) + loss
    return shares


def _redirected(state: NightmareState, frame: NightmareFrame, target: int, sources: tuple[Hurt, ...]) -> Outcome:
    board = state.board
    shares = _shares(state, sources, frame)
    total = sum(shares.values())
    points = list(board.points)
    for seat, share in shares.items():
        points[seat - 1] += share
    spared = target in frame.env.covered
    if not spared:
        points[target - 1] = max(0, points[target - 1] - total)
    board = with_points(board, tuple(points))
    board = with_run(board, board.run._replace(hurt=tuple(_moved(h, sources, shares, target, spared) for h in board.run.hurt)))
    after = going_on(state, frame, board)
    if spared:
        after = telling_spared(frame, after, (target,))
    told = (target, total, tuple(h.card for h in sources), tuple(sorted(shares)))
    rule = REDIRECT_SPARED if spared else REDIRECTS
    rulings = ["N-41"] if any(KIND[h.card] in UNNAMED for h in sources) else []
    rulings += ["N-74"] if owner_of(state.board, frame.env.here) else []
    return rule.resting_on(*rulings) if rulings else rule, told, after


def _moved(hurt: Hurt, sources: tuple[Hurt, ...], shares: dict[int, int], target: int, spared: bool) -> Hurt:
    """The damage as it stands now: still that of the card that did it, but to the chosen player (N-12)."""
    if all(hurt is not source for source in sources):  # compared by identity: a card may have done the same damage twice
        return hurt
    losses = list(hurt.losses)
    sum_here = sum(losses[seat - 1] for seat in shares)
    for seat in shares:
        losses[seat - 1] = 0
    if not spared:
        losses[target - 1] += sum_here
    return hurt._replace(losses=tuple(losses))
