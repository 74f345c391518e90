"""The tree of a play as the browser has it: most of it sent once, what grew since sent again with each choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pnrules.showing.payload import Sent

if TYPE_CHECKING:
    from pnrules.showing.play import ShownPlay as Play

FOLD: Final = 400
"""So many nodes may be sent again with each choice before they become part of what is sent once."""


class Tree:
    """The tree of a play, through the eyes of a seat, in two parts: `base`, and what was added to it, `recent`.

    epoch  rises whenever the base is another one, so that the browser knows which two belong together
    """

    def __init__(self, play: Play, seat: int | None, epoch: int) -> None:
        self.epoch = epoch
        self._sent = Sent(play, seat)
        self._root = self._sent.root
        self._base = self._sent.more()
        self._recent: dict[str, list[Any]] = {name: [] for name in self._base}

    def whole(self) -> dict[str, Any]:
        """Both parts, as traits."""
        return {"base": {"epoch": self.epoch, "root": self._root, **self._base}, **self._added()}

    def grown(self) -> dict[str, Any]:
        """The traits that are otherwise by what the play has grown by."""
        self._recent = {name: self._recent[name] + added for name, added in self._sent.more().items()}
        if len(self._recent["nodes"]) <= FOLD:
            return self._added()
        self._fold()
        return {**self.whole(), "asked": None}

    def _fold(self) -> None:
        """What was added joins the base, just as it is: no step is made again for it."""
        self._base = {name: self._base[name] + added for name, added in self._recent.items()}
        self._recent = {name: [] for name in self._recent}
        self.epoch += 1

    def _added(self) -> dict[str, Any]:
        return {"recent": {"epoch": self.epoch, "from": len(self._base["nodes"]) + 1, **self._recent}}
