"""The tree of a play: positions as patches, the steps that lead to them, and what they refer to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, NotRequired, TypedDict

from pnrules.kernel.citations import Cite
from pnrules.kernel.errors import Param
from pnrules.kernel.forms.members import Items, Line, MapOf
from pnrules.kernel.forms.shapes import Named
from pnrules.kernel.forms.typed import ANYTHING, INTEGER
from pnrules.kernel.patches import PlainData
from pnrules.layout import Layout
from pnrules.wire.sayings import OPTION, Option, Who


class Rule(TypedDict):
    """A rule that steps follow.

    id       its message
    params   the names and kinds of that message's arguments
    cite     where it stands
    rulings  what it rests on
    quiet    whether it is bookkeeping, skipped unless every step is shown
    finds    for a rule about going on for ever: whether that is proved, or the run was suspended without a proof
    aside    whether it only follows from the move before, such as whose turn it is and what is drawn: play does not pause for it
    """

    id: str
    params: list[Param]
    cite: Cite | None
    rulings: list[str]
    quiet: bool
    finds: NotRequired[Literal["proved", "stopped"]]
    aside: NotRequired[bool]


PATCH: Final = Named(
    "Patch",
    MapOf(ANYTHING),
    "Patch",
    "What has to be set, path by path, to make one position of another; what a path says stands in `pnrules.kernel.patches`.",
)
if TYPE_CHECKING:
    Own = dict[str, PlainData]
else:  # types are evaluated at run time, which fails for recursive ones
    Own = Annotated[dict, MapOf(ANYTHING)]
"""Plain data by name, specific to each game."""

NodeRow = Annotated[
    list[Any],
    Named(
        "NodeRow",
        Line((INTEGER, INTEGER, Items(ANYTHING), PATCH), OPTION, "[back, rule, args, patch, answer]"),
        "NodeRow",
        "A node: how far back its parent is, the number of its rule, the rule's arguments, what differs; and the answer, where "
        "something was asked.",
    ),
]

Loop = Annotated[
    list[Any],
    Named(
        "Loop",
        Line((INTEGER, Items(INTEGER)), None, "[node, returns]"),
        "Loop",
        "A position that came back, as is proved: the node where it was first, and those where it is back.",
    ),
]


class Frame(TypedDict):
    """A routine under way. Default values are left out.

    code    which routine
    pc      the number of its next op; left out for 0
    source  the card that is performed
    actor   the seat that performs it
    env     its registers, those that are not empty
    """

    code: str
    pc: NotRequired[int]
    source: NotRequired[str]
    actor: NotRequired[int]
    env: NotRequired[Own]


class Question(TypedDict):
    """A question, listed once for all nodes that ask it.

    who      who is asked
    kind     which question
    args     its arguments
    options  the number of its list of answers; null if these are the cards at `info.draws`
    """

    who: Who
    kind: str
    args: list[Any]
    options: int | None


class BareAsk(TypedDict):
    """The question in a position: no words, no previews.

    who      who is asked
    kind     which question
    args     its arguments
    options  its answers; null if these are the cards at `info.draws`
    """

    who: Who
    kind: str
    args: list[Any]
    options: list[Option] | None


class Shown(TypedDict):
    """What to draw of a position, in a game for which the board has no special drawing.

    layouts  what the table looks like, in each language
    facts    the values of what one may ask about
    apart    the places of cards that share their name
    """

    layouts: dict[str, Layout]
    facts: Own
    apart: dict[str, int]


class Position(TypedDict):
    """A position.

    board    the table, specific to each game
    frames   the routines under way, the innermost last
    ask      the question that is open
    outlook  what the cards would do now, by the rules, specific to each game
    shown    what to draw of it, in a game without a special drawing
    """

    board: Own
    frames: list[Frame]
    ask: BareAsk | None
    outlook: NotRequired[Own]
    shown: NotRequired[Shown]


class Nodes(TypedDict):
    """Nodes of a tree, and their new tables.

    rules    the rules that their steps follow
    asks     the questions: `ask` in a patch is the number of one, or null
    options  the lists of answers that the questions name
    nodes    the nodes, each after its parent
    """

    rules: list[Rule]
    asks: list[Question]
    options: list[list[Option]]
    nodes: list[NodeRow]


class Grown(Nodes):
    """A tree from its root.

    root  the position at the start
    """

    root: Position


class Base(Grown):
    """The part of a tree that is sent once.

    epoch  increases whenever it changes, so that it is known which parts belong together
    """

    epoch: int


class Recent(Nodes):
    """What was added to a tree; its rules, questions and lists are numbered consecutively after those of the base.

    epoch  that of the base
    from   the number of the first node in `nodes`
    """

    epoch: int
    from_: int
