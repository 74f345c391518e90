"""The teacher's comments in a scenario and in a save: their form, and the problems of those without a step.

In a scenario under `comments`, in any order:

{"event": "nightmare-executes", "card": "BUG", "time": 2, "says": {"en": "…", "fr": "…"}}

`showing.commentary` says where a comment belongs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pnrules.kernel.errors import Problem
from pnrules.kernel.forms.members import Items, Member, one_alone
from pnrules.kernel.forms.records import Record
from pnrules.kernel.forms.shapes import SEAT, TEXT, InLanguages, Named, Whole
from pnrules.kernel.forms.validation import JsonPath
from pnrules.kernel.patches import PlainData
from pnrules.showing.commentary import Comment, Commentary, on_line
from pnrules.showing.play import ShownPlay

LONGEST_COMMENT: Final = 400
MOST_TIMES: Final = 100_000
MOST_NODES: Final = 100_000_000

COMMENT: Final = Named(
    "comment",
    Record(
        Comment,
        {
            "event": Member(
                TEXT,
                "Event",
                "What happens at the step: the id of its event, as `pnrules run --json` has it; or `start`, where it all begins.",
                required=True,
            ),
            "card": Member(TEXT, "Card", "A card that the event is about, where there are others."),
            "seat": Member(SEAT, "Seat", "A player whom the event is about, where there are others."),
            "time": Member(Whole(1, MOST_TIMES), "Time", "Which of several such steps it is.", default=1),
            "says": Member(
                InLanguages(LONGEST_COMMENT),
                "Says",
                "Why this happens, or what to look at: one sentence or two.",
                required=True,
            ),
        },
    ),
    "Comment",
    "What a teacher says of one step: of the first that fits, or the second, and so on.",
    ({"event": "start", "says": {"en": "Look at the row first.", "fr": "Regardez d’abord la rangée."}},),
)
COMMENTS: Final = Items(COMMENT)


class Line(NamedTuple):
    """The comments of a save, and the line that they are about.

    end   the last node of the line
    of    the scenario of the package that has the comments; None if they are in `each`
    each  all of them
    """

    end: int
    of: str | None = None
    each: tuple[Comment, ...] = ()


LINE: Final = Record(
    Line,
    {"end": Member(Whole(0, MOST_NODES), required=True), "of": Member(TEXT), "each": Member(COMMENTS)},
    (one_alone("of", "each"),),
)
"""In a save: the last node of the commented line, and the scenario of the package that has the comments, or all of them. A save
that has to fit into a link has no room for them."""


def as_data(found: Commentary) -> dict[str, PlainData]:
    """The comments of a play for a save: their scenario, or else those that have found their steps."""
    if found.of is not None:
        return {"end": found.end, "of": found.of}
    return {"end": found.end, "each": [_as_data(comment) for comment in found.at.values()]}


def _as_data(comment: Comment) -> dict[str, PlainData]:
    says = comment.says if isinstance(comment.says, str) else dict(comment.says)
    told = {name: value for name, value in comment._asdict().items() if value is not None and name != "says"}
    return {**told, "says": says}


def put(play: ShownPlay, end: int, found: Sequence[Comment], of: str | None = None) -> None:
    """Comment on the line of a play that ends at a node; `of` is the scenario that has the comments. Raises NoSuchNode."""
    play.commentary = on_line(play, end, found)._replace(of=of)


def unplaced(play: ShownPlay, place: JsonPath) -> list[Problem]:
    """The problems of a play's comments, which are at this place of its file: one has lost its step, or its step already has
    a comment."""
    found = play.commentary
    line = play.walk(play.line(found.end)[1:]) if found.lost else ()
    events = sorted({step.rule.id for _, step in line if not step.rule.quiet})
    for number, count in found.lost.items():
        comment = found.comments[number]
        here = place.at(number)
        if count:
            here.at("time").report("problem-comment-not-so-often", (("time", "number"), ("count", "number")), comment.time, count)
        else:
            here.unknown("problem-comment-lost", "event", comment.event, [each for each in events if each != comment.event])
    for number, other in found.twice.items():
        place.at(number).report("problem-comment-twice", (("other", "text"),), place.at(other).path)
    return place.problems
