"""Notices of a board: why something was refused, how far a replay got, why a play cannot be read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from pnrules.kernel.errors import Cited, PnError, Problem, Saying
from pnrules.kernel.patches import jsonable
from pnrules.showing.payload import error_payload
from pnrules.wire.plays import Notice, Remark

if TYPE_CHECKING:
    from pnrules.kernel.replays import Replay
    from pnrules.kernel.state import Ask
    from pnrules.showing.play import ShownPlay as Play


STOPPED = {
    "refused": "board-stopped-refused",
    "asked": "board-stopped-asked",
    "over": "board-stopped-over",
    "running": "board-stopped-running",
}
"""The messages about why a replay stopped."""


def saying(id: str, *params: tuple[str, str, Any]) -> Saying:
    """A message with its arguments, each as name, kind, value."""
    return {"id": id, "params": [[name, kind] for name, kind, _ in params], "args": [value for _, _, value in params]}


def remark(error: Cited, told: Sequence[Saying] = ()) -> Remark:
    """An error for the browser, or, if given, messages in its place."""
    cited: Remark = {
        "id": error["id"],
        "params": error["params"],
        "args": error["args"],
        "cite": error["cite"],
        "rulings": error["rulings"],
    }
    return {**cited, "told": list(told)} if told else cited


def numbered(notice: Cited, seq: int) -> Notice:
    """A notice with its number."""
    return cast(Notice, {"seq": seq, **notice})


def replayed(replay: Replay[Play], seat: int | None) -> Remark:
    """How far a replay got, sentence by sentence, the refusal last. Reveals nothing hidden from `seat`."""
    play, repeated, left_out, rest, refused = replay
    ask = play.ask
    told = [saying("board-repeated", ("count", "number", repeated))]
    if left_out:
        told.append(saying("board-left-out", ("count", "number", left_out)))
    if rest:
        stopped = "refused" if refused else "asked" if ask is not None else "over" if play.over else "running"
        told.append(saying(STOPPED[stopped], ("count", "number", rest)))
    if rest and ask is not None and not refused:
        told.append(_question(play, ask))
    error = error_payload(refused or PnError("board-repeated"))
    if refused and (seat is None or ask is None or ask.who == seat):  # it may name cards of the player who was refused
        told.append({"id": error["id"], "params": error["params"], "args": error["args"]})
    return remark(error, told)


def not_restored(problem: Problem) -> Remark:
    """Why a play cannot be read."""
    params = (("place", "text"), ("error", "error"))
    return remark(error_payload(PnError("board-not-restored", params, (problem.place, reason(problem)))))


def place_by_place(id: str, problems: Sequence[Problem]) -> Remark:
    """A message followed by problems with their places: why a text cannot be opened, or what differs in a play that other rules
    made."""
    places = [saying("board-restored-place", ("place", "text", p.place), ("error", "error", reason(p))) for p in problems]
    return remark(error_payload(PnError(id)), [saying(id), *places])


def reason(problem: Problem) -> Saying:
    """A problem of a file, as an argument of a message."""
    return {"id": problem.id, "params": [list(p) for p in problem.params], "args": list(problem.args)}


def _question(play: Play, ask: Ask) -> Saying:
    """An ask in words."""
    game = play.setup.game
    params, _ = game.questions[ask.kind]
    named = ((name, kind, value) for (name, kind), value in zip(params, jsonable(ask.args), strict=True))
    return saying(f"ask-{game.name}-{ask.kind}", *named, ("who", "seat", ask.who))
