"""A play that can also show itself: in words, as a table, as a picture, and as messages to a board."""

from __future__ import annotations

from html import escape
from typing import Any

from pnrules.kernel import lines
from pnrules.kernel.errors import Saying
from pnrules.kernel.exploring import Explorer
from pnrules.kernel.replays import given, go_strictly
from pnrules.kernel.trace import Cell
from pnrules.showing import describe, payload, picture, tables, written
from pnrules.showing.commentary import NONE, Commentary
from pnrules.wire.asking import Ask
from pnrules.wire.plays import BareInfo
from pnrules.wire.tree import Grown


class ShownPlay(Explorer):
    """A play with everything that it can show: what `pnrules.load` returns."""

    seat: int | None = None
    """Whose eyes: only what that seat saw is known of it, and the rules cannot go on (`showing.seen`). None for a whole play."""
    commentary: Commentary = NONE
    """A teacher's comments on one line of it; plays derived from it, by other rules or without a card, have none."""

    def to_line(self, node: int | None = None) -> str:
        """The position at a node (the head) in one line, which `pnrules.load` takes: see `docs/line.md`. Raises NoSuchNode.

        It holds every player's cards. When typed by hand, it may omit everything after `||`.
        """
        return lines.line(self.state_at(self.head if node is None else node))

    def to_scenario(self, *, expect: bool = True, because: written.Because | None = None) -> written.ScenarioData:
        """The contents of a scenario that leads to the head: the start, the draws and answers since, and the result.
        `pnrules check` accepts it.

        expect   whether it says what is expected at the head: points, and the game's simple facts about the position
        because  the places in the rules that this follows from: rulebook, place, and what follows from it; by default those of
                 the steps that lead there

        Raises BadInput for a play that begins in mid-effect, which no scenario can.
        """
        return written.scenario(self, expect=expect, because=because)

    def since(self, node: int) -> ShownPlay:
        """The line from a node to the head as a separate play, with the same draws; later draws are left open.
        Raises NoSuchNode for a node that is not on the line to the head."""
        play = ShownPlay(self.state_at(node), title=self.title, most=self.most)
        go_strictly(play, given(self.steps(self.head, after=node)), self._nodes.gone_on(self.head, node))
        return play

    # --- for people ---------------------------------------------------------------------------------------------------

    def to_records(self) -> list[dict[str, Cell]]:
        """The trace as rows for a data frame: see `Trace.to_records`."""
        return self.trace.to_records()

    def to_text(self, lang: str = "en", seat: int | None = None) -> str:
        """The run to the head as a table in words: stop by stop what happens, its rule, the points; as `seat` may see it."""
        return "\n".join(tables.as_text(self, lang, seat, self.commentary))

    def to_csv(self, lang: str = "en", seat: int | None = None) -> str:
        """The steps to the head as comma-separated values with a header, as `seat` may see them."""
        return tables.as_csv(self, lang, seat)

    def to_svg(self, lang: str = "en", node: int | None = None, seat: int | None = None) -> str:
        """The position at a node (the head) as a picture, as `seat` may see it: the text of an SVG file. Raises NoSuchNode."""
        return picture.position_svg(self, lang, self.head if node is None else node, seat)

    def describe(self, lang: str = "en", node: int | None = None) -> str:
        """The position at a node (the head) in words: title, position, last step, and what is asked. Deterministic."""
        return describe.describe(self, lang, self.head if node is None else node)

    def __repr__(self) -> str:
        return self.describe()

    def _repr_html_(self) -> str:
        return f"<pre>{escape(self.describe())}</pre>"

    # --- for the board ------------------------------------------------------------------------------------------------

    def payload(self, seat: int | None = None) -> Grown:
        """The tree as sent to the board, as `seat` may see it."""
        return payload.tree(self, seat)

    def ask_payload(self, seat: int | None = None, node: int | None = None) -> Ask | None:
        """The ask at a node (the head) with previews and refusals, as sent to the board, as `seat` may see it."""
        return payload.ask(self, seat, node)

    def loops_payload(self, seat: int | None = None) -> list[list[Any]]:
        """The proved loops of the tree, as sent to the board, as `seat` may see them."""
        return payload.loops(self, seat)

    def info(self) -> BareInfo:
        """What the board is sent once."""
        return payload.info(self)

    def running_payload(self, seat: int | None = None) -> Saying | None:
        """The message about a run suspended at the head, as sent to the board, as `seat` may know it; None if none was."""
        return payload.running(self, seat)

    def result_payload(self) -> Saying | None:
        """How the game ended, as sent to the board; None if it has not."""
        return payload.result(self.state)
