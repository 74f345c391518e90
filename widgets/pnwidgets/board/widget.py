"""The board as a widget: the carrier of a session (`pnrules.session`) in Jupyter.

The session's traits become the widget's, and the page's messages go to the session. It knows no rules, and draws nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any, TypedDict

import traitlets
from traitlets.utils.bunch import Bunch

from pnrules import words
from pnrules.kernel.errors import NoSuchNode, PnError
from pnrules.kernel.forms.validation import Json
from pnrules.kernel.rulings import DEFAULT
from pnrules.session import BoardSession, Traits
from pnrules.wire.messages import Answer
from pnwidgets import places, reader
from pnwidgets.board.carrier import Carrier

if TYPE_CHECKING:
    from pnrules import Play
    from pnrules.kernel.errors import Saying

BOARD = "pnwidgets.board.widget.Board"
"""The identity of every board for a page, including explorers and levels: the script and style are the same, and loaded once."""

_NUMBERS = count()

_SERVED = """
const { assets, version } = JSON.parse(document.getElementById("pn-page-data").textContent);
const board = await import(new URL(`${assets}board.js?v=${version}`, location.href).href);
export default board.default;
"""
"""The script of boards in the apps, whose pages have loaded the real one already: saves half a megabyte per board."""


class Rules(TypedDict):
    """The rules of a play, as traits.

    rulings  the answers that differ from their default
    """

    edition: str
    rulings: dict[str, str]


class Board(Carrier):
    """A play to view and to continue.

    play  the play; call `refresh` after continuing it in a cell
    lang  en or fr; may be changed at any time
    seat  whose view is shown; None shows the whole table
    offer the settings on the board: any of `lang`, `seat`, `rules`

    `edition` and `rulings` (ruling id -> answer) are the rules of the play. Setting one replays the same choices by the new
    rules, as far as they are legal; going back to the old rules brings the rest back. Raises BadInput for unknown rules, and
    NoSuchSeat for an unknown `seat`; the trait then keeps its value.

    The other traits, described in `pnrules.wire.traits.Traits`, can be read and observed.
    """

    _esm: Path | str = places.static() / "board.js"
    _css: Path | str = places.static() / "board.css"

    lang = traitlets.Enum(words.LANGUAGES, default_value="en").tag(sync=True)
    seat = traitlets.Int(None, allow_none=True).tag(sync=True)
    view = traitlets.Dict().tag(sync=True)
    edition = traitlets.Unicode()
    rulings = traitlets.Dict()

    def __init__(
        self,
        play: Play | None = None,
        lang: str = "en",
        seat: int | None = None,
        offer: tuple[str, ...] = (),
        session: BoardSession | None = None,
        **traits: Any,
    ) -> None:
        if session is None:
            assert play is not None, "a board has a play, or a session that has one"
            session = BoardSession(play, lang, seat, offer)
        self.session = session
        # As texts: if they were files, anywidget would hold every board ever made, in order to send it changes of the file.
        self._esm, self._css = (_SERVED, "") if reader.in_app() else (str(type(self)._esm), str(type(self)._css))
        self._lock = RLock()  # JupyterLab's callbacks run in another thread than the cells
        known = {"number": next(_NUMBERS), "_anywidget_id": BOARD, **session.traits, **self._rules()}
        super().__init__(**{**known, **traits})
        self.on_msg(self._on_message)
        self.observe(self._on_lang, names="lang")
        self.observe(self._on_seat, names="seat")
        self.observe(self._on_rules, names=["edition", "rulings"])

    # --- what is shown ------------------------------------------------------------------------------------------------

    @property
    def play(self) -> Play:
        """The play on the board. Setting it shows another play, and drops the ones kept to go back to."""
        return self.session.play

    @play.setter
    def play(self, play: Play) -> None:
        with self._changing():
            self._set(self.session.show_play(play))

    def go_on_with(self, play: Play, made: Saying) -> None:
        """Show another play that was made from this board's (`made` says how), and keep the way back."""
        with self._changing():
            self._set(self.session.go_on_with(play, made))

    def show(self, node: int) -> Board:
        """Show a node, which may differ from the play's head. Raises NoSuchNode. Returns the board."""
        with self._changing():
            self._set(self.session.look_at(node))
        return self

    def refresh(self) -> None:
        """Show what has happened in the play since the last refresh."""
        with self._changing():
            self._set(self.session.refresh())

    def _on_lang(self, change: Bunch) -> None:
        if change["new"] != self.session.lang:
            self._set(self.session.speak(change["new"]))

    def _on_seat(self, change: Bunch) -> None:
        """Show the tree as another seat may see it. Raises NoSuchSeat, and then changes nothing."""
        if change["new"] == self.session.seat:  # the session changed it, not the reader
            return
        try:
            with self._changing():
                self._set(self.session.see_as(change["new"]))
        except PnError:
            self.seat = self.session.seat
            raise

    def _on_rules(self, _change: Bunch) -> None:
        """Replay by other rules. Raises BadInput, which lists the known ones, and then changes nothing."""
        if {"edition": self.edition, "rulings": self.rulings} == self._rules():
            return
        try:
            self.play.setup.with_(edition=self.edition, rulings=self.rulings)
            with self._changing():
                as_printed = dict.fromkeys(self._rules()["rulings"], DEFAULT)
                self._set(self.session.play_by(self.edition, {**as_printed, **self.rulings}))
        except PnError:
            self._set({})
            raise

    def _rules(self) -> Rules:
        """The rules of the play, as traits."""
        setup = self.session.play.setup
        return {"edition": setup.edition, "rulings": dict(setup.rulings)}

    @contextmanager
    def _changing(self) -> Iterator[None]:
        """Send all changes within as one message."""
        with self._lock, self.hold_sync():
            yield

    def _set(self, traits: Traits) -> None:
        """Set traits, and those of the rules with them."""
        with self.hold_trait_notifications():
            for name, value in (*traits.items(), *self._rules().items()):
                setattr(self, name, value)

    # --- what comes back ----------------------------------------------------------------------------------------------

    def set_state(self, sync_data: Json) -> None:
        """Take the one trait that a page may set itself: the node it views. It has to ask for everything else (`intend`), so that
        a page with one seat's cards cannot get at the others'."""
        view = sync_data.get("view")
        if isinstance(view, dict) and view.keys() == {"node"} and type(view["node"]) is int:
            super().set_state({"view": view})

    def _on_message(self, _widget: Any, message: Any, _buffers: Any) -> None:
        answer = self.intend(message)
        if answer is not None:
            self.send(answer)

    def intend(self, message: Any) -> Answer | None:
        """Handle a message from the browser. Gives the answer, if any. An illegal choice becomes the notice, and leaves the play
        unchanged."""
        with self._changing():
            heard = self.session.hear(message)
            self._set(heard.traits)
        return heard.answer

    def restore(self, kept: Any, node: int) -> bool:
        """Resume a play that a browser kept, and show a node. Gives whether that was possible; if not, the notice says why, and
        nothing else changes."""
        with self._changing():
            restored, traits = self.session.restore(kept, node)
            self._set(traits)
        return restored

    # --- in words -----------------------------------------------------------------------------------------------------

    def __repr__(self) -> str:
        """The position in view, in words; at the start of a worked example the whole of it, with its comments, because notebooks
        are also read where there are no widgets."""
        node = self.view.get("node", self.play.head)
        if node == 0 and self.play.commentary.at:
            return self.play.to_text(self.lang, self.seat)
        try:
            return self.play.describe(self.lang, node)
        except NoSuchNode:  # the browser sets the node, and may be wrong
            return self.play.describe(self.lang, self.play.head)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, metadata = bundle
        return {**data, "text/plain": repr(self)}, metadata
