"""What a page may ask for of those who play: that opponents think, the screen is passed on, a choice taken back, a hint given."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import TYPE_CHECKING, Any, Final, Protocol

from pnrules.kernel import asks
from pnrules.kernel.errors import NoSuchNode, PnError
from pnrules.kernel.state import NOBODY, Option
from pnrules.players import Variation
from pnrules.session import advice, opponents, reasons, review
from pnrules.session.advice import Advised
from pnrules.session.commands import CHANGES, Command
from pnrules.session.opponents import Opposed
from pnrules.session.review import Reviewed
from pnrules.session.seated import covers, written
from pnrules.wire.table import Company
from pnrules.wire.traits import Traits

if TYPE_CHECKING:
    from pnrules.showing.play import ShownPlay as Play

WHILE_COVERED: Final = frozenset(
    {
        *("see", "speak", "pass", "uncover", "think", "undo", "undo-of", "redo", "goto"),
        *("again", "deal", "deal-back", "open", "keep", "restore"),
    }
)
"""What may be asked for while every hand is covered: nothing that would be somebody's choice, or shows more than lies open."""


class AtTable(Advised, Opposed, Reviewed, Protocol):
    """A session at whose table somebody plays."""


def told(session: AtTable) -> Company:
    """Who plays, as the page has it."""
    company, state = session.company, session.play.state
    return {
        "who": written(company.who),
        "passing": company.passing,
        "passes": may_pass(session),
        "hand_to": company.hand_to(state, session.seat),
        "thinks": opponents.told(session) if session.practice is None else None,
        "hints": review.can_review(session),
    }


def may_pass(session: AtTable) -> bool:
    """Whether the screen can be passed on: between two persons or more, on a board that may be seen with any eyes."""
    state = session.play.state
    return session.gives_hints and "seat" in session.offer and len(session.company.persons(state)) > 1 and covers(state)


def check_covered(session: AtTable, name: str) -> None:
    """Raises PnError for what may not be asked for while hands are covered."""
    if session.company.passing and session.seat == NOBODY and name not in WHILE_COVERED:
        raise PnError("board-covered")


# --- whose turn it is to look ---------------------------------------------------------------------------------------------


def _uncover(session: AtTable, seat: int) -> Traits:
    """The next person is there, and sees their hand."""
    if seat != session.company.hand_to(session.play.state, session.seat):
        return {}
    return session.mirror.see_with(seat)


def _pass(session: AtTable, on: bool) -> Traits:
    """The screen is passed on from now on, or is not: then the whole table is shown. Raises PnError where it cannot be."""
    if on and not may_pass(session):
        raise PnError("board-not-understood")
    if on == session.company.passing:
        return {}
    session.company = session.company._replace(passing=on)
    return {} if on else session.mirror.see_with(None)


def see(session: AtTable, seat: int | None) -> Traits:
    """Through eyes that somebody chose: the screen is not passed on any more. Raises NoSuchSeat."""
    traits = session.mirror.see_as(seat)
    session.company = session.company._replace(passing=False)
    return traits


# --- why ------------------------------------------------------------------------------------------------------------------


def _expected(session: AtTable, node: int, option: Option) -> Variation | None:
    """What is told to be expected to follow an option: by the hint, or by a turning point."""
    advised, reviewed = session.advice, session.review
    told: list[Variation | None] = []
    if advised is not None and (advised.play, advised.node) == (session.play, node):
        told += [advised.latest.best, advised.latest.tempting]
    if reviewed is not None and reviewed.play is session.play:
        told += [each for turn in reviewed.found if turn.node == node for each in (turn.after, turn.instead)]
    return next((each for each in told if each is not None and each.option == option), None)


def _follow(session: AtTable, node: int, option: list[Any]) -> Traits:
    """What is expected to follow an option is played, as a branch, and looked at from its beginning; play stays where it is."""
    variation = _expected(session, node, asks.option(option))
    plays = variation is not None and reasons.can_be_played(variation, session.seat)
    first = reasons.grown(session.play, node, variation) if variation is not None and plays else None
    if first is None:
        raise PnError("board-not-understood")
    return {**session.mirror.grown(), **session.mirror.look_at(first)}


# --- back and forth ------------------------------------------------------------------------------------------------------


def _back_to_choice_of(play: Play, seats: Container[int | str]) -> None:
    """Stand before the last choice of one of these seats. Raises NoSuchNode where there is none."""
    asks = ((node, play.state_at(node).ask) for node in play.choices())
    target = next((node for node, ask in asks if ask is not None and ask.who in seats), None)
    if target is None:
        raise NoSuchNode("error-nothing-to-undo")
    while play.head > target:
        play.undo()


def _undo(session: AtTable) -> Traits:
    """Before the last choice; with opponents, before the last of a person: what they answered goes with it."""
    play, company = session.play, session.company
    if company.who and company.persons(play.state):
        _back_to_choice_of(play, company.persons(play.state))
    else:
        play.undo()
    return session.mirror.grown()


def _undo_of(session: AtTable, seat: int) -> Traits:
    """Before the last choice of a person, with all that came after. Raises PnError for a seat that is no person's."""
    if seat not in session.company.persons(session.play.state):
        raise PnError("board-not-understood")
    _back_to_choice_of(session.play, (seat,))
    return session.mirror.grown()


def _redo(session: AtTable) -> Traits:
    """On to the next choice that was undone; with opponents, to the next of a person."""
    play = session.play
    play.redo()
    while session.company.opponent(play.state) is not None and play.children(play.head):
        play.redo()
    return session.mirror.grown()


EVERY: Final[Mapping[str, Command[Traits]]] = {
    **CHANGES,
    "undo": Command(_undo),
    "redo": Command(_redo),
    "see": Command(see, offer="seat"),
}
"""What every board has. What depends on who plays the session does, all else its mirror."""

TABLE: Final[Mapping[str, Command[Traits]]] = {
    "think": Command(opponents.think),
    "advise": Command(advice.advise),
    "advise-end": Command(advice.end),
    "review": Command(review.review),
    "follow": Command(_follow),
    "uncover": Command(_uncover, offer="seat"),
    "pass": Command(_pass, offer="seat"),
    "undo-of": Command(_undo_of),
}
"""What a page may ask for of those who play."""
