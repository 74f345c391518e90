"""The board: one anywidget that shows a whole tree of play. It knows no rules; `pnrules` decides, the browser draws.

All of the tree is in the browser, which steps through it by itself. Only a choice comes back, as an intent; what the
kernel makes of it goes out as traits, each a fresh object, since what is changed in place is never sent.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any

import anywidget
import traitlets

from pnrules import words
from pnrules.kernel.errors import BadInput, NoSuchNode, PnError
from pnrules.kernel.payload import Sent, error_payload
from pnrules.kernel.reading import LONGEST_NAME
from pnrules.kernel.state import CHANCE

if TYPE_CHECKING:
    from pnrules.kernel.play import Play

STATIC = Path(__file__).parent / "static"

FOLD = 400
"""So many nodes may be sent again with each choice before they become part of what is sent once."""


class Board(anywidget.AnyWidget):
    """A play to look at and to go on with.

    play  the play; after going on with it in a cell, call `refresh`
    lang  en or fr; may be changed at any time
    seat  through whose eyes; None shows the whole table
    """

    _esm = STATIC / "board.js"
    _css = STATIC / "board.css"

    info = traitlets.Dict().tag(sync=True)
    texts = traitlets.Dict().tag(sync=True)
    lang = traitlets.Enum(words.LANGUAGES, default_value="en").tag(sync=True)
    base = traitlets.Dict().tag(sync=True)
    recent = traitlets.Dict().tag(sync=True)
    head = traitlets.Int().tag(sync=True)
    names = traitlets.Dict().tag(sync=True)
    ask = traitlets.Instance(dict, allow_none=True).tag(sync=True)
    notice = traitlets.Instance(dict, allow_none=True).tag(sync=True)
    result = traitlets.Instance(dict, allow_none=True).tag(sync=True)
    seat = traitlets.Int(None, allow_none=True).tag(sync=True)
    loops: traitlets.List[Any] = traitlets.List().tag(sync=True)
    view = traitlets.Dict().tag(sync=True)
    look = traitlets.Dict().tag(sync=True)

    def __init__(self, play: Play, lang: str = "en", seat: int | None = None, **traits: Any) -> None:
        if seat is not None:
            play.setup.check_seat(seat)
        self._lock = RLock()  # JupyterLab calls back from another thread than the one that runs cells
        self._play = play
        self._epoch = 0
        self._told = 0
        self._wishes = 0
        texts = {language: words.catalogue_text(language) for language in words.LANGUAGES}
        where = {"view": {"node": play.head}, "look": {"node": play.head, "seq": 0}}
        super().__init__(texts=texts, lang=lang, seat=seat, **where, **self._whole(seat), **traits)
        self.on_msg(self._on_message)
        self.observe(self._on_seat, names="seat")

    # --- what is shown ------------------------------------------------------------------------------------------------

    @property
    def play(self) -> Play:
        """The play on the board. Setting it shows another one."""
        return self._play

    @play.setter
    def play(self, play: Play) -> None:
        with self._changing():
            self._play = play
            seat = self.seat if self.seat is not None and self.seat <= len(play.setup.players) else None
            for name, value in self._whole(seat).items():
                setattr(self, name, value)
            self._look_at(play.head)
            self.seat = seat

    def show(self, node: int) -> Board:
        """Look at a node, which need not be the one at which play stands. Raises NoSuchNode. Returns the board."""
        self._play.state_at(node)
        with self._changing():
            self._look_at(node)
        return self

    def _look_at(self, node: int) -> None:
        """The browser is asked to look there; what it looks at, it reports in `view`."""
        self._wishes += 1
        self.look = {"node": node, "seq": self._wishes}
        self.view = {"node": node}

    def refresh(self) -> None:
        """Show what has been done with the play in the meantime."""
        with self._changing():
            self.notice = None
            self._grow()

    @contextmanager
    def _changing(self) -> Iterator[None]:
        """All changes within go to the browser as one message."""
        with self._lock, self.hold_sync():
            yield

    def _whole(self, seat: int | None) -> dict[str, Any]:
        """Everything about the play, the tree from its root."""
        game = self._play.setup.game
        self._epoch += 1
        self._sent = Sent(self._play, seat)
        self._recent: dict[str, list[Any]] = {"rules": [], "asks": [], "options": [], "nodes": []}
        tree = {"root": self._sent.root, **self._sent.more()}
        self._base_size = len(tree["nodes"])
        return {
            "info": {
                **self._play.info(),
                "asks": {kind: [list(p) for p in params] for kind, (params, _) in game.asks().items()},
                "verbs": {verb: [list(p) for p in params] for verb, params in game.verbs().items()},
            },
            "base": {"epoch": self._epoch, **tree},
            "recent": {"epoch": self._epoch, "from": self._base_size + 1, **self._recent},
            "notice": None,
            **self._standing(seat),
        }

    def _standing(self, seat: int | None) -> dict[str, Any]:
        """Where play stands, and what is asked there."""
        return {
            "head": self._play.head,
            "names": {str(node): name for name, node in self._play.names.items()},
            "ask": self._play.ask_payload(seat),
            "result": self._play.result_payload(),
            "loops": self._play.loops_payload(seat),
        }

    def _grow(self) -> None:
        """Send the nodes that are new; once they are many, the whole tree again."""
        if len(self._play) - 1 - self._base_size > FOLD:
            changes = self._whole(self.seat)
            del changes["info"], changes["notice"]
        else:
            self._recent = {name: self._recent[name] + added for name, added in self._sent.more().items()}
            recent = {"epoch": self._epoch, "from": self._base_size + 1, **self._recent}
            changes = {"recent": recent, **self._standing(self.seat)}
        for name, value in changes.items():
            setattr(self, name, value)
        self._look_at(self._play.head)

    def _on_seat(self, change: dict[str, Any]) -> None:
        """Another pair of eyes: the tree as that seat may see it."""
        seat = change["new"]
        with self._changing():
            if seat is not None and not 1 <= seat <= len(self._play.setup.players):
                self.seat = change["old"]
                return
            for name, value in self._whole(seat).items():
                setattr(self, name, value)

    # --- what comes back ----------------------------------------------------------------------------------------------

    def _on_message(self, _widget: Any, content: Any, _buffers: Any) -> None:
        self.intend(content)

    def intend(self, intent: Any) -> None:
        """What the browser asks for. What the rules forbid becomes the notice, and the play is unchanged."""
        with self._changing():
            try:
                name_only = self._carry_out(intent)
            except PnError as error:
                self.notice = self._noted(error)
                return
            self.notice = None
            if name_only:
                self.names = self._standing(self.seat)["names"]
            else:
                self._grow()

    def _carry_out(self, intent: Any) -> bool:
        """Do what an intent says; whether only a name was given."""
        play = self._play
        match intent:
            case {"do": "choose", "node": int(node), "option": [str(), *_] as option, "who": int() | "chance" as who}:
                if not _plain(option):
                    raise PnError("board-not-understood")
                play.state_at(node)
                play.choose(option, seat=CHANCE if who == CHANCE else who, at=node)
            case {"do": "undo"}:
                play.undo()
            case {"do": "redo"}:
                play.redo()
            case {"do": "goto", "node": int(node)}:
                play.goto(node)
            case {"do": "name", "node": int(node), "name": str(name)}:
                try:
                    play.name(node, name)
                except BadInput as error:
                    raise PnError("board-bad-name", (("longest", "number"),), (LONGEST_NAME,)) from error
                return True
            case _:
                raise PnError("board-not-understood")
        return False

    def _noted(self, error: PnError) -> dict[str, Any]:
        """An error as the notice."""
        self._told += 1
        return {"seq": self._told, **error_payload(error)}

    # --- in words -----------------------------------------------------------------------------------------------------

    def __repr__(self) -> str:
        node = self.view.get("node", self._play.head)
        try:
            return self._play.describe(self.lang, node)
        except NoSuchNode:  # the browser said where it looks, and may have been wrong
            return self._play.describe(self.lang, self._play.head)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, metadata = bundle
        return {**data, "text/plain": repr(self)}, metadata


def _plain(value: Any) -> bool:
    """Whether an option consists of what options may consist of."""
    if isinstance(value, list):
        return all(_plain(item) for item in value)
    return value is None or isinstance(value, str | int)
