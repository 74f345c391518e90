"""The messages about players: letting opponents think, passing on the screen, undo, hints."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import TYPE_CHECKING, Any, Final, Protocol

from pnrules.kernel import asks
from pnrules.kernel.errors import NoSuchNode, PnError
from pnrules.kernel.state import NOBODY, Option
from pnrules.players import Variation
from pnrules.session import advice, editing, opponents, reasons, review
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
"""The messages that are allowed while every hand is covered: none that makes a choice, or shows anything hidden."""


class AtTable(Advised, Opposed, Reviewed, Protocol):
    """A session with players."""


def payload(session: AtTable) -> Company:
    """Who plays, for the page."""
    company, state = session.company, session.play.state
    return {
        "who": written(company.who),
        "passing": company.passing,
        "passes": may_pass(session),
        "hand_to": company.hand_to(state, session.seat),
        "thinks": opponents.payload(session) if session.practice is None else None,
        "hints": review.can_review(session),
        "edits": editing.may_edit(session),
    }


def may_pass(session: AtTable) -> bool:
    """Whether the screen can be passed on: among at least two persons, on a board that may be seen through any eyes."""
    state = session.play.state
    return session.gives_hints and "seat" in session.offer and len(session.company.persons(state)) > 1 and covers(state)


def check_covered(session: AtTable, name: str) -> None:
    """Raises PnError for a message that is not allowed while hands are covered."""
    if session.company.passing and session.seat == NOBODY and name not in WHILE_COVERED:
        raise PnError("board-covered")


# --- whose turn it is to look ---------------------------------------------------------------------------------------------


def _uncover(session: AtTable, seat: int) -> Traits:
    """The next person has confirmed, and sees their hand."""
    if seat != session.company.hand_to(session.play.state, session.seat):
        return {}
    return session.mirror.see_with(seat)


def _pass(session: AtTable, on: bool) -> Traits:
    """Start or stop passing on the screen; when stopped, the whole table is shown. Raises PnError if it is not possible."""
    if on and not may_pass(session):
        raise PnError("board-not-understood")
    if on == session.company.passing:
        return {}
    session.company = session.company._replace(passing=on)
    return {} if on else session.mirror.see_with(None)


def see(session: AtTable, seat: int | None) -> Traits:
    """Show the board through chosen eyes; the screen is no longer passed on. Raises NoSuchSeat."""
    traits = session.mirror.see_as(seat)
    session.company = session.company._replace(passing=False)
    return traits


# --- why ------------------------------------------------------------------------------------------------------------------


def _expected(session: AtTable, node: int, option: Option) -> Variation | None:
    """The variation that the hint, or a turning point, shows for an option."""
    advised, reviewed = session.advice, session.review
    told: list[Variation | None] = []
    if advised is not None and (advised.play, advised.node) == (session.play, node):
        told += [advised.latest.best, advised.latest.tempting]
    if reviewed is not None and reviewed.play is session.play:
        told += [each for turn in reviewed.found if turn.node == node for each in (turn.after, turn.instead)]
    return next((each for each in told if each is not None and each.option == option), None)


def _follow(session: AtTable, node: int, option: list[Any]) -> Traits:
    """Play the expected variation of an option as a branch, and look at its beginning; the head does not move."""
    variation = _expected(session, node, asks.option(option))
    plays = variation is not None and reasons.can_be_played(variation, session.seat)
    first = reasons.grown(session.play, node, variation) if variation is not None and plays else None
    if first is None:
        raise PnError("board-not-understood")
    return {**session.mirror.grown(), **session.mirror.look_at(first)}


# --- back and forth ------------------------------------------------------------------------------------------------------


def _back_to_choice_of(play: Play, seats: Container[int | str]) -> None:
    """Move the head to before the last choice of one of these seats. Raises NoSuchNode if there is none."""
    asks = ((node, play.state_at(node).ask) for node in play.choices())
    target = next((node for node, ask in asks if ask is not None and ask.who in seats), None)
    if target is None:
        raise NoSuchNode("error-nothing-to-undo")
    while play.head > target:
        play.undo()


def _undo(session: AtTable) -> Traits:
    """Undo the last choice; with opponents, the last one of a person, along with their answers."""
    play, company = session.play, session.company
    if company.who and company.persons(play.state):
        _back_to_choice_of(play, company.persons(play.state))
    else:
        play.undo()
    return session.mirror.grown()


def _undo_of(session: AtTable, seat: int) -> Traits:
    """Undo the last choice of a person, and everything after it. Raises PnError for a seat that is not a person's."""
    if seat not in session.company.persons(session.play.state):
        raise PnError("board-not-understood")
    _back_to_choice_of(session.play, (seat,))
    return session.mirror.grown()


def _redo(session: AtTable) -> Traits:
    """Redo the next choice that was undone; with opponents, up to the next of a person."""
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
"""The messages of every board. The session handles what depends on who plays, its mirror the rest."""

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
"""The messages about players."""
