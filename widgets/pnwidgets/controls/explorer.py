"""The board with what surrounds it: language, eyes, edition and rulings, each an ordinary ipywidget.

An author who wants another arrangement takes them from an `Explorer` and puts them elsewhere: `.board`, `.language`,
`.seat`, `.edition`, `.rulings` (by ruling) and `.status`.
"""

from __future__ import annotations

from html import escape
from os import PathLike
from typing import TYPE_CHECKING, Any

import ipywidgets
import traitlets

import pnrules
from pnrules import words
from pnrules.kernel.errors import PnError
from pnrules.kernel.rulings import DEFAULT
from pnrules.session.notices import saying
from pnwidgets.board import Board
from pnwidgets.controls.common import WIDE, Labelling, language_switch, offer
from pnwidgets.controls.rulings import Rulings
from pnwidgets.language import PAGE, InWords
from pnwidgets.marks import SHOWS_NEXT

if TYPE_CHECKING:
    from pnrules import Play

WHOLE_TABLE = 0
"""The value of the seat control while no seat's eyes are meant; None would show as nothing chosen."""


class Explorer(InWords, ipywidgets.VBox):  # type: ignore[misc]  # ipywidgets publishes no types
    """A board and its controls.

    board     the Board
    language  its language
    seat      whose eyes it shows the table through: a seat, or WHOLE_TABLE
    edition   the edition that is played; changing it replays the same answers
    rulings   ruling id -> the control for its answer; the same holds
    show_rulings  shows or hides the rulings
    find      what to look for among the rulings: words, or an id
    status    says how far a replay came, in words
    """

    def __init__(self, play: Play, lang: str = "en", seat: int | None = None) -> None:
        self.board = Board(play, lang=lang, seat=seat)
        self.language = language_switch(lang)
        self.seat = ipywidgets.Dropdown(style=WIDE)
        self.edition = ipywidgets.Dropdown(style=WIDE)
        self.status = ipywidgets.HTML()
        self._rulings: Rulings | None = None
        self._rulings_box = ipywidgets.VBox()
        self._rulings_box.layout.display = "none"
        # A button, and no Accordion: the keyboard does not reach the header of one.
        self.show_rulings = ipywidgets.ToggleButton(layout=ipywidgets.Layout(width="auto"))
        self.show_rulings.add_class(SHOWS_NEXT)
        self.show_rulings.observe(self._on_show_rulings, names="value")
        self._labelling = Labelling()
        # What the last replay started from, and where it ended: while nobody has gone on from there, the next one
        # starts from the same play, so that going back to the first rulings brings everything back.
        self._source = play
        self._replayed: tuple[Play, int, int] | None = None
        self._stopped: PnError | None = None

        self._label()
        self.language.observe(self._on_language, names="value")
        self.seat.observe(self._on_seat, names="value")
        self.edition.observe(self._on_rules, names="value")
        self.board.observe(self._on_board_language, names="lang")
        self.board.observe(self._on_board_seat, names="seat")
        self.board.observe(self._on_play, names="info")
        PAGE.observe(self._on_unfolded, names="unfolded")
        below = ipywidgets.HBox([self.language, self.seat, self.edition])
        below.layout.flex_flow, below.layout.margin, below.layout.align_items = "row wrap", "0.5rem 0", "center"
        below.layout.grid_gap = "0 1.5rem"
        super().__init__([self.board, below, self.show_rulings, self._rulings_box, self.status])
        self.add_class("pn-explore")

    def show(self, play: Play) -> None:
        """Another play on the board, and the controls as it has them."""
        self.board.play = play
        self._on_play()

    # --- labels -------------------------------------------------------------------------------------------------------

    def _text(self, id: str, **values: Any) -> str:
        return words.text(self.board.lang, id, **values)

    def _label(self) -> None:
        """Everything in the board's language, and as the play has it."""
        setup = self.board.play.setup
        with self._labelling:
            self.language.description = self._text("explore-language")
            self.seat.description = self._text("explore-seat")
            seats = [(name, seat) for seat, name in enumerate(setup.players, 1)]
            offer(self.seat, [(self._text("explore-whole-table"), WHOLE_TABLE), *seats], self.board.seat or WHOLE_TABLE)
            self.edition.description = self._text("explore-edition")
            offer(self.edition, [(work, edition) for edition, work in setup.game.works.items()], setup.edition)
            self.show_rulings.description = self._text("explore-rulings")
            told = self.show_rulings.value or PAGE.unfolded
            if told or self._rulings is not None:
                self._panel().show(setup, self.board.lang, told=told)
            self.status.value = self._status()

    def _panel(self) -> Rulings:
        """The rulings, made when they are wanted first: a page may have many boards, and few of its readers open them."""
        if self._rulings is None:
            self._rulings = Rulings(self.board.play.setup, self.board.lang, self._on_rules)
            self._rulings_box.children = [self._rulings]
        return self._rulings

    @property
    def rulings(self) -> dict[str, Any]:
        """Ruling id -> the control for its answer, of those that have several in the edition that is played."""
        return self._panel().controls

    @property
    def find(self) -> Any:
        """The control that looks among the rulings, for words or an id."""
        return self._panel().find

    def _status(self) -> str:
        """How far the last replay came."""
        if self._replayed is None:
            said = ""
        elif self._stopped is None:
            said = self._text("explore-replayed")
        else:
            error = self._stopped
            players = self.board.play.setup.players
            reason = words.sentence(self.board.lang, error.id, error.params, error.values, players)
            said = self._text("explore-stopped", reason=reason)
        return f'<div role="status">{escape(said)}</div>'

    # --- what the learner changes -------------------------------------------------------------------------------------

    def _on_language(self, change: traitlets.Bunch) -> None:
        self.board.lang = change["new"]

    def _on_board_language(self, change: traitlets.Bunch) -> None:
        self.language.value = change["new"]
        self._label()

    def _on_unfolded(self, _change: traitlets.Bunch) -> None:
        self._label()

    def _on_play(self, _change: traitlets.Bunch | None = None) -> None:
        """Another play is on the board: of an edition with other rulings perhaps, and no replay unless `_on_rules` made it."""
        if self._replayed is None or self._replayed[0] is not self.board.play:
            self._replayed, self._stopped = None, None
        self._label()

    def _on_show_rulings(self, change: traitlets.Bunch) -> None:
        if change["new"]:
            self._panel().show(self.board.play.setup, self.board.lang, told=True)
        self._rulings_box.layout.display = None if change["new"] else "none"

    def _on_seat(self, change: traitlets.Bunch) -> None:
        if not self._labelling.under_way:
            self.board.seat = change["new"] or None

    def _on_board_seat(self, change: traitlets.Bunch) -> None:
        with self._labelling:
            self.seat.value = change["new"] or WHOLE_TABLE

    def _on_rules(self, _change: traitlets.Bunch | None = None) -> None:
        """Another edition or another answer: the same choices again, as far as they are legal."""
        if self._labelling.under_way:
            return
        shown = self.board.play
        if self._replayed is None or self._replayed != (shown, shown.head, len(shown)):
            self._source = shown
        setup = self._source.setup
        edition = self.edition.value
        chosen = {**dict(setup.rulings), **(self._rulings.chosen() if self._rulings else {})}
        rulings = {id: answer for id, answer in chosen.items() if edition in setup.register[id].editions}
        made = saying("board-made-rules", ("work", "text", setup.game.works[edition]))
        if (edition, rulings) == (setup.edition, {**dict.fromkeys(rulings, DEFAULT), **dict(setup.rulings)}):
            play, self._stopped, self._replayed = self._source, None, None
        else:
            replay = self._source.replayed(edition=edition, rulings=rulings)
            play, self._stopped = replay.play, replay.refused
            self._replayed = (play, play.head, len(play))
        self.board.go_on_with(play, made)
        self._label()

    # --- in words -----------------------------------------------------------------------------------------------------

    def __repr__(self) -> str:
        return repr(self.board)


def explore(source: str | PathLike[str] | Play, lang: str | None = None, seat: int | None = None) -> Explorer:
    """A board with its controls.

    source  a scenario by name (`nightmare/sample`), a file, or a play
    lang    en or fr; by default the page's language, which all boards of a page then switch together
    seat    through whose eyes; None shows the whole table

    Raises BadInput for a scenario that is not good, and NoSuchSeat.
    """
    from pnrules import Play

    play = source if isinstance(source, Play) else pnrules.load(source)  # type: ignore[arg-type]
    explorer = Explorer(play, lang=lang or PAGE.lang, seat=seat)
    if lang is None:
        traitlets.link((PAGE, "lang"), (explorer.board, "lang"))
    return explorer
