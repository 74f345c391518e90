"""A board on which a position is built, and which gives it back."""

from __future__ import annotations

from os import PathLike
from typing import TYPE_CHECKING

import pnrules
from pnwidgets.controls.explorer import Explorer
from pnwidgets.language import PAGE, join

if TYPE_CHECKING:
    from pnrules import Play
    from pnrules.kernel.state import AnyState


class Editor(Explorer):
    """A board whose editor is open. See `edit`."""

    def begin(self, node: int, *, folded: bool = False) -> None:
        """Open the editor on a node: see `edit`."""
        with self._changing():
            self._set(self.session.build(node, folded=folded))

    @property
    def built(self) -> Play:
        """A play from the current position; after "Play from here", the play on the board. Raises BadInput, with
        every problem, while the position is unfinished."""
        bench = self.session.bench
        return self.play if bench is None else bench.built()

    @property
    def position(self) -> AnyState:
        """The current position. Raises BadInput while it is unfinished."""
        return self.built.start

    @property
    def line(self) -> str:
        """The same in one line: `pnrules.load` reads it. Raises BadInput while it is unfinished."""
        return self.built.to_line(0)


def edit(source: str | PathLike[str] | Play, lang: str | None = None, node: int | None = None, *, folded: bool = False) -> Editor:
    """A board for editing a position of a play; the result is in `position`, `line` and `built`.

    source  a line, a scenario by name (`nightmare/sample`), a file, or a play
    lang    en or fr; by default the page's language
    node    the node of the position; by default the head
    folded  whether it begins as a button, which opens the board

    Raises BadInput for an invalid source, and NoSuchNode.
    """
    from pnrules import Play

    play = source if isinstance(source, Play) else pnrules.load(source)  # type: ignore[arg-type]
    at = play.head if node is None else node
    play.state_at(at)
    editor = Editor(play, lang=lang or PAGE.lang)
    if lang is None:
        join(editor)
    if PAGE.unfolded:
        editor.show(at)  # an exported page has no kernel to change it with
    else:
        editor.begin(at, folded=folded)
    return editor
