"""What is done when the browser asks for something: a command for each message of `wire.messages`.

A command of `CHANGES` returns values for the board's traits. One of `QUESTIONS` leaves the play alone, or brings another, and
returns the message that answers it besides. A message is read completely before anything is done.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, Protocol, TypeVar, cast

from pnrules import words
from pnrules.files import links, report, saves
from pnrules.kernel.errors import BadInput, PnError, Saying
from pnrules.kernel.forms.validation import LONGEST_NAME, one_line
from pnrules.kernel.replays import Replay
from pnrules.kernel.rulings import DEFAULT
from pnrules.session import again, traits
from pnrules.session.notices import replayed, saying
from pnrules.session.session import Session
from pnrules.wire import messages
from pnrules.wire.messages import Answer, Drawn, Reported, Restored
from pnrules.wire.traits import Traits

if TYPE_CHECKING:
    from pnrules.session.mirror import Mirror
    from pnrules.showing.play import ShownPlay as Play

Result = TypeVar("Result")


class Heard(NamedTuple):
    """What comes of a message.

    traits  what is otherwise by it
    answer  the message that answers it; None for one that asks nothing
    """

    traits: Traits
    answer: Answer | None = None


class Command(NamedTuple, Generic[Result]):
    """What is done when the browser asks for it.

    do     what is done; it gets the mirror or the session, and then the members of the message, in order (`wire.messages`)
    offer  what a session must offer, so that its page may ask for this; None where every page may
    """

    do: Callable[..., Result]
    offer: str | None = None


class Order(NamedTuple, Generic[Result]):
    """A message that was understood: a command by its name, and what it gets."""

    name: str
    command: Command[Result]
    arguments: tuple[Any, ...]

    def carried_out(self, on: object) -> Result:
        """Do it, and return what the command returns. Raises PnError."""
        return self.command.do(on, *self.arguments)


def understood(message: Any, commands: Mapping[str, Command[Result]]) -> Order[Result]:
    """The order that a message is. Raises PnError for one that no command takes."""
    name = name_of(message)
    command = commands.get(name)
    members = None if command is None else messages.understood(message)
    if command is None or members is None:
        raise PnError("board-not-understood")
    return Order(name, command, members)


def names_one(message: Any, commands: Mapping[str, Command[Any]]) -> bool:
    """Whether a message asks for one of these commands, well or badly."""
    return name_of(message) in commands


def is_question(message: Any) -> bool:
    """Whether a message is to be answered by another."""
    return names_one(message, QUESTIONS)


def name_of(message: Any) -> str:
    """What a message asks for; empty for one that asks for nothing."""
    name = message.get("do") if isinstance(message, dict) else None
    return name if isinstance(name, str) else ""


WITHHELD: Final = frozenset(
    {"undo", "redo", "goto", "foresee", "what-if", "without", "ruling", "compare", "adopt", "again", "see", "rules"}
)
"""What would give an answer away, or lead elsewhere, while something is to be done or said."""


# --- the play -------------------------------------------------------------------------------------------------------------


def _choose(mirror: Mirror, node: int, option: list[Any], who: int | str) -> Traits:
    mirror.play.state_at(node)
    mirror.play.choose(option, seat=who, at=node)
    return mirror.grown()


def _go_on(mirror: Mirror, node: int) -> Traits:
    mirror.play.state_at(node)
    mirror.play.go_on(at=node)
    return mirror.grown()


def _goto(mirror: Mirror, node: int) -> Traits:
    mirror.play.goto(node)
    return mirror.grown()


def _give_name(mirror: Mirror, node: int, name: str) -> Traits:
    try:
        mirror.play.name(node, name)
    except BadInput as error:
        raise PnError("board-bad-name", (("longest", "number"),), (LONGEST_NAME,)) from error
    return {"names": traits.names(mirror.play)}


def _foresee(mirror: Mirror, node: int) -> Traits:
    """What is asked at a node other than the one where play stands, with what each answer would do."""
    return {"asked": mirror.play.ask_payload(mirror.seat, node)}


# --- what if --------------------------------------------------------------------------------------------------------------


def _what_if(mirror: Mirror, node: int, option: list[Any], end: int) -> Traits:
    """Another answer, and the rest again, as a branch."""
    play = mirror.play
    found = play.what_if(node, option, end=end)
    notice = replayed(Replay(play, found.repeated, found.left_out, found.rest, found.refused), mirror.seat)
    notice["compare"] = [end, found.node]
    return {**mirror.grown(), "notice": notice}


def _without(mirror: Mirror, card: str, end: int) -> Traits:
    """The same play without a card, to be compared with this one."""
    if card not in traits.removable(mirror.play, mirror.seat):
        raise PnError("board-not-removable", (("card", "card"),), (one_line(card),))
    return _compared_with(mirror, mirror.play.without(card, end=end), saying("board-made-without", ("card", "card", card)))


def _under_ruling(mirror: Mirror, id: str, answer: str, end: int) -> Traits:
    """The same play with another answer to a ruling, to be compared with this one."""
    play = mirror.play
    if answer not in traits.answers(play).get(id, ()):
        raise PnError("board-not-understood")
    made = "board-made-ruling-default" if answer == DEFAULT else "board-made-ruling"
    replay = play.replayed(rulings={**dict(play.setup.rulings), id: answer}, end=end)
    return _compared_with(mirror, replay, saying(made, ("id", "text", id)))


def _compared_with(mirror: Mirror, replay: Replay[Play], made: Saying) -> Traits:
    """A play that was made from the one that is played, to be compared with it; and how far it went."""
    mirror.plays.compared = mirror.plays.add(replay.play, made)
    return {**mirror.shelf(), "notice": replayed(replay, mirror.seat)}


def _compare(mirror: Mirror, number: int | None) -> Traits:
    """Compare another of the plays with the one that is played, or none."""
    plays = mirror.plays
    if number is not None and (plays.find(number) is None or number == plays.at):
        raise PnError("board-not-understood")
    plays.compared = number
    return mirror.shelf()


def _adopt(mirror: Mirror) -> Traits:
    """Go on with the play compared with this one, which stays on the shelf."""
    if mirror.plays.adopt() is None:
        raise PnError("board-not-understood")
    return mirror.show(mirror.plays)


def _again(mirror: Mirror, deal: str) -> Traits:
    """The same game from its beginning, with the same deal or a new one; the play before stays on the shelf."""
    if deal not in again.ways(mirror.play):
        raise PnError("board-not-understood")
    mirror.plays.go_on_with(*(again.same(mirror.play) if deal == again.SAME else again.new(mirror.play)))
    return mirror.show(mirror.plays)


# --- what surrounds the play ------------------------------------------------------------------------------------------------


def _speak(mirror: Mirror, lang: str) -> Traits:
    """In another language. Raises PnError for one that there is not."""
    if lang not in words.LANGUAGES:
        raise PnError("board-not-understood")
    return mirror.speak(lang)


def _play_by(mirror: Mirror, edition: str, rulings: Mapping[str, str]) -> Traits:
    """The same choices by other rules."""
    return mirror.play_by(edition, rulings)


# --- questions ------------------------------------------------------------------------------------------------------------


class Answering(Session, Protocol):
    """A session that answers questions."""

    def restore(self, kept: Any, node: int) -> tuple[bool, Traits]:
        """Go on with a play that a browser kept; whether it could be read."""


def _keep(session: Answering) -> Heard:
    """The play, to be kept by the browser."""
    return Heard({}, {"kept": saves.save(session.play)})


def _draw(session: Answering, node: int, form: str) -> Heard:
    """A picture of a position."""
    if not 0 <= node < len(session.play):
        raise PnError("board-not-understood")
    drawn = {"drawn": session.play.to_svg(session.lang, node, session.seat), "as": form}
    return Heard({}, cast(Drawn, drawn))  # `as` is a word of Python's


def _report(session: Answering, node: int) -> Heard:
    """A step as a text to send to somebody, as the seat that looks may know it; and the position in one line, which holds every
    player's cards."""
    if not 0 <= node < len(session.play):
        raise PnError("board-not-understood")
    found: Reported = {"report": report.report(session.play, node, session.lang, session.seat), "node": node}
    if session.seat is None:
        found["line"] = session.play.to_line(node)
    return Heard({}, found)


def _link(session: Answering) -> Heard:
    """The play as a link. It holds every player's cards: who sees with one player's eyes gets none."""
    if session.seat is not None:
        raise PnError("board-not-understood")
    return Heard({}, {"link": links.link(session.play, session.lang)})


def _restore(session: Answering, kept: Any, node: int) -> Heard:
    """A play that the browser kept comes back."""
    restored, traits = session.restore(kept, node)
    answer: Restored = {"restored": restored}
    if restored and session.play.otherwise:
        answer["otherwise"] = True
    return Heard(traits, answer)


CHANGES: Final[Mapping[str, Command[Traits]]] = {
    "choose": Command(_choose),
    "go-on": Command(_go_on),
    "goto": Command(_goto),
    "name": Command(_give_name),
    "foresee": Command(_foresee),
    "what-if": Command(_what_if),
    "without": Command(_without),
    "ruling": Command(_under_ruling),
    "compare": Command(_compare),
    "adopt": Command(_adopt),
    "again": Command(_again),
    "speak": Command(_speak, offer="lang"),
    "rules": Command(_play_by, offer="rules"),
}

QUESTIONS: Final[Mapping[str, Command[Heard]]] = {
    "keep": Command(_keep),
    "draw": Command(_draw),
    "report": Command(_report),
    "link": Command(_link),
    "restore": Command(_restore),
}
