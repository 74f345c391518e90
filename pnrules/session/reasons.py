"""What is expected to follow a choice: as data for a page, and as a branch on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnrules.kernel.facets.showing import Showing
from pnrules.kernel.patches import jsonable
from pnrules.kernel.state import CHANCE
from pnrules.kernel.steps import Step
from pnrules.players.variations import IDLE, Event, Variation, idle_option
from pnrules.wire import table as wire

if TYPE_CHECKING:
    from pnrules.showing.play import ShownPlay as Play


def reason(variation: Variation | None, seat: int, eyes: int | None) -> wire.Reason | None:
    """What is expected to follow a choice of a seat, as that seat may know it; None if that is unknown.

    eyes  whose eyes the board is seen with; None sees the whole table
    """
    if variation is None:
        return None
    result = variation.result()
    return {
        "option": jsonable(variation.option),
        "events": [_event(each) for each in variation.events(seat)],
        "points": [] if variation.open else list(variation.after.setup.game.points(variation.after)),
        "result": None if result is None else _event(result),
        "idle": bool(variation.idle),
        "open": variation.open,
        "plays": can_be_played(variation, eyes),
    }


def can_be_played(variation: Variation, eyes: int | None) -> bool:
    """Whether a variation can be shown on the board: not if it would reveal something in advance, such as the card that the
    reader would draw."""
    if variation.open:
        return False
    showing = Showing.of(variation.after.setup.game)
    steps = [each for move in (*variation.moves, *variation.idle) for each in move.steps]
    return eyes is None or not any(_is_drawn_for(each, eyes) or showing.reveals(each, eyes) for each in steps)


def _is_drawn_for(happened: Step, eyes: int) -> bool:
    """Whether these eyes see what is drawn in a step."""
    ask = happened.before.ask
    return ask is not None and ask.who == CHANCE and happened.seen_by(eyes) == happened.args


def _event(event: Event) -> wire.Foreseen:
    return {
        "id": event.id,
        "params": [list(each) for each in event.params],
        "args": jsonable(event.args),
        "apart": dict(event.apart),
    }


def grown(play: Play, node: int, variation: Variation) -> int | None:
    """Add the choices of a variation to the tree, as a branch at a node, as far as they are legal; returns the branch's first
    node.

    A question that no longer comes up takes its answer with it, as in what-if: a player may have asked not to be asked.
    The head does not move. None if not even the first choice is legal.
    """
    head = play.head
    play.goto(node)
    for move in variation.moves:
        ask, asked = play.ask, move.steps[0].before.ask
        if ask is None or asked is None or (ask.who, ask.kind) != (asked.who, asked.kind):
            continue
        if move.option not in ask.options:
            break
        play.choose(move.option)
    points = play.points
    for _ in range(IDLE if variation.idle else 0):
        option = idle_option(play.state)
        if option is None or play.points != points:
            break
        play.choose(option)
    line = play.line(after=node)
    play.goto(head)
    return line[0] if line else None
