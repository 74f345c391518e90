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
    of    the seat that saw what is in it; null for the whole table
    """

    link: str
    of: int | None


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


class Paged(TypedDict):
    """A lesson as one file.

    paged  the text of an HTML file; in a page of a site without a server, with marks where the board's script and styles go
    as     which file was asked for
    """

    paged: str
    as_: Literal["page", "sheet"]


class Restored(TypedDict):
    """Whether a kept play could be read.

    restored   whether it is on the board
    otherwise  whether some of it differs
    """

    restored: bool
    otherwise: NotRequired[bool]


Answer = Saved | Drawn | Reported | Linked | Judged | Paged | Restored
"""The answer to a message that asks something."""


class Message(NamedTuple):
    """A message of a page.

    says    what it requests
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
    "choose": Message("Give one of the answers at a node.", {"node": NODE, "option": OPTION, "who": WHO}),
    "go-on": Message("Resume a suspended run.", {"node": NODE}),
    "goto": Message("Move the head to another node.", {"node": NODE}),
    "undo": Message("Undo the last choice."),
    "undo-of": Message("Undo the last choice of one seat.", {"seat": SEAT}),
    "redo": Message("Redo the next choice that was undone."),
    "name": Message("Name a node.", {"node": NODE, "name": NAME}),
    "foresee": Message("Preview the answers to an earlier question.", {"node": NODE}),
    "what-if": Message(
        "Give another answer, and replay the rest of the line to `end`.", {"node": NODE, "option": OPTION, "end": NODE}
    ),
    "without": Message("Replay the same answers without a card, for comparison.", {"card": NAME, "end": NODE}),
    "ruling": Message(
        "Replay the same answers with another answer to a ruling, for comparison.",
        {"id": NAME, "answer": NAME, "end": NODE},
    ),
    "compare": Message("Compare the current play with another one; null for none.", {"number": Either((NUMBER, NOTHING))}),
    "adopt": Message("Switch to the compared play."),
    "again": Message("Restart the game, with the same deal or a new one.", {"deal": OneOf(("same", "new"))}),
    "speak": Message("Change the language.", {"lang": NAME}),
    "see": Message("See with other eyes; null sees the whole table.", {"seat": Either((SEAT, NOTHING))}),
    "rules": Message(
        "Replay the same choices by other rules: an edition, and answers to rulings.",
        {"edition": NAME, "rulings": MapOf(NAME, NAME)},
    ),
    "think": Message("Let the opponent who has to choose at a node think on.", {"node": NODE}),
    "advise": Message("Begin or continue a hint.", {"node": NODE}),
    "advise-end": Message("Dismiss the hint."),
    "follow": Message("Play what is expected to follow an option as a branch; the head stays.", {"node": NODE, "option": OPTION}),
    "review": Message("Continue the analysis of the line to the head."),
    "uncover": Message("The next person confirms, and sees their hand.", {"seat": SEAT}),
    "pass": Message("Start or stop passing on the screen.", {"on": TRUTH}),
    "deal": Message("Deal another game; the current one is put aside.", _DEAL),
    "deal-back": Message("Bring back what was put aside last."),
    "open": Message(
        "Open a play from elsewhere: a link, the line of a position, the contents of a file. The current game is put aside.",
        {"text": NAME},
    ),
    "lay": Message("Lay out an example for a question at the table.", {"name": NAME}),
    "level": Message("Open another level, or restart this one.", {"name": NAME}),
    "level-on": Message("Let the level's script give its next answer."),
    "level-hint": Message("Show the level's next hint."),
    "level-show": Message("Show the level's solution."),
    "level-say": Message("Make one of the level's choices, by index.", {"choice": NUMBER}),
    "exercise": Message("Restart the exercise of this name, or go to one about a topic, or to the `next`.", {"name": NAME}),
    "exercise-next": Message(
        "Go to the next exercise for a learner: lessons, level, topics due for review, and whether to ask about rulings.",
        {"lessons": Items(NAME), "level": NUMBER, "due": Items(NAME), "rulings": TRUTH},
    ),
    "exercise-of-day": Message("Go to the exercise of a day, in days since 1970.", {"day": NUMBER}),
    "exercise-say": Message("Make one of the exercise's choices, by index.", {"choice": NUMBER}),
    "exercise-show": Message("Show the exercise's solution."),
    "guess-say": Message("Make one of the guesses, by index.", {"choice": NUMBER}),
    "train": Message("Start exercises on the finished game."),
    "train-end": Message("Return to the game that the exercises are about."),
    "lesson": Message("Open another lesson, or restart this one.", {"name": NAME}),
    "lesson-on": Message("Go to the lesson's next sentence."),
    "lesson-back": Message("Go back to the lesson's previous sentence."),
    "lesson-take-back": Message("Take back the choice that lost the aim."),
    "lesson-hint": Message("Show the task's hint."),
    "lesson-show": Message("Play the lesson's own way."),
    "course": Message("Open a part of the course by its index, or restart this one.", {"part": NUMBER}),
    "course-open": Message("Open another course, from the contents of its file.", {"text": NAME}),
    "reference-open": Message("Open a position of the reference on the board.", {"name": NAME}),
    "measure": Message("Play games of a set-up, to measure them.", {"setup": NUMBER, "games": NUMBER}),
    "measure-cards": Message(
        "Play games with a custom deck, to measure it.", {"cards": NAME, "players": NUMBER, "games": NUMBER}
    ),
    "measure-on": Message("Play some more of the games that are measured."),
    "measure-open": Message(
        "Open one of the games that were measured, after so many choices; null for its end.",
        {"experiment": NUMBER, "game": NUMBER, "choice": Either((NUMBER, NOTHING))},
    ),
    "claim-move": Message("Play the next move of a claim's strategy."),
    "claim-numbers": Message("Choose other numbers to claim from.", {"at": Items(NUMBER)}),
    "edit": Message("Begin editing the position at a node.", {"node": NODE}),
    "edit-put": Message(
        "Put a card at a place: at an index of a list; null for the end.",
        {"card": NAME, "zone": NAME, "at": Either((NUMBER, NOTHING))},
    ),
    "edit-take": Message("Remove a card.", {"path": NAME}),
    "edit-give": Message("Set a value in the position; null restores its default.", {"path": NAME, "value": WORD}),
    "edit-pick": Message("Pick a card of the position; null for none.", {"card": Either((NAME, NOTHING))}),
    "edit-back": Message("Undo the last edit."),
    "edit-on": Message("Redo it."),
    "edit-empty": Message("Clear the table."),
    "edit-line": Message("Replace the position by that of a line.", {"text": NAME}),
    "edit-done": Message("Begin a play from the position; the previous one stays on the shelf."),
    "edit-leave": Message("Return to the play, without the position."),
    "make": Message("Begin making a lesson at a node, by playing it.", {"node": NODE}),
    "make-open": Message("Edit a lesson: by name, from the contents of a file, or as kept by the page.", {"text": NAME}),
    "make-seat": Message("Make another seat the learner's.", {"seat": SEAT}),
    "make-tell": Message("Add a sentence at the end, after the recorded choices.", {"says": NAME}),
    "make-ask": Message(
        "Add a task at the end: the recorded choices from one on, and one of the aims that they reach, by index.",
        {"says": NAME, "hint": NAME, "since": NUMBER, "aim": NUMBER},
    ),
    "make-write": Message("Set a text in a language, by its place in the file.", {"place": NAME, "lang": NAME, "text": NAME}),
    "make-answer": Message("Set the explanation of an option of the open task, by its number.", {"number": NUMBER, "text": NAME}),
    "make-otherwise": Message("Set the explanation of all other options that lose the aim.", {"text": NAME}),
    "make-teach": Message("Declare the required rules that no lesson has taught as taught by this one."),
    "make-move": Message("Move a sentence to another place.", {"at": NUMBER, "to": NUMBER}),
    "make-remove": Message("Remove a sentence; what happened in it still happens.", {"at": NUMBER}),
    "make-look": Message("Open a sentence, with the options of its task; null for none.", {"at": Either((NUMBER, NOTHING))}),
    "make-back": Message("Undo the last operation."),
    "make-on": Message("Redo it."),
    "make-try": Message("Try the lesson as a learner."),
    "make-tried": Message("Return to making it."),
    "make-page": Message("The lesson as a page of its own, with every branch of it.", answer=Paged),
    "make-sheet": Message("The lesson as a worksheet with its key.", answer=Paged),
    "make-leave": Message("Return to the play, without the lesson."),
    "keep": Message("Request a save of the play, to keep.", answer=Saved),
    "restore": Message("Restore a kept play.", {"save": ANYTHING, "node": NODE}, Restored),
    "draw": Message("Request a position as a picture.", {"node": NODE, "as": OneOf(("svg", "png"))}, Drawn),
    "report": Message("Request a step as a text to send.", {"node": NODE}, Reported),
    "settle": Message(
        "Request the verdict on the line from a node to the head; only if the whole table is seen.",
        {"node": NODE},
        Judged,
    ),
    "link": Message(
        "Request the play as a link: the whole table, only if that is seen; or what a seat saw.",
        {"seat": Either((SEAT, NOTHING))},
        Linked,
    ),
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
