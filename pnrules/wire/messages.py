"""The messages of a page: each with its name (`do`), its required members, and the answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple, NotRequired, TypedDict

from pnrules.kernel.errors import Problem
from pnrules.kernel.forms.members import Items, MapOf
from pnrules.kernel.forms.shapes import NOTHING, TRUTH, AnyShape, Either, Just, Known, OneOf, Schema, Schemas, Shape
from pnrules.kernel.forms.typed import ANYTHING
from pnrules.kernel.forms.validation import Json, JsonPath
from pnrules.wire.sayings import OPTION, WHO, WORD
from pnrules.wire.verdict import Settled


@dataclass(frozen=True)
class Sendable(Shape[str | None]):
    """A text that can be sent back: without lone surrogates, which JSON allows."""

    def takes(self) -> frozenset[type]:
        return frozenset({str})

    def parse(self, place: JsonPath, value: Any, known: Known) -> str | None:
        if isinstance(value, str) and not any("\ud800" <= sign <= "\udfff" for sign in value):
            return value
        place.expected("text", value)
        return None

    def schema(self, schemas: Schemas) -> Schema:
        return {"type": "string"}


NAME: Final = Sendable()
NODE = NUMBER = SEAT = Just((int,), "number")


class Saved(TypedDict):
    """The save of the play."""

    kept: Any


class Drawn(TypedDict):
    """A position as a picture.

    drawn  the picture, as the text of an SVG
    as     which picture was asked for
    """

    drawn: str
    as_: Literal["svg", "png"]


class Reported(TypedDict):
    """A step as a text.

    report  the text
    node    where the step led
    line    the position in one line, if nothing of it is hidden
    """

    report: str
    node: int
    line: NotRequired[str]


class Linked(TypedDict):
    """A play as a link.

    link  the fragment of a URL that opens it, from its mark on
    """

    link: str


class Judged(TypedDict):
    """A question at the table, settled.

    settled  all of it
    node     where it begins
    text     the same as text
    page     and as one page: the text of an HTML file
    """

    settled: Settled
    node: int
    text: str
    page: str


class Restored(TypedDict):
    """Whether a kept play could be read.

    restored   whether it is on the board
    otherwise  whether some of it differs
    """

    restored: bool
    otherwise: NotRequired[bool]


Answer = Saved | Drawn | Reported | Linked | Judged | Restored
"""The answer to a message that asks something."""


class Message(NamedTuple):
    """A message of a page.

    says    what it asks for
    takes   its members besides `do`
    answer  the message that answers it; None for one that asks nothing
    """

    says: str
    takes: Mapping[str, AnyShape] = {}
    answer: type | None = None


_DEAL: Final = {
    "game": NAME,
    "edition": NAME,
    "version": NUMBER,
    "players": NUMBER,
    "seed": NUMBER,
    "who": NAME,
    "hands": NAME,
    "cards": Either((NAME, NOTHING)),
}

MESSAGES: Final[Mapping[str, Message]] = {
    "choose": Message("One of the answers at a node.", {"node": NODE, "option": OPTION, "who": WHO}),
    "go-on": Message("Goes on with a run that was left.", {"node": NODE}),
    "goto": Message("Play stands at another node.", {"node": NODE}),
    "undo": Message("Back to before the last choice."),
    "undo-of": Message("Back to before the last choice of one seat.", {"seat": SEAT}),
    "redo": Message("On to the next choice that was taken back."),
    "name": Message("Gives a node a name.", {"node": NODE, "name": NAME}),
    "foresee": Message("What would the answers to an earlier question have done?", {"node": NODE}),
    "what-if": Message("Another answer, and the rest of the line to `end` again.", {"node": NODE, "option": OPTION, "end": NODE}),
    "without": Message(
        "The same answers without a card: another play, to be compared with this one.", {"card": NAME, "end": NODE}
    ),
    "ruling": Message(
        "The same answers with another answer to a ruling: another play, to be compared with this one.",
        {"id": NAME, "answer": NAME, "end": NODE},
    ),
    "compare": Message("Compares a play with the one that is played; null compares none.", {"number": Either((NUMBER, NOTHING))}),
    "adopt": Message("Goes on with the play that this one is compared with."),
    "again": Message("The same game from its beginning, as it was dealt or dealt anew.", {"deal": OneOf(("same", "new"))}),
    "speak": Message("Another language.", {"lang": NAME}),
    "see": Message("Other eyes; null sees the whole table.", {"seat": Either((SEAT, NOTHING))}),
    "rules": Message(
        "The same choices by other rules: an edition, and answers to rulings.", {"edition": NAME, "rulings": MapOf(NAME, NAME)}
    ),
    "think": Message("The opponent who has to choose at a node thinks on.", {"node": NODE}),
    "advise": Message("Whoever gives a hint thinks on.", {"node": NODE}),
    "advise-end": Message("The hint is put away."),
    "follow": Message("What is expected to follow an option, played as a branch; play stays.", {"node": NODE, "option": OPTION}),
    "review": Message("Looks on through the choices on the line to where play stands."),
    "uncover": Message("The next person is there, and sees their hand.", {"seat": SEAT}),
    "pass": Message("The screen is passed on from now on, or not.", {"on": TRUTH}),
    "deal": Message("Another game; the one before is put aside, and comes back.", _DEAL),
    "deal-back": Message("The game before comes back."),
    "open": Message(
        "A play from elsewhere: a link, the line of a position, what a file holds. The game before comes back.", {"text": NAME}
    ),
    "lay": Message("An example, laid out for a question at the table.", {"name": NAME}),
    "level": Message("Another level, or the same from its beginning.", {"name": NAME}),
    "level-on": Message("The level's script gives its next answer."),
    "level-hint": Message("The level's next hint."),
    "level-show": Message("The level's solution."),
    "level-say": Message("One of the level's choices, by its place.", {"choice": NUMBER}),
    "exercise": Message("The exercise of this name again; one about a topic; or the `next`.", {"name": NAME}),
    "exercise-next": Message(
        "The next exercise for a learner: the lessons that they have done, the level to which they have come, what is due, and"
        " whether they are asked about rulings.",
        {"lessons": Items(NAME), "level": NUMBER, "due": Items(NAME), "rulings": TRUTH},
    ),
    "exercise-of-day": Message("The exercise of a day, counted from the beginning of 1970.", {"day": NUMBER}),
    "exercise-say": Message("One of the exercise's choices, by its place.", {"choice": NUMBER}),
    "exercise-show": Message("The right answer of the exercise."),
    "guess-say": Message("One of the guesses, by its place.", {"choice": NUMBER}),
    "train": Message("Exercises on the game that is over."),
    "train-end": Message("Back to the game on which the exercises are."),
    "lesson": Message("Another lesson, or this one from its beginning.", {"name": NAME}),
    "lesson-on": Message("The lesson goes on."),
    "lesson-back": Message("The lesson goes back."),
    "lesson-take-back": Message("The choice that lost the aim is taken back."),
    "lesson-hint": Message("The hint of what is to be done."),
    "lesson-show": Message("The lesson's own way."),
    "reference-open": Message("A position of the reference, on the board.", {"name": NAME}),
    "claim-move": Message("The next move of a claim's strategy."),
    "claim-numbers": Message("Other numbers to claim from.", {"at": Items(NUMBER)}),
    "edit": Message("The position at a node, to be changed.", {"node": NODE}),
    "edit-put": Message(
        "A card onto a place of the position: before an item of a list, null at its end.",
        {"card": NAME, "zone": NAME, "at": Either((NUMBER, NOTHING))},
    ),
    "edit-take": Message("A card of the position away.", {"path": NAME}),
    "edit-give": Message("A value in the position; null for what holds by default.", {"path": NAME, "value": WORD}),
    "edit-pick": Message("What can be done with a card of the position; null puts it down.", {"card": Either((NAME, NOTHING))}),
    "edit-back": Message("Undoes the last edit."),
    "edit-on": Message("Redoes it."),
    "edit-empty": Message("Everything off the table."),
    "edit-line": Message("The position of a line in its place.", {"text": NAME}),
    "edit-done": Message("A play from the position; the play before stays on the shelf."),
    "edit-leave": Message("Back to the play, without the position."),
    "make": Message("A lesson that begins at a node, made by playing it.", {"node": NODE}),
    "make-open": Message("A lesson to be changed: by name, what a file holds, or what the page kept.", {"text": NAME}),
    "make-seat": Message("Another seat is the learner's.", {"seat": SEAT}),
    "make-tell": Message("A sentence at the end of the lesson, after what has been recorded.", {"says": NAME}),
    "make-ask": Message(
        "A task at the end of the lesson: the recorded choices from one on, and one of the aims that they reach, by its place.",
        {"says": NAME, "hint": NAME, "since": NUMBER, "aim": NUMBER},
    ),
    "make-write": Message("A sentence in a language, by its place in the file.", {"place": NAME, "lang": NAME, "text": NAME}),
    "make-answer": Message("What is said of an option of the opened task, by its number.", {"number": NUMBER, "text": NAME}),
    "make-otherwise": Message("What is said of all options that lose the aim and have no answer.", {"text": NAME}),
    "make-teach": Message("The lesson teaches the rules that it needs and no lesson has taught."),
    "make-move": Message("A sentence to another place.", {"at": NUMBER, "to": NUMBER}),
    "make-remove": Message("A sentence away; what happened in it still happens.", {"at": NUMBER}),
    "make-look": Message("Opens a sentence, with the options of its task; null opens none.", {"at": Either((NUMBER, NOTHING))}),
    "make-back": Message("Undoes the last operation."),
    "make-on": Message("Redoes it."),
    "make-try": Message("The lesson as a learner plays it."),
    "make-tried": Message("Back to making it."),
    "make-leave": Message("Back to the play, without the lesson."),
    "keep": Message("The play as it may be kept.", answer=Saved),
    "restore": Message("A play that was kept.", {"save": ANYTHING, "node": NODE}, Restored),
    "draw": Message("A position as a picture.", {"node": NODE, "as": OneOf(("svg", "png"))}, Drawn),
    "report": Message("A step as a text to send to somebody.", {"node": NODE}, Reported),
    "settle": Message(
        "What was done from a node up to where play stands, by which rules, and where a ruling decides; where the whole table is"
        " seen.",
        {"node": NODE},
        Judged,
    ),
    "link": Message("The play as a link, where the whole table is seen.", answer=Linked),
}


def understood(message: Json) -> tuple[Any, ...] | None:
    """The members of a message, in the order of their description; None if one is missing or invalid. Other members are
    ignored."""
    problems: list[Problem] = []
    root = JsonPath("", problems)
    takes = MESSAGES[message["do"]].takes
    if not takes.keys() <= message.keys():
        return None
    found = tuple(shape.parse(root.at(name), message[name], {}) for name, shape in takes.items())
    return None if problems else found
