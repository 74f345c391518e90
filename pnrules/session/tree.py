"""The tree of a play as the browser has it: most of it is sent once, and what has grown since is sent again with each choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from pnrules.showing.payload import Sent
from pnrules.wire.traits import Traits
from pnrules.wire.tree import Nodes, Recent

if TYPE_CHECKING:
    from pnrules.showing.play import ShownPlay as Play

FOLD: Final = 400
"""How many nodes may be sent again with each choice before they are folded into the base."""


NONE: Final[Nodes] = {"rules": [], "asks": [], "options": [], "nodes": []}


class Tree:
    """The tree of a play, through the eyes of a seat, in two parts: `base`, and what was added to it, `recent`.

    epoch  increases whenever the base changes, so that the browser knows which parts belong together
    """

    def __init__(self, play: Play, seat: int | None, epoch: int) -> None:
        self.epoch = epoch
        self._sent = Sent(play, seat)
        self._root = self._sent.root
        self._base = self._sent.more()
        self._recent = NONE

    def whole(self) -> Traits:
        """Both parts."""
        return {"base": {"epoch": self.epoch, "root": self._root, **self._base}, **self._added()}

    def grown(self) -> Traits:
        """The traits that changed since the play has grown."""
        self._recent = _joined(self._recent, self._sent.more())
        if len(self._recent["nodes"]) <= FOLD:
            return self._added()
        self._fold()
        return {**self.whole(), "asked": None}

    def _fold(self) -> None:
        """Move what was added into the base; no step is computed again for it."""
        self._base = _joined(self._base, self._recent)
        self._recent = NONE
        self.epoch += 1

    def _added(self) -> Traits:
        added = {"epoch": self.epoch, "from": len(self._base["nodes"]) + 1, **self._recent}
        return {"recent": cast(Recent, added)}  # `from` is a keyword of Python


def _joined(one: Nodes, more: Nodes) -> Nodes:
    """Nodes with those that follow, as a new object."""
    return {
        "rules": one["rules"] + more["rules"],
        "asks": one["asks"] + more["asks"],
        "options": one["options"] + more["options"],
        "nodes": one["nodes"] + more["nodes"],
    }
