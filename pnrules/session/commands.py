"""The commands that messages from the browser invoke: one for each message of `wire.messages`.

A command of `CHANGES` returns values for the board's traits. One of `QUESTIONS` leaves the play unchanged, or replaces it, and
also returns an answering message. A message is parsed completely before anything is done.
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
from pnrules.showing import verdict
from pnrules.showing.verdict_sheet import as_page, as_text
from pnrules.wire import messages
from pnrules.wire.messages import Answer, Drawn, Reported, Restored
from pnrules.wire.traits import Traits

if TYPE_CHECKING:
    from pnrules.session.mirror import Mirror
    from pnrules.showing.play import ShownPlay as Play

Result = TypeVar("Result")


class Heard(NamedTuple):
    """The result of a message.

    traits  the traits that changed
    answer  the message that answers it; None for one that asks nothing
    """

    traits: Traits
    answer: Answer | None = None


class Command(NamedTuple, Generic[Result]):
    """A command that the browser can invoke.

    do     its function; takes the mirror or the session, and then the members of the message, in order (`wire.messages`)
    offer  the setting that a session must offer for it; None if every page may use it
    """

    do: Callable[..., Result]
    offer: str | None = None


class Order(NamedTuple, Generic[Result]):
    """A parsed message: the name of a command, and its arguments."""

    name: str
    command: Command[Result]
    arguments: tuple[Any, ...]

    def carried_out(self, on: object) -> Result:
        """Run the command. Raises PnError."""
        return self.command.do(on, *self.arguments)


def understood(message: Any, commands: Mapping[str, Command[Result]]) -> Order[Result]:
    """Parse a message as an order. Raises PnError if no command takes it."""
    name = name_of(message)
    command = commands.get(name)
    members = None if command is None else messages.understood(message)
    if command is None or members is None:
        raise PnError("board-not-understood")
    return Order(name, command, members)


def names_one(message: Any, commands: Mapping[str, Command[Any]]) -> bool:
    """Whether a message names one of these commands, even if it is malformed."""
    return name_of(message) in commands


def is_question(message: Any) -> bool:
    """Whether a message expects an answer."""
    return names_one(message, QUESTIONS)


def name_of(message: Any) -> str:
    """The name of the command in a message; empty if there is none."""
    name = message.get("do") if isinstance(message, dict) else None
    return name if isinstance(name, str) else ""


WITHHELD: Final = frozenset(
    {"undo", "redo", "goto", "foresee", "what-if", "without", "ruling", "compare", "adopt", "again", "see", "rules"}
)
"""The commands that would give an answer away, or lead elsewhere, during a task."""


NEEDS_ALL: Final = frozenset(
    {"what-if", "without", "ruling", "again", "rules", "keep", "settle", "advise", "review", "pass", "edit", "train", "make"}
)
"""The commands that need more of a play than what one seat saw."""


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
    """The question at a node other than the head, with previews."""
    return {"asked": mirror.play.ask_payload(mirror.seat, node)}


# --- what if --------------------------------------------------------------------------------------------------------------


def _what_if(mirror: Mirror, node: int, option: list[Any], end: int) -> Traits:
    """Give another answer and replay the rest, as a branch."""
    play = mirror.play
    found = play.what_if(node, option, end=end)
    notice = replayed(Replay(play, found.repeated, found.left_out, found.rest, found.refused), mirror.seat)
    notice["compare"] = [end, found.node]
    return {**mirror.grown(), "notice": notice}


def _without(mirror: Mirror, card: str, end: int) -> Traits:
    """Replay without a card, for comparison."""
    if card not in traits.removable(mirror.play, mirror.seat):
        raise PnError("board-not-removable", (("card", "card"),), (one_line(card),))
    return _compared_with(mirror, mirror.play.without(card, end=end), saying("board-made-without", ("card", "card", card)))


def _under_ruling(mirror: Mirror, id: str, answer: str, end: int) -> Traits:
    """Replay with another answer to a ruling, for comparison."""
    play = mirror.play
    if answer not in traits.answers(play).get(id, ()):
        raise PnError("board-not-understood")
    made = "board-made-ruling-default" if answer == DEFAULT else "board-made-ruling"
    replay = play.replayed(rulings={**dict(play.setup.rulings), id: answer}, end=end)
    return _compared_with(mirror, replay, saying(made, ("id", "text", id)))


def _compared_with(mirror: Mirror, replay: Replay[Play], made: Saying) -> Traits:
    """Compare the current play with one derived from it, and report how far the replay got."""
    mirror.plays.compared = mirror.plays.add(replay.play, made)
    return {**mirror.shelf(), "notice": replayed(replay, mirror.seat)}


def _compare(mirror: Mirror, number: int | None) -> Traits:
    """Compare the current play with another one, or with none."""
    plays = mirror.plays
    if number is not None and (plays.find(number) is None or number == plays.at):
        raise PnError("board-not-understood")
    plays.compared = number
    return mirror.shelf()


def _adopt(mirror: Mirror) -> Traits:
    """Switch to the compared play; the current one stays on the shelf."""
    if mirror.plays.adopt() is None:
        raise PnError("board-not-understood")
    return mirror.show(mirror.plays)


def _again(mirror: Mirror, deal: str) -> Traits:
    """Restart the game, with the same deal or a new one; the current play stays on the shelf."""
    if deal not in again.ways(mirror.play):
        raise PnError("board-not-understood")
    mirror.plays.go_on_with(*(again.same(mirror.play) if deal == again.SAME else again.new(mirror.play)))
    return mirror.show(mirror.plays)


# --- what surrounds the play ------------------------------------------------------------------------------------------------


def _speak(mirror: Mirror, lang: str) -> Traits:
    """Change the language. Raises PnError for an unknown one."""
    if lang not in words.LANGUAGES:
        raise PnError("board-not-understood")
    return mirror.speak(lang)


def _play_by(mirror: Mirror, edition: str, rulings: Mapping[str, str]) -> Traits:
    """Replay the same choices by other rules."""
    return mirror.play_by(edition, rulings)


# --- questions ------------------------------------------------------------------------------------------------------------


class Answering(Session, Protocol):
    """A session that answers questions."""

    @property
    def lasting(self) -> Play:
        """The play that is kept: not a position under construction."""

    def restore(self, kept: Any, node: int) -> tuple[bool, Traits]:
        """Resume a play that a browser kept. Returns whether it could be read."""


def _keep(session: Answering) -> Heard:
    """Send the save, for the browser to keep."""
    return Heard({}, {"kept": saves.save(session.lasting)})


def _draw(session: Answering, node: int, form: str) -> Heard:
    """Send a picture of a position."""
    if not 0 <= node < len(session.play):
        raise PnError("board-not-understood")
    drawn = {"drawn": session.play.to_svg(session.lang, node, session.seat), "as": form}
    return Heard({}, cast(Drawn, drawn))  # `as` is a keyword of Python


def _report(session: Answering, node: int) -> Heard:
    """Send the report of a step, as the seat may know it; and the line of the position, if the whole table is shown, since it
    holds every player's cards."""
    if not 0 <= node < len(session.play):
        raise PnError("board-not-understood")
    found: Reported = {"report": report.report(session.play, node, session.lang, session.seat), "node": node}
    if session.seat is None:
        found["line"] = session.play.to_line(node)
    return Heard({}, found)


def _link(session: Answering, seat: int | None) -> Heard:
    """Send the play as a link: the whole table, which holds every player's cards, or what a seat saw. A reader with one player's
    eyes gets none but that player's. Raises NoSuchSeat."""
    if session.seat not in {None, seat}:
        raise PnError("board-not-understood")
    return Heard({}, {"link": links.link(session.play, session.lang, seat=seat), "of": seat})


def _settle(session: Answering, node: int) -> Heard:
    """Settle what was done from a node on; at the head, what the last choice led to. It may tell of every player's cards, so
    nothing is sent to a reader with one player's eyes."""
    if session.seat is not None:
        raise PnError("board-not-understood")
    play = session.play
    begins = next(play.choices(), 0) if node == play.head else node
    told = verdict.told(verdict.judged(play, begins), session.lang)
    return Heard({}, {"settled": told, "node": node, "text": as_text(told), "page": as_page(told)})


def _restore(session: Answering, kept: Any, node: int) -> Heard:
    """Restore a play that the browser kept."""
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
    "settle": Command(_settle),
    "link": Command(_link),
    "restore": Command(_restore),
}
