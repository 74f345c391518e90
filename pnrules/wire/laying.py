"""What a page offers on which a question at the table is settled."""

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
    """A question at the table: what can be laid out for it.

    examples  the game's examples
    laid      how often something has been laid out: it changes with the play
    at        the example on the board; null for a position from elsewhere
    """

    examples: list[Example]
    laid: int
    at: str | None
