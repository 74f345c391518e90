"""The board: one anywidget that shows a whole tree of play. It knows no rules; `pnrules` decides, the browser draws.

All of the tree is in the browser, which steps through it by itself. Only a choice comes back, as an intent; what the
kernel makes of it goes out as traits, each a fresh object, since what is changed in place is never sent.
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
from pnrules.kernel.patches import plain
from pnrules.kernel.reading import LONGEST_NAME, one_line
from pnrules.kernel.rulings import DEFAULT
from pnrules.kernel.state import CHANCE
from pnrules.showing.payload import Sent, error_payload, position, view
from pnwidgets import places
from pnwidgets.board.plays import Plays, Saying, saying

if TYPE_CHECKING:
    from pnrules import Play
    from pnrules.kernel.replays import Replay
    from pnrules.kernel.state import Ask

_NUMBERS = count()

STOPPED = {
    "refused": "board-stopped-refused",
    "asked": "board-stopped-asked",
    "over": "board-stopped-over",
    "running": "board-stopped-running",
}
"""The messages that say why the same answers went no further."""

FOLD = 400
"""So many nodes may be sent again with each choice before they become part of what is sent once."""


class Board(anywidget.AnyWidget):
    """A play to look at and to go on with.

    play  the play; after going on with it in a cell, call `refresh`
    lang  en or fr; may be changed at any time
    seat  through whose eyes; None shows the whole table

    Two traits are there for who comes back to a play that the browser kept: `number`, which of this kernel's boards it is, and
    `reopen`, what the address of a page has to ask for so that it deals the same play again.
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
        self._plays = Plays(play)
        self._epoch = 0
        self._sent: Sent
        self._recent: dict[str, list[Any]]
        self._base_size: int
        self._told = 0
        self._wishes = 0
        where = {"view": {"node": play.head}, "look": {"node": play.head, "seq": 0}}
        traits = {"number": next(_NUMBERS), **where, **self._whole(seat), **traits}
        super().__init__(lang=lang, seat=seat, **traits)
        self.on_msg(self._on_message)
        self.observe(self._on_seat, names="seat")

    # --- what is shown ------------------------------------------------------------------------------------------------

    @property
    def play(self) -> Play:
        """The play on the board. Setting it shows another one, and takes away those that were made from the one before."""
        return self._play

    @play.setter
    def play(self, play: Play) -> None:
        self._put(Plays(play))

    @property
    def _play(self) -> Play:
        kept = self._plays.find(self._plays.at)
        assert kept is not None, "the play that is played is always there"
        return kept.play

    def go_on_with(self, play: Play, made: Saying) -> None:
        """Show another play, made from one of this board's (`made` says how); the way back to those is kept."""
        number = self._plays.number_of(play)
        self._plays.at = self._plays.add(play, made) if number is None else number
        self._plays.beside = None
        self._show(play)

    def _put(self, plays: Plays) -> None:
        """Other plays come in place of those of this board. Where they cannot be shown, those stay, and nothing has changed."""
        with self._changing():
            before = self._plays, self._epoch, self._sent, self._recent, self._base_size
            self._plays = plays
            try:
                whole = self._whole(self._eyes(self._play))
            except BaseException:
                self._plays, self._epoch, self._sent, self._recent, self._base_size = before
                raise
            self._show(self._play, whole)

    def _eyes(self, play: Play) -> int | None:
        """The seat through whose eyes a play is seen: the one chosen, if the play has it."""
        return None if self.seat is None or self.seat > len(play.setup.players) else self.seat

    def _show(self, play: Play, whole: dict[str, Any] | None = None) -> None:
        """Everything about the play goes to the browser, which looks where it stands.

        whole  what that is, where it has been worked out already
        """
        with self._changing():
            seat = self._eyes(play)
            if self.seat != seat:
                self.seat, whole = seat, None
            for name, value in (whole or self._whole(seat)).items():
                setattr(self, name, value)
            self._look_at(play.head)

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
        self._epoch += 1
        self._sent = Sent(self._play, seat)
        self._recent = {"rules": [], "asks": [], "options": [], "nodes": []}
        tree = {"root": self._sent.root, **self._sent.more()}
        self._base_size = len(tree["nodes"])
        return {
            "texts": {lang: words.board_text(lang, self._play.setup.game.name) for lang in words.LANGUAGES},
            "info": self._info(self._play, seat),
            "base": {"epoch": self._epoch, **tree},
            "recent": {"epoch": self._epoch, "from": self._base_size + 1, **self._recent},
            "notice": None,
            "asked": None,
            **self._shelf(seat),
            **self._standing(seat),
        }

    def _info(self, play: Play, seat: int | None) -> dict[str, Any]:
        """What the browser must know once of a play."""
        game = play.setup.game
        return {
            **play.info(),
            "removable": self._removable(play, seat),
            "answers": self._answers(play),
            "asks": {kind: [list(p) for p in params] for kind, (params, _) in game.asks().items()},
            "verbs": {verb: [list(p) for p in params] for verb, params in game.verbs().items()},
        }

    def _removable(self, play: Play, seat: int | None) -> list[str]:
        """The cards without which a play could begin; under a seat's eyes those alone that it saw then."""
        start = play.start
        cards = start.setup.game.removable(start)
        if seat is None:
            return list(cards)
        seen = set(_texts(position(view(start, seat))))
        return [card for card in cards if card in seen]

    def _answers(self, play: Play) -> dict[str, list[str]]:
        """The rulings of a play's edition that can be answered otherwise, each with all its answers."""
        setup = play.setup
        switchable = (ruling for ruling in setup.register.values() if ruling.others and setup.edition in ruling.editions)
        return {ruling.id: [DEFAULT, *ruling.others] for ruling in switchable}

    def _shelf(self, seat: int | None) -> dict[str, Any]:
        """The plays that there are, and the one beside, whole."""
        kept = self._plays.find(self._plays.beside)
        if kept is None:
            return {"plays": self._plays.payload(), "beside": None}
        base = {"epoch": kept.number, **kept.play.payload(seat)}
        beside = {
            "number": kept.number,
            "made": kept.made,
            "info": self._info(kept.play, seat),
            "base": base,
            "head": kept.play.head,
        }
        return {"plays": self._plays.payload(), "beside": beside}

    def _standing(self, seat: int | None) -> dict[str, Any]:
        """Where play stands, and what is asked there."""
        return {
            "head": self._play.head,
            "names": {str(node): name for name, node in self._play.names.items()},
            "ask": self._play.ask_payload(seat),
            "running": self._play.running_payload(seat),
            "result": self._play.result_payload(),
            "loops": self._play.loops_payload(seat),
        }

    def _grow(self) -> None:
        """Send the nodes that are new; once they are many, they become part of what is sent once."""
        self._recent = {name: self._recent[name] + added for name, added in self._sent.more().items()}
        changes = self._folded() if len(self._recent["nodes"]) > FOLD else {}
        recent = {"epoch": self._epoch, "from": self._base_size + 1, **self._recent}
        for name, value in {**changes, "recent": recent, **self._standing(self.seat)}.items():
            setattr(self, name, value)
        self._look_at(self._play.head)

    def _folded(self) -> dict[str, Any]:
        """What has been sent bit by bit joins what is sent once, just as it is: no step is made again for it."""
        base = {name: self.base[name] + added for name, added in self._recent.items()}
        self._epoch += 1
        self._recent = {name: [] for name in self._recent}
        self._base_size = len(base["nodes"])
        return {"base": {"epoch": self._epoch, "root": self.base["root"], **base}, "asked": None}

    def _on_seat(self, change: dict[str, Any]) -> None:
        """Another pair of eyes: the tree as that seat may see it."""
        seat = change["new"]
        with self._changing():
            if seat is not None and (type(seat) is not int or not 1 <= seat <= len(self._play.setup.players)):
                self.seat = change["old"]
                return
            for name, value in self._whole(seat).items():
                setattr(self, name, value)

    # --- what comes back ----------------------------------------------------------------------------------------------

    def _on_message(self, _widget: Any, content: Any, _buffers: Any) -> None:
        match _sorted_out(content):
            case {"do": "keep"}:
                with self._lock:
                    self.send({"kept": saves.save(self._play)})
            case {"do": "draw", "node": int(node), "as": "svg" | "png" as form} if 0 <= node < len(self._play):
                with self._lock:
                    self.send({"drawn": self._play.to_svg(self.lang, node, self.seat), "as": form})
            case {"do": "restore", "save": kept, "node": int(node)}:
                restored = self.restore(kept, node)
                self.send({"restored": restored, **({"otherwise": True} if restored and self._play.otherwise else {})})
            case _:
                self.intend(content)

    def restore(self, kept: Any, node: int) -> bool:
        """Go on with a play that a browser kept, looking at a node; whether it could be read. If not, the notice says why, and
        nothing else has changed: the play is read, checked and worked out whole before it comes onto the board.

        Chance answers as it does in the play that is on the board. What these rules do otherwise than those that kept it, the
        notice says as well.
        """
        with self._changing():
            try:
                play = saves.restore(kept, chance=self._play.chance)
                self._put(Plays(play))
            except BadInput as error:
                self.notice = self._not_restored(error.problems[0])
                return False
            except IMPOSSIBLE:
                self.notice = self._not_restored(Problem("save", "problem-position"))
                return False
            if 0 <= node < len(play):
                self._look_at(node)
            if play.otherwise:
                self.notice = self._restored_otherwise(play.otherwise)
        return True

    def _not_restored(self, problem: Problem) -> dict[str, Any]:
        """What keeps a play from being read, as the notice."""
        return self._noted(
            PnError("board-not-restored", (("place", "text"), ("error", "error")), (problem.place, _reason(problem)))
        )

    def _restored_otherwise(self, otherwise: tuple[Problem, ...]) -> dict[str, Any]:
        """What is otherwise in a play that other rules made, as the notice: place by place."""
        places = [saying("board-restored-place", ("place", "text", p.place), ("error", "error", _reason(p))) for p in otherwise]
        return {**self._noted(PnError("board-restored-otherwise")), "told": [saying("board-restored-otherwise"), *places]}

    def intend(self, intent: Any) -> None:
        """What the browser asks for. What the rules forbid becomes the notice, and the play is unchanged."""
        with self._changing():
            try:
                self._carry_out(_sorted_out(intent))
            except PnError as error:
                self.notice = self._noted(error)

    def _carry_out(self, intent: Any) -> None:
        """Do what an intent says."""
        play = self._play
        notice = None
        match intent:
            case {"do": "choose", "node": int(node), "option": [str(), *_] as option, "who": int() | "chance" as who}:
                play.state_at(node)
                play.choose(_checked(option), seat=CHANCE if who == CHANCE else who, at=node)
                self._grow()
            case {"do": "go-on", "node": int(node)}:
                play.state_at(node)
                play.go_on(at=node)
                self._grow()
            case {"do": "undo"}:
                play.undo()
                self._grow()
            case {"do": "redo"}:
                play.redo()
                self._grow()
            case {"do": "goto", "node": int(node)}:
                play.goto(node)
                self._grow()
            case {"do": "name", "node": int(node), "name": str(name)}:
                self._name(node, name)
            case {"do": "foresee", "node": int(node)}:
                self.asked = play.ask_payload(self.seat, node)
            case {"do": "what-if", "node": int(node), "option": [str(), *_] as option, "end": int(end)}:
                notice = self._what_if(node, _checked(option), end)
            case {"do": "without", "card": str(card), "end": int(end)}:
                notice = self._without(card, end)
            case {"do": "ruling", "id": str(id), "answer": str(answer), "end": int(end)}:
                notice = self._otherwise(id, answer, end)
            case {"do": "beside", "number": int() | None as number}:
                self._put_beside(number)
            case {"do": "adopt"}:
                self._adopt()
            case _:
                raise PnError("board-not-understood")
        self.notice = notice

    def _name(self, node: int, name: str) -> None:
        try:
            self._play.name(node, name)
        except BadInput as error:
            raise PnError("board-bad-name", (("longest", "number"),), (LONGEST_NAME,)) from error
        self.names = self._standing(self.seat)["names"]

    # --- what if ------------------------------------------------------------------------------------------------------

    def _what_if(self, node: int, option: list[Any], end: int) -> dict[str, Any]:
        """Another answer, and the rest again, as a branch. Returns what is to be said of it."""
        found = self._play.what_if(node, option, end=end)
        self._grow()
        told = self._report(self._play, found.repeated, found.left_out, found.rest, found.refused)
        return {**told, "compare": [end, found.node]}

    def _without(self, card: str, end: int) -> dict[str, Any]:
        """The same play without a card, beside this one."""
        if card not in self._removable(self._play, self.seat):
            raise PnError("board-not-removable", (("card", "card"),), (one_line(card),))
        return self._beside(self._play.without(card, end=end), saying("board-made-without", ("card", "card", card)))

    def _otherwise(self, id: str, answer: str, end: int) -> dict[str, Any]:
        """The same play with another answer to a ruling, beside this one."""
        if answer not in self._answers(self._play).get(id, ()):
            raise PnError("board-not-understood")
        rulings = {**dict(self._play.setup.rulings), id: answer}
        made = "board-made-ruling-default" if answer == DEFAULT else "board-made-ruling"
        return self._beside(self._play.replayed(rulings=rulings, end=end), saying(made, ("id", "text", id)))

    def _beside(self, replay: Replay[Play], made: Saying) -> dict[str, Any]:
        """Show a play beside the one that is played. Returns what is to be said of how far it went."""
        self._put_beside(self._plays.add(replay.play, made))
        return self._report(*replay)

    def _put_beside(self, number: int | None) -> None:
        if number is not None and (self._plays.find(number) is None or number == self._plays.at):
            raise PnError("board-not-understood")
        self._plays.beside = number
        for name, value in self._shelf(self.seat).items():
            setattr(self, name, value)

    def _adopt(self) -> None:
        """Go on with the play beside; the one before stays on the shelf."""
        play = self._plays.adopt()
        if play is None:
            raise PnError("board-not-understood")
        self._show(play)

    def _report(self, play: Play, repeated: int, left_out: int, rest: int, refused: PnError | None) -> dict[str, Any]:
        """How far the same answers went, as the notice: sentence by sentence, the refusal last."""
        told = [saying("board-repeated", ("count", "number", repeated))]
        if left_out:
            told.append(saying("board-left-out", ("count", "number", left_out)))
        ask = play.ask
        if rest:
            stopped = "refused" if refused else "asked" if ask is not None else "over" if play.over else "running"
            told.append(saying(STOPPED[stopped], ("count", "number", rest)))
        if rest and ask is not None and not refused:
            told.append(_question(play, ask))
        error = self._noted(refused or PnError("board-repeated"))
        if refused and (self.seat is None or ask is None or ask.who == self.seat):  # it may name the cards of whom it refuses
            told.append({name: error[name] for name in ("id", "params", "args")})
        return {**error, "told": told}

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


def _sorted_out(message: Any) -> Any:
    """A message, unless it has true or false for a number: Python would take them for 1 and 0."""
    return None if isinstance(message, dict) and any(isinstance(part, bool) for part in message.values()) else message


def _reason(problem: Problem) -> dict[str, Any]:
    """What is wrong with a file, as an argument of a message."""
    return {"id": problem.id, "params": [list(p) for p in problem.params], "args": list(problem.args)}


def _checked(option: list[Any]) -> list[Any]:
    """An option that consists of what options may consist of. Raises PnError."""
    if not _plain(option):
        raise PnError("board-not-understood")
    return option


def _plain(value: Any) -> bool:
    """Whether an option consists of what options may consist of."""
    if isinstance(value, list):
        return all(_plain(item) for item in value)
    return value is None or isinstance(value, str | int)


def _question(play: Play, ask: Ask) -> Saying:
    """An ask in words."""
    game = play.setup.game
    params, _ = game.asks()[ask.kind]
    named = ((name, kind, value) for (name, kind), value in zip(params, plain(ask.args), strict=True))
    return saying(f"ask-{game.name}-{ask.kind}", *named, ("who", "seat", ask.who))


def _texts(data: Any) -> Iterator[str]:
    """Every text that stands in plain data."""
    if isinstance(data, str):
        yield data
    for item in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from _texts(item)
