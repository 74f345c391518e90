"""The offer of a page for questions at the table, and of one for making lessons."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from pnrules.wire.sayings import InEach
from pnrules.wire.studio import Shelved


class Example(TypedDict):
    """A position to begin with.

    name    its scenario
    called  its title
    """

    name: str
    called: InEach


class Laying(TypedDict):
    """What can be laid out, for a question at the table or for a lesson to begin with.

    examples  the game's examples
    laid      how often something has been laid out; it changes with the play
    at        the example on the board; null for a position from elsewhere
    shelf     on a page for making lessons, those of the game, each of which can be opened and changed
    """

    examples: list[Example]
    laid: int
    at: str | None
    shelf: NotRequired[list[Shelved]]
