"""The board as a widget: the carrier of a session (`pnrules.session`) where there is Jupyter.

What the session tells the page are its traits; what the page sends, the session hears. It knows no rules, and draws nothing.
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
"""What a page knows every board by, an explorer's and a level's too: their looks are the same, and are there once."""

_NUMBERS = count()

_SERVED = """
const { assets, version } = JSON.parse(document.getElementById("pn-page-data").textContent);
const board = await import(new URL(`${assets}board.js?v=${version}`, location.href).href);
export default board.default;
"""
"""What draws boards in a page of the apps, which has the script and its style already: each board is half a megabyte less."""


class Rules(TypedDict):
    """The rules by which a play is played, as traits.

    rulings  the answers to those that are not answered by their default
    """

    edition: str
    rulings: dict[str, str]


class Board(Carrier):
    """A play to look at and to go on with.

    play  the play; after going on with it in a cell, call `refresh`
    lang  en or fr; may be changed at any time
    seat  through whose eyes; None shows the whole table
    offer what of language, eyes and rules the board itself offers to change: `lang`, `seat`, `rules`

    `edition` and `rulings` (ruling id -> answer) are the rules by which it is played. Setting one plays the same choices by
    the others, as far as they are legal, and brings what was there before back with them. Raises BadInput for rules, and
    NoSuchSeat for a `seat`, that there are not; they do not stay in the trait.

    What the page has of it besides are its other traits, as `pnrules.wire.traits.Traits` describes them: to be read and observed.
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
        # As texts: a class's file would keep every board that was ever made, so as to send it what changes in the file.
        self._esm, self._css = (_SERVED, "") if reader.in_app() else (str(type(self)._esm), str(type(self)._css))
        self._lock = RLock()  # JupyterLab calls back from another thread than the one that runs cells
        known = {"number": next(_NUMBERS), "_anywidget_id": BOARD, **session.traits, **self._rules()}
        super().__init__(**{**known, **traits})
        self.on_msg(self._on_message)
        self.observe(self._on_lang, names="lang")
        self.observe(self._on_seat, names="seat")
        self.observe(self._on_rules, names=["edition", "rulings"])

    # --- what is shown ------------------------------------------------------------------------------------------------

    @property
    def play(self) -> Play:
        """The play on the board. Setting it shows another one, and takes away those that were made from the one before."""
        return self.session.play

    @play.setter
    def play(self, play: Play) -> None:
        with self._changing():
            self._set(self.session.show_play(play))

    def go_on_with(self, play: Play, made: Saying) -> None:
        """Show another play, made from one of this board's (`made` says how); the way back to those is kept."""
        with self._changing():
            self._set(self.session.go_on_with(play, made))

    def show(self, node: int) -> Board:
        """Look at a node, which need not be the one at which play stands. Raises NoSuchNode. Returns the board."""
        with self._changing():
            self._set(self.session.look_at(node))
        return self

    def refresh(self) -> None:
        """Show what has been done with the play in the meantime."""
        with self._changing():
            self._set(self.session.refresh())

    def _on_lang(self, change: Bunch) -> None:
        if change["new"] != self.session.lang:
            self._set(self.session.speak(change["new"]))

    def _on_seat(self, change: Bunch) -> None:
        """Other eyes: the tree as that seat may see it. Those that there are not leave all as it was. Raises NoSuchSeat."""
        if change["new"] == self.session.seat:  # it was not the reader who chose them
            return
        try:
            with self._changing():
                self._set(self.session.see_as(change["new"]))
        except PnError:
            self.seat = self.session.seat
            raise

    def _on_rules(self, _change: Bunch) -> None:
        """Other rules. Those that there are not leave all as it was. Raises BadInput, which says what there is."""
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
        """The rules by which the play is played, as traits."""
        setup = self.session.play.setup
        return {"edition": setup.edition, "rulings": dict(setup.rulings)}

    @contextmanager
    def _changing(self) -> Iterator[None]:
        """All changes within go to the browser as one message."""
        with self._lock, self.hold_sync():
            yield

    def _set(self, traits: Traits) -> None:
        """Give traits their values, and those of the rules with them."""
        with self.hold_trait_notifications():
            for name, value in (*traits.items(), *self._rules().items()):
                setattr(self, name, value)

    # --- what comes back ----------------------------------------------------------------------------------------------

    def set_state(self, sync_data: Json) -> None:
        """What a page sets by itself: the node at which it looks. All else it asks for (`intend`): a page that may see one seat's
        cards does not give itself the others'."""
        view = sync_data.get("view")
        if isinstance(view, dict) and view.keys() == {"node"} and type(view["node"]) is int:
            super().set_state({"view": view})

    def _on_message(self, _widget: Any, message: Any, _buffers: Any) -> None:
        answer = self.intend(message)
        if answer is not None:
            self.send(answer)

    def intend(self, message: Any) -> Answer | None:
        """What the browser asks for, and the message that answers it, if any. What the rules forbid becomes the notice, and the
        play is unchanged."""
        with self._changing():
            heard = self.session.hear(message)
            self._set(heard.traits)
        return heard.answer

    def restore(self, kept: Any, node: int) -> bool:
        """Go on with a play that a browser kept, looking at a node; whether it could be read. If not, the notice says why, and
        nothing else has changed."""
        with self._changing():
            restored, traits = self.session.restore(kept, node)
            self._set(traits)
        return restored

    # --- in words -----------------------------------------------------------------------------------------------------

    def __repr__(self) -> str:
        """The position that is looked at, in words; at the start of a worked example all of it, with its comments: a notebook is
        read where no widgets are, too."""
        node = self.view.get("node", self.play.head)
        if node == 0 and self.play.commentary.at:
            return self.play.to_text(self.lang, self.seat)
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
