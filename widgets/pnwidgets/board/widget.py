"""The board: one anywidget that shows a whole tree of play. It knows no rules; `pnrules` decides, the browser draws.

All of the tree is in the browser, which steps through it by itself. Only a choice comes back, as a command (`commands`); what
the kernel makes of it goes out as traits (`mirror`).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from threading import RLock
from typing import TYPE_CHECKING, Any

import anywidget
import traitlets

from pnrules import saves, words
from pnrules.kernel.errors import BadInput, NoSuchNode, PnError, Problem
from pnrules.kernel.invariants import IMPOSSIBLE
from pnrules.showing.payload import error_payload
from pnwidgets import places
from pnwidgets.board import notices
from pnwidgets.board.commands import CHANGES, QUESTIONS, is_question, understood
from pnwidgets.board.mirror import Mirror
from pnwidgets.board.plays import Plays
from pnwidgets.board.traits import Traits

if TYPE_CHECKING:
    from pnrules import Play

_NUMBERS = count()


class Board(anywidget.AnyWidget):
    """A play to look at and to go on with.

    play  the play; after going on with it in a cell, call `refresh`
    lang  en or fr; may be changed at any time
    seat  through whose eyes; None shows the whole table

    Two traits are there for whoever comes back to a play that the browser kept: `number`, which of this kernel's boards it is,
    and `reopen`, what the address of a page has to ask for so that it deals the same play again.
    """

    _esm = places.static() / "board.js"
    _css = places.static() / "board.css"

    info = traitlets.Dict().tag(sync=True)
    texts = traitlets.Dict().tag(sync=True)
    lang = traitlets.Enum(words.LANGUAGES, default_value="en").tag(sync=True)
    base = traitlets.Dict().tag(sync=True)
    recent = traitlets.Dict().tag(sync=True)
    head = traitlets.Int().tag(sync=True)
    names = traitlets.Dict().tag(sync=True)
    ask = traitlets.Instance(dict, allow_none=True).tag(sync=True)
    notice = traitlets.Instance(dict, allow_none=True).tag(sync=True)
    running = traitlets.Instance(dict, allow_none=True).tag(sync=True)
    result = traitlets.Instance(dict, allow_none=True).tag(sync=True)
    seat = traitlets.Int(None, allow_none=True).tag(sync=True)
    loops: traitlets.List[Any] = traitlets.List().tag(sync=True)
    view = traitlets.Dict().tag(sync=True)
    look = traitlets.Dict().tag(sync=True)
    asked = traitlets.Instance(dict, allow_none=True).tag(sync=True)
    plays = traitlets.Dict().tag(sync=True)
    beside = traitlets.Instance(dict, allow_none=True).tag(sync=True)
    number = traitlets.Int().tag(sync=True)
    reopen = traitlets.Unicode().tag(sync=True)

    def __init__(self, play: Play, lang: str = "en", seat: int | None = None, **traits: Any) -> None:
        if seat is not None:
            play.setup.check_seat(seat)
        self._lock = RLock()  # JupyterLab calls back from another thread than the one that runs cells
        self._mirror = Mirror(Plays(play), seat)
        self._notices = count(1)
        super().__init__(lang=lang, **{"number": next(_NUMBERS), **self._as_told(self._mirror.first()), **traits})
        self.on_msg(self._on_message)
        self.observe(self._on_seat, names="seat")

    # --- what is shown ------------------------------------------------------------------------------------------------

    @property
    def play(self) -> Play:
        """The play on the board. Setting it shows another one, and takes away those that were made from the one before."""
        return self._mirror.play

    @play.setter
    def play(self, play: Play) -> None:
        with self._changing():
            self._set(self._mirror.show(Plays(play)))

    def go_on_with(self, play: Play, made: notices.Saying) -> None:
        """Show another play, made from one of this board's (`made` says how); the way back to those is kept."""
        with self._changing():
            self._mirror.plays.go_on_with(play, made)
            self._set(self._mirror.show(self._mirror.plays))

    def show(self, node: int) -> Board:
        """Look at a node, which need not be the one at which play stands. Raises NoSuchNode. Returns the board."""
        self.play.state_at(node)
        with self._changing():
            self._set(self._mirror.look_at(node))
        return self

    def refresh(self) -> None:
        """Show what has been done with the play in the meantime."""
        with self._changing():
            self._set({"notice": None, **self._mirror.grown()})

    def _on_seat(self, change: dict[str, Any]) -> None:
        """Another pair of eyes: the tree as that seat may see it."""
        seat = change["new"]
        if seat == self._mirror.seat:  # it was not the reader who chose them
            return
        with self._changing():
            if seat is None or (type(seat) is int and 1 <= seat <= len(self.play.setup.players)):
                self._set(self._mirror.see_as(seat))
            else:
                self.seat = change["old"]

    @contextmanager
    def _changing(self) -> Iterator[None]:
        """All changes within go to the browser as one message."""
        with self._lock, self.hold_sync():
            yield

    def _set(self, traits: Traits) -> None:
        """Give traits their values; a notice gets a number, so that the same one is said again."""
        if traits.get("notice") is not None:
            traits = {**traits, "notice": {"seq": next(self._notices), **traits["notice"]}}
        for name, value in self._as_told(traits).items():
            setattr(self, name, value)

    def _as_told(self, traits: Traits) -> Traits:
        """What the browser is told of what there is: all of it. A board that holds something back overrides this."""
        return traits

    # --- what comes back ----------------------------------------------------------------------------------------------

    def _on_message(self, _widget: Any, content: Any, _buffers: Any) -> None:
        if not is_question(content):
            self.intend(content)
            return
        answer = None
        with self._listening():
            answer = understood(content, QUESTIONS).carried_out(self)
        if answer is not None:
            self.send(answer)

    def intend(self, intent: Any) -> None:
        """What the browser asks for. What the rules forbid becomes the notice, and the play is unchanged."""
        with self._listening():
            self._set({"notice": None, **self._carry_out(intent)})

    def _carry_out(self, intent: Any) -> Traits:
        """Do what an intent says. Raises PnError where it may not be done."""
        return understood(intent, CHANGES).carried_out(self._mirror)

    @contextmanager
    def _listening(self) -> Iterator[None]:
        """Whatever is refused within becomes the notice."""
        with self._changing():
            try:
                yield
            except PnError as error:
                self._set({"notice": error_payload(error)})

    def restore(self, kept: Any, node: int) -> bool:
        """Go on with a play that a browser kept, looking at a node; whether it could be read. If not, the notice says why, and
        nothing else has changed: the play is read, checked and worked out whole before it comes onto the board.

        Chance answers as it does in the play that is on the board. What these rules do otherwise than those that kept it, the
        notice says as well.
        """
        with self._changing():
            try:
                play = saves.restore(kept, chance=self.play.chance)
                self._set(self._mirror.show(Plays(play)))
            except BadInput as error:
                self._set({"notice": notices.not_restored(error.problems[0])})
                return False
            except IMPOSSIBLE:
                self._set({"notice": notices.not_restored(Problem("save", "problem-position"))})
                return False
            if 0 <= node < len(play):
                self._set(self._mirror.look_at(node))
            if play.otherwise:
                self._set({"notice": notices.restored_otherwise(play.otherwise)})
        return True

    # --- in words -----------------------------------------------------------------------------------------------------

    def __repr__(self) -> str:
        node = self.view.get("node", self.play.head)
        try:
            return self.play.describe(self.lang, node)
        except NoSuchNode:  # the browser said where it looks, and may have been wrong
            return self.play.describe(self.lang, self.play.head)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, metadata = bundle
        return {**data, "text/plain": repr(self)}, metadata
