"""The offer of a page for questions at the table."""

from __future__ import annotations

from typing import TypedDict

from pnrules.wire.sayings import InEach


class Example(TypedDict):
    """A position to begin with.

    name    its scenario
    called  its title
    """

    name: str
    called: InEach


class Laying(TypedDict):
    """What can be laid out for a question at the table.

    examples  the game's examples
    laid      how often something has been laid out; it changes with the play
    at        the example on the board; null for a position from elsewhere
    """

    examples: list[Example]
    laid: int
    at: str | None
